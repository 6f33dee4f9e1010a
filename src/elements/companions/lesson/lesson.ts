/**
 * The class of `<othello-lesson>`; `define.ts` registers it. `step.ts` reads the steps, `step-board.ts` shows one,
 * `task.ts` judges an answer, `view.ts` draws what is below the board.
 */
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { OthelloBoard } from '../../board/element/element.js';
import type { ErrorDetail } from '../../board/events.js';
import type { Engine } from '../../../core/engine/engine.js';
import { en } from '../../../core/locales/en/lesson.js';
import { load } from '../../../core/locales/loaders/lesson.js';
import { StringCatalog } from '../../../core/locales/catalog.js';
import { Localizer } from '../../localizer.js';
import { fill } from '../../../core/locales/strings.js';
import type { LessonStrings } from '../../../core/locales/strings/lesson.js';
import type { Game } from '../../../core/rules/game/game.js';
import type { Square } from '../../../core/rules/square.js';
import { Companion } from '../shared/companion.js';
import { followZoom } from '../shared/follow-zoom.js';
import { PuzzleJudge } from '../puzzle/puzzle-judge.js';
import type { LessonResult, LessonStepDetail } from './lesson-events.js';
import { LessonInput } from './lesson-input.js';
import { styles } from './lesson.styles.js';
import { gameOf, lineOfText, lineOn } from './steps/step-line.js';
import { PrintedDiagrams } from './steps/printed-diagrams.js';
import { Reading, readingLines } from './reading-position.js';
import type { LessonStep } from './steps/step.js';
import { StepBoard } from './steps/step-board.js';
import type { LessonTask } from './steps/task.js';
import { LessonTasks } from './steps/tasks.js';
import { LessonText } from './text.js';
import { lastSquare, movesOfLink } from './text-moves.js';
import { adoptTextStyles } from './text.styles.js';
import { besideText, type LessonActions, type LessonView } from './view.js';

export type { LessonResult, LessonStepDetail } from './lesson-events.js';

const lessonStrings = new StringCatalog<LessonStrings>(en, load);

/**
 * A lesson: prose in steps, and a board that follows the reader. Each `section` inside, or each item of an ordered
 * list, is a step and says what the board shows: `moves="f5d6"` (after a `+`, from where the previous step stands);
 * `position`, `ply`, `marks`, `arrows`, `orientation`; and `answer="c4"` for a move that the reader must find, or
 * `answer="engine"` to let the engine judge it. Moves in the text are links, `<a data-move="d3">d3</a>`. Text with the
 * attribute `data-solved` appears when the move has been found; text with `data-wrong="g7h8 b2a1"` answers the wrong
 * moves g7 and b2, to which the board shows the replies h8 and a1. Content with `data-fallback`, such as a picture of the
 * position, is for pages without scripts and for paper. Each attribute of a step may be prefixed by `data-`.
 *
 * @tagname othello-lesson
 *
 * @fires {CustomEvent<LessonStepDetail>} othello-lessonstep - Another step is shown.
 * @fires {CustomEvent<LessonResult>} othello-lessonend - The reader has reached the end.
 * @fires {CustomEvent<ErrorDetail>} othello-error - A step could not be read; it stays prose.
 *
 * @slot - The prose, with its steps.
 * @slot board - The page's own board, in place of the lesson's.
 * @slot end - Content below the result, for instance a link to the next lesson.
 *
 * @csspart text - The prose.
 * @csspart board - The area of the board.
 * @csspart message - The question, and the answer to a move.
 * @csspart button - A button.
 * @csspart bar - The buttons of the lesson, together.
 * @csspart count - The number of the step, among the buttons.
 * @csspart end - The content shown at the end.
 */
export class OthelloLesson extends Companion {
  static override styles = styles;
  static override properties: PropertyDeclarations = {
    ...Companion.properties,
    position: {},
    moves: {},
    orientation: {},
    theme: {},
    interactive: { type: Boolean },
    linkMoves: { type: Boolean, attribute: 'link-moves' },
    noFollow: { type: Boolean, attribute: 'no-follow' },
    engineProvider: { attribute: false },
  };
  static {
    // The board exists only after the first render; then the step is shown on it.
    this.disableWarning?.('change-in-update');
  }

  /** Defines the element and its board, each unless its name is taken. */
  static define(tag = 'othello-lesson', registry?: CustomElementRegistry): void {
    OthelloBoard.define(undefined, registry);
    this.defineAs(tag, registry);
  }

  /** The start of the lesson's game: `start`, or 64 of `X O -` and the side to move. */
  position: string | undefined;
  /** The moves of a game, `f5d6c3`, of which steps select a `ply`. */
  moves: string | undefined;
  /** The side at the bottom: `black`, or `white` for a rotated board. */
  orientation: OthelloBoard['orientation'] | undefined;
  /** The look of the board: `classic`, `wood`, `slate`, `paper` or `contrast`. */
  theme: OthelloBoard['theme'] | undefined;
  /** Lets the reader try moves on the board at every step. */
  interactive = false;
  /** Turns all moves in the text into links, such as d3, or d3c5f6 for a line. */
  linkMoves = false;
  /** Keeps the step when the reader scrolls. */
  noFollow = false;
  /** Provides an engine instead of the package's, for example one on a server. */
  engineProvider: (() => Promise<Engine>) | undefined;

  readonly #localizer = new Localizer(this, lessonStrings);
  readonly #judge = new PuzzleJudge(() => this.board!);
  readonly #reading = new Reading((part) => this.#onReading(part));
  readonly #text = new LessonText(
    this,
    () => this.#readAgain(),
    (cause) => this.#reportError(cause as Error),
  );
  readonly #tasks = new LessonTasks(this.#judge);
  readonly #stepBoard = new StepBoard(
    (task, square) => void this.#tryMove(task, square),
    () => {
      this.#markSteps();
      this.requestUpdate();
    },
  );
  #current: HTMLElement | undefined;
  /** Whether the reader has chosen the current step; otherwise it is the first one. */
  #isChosen = false;
  #hasEnded = false;
  /** Announced to screen readers when a button or a key has changed the step. */
  #announced = '';
  #size: ResizeObserver | undefined;
  /** Whether the board does not show the current step yet. */
  #isStale = true;

  constructor() {
    super();
    followZoom(this);
    new LessonInput(this, {
      openLink: (link) => this.#openLink(link),
      previous: () => this.previous(),
      goOn: () => this.#goOn(),
    });
    this.addController(
      new PrintedDiagrams(
        () => ({
          steps: this.#steps,
          orientation: this.orientation ?? 'black',
          theme: this.theme ?? 'paper',
        }),
        (change) => this.#text.change(change),
      ),
    );
  }

  /**
   * The board: that of `for`, one in the slot `board`, or the lesson's own, available after the first `updateComplete`.
   */
  override get board(): OthelloBoard | undefined {
    return super.board ?? this.renderRoot.querySelector<OthelloBoard>('#own') ?? undefined;
  }

  /**
   * The game whose main line the steps show by their `ply`, instead of `position` and `moves`. When it changes, the
   * steps are read again. The lesson never changes it. By default it is the board's game.
   */
  override get game(): Game | undefined {
    return super.game;
  }
  override set game(game: Game | null | undefined) {
    super.game = game;
  }

  /** Number of steps. */
  get length(): number {
    return this.#steps.length;
  }

  /** The number of the current step, from 1; 0 if there is none. */
  get step(): number {
    return this.#steps.findIndex(({ element }) => element === this.#current) + 1;
  }

  /** The reader's results so far. */
  get result(): LessonResult {
    return this.#tasks.resultOf(this.#steps);
  }

  /** Shows the next step; after the last one, the end. */
  next(): void {
    if (this.step < this.length) this.goTo(this.step + 1);
    else this.#end();
  }

  /** Shows the previous step. */
  previous(): void {
    this.goTo(this.step - 1);
  }

  /** Shows a step, from 1, and scrolls to it; does nothing if it does not exist. */
  goTo(step: number): void {
    const target = this.#steps[step - 1];
    if (!target) return;
    this.#hasEnded = false;
    this.#show(target.element);
    this.#announced = fill(this.#localizer.strings.stepOf, { n: step, total: this.length });
    this.#reading.scrollTo(target.element);
  }

  /** Shows the move to find in this step. */
  solve(): void {
    void this.#solve();
  }

  /** Restarts the lesson and forgets all results. */
  restart(): void {
    this.#tasks.clear();
    this.goTo(1);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    adoptTextStyles(this.getRootNode() as Document | ShadowRoot);
    this.#text.watch();
    // jsdom lays nothing out.
    if ('ResizeObserver' in globalThis) this.#size ??= new ResizeObserver(() => this.#follow());
    this.#size?.observe(this);
    this.#readAgain();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#text.unwatch();
    this.#size?.disconnect();
    this.#reading.stop();
    this.#judge.close();
    this.#stepBoard.listen(undefined);
  }

  /** A board in the prose is a diagram; the lesson's board is in its slot. */
  protected override boardInside(): Element | null {
    return this.querySelector(':scope > othello-board[slot="board"]');
  }

  protected override onBoardChanged(): void {
    this.#isStale = true;
    super.onBoardChanged();
  }

  protected override onGameChanges(): void {
    if (this.givenGame) this.#readAgain();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const names = ['game', 'position', 'moves', 'linkMoves'];
    if (this.isConnected && names.some((name) => changed.has(name))) this.#read();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#isStale || changed.has('interactive') || changed.has('orientation')) {
      this.#isStale = false;
      this.#showStep();
    } else if (!changed.has('noFollow')) return;
    this.#follow();
  }

  protected override render(): TemplateResult {
    const words = this.#localizer.strings;
    return html`<div class="lesson">
      <div class="text" part="text"><slot></slot></div>
      <aside aria-label=${words.beside}>
        <div part="board"><slot name="board">${this.#ownBoard()}</slot></div>
        <div class="beside">${besideText(this.#view, this.#actions)}</div>
      </aside>
      <div class="unseen" role="status">${this.#announced}</div>
    </div>`;
  }

  // --- The text -----------------------------------------------------------------------------------------

  /** Reads the prose after it has changed. */
  #readAgain(): void {
    this.#read();
    this.requestUpdate();
  }

  /** Reads the steps; the current one stays if it is still there. */
  #read(): void {
    const { position, moves, linkMoves } = this;
    this.#text.read({ game: this.givenGame, position, moves, linkMoves });
    const steps = this.#steps;
    const isThere = steps.some(({ element }) => element === this.#current);
    if (!isThere || !this.#isChosen) this.#current = steps[0]?.element;
    this.#markSteps();
    this.#isStale = true;
  }

  /** Reports a mistake in the lesson to its author. */
  #reportError(cause: Error): void {
    const detail: ErrorDetail = { code: 'attribute', message: cause.message, cause };
    this.dispatchEvent(new CustomEvent('othello-error', { detail, bubbles: true, composed: true }));
    console.warn(`othello-lesson: ${detail.message}`);
  }

  get #steps(): readonly LessonStep[] {
    return this.#text.steps;
  }

  #markSteps(): void {
    this.#text.markSteps(this.#current, this.#tasks);
  }

  /** Shows the step that is being read, while the page scrolls. */
  #follow(): void {
    if (this.noFollow || this.#steps.length < 2) return this.#reading.stop();
    const side = this.renderRoot.querySelector('aside');
    const text = this.renderRoot.querySelector('.text');
    if (!side || !text) return;
    const { top, line } = readingLines(this.for ? undefined : side, text);
    this.style.setProperty('--_lesson-top', `${top}px`);
    this.#reading.follow(
      this.#steps.map(({ element }) => element),
      line,
    );
  }

  #onReading(part: HTMLElement): void {
    if (part === this.#current) return;
    this.#hasEnded = false;
    this.#show(part);
  }

  // --- The board ----------------------------------------------------------------------------------------

  get #step(): LessonStep | undefined {
    return this.#steps[this.step - 1];
  }

  /** The task of the current step. */
  get #task(): LessonTask | undefined {
    const step = this.#step;
    return step && this.#tasks.of(step);
  }

  /** Shows a step. */
  #show(element: HTMLElement): void {
    const isOther = element !== this.#current;
    this.#current = element;
    this.#isChosen = true;
    this.#markSteps();
    this.#showStep();
    this.requestUpdate();
    if (!isOther) return;
    const detail: LessonStepDetail = { step: this.step, total: this.length, element };
    this.dispatchEvent(new CustomEvent('othello-lessonstep', { detail, bubbles: true, composed: true }));
  }

  /**
   * Shows the step on the board, with the move if it has been found.
   *
   * @param isAnswer whether that has just happened
   */
  #showStep(isAnswer = false): void {
    const step = this.#step;
    this.#stepBoard.listen(this.board);
    if (!this.board || !step) return;
    const { orientation, interactive } = this;
    this.#stepBoard.show({ step, task: this.#task, orientation, interactive }, isAnswer);
    this.#text.markLink(undefined);
    this.requestUpdate();
  }

  /** Judges a move of the reader. */
  async #tryMove(task: LessonTask, square: Square): Promise<void> {
    const trying = task.try(square);
    this.requestUpdate();
    await trying;
    this.#afterTask(task);
  }

  /** Shows the answer. */
  async #solve(): Promise<void> {
    const task = this.#task;
    if (!task?.isOpen) return;
    const showing = task.show();
    this.requestUpdate();
    await showing;
    this.#afterTask(task);
  }

  /** Shows what a move has led to. */
  #afterTask(task: LessonTask): void {
    this.#markSteps();
    if (task === this.#task) {
      const { feedback } = task;
      if (feedback?.kind === 'wrong' || feedback?.kind === 'worse') this.#stepBoard.answer(feedback.square);
      else this.#showStep(true);
    }
    this.requestUpdate();
  }

  // --- Links, the end -------------------------------------------------------------------------------------

  /** Goes on by a key; returns `false` at the end. */
  #goOn(): boolean {
    if (this.#hasEnded) return false;
    this.next();
    return true;
  }

  /** Shows a move of the text on the board; if it is illegal here, marks the square. */
  #openLink(link: HTMLElement): void {
    const moves = movesOfLink(link)!;
    const { board } = this;
    if (!board) return;
    const step = this.#steps.find(({ element }) => element.contains(link));
    const line = lineOfText(moves, step?.line ?? this.#text.game, lineOn(board));
    if (step && step.element !== this.#current) this.#show(step.element);
    if (line) this.#stepBoard.showAside(line);
    // A circle would say that one can play there.
    board.marks = line ? [] : [{ square: lastSquare(moves), shape: 'square' }];
    board.arrows = [];
    this.#text.markLink(link);
    this.#announced = line ? fill(this.#localizer.strings.onBoard, { moves }) : '';
    this.requestUpdate();
  }

  /** Reports that the reader has come to the end. */
  #end(): void {
    if (this.#hasEnded || this.length === 0) return;
    this.#hasEnded = true;
    this.requestUpdate();
    const detail = this.result;
    this.dispatchEvent(new CustomEvent('othello-lessonend', { detail, bubbles: true, composed: true }));
  }

  // --- Beside the text ----------------------------------------------------------------------------------

  /** The lesson's board, unless the page has one for it. */
  #ownBoard(): TemplateResult | typeof nothing {
    if (this.for || super.board) return nothing;
    return html`<othello-board
      id="own"
      no-shortcuts
      .theme=${this.theme ?? 'classic'}
      .engineProvider=${this.engineProvider}
    ></othello-board>`;
  }

  readonly #actions: LessonActions = {
    previous: () => this.previous(),
    next: () => this.next(),
    solve: () => this.solve(),
    tryAgain: () => this.#stepBoard.takeBack(),
    restart: () => this.restart(),
  };

  get #view(): LessonView {
    const { strings, language } = this.#localizer;
    const task = this.#hasEnded ? undefined : this.#task;
    return {
      strings,
      language,
      step: this.step,
      length: this.length,
      sideToMove: task?.isOpen ? gameOf(this.#step!.line).turn : undefined,
      feedback: task?.feedback,
      result: this.#hasEnded ? this.result : undefined,
    };
  }
}
