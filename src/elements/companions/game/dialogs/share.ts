import { html, type TemplateResult } from 'lit';
import { labelled } from '../../../../core/locales/strings.js';
import type { GameStrings } from '../../../../core/locales/strings/game.js';

/** The data that the dialog shows, and its callbacks. */
export interface ShareView {
  readonly strings: GameStrings;
  readonly language: string;
  readonly link: string;
  /** The game as a text, and whether the text is its moves or only the position. */
  readonly record: string;
  readonly isTranscript: boolean;
  /** The result of the last button pressed. */
  readonly note: string;
  readonly copy: (text: string) => void;
  readonly load: (text: string) => void;
}

/** The game as a link and as a text, and a field to open another game. */
export function shareForm(view: ShareView): TemplateResult {
  const { strings, language, link, record, isTranscript, note, copy, load } = view;
  const t = strings.share;
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
      <button type="button" @click=${() => copy(value)} aria-label=${labelled(t.copy, label, language)}>
        ${t.copy}
      </button>
    </div>`;
  return html`<form method="dialog" @submit=${submit}>
    <h2 id="share-title">${t.title}</h2>
    ${line('share-link', t.link, link)}
    ${line('share-moves', isTranscript ? t.transcript : t.position, record)}
    <div class="field">
      <label for="share-load">${t.load}</label>
      <textarea id="share-load" name="game" rows="3" spellcheck="false" placeholder=${t.loadHelp}></textarea>
    </div>
    <p role="status" class="note">${note}</p>
    <div class="actions">
      <button value="close">${t.close}</button>
      <button value="load" class="main">${t.loadButton}</button>
    </div>
  </form>`;
}
