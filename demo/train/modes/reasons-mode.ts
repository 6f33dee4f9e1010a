/** Find the reason: the right move is shown, and the user chooses its reason. */
import { html, nothing, render, type TemplateResult } from 'lit';
import '../../../src/elements/index.js';
import {
  explain,
  loadCoachWords,
  sentences,
  type CoachStrings,
  type Explanation,
  type ReasonKind,
} from '../../../src/core/coach.js';
import { createEngine, type Engine } from '../../../src/core/engine.js';
import { fill } from '../../../src/core/locales.js';
import { shippedPuzzles, type Puzzle } from '../../../src/core/puzzles.js';
import { TRAIN } from '../../locales/train.js';
import { language } from '../../site.js';
import type { Mode } from '../mode.js';
import { analyseLink } from '../puzzles/puzzle-view.js';
import { reasonChoices } from '../puzzles/reason-choices.js';

/** With more empty squares the computer would take long. */
const MOST_EMPTIES = 12;
/** Reasons that do not describe a plan. */
const PLAIN: readonly ReasonKind[] = ['count', 'value', 'only-move'];

interface Question {
  readonly puzzle: Puzzle;
  readonly why: Explanation;
  readonly choices: readonly ReasonKind[];
}

class Reasons implements Mode {
  #engine: Promise<Engine> | undefined;
  #question: Question | undefined;
  #given: ReasonKind | undefined;
  #problem: string | undefined;
  #coach: CoachStrings | undefined;
  #coachOf = '';
  #answered = 0;
  #right = 0;
  #closed = false;

  constructor(private readonly container: HTMLElement) {
    void this.#ask();
  }

  draw(): void {
    const words = TRAIN[language()];
    this.#loadCoach();
    const question = this.#question;
    if (this.#problem !== undefined) {
      render(
        html`<p role="alert">${fill(words.searchFailed, { problem: this.#problem })}</p>`,
        this.container,
      );
    } else if (question && this.#coach) render(this.#view(question, this.#coach), this.container);
    else render(html`<p role="status">${words.reasons.thinking}</p>`, this.container);
  }

  close(): void {
    this.#closed = true;
    void this.#engine?.then((engine) => engine.close());
  }

  #view({ puzzle, why, choices }: Question, coach: CoachStrings): TemplateResult {
    const words = TRAIN[language()];
    const [move] = puzzle.solution;
    const texts = sentences(why, coach, language());
    // After an answer, the others only stand between it and the explanation.
    const shown = choices.filter((kind) => this.#given === undefined || this.#verdictOf(kind) !== '');
    return html`<div class="beside">
      <othello-board .position=${puzzle.position.toString()} .marks=${`${move}=circle`}></othello-board>
      <div>
        <p class="ask">
          ${fill(words.reasons.ask, { color: words.colors[puzzle.position.turn], square: move! })}
        </p>
        <ul class="answers">
          ${shown.map(
            (kind) =>
              html`<li>
                <button
                  type="button"
                  class="plain ${this.#verdictOf(kind)}"
                  ?disabled=${this.#given !== undefined}
                  @click=${() => this.#answer(kind)}
                >
                  ${coach.kinds[kind]}
                </button>
              </li>`,
          )}
        </ul>
        <div role="status">
          ${
            this.#given === undefined
              ? nothing
              : html`<p class="verdict ${this.#verdictOf(this.#given)}">${this.#judgement(why, coach)}</p>
                  <ul>
                    ${texts.map((text) => html`<li>${text}</li>`)}
                  </ul>`
          }
        </div>
        <p class="ways">
          <button type="button" class=${this.#given === undefined ? 'plain' : 'lead'} @click=${this.#next}>
            ${words.nextQuestion}
          </button>
          ${analyseLink(puzzle.position.toString(), words)}
        </p>
        <p>
          ${this.#answered > 0 ? fill(words.counting.score, { right: this.#right, n: this.#answered }) : nothing}
        </p>
      </div>
    </div>`;
  }

  /** Whether an answer is the right one, or the wrong one that was given; nothing before there is an answer. */
  #verdictOf(kind: ReasonKind): 'right' | 'wrong' | '' {
    if (this.#given === undefined) return '';
    if (kind === this.#question!.why.reasons[0]!.kind) return 'right';
    return kind === this.#given ? 'wrong' : '';
  }

  #judgement({ reasons }: Explanation, coach: CoachStrings): string {
    const words = TRAIN[language()].reasons;
    const { kind } = reasons[0]!;
    return this.#given === kind ? words.right : fill(words.wrong, { reason: coach.kinds[kind] });
  }

  #answer(kind: ReasonKind): void {
    this.#given = kind;
    this.#answered++;
    if (kind === this.#question!.why.reasons[0]!.kind) this.#right++;
    this.draw();
  }

  readonly #next = (): void => {
    this.#question = this.#given = undefined;
    this.draw();
    void this.#ask();
  };

  /** The coach's current answer counts; a puzzle for which it gives no reason is skipped. */
  async #ask(): Promise<void> {
    try {
      const engine = await (this.#engine ??= createEngine());
      const coach = await loadCoachWords(language());
      const puzzles = shippedPuzzles().filter(
        ({ position, theme }) => position.empties <= MOST_EMPTIES && !PLAIN.includes(theme),
      );
      while (!this.#closed) {
        const puzzle = puzzles[Math.floor(Math.random() * puzzles.length)]!;
        const { position, solution } = puzzle;
        const limits = { exact: true, multiPv: position.legalMoves.length };
        const { moves } = await engine.search(position, limits);
        const why = await explain(position, solution[0]!, engine, { values: moves });
        const kinds = why.reasons.map(({ kind }) => kind);
        if (PLAIN.includes(kinds[0]!)) continue;
        const choices = reasonChoices(
          kinds,
          puzzles.map(({ theme }) => theme),
          coach,
          Math.random,
        );
        this.#question = { puzzle, why, choices };
        break;
      }
    } catch (error) {
      this.#problem = (error as Error).message;
    }
    if (!this.#closed) this.draw();
  }

  #loadCoach(): void {
    const chosen = language();
    if (this.#coachOf === chosen) return;
    this.#coachOf = chosen;
    void loadCoachWords(chosen).then((words) => {
      this.#coach = words;
      this.draw();
    });
  }
}

/** Opens this part of the training page: see `OpenMode`. */
export const open = (container: HTMLElement): Mode => new Reasons(container);
