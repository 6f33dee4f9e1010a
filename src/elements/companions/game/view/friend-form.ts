/**
 * The choices for a game with a friend elsewhere: live or by turns, the side and the time. The dialog asks for them with
 * the names of both, and the panel beside a new link.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../../core/locales/strings/game.js';
import { plural } from '../../../../core/locales/strings.js';
import type { Color } from '../../../../core/rules/color.js';
import { DAYS } from '../session/friend/link.js';
import { sentenceWith } from '../session/game-words.js';
import { NAME_LENGTH } from '../session/setup/game-setup.js';
import { cancelButton, closeAround, type FormOption, radios, select } from './form.js';

/** How a game with a friend is played, in the form of its choices. */
export interface FriendChoices {
  /** Whether each move is a link. */
  readonly isByTurns: boolean;
  /** The side of the user. */
  readonly side: Color;
  /** Number of days for each move, for a game by turns; 0 for no limit. */
  readonly days: number;
  /** Each side's time for the game in minutes, and the increment in seconds, for a live game; 0 for none. */
  readonly minutes: number;
  readonly increment: number;
}

/** The answers for a game with a friend. */
export interface FriendSetup extends FriendChoices {
  readonly name: string;
  readonly friend: string;
}

/** The first choice. */
const USUAL: FriendChoices = { isByTurns: false, side: 'black', days: 0, minutes: 0, increment: 0 };

/** The times of live games: minutes, and seconds for each move. */
const TIMES = [
  [0, 0],
  [3, 2],
  [5, 0],
  [10, 0],
  [25, 0],
] as const;

/** The form of "Invite a friend". @param name what the user was called last */
export function friendForm(
  strings: GameStrings,
  language: string,
  { contacts, name }: { readonly contacts: readonly string[]; readonly name: string },
  start: (setup: FriendSetup) => void,
): TemplateResult {
  const t = strings.friend;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const setup = readFriendForm(event.currentTarget as HTMLFormElement);
    closeAround(event);
    start(setup);
  };
  const field = (id: string, label: string, value: string): TemplateResult =>
    html`<div class="field">
      <label for="friend-${id}">${label}</label>
      <input
        type="text"
        id="friend-${id}"
        name=${id}
        value=${value}
        maxlength=${NAME_LENGTH}
        autocomplete="off"
      />
    </div>`;
  return html`<form method="dialog" @submit=${submit}>
    <h2 id="friend-title">${t.title}</h2>
    <p>${t.help}</p>
    ${friendChoices(strings, language)}
    <div class="columns">${field('name', t.yourName, name)} ${field('friend', t.friendName, '')}</div>
    ${contacts.length === 0 ? nothing : privacy(t.live, new Intl.ListFormat(language).format(contacts))}
    <div class="actions">
      ${cancelButton(strings.newGame.cancel)}
      <button type="submit" class="main" autofocus>${t.create}</button>
    </div>
  </form>`;
}

/** The fields for live or by turns and, folded, the user's side and the time, which both players see. */
export function friendChoices(
  strings: GameStrings,
  language: string,
  { isByTurns, side, days, minutes, increment } = USUAL,
): TemplateResult {
  const { newGame, friend } = strings;
  const { ways } = friend;
  return html`<div class="by">
      ${radios('way', friend.title, isByTurns ? 'turns' : 'live', [
        ['live', ways.live],
        ['turns', ways.turns],
      ])}
    </div>
    <details class="fold" ?open=${side !== USUAL.side || days > 0 || minutes > 0}>
      <summary>${friend.terms}</summary>
      <div class="terms">
        ${radios('side', newGame.side, side, [
          ['black', strings.black],
          ['white', strings.white],
        ])}
        <div class="for-live">
          ${select('time', newGame.time, `${minutes}+${increment}`, timesOf(newGame, language))}
        </div>
        <div class="for-turns">${select('days', friend.perMove, days, daysOf(friend, language))}</div>
      </div>
    </details>`;
}

/** The clocks of live games. */
function timesOf(
  { noTime, minutes: words }: GameStrings['newGame'],
  language: string,
): readonly FormOption[] {
  return TIMES.map(([minutes, increment]): FormOption => {
    const text = minutes === 0 ? noTime : plural(words, minutes, language);
    return [`${minutes}+${increment}`, increment ? `${text} + ${increment} s` : text];
  });
}

/** The days for each move. */
function daysOf({ noLimit, days }: GameStrings['friend'], language: string): readonly FormOption[] {
  return [[0, noLimit], ...DAYS.map((n): FormOption => [n, plural(days, n, language)])];
}

/** The set-up of the form for a friend elsewhere; names that it has no field for are empty. */
export function readFriendForm(form: HTMLFormElement): FriendSetup {
  const data = new FormData(form);
  const of = (name: string): string => ((data.get(name) ?? '') as string).trim();
  const isByTurns = of('way') === 'turns';
  const [minutes = 0, increment = 0] = isByTurns ? [] : of('time').split('+').map(Number);
  return {
    isByTurns,
    side: of('side') === 'white' ? 'white' : 'black',
    days: isByTurns ? Number(of('days')) : 0,
    minutes,
    increment,
    name: of('name'),
    friend: of('friend'),
  };
}

/** The user's name, above which it says who will read it. */
export function nameField(
  { friend }: GameStrings,
  language: string,
  { name, other }: { readonly name: string; readonly other: string },
  rename: (name: string) => void,
): TemplateResult {
  return html`<label class="own-name"
    ><span>${sentenceWith(friend.willSee, other || friend.someone, language)}</span>
    <input
      type="text"
      autocomplete="given-name"
      placeholder=${friend.yourName}
      maxlength=${NAME_LENGTH}
      .value=${name}
      @change=${({ currentTarget }: Event) => rename((currentTarget as HTMLInputElement).value.trim())}
    />
  </label>`;
}

/** What the servers of others do and see, and their names. */
export function privacy(
  { helped, privacy: title }: GameStrings['friend']['live'],
  hosts: string,
): TemplateResult {
  return html`<details class="servers">
    <summary>${title}</summary>
    ${helped} ${hosts}
  </details>`;
}
