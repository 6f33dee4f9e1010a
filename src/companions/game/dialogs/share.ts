import { html, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../locales/game/strings.js';

/** What the dialog shows and whom it tells. */
export interface ShareView {
  readonly words: GameStrings;
  readonly link: string;
  readonly moves: string;
  /** What came of the last press on a button. */
  readonly note: string;
  readonly copy: (text: string) => void;
  readonly load: (text: string) => void;
}

/** The game as a link and as moves, and a field to open another. */
export function shareForm({ words, link, moves, note, copy, load }: ShareView): TemplateResult {
  const w = words.share;
  const submit = (event: SubmitEvent): void => {
    if ((event.submitter as HTMLButtonElement | null)?.value !== 'load') return;
    event.preventDefault();
    load(new FormData(event.currentTarget as HTMLFormElement).get('game') as string);
  };
  const line = (id: string, label: string, value: string): TemplateResult =>
    html`<div class="copy">
      <div class="field">
        <label for=${id}>${label}</label>
        <input type="text" id=${id} readonly .value=${value} />
      </div>
      <button type="button" @click=${() => copy(value)} aria-label="${w.copy}: ${label}">${w.copy}</button>
    </div>`;
  return html`<form method="dialog" @submit=${submit}>
    <h2 id="share-title">${w.title}</h2>
    ${line('share-link', w.link, link)} ${line('share-moves', w.transcript, moves)}
    <div class="field">
      <label for="share-load">${w.load}</label>
      <textarea id="share-load" name="game" rows="3" spellcheck="false" placeholder=${w.loadHelp}></textarea>
    </div>
    <p role="status" class="note">${note}</p>
    <div class="actions">
      <button value="close">${w.close}</button>
      <button value="load" class="main">${w.loadButton}</button>
    </div>
  </form>`;
}
