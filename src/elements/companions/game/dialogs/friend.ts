/**
 * The form for a game with a friend elsewhere. A part of the dialogs, by turns or live; the panel takes the names of
 * servers from it.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../../core/locales/strings/game.js';
import { labelled, plural } from '../../../../core/locales/strings.js';
import type { Color } from '../../../../core/rules/color.js';
import { DAYS } from '../friend/link.js';
import { NAME_LENGTH } from '../session/game-setup.js';
import { cancelButton, closeAround, radios, select, type FormOption } from './form.js';

/** The answers for a game with a friend. */
export interface FriendSetup {
  /** The side of the user. */
  readonly side: Color;
  readonly name: string;
  readonly friend: string;
  /** Number of days for each move, for a game that is only played by turns; 0 for none. */
  readonly days: number;
  /** Each side's time for the game in minutes, and the increment in seconds, for a live game; 0 for none. */
  readonly minutes: number;
  readonly increment: number;
}

/** The times of live games: minutes, and seconds for each move. */
const TIMES = [
  [3, 2],
  [5, 0],
  [10, 0],
  [25, 0],
] as const;

/** The form of "With a friend". */
export function friendForm(
  strings: GameStrings,
  language: string,
  contacts: readonly string[],
  start: (setup: FriendSetup) => void,
): TemplateResult {
  const t = strings.friend;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const setup = readForm(event.currentTarget as HTMLFormElement);
    closeAround(event);
    start(setup);
  };
  const field = (name: string, label: string): TemplateResult =>
    html`<div class="field">
      <label for="friend-${name}">${label}</label>
      <input type="text" id="friend-${name}" name=${name} maxlength=${NAME_LENGTH} autocomplete="off" />
    </div>`;
  return html`<form method="dialog" @submit=${submit}>
    <h2 id="friend-title">${t.title}</h2>
    <p>${t.help}</p>
    <details>
      <summary>${t.more}</summary>
      <div class="columns">${field('name', t.yourName)} ${field('friend', t.friendName)}</div>
      ${radios('side', strings.newGame.side, 'black', [
        ['black', strings.black],
        ['white', strings.white],
      ])}
      ${select('time', strings.newGame.time, '0+0', timesOf(strings, language))}
    </details>
    ${contacts.length === 0 ? nothing : serverNames(t.live, new Intl.ListFormat(language).format(contacts))}
    <div class="actions">
      ${cancelButton(strings.newGame.cancel)}
      <button type="submit" class="main" autofocus>${t.create}</button>
    </div>
  </form>`;
}

/** What servers of others do and see, and their names behind a question. */
export function serverNames(
  { helped, servers }: GameStrings['friend']['live'],
  hosts: string,
): TemplateResult {
  return html`<p class="help">${helped}</p>
    <details class="servers">
      <summary>${servers}</summary>
      ${hosts}
    </details>`;
}

function readForm(form: HTMLFormElement): FriendSetup {
  const data = new FormData(form);
  const of = (name: string): string => (data.get(name) as string).trim();
  const days = Number(/^(\d+) days$/u.exec(of('time'))?.[1] ?? 0);
  const [minutes = 0, increment = 0] = days > 0 ? [] : of('time').split('+').map(Number);
  return {
    side: of('side') === 'white' ? 'white' : 'black',
    name: of('name'),
    friend: of('friend'),
    days,
    minutes,
    increment,
  };
}

/** No clock, the clocks of live games, and days for each move. */
function timesOf({ newGame, friend }: GameStrings, language: string): readonly FormOption[] {
  const times = TIMES.map(([minutes, increment]): FormOption => {
    const text = plural(newGame.minutes, minutes, language);
    return [`${minutes}+${increment}`, increment ? `${text} + ${increment} s` : text];
  });
  const days = DAYS.map((n): FormOption => [
    `${n} days`,
    labelled(friend.perMove, plural(friend.days, n, language), language),
  ]);
  return [['0+0', newGame.noTime], ...times, ...days];
}
