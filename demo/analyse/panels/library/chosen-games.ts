/** Actions for selected games, and for the current collection. */
import { html, nothing, type TemplateResult } from 'lit';
import { plural } from '../../../../src/core/locales.js';
import {
  EXPORT_FORMATS,
  type ExportFormat,
  type LibraryState,
  type OwnCollection,
} from '../../../library/library-types.js';
import type { AnalyseStrings } from '../../../locales/analyse.js';
import { language } from '../../../site.js';
import { labelledSelect } from './labelled-select.js';

/** What the actions need. */
export interface ChosenGamesView {
  readonly words: AnalyseStrings['open'];
  /** The label of the button that makes chapters of the games. */
  readonly fromLibrary: string;
  readonly state: LibraryState;
  /** Number of selected games. */
  readonly count: number;
  /** The current collection, if the user has created it. */
  readonly collection: OwnCollection | undefined;
  readonly format: ExportFormat;
  selectAll(): void;
  delete(): void;
  /** Adds the games to the analysis as chapters. */
  addChapters(): void;
  chooseFormat(format: ExportFormat): void;
  export(): void;
  /** Adds the games to a collection by name. */
  collect(name: string): void;
  takeOut(): void;
  rename(name: string): void;
  deleteCollection(): void;
}

export function chosenGames(view: ChosenGamesView): TemplateResult {
  const { words, state, count, collection, format } = view;
  const none = count === 0;
  return html`<div class="actions" role="group" aria-label=${words.select}>
    <div class="row">
      <span role="status">${plural(words.selected, count, language())}</span>
      <button type="button" class="plain" @click=${() => view.selectAll()}>${words.selectAll}</button>
      <button type="button" class="plain" ?disabled=${none} @click=${() => view.delete()}>
        ${words.delete}
      </button>
      <button type="button" class="plain" ?disabled=${none} @click=${() => view.addChapters()}>
        ${view.fromLibrary}
      </button>
    </div>
    <div class="row">
      ${labelledSelect(
        words.exportAs,
        EXPORT_FORMATS.map((one) => [one, words.exports[one]] as const),
        format,
        (chosen) => view.chooseFormat(chosen as ExportFormat),
      )}
      <button type="button" class="plain" ?disabled=${none} @click=${() => view.export()}>
        ${words.export}
      </button>
    </div>
    <form class="row" @submit=${(event: SubmitEvent) => submitName(event, (name) => view.collect(name))}>
      <label
        >${words.addTo}
        <input name="name" required autocomplete="off" list="collection-names" maxlength="60" />
      </label>
      <datalist id="collection-names">
        ${state.collections.map(({ name }) => html`<option value=${name}></option>`)}
      </datalist>
      <button class="plain" ?disabled=${none}>${words.add}</button>
      ${
        collection
          ? html`<button type="button" class="plain" ?disabled=${none} @click=${() => view.takeOut()}>
              ${words.takeOut}
            </button>`
          : nothing
      }
    </form>
    ${collection ? ownCollection(collection, view) : nothing}
  </div>`;
}

/** Renames or deletes a collection that the user has created. */
function ownCollection({ name }: OwnCollection, view: ChosenGamesView): TemplateResult {
  const { words } = view;
  return html`<form
    class="row"
    @submit=${(event: SubmitEvent) => submitName(event, (changed) => view.rename(changed))}
  >
    <label
      >${words.collectionName}
      <input name="collection" required autocomplete="off" maxlength="60" .defaultValue=${name} />
    </label>
    <button class="plain">${words.rename}</button>
    <button type="button" class="plain" @click=${() => view.deleteCollection()}>
      ${words.deleteCollection}
    </button>
  </form>`;
}

function submitName(event: SubmitEvent, take: (name: string) => void): void {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const name = form.querySelector('input')!.value.trim();
  if (name === '') return;
  take(name);
  form.reset();
}
