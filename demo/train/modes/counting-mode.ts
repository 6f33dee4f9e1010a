/** Counting against the clock: discs that are flipped, moves of the other side, who is ahead. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import '../../../src/elements/index.js';
import './race.css';
import { fill, plural } from '../../../src/core/locales.js';
import { puzzleCount, shippedPuzzle } from '../../../src/core/puzzles.js';
import { opponent } from '../../../src/core/rules.js';
import { TRAIN } from '../../locales/train.js';
import { language } from '../../site.js';
import { define } from '../../define.js';
import { bestResult, bestText, keepBestResult } from '../results/best-results.js';
import { bestOfEach, minutesChoice } from '../results/minutes-choice.js';
import { resultDots } from '../results/result-dots.js';
import { RoundEnd } from '../results/round-end.js';
import { clockText, Countdown } from '../countdown.js';
import { COUNTED, countingQuestion, isFor, kindAt, type CountingQuestion } from '../counting-questions.js';
import type { Mode } from '../mode.js';

define('round-end', RoundEnd);

/** How long a round can last. */
const MINUTES = [1, 2, 3] as const;
/** The last seconds are shown to be the last. */
const HURRY = 10;
/** The pictures of the rules and of two keys, each drawn in a line. */
const ICONS = {
  what: 'M3.5 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M14.5 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M6.5 4v1.5M17.5 4v1.5M6.5 18.5V20M17.5 18.5V20',
  how: 'M5 5h3v3H5zM10.5 5h3v3h-3zM16 5h3v3h-3zM5 10.5h3v3H5zM10.5 10.5h3v3h-3zM16 10.5h3v3h-3zM10.5 16h3v3h-3z',
  wrong: 'M4 4h16v16H4zM12 4v16M4 12h16M7 7l2.5 2.5M9.5 7L7 9.5',
  erase: 'M9 6h11v12H9l-5.5-6zM12.5 10l4 4M16.5 10l-4 4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  next: 'M5 12h13M12.5 6.5L18 12l-5.5 5.5',
};
/** No answer is above 64. */
const MOST_DIGITS = 2;
/** Number of answers whose dots are shown; those to come are rings. */
const DOTS = 8;

/** A question that was answered wrong. */
interface Wrong {
  readonly question: CountingQuestion;
  readonly given: number;
}

class Counting implements Mode {
  readonly #countdown = new Countdown(
    () => this.draw(),
    () => this.#end(),
  );
  #state: 'before' | 'running' | 'over' = 'before';
  #minutes = 2;
  #question = ask(0);
  #typed = '';
  /** Whether each answer was right. */
  #results: boolean[] = [];
  /** What each answer was about. */
  #kinds: CountingQuestion['kind'][] = [];
  #wrong: Wrong[] = [];
  #bestBefore = 0;
  /** The wrong answer that the board explains, with the clock standing, until the next tap. */
  #shown: Wrong | undefined;
  /** The last question, if it was answered right: the board no longer shows it. */
  #last: CountingQuestion | undefined;

  constructor(private readonly container: HTMLElement) {}

  draw(): void {
    const views = {
      before: () => this.#waiting(),
      running: () => this.#asking(),
      over: () => this.#summary(),
    };
    render(views[this.#state](), this.container);
  }

  close(): void {
    this.#countdown.stop();
  }

  #waiting(): TemplateResult {
    const words = TRAIN[language()];
    return html`<div class="race before">
      <div class="place">
        <othello-board inert hints="" .position=${this.#question.position.toString()}></othello-board>
        <span class="count" aria-hidden="true">${clockText(60 * this.#minutes)}</span>
      </div>
      <section class="card">
        <h2>${words.counting.challenge}</h2>
        <ul class="rules">
          ${(['what', 'how', 'wrong'] as const).map((rule) => html`<li>${icon(rule)} ${words.counting.rules[rule]}</li>`)}
        </ul>
        ${minutesChoice(MINUTES, this.#minutes, (minutes) => {
          this.#minutes = minutes;
          this.draw();
        })}
        <button type="button" class="lead" @click=${this.#start}>${words.clock.start}</button>
      </section>
      ${bestOfEach(MINUTES, recordOf, words.counting.ended)}
    </div>`;
  }

  #summary(): TemplateResult {
    const words = TRAIN[language()];
    const right = this.#right;
    const answered = this.#results.length;
    // The first round has nothing to beat.
    const isBest = this.#bestBefore > 0 && right > this.#bestBefore;
    const longest = longestRun(this.#results);
    const seconds = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 });
    return html`<round-end
      .over=${words.clock.overByTime}
      .heading=${plural(words.counting.ended, right, language())}
      .text=${isBest ? `★ ${words.clock.newBest}` : ''}
      .solved=${right}
      .total=${answered || undefined}
      .missed=${this.#wrong.map(({ question, given }) => ({
        position: question.position.toString(),
        solution: '',
        marks: marksOf(question, 'circle'),
        label: this.#fact(question, given),
      }))}
      .missedText=${words.counting.missed}
    >
      <dl class="figures">
        <div>
          <dt>${plural(words.clock.minutes, this.#minutes, language())}</dt>
          <dd>${bestText(right, this.#bestBefore)}</dd>
        </div>
        ${
          longest > 1
            ? html`<div>
                <dt>${words.clock.longest}</dt>
                <dd>${fill(words.clock.combo, { n: longest })}</dd>
              </div>`
            : nothing
        }
        ${COUNTED.map((kind) => this.#resultOf(kind))}
        ${
          answered > 0
            ? html`<div>
                <dt>${words.counting.average}</dt>
                <dd>
                  ${fill(words.counting.seconds, { n: seconds.format((60 * this.#minutes) / answered) })}
                </dd>
              </div>`
            : nothing
        }
      </dl>
      <p class="ways">
        <button type="button" class="lead" @click=${this.#start}>${words.clock.again}</button>
        <a class="plain" href="#clock">${words.modes.clock.title}</a>
        <a href="#">${words.session.back}</a>
      </p>
    </round-end>`;
  }

  /** How many questions of a kind were answered right. */
  #resultOf(kind: CountingQuestion['kind']): TemplateResult | typeof nothing {
    const { counting, picture } = TRAIN[language()];
    const results = this.#results.filter((_, at) => this.#kinds[at] === kind);
    if (results.length === 0) return nothing;
    const values = { solved: results.filter(Boolean).length, tried: results.length };
    return html`<div>
      <dt>${counting.kinds[kind]}</dt>
      <dd>${fill(picture.solvedShort, values)}</dd>
    </div>`;
  }

  #asking(): TemplateResult {
    const words = TRAIN[language()];
    const { left } = this.#countdown;
    const { position, move, ahead } = this.#question;
    const side = ahead ?? position.turn;
    const shown = this.#shown;
    const marks = shown ? marksOf(shown.question, 'number') : move === undefined ? '' : `${move}=circle`;
    return html`<form class="race counting-form" novalidate @submit=${this.#onSubmit}>
      <div class="standing">
        <p class=${left <= HURRY ? 'hurry' : ''}>
          <small aria-hidden="true">${words.clock.time}</small> <b role="timer">${clockText(left)}</b>
        </p>
        <p><small>${words.counting.rightAnswers}</small> <b>${this.#right}</b></p>
        <p class="run">
          <small aria-hidden="true">${words.counting.lastAnswers}</small>
          ${resultDots(this.#results.slice(1 - DOTS), DOTS)}
        </p>
        <p class="unseen">${fill(words.counting.score, { right: this.#right, n: this.#results.length })}</p>
        <progress max=${60 * this.#minutes} .value=${left} aria-hidden="true"></progress>
      </div>
      <div class="place" @click=${() => this.#goOn()}>
        <othello-board
          class=${shown ? 'was-wrong' : ''}
          hints=""
          .position=${position.toString()}
          .marks=${marks}
        ></othello-board>
      </div>
      <div class="answering">
        <div class="to-answer">
          <label class=${shown ? 'unseen' : 'ask'} for="count"
            ><span class="turn ${side}" role="img" aria-label=${words.colors[side]}></span>
            <span>${this.#text()}</span></label
          >
          <p role="status" class=${shown ? 'ask wrong' : 'unseen'}>${this.#verdict()}</p>
          <input
            id="count"
            class=${shown ? 'wrong' : this.#last ? 'right' : ''}
            ?readonly=${shown !== undefined}
            inputmode="none"
            pattern="[0-9]{1,2}"
            autocomplete="off"
            placeholder=${this.#last ? '✓' : '?'}
            .value=${live(shown ? String(shown.given) : this.#typed)}
            @input=${({ target }: Event) => (this.#typed = (target as HTMLInputElement).value)}
          />
        </div>
        <div class="keypad" role="group" aria-label=${words.counting.keypad}>
          ${['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((key) => this.#key(key))}
          <button
            type="button"
            class="plain"
            aria-label=${words.counting.erase}
            @click=${() => this.#type('')}
          >
            ${icon('erase')}
          </button>
          ${this.#key('0')}
          <button class="lead" aria-label=${shown ? words.nextQuestion : words.counting.check}>
            ${shown ? html`<span>${words.counting.next}</span>` : icon('check')}
          </button>
        </div>
      </div>
    </form>`;
  }

  #key(key: string): TemplateResult {
    return html`<button type="button" class="plain" @click=${() => this.#type(key)}>${key}</button>`;
  }

  /** A wrong answer takes the place of the question; a right one is shown by the field and the dots. */
  #verdict(): string | TemplateResult {
    const shown = this.#shown;
    if (shown)
      return html`<b aria-hidden="true">✗</b> <span>${this.#fact(shown.question, shown.given)}</span>`;
    return this.#last ? fill(TRAIN[language()].counting.right, { fact: this.#fact(this.#last) }) : '';
  }

  /** What was to be counted, and the wrong answer. */
  #fact(question: CountingQuestion, given?: number): string {
    const { counting } = TRAIN[language()];
    const fact = fill(plural(counting.was[question.kind], question.answer, language()), namesIn(question));
    return given === undefined ? fact : fill(counting.wrong, { fact, given });
  }

  #text(): string {
    return fill(TRAIN[language()].counting.ask[this.#question.kind], namesIn(this.#question));
  }

  /** Number of right answers. */
  get #right(): number {
    return this.#results.filter(Boolean).length;
  }

  /** Adds a digit, or takes the last one away. */
  #type(key: string): void {
    if (this.#shown) return this.#goOn();
    this.#typed = key === '' ? this.#typed.slice(0, -1) : (this.#typed + key).slice(0, MOST_DIGITS);
    this.draw();
  }

  readonly #start = (): void => {
    this.#state = 'running';
    this.#results = [];
    this.#kinds = [];
    this.#wrong = [];
    this.#typed = '';
    this.#last = this.#shown = undefined;
    this.#bestBefore = bestResult(recordOf(this.#minutes));
    this.#question = ask(0);
    this.#countdown.start(60 * this.#minutes);
    this.draw();
    scrollTo(0, 0);
    this.#focus();
  };

  /** Whatever was pressed, digits that are typed next are an answer. */
  #focus(): void {
    this.container.querySelector<HTMLElement>('#count')!.focus({ preventScroll: true });
  }

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    const question = this.#question;
    const isAnswer = /^\d{1,2}$/u.test(this.#typed);
    if (!this.#shown && !isAnswer) return this.#focus();
    const given = Number(this.#typed);
    this.#typed = '';
    if (!this.#shown) {
      const isRight = given === question.answer;
      this.#results.push(isRight);
      this.#last = isRight ? question : undefined;
      this.#kinds.push(question.kind);
      if (isRight) this.#question = ask(this.#results.length);
      else this.#show({ question, given });
    } else this.#goOn();
    this.draw();
    this.#focus();
  };

  /** Shows on the board what was to be counted. */
  #show(wrong: Wrong): void {
    this.#wrong.push(wrong);
    this.#shown = wrong;
    this.#countdown.pause();
  }

  /** Asks the next question after a wrong answer. */
  #goOn(): void {
    if (!this.#shown) return;
    this.#shown = undefined;
    this.#typed = '';
    this.#question = ask(this.#results.length);
    this.#countdown.resume();
    this.draw();
  }

  #end(): void {
    this.#shown = undefined;
    this.#state = 'over';
    keepBestResult(recordOf(this.#minutes), this.#right);
    this.draw();
  }
}

function icon(name: keyof typeof ICONS): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]} /></svg>`;
}

/** The side to move, the other one, the one that is ahead, and the move that a question is about. */
function namesIn({ position: { turn }, ahead, move }: CountingQuestion): Record<string, string> {
  const { colors } = TRAIN[language()];
  return {
    color: colors[turn],
    other: colors[opponent(turn)],
    ahead: ahead ? colors[ahead] : '',
    square: move ?? '',
  };
}

/** The name under which the best result of a length is stored. */
function recordOf(minutes: number): string {
  return minutes === 2 ? 'counting' : `counting-${minutes}`;
}

/** Marks on what is counted: with numbers, or on a small board with rings; the move that is asked about has a square. */
function marksOf({ kind, position, move }: CountingQuestion, sign: 'number' | 'circle'): string {
  if (kind === 'lead' || move === undefined) return '';
  const counted = kind === 'flips' ? position.flips(move) : position.play(move).legalMoves;
  return [
    `${move}=square`,
    ...counted.map((square, at) => `${square}=${sign === 'number' ? at + 1 : sign}`),
  ].join(' ');
}

/** The most right answers in a row. */
function longestRun(results: readonly boolean[]): number {
  let run = 0;
  return Math.max(0, ...results.map((isRight) => (run = isRight ? run + 1 : 0)));
}

/** The question of a turn, about a position of a puzzle. */
function ask(turn: number): CountingQuestion {
  const { position } = shippedPuzzle(Math.floor(Math.random() * puzzleCount()));
  const question = countingQuestion(kindAt(turn), position, Math.random());
  return isFor(turn, question) ? question : ask(turn);
}

/** Opens this part of the training page: see `OpenMode`. */
export const open = (container: HTMLElement): Mode => new Counting(container);
