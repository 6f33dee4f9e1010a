/**
 * Puzzles against the clock, one move each, harder with each few that are right, until the time is up or three were
 * missed. Several in a row give more time.
 */
import { html, nothing, render, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
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
import { keyOf, puzzleRecord } from '../../progress/training.js';
import { language } from '../../site.js';
import { bestResult, bestText, keepBestResult } from '../results/best-results.js';
import { bestOfEach, minutesChoice } from '../results/minutes-choice.js';
import { missedMost } from '../results/missed-most.js';
import { resultDots } from '../results/result-dots.js';
import { RoundEnd } from '../results/round-end.js';
import { clockText, Countdown } from '../countdown.js';
import type { Mode, TrainContext } from '../mode.js';
import { isFair } from '../puzzles/first-choice.js';
import { reasonOf, reasonOfMiss, type MissReason } from '../puzzles/puzzle-reason.js';
import { keepResult } from '../puzzles/puzzle-view.js';
import { setAddress } from '../puzzles/shipped.js';
import { ideaOf } from '../puzzles/theme-lesson.js';

define('round-end', RoundEnd);

/** How long a round lasts, and how many misses end it. */
const MINUTES = [1, 3, 5] as const;
const MOST_MISSES = 3;
/** So many right answers lead to the next difficulty; a miss stays where it is. */
const STEP = 3;
/** This many in a row give this many seconds more. */
const COMBO = 5;
const BONUS = 5;
/** How long a right answer stays on the board, in milliseconds; a wrong one stays until the next tap. */
const SEEN_RIGHT = 650;
/** Up to this difficulty, each puzzle has one idea that can be seen, and not the one of the puzzle before. */
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
  /** Those that were asked; the last one is asked now. */
  #puzzles: Puzzle[] = [nextPuzzle([], 0)!];
  #solved = 0;
  #missed: { readonly puzzle: Puzzle; readonly square: Square }[] = [];
  /** Whether each answer was right. */
  #results: boolean[] = [];
  #combo = 0;
  #longest = 0;
  /** How often several in a row have given more time. */
  #bonuses = 0;
  /** Seconds that the round has lasted. */
  #used = 0;
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
        ${minutesChoice(MINUTES, this.#minutes, (minutes) => {
          this.#minutes = minutes;
          this.draw();
        })}
        <button type="button" class="lead" @click=${this.#start}>${words.clock.start}</button>
      </section>
      ${bestOfEach(MINUTES, recordOf, words.clock.ended)}
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
      .missed=${this.#missed.map(({ puzzle, square }, at) => ({
        ...puzzleRecord(puzzle),
        label: missOf(puzzle, square, at).text,
        wrong: square,
        address: setAddress(
          this.#missed.map((one) => keyOf(one.puzzle)),
          at,
        ),
      }))}
      .missedText=${words.clock.missed}
    >
      <dl class="figures">
        <div>
          <dt>${plural(words.clock.minutes, this.#minutes, language())}</dt>
          <dd>${bestText(this.#solved, this.#bestBefore)}</dd>
        </div>
        <div>
          <dt>${words.clock.longest}</dt>
          <dd>${this.#longest}</dd>
        </div>
        <div>
          <dt>${words.clock.reached}</dt>
          <dd>
            ${fill(words.picture.solvedShort, { solved: this.#puzzles.at(-1)!.difficulty, tried: HARDEST })}
          </dd>
        </div>
        <div>
          <dt>${words.clock.used}</dt>
          <dd>${clockText(this.#used)}</dd>
        </div>
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

  /** What was missed most, and the lesson about it. */
  #toLearn(): TemplateResult | typeof nothing {
    const { session } = TRAIN[language()];
    const most = missedMost(
      this.#missed.map(({ puzzle, square }, at) => missOf(puzzle, square, at)),
      session,
      language(),
    );
    if (!most) return nothing;
    const { idea, text } = most;
    return html`<div slot="advice">
      <h3>${session.missedTitle}</h3>
      <p>
        ${text} ${session.ideas[idea]}.
        <a href="../learn/index.html#lesson-${idea}">${session.lesson}</a>
      </p>
    </div>`;
  }

  /** Shares the result, with a puzzle to try: one that was missed, else the last one. */
  async #share(): Promise<void> {
    const words = TRAIN[language()].clock;
    const board = document.createElement('othello-board');
    const { position } = this.#missed[0]?.puzzle ?? this.#puzzles.at(-1)!;
    board.position = position.toString();
    const { openShare } = await late(() => import('../../share/sheet.js'));
    const solved = plural(words.ended, this.#solved, language());
    const time = plural(words.minutes, this.#minutes, language());
    const hash = `game=${encodeURIComponent(position.toString())}`;
    openShare({ kind: 'position', hash, board, text: fill(words.shared, { solved, time }) });
  }

  #asking(): TemplateResult {
    const words = TRAIN[language()];
    const puzzle = this.#puzzles.at(-1)!;
    const isReady = this.#state === 'ready';
    const left = isReady ? 60 * this.#minutes : this.#countdown.left;
    return html`<div class="race">
      <div class="standing">
        <p class=${left <= HURRY ? 'hurry' : ''}>
          <small aria-hidden="true">${words.clock.time}</small> <b role="timer">${clockText(left)}</b>
        </p>
        <p>
          <small>${words.clock.solved}</small>
          ${keyed(this.#solved, html`<b class=${this.#solved > 0 ? 'grew' : ''}>${this.#solved}</b>`)}
        </p>
        <p><small aria-hidden="true">${words.clock.lives}</small> ${this.#lives()}</p>
        <p class="unseen">
          ${fill(words.clock.score, { n: this.#solved, missed: this.#missed.length, most: MOST_MISSES })}
        </p>
        <progress max=${60 * this.#minutes} .value=${left} aria-hidden="true"></progress>
      </div>
      <div class="place">
        ${this.#board(puzzle, isReady)}
        ${isReady ? html`<span class="count" aria-hidden="true">${this.#getReady.left}</span>` : nothing}
        ${this.#answer?.isRight ? html`<span class="plus-one" aria-hidden="true">+1</span>` : nothing}
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
                ${this.#isLast ? fill(words.clock.seeResult, { n: this.#solved }) : words.next}
              </button>`
            : nothing
        }
        <p class="combo ${this.#combo > 1 ? 'runs' : ''}" ?hidden=${this.#answer?.isRight === false}>
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
    this.#puzzles = [nextPuzzle([], 0)!];
    this.#solved = this.#combo = this.#longest = this.#bonuses = 0;
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
    const puzzle = this.#puzzles.at(-1)!;
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
      this.#missed.push({ puzzle, square });
      this.#message += ` ${missOf(puzzle, square, this.#missed.length - 1).text}`;
      this.#countdown.pause();
    }
    if (solved && this.#combo % COMBO === 0) {
      this.#countdown.add(BONUS);
      this.#bonuses++;
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
    const next = nextPuzzle(this.#puzzles, this.#solved);
    if (this.#isLast || !next) return this.#end();
    this.#puzzles.push(next);
    this.draw();
  }

  /** Whether the round ends after the puzzle that is asked. */
  get #isLast(): boolean {
    return this.#missed.length === MOST_MISSES;
  }

  #end(): void {
    const bonus = BONUS * this.#bonuses;
    this.#used = 60 * this.#minutes + bonus - this.#countdown.left;
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

/** Why a puzzle was missed, in one sentence. */
function missOf(puzzle: Puzzle, wrong: Square, turn: number): MissReason {
  const { session } = TRAIN[language()];
  return reasonOfMiss(puzzle, wrong, ideaOf(keyOf(puzzle)), session, language(), turn);
}

/**
 * A puzzle that was not asked yet, of the difficulty that so many right answers lead to; `undefined` after the last one.
 *
 * @param asked in this round
 */
function nextPuzzle(asked: readonly Puzzle[], solved: number): Puzzle | undefined {
  const level = Math.min(HARDEST, 1 + Math.floor(solved / STEP));
  const choice = shippedPuzzles()
    .filter((puzzle) => puzzle.difficulty === level && isFair(puzzle) && !asked.includes(puzzle))
    .map((puzzle) => ({ puzzle, rank: Math.random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ puzzle }) => puzzle);
  const last = asked.at(-1);
  const isClear = (puzzle: Puzzle): boolean =>
    puzzle.goal === 'win' &&
    (!last || ideaOf(keyOf(puzzle)) !== ideaOf(keyOf(last))) &&
    reasonOf(puzzle, TRAIN[language()].session.reasons, language()) !== undefined;
  return (level <= CLEAR ? choice.find(isClear) : undefined) ?? choice[0];
}

/** Opens this part of the training page: see `OpenMode`. */
export const open = (container: HTMLElement, context: TrainContext): Mode => new Clock(container, context);
