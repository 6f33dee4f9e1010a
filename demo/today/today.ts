/** `<today-puzzle>`: the puzzle of the day on a board, how it went, the days of the week, and a result to share. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { celebrate } from '../celebrate.js';
import '../../src/elements/companions/puzzle/define.js';
import type { PuzzleResult } from '../../src/elements/companions/puzzle/puzzle.js';
import { fill, plural, type Plural } from '../../src/core/locales.js';
import { SHARE } from '../locales/share.js';
import { TODAY, type TodayStrings } from '../locales/today.js';
import { dayOf } from '../progress/days.js';
import { keepAttempt, readTraining } from '../progress/store.js';
import { puzzleRecord, type Attempt } from '../progress/training.js';
import { late } from '../late.js';
import { comparedTries, printTriesNeeded } from '../share/greeting.js';
import { language, onLanguage, TRAINING_STORED } from '../site.js';
import { type Cost, keepCost, storedCost, sumOf } from './cost.js';
import {
  daysAfter,
  printDay,
  printTries,
  puzzleOn,
  readDay,
  resultOn,
  streakOfDays,
  triesOf,
  untilTomorrow,
  weekOfDays,
  type DayResult,
  type Try,
} from './day.js';
import { styles } from './today.styles.js';

/** The sign in each square of a result. */
const SIGNS: Readonly<Record<Try, string>> = { wrong: '✕', hint: '?', right: '✓', shown: '–' };

/** How often the countdown is looked at, in milliseconds. */
const TICK = 5_000;

export class TodayPuzzle extends LitElement {
  static override readonly properties = {
    root: {},
    untitled: { type: Boolean },
    day: { state: true },
    attempts: { state: true },
    result: { state: true },
    turn: { state: true },
    now: { state: true },
  };

  static override readonly styles = styles;

  /** The path from the page to the root of the site. */
  declare root: string;
  /** Whether the page's own heading names the puzzle of today. */
  declare untitled: boolean;
  /** The date whose puzzle is shown. */
  declare day: Date;
  declare attempts: readonly Attempt[];
  /** How the puzzle that is shown went; `undefined` until it is over. */
  declare result: DayResult | undefined;
  /** Changes when the puzzle is asked again. */
  declare turn: number;
  declare now: Date;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** What was tried at this puzzle before the page was opened. */
  #before: Cost;

  constructor() {
    super();
    this.root = './';
    this.untitled = false;
    this.now = new Date();
    this.day = this.#dayOfAddress() ?? daysAfter(this.now, 0);
    this.#before = storedCost(printDay(this.day));
    this.attempts = [];
    this.result = undefined;
    this.turn = 0;
    onLanguage(() => this.requestUpdate());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = setInterval(() => this.#look(new Date()), TICK);
    document.addEventListener('visibilitychange', this.#keepCost);
    addEventListener('hashchange', this.#onHash);
    void this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
    document.removeEventListener('visibilitychange', this.#keepCost);
    removeEventListener('hashchange', this.#onHash);
  }

  /** At midnight the new puzzle takes the place of one that is not being solved. */
  #look(now: Date): void {
    if (now.getMinutes() === this.now.getMinutes()) return;
    const isOver = this.#isToday && dayOf(now.getTime()) > dayOf(this.now.getTime());
    this.now = now;
    const isBegun = this.#puzzle !== null && this.#puzzle.board.length > 0;
    if (isOver && (this.result || !isBegun)) this.#show(daysAfter(now, 0));
  }

  get #puzzle(): HTMLElementTagNameMap['othello-puzzle'] | null {
    return this.renderRoot.querySelector('othello-puzzle');
  }

  /** Wrong moves and hints count also after the page was left and opened again. */
  readonly #keepCost = (): void => {
    if (!this.result && this.#puzzle) keepCost(printDay(this.day), sumOf(this.#before, this.#puzzle.cost));
  };

  readonly #onHash = (): void => {
    const day = this.#dayOfAddress();
    if (day && printDay(day) !== printDay(this.day)) this.#show(day);
  };

  /** The date of a link like `#today=2026-11-28`. */
  #dayOfAddress(): Date | undefined {
    const named = new URLSearchParams(location.hash.slice(1)).get('today');
    return named === null ? undefined : readDay(named, new Date());
  }

  /** Reads what was tried; without a store the puzzle is there all the same. */
  async #read(): Promise<void> {
    this.attempts = await readTraining().then(
      ({ attempts }) => attempts,
      () => this.attempts,
    );
    this.result ??= resultOn(this.day, this.attempts);
  }

  #show(day: Date): void {
    this.#keepCost();
    this.day = day;
    this.#before = storedCost(printDay(day));
    this.result = resultOn(day, this.attempts);
    this.turn++;
    this.now = new Date();
  }

  /** Keeps the first result of a puzzle; a later one is only played. */
  readonly #onEnd = ({ detail }: CustomEvent<PuzzleResult>): void => {
    if (this.result) return;
    const result = { ...detail, ...sumOf(this.#before, detail) };
    this.result = result;
    if (result.solved) celebrate(this.#puzzle!.board);
    const now = new Date();
    // Without a store, the result is there as long as the page.
    keepAttempt(puzzleRecord(puzzleOn(this.day)), result, now, printDay(this.day))
      .then(() => this.#read())
      .then(() => document.dispatchEvent(new Event(TRAINING_STORED)))
      .catch(() => undefined);
  };

  /** Shares the puzzle as it begins, without a move of the solution, and how it went. */
  async #share(result?: DayResult): Promise<void> {
    const board = document.createElement('othello-board');
    board.position = puzzleOn(this.day).position.toString();
    const { openShare } = await late(() => import('../share/sheet.js'));
    openShare({
      kind: 'today',
      page: `today-${this.#weekday + 1}`,
      hash: `today=${printDay(this.day)}${result ? `&${printTriesNeeded(result)}` : ''}`,
      ...(result && { text: this.#textOf(result, TODAY[language()]) }),
      board,
    });
  }

  override render(): TemplateResult {
    const words = TODAY[language()];
    const puzzle = puzzleOn(this.day);
    const isToday = this.#isToday;
    const hard = words.hard[this.#weekday]!;
    const { days } = streakOfDays(this.attempts, this.now);
    return html`
      <header>
        <h2>
          ${isToday ? (this.untitled ? nothing : words.title) : fill(words.earlier, { date: this.#dateText(this.day, 'short') })}
          <small
            >${isToday ? capital(fill(words.facts, { date: this.#dateText(this.day, 'short'), hard })) : hard}</small
          >
        </h2>
        <p class="glance">
          ${this.result && isTried(this.result) ? triesLine(triesOf(this.result)) : nothing}
          ${days > 0 ? html`<b>${days === 1 ? words.streakBegins : plural(words.streak, days, language())}</b>` : nothing}
          ${this.result ? nothing : this.#countdown(words)}
        </p>
      </header>
      <othello-puzzle
        .puzzle=${guard([printDay(this.day), this.turn], () => ({ ...puzzle }))}
        @othello-puzzleend=${this.#onEnd}
      >
        <slot name="notice" slot="notice"
          >${this.result ? nothing : html`<p class="quiet">${words.about} ${words.forgiven}</p>`}</slot
        >
        ${this.result ? this.#next(this.result, words) : nothing}
        <div slot="more" class="card">
          ${this.result ? this.#outcome(this.result, words) : nothing} ${this.#week(words)}
          ${this.#otherDays(words)}
        </div>
      </othello-puzzle>
    `;
  }

  #countdown(words: TodayStrings): TemplateResult {
    return html`<span class="next">${fill(words.next, { time: untilTomorrow(this.now) })}</span>`;
  }

  /** 0 for Monday. */
  get #weekday(): number {
    return (this.day.getDay() + 6) % 7;
  }

  get #isToday(): boolean {
    return dayOf(this.day.getTime()) === dayOf(this.now.getTime());
  }

  /** "Sunday 29 November", as the language says it. */
  #dateText(date: Date, length: 'long' | 'short' = 'long'): string {
    return new Intl.DateTimeFormat(language(), { weekday: length, day: 'numeric', month: length }).format(
      date,
    );
  }

  #week(words: TodayStrings): TemplateResult {
    const narrow = new Intl.DateTimeFormat(language(), { weekday: 'narrow' });
    return html`<div class="week">
      <ol>
        ${weekOfDays(this.attempts, this.now).map(({ date, state, isToday }) => {
          const text = fill(words.days[state], { date: this.#dateText(date) });
          const sign =
            state === 'solved' ? SIGNS.right : state === 'tried' ? SIGNS.wrong : narrow.format(date);
          const day = html`<span class="day" aria-hidden="true">${sign}</span>
            <span class="unseen">${text}</span>`;
          return html`<li class="${state} ${isToday ? 'today' : ''}" title=${text}>
            ${
              state === 'later'
                ? day
                : html`<button
                    type="button"
                    aria-current=${printDay(date) === printDay(this.day) ? 'date' : nothing}
                    @click=${() => this.#open(date)}
                  >
                    ${day}
                  </button>`
            }
          </li>`;
        })}
      </ol>
    </div>`;
  }

  /**
   * What comes next, where the buttons of the puzzle were and a thumb is: a solution that was seen is no result to
   * share.
   */
  #next(result: DayResult, words: TodayStrings): TemplateResult {
    if (!result.solved)
      return html`<button slot="actions" type="button" @click=${() => void this.#share()}>
          ${words.send}
        </button>
        <a slot="actions" class="button lead" href=${this.#morePuzzles}>${words.more}</a>`;
    const compared = this.#comparedWith(result);
    return html`${compared === undefined ? nothing : html`<p slot="actions" class="compared">${compared}</p>`}
      <button slot="actions" type="button" class="lead" @click=${() => void this.#share(result)}>
        ${compared === undefined ? words.share : SHARE[language()].sendBack}
      </button>
      <a slot="actions" class="button" href=${this.#morePuzzles}>${words.more}</a>`;
  }

  /** How the friend did who has sent this puzzle with a result. */
  #comparedWith(result: DayResult): string | undefined {
    const day = this.#dayOfAddress();
    if (!day || printDay(day) !== printDay(this.day)) return undefined;
    return comparedTries(location.hash, result, language());
  }

  get #morePuzzles(): string {
    return `${this.root}train/index.html#puzzles`;
  }

  #textOf(result: DayResult, words: TodayStrings): string {
    const line = printTries(triesOf(result));
    const { mistakes, hints } = result;
    const tries = plural(words.how, mistakes + 1, language());
    const how = hints === 0 ? tries : fill(plural(words.withHints, hints, language()), { how: tries });
    return fill(words.sent, { date: this.#dateText(this.day), line, how });
  }

  /** How it went once it is over. */
  #outcome(result: DayResult, words: TodayStrings): TemplateResult {
    return html`<div class="about">
      <h3 class=${result.solved && this.#puzzle?.result ? 'unseen' : ''}>${outcomeText(result, words)}</h3>
      <p class="quiet">${this.#countdown(words)}</p>
    </div>`;
  }

  #open(day: Date): void {
    this.#show(day);
    // On a phone, the board of the other day is above.
    this.scrollIntoView({ block: 'start' });
  }

  #otherDays(words: TodayStrings): TemplateResult {
    const link = (text: string, day: Date): TemplateResult =>
      html`<button type="button" class="link" @click=${() => this.#open(day)}>${text}</button>`;
    return html`<p class="ways">
      ${this.#isToday ? link(words.yesterday, daysAfter(this.now, -1)) : link(words.today, daysAfter(this.now, 0))}
    </p>`;
  }
}

/** A text that begins a line; some languages write weekdays with a small letter. */
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

/** Whether anything was done at a puzzle; otherwise its solution was only looked at. */
function isTried({ solved, mistakes, hints }: DayResult): boolean {
  return solved || mistakes > 0 || hints > 0;
}

/** A result as a line of squares; a sentence below says the same. */
function triesLine(tries: readonly Try[]): TemplateResult {
  return html`<span class="tries" aria-hidden="true"
    >${tries.map((one) => html`<span class=${one}>${SIGNS[one]}</span>`)}</span
  >`;
}

/** How a puzzle went, in a sentence. */
function outcomeText({ solved, mistakes, hints }: DayResult, words: TodayStrings): string {
  if (!solved) return words.shown;
  const hinted = (text: Plural): string => plural(text, hints, language());
  if (mistakes === 0) return hints > 0 ? hinted(words.hinted) : words.first;
  const later = plural(words.later, mistakes, language());
  return hints > 0 ? `${later} ${hinted(words.alsoHinted)}` : later;
}

declare global {
  interface HTMLElementTagNameMap {
    'today-puzzle': TodayPuzzle;
  }
}
