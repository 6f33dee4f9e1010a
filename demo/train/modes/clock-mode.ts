/**
 * Puzzles against the clock: easy ones first, one move each, until the time is up or three were missed. Several in a row
 * give more time.
 */
import { html, nothing, render, type TemplateResult } from 'lit';
import '../../../src/elements/index.js';
import './race.css';
import type { BeforeMoveDetail } from '../../../src/elements/element.js';
import { fill, plural } from '../../../src/core/locales.js';
import { shippedPuzzles, type Puzzle } from '../../../src/core/puzzles.js';
import type { Square } from '../../../src/core/rules.js';
import { define } from '../../define.js';
import { late } from '../../late.js';
import { SHARE } from '../../locales/share.js';
import { TRAIN } from '../../locales/train.js';
import { puzzleRecord } from '../../progress/training.js';
import { language } from '../../site.js';
import { bestResult, bestText, keepBestResult } from '../results/best-results.js';
import { minutesChoice } from '../results/minutes-choice.js';
import { resultDots } from '../results/result-dots.js';
import { RoundEnd } from '../results/round-end.js';
import { clockText, Countdown } from '../countdown.js';
import type { Mode, TrainContext } from '../mode.js';
import { costOf, reasonOf } from '../puzzles/puzzle-reason.js';
import { keepResult } from '../puzzles/puzzle-view.js';
import { ideaOfTheme, type Idea } from '../puzzles/theme-idea.js';

define('round-end', RoundEnd);

/** How long a round lasts, and how many misses end it. */
const MINUTES = [1, 3, 5] as const;
const MOST_MISSES = 3;
/** Number of puzzles of one difficulty before the next one. */
const STEP = 4;
/** This many in a row give this many seconds more. */
const COMBO = 5;
const BONUS = 5;
/** How long a right answer stays on the board, in milliseconds; a wrong one stays until the next tap. */
const SEEN_RIGHT = 500;
/** Number of puzzles of one idea each with which a round begins. */
const CLEAR = 3;
/** The last seconds are shown to be the last. */
const HURRY = 10;
/** Seconds from the start button to the first puzzle. */
const READY = 3;
/** The highest difficulty. */
const HARDEST = 10;

class Clock implements Mode {
  readonly #countdown = new Countdown(
    () => this.draw(),
    () => this.#end(),
  );
  readonly #getReady = new Countdown(
    () => this.draw(),
    () => this.#begin(),
  );
  #state: 'before' | 'ready' | 'running' | 'over' = 'before';
  #minutes = 3;
  #puzzles: readonly Puzzle[] = climbing(shippedPuzzles());
  #at = 0;
  #solved = 0;
  #missed: Puzzle[] = [];
  /** Whether each answer was right. */
  #results: boolean[] = [];
  #combo = 0;
  #longest = 0;
  /** The last move, while it is seen on the board. */
  #answer: { readonly square: Square; readonly isRight: boolean } | undefined;
  #seen: ReturnType<typeof setTimeout> | undefined;
  #message = '';
  #bestBefore = 0;

  constructor(
    private readonly container: HTMLElement,
    private readonly context: TrainContext,
  ) {}

  draw(): void {
    const views = {
      before: () => this.#waiting(),
      ready: () => this.#asking(),
      running: () => this.#asking(),
      over: () => this.#summary(),
    };
    render(views[this.#state](), this.container);
  }

  close(): void {
    this.#getReady.stop();
    this.#countdown.stop();
    clearTimeout(this.#seen);
  }

  #waiting(): TemplateResult {
    const words = TRAIN[language()];
    return html`<div class="race before">
      <div class="place">
        <othello-board inert hints="" .position=${this.#puzzles[0]!.position.toString()}></othello-board>
        <span class="count" aria-hidden="true">${clockText(60 * this.#minutes)}</span>
      </div>
      <section class="card">
        <h2>${words.clock.challenge}</h2>
        <ul class="rules">
          <li>
            <span class="steps-up" aria-hidden="true"><i></i><i></i><i></i></span> ${words.clock.harder}
          </li>
          <li>${this.#lives()} ${words.clock.threeLives}</li>
          <li><span aria-hidden="true">+${BONUS}</span> ${fill(words.clock.bonusRule, { n: BONUS })}</li>
        </ul>
        ${minutesChoice(MINUTES, this.#minutes, recordOf, (minutes) => {
          this.#minutes = minutes;
          this.draw();
        })}
        <button type="button" class="lead" @click=${this.#start}>${words.clock.start}</button>
      </section>
    </div>`;
  }

  #lives(): TemplateResult {
    return html`<span class="lives" aria-hidden="true"
      >${Array.from({ length: MOST_MISSES }, (_, at) => html`<span class=${at < MOST_MISSES - this.#missed.length ? '' : 'lost'}></span>`)}</span
    >`;
  }

  #summary(): TemplateResult {
    const words = TRAIN[language()];
    // The first round has nothing to beat.
    const isBest = this.#bestBefore > 0 && this.#solved > this.#bestBefore;
    return html`<round-end
      .over=${this.#missed.length === MOST_MISSES ? words.clock.overByMisses : words.clock.overByTime}
      .heading=${plural(words.clock.ended, this.#solved, language())}
      .text=${isBest ? `★ ${words.clock.newBest}` : ''}
      .solved=${this.#solved}
      .missed=${this.#missed.map((puzzle, at) => ({ ...puzzleRecord(puzzle), label: whyRight(puzzle, at) }))}
      .missedText=${words.clock.missed}
    >
      <dl class="figures">
        <div>
          <dt>${plural(words.clock.minutes, this.#minutes, language())}</dt>
          <dd>${bestText(this.#solved, this.#bestBefore)}</dd>
        </div>
        ${
          this.#longest > 1
            ? html`<div>
                <dt>${words.clock.longest}</dt>
                <dd>${fill(words.clock.combo, { n: this.#longest })}</dd>
              </div>`
            : nothing
        }
      </dl>
      ${this.#toLearn()}
      <p class="ways">
        <button type="button" class="lead" @click=${this.#start}>${words.clock.again}</button>
        ${
          this.#solved === 0
            ? html`<a class="plain" href="#puzzles">${words.clock.without}</a>`
            : html`<button type="button" class="plain" @click=${() => void this.#share()}>
                ${SHARE[language()].title}
              </button>`
        }
        <a href="#">${words.session.back}</a>
      </p>
    </round-end>`;
  }

  /** The one thing to learn: what was missed most. */
  #toLearn(): TemplateResult | typeof nothing {
    const { session } = TRAIN[language()];
    const missed = this.#missed.flatMap(({ theme }) => ideaOfTheme(theme) ?? []);
    const timesOf = (idea: Idea): number => missed.filter((one) => one === idea).length;
    const [idea] = missed.toSorted((one, other) => timesOf(other) - timesOf(one));
    if (!idea) return nothing;
    return html`<h3>${session.learnNext}</h3>
      <p>${session.ideas[idea]}. <a href="../learn/index.html#lesson-${idea}">${session.lesson}</a></p>`;
  }

  /** Shares the result, with a puzzle to try: one that was missed, else the last one. */
  async #share(): Promise<void> {
    const words = TRAIN[language()].clock;
    const board = document.createElement('othello-board');
    const { position } = this.#missed[0] ?? this.#puzzles[this.#at - 1]!;
    board.position = position.toString();
    const { openShare } = await late(() => import('../../share/sheet.js'));
    const solved = plural(words.ended, this.#solved, language());
    const time = plural(words.minutes, this.#minutes, language());
    const hash = `game=${encodeURIComponent(position.toString())}`;
    openShare({ kind: 'position', hash, board, text: fill(words.shared, { solved, time }) });
  }

  #asking(): TemplateResult {
    const words = TRAIN[language()];
    const puzzle = this.#puzzles[this.#at]!;
    const isReady = this.#state === 'ready';
    const left = isReady ? 60 * this.#minutes : this.#countdown.left;
    return html`<div class="race">
      <div class="standing">
        <p class=${left <= HURRY ? 'hurry' : ''}>
          <small aria-hidden="true">${words.clock.time}</small> <b role="timer">${clockText(left)}</b>
        </p>
        <p><small>${words.clock.solved}</small> <b>${this.#solved}</b></p>
        <p><small aria-hidden="true">${words.clock.lives}</small> ${this.#lives()}</p>
        <p class="unseen">
          ${fill(words.clock.score, { n: this.#solved, missed: this.#missed.length, most: MOST_MISSES })}
        </p>
        <progress max=${60 * this.#minutes} .value=${left} aria-hidden="true"></progress>
      </div>
      <div class="place">
        ${this.#board(puzzle, isReady)}
        ${isReady ? html`<span class="count" aria-hidden="true">${this.#getReady.left}</span>` : nothing}
      </div>
      <div class="panel">
        <p class="ask">
          <span class="turn ${puzzle.position.turn}" aria-hidden="true"></span>
          ${fill(words.ask[puzzle.goal], { color: words.colors[puzzle.position.turn] })}
        </p>
        <p
          role="status"
          class="verdict ${this.#answer ? (this.#answer.isRight ? 'right' : 'wrong') : 'before'}"
        >
          ${this.#message}
        </p>
        ${
          this.#answer?.isRight === false
            ? html`<button type="button" class="lead" @click=${() => this.#next()}>
                ${this.#isLast ? words.clock.seeResult : words.next}
              </button>`
            : nothing
        }
        <p class="combo">
          ${this.#combo > 1 ? fill(words.clock.combo, { n: this.#combo }) : fill(words.clock.bonusRule, { n: BONUS })}
        </p>
        <p class="level">${fill(words.clock.level, { level: puzzle.difficulty })}</p>
        ${this.#ladder(puzzle.difficulty)}
      </div>
    </div>`;
  }

  /** What was solved and missed at each difficulty, the highest above; the text says where one is. */
  #ladder(now: number): TemplateResult {
    const at = (level: number): boolean[] =>
      this.#results.filter((_, turn) => this.#puzzles[turn]!.difficulty === level);
    return html`<ol class="ladder" aria-hidden="true">
      ${Array.from({ length: HARDEST }, (_, from) => HARDEST - from).map(
        (level) =>
          html`<li class=${level === now ? 'now' : ''}>
            <span>${level}</span> ${resultDots(at(level), Math.max(STEP, at(level).length), level === now)}
          </li>`,
      )}
    </ol>`;
  }

  /** The position that is asked, or for a moment what came of the answer. */
  #board({ position, solution }: Puzzle, isReady: boolean): TemplateResult {
    const answer = this.#answer;
    const shown = answer?.isRight ? position.play(answer.square) : position;
    const sign = answer?.isRight ? `${answer.square}=✓` : `${answer?.square}=cross ${solution[0]!}=circle`;
    return html`<othello-board
      class=${answer ? (answer.isRight ? 'was-right' : 'was-wrong') : ''}
      ?interactive=${!answer}
      ?inert=${isReady}
      no-shortcuts
      .position=${shown.toString()}
      .player=${position.turn}
      .marks=${answer ? sign : ''}
      @othello-beforemove=${this.#onMove}
    ></othello-board>`;
  }

  readonly #start = (): void => {
    this.#puzzles = climbing(shippedPuzzles());
    this.#at = this.#solved = this.#combo = this.#longest = 0;
    this.#missed = [];
    this.#results = [];
    this.#answer = undefined;
    this.#bestBefore = bestResult(recordOf(this.#minutes));
    this.#message = '';
    this.#state = 'ready';
    this.#getReady.start(READY);
    this.draw();
    // The board may be above what the reader saw before.
    scrollTo(0, 0);
  };

  #begin(): void {
    this.#state = 'running';
    this.#countdown.start(60 * this.#minutes);
    this.draw();
  }

  readonly #onMove = (event: CustomEvent<BeforeMoveDetail>): void => {
    event.preventDefault();
    if (this.#answer) return;
    const words = TRAIN[language()];
    const puzzle = this.#puzzles[this.#at]!;
    const [right] = puzzle.solution;
    const { square } = event.detail;
    const solved = square === right;
    this.#answer = { square, isRight: solved };
    this.#combo = solved ? this.#combo + 1 : 0;
    this.#longest = Math.max(this.#longest, this.#combo);
    this.#message = `${solved ? '✓' : '✗'} ${fill(solved ? words.clock.right : words.clock.wrong, { square, right: right! })}`;
    this.#results.push(solved);
    if (solved) this.#solved++;
    else {
      this.#missed.push(puzzle);
      const cost = costOf(puzzle.position, square, right!, TRAIN[language()].session.reasons);
      this.#message += ` ${cost ?? whyRight(puzzle, this.#at)}`;
      this.#countdown.pause();
    }
    if (solved && this.#combo % COMBO === 0) {
      this.#countdown.add(BONUS);
      this.#message += ` ${fill(words.clock.bonus, { n: BONUS })}`;
    }
    void keepResult(
      puzzleRecord(puzzle),
      { solved, mistakes: solved ? 0 : 1, hints: 0, shown: false },
      this.context,
    );
    this.draw();
    if (solved) this.#seen = setTimeout(() => this.#next(), SEEN_RIGHT);
  };

  /** After the answer was seen. */
  #next(): void {
    clearTimeout(this.#seen);
    this.#countdown.resume();
    this.#answer = undefined;
    // It is about a board that is seen no more.
    this.#message = '';
    const isLast = this.#isLast;
    this.#at++;
    if (isLast) this.#end();
    else this.draw();
  }

  /** Whether the round ends after the puzzle that is asked. */
  get #isLast(): boolean {
    return this.#missed.length === MOST_MISSES || this.#at + 1 === this.#puzzles.length;
  }

  #end(): void {
    this.#countdown.stop();
    clearTimeout(this.#seen);
    this.#state = 'over';
    keepBestResult(recordOf(this.#minutes), this.#solved);
    this.draw();
  }
}

function recordOf(minutes: number): string {
  return `clock-${minutes}`;
}

/** Why the move of a puzzle is right, in one sentence. */
function whyRight({ position, solution, theme }: Puzzle, turn: number): string {
  const { session } = TRAIN[language()];
  const idea = ideaOfTheme(theme);
  const text = idea ? `${solution[0]!}: ${session.ideas[idea]}.` : '';
  return reasonOf(position, solution, session.reasons, language(), turn) ?? text;
}

/** First some puzzles of one idea each, then some of each difficulty at random, easy ones first. */
function climbing(puzzles: readonly Puzzle[]): Puzzle[] {
  const clear = clearOnes(puzzles);
  const levels = Array.from({ length: HARDEST }, (_, at) =>
    puzzles
      .filter((puzzle) => puzzle.difficulty === at + 1 && !clear.includes(puzzle))
      .map((puzzle) => ({ puzzle, rank: Math.random() }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ puzzle }) => puzzle),
  );
  return [
    ...clear,
    ...levels.flatMap((level) => level.slice(0, STEP)),
    ...levels.slice(5).flatMap((level) => level.slice(STEP)),
  ];
}

/** Puzzles to win, of different ideas that a reason can explain, from the lowest difficulties upwards. */
function clearOnes(puzzles: readonly Puzzle[]): Puzzle[] {
  const found: Puzzle[] = [];
  const ranked = puzzles
    .filter(
      ({ difficulty, theme, goal }) =>
        difficulty <= CLEAR && goal === 'win' && ideaOfTheme(theme) !== undefined,
    )
    .map((puzzle) => ({ puzzle, rank: Math.random() }))
    .sort((one, other) => one.rank - other.rank);
  const { reasons } = TRAIN[language()].session;
  for (let level = 1; level <= CLEAR; level++) {
    const next = ranked.find(
      ({ puzzle: { difficulty, theme, position, solution } }) =>
        difficulty === level &&
        found.every((one) => ideaOfTheme(one.theme) !== ideaOfTheme(theme)) &&
        reasonOf(position, solution, reasons, language()) !== undefined,
    );
    if (next) found.push(next.puzzle);
  }
  return found;
}

/** Opens this part of the training page: see `OpenMode`. */
export const open = (container: HTMLElement, context: TrainContext): Mode => new Clock(container, context);
