import { html, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../../core/locales/strings/game.js';

/** Lists the keys of the board. */
export function keysForm({ keys }: GameStrings): TemplateResult {
  return html`<form method="dialog">
    <h2 id="keys-title">${keys.title}</h2>
    <dl class="keys">
      ${keys.list.map(
        ([names, action]) =>
          html`<div>
            <dt>${names.split(' ').map((name) => html`<kbd>${name}</kbd> `)}</dt>
            <dd>${action}</dd>
          </div>`,
      )}
    </dl>
    <div class="actions"><button class="main">${keys.close}</button></div>
  </form>`;
}
