/**
 * The class of `<othello-puzzle>`; `define.ts` registers it. `puzzle-run.ts` is the state of a try, `solving.ts` and
 * `playing-out.ts` what happens on the board, `puzzle-words.ts` its texts, `puzzle-ending.ts` what is shown at the end.
 */
import {
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { OthelloBoard } from '../../board/element/element.js';
import type { BeforeMoveDetail, ErrorDetail, MoveDetail, SquareClickDetail } from '../../board/events.js';
import type { Explanation } from '../../../core/coach/reasons/reason.js';
import { coachWords } from '../../../core/coach/text/words.js';
import type { Engine } from '../../../core/engine/engine.js';
import { en } from '../../../core/locales/en/puzzle.js';
import { load } from '../../../core/locales/loaders/puzzle.js';
import { StringCatalog } from '../../../core/locales/catalog.js';
import { Localizer } from '../../localizer.js';
import { fill, plural } from '../../../core/locales/strings.js';
import { squaresIn } from '../../../core/rules/square.js';
import type { PuzzleStrings } from '../../../core/locales/strings/puzzle.js';
import { nextTask } from '../../board/next-task.js';
import { scrollIntoView } from '../../dom.js';
import { PuzzleJudge } from './puzzle-judge.js';
import { PointedSquares, withSquares } from './pointed-squares.js';
import { PlayingOut } from './playing-out.js';
import { styles } from './puzzle.styles.js';
import type { PuzzleResult, Feedback } from './puzzle-run.js';
import { Solving, type SolvedStep } from './solving.js';
import { readTask, type PuzzleData, type PuzzleTask, type TaskGoal } from './puzzle-task.js';
import { reasonList, solutionLine } from './puzzle-ending.js';
import { endingTexts, feedbackTexts, type PuzzleWords } from './puzzle-words.js';

export type { PuzzleResult } from './puzzle-run.js';
export type { PuzzleData, TaskGoal } from './puzzle-task.js';

/** The most squares of a text to mark: more would say nothing. */
const MOST_MARKED = 3;

const puzzleStrings = new StringCatalog<PuzzleStrings>(en, load);

/**
 * A puzzle: a position, a question, and hints step by step. A wrong answer is refuted on the board and explained by the
 * coach. The engine is fetched when it is first needed: for a wrong answer, for reasons, or to play the puzzle out.
 *
 * @tagname othello-puzzle
 *
 * @fires {CustomEvent<ErrorDetail>} othello-error - The puzzle could not be read; the previous one stays.
 * @fires {CustomEvent<PuzzleResult>} othello-puzzleend - The puzzle is solved, its solution was shown, or it was played
 *   out.
 *
 * @slot notice - Content in the place of the answer, until there is one.
 * @slot actions - Content beside its buttons, for instance one that leads to the next puzzle.
 * @slot more - Content below its buttons.
 *
 * @csspart board - The area of the board.
 * @csspart question - The question.
 * @csspart message - The answer to a move, or a hint.
 * @csspart button - A button.
 * @csspart again - The button that begins anew where nothing is left to be found.
 * @csspart bar - The buttons, together.
 *
 * @cssprop [--othello-ink-color=light-dark(#1d2522, #e8efeb)] - Text.
 * @cssprop [--othello-quiet-color=light-dark(#55635d, #a3b1aa)] - Less important text.
 * @cssprop [--othello-paper-color=light-dark(#fff, #1d2623)] - Background of text.
 * @cssprop [--othello-edge-color=light-dark(#c8d2cc, #3b4843)] - Borders of boxes and fields.
 * @cssprop [--othello-accent-color=light-dark(#1d6b49, #5fc092)] - Selected items and the main button.
 * @cssprop [--othello-board-width=1.25fr] - The width of the board where the question stands beside it.
 */
export class OthelloPuzzle extends LitElement {
  static override styles = styles;
  static override properties: PropertyDeclarations = {
    position: {},
    solution: {},
    goal: {},
    puzzle: { attribute: false },
    theme: {},
    engineProvider: { attribute: false },
  };
  static {
    // The board exists only after the first render; then the puzzle is put on it.
    this.disableWarning?.('change-in-update');
  }

  /** Defines the element and its board, each unless its name is taken. */
  static define(tag = 'othello-puzzle', registry: CustomElementRegistry = customElements): void {
    OthelloBoard.define(undefined, registry);
    if (!registry.get(tag)) registry.define(tag, this);
  }

  /** The position: 64 of `X O -` and the side to move, which is the solver. */
  position: string | undefined;
  /**
   * The solver's move, the reply, the solver's next move and so on: `b7g7h7`. Without it one move is asked for, and the
   * engine decides which moves are right.
   */
  solution: string | undefined;
  /** The goal: `best` (the default), `win`, `draw`, or `play-out`: play to the end without losing a disc. */
  goal: TaskGoal | undefined;
  /** A puzzle as data, for example one of `othello-board/puzzles.js`; it takes precedence over the attributes. */
  puzzle: PuzzleData | undefined;
  /** The look of the board: `classic`, `wood`, `slate`, `paper` or `contrast`. */
  theme: OthelloBoard['theme'] | undefined;
  /** Provides an engine instead of the package's, for example one on a server. */
  engineProvider: (() => Promise<Engine>) | undefined;

  readonly #localizer = new Localizer(this, puzzleStrings);
  readonly #coach = new Localizer(this, coachWords);
  readonly #judge = new PuzzleJudge(() => this.board);
  readonly #pointed = new PointedSquares(() => this.board);
  #task: PuzzleTask | undefined;
  #run: Solving | PlayingOut | undefined;
  #result: PuzzleResult | undefined;
  /** What was last shown as an answer. */
  #answered: Feedback | undefined;
  /** Explanations of right moves, by their index among the solver's. */
  #whys = new Map<number, Explanation>();

  /** The board, with its whole interface; available after the first `updateComplete`. */
  get board(): OthelloBoard {
    return this.renderRoot.querySelector('othello-board')!;
  }

  /** How the try ended; `undefined` while it is running. */
  get result(): PuzzleResult | undefined {
    return this.#result;
  }

  /** The wrong moves and the hints of the try so far, for a page that keeps them. */
  get cost(): Pick<PuzzleResult, 'mistakes' | 'hints'> {
    return this.#run instanceof Solving ? this.#run.cost : { mistakes: 0, hints: 0 };
  }

  /** Gives the next hint: the region of the move, its reason, a few squares to choose from, the square. */
  hint(): void {
    if (this.#run instanceof Solving) void this.#run.hint();
  }

  /** Shows the solution. */
  solve(): void {
    if (this.#run instanceof Solving) void this.#run.solve();
  }

  /** Restarts the puzzle. */
  restart(): void {
    this.#begin();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#run?.dispose();
    this.#judge.close();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const names = ['puzzle', 'position', 'solution', 'goal'] as const;
    if (names.some((name) => changed.has(name))) this.#read();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#task !== this.#run?.task) this.#begin();
    this.#showAnswer();
  }

  protected override render(): TemplateResult {
    const words = this.#localizer.strings;
    return html`<div
      class="puzzle ${this.#run?.phase === 'over' ? 'over' : ''} ${this.#result?.solved ? 'solved' : ''}"
      role="group"
      aria-label=${words.name}
      @othello-beforemove=${this.#onBeforeMove}
      @othello-move=${this.#onMove}
      @othello-plychange=${this.#onPlyChange}
      @othello-squareclick=${this.#onSquareClick}
    >
      ${this.#question()}
      <div part="board">
        <othello-board
          interactive
          no-shortcuts
          .theme=${this.theme ?? 'classic'}
          .engineProvider=${this.engineProvider}
        ></othello-board>
      </div>
      <div class="answer">${this.#message()} ${this.#buttons()}</div>
    </div>`;
  }

  // --- The puzzle ---------------------------------------------------------------------------------------

  /** Reads the puzzle that the page has set. If that fails, the error is reported and the previous puzzle stays. */
  #read(): void {
    const { puzzle, position, solution, goal } = this;
    const data =
      puzzle ??
      (position === undefined
        ? undefined
        : { position, ...(solution && { solution }), ...(goal && { goal }) });
    try {
      this.#task = data && readTask(data);
    } catch (cause) {
      const detail: ErrorDetail = { code: 'attribute', message: (cause as Error).message, cause };
      this.dispatchEvent(new CustomEvent('othello-error', { detail, bubbles: true, composed: true }));
      console.warn(`othello-puzzle: ${detail.message}`);
    }
  }

  /**
   * Begins a try.
   *
   * @param made how many moves of the solution, of both sides, are made already
   */
  #begin(made = 0): void {
    const task = this.#task;
    this.#run?.dispose();
    this.#result = undefined;
    this.#whys = new Map();
    this.#run = undefined;
    if (task) {
      const kind = task.goal === 'play-out' ? PlayingOut : Solving;
      this.#run = new kind(task, {
        board: () => this.board,
        judge: this.#judge,
        update: () => this.requestUpdate(),
        // The first text is the verdict, which names the move.
        squaresOf: (feedback) =>
          squaresIn(feedbackTexts(feedback, task, this.#words).slice(1).join(' ')).slice(0, MOST_MARKED),
        finish: (result) => this.#finish(result),
      });
      Object.assign(this.board, {
        position: task.position.toString(),
        player: task.position.turn,
        orientation: 'black',
        preview: undefined,
        marks: '',
      });
      // The same position, with the moves of the try before.
      this.board.reset();
      if (this.#run instanceof Solving && made > 0) this.#run.makeMoves(made);
    }
    this.requestUpdate();
  }

  /** Reports the end of a try. */
  #finish(result: PuzzleResult): void {
    this.#result = result;
    this.dispatchEvent(
      new CustomEvent('othello-puzzleend', { detail: result, bubbles: true, composed: true }),
    );
  }

  /** Shows an answer, once. */
  #showAnswer(): void {
    const feedback = this.#run?.feedback;
    if (feedback === this.#answered) return;
    this.#answered = feedback;
    void this.#revealAnswer();
  }

  /**
   * An answer is seen also where the page was scrolled to the board alone, and above the buttons that stay in sight. The
   * page puts its own buttons below it first: a smooth scroll keeps the aim that it had when it began.
   */
  async #revealAnswer(): Promise<void> {
    await nextTask();
    const message = this.renderRoot.querySelector<HTMLElement>('.feedback');
    const feedback = this.#run?.feedback;
    if (!message || !feedback || UNANSWERED.has(feedback.kind)) return;
    const bar = this.renderRoot.querySelector<HTMLElement>('.bar');
    message.style.scrollMarginBlockEnd = `${bar?.offsetHeight ?? 0}px`;
    scrollIntoView(message, { block: 'nearest' });
  }

  readonly #onBeforeMove = (event: CustomEvent<BeforeMoveDetail>): void => {
    if (!this.#run?.accepts(event.detail.square)) event.preventDefault();
  };

  /** While a refutation is shown the board takes no moves; the next click ends the refutation. */
  readonly #onSquareClick = (event: CustomEvent<SquareClickDetail>): void => {
    const { square } = event.detail;
    if (!(this.#run instanceof Solving) || !this.#run.endRefutation()) return;
    event.preventDefault();
    if (!this.board.legalMoves.includes(square) || !this.#run.accepts(square)) return;
    this.board.play(square);
    this.#run.moved(square);
  };

  readonly #onMove = ({ detail }: CustomEvent<MoveDetail>): void => this.#run?.moved(detail.square);

  /** A try only goes forward; the keys of the board could take it back. */
  readonly #onPlyChange = (): void => {
    if (this.#run && this.#run.phase !== 'over') this.board.goTo(this.board.length);
  };

  /** Shows the reason for a move of the solution. */
  async #explain(at: number): Promise<void> {
    const run = this.#run;
    const step = run instanceof Solving ? run.found[at] : undefined;
    if (!run || !step) return;
    const { feedback } = run;
    run.feedback = { kind: 'thinking' };
    this.requestUpdate();
    try {
      const explanation = await this.#judge.explain(step.position, step.square);
      if (run !== this.#run) return;
      this.#whys = new Map(this.#whys).set(at, explanation);
      this.#showBefore(step);
      run.feedback = feedback.kind === 'failed' ? { kind: 'nothing' } : feedback;
      this.requestUpdate();
      await this.updateComplete;
      scrollIntoView(this.renderRoot.querySelector('.reasons')!, { block: 'nearest' });
    } catch (error) {
      run.feedback = feedback.kind === 'failed' ? feedback : { kind: 'failed', error };
    }
    this.requestUpdate();
  }

  /** Shows the position of a right move, which its reasons are about, with the move marked. */
  #showBefore({ position, square }: SolvedStep): void {
    const { board } = this;
    const { root, nodes } = board.context.model.game;
    const ply = [root, ...nodes].findIndex((node) => node.position.settled().equals(position));
    if (ply < 0) return;
    board.goTo(ply);
    board.marks = `${square}=circle`;
  }

  // --- Texts --------------------------------------------------------------------------------------------

  /** The task, in words. */
  #question(): TemplateResult {
    const { strings, language } = this.#localizer;
    const task = this.#task;
    if (!task) return html`<p class="question ask" part="question">${strings.missing}</p>`;
    const { turn } = task.position;
    const steps = this.#run?.steps;
    return html`<div class="question">
      <p class="ask" part="question">
        <span class="disc ${turn}" aria-hidden="true"></span>${fill(strings.ask[task.goal], {
          color: strings.colors[turn],
        })}
      </p>
      ${
        steps && steps.total > 1
          ? html`<p class="quiet ${this.#result ? 'over' : ''}">
              ${plural(strings.toFind, Math.max(1, steps.total - steps.made), language)}
            </p>`
          : nothing
      }
    </div>`;
  }

  /** The reaction to the last move. */
  #message(): TemplateResult {
    const run = this.#run;
    const result = this.#result;
    const feedback: Feedback = run?.feedback ?? { kind: 'nothing' };
    const ending = this.#ending();
    // That it is solved says that the last move was right.
    const isSaid = feedback.kind === 'right' && ending.length > 0;
    const texts = [...(isSaid ? [] : feedbackTexts(feedback, this.#task, this.#words)), ...ending];
    return html`<div
      class="feedback"
      role="status"
      part="message"
      @pointerover=${this.#pointed.handle}
      @pointerout=${this.#pointed.handle}
      @click=${this.#pointed.handle}
    >
      ${texts.map(
        (text, at) =>
          html`<p class=${at > 0 ? '' : result?.shown ? 'ended' : `verdict ${verdictOf(feedback)}`}>
            ${withSquares(text)}
          </p>`,
      )}
      ${result && run instanceof Solving ? solutionLine(run, result.shown, this.#words) : nothing}
      ${feedback.kind === 'nothing' && this.#whys.size === 0 ? html`<slot name="notice"></slot>` : nothing}
    </div>`;
  }

  /** The reasons for the right moves: below the way on, which stays where it is when they come. */
  #reasons(): TemplateResult {
    const whys = [...this.#whys].sort(([one], [other]) => one - other);
    return html`<div
      class="reasons"
      role="status"
      part="message"
      @pointerover=${this.#pointed.handle}
      @pointerout=${this.#pointed.handle}
      @click=${this.#pointed.handle}
    >
      ${whys.map(([at, why]) =>
        reasonList(why, this.#found[at]!.position, this.#found.length > 1, this.#words),
      )}
    </div>`;
  }

  /** How the try ended, below the feedback. */
  #ending(): string[] {
    const result = this.#result;
    if (!result || !(this.#run instanceof Solving)) return [];
    return endingTexts(result, this.#run, this.#words);
  }

  get #words(): PuzzleWords {
    const { strings, language } = this.#localizer;
    return { strings, language, coach: { strings: this.#coach.strings, language: this.#coach.language } };
  }

  get #found(): readonly SolvedStep[] {
    return this.#run instanceof Solving ? this.#run.found : [];
  }

  /**
   * A button that asks why the next of the solver's moves was right; nothing if all were explained. The reasons for one
   * that wins by less would name the better one, which is still to be found.
   */
  #whyButton(button: (text: string, act: () => void) => TemplateResult): TemplateResult | typeof nothing {
    const isLess = this.#run instanceof Solving && this.#run.better !== undefined;
    const asked = isLess ? this.#found.slice(0, -1) : this.#found;
    const at = asked.findIndex((_, move) => !this.#whys.has(move));
    if (at < 0) return nothing;
    const { why, whyMove } = this.#localizer.strings;
    const text = this.#found.length > 1 ? fill(whyMove, { square: this.#found[at]!.square }) : why;
    return button(text, () => void this.#explain(at));
  }

  /** The buttons below the board. */
  #buttons(): TemplateResult {
    const { strings } = this.#localizer;
    const run = this.#run;
    const result = this.#result;
    const button = (text: string, act: () => void, part = ''): TemplateResult =>
      html`<button type="button" class="action" part="button ${part}" @click=${act}>${text}</button>`;
    if (!run) return html``;
    const over = run.phase === 'over';
    const isLess = run instanceof Solving && run.better !== undefined;
    const again = (): void => this.#begin(isLess ? run.played : 0);
    const retry = button(strings.retry, again, result?.solved && !isLess ? 'again' : '');
    return html`<div class="bar" part="bar">
        ${run instanceof Solving && !over ? this.#solvingButtons(run, button) : nothing}
        ${!over && run instanceof PlayingOut ? retry : nothing}
        <slot name="actions" @slotchange=${() => void this.#revealAnswer()}></slot>
        ${over ? this.#whyButton(button) : nothing}
      </div>
      ${this.#reasons()}
      <div class="more">${over ? retry : nothing}<slot name="more"></slot></div>`;
  }

  #solvingButtons(run: Solving, button: (text: string, act: () => void) => TemplateResult): TemplateResult {
    const { strings } = this.#localizer;
    return html`${run.hintsLeft > 0 ? button(strings.hint, () => this.hint()) : nothing}
    ${button(strings.solve, () => this.solve())}`;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'othello-puzzleend': CustomEvent<PuzzleResult>;
  }
}

/** What a try is not answered by. */
const UNANSWERED: ReadonlySet<Feedback['kind']> = new Set(['nothing', 'thinking', 'checking']);

/** Answers to a right move. */
const RIGHT: ReadonlySet<Feedback['kind']> = new Set(['right', 'again', 'next']);

/** The colour of the reaction. */
function verdictOf({ kind }: Feedback): 'right' | 'wrong' | '' {
  if (kind === 'wrong') return 'wrong';
  return RIGHT.has(kind) ? 'right' : '';
}
