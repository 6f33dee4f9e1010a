/**
 * The form for a new game here. `dialogs.ts` shows it, and passes the `GameSetup` that it reads to the session.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { isStrength, levelNumber, namedLevel } from '../../../../core/engine/levels/level-names.js';
import { LEVELS, STRENGTHS } from '../../../../core/engine/engine.js';
import { POINTS_OF_LEVELS } from '../../../../core/engine/levels/level-strength.js';
import type { GameStrings } from '../../../../core/locales/strings/game.js';
import { fill, plural } from '../../../../core/locales/strings.js';
import { parseTime } from '../../clock/game-clock.js';
import { namesOf, opponentHelp, opponentText, usualNames } from '../session/game-words.js';
import {
  knowsBook,
  NAME_LENGTH,
  readSetup,
  type GameSetup,
  type Opponent,
} from '../session/setup/game-setup.js';
import {
  cancelButton,
  checkbox,
  choicesOf,
  file,
  number,
  radios,
  select,
  text,
  type FormOption,
} from './form.js';

/**
 * Times to choose from, in minutes; tournaments give 20 to 25. The fields of the form have the names of a `GameSetup`,
 * but `name0` and `name1`, the names of the first and the second player, and `own`, a time as typed.
 */
const MINUTES = ['1', '3', '5', '10', '20', '25'];
/** The initial value of a custom time. */
const DEFAULT_OWN_TIME = '15:00';
/** Minutes, minutes and seconds, or hours too; greater than zero. */
const TIME_PATTERN = '(?![0:]*$)[0-9]{1,3}(:[0-5][0-9]){0,2}';

/** The answers in the form. */
export interface NewGameDraft {
  readonly setup: GameSetup;
  /** The custom time as typed, valid or not; `undefined` if a time is chosen from the list. */
  readonly ownTime: string | undefined;
  /** Whether both names are there, where two people play. */
  readonly hasNames: boolean;
}

/** The form filled in with a set-up. */
export function draftOf(setup: GameSetup): NewGameDraft {
  const listed = setup.time === 'none' || MINUTES.includes(setup.time);
  return { setup, ownTime: listed ? undefined : setup.time, hasNames: true };
}

/** A page's own choice of an opponent, in the slot `new-game`. It sends `input` when a person has chosen. */
export interface OpponentChoice extends HTMLElement {
  /** The opponent of the form, and what the person has chosen. */
  value: Pick<GameSetup, 'level' | 'computer'>;
}

/** The data that the dialog shows, and its callbacks. */
export interface NewGameView {
  readonly strings: GameStrings;
  readonly language: string;
  /** The answers so far. */
  readonly draft: NewGameDraft;
  /** The page's own choice of an opponent, if any. */
  readonly choice: OpponentChoice | undefined;
  /** @param target what has changed in it */
  changed(form: HTMLFormElement, target: EventTarget | null): void;
  start(form: HTMLFormElement): void;
  /** A friend elsewhere is invited instead. */
  invite(): void;
}

/**
 * Browsers show what is wrong with a field only if it is visible. They ask before showing the field, and WebKit does
 * not move the focus.
 */
const SHOW_FIELD = {
  handleEvent: ({ target }: Event): void => {
    const field = target as HTMLElement;
    const details = field.closest('details');
    if (details) details.open = true;
    field.focus();
  },
  capture: true,
};

/** The form of "New game". The browser validates it. An empty name means the default. */
export function newGameForm(view: NewGameView): TemplateResult {
  const { strings } = view;
  const draft = view.draft.setup;
  const t = strings.newGame;
  const alone = draft.players === 'one';
  const [first, second] = namesOf(draft, strings);
  const usual = usualNames(draft.players, strings);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    view.start(event.currentTarget as HTMLFormElement);
  };
  return html`<form
    @input=${(event: Event) => view.changed(event.currentTarget as HTMLFormElement, event.target)}
    @invalid=${SHOW_FIELD}
    @submit=${submit}
  >
    <h2 id="new-game-title">${t.title}</h2>
    <div class="by">
      ${radios('players', t.players, draft.players, [
        ['one', strings.opponents.computer],
        ['two', strings.opponents.two],
      ])}
      <button type="button" class="link" @click=${() => view.invite()}>${strings.friend.title}</button>
    </div>
    ${
      alone
        ? view.choice
          ? html`<slot name="new-game"></slot>`
          : opponents(view)
        : html`<div class="columns">
            ${text('name0', t.names[0], first, { max: NAME_LENGTH, usual: usual[0], required: true })}
            ${text('name1', t.names[1], second, { max: NAME_LENGTH, usual: usual[1], required: true })}
          </div>`
    }
    <div class="columns">
      ${radios('side', alone ? t.side : fill(t.firstSide, { name: first }), draft.side, [
        ['black', strings.black],
        ['white', strings.white],
        ['lot', t.lot],
      ])}
      ${timeOfPlayer(view)}
    </div>
    ${draft.side === 'lot' ? html`<p class="help">${t.firstMove}</p>` : nothing} ${clock(view)}
    <details>
      <summary>${t.more}</summary>
      ${alone ? text('name0', t.yourName, first, { max: NAME_LENGTH, usual: usual[0] }) : nothing}
      ${handicap(view, first, second)} ${opening(view)} ${match(view)}
      ${alone && knowsBook(draft.level) ? checkbox('book', t.book, draft.book) : nothing}
      ${checkbox('byHand', t.byHand, draft.byHand)} ${alone && view.choice ? opponents(view) : nothing}
    </details>
    <div class="actions">
      ${cancelButton(t.cancel)}
      <button type="submit" class="main" ?disabled=${!view.draft.hasNames}>
        ${alone && draft.computer ? fill(t.play, { name: draft.computer }) : t.start}
      </button>
    </div>
  </form>`;
}

/** Reads the form. Default names such as `You` are read as empty, so that they change with the language. */
export function readForm(
  form: HTMLFormElement,
  { setup: draft }: NewGameDraft,
  strings: GameStrings,
): NewGameDraft {
  const data = new FormData(form);
  const of = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const numberOf = (name: string, fallback: number): number => (data.has(name) ? Number(of(name)) : fallback);
  const players = of('players') === 'two' ? 'two' : 'one';
  const alone = players === 'one';
  const usual = usualNames(players, strings);
  const names = [0, 1].map((i) => {
    const name = data.has(`name${i}`) ? of(`name${i}`).trim() : draft.names[i]!;
    return name === usual[i] || name === usualNames(draft.players, strings)[i] ? '' : name;
  });
  const chosen = of('time');
  const ownTime = chosen === 'own' ? (data.has('own') ? of('own') : DEFAULT_OWN_TIME) : undefined;
  const time = ownTime ?? chosen;
  const setup = readSetup({
    players,
    level: data.has('level') ? opponentIn(of('level')) : draft.level,
    side: of('side'),
    // A name belongs to the opponent that the page has chosen, which two people do not meet.
    computer: !data.has('level') || of('level') === String(draft.level) ? draft.computer : '',
    names: alone ? [names[0], draft.names[1]] : names,
    // While a custom time is being typed, keep the last valid one.
    time: ownTime === undefined || parseTime(ownTime) !== undefined ? time : draft.time,
    increment: numberOf('increment', draft.increment),
    flagRule: of('flagRule') || draft.flagRule,
    handicap: Number(of('handicap')),
    weaker: numberOf('weaker', draft.weaker),
    opening: of('opening') || draft.opening,
    match: of('match'),
    games: numberOf('games', draft.games),
    target: numberOf('target', draft.target),
    // Only levels that know the book have this field.
    book: form.elements.namedItem('book') ? data.has('book') : draft.book,
    byHand: data.has('byHand'),
  });
  const hasNames = alone || ['name0', 'name1'].every((name) => !data.has(name) || of(name).trim() !== '');
  return { setup, ownTime, hasNames };
}

/**
 * A list of all levels, then of strengths of people, and the description of the chosen one. Beside a choice of
 * characters on one scale of points, it has the levels above that scale alone.
 */
function opponents({ strings, choice, draft: { setup } }: NewGameView): TemplateResult {
  const t = strings.newGame;
  const { level } = setup;
  const chosen = isStrength(level) ? level : levelNumber(level);
  const optionOf = (one: Opponent): FormOption => [one, opponentText(strings, one)];
  const levels = LEVELS.filter((one) => !choice || one > POINTS_OF_LEVELS.length || one === chosen);
  return html`<div>
    ${select('level', choice ? t.ownLevel : t.level, chosen, levels.map(optionOf), {
      others: [t.strengths, STRENGTHS.map(optionOf)],
      help: 'level-help',
    })}
    <p class="help" id="level-help">${opponentHelp(strings, level)}</p>
  </div>`;
}

/** The opponent that was chosen in the list; a level with a name has it. */
function opponentIn(value: string): unknown {
  const level = LEVELS.find((one) => String(one) === value);
  return level === undefined ? value : namedLevel(level);
}

/** The choice of the time. */
function timeOfPlayer({ strings, language, draft: { setup: draft, ownTime } }: NewGameView): TemplateResult {
  const t = strings.newGame;
  return select('time', t.time, ownTime === undefined ? draft.time : 'own', [
    ['none', t.noTime],
    ...MINUTES.map((minutes): FormOption => [minutes, plural(t.minutes, Number(minutes), language)]),
    ['own', t.ownTime],
  ]);
}

/** What there is to choose of a clock besides. */
function clock({ strings, draft: { setup: draft, ownTime } }: NewGameView): TemplateResult | typeof nothing {
  const t = strings.newGame;
  const listed = ownTime === undefined;
  if (listed && draft.time === 'none') return nothing;
  return html`<div class="columns">
      ${listed ? nothing : text('own', t.ownTimeHelp, ownTime, { pattern: TIME_PATTERN, help: t.ownTimeHelp })}
      ${number('increment', t.increment, draft.increment, 0, 600)}
    </div>
    ${select('flagRule', t.flag, draft.flagRule, choicesOf(t.flagRules))}
    <p class="help">${t.flagHelp[draft.flagRule]}</p>`;
}

/** The fields for corners at the start. */
function handicap(
  { strings, language, draft: { setup: draft } }: NewGameView,
  first: string,
  second: string,
): TemplateResult {
  const t = strings.newGame;
  return html`<div class="columns">
    ${select('handicap', t.handicap, draft.handicap, [
      [0, t.noHandicap],
      ...[1, 2, 3, 4].map((n): FormOption => [n, plural(t.corners, n, language)]),
    ])}
    ${
      draft.handicap === 0
        ? nothing
        : select('weaker', t.weaker, draft.weaker, [
            [0, first],
            [1, second],
          ])
    }
  </div>`;
}

/** The choice of the opening; a handicap has its own start. */
function opening({ strings, draft: { setup: draft } }: NewGameView): TemplateResult | typeof nothing {
  const t = strings.newGame;
  if (draft.handicap > 0) return nothing;
  return html`<div class="columns">
    ${select('opening', t.opening, draft.opening, choicesOf(t.openings))}
    ${draft.opening === 'list' ? file('openings', t.openingList) : nothing}
  </div>`;
}

/** The file with openings chosen in the form. */
export function openingsFile(form: HTMLFormElement): File | undefined {
  const chosen = new FormData(form).get('openings');
  return chosen instanceof File && chosen.name !== '' ? chosen : undefined;
}

/** The fields for a match. */
function match({ strings, draft: { setup: draft } }: NewGameView): TemplateResult {
  const t = strings.newGame;
  return html`<div class="columns">
    ${select('match', t.match, draft.match, choicesOf(t.matches))}
    ${draft.match === 'margin' ? number('games', t.games, draft.games, 1, 99) : nothing}
    ${draft.match === 'points' ? number('target', t.target, draft.target, 1, 6400) : nothing}
  </div>`;
}
