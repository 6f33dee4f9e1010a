/** The footer of the list: the result of the last action, its undo, and the storage in use. */
import { html, nothing, type TemplateResult } from 'lit';
import { fill, plural } from '../../../../src/core/locales.js';
import type { LibraryState } from '../../../library/library-types.js';
import type { AnalyseStrings } from '../../../locales/analyse.js';
import { language } from '../../../site.js';

/** The data that the footer shows. */
export interface FooterView {
  readonly words: AnalyseStrings['open'];
  readonly state: LibraryState;
  /** The result of the last action. */
  readonly note: string;
  /** A change was not stored, and so not made. */
  readonly isUndone: boolean;
  /** The storage in use by the site, according to the browser. */
  readonly bytes: number | undefined;
  undo(): void;
  keepAgain(): void;
}

export function footer(view: FooterView): TemplateResult {
  const { words, state, note, isUndone, bytes } = view;
  const { isLasting, notStored, deleted, games } = state;
  const problem = isLasting ? plural(words.full, notStored, language()) : words.noStorage;
  return html`<div class="row" role="status">
      ${note === '' && deleted === 0 ? nothing : html`<span>${note || plural(words.deleted, deleted, language())}</span>`}
      ${
        deleted > 0
          ? html`<button type="button" class="plain" @click=${() => view.undo()}>${words.undo}</button>`
          : nothing
      }
    </div>
    ${
      notStored > 0 || !isLasting
        ? html`<div class="status failed" role="alert">
            <p>${problem}</p>
            <button type="button" class="plain" @click=${() => view.keepAgain()}>${words.keepAgain}</button>
          </div>`
        : nothing
    }
    ${isUndone ? html`<p class="status failed" role="alert">${words.changeNotStored}</p>` : nothing}
    <p class="quiet">
      ${isLasting ? plural(words.stored, games - notStored, language()) : nothing}
      ${bytes === undefined ? nothing : fill(words.storage, { size: megabytes(bytes) })}
    </p>`;
}

function megabytes(bytes: number): string {
  const format = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language(), format).format(bytes / 1e6);
}
