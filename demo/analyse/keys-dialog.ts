/** The list of keys of the analysis page, opened by `?`. */
import { html, render } from 'lit';
import type { AnalyseStrings } from '../locales/analyse.js';

/** Made when the keys are first shown, and used again. */
let dialog: HTMLDialogElement | undefined;

/** Opens the list, or draws it in another language if it is open. */
export function showKeys({ keyList }: AnalyseStrings): void {
  dialog ??= document.body.appendChild(document.createElement('dialog'));
  dialog.className = 'keys-dialog';
  dialog.setAttribute('aria-labelledby', 'keys-title');
  render(
    html`<h2 id="keys-title">${keyList.title}</h2>
      <dl>
        ${keyList.rows.map(
          ([keys, meaning]) =>
            html`<div>
              <dt><kbd>${keys}</kbd></dt>
              <dd>${meaning}</dd>
            </div>`,
        )}
      </dl>
      <form method="dialog"><button class="plain">${keyList.close}</button></form>`,
    dialog,
  );
  if (!dialog.open) dialog.showModal();
}
