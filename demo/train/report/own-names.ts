/** The form for the user's names, games played here, and files. */
import { html, nothing, type TemplateResult } from 'lit';
import { fill, plural } from '../../../src/core/locales.js';
import type { ReportStrings } from '../../locales/report.js';
import { LONGEST_NAME, type Settings } from '../../my-games/settings.js';
import { language } from '../../site.js';

/** Number of players with a button. */
const OFFERED = 6;

/** The data of the form, and its callbacks. */
export interface OwnNamesView {
  readonly words: ReportStrings['mine'];
  readonly settings: Settings;
  /** The players with most games in the library. */
  readonly players: readonly { readonly name: string; readonly games: number }[];
  /** Number of the user's games; missing before it is known. */
  readonly own: number | undefined;
  /** Number of games in the library whose players have no names. */
  readonly unnamed: number;
  /** The result of the last action. */
  readonly message: string;
  onChange(change: Partial<Settings>): void;
  onName(name: string): void;
  onFiles(files: readonly File[]): void;
}

export function ownNamesView(view: OwnNamesView): TemplateResult {
  const { words, settings, players, own, message, onChange } = view;
  const { names, played } = settings;
  return html`${
      isFirst(view)
        ? nothing
        : html`<p role="status">
            ${message} ${own === undefined ? nothing : ownText(own, players.length, words)}
          </p>`
    }
    ${names.length === 0 ? playerButtons(view) : nothing} ${unnamedButtons(view)}
    ${isFirst(view) ? nothing : html`<div class="ways">${fileButton(view)}</div>`}
    <ul class="stored-lines">
      ${names.map(
        (name) =>
          html`<li>
            <span>${name}</span>
            <button
              type="button"
              class="plain"
              @click=${() => onChange({ names: names.filter((one) => one !== name) })}
            >
              ${fill(words.remove, { name })}
            </button>
          </li>`,
      )}
    </ul>
    <details>
      <summary>${words.more}</summary>
      <form class="choice" @submit=${(event: SubmitEvent) => submitName(event, view)}>
        <label>
          ${words.name}
          <input name="name" required maxlength=${LONGEST_NAME} autocomplete="off" list="players" />
        </label>
        <datalist id="players">
          ${players.map(({ name, games }) => html`<option value=${name}>${games}</option>`)}
        </datalist>
        <button class="plain">${words.add}</button>
      </form>
      <p class="choice">
        <label class="flag">
          <input
            type="checkbox"
            .checked=${played}
            @change=${({ target }: Event) => onChange({ played: (target as HTMLInputElement).checked })}
          />
          ${words.played}
        </label>
      </p>
    </details>`;
}

/** Whether there are no games at all: then the page begins with the ways to some, and this form can wait. */
export function isFirst({
  own,
  players,
  unnamed,
}: Pick<OwnNamesView, 'own' | 'players' | 'unnamed'>): boolean {
  return own === 0 && players.length === 0 && unnamed === 0;
}

/** The ways to the first games. */
export function firstGames(view: Pick<OwnNamesView, 'words' | 'message' | 'onFiles'>): TemplateResult {
  return html`<div class="ways">
      ${fileButton(view, 'lead')} <a class="plain" href="../index.html">${view.words.play}</a>
    </div>
    <p role="status">${view.message}</p>`;
}

function fileButton(
  { words, onFiles }: Pick<OwnNamesView, 'words' | 'onFiles'>,
  rank: 'lead' | 'plain' = 'plain',
): TemplateResult {
  return html`<label class="file ${rank}">
    ${words.file}
    <input
      class="unseen"
      type="file"
      multiple
      @change=${({ target }: Event) => {
        const input = target as HTMLInputElement;
        onFiles([...(input.files ?? [])]);
        input.value = '';
      }}
    />
  </label>`;
}

/** Buttons for the players with most games. */
function playerButtons({ words, players, onName }: OwnNamesView): TemplateResult | typeof nothing {
  if (players.length === 0) return nothing;
  return html`<div class="actions" role="group" aria-label=${words.whoAreYou}>
    <span>${words.whoAreYou}</span>
    ${players
      .slice(0, OFFERED)
      .map(
        ({ name, games }) =>
          html`<button type="button" class="plain" @click=${() => onName(name)}>${name} (${games})</button>`,
      )}
  </div>`;
}

function ownText(own: number, players: number, words: ReportStrings['mine']): string {
  if (own > 0) return plural(words.games, own, language());
  return players > 0 ? words.none : '';
}

/** Asks for the user's side in games that do not name their players. */
function unnamedButtons({
  words,
  settings,
  unnamed,
  onChange,
}: OwnNamesView): TemplateResult | typeof nothing {
  if (unnamed === 0) return nothing;
  const text = plural(words.unnamed, unnamed, language());
  return html`<div class="actions" role="group" aria-label=${text}>
    <span>${text}</span>
    ${(['black', 'white'] as const).map(
      (side) =>
        html`<button
          type="button"
          class="plain"
          aria-pressed=${String(settings.unnamed === side)}
          @click=${() => onChange({ unnamed: settings.unnamed === side ? undefined : side })}
        >
          ${words.sides[side]}
        </button>`,
    )}
  </div>`;
}

function submitName(event: SubmitEvent, { onName }: OwnNamesView): void {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const name = form.querySelector('input')!.value.trim();
  form.reset();
  if (name !== '') onName(name);
}
