/** `<review-story>`: the story of a reviewed game, then its key moments one after the other on the page's board. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { buttonStyles } from '../../buttons.js';
import {
  adviceOf,
  lessonIn,
  lessonText,
  momentSummary,
  story,
  type Moment,
  type Reader,
  type Story,
} from '../../../src/core/analysis.js';
import { explainFrom, loadCoachWords } from '../../../src/core/coach.js';
import { plural } from '../../../src/core/locales.js';
import { gameThemes, type Theme } from '../../../src/core/report.js';
import { type Color, type GameNode, opponent, type Square, squaresIn } from '../../../src/core/rules.js';
import type { OthelloBoard } from '../../../src/elements/element.js';
import type { OthelloGraph } from '../../../src/elements/companions/graph/graph.js';
import type { OthelloReview } from '../../../src/elements/companions/review/review.js';
import { type Course, courseOf } from '../../share/game-course.js';
import { ANALYSE, type StoryStrings } from '../../locales/analyse.js';
import { language, onLanguage } from '../../site.js';
import { type CardWays, momentCard, type ShownLine } from './moment-card.js';
import { keepWalk, storedWalk } from '../stored/walk.js';
import { momentList } from './moment-list.js';
import {
  cardCost,
  cardLabel,
  cardText,
  isAnswered,
  isBetterShown,
  isGift,
  isLine,
  type LineShown,
  type Mode,
  openText,
  rowOf,
} from './moment-view.js';
import { canTry, firstSentence, hintAmong, titleOf, tried, type Tried } from './moment-words.js';
import { moveCard, tryCard } from './place-card.js';
import { styles } from './review-story.styles.js';
import { StoryBoard } from './story-board.js';
import { type Rest, storyEnd } from './story-end.js';
import { shareGame, shareMoment } from './story-share.js';
import {
  aboutOf,
  colorsOfLine,
  type LineKind,
  momentOf,
  numberOf,
  readerOf,
  replyTo,
  shownLineOf,
} from './story-facts.js';
import { accuracyView, courseView } from './story-summary.js';
import { Walk } from './story-walk.js';

/** The most squares of a text to mark: more would say nothing. */
const MOST_MARKED = 3;
/** After so many wrong tries, a hint names a few squares. */
const LEAST_MISSES = 2;
/** Moves that the story may choose from; those that a reader goes through are fewer. */
const MOST_KNOWN = 9;
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

export class ReviewStory extends LitElement {
  static override readonly properties = {
    review: { attribute: false },
    board: { attribute: false },
    graph: { attribute: false },
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

  static override readonly styles = [buttonStyles, styles];

  declare review: OthelloReview;
  declare board: OthelloBoard;
  declare graph: OthelloGraph;
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
  readonly #walk = new Walk(() => ({
    you: this.#you,
    side: this.#you ?? this.received?.side,
    found: this.review.result,
    isFinal: this.#isFinal,
    shown: this.shown,
  }));
  /** The board of the page, once it is known. */
  #stage: StoryBoard | undefined;
  /** The start of the game that the story is about. */
  #root: GameNode | undefined;
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

  override connectedCallback(): void {
    super.connectedCallback();
    onLanguage(() => void this.#loadWords());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#clear();
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('board')) {
      this.#stage = new StoryBoard(this.board);
      this.board.addEventListener('othello-beforemove', this.#onTry);
      this.board.addEventListener('othello-change', this.#onChange);
    }
    if (changed.has('review')) {
      this.review.addEventListener('othello-review', this.#onReview);
      this.#onReview();
    }
  }

  /**
   * The whole text of a moment is read before its buttons. The graph numbers the moments as the list does; what was well
   * found has no number.
   */
  override updated(changed: PropertyValues): void {
    const isOther = changed.has('shown') || changed.has('mode') || changed.has('isOver');
    if (isOther && this.#isShown && (this.shown || this.isOver)) this.#bringIntoSight();
    if (changed.has('shown') || changed.has('isOver')) this.#enter();
    const kept = this.#walk.kept;
    if (kept) keepWalk(this.board.game, kept);
    // Whose moments they are is known with the reader.
    if (!this.reader) return;
    const bad = this.#walk.moments.filter(({ kind }) => kind !== 'found');
    const plies = bad.map(({ main }) => main.ply);
    if (plies.join() === this.graph.moments.join()) return;
    this.graph.moments = plies;
    this.review.moments = plies;
  }

  /** The card of another moment comes in from where the walk leads. */
  #enter(): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const from = { opacity: 0, translate: '0.75rem 0' };
    const card = this.renderRoot.querySelector('.bubble');
    card?.animate([from, {}], { duration: ENTRANCE, easing: 'ease-out' });
  }

  async #loadWords(): Promise<void> {
    const words = await loadCoachWords(language());
    this.reader = { words, language: language(), ...readerOf(this.board.game.facts) };
  }

  /** Whether the story is in sight: else nothing of it is on the board, where another part of the page works. */
  set isShown(isShown: boolean) {
    if (isShown === this.#isShown) return;
    this.#isShown = isShown;
    if (!isShown) {
      this.#clear();
      this.mode = 'reading';
    } else if (this.at !== undefined) this.#show(this.at);
    else if (this.awaited) this.#showAwaited(this.awaited);
  }

  /** Where the moment that is shown stands in the list. */
  get at(): number | undefined {
    return this.shown && this.#walk.indexOf(this.shown.main.ply);
  }

  /** The course of the game for a picture, once its story is known. */
  get course(): Course | undefined {
    return this.#walk.story && courseOf(this.review.result.plies, this.#walk.story.turn);
  }

  /** The place before the move of the moment shown, or of the first one, where other moves can be explored. */
  get toExplore(): GameNode | undefined {
    const node = (this.shown ?? this.#walk.moments[0])?.main.node ?? this.awaited?.node;
    return node?.parent;
  }

  /** Shows a moment that is known already, before a review says why it is one. */
  showAtOnce(moment: AwaitedMoment): void {
    this.#forget();
    this.#root = this.board.game.root;
    this.awaited = moment;
    void this.#loadWords();
    void this.updateComplete.then(() => this.awaited === moment && this.#showAwaited(moment));
  }

  /** A move of the reader is a question from the beginning. */
  #showAwaited(moment: AwaitedMoment): void {
    if (moment.node.color === this.#you) this.#markPlayed(moment.node);
    else this.#mark(moment);
  }

  readonly #onReview = (): void => {
    const { status, plies, explanations } = this.review.result;
    const walk = this.#walk;
    const hasRun = this.isRunning || status === 'running';
    this.isRunning = status === 'running';
    this.searched = plies.length === 0 ? 0 : plies.filter(Boolean).length / plies.length;
    // A game that was opened is reviewed at once; until its story is known, that of another game is none.
    const { root } = this.board.game;
    if (status === 'idle' || root !== this.#root) this.#forget();
    this.#root = root;
    const isFirst = walk.story === undefined;
    if (isFirst) this.#restoreWalk();
    // The story is told once each move has a value, and again at the end: else it would change with each move.
    const isKnown = plies.length > 0 && plies.every(Boolean);
    // Made with each news all the same: it explains each move once, and at the end all together would hold the page up.
    const made = story(plies, { explanations, most: MOST_KNOWN });
    this.requestUpdate();
    if (status !== 'complete' && !(isFirst && isKnown)) return;
    const isRead = this.shown !== undefined || this.isOver;
    walk.take(made, isRead);
    const loaded = this.#loadWords();
    if (!isFirst) return;
    // Limits are those of the quick pass, which the end of a game may have made.
    if (hasRun || this.review.nodes !== undefined) this.#begin();
    // After a reload, the reader is where they were.
    else
      void loaded.then(() => {
        const at = this.#questionHere;
        if (this.shown ?? this.awaited) return;
        if (at === undefined || !this.#isShown) this.#arrive();
        else this.#show(at);
      });
  };

  /** The list that the reader had before a reload, once the review that it was made from is whole. */
  #restoreWalk(): void {
    const kept = storedWalk(this.board.game);
    if (!kept) return;
    const { plies, explanations = [] } = kept.found ?? this.review.result;
    if (!plies.every(Boolean)) return;
    const made = story(plies, { explanations, most: MOST_KNOWN });
    if (made) this.#walk.restore(kept, made, (ply) => this.#momentAt(ply));
  }

  /** Begins with the moment of the link, or with the one at the place on the board; else the story comes first. */
  #begin(): void {
    const { awaited } = this;
    const walk = this.#walk;
    if (awaited && walk.indexOf(awaited.node.ply) === undefined) this.#addMoment(awaited.node);
    const at = awaited ? walk.indexOf(awaited.node.ply) : this.#questionHere;
    if (at === undefined || at >= walk.moments.length) return;
    this.#show(at);
    // A moment does not change while it is read.
    walk.hold();
  }

  /** The moment of a link is one of the story, if the move lost anything; else it stays on the board as it is. */
  #addMoment({ ply }: GameNode): void {
    const moment = this.#momentAt(ply);
    if (moment) this.#walk.see(moment);
  }

  /** A move that lost something as a moment, by its number. */
  #momentAt(number: number): Moment | undefined {
    const { plies, explanations } = this.review.result;
    const at = plies.findIndex((one) => one?.ply === number);
    const ply = plies[at];
    if (!ply || ply.loss === 0) return undefined;
    return momentOf(ply, explanations[at] ?? explainFrom(ply.position, ply.square, ply.moves));
  }

  #forget(): void {
    this.#clear();
    this.#walk.forget();
    this.shown = this.awaited = undefined;
    this.mode = 'reading';
    this.isOver = false;
  }

  /** The side of the reader, which the record names before the words of the story have arrived. */
  get #you(): Color | undefined {
    return readerOf(this.board.game.facts).you;
  }

  // --- On the board -------------------------------------------------------------------------------------

  /** Shows a moment that the reader has picked, and brings what there is to say of it into sight. */
  #pick(at: number): void {
    this.#walk.hold();
    this.#show(at);
    void this.updateComplete.then(() => this.#bringIntoSight());
  }

  /** Below a board that stays in sight, each card begins at the same place, so that the page scrolls once. */
  #bringIntoSight(): void {
    const block = matchMedia(BOARD_ABOVE).matches ? 'start' : 'nearest';
    this.renderRoot.querySelector('.bubble')?.scrollIntoView({ block });
  }

  #show(at: number): void {
    const moment = this.#walk.moments[at]!;
    // One's own move is a question at once; in a game of others one chooses to be asked.
    this.#open(moment, this.#walk.isOpen(moment) && moment.main.color === this.#you);
  }

  /** Shows a moment: after its move, or as a question before it. */
  #open(moment: Moment, isQuestion = false): void {
    this.#clear();
    this.awaited = undefined;
    this.isOver = false;
    this.mode = 'reading';
    this.shown = moment;
    const { main, kind } = moment;
    this.#walk.see(moment);
    if (isQuestion) {
      this.#ask();
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
      moment && reader ? openText(moment, { words, reader, walk: this.#walk }) : { head: '', text: '' };
    const said = `${head} ${text}`;
    // A reply that the text does not name would only distract, and one on the square of the better move hide it.
    const answer = moment && better ? replyTo(moment) : undefined;
    const reply = answer !== undefined && answer !== better && said.includes(answer) ? answer : undefined;
    this.#stage!.markMove(node.move!, {
      better,
      about: moment ? aboutOf(moment, said) : [],
      reply: reply && { square: reply, color: opponent(node.color!) },
      hidden: moment && this.#walk.isOpen(moment) ? moment.main.best : [],
    });
  }

  /** Goes to the position before a move, where another one can be tried. */
  #markPlayed(node: GameNode): void {
    this.board.goTo(node.parent!);
    if (this.#isShown) this.#stage!.markBefore(node);
  }

  /** Shows what follows a move, move by move: first the move itself, at once. */
  #play(which: LineKind): void {
    const moment = this.shown!;
    this.#clear();
    this.board.goTo(moment.main.node.parent!);
    if (which === 'better') this.#walk.solve(moment.main.ply);
    this.#stage!.play(shownLineOf(moment, which).length, (at) => this.#showStep(which, at));
  }

  #showStep(which: LineKind, at: number): void {
    this.mode = { which, at };
    this.#stage!.showStep(this.shown!, which, at);
  }

  /** Asks for a better move at the same position. */
  #ask(): void {
    const { main } = this.shown!;
    this.#clear();
    this.mode = 'question';
    // While one looks for the better move, the list does not name it, even if one has seen it.
    this.#walk.reopen(main.ply);
    this.#misses = [];
    this.#markPlayed(main.node);
  }

  /** Gives the better move of a question away. */
  #reveal(at: number): void {
    this.#walk.solve(this.#walk.moments[at]!.main.ply);
    this.#show(at);
  }

  /** After the last moment: the end of the game is on the board, and what there is to take along beside it. */
  #finish(): void {
    this.#clear();
    this.shown = undefined;
    this.#walk.refresh();
    this.mode = 'reading';
    this.board.goTo(this.board.length);
    this.isOver = true;
  }

  /** A move on the board answers the question, or is tried beside the game, which stays as it is. */
  readonly #onTry = (event: CustomEvent<{ readonly square: Square; readonly by: string }>): void => {
    const { shown, awaited, board, reader } = this;
    if (!this.#isShown || event.detail.by !== 'user' || !this.#walk.story) {
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
    this.#walk.hold();
    const answer = tried(moment, square, ANALYSE[language()].story, reader);
    if (!answer.isRight && !this.#misses.includes(square)) this.#misses.push(square);
    const among = this.#misses.length < LEAST_MISSES ? [] : hintAmong(moment, this.#misses);
    this.mode = { ...answer, ...(!answer.isRight && among.length > 1 && { among }) };
    if (answer.isRight) {
      this.#walk.solve(moment.main.ply, square);
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
    const main = this.#walk.reviewFrom(node);
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
  #backToGame(): void {
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
    this.#arrive();
  };

  /** Shows the moment of the place on the board, if there is one. */
  #arrive(): void {
    const { node, nodes } = this.board.game;
    const here = this.#walk.moments.find(({ main }) => main.node === node);
    if (here && this.#isShown && this.reader && node !== nodes.at(-1)) this.#open(here);
  }

  /** The moment of the reader whose better move is to be found at the place on the board. */
  get #questionHere(): number | undefined {
    const { node } = this.board.game;
    const { moments } = this.#walk;
    const at = moments.findIndex(({ main }) => main.node.parent === node && main.color === this.#you);
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

  // --- Texts --------------------------------------------------------------------------------------------

  override render(): TemplateResult | typeof nothing {
    const words = ANALYSE[language()].story;
    const { reader, awaited } = this;
    const { story: told } = this.#walk;
    if (!reader || !(told || awaited)) return this.isRunning ? this.#running(words.running) : nothing;
    if (!told) {
      return html`<section class="bubble">
        <div class="head"><h3>${titleOf(awaited!.node, words, reader)}</h3></div>
        ${this.#running(words.running)}
      </section>`;
    }
    const { plies } = this.review.result;
    const { at, isOver } = this;
    const card = this.#card(told, words, reader);
    const isAtPlace = this.trial !== undefined || this.#place !== undefined;
    const course = isAtPlace
      ? nothing
      : courseView(told, reader, {
          isWhole: this.#isFinal && at === undefined,
          isOver,
          isWalk: at !== undefined,
        });
    // At the end, what there is to take along and where to go stand first.
    return html`<div class="parts">${isOver ? card : course} ${isOver ? course : card}</div>
      ${at === undefined && !isAtPlace && this.#isFinal ? accuracyView(plies, words, reader) : nothing}
      ${this.#isListed ? this.#list(words, reader) : this.#running(words.checking)}
      <p class="ways">
        <button
          type="button"
          class="quiet"
          @click=${() => void (this.shown ? shareMoment(this.shown.main.node) : shareGame(this.board, reader.you, this.course))}
        >
          ${this.shown ? words.shareMoment : words.shareGame}
        </button>
      </p>`;
  }

  /** The list comes once: when it is final, or the reader has begun. */
  get #isListed(): boolean {
    return this.#walk.isHeld || (!this.isRunning && this.review.nodes === undefined);
  }

  #list(words: StoryStrings, reader: Reader): TemplateResult {
    const telling = { words, reader, walk: this.#walk };
    return momentList(
      this.#walk.moments.map((moment) => rowOf(moment, telling)),
      { label: words.moments, shown: this.at, pick: (one) => this.#pick(one) },
    );
  }

  /** A place in the game that is no moment: neither its start nor its end. */
  get #place(): GameNode | undefined {
    const { node, nodes } = this.board.game;
    const isWithin = node.move !== undefined && node !== nodes.at(-1);
    return isWithin && !this.shown && !this.awaited && !this.isOver ? node : undefined;
  }

  #card(told: Story, words: StoryStrings, reader: Reader): TemplateResult | typeof nothing {
    const { moments } = this.#walk;
    if (this.trial) {
      const back = { text: words.backToGame, show: () => this.#backToGame() };
      return tryCard(this.trial, back, words, reader.language);
    }
    if (this.isOver && moments.length > 0) return this.#end(told, words, reader);
    if (this.shown) return this.#momentCard(this.shown, words, reader);
    const first = this.#walk.unseen[0] ?? 0;
    const begin = { text: words.begin, show: () => this.#pick(first) };
    if (this.#place) return moveCard(this.#place, this.#walk.reviewOf(this.#place), begin, words, reader);
    if (moments.length === 0) return nothing;
    // Above the game of a sender, a button leads to a game of one's own.
    const rank = this.received?.side ? '' : 'lead';
    return html`<p class="ways begin">
      <button type="button" class=${rank} @click=${begin.show}>${begin.text}</button>
    </p>`;
  }

  #end(told: Story, words: StoryStrings, reader: Reader): TemplateResult {
    const { moments } = this.#walk;
    const taught = { ...told, advice: adviceOf(moments, told.turn) };
    const found = moments.find(({ kind }) => kind === 'found');
    const { result } = this.board.game.nodes.at(-1) ?? {};
    return storyEnd(
      {
        lesson: lessonText(taught, reader),
        advice: lessonIn(taught, reader)?.advice,
        praise: found && firstSentence(momentSummary(found, reader)),
        dearest: this.#dearest(reader),
      },
      { you: reader.you, result },
      { again: () => this.#pick(0), rest: this.#rest(words) },
    );
  }

  /** What cost the reader most, if there are puzzles about it. */
  #dearest({ you }: Reader): Theme | undefined {
    if (!you) return undefined;
    return gameThemes(this.review.result.plies, you).find(({ plan }) => plan.puzzles.length > 0)?.name;
  }

  #running(text: string): TemplateResult {
    return html`<div class="running">
      <p role="status">${text}</p>
      <progress max="1" .value=${this.searched} aria-label=${text}></progress>
    </div>`;
  }

  #momentCard(moment: Moment, words: StoryStrings, reader: Reader): TemplateResult {
    const { mode } = this;
    const telling = { words, reader, walk: this.#walk };
    const { moments } = this.#walk;
    const isFound = moment.kind === 'found';
    const isBetter = isBetterShown(moment, mode);
    return momentCard(
      {
        moment,
        ...cardText(moment, mode, telling),
        label: cardLabel(moment, mode, telling),
        cost: cardCost(moment, mode, telling),
        count: isFound ? undefined : { n: numberOf(moments, this.at), total: numberOf(moments) },
        isGood: isFound || isBetter,
        isGift: isGift(moment, reader),
        isKnown: !this.#walk.isOpen(moment),
        isAsking: isAnswered(mode) && !isBetter,
        line: isLine(mode) ? lineOnBoard(moment, mode) : undefined,
      },
      this.#ways(moment, words, reader),
      words,
    );
  }

  /** The buttons of a moment: to see it, to try it, and to go on. */
  #ways(moment: Moment, words: StoryStrings, reader: Reader): CardWays {
    const { mode } = this;
    const at = this.at!;
    const held = (act: () => void) => (): void => {
      this.#walk.hold();
      act();
    };
    const isFound = moment.kind === 'found';
    const isAsking = isAnswered(mode) && !isBetterShown(moment, mode);
    const next = this.#walk.followingOf(at);
    const isBetter = isLine(mode) && mode.which === 'better';
    const shown: Rest = {
      text: isBetter ? words.asPlayed : isLine(mode) ? words.showBetter : words.show,
      // What was well found was played.
      show: held(() => (isBetter && isFound ? this.#show(at) : this.#play(isBetter ? 'played' : 'better'))),
    };
    return {
      step: (to) => {
        this.#stage!.stop();
        if (isLine(mode)) this.#showStep(mode.which, to);
      },
      show: isAsking ? { text: words.reveal, show: held(() => this.#reveal(at)) } : shown,
      ask:
        canTry(moment, reader) && !isAnswered(mode)
          ? { text: words.try, show: held(() => this.#ask()) }
          : undefined,
      next:
        next === undefined
          ? (this.#rest(words) ?? { text: words.finish, show: held(() => this.#finish()) })
          : { text: words.next, show: held(() => this.#show(next)) },
    };
  }

  /** Leads to the moments that the reader has not opened, with those that a longer search has found since they began. */
  #rest(words: StoryStrings): Rest | undefined {
    const left = this.#walk.unseen.length + this.#walk.others.length;
    if (left === 0) return undefined;
    const show = (): void => {
      this.#walk.hold();
      this.#walk.extend();
      this.#pick(this.#walk.unseen[0]!);
    };
    return { text: plural(words.rest, left, language()), show };
  }

  /** Whether the values stay as they are: the review that was chosen is over, and not only its first, quick pass. */
  get #isFinal(): boolean {
    return this.review.result.status === 'complete' && this.review.nodes === undefined;
  }
}

/** A line of a moment as the card shows it. */
function lineOnBoard(moment: Moment, { which, at }: LineShown): ShownLine {
  return { moves: shownLineOf(moment, which), colors: colorsOfLine(moment, which), at };
}

declare global {
  interface HTMLElementTagNameMap {
    'review-story': ReviewStory;
  }
}
