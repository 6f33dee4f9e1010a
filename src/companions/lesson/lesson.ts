import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { OthelloBoard } from '../../board/element.js';
import type { ErrorDetail } from '../../board/events.js';
import type { Engine } from '../../engine/engine.js';
import { Localizer } from '../../locales/localizer.js';
import { fill } from '../../locales/strings.js';
import type { Game } from '../../rules/game.js';
import type { Square } from '../../rules/square.js';
import { Companion } from '../companion.js';
import { followZoom } from '../zoom.js';
import { PuzzleJudge } from '../puzzle/judge.js';
import type { LessonResult, LessonStepDetail } from './events.js';
import { clickedLink, keyMeaning } from './input.js';
import { styles } from './lesson.styles.js';
import { gameAt, placeOfText, placeOn, showPlace } from './place.js';
import { PrintedDiagrams } from './print.js';
import { Reading, readingPlace } from './reading.js';
import type { LessonStep } from './step.js';
import { StepBoard } from './step-board.js';
import { lessonStrings } from './strings.js';
import type { LessonTask } from './task.js';
import { LessonTasks } from './tasks.js';
import { LessonText } from './text.js';
import { lastSquare, movesOfLink } from './text-moves.js';
import { adoptTextStyles } from './text.styles.js';
import { besideText, type LessonView } from './view.js';

export type { LessonResult, LessonStepDetail } from './events.js';

/**
 * A lesson: prose in steps, and a board that follows the reading. Each `section` inside, or each item of an ordered list, is a
 * step and says what the board shows: `moves="f5d6"`, with `+` before them from where the step before stands; `position`, `ply`,
 * `marks`, `arrows`, `orientation`; and `answer="c4"` where the reader is to find a move, `answer="engine"` where the engine
 * judges it. Moves in the text are links, `<a data-move="d3">d3</a>`. What is to be read when the move has been found has the attribute
 * `data-solved`; what is for pages without scripts and for paper, such as a picture of the position, `data-fallback`. Each attribute of a step may have `data-` before its name.
 *
 * @tagname othello-lesson
 *
 * @fires {CustomEvent<LessonStepDetail>} othello-lessonstep - Another step is shown.
 * @fires {CustomEvent<LessonResult>} othello-lessonend - The reader has come to the end.
 * @fires {CustomEvent<ErrorDetail>} othello-error - A step could not be read; it stays prose.
 *
 * @slot - The prose, with its steps.
 * @slot board - A board of the page's own, in place of the lesson's.
 *
 * @csspart text - The prose.
 * @csspart board - The area of the board.
 * @csspart message - What is asked, and what there is to say to a move.
 * @csspart button - A button.
 * @csspart end - What is shown at the end.
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

  /** The set-up of the lesson's game: `start`, or 64 of `X O -` and the side to move. */
  position: string | undefined;
  /** A game that the steps show by their `ply`, `f5d6c3`. */
  moves: string | undefined;
  /** The side at the bottom: `black`, or `white` for the board turned round. */
  orientation: OthelloBoard['orientation'] | undefined;
  /** How the board looks: `classic`, `wood`, `slate`, `paper` or `contrast`. */
  theme: OthelloBoard['theme'] | undefined;
  /** Lets the reader try moves on the board at every step. */
  interactive = false;
  /** Makes links of all moves in the text, such as d3, or d3c5f6 for a line. */
  linkMoves = false;
  /** Leaves the board where it is when the reader scrolls. */
  noFollow = false;
  /** Another engine than the package's, for instance a server's. */
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
  readonly #stepBoard = new StepBoard((task, square) => void this.#tryMove(task, square));
  #current: HTMLElement | undefined;
  /** Whether the reader has come to the step that is shown; else it is the first one. */
  #isChosen = false;
  #hasEnded = false;
  /** Said to screen readers when a button or a key has led to another step. */
  #announced = '';
  #size: ResizeObserver | undefined;
  #isStale = true;

  constructor() {
    super();
    followZoom(this);
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

  /** The board: that of `for`, one in the slot `board`, or the lesson's own, which is there after the first `updateComplete`. */
  override get board(): OthelloBoard | undefined {
    return super.board ?? this.renderRoot.querySelector<OthelloBoard>('#own') ?? undefined;
  }

  /**
   * A game whose main line the steps show by their `ply`, in place of `position` and `moves`; the steps follow when it changes. It
   * stays as it is: what is shown and tried is on the lesson's board. Without it this is the board's game.
   */
  override get game(): Game | undefined {
    return super.game;
  }
  override set game(game: Game | null | undefined) {
    super.game = game;
  }

  /** How many steps there are. */
  get length(): number {
    return this.#steps.length;
  }

  /** The step that is shown, the first is 1; 0 where there is none. */
  get step(): number {
    return this.#steps.findIndex(({ element }) => element === this.#current) + 1;
  }

  /** What the reader has found so far. */
  get result(): LessonResult {
    return this.#tasks.resultOf(this.#steps);
  }

  /** Shows the next step; after the last one, the end. */
  next(): void {
    if (this.step < this.length) this.goTo(this.step + 1);
    else this.#end();
  }

  /** Shows the step before. */
  previous(): void {
    this.goTo(this.step - 1);
  }

  /** Shows a step, the first is 1, and scrolls to it; nothing where there is no such step. */
  goTo(step: number): void {
    const target = this.#steps[step - 1];
    if (!target) return;
    this.#hasEnded = false;
    this.#show(target.element);
    this.#announced = fill(this.#localizer.strings.stepOf, { n: step, total: this.length });
    this.#reading.scrollTo(target.element);
  }

  /** Shows the move that is to be found in this step. */
  solve(): void {
    void this.#solve();
  }

  /** Begins the lesson again: nothing has been found. */
  restart(): void {
    this.#tasks.clear();
    this.#markSteps();
    this.goTo(1);
    this.#showStep();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    adoptTextStyles(this.getRootNode() as Document | ShadowRoot);
    this.#text.watch();
    this.#size ??= new ResizeObserver(() => this.#follow());
    this.#size.observe(this);
    this.addEventListener('click', this.#onClick);
    this.addEventListener('keydown', this.#onKeydown);
    this.#readAgain();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#text.unwatch();
    this.#size?.disconnect();
    this.#reading.stop();
    this.#judge.close();
    this.#stepBoard.listen(undefined);
    this.removeEventListener('click', this.#onClick);
    this.removeEventListener('keydown', this.#onKeydown);
  }

  /** A board in the prose is a diagram; the lesson's stands in its slot. */
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
        ${besideText(this.#view, this)}
      </aside>
      <div class="unseen" role="status">${this.#announced}</div>
    </div>`;
  }

  // --- The text -----------------------------------------------------------------------------------------

  #readAgain(): void {
    this.#read();
    this.requestUpdate();
  }

  #read(): void {
    const { position, moves, linkMoves } = this;
    this.#text.read({ game: this.givenGame, position, moves, linkMoves });
    const steps = this.#steps;
    const isThere = steps.some(({ element }) => element === this.#current);
    if (!isThere || !this.#isChosen) this.#current = steps[0]?.element;
    this.#markSteps();
    this.#isStale = true;
  }

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

  #follow(): void {
    if (this.noFollow || this.#steps.length < 2) return this.#reading.stop();
    const side = this.renderRoot.querySelector('aside');
    const text = this.renderRoot.querySelector('.text');
    if (!side || !text) return;
    const { top, line } = readingPlace(this.for ? undefined : side, text);
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

  /** The task of the step that is shown. */
  get #task(): LessonTask | undefined {
    const step = this.#step;
    return step && this.#tasks.of(step);
  }

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

  /** Shows the step on the board, with the move where it has been found. */
  #showStep(): void {
    const step = this.#step;
    this.#stepBoard.listen(this.board);
    if (!this.board || !step) return;
    const { orientation, interactive } = this;
    this.#stepBoard.show({ step, task: this.#task, orientation, interactive });
    this.#text.markLink(undefined);
    this.requestUpdate();
  }

  async #tryMove(task: LessonTask, square: Square): Promise<void> {
    const trying = task.try(square);
    this.requestUpdate();
    await trying;
    this.#afterTask(task);
  }

  async #solve(): Promise<void> {
    const task = this.#task;
    if (!task?.isOpen) return;
    const showing = task.show();
    this.requestUpdate();
    await showing;
    this.#afterTask(task);
  }

  #afterTask(task: LessonTask): void {
    this.#markSteps();
    if (task === this.#task && !task.isOpen) this.#showStep();
    this.requestUpdate();
  }

  // --- Links, keys, the end -------------------------------------------------------------------------------

  readonly #onClick = (event: MouseEvent): void => {
    const link = clickedLink(event);
    if (!link) return;
    event.preventDefault();
    this.#openLink(link);
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const key = keyMeaning(event);
    if (!key || (key === 'next' && this.#hasEnded)) return;
    event.preventDefault();
    if (key === 'next') this.next();
    else if (key === 'previous') this.previous();
    else this.#openLink(key.link);
  };

  /** Shows a move of the text on the board; where it is none from here, the square is marked. */
  #openLink(link: HTMLElement): void {
    const moves = movesOfLink(link)!;
    const { board } = this;
    if (!board) return;
    const step = this.#steps.find(({ element }) => element.contains(link));
    const place = placeOfText(moves, step?.place ?? this.#text.game, placeOn(board));
    if (step && step.element !== this.#current) this.#show(step.element);
    if (place) showPlace(board, place);
    board.marks = place ? [] : [{ square: lastSquare(moves), shape: 'circle' }];
    board.arrows = [];
    this.#text.markLink(link);
    this.#announced = place ? fill(this.#localizer.strings.onBoard, { moves }) : '';
    this.requestUpdate();
  }

  #end(): void {
    if (this.#hasEnded || this.length === 0) return;
    this.#hasEnded = true;
    this.requestUpdate();
    const detail = this.result;
    this.dispatchEvent(new CustomEvent('othello-lessonend', { detail, bubbles: true, composed: true }));
  }

  // --- What stands beside the text ----------------------------------------------------------------------

  #ownBoard(): TemplateResult | typeof nothing {
    if (this.for || super.board) return nothing;
    return html`<othello-board
      id="own"
      no-shortcuts
      .theme=${this.theme ?? 'classic'}
      .engineProvider=${this.engineProvider}
    ></othello-board>`;
  }

  get #view(): LessonView {
    const { strings, language } = this.#localizer;
    const task = this.#hasEnded ? undefined : this.#task;
    return {
      strings,
      language,
      step: this.step,
      length: this.length,
      asked: task?.isOpen ? gameAt(this.#step!.place).turn : undefined,
      feedback: task?.feedback,
      result: this.#hasEnded ? this.result : undefined,
    };
  }
}
