/**
 * Where a reader is in the story of a game, and what of it is on the page's board: a moment, a question about it, a line
 * that is played, or a move that is tried.
 */
import { LitElement, type PropertyValues } from 'lit';
import type { Moment, Reader } from '../../../src/core/analysis.js';
import { type Color, type GameNode, opponent, type Square, squaresIn } from '../../../src/core/rules.js';
import type { OthelloBoard } from '../../../src/elements/element.js';
import type { OthelloReview } from '../../../src/elements/companions/review/review.js';
import { ANALYSE } from '../../locales/analyse.js';
import { type Course, courseOf } from '../../share/game-course.js';
import { language } from '../../site.js';
import { isAnswered, isLine, type Mode, openText } from './moment-view.js';
import { hintAmong, tried, type Tried } from './moment-words.js';
import { StoryBoard } from './story-board.js';
import { aboutOf, type LineKind, readerOf, replyTo, shownLineOf } from './story-facts.js';
import { Walk } from './story-walk.js';

/** The most squares of a text to mark: more would say nothing. */
const MOST_MARKED = 3;
/** After so many wrong tries, a hint names a few squares. */
const LEAST_MISSES = 2;
/** Where the board stands above the story (`layouts.css`). */
const BOARD_ABOVE = '(max-width: 52rem) and (orientation: portrait)';
/** How a card comes in, in milliseconds. */
const ENTRANCE = 220;

/** A move that turned a game, and a better one; for a move that was well found there is none. */
export interface AwaitedMoment {
  readonly node: GameNode;
  readonly better: Square | undefined;
}

/** How a game from somebody else was sent. */
export interface Received {
  /** The side of the sender, if it was one of theirs. */
  readonly side: Color | undefined;
}

/** The state of `<review-story>`, which draws it. */
export abstract class StoryReading extends LitElement {
  static override readonly properties = {
    review: { attribute: false },
    board: { attribute: false },
    reader: { state: true },
    shown: { state: true },
    awaited: { state: true },
    trial: { state: true },
    mode: { state: true },
    isRunning: { state: true },
    searched: { state: true },
    isOver: { state: true },
    received: { attribute: false },
  };

  declare review: OthelloReview;
  declare board: OthelloBoard;
  declare reader: Reader | undefined;
  /** The moment that is shown, as it was when it was opened: text and marks stay the same while it is read. */
  declare shown: Moment | undefined;
  /** The move that a link names, until the reader goes elsewhere or the story has it as a moment. */
  declare awaited: AwaitedMoment | undefined;
  /** What the reader tries somewhere in the game, beside it. */
  declare trial: Tried | undefined;
  declare mode: Mode;
  declare isRunning: boolean;
  /** How much of a running review is done, from 0 to 1. */
  declare searched: number;
  /** Whether the reader has gone through all moments. */
  declare isOver: boolean;
  /** Whose moves the sender of the game saw, if it was received: it stays at its end until the reader begins. */
  declare received: Received | undefined;
  readonly walk = new Walk(() => ({
    you: this.you,
    side: this.you ?? this.received?.side,
    found: this.review.result,
    isFinal: this.isFinal,
    shown: this.shown,
  }));
  /** The board of the page, once it is known. */
  #stage: StoryBoard | undefined;
  #isShown = true;
  /** The wrong moves that the reader has tried at the question on the board. */
  #misses: Square[] = [];

  constructor() {
    super();
    this.mode = 'reading';
    this.isRunning = false;
    this.searched = 0;
    this.isOver = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#clear();
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('board')) return;
    this.#stage = new StoryBoard(this.board);
    this.board.addEventListener('othello-beforemove', this.#onTry);
    this.board.addEventListener('othello-change', this.#onChange);
  }

  /** The whole text of a moment is read before its buttons. */
  override updated(changed: PropertyValues): void {
    const isOther = changed.has('shown') || changed.has('mode') || changed.has('isOver');
    if (isOther && this.#isShown && (this.shown || this.isOver)) this.#bringIntoSight();
    if (changed.has('shown') || changed.has('isOver')) this.#enter();
  }

  /** The card of another moment comes in from where the walk leads. */
  #enter(): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const from = { opacity: 0, translate: '0.75rem 0' };
    const card = this.renderRoot.querySelector('.bubble');
    card?.animate([from, {}], { duration: ENTRANCE, easing: 'ease-out' });
  }

  /** Whether the story is in sight: else nothing of it is on the board, where another part of the page works. */
  get isShown(): boolean {
    return this.#isShown;
  }
  set isShown(isShown: boolean) {
    if (isShown === this.#isShown) return;
    this.#isShown = isShown;
    if (!isShown) {
      this.#clear();
      this.mode = 'reading';
    } else if (this.at !== undefined) this.show(this.at);
    else if (this.awaited) this.showAwaited(this.awaited);
  }

  /** Where the moment that is shown stands in the list. */
  get at(): number | undefined {
    return this.shown && this.walk.indexOf(this.shown.main.ply);
  }

  /** The course of the game for a picture, once its story is known. */
  get course(): Course | undefined {
    return this.walk.story && courseOf(this.review.result.plies, this.walk.story.turn);
  }

  /** The place before the move of the moment shown, or of the first one, where other moves can be explored. */
  get toExplore(): GameNode | undefined {
    const node = (this.shown ?? this.walk.moments[0])?.main.node ?? this.awaited?.node;
    return node?.parent;
  }

  /** A move of the reader is a question from the beginning. */
  showAwaited(moment: AwaitedMoment): void {
    if (moment.node.color === this.you) this.#markPlayed(moment.node);
    else this.#mark(moment);
  }

  /** Begins anew, as with another game. */
  forget(): void {
    this.#leave();
    this.walk.forget();
  }

  /** The side of the reader, which the record names before the words of the story have arrived. */
  get you(): Color | undefined {
    return readerOf(this.board.game.facts).you;
  }

  /** Whether the values stay as they are: the review that was chosen is over, and not only its first, quick pass. */
  get isFinal(): boolean {
    return this.review.result.status === 'complete' && this.review.nodes === undefined;
  }

  /** Shows a moment that the reader has picked, and brings what there is to say of it into sight. */
  pick(at: number): void {
    this.walk.hold();
    this.show(at);
    void this.updateComplete.then(() => this.#bringIntoSight());
  }

  /** Below a board that stays in sight, each card begins at the same place, so that the page scrolls once. */
  #bringIntoSight(): void {
    const block = matchMedia(BOARD_ABOVE).matches ? 'start' : 'nearest';
    this.renderRoot.querySelector('.bubble')?.scrollIntoView({ block });
  }

  /** Shows a moment of the list. */
  show(at: number): void {
    const moment = this.walk.moments[at]!;
    // One's own move is a question at once; in a game of others one chooses to be asked.
    this.#open(moment, this.walk.isOpen(moment) && moment.main.color === this.you);
  }

  /** Shows a moment: after its move, or as a question before it. */
  #open(moment: Moment, isQuestion = false): void {
    this.#clear();
    this.awaited = undefined;
    this.isOver = false;
    this.mode = 'reading';
    this.shown = moment;
    const { main, kind } = moment;
    this.walk.see(moment);
    if (isQuestion) {
      this.ask();
      return;
    }
    this.#mark({ node: main.node, better: kind === 'found' ? undefined : main.best[0] }, moment);
  }

  /** Goes to the move that was played and marks it, the better one, the reply, and the squares that it is about. */
  #mark({ node, better }: AwaitedMoment, moment?: Moment): void {
    this.board.goTo(node);
    if (!this.#isShown) return;
    const words = ANALYSE[language()].story;
    const { reader } = this;
    const { head, text } =
      moment && reader ? openText(moment, { words, reader, walk: this.walk }) : { head: '', text: '' };
    const said = `${head} ${text}`;
    // A reply that the text does not name would only distract, and one on the square of the better move hide it.
    const answer = moment && better ? replyTo(moment) : undefined;
    const reply = answer !== undefined && answer !== better && said.includes(answer) ? answer : undefined;
    this.#stage!.markMove(node.move!, {
      better,
      about: moment ? aboutOf(moment, said) : [],
      reply: reply && { square: reply, color: opponent(node.color!) },
      hidden: moment && this.walk.isOpen(moment) ? moment.main.best : [],
    });
  }

  /** Goes to the position before a move, where another one can be tried. */
  #markPlayed(node: GameNode): void {
    this.board.goTo(node.parent!);
    if (this.#isShown) this.#stage!.markBefore(node);
  }

  /** Shows what follows a move, move by move: first the move itself, at once. */
  play(which: LineKind): void {
    const moment = this.shown!;
    this.#clear();
    this.board.goTo(moment.main.node.parent!);
    if (which === 'better') this.walk.solve(moment.main.ply);
    this.#stage!.play(shownLineOf(moment, which).length, (at) => this.#showStep(which, at));
  }

  #showStep(which: LineKind, at: number): void {
    this.mode = { which, at };
    this.#stage!.showStep(this.shown!, which, at);
  }

  /** Steps the line on the board to a number of its moves, from 1. */
  step(to: number): void {
    this.#stage!.stop();
    if (isLine(this.mode)) this.#showStep(this.mode.which, to);
  }

  /** Asks for a better move at the same position. */
  ask(): void {
    const { main } = this.shown!;
    this.#clear();
    this.mode = 'question';
    // While one looks for the better move, the list does not name it, even if one has seen it.
    this.walk.reopen(main.ply);
    this.#misses = [];
    this.#markPlayed(main.node);
  }

  /** Gives the better move of a question away. */
  reveal(at: number): void {
    this.walk.solve(this.walk.moments[at]!.main.ply);
    this.show(at);
  }

  /** After the last moment: the end of the game is on the board, and what there is to take along beside it. */
  finish(): void {
    this.#clear();
    this.shown = undefined;
    this.walk.refresh();
    this.mode = 'reading';
    this.board.goTo(this.board.length);
    this.isOver = true;
  }

  /** A move on the board answers the question, or is tried beside the game, which stays as it is. */
  readonly #onTry = (event: CustomEvent<{ readonly square: Square; readonly by: string }>): void => {
    const { shown, awaited, board, reader } = this;
    if (!this.#isShown || event.detail.by !== 'user' || !this.walk.story) {
      // A try at a move of a link waits for the values that judge it.
      if (this.#isShown && awaited && board.ply < awaited.node.ply) event.preventDefault();
      return;
    }
    event.preventDefault();
    if (!reader) return;
    const { square } = event.detail;
    if (shown && isAnswered(this.mode) && board.position === shown.main.position.toString())
      this.#answer(shown, square, reader);
    else this.#tryBeside(square, reader);
  };

  #answer(moment: Moment, square: Square, reader: Reader): void {
    this.walk.hold();
    const answer = tried(moment, square, ANALYSE[language()].story, reader);
    if (!answer.isRight && !this.#misses.includes(square)) this.#misses.push(square);
    const among = this.#misses.length < LEAST_MISSES ? [] : hintAmong(moment, this.#misses);
    this.mode = { ...answer, ...(!answer.isRight && among.length > 1 && { among }) };
    if (answer.isRight) {
      this.walk.solve(moment.main.ply, square);
      // The move is made on the board, and its discs turn.
      this.#stage!.showRight(moment.main.position, square);
      return;
    }
    const named = among.length > 1 ? among : squaresIn(answer.why).slice(0, MOST_MARKED);
    const about = named.filter((one) => one !== square);
    this.#stage!.showWrong(answer, about, moment.main.color);
  }

  #tryBeside(square: Square, reader: Reader): void {
    const { node, position } = this.board.game;
    const main = this.walk.reviewFrom(node);
    if (main?.square === square) {
      this.board.goTo(main.node);
      return;
    }
    this.#leave();
    this.trial = main
      ? tried({ main }, square, ANALYSE[language()].story, reader)
      : { square, isRight: false, lost: 0, why: '' };
    this.#stage!.showTry(position, this.trial);
  }

  /** Takes the try off the board: the game goes on where it was. */
  backToGame(): void {
    this.#clear();
  }

  /** Whoever goes elsewhere in the game leaves the moment, and comes to the one that is there. */
  readonly #onChange = (): void => {
    if (this.board.preview !== undefined) return;
    const { node, nodes } = this.board.game;
    if (this.trial) this.#clear();
    // The card of the place that is shown.
    this.requestUpdate();
    if (this.isOver && node !== nodes.at(-1)) this.isOver = false;
    const shown = this.shown?.main.node ?? this.awaited?.node;
    if (shown && (node === shown || node === shown.parent)) return;
    if (shown) this.#leave();
    this.arrive();
  };

  /** Shows the moment of the place on the board, if there is one. */
  arrive(): void {
    const { node, nodes } = this.board.game;
    const here = this.walk.moments.find(({ main }) => main.node === node);
    if (here && this.#isShown && this.reader && node !== nodes.at(-1)) this.#open(here);
  }

  /** The moment of the reader whose better move is to be found at the place on the board. */
  get questionHere(): number | undefined {
    const { node } = this.board.game;
    const { moments } = this.walk;
    const at = moments.findIndex(({ main }) => main.node.parent === node && main.color === this.you);
    return at < 0 ? undefined : at;
  }

  #leave(): void {
    this.#clear();
    this.shown = this.awaited = undefined;
    this.mode = 'reading';
    this.isOver = false;
  }

  /** Takes everything of the story off the board. */
  #clear(): void {
    this.#stage?.stop();
    if (!this.shown && !this.awaited && !this.trial) return;
    this.trial = undefined;
    this.#stage?.clear();
  }
}
