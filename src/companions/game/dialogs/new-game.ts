import { html, nothing, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../locales/game/strings.js';
import { fill, plural } from '../../../locales/strings.js';
import { parseTime } from '../../time.js';
import { namesOf, usualNames } from '../names.js';
import { MAIN_LEVELS, MORE_LEVELS, NAME_LENGTH, readSetup, type GameSetup } from '../setup.js';
import { checkbox, choicesOf, number, radios, select, text, type Choice } from './form.js';

/** Minutes that are offered; tournaments give 20 to 25. */
const MINUTES = ['1', '3', '5', '10', '20', '25'];
/** Minutes, or minutes with seconds, or hours too. */
const TIME_PATTERN = '[0-9]{1,3}(:[0-5][0-9]){0,2}';

/** What the dialog shows and whom it tells. */
export interface NewGameView {
  readonly words: GameStrings;
  readonly language: string;
  /** What is chosen so far. */
  readonly draft: GameSetup;
  /** Whether all that is asked is filled in. */
  readonly complete: boolean;
  changed(form: HTMLFormElement): void;
  start(form: HTMLFormElement): void;
}

/** The form of "New game". */
export function newGameForm(view: NewGameView): TemplateResult {
  const { words, draft } = view;
  const w = words.newGame;
  const alone = draft.players === 'one';
  const [first, second] = namesOf(draft, words);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    view.start(event.currentTarget as HTMLFormElement);
  };
  return html`<form
    @input=${(event: Event) => view.changed(event.currentTarget as HTMLFormElement)}
    @submit=${submit}
  >
    <h2 id="new-game-title">${w.title}</h2>
    ${radios('players', w.players, draft.players, [
      ['one', w.one],
      ['two', w.two],
    ])}
    ${alone ? levels(view) : nothing}
    <div class="columns">
      ${text('name0', alone ? w.yourName : w.names[0], first, { max: NAME_LENGTH })}
      ${alone ? nothing : text('name1', w.names[1], second, { max: NAME_LENGTH })}
    </div>
    ${radios('side', alone ? w.side : fill(w.firstSide, { name: first }), draft.side, [
      ['black', words.black],
      ['white', words.white],
      ['lot', w.lot],
    ])}
    <details>
      <summary>${w.rules}</summary>
      ${clock(view)} ${handicap(view, first, second)} ${match(view)}
      ${checkbox('byHand', w.byHand, draft.byHand)}
    </details>
    <div class="actions">
      <button type="button" value="cancel" data-close>${w.cancel}</button>
      <button type="submit" class="main" ?disabled=${!view.complete}>${w.start}</button>
    </div>
  </form>`;
}

/** Reads the form; names that are the language's own words are not kept, so that they follow the language. */
export function readForm(form: HTMLFormElement, draft: GameSetup, words: GameStrings): GameSetup {
  const data = new FormData(form);
  const of = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const numberOf = (name: string, fallback: number): number => (data.has(name) ? Number(of(name)) : fallback);
  const players = of('players') === 'two' ? 'two' : 'one';
  const level = of('level') === 'more' ? of('more') || MORE_LEVELS[0] : of('level') || draft.level;
  const alone = players === 'one';
  const usual = usualNames(players, words);
  const names = [0, 1].map((i) => {
    const name = data.has(`name${i}`) ? of(`name${i}`).trim() : draft.names[i]!;
    return name === usual[i] || name === usualNames(draft.players, words)[i] ? '' : name;
  });
  const chosen = of('time');
  return readSetup({
    players,
    level: /^\d+$/.test(String(level)) ? Number(level) : level,
    side: of('side'),
    names: alone ? [names[0], draft.names[1]] : names,
    time: chosen === 'own' ? of('own') || '15:00' : chosen,
    increment: numberOf('increment', draft.increment),
    flagRule: of('flagRule') || draft.flagRule,
    handicap: Number(of('handicap')),
    weaker: numberOf('weaker', draft.weaker),
    match: of('match'),
    games: numberOf('games', draft.games),
    target: numberOf('target', draft.target),
    byHand: data.has('byHand'),
  });
}

function levels({ words, draft }: NewGameView): TemplateResult {
  const w = words.newGame;
  const main = MAIN_LEVELS.some((level) => level === draft.level);
  const named = w.levels as Readonly<Record<string, string>>;
  return html`${radios('level', w.level, main ? String(draft.level) : 'more', [
    ...MAIN_LEVELS.map((level): Choice => [level, named[level]!]),
    ['more', w.more],
  ])}
  ${
    main
      ? nothing
      : select(
          'more',
          w.more,
          draft.level,
          MORE_LEVELS.map((level) => [level, named[level] ?? fill(w.number, { n: level })]),
        )
  }`;
}

function clock({ words, language, draft }: NewGameView): TemplateResult {
  const w = words.newGame;
  const listed = draft.time === 'none' || MINUTES.includes(draft.time);
  return html`<div class="columns">
      ${select('time', w.time, listed ? draft.time : 'own', [
        ['none', w.noTime],
        ...MINUTES.map((minutes): Choice => [minutes, plural(w.minutes, Number(minutes), language)]),
        ['own', w.ownTime],
      ])}
      ${listed ? nothing : text('own', w.ownTimeHelp, draft.time, { pattern: TIME_PATTERN, help: w.ownTimeHelp })}
      ${draft.time === 'none' ? nothing : number('increment', w.increment, draft.increment, 0, 600)}
    </div>
    ${
      draft.time === 'none'
        ? nothing
        : html`${select('flagRule', w.flag, draft.flagRule, choicesOf(w.flagRules))}
            <p class="help">${w.flagHelp[draft.flagRule]}</p>`
    }`;
}

function handicap({ words, language, draft }: NewGameView, first: string, second: string): TemplateResult {
  const w = words.newGame;
  return html`<div class="columns">
    ${select('handicap', w.handicap, draft.handicap, [
      [0, w.noHandicap],
      ...[1, 2, 3, 4].map((n): Choice => [n, plural(w.corners, n, language)]),
    ])}
    ${
      draft.handicap === 0
        ? nothing
        : select('weaker', w.weaker, draft.weaker, [
            [0, first],
            [1, second],
          ])
    }
  </div>`;
}

function match({ words, draft }: NewGameView): TemplateResult {
  const w = words.newGame;
  return html`<div class="columns">
    ${select('match', w.match, draft.match, choicesOf(w.matches))}
    ${draft.match === 'margin' ? number('games', w.games, draft.games, 1, 99) : nothing}
    ${draft.match === 'points' ? number('target', w.target, draft.target, 1, 6400) : nothing}
  </div>`;
}

/** Whether a form can be started with: all that it asks is there and makes sense. */
export function isComplete(form: HTMLFormElement): boolean {
  const own = form.elements.namedItem('own');
  const time = own instanceof HTMLInputElement ? own.value : undefined;
  const names = [...form.querySelectorAll<HTMLInputElement>('input[type=text]')];
  return (
    form.checkValidity() &&
    names.every(({ value }) => value.trim() !== '') &&
    (time === undefined || parseTime(time) !== undefined)
  );
}
