/** `<review-story>`: the story of a reviewed game, then its key moments one after the other on the page's board. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { buttonStyles } from '../../buttons.js';
import {
  courseTexts,
  lessonText,
  momentCause,
  momentLabel,
  momentSummary,
  story,
  summarizeSide,
  type Moment,
  type PlyReview,
  type Reader,
  type Story,
} from '../../../src/core/analysis.js';
import { explainFrom, loadCoachWords } from '../../../src/core/coach.js';
import { fill, plural } from '../../../src/core/locales.js';
import {
  lostDiscs,
  type Color,
  type GameNode,
  type Position,
  type Square,
  squaresIn,
} from '../../../src/core/rules.js';
import type { OthelloBoard } from '../../../src/elements/element.js';
import type { OthelloGraph } from '../../../src/elements/companions/graph/graph.js';
import type { OthelloReview } from '../../../src/elements/companions/review/review.js';
import { type Course, courseOf } from '../../share/game-course.js';
import { ANALYSE, type StoryStrings } from '../../locales/analyse.js';
import { language, onLanguage } from '../../site.js';
import { colorSquares, marksOf, replyArrow, stepArrow, uncolor } from './moment-marks.js';
import {
  canTry,
  costText,
  firstSentence,
  gainText,
  headOf,
  lostText,
  markedText,
  nameOf,
  textOf,
  titleOf,
  tried,
  type Tried,
  withheld,
} from './moment-words.js';
import { styles } from './review-story.styles.js';
import { type Rest, storyEnd } from './story-end.js';
import { shareGame, shareMoment } from './story-share.js';
import {
  aboutOf,
  lessonsOf,
  lineOf,
  momentOf,
  momentsOf,
  numberOf,
  positionsOfLine,
  readerOf,
  replyTo,
} from './story-facts.js';

/** How long each move of a line is shown, in milliseconds. */
const STEP = 900;
/** Moves of a line that are shown. */
const MOST_SHOWN = 6;
/** The most squares of a text to mark: more would say nothing. */
const MOST_MARKED = 3;
/** Moves that the story may choose from; those that a reader goes through are fewer. */
const MOST_KNOWN = 9;

/** What the bubble is about: the answer to a moment, a line that runs, the end of the better one, a question, or a try. */
type Mode = 'reading' | 'played' | 'better' | 'held' | 'question' | Tried;

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
    story: { state: true },
    reader: { state: true },
    at: { state: true },
    awaited: { state: true },
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
  declare story: Story | undefined;
  declare reader: Reader | undefined;
  /** Which moment is shown; none before the first. */
  declare at: number | undefined;
  /** The move that a link names, until the reader goes elsewhere or the story has it as a moment. */
  declare awaited: AwaitedMoment | undefined;
  declare mode: Mode;
  declare isRunning: boolean;
  /** How much of a running review is done, from 0 to 1. */
  declare searched: number;
  /** Whether the reader has gone through all moments. */
  declare isOver: boolean;
  /** Whose moves the sender of the game saw, if it was received: it stays at its end until the reader begins. */
  declare received: Received | undefined;
  /** What a longer search tells of the game, while the reader is at a moment or at the end. */
  #fresh: Story | undefined;
  /** The moments that were shown, by move: they stay in the list when a more thorough review no longer finds them. */
  readonly #seen = new Map<number, Moment>();
  /** The moments as they were when the reader first did something: nobody walks through a list that changes. */
  #held: readonly Moment[] | undefined;
  /** The start of the game that the story is about. */
  #root: GameNode | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isShown = true;
  /** The moments, by move, whose better move the reader has found or looked at; the others are questions. */
  readonly #solved = new Set<number>();
  /** The moment that is shown, as it was when it was opened: text and marks stay the same while it is read. */
  #shown: Moment | undefined;
  /** The moves as they were then. */
  #plies: readonly (PlyReview | undefined)[] = [];

  constructor() {
    super();
    this.story = undefined;
    this.at = undefined;
    this.awaited = undefined;
    this.mode = 'reading';
    this.isRunning = false;
    this.searched = 0;
    this.isOver = false;
    this.received = undefined;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    onLanguage(() => void this.#loadWords());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('review')) {
      this.review.addEventListener('othello-review', this.#onReview);
      this.#onReview();
    }
    if (changed.has('board')) {
      this.board.addEventListener('othello-beforemove', this.#onTry);
      this.board.addEventListener('othello-change', this.#onChange);
    }
  }

  /**
   * The whole text of a moment is read before its buttons. The graph numbers the moments as the list does; what was well
   * found has no number.
   */
  override updated(changed: PropertyValues): void {
    const isOther = changed.has('at') || changed.has('mode') || changed.has('isOver');
    if (isOther && this.#isShown && (this.#moment || this.isOver)) this.#bringIntoSight();
    // Whose moments they are is known with the reader.
    if (!this.reader) return;
    const bad = this.#moments.filter(({ kind }) => kind !== 'found');
    const plies = bad.map(({ main }) => main.ply);
    if (plies.join() !== this.graph.moments.join()) this.graph.moments = plies;
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
      this.#stop();
      this.mode = 'reading';
    } else if (this.at !== undefined) this.#show(this.at);
    else if (this.awaited) this.#showAwaited(this.awaited);
  }

  /** The course of the game for a picture, once its story is known. */
  get course(): Course | undefined {
    return this.story && courseOf(this.review.result.plies, this.story.turn);
  }

  /** The place before the move of the moment shown, or of the first one, where other moves can be explored. */
  get toExplore(): GameNode | undefined {
    const node = (this.#moment ?? this.#moments[0])?.main.node ?? this.awaited?.node;
    return node?.parent;
  }

  /** Shows a moment that is known already, before a review says why it is one. */
  showAtOnce(moment: AwaitedMoment): void {
    this.#forget();
    this.#root = this.board.game.root;
    this.awaited = moment;
    void this.#loadWords();
    this.#showAwaited(moment);
  }

  /** A move of the reader is a question from the beginning. */
  #showAwaited(moment: AwaitedMoment): void {
    if (moment.node.color === this.#you) this.#markPlayed(moment.node);
    else this.#mark(moment);
  }

  readonly #onReview = (): void => {
    const { status, plies, explanations } = this.review.result;
    const hasRun = this.isRunning || status === 'running';
    this.isRunning = status === 'running';
    this.searched = plies.length === 0 ? 0 : plies.filter(Boolean).length / plies.length;
    // A game that was opened is reviewed at once; until its story is known, that of another game is none.
    const { root } = this.board.game;
    if (status === 'idle' || root !== this.#root) this.#forget();
    this.#root = root;
    const isFirst = this.story === undefined;
    // The story is told once each move has a value, and again at the end: else it would change with each move.
    const isKnown = plies.length > 0 && plies.every(Boolean);
    // Made with each news all the same: it explains each move once, and at the end all together would hold the page up.
    const made = story(plies, { explanations, most: MOST_KNOWN });
    if (status !== 'complete' && !(isFirst && isKnown)) return;
    if (this.#held && (this.#moment || this.isOver)) {
      this.#fresh = made;
      this.#dropUnseen();
      return;
    }
    this.#tell(made);
    // Limits are those of the quick pass, which the end of a game may have made.
    if (isFirst && (hasRun || this.review.nodes !== undefined)) this.#begin();
  };

  #tell(made: Story | undefined): void {
    this.#fresh = undefined;
    this.#shown = this.#moment;
    this.story = made;
    this.at = this.#shown && this.#indexOf(this.#shown.main.ply);
    void this.#loadWords();
  }

  /** Begins with the moment of the link, or with the first one if nobody has gone anywhere in the game. */
  #begin(): void {
    const { awaited, board } = this;
    if (awaited && this.#indexOf(awaited.node.ply) === undefined) this.#addMoment(awaited.node);
    const isUntouched = !this.received && (board.ply === 0 || board.ply === board.length);
    const at = awaited ? this.#indexOf(awaited.node.ply) : isUntouched ? 0 : undefined;
    if (at === undefined || at >= this.#moments.length) return;
    this.#show(at);
    // A moment does not change while it is read.
    this.#hold();
  }

  /** The moment of a link is one of the story, if the move lost anything; else it stays on the board as it is. */
  #addMoment(node: GameNode): void {
    const { plies, explanations } = this.review.result;
    const at = plies.findIndex((one) => one?.node === node);
    const ply = plies[at];
    if (!ply || ply.loss === 0) return;
    const explanation = explanations[at] ?? explainFrom(ply.position, ply.square, ply.moves);
    this.#seen.set(ply.ply, momentOf(ply, explanation));
  }

  #forget(): void {
    this.#stop();
    this.story = this.#fresh = this.#held = undefined;
    this.#seen.clear();
    this.#solved.clear();
    this.at = this.awaited = this.#shown = undefined;
    this.mode = 'reading';
    this.isOver = false;
  }

  /** The side of the reader, which the record names before the words of the story have arrived. */
  get #you(): Color | undefined {
    return readerOf(this.board.game.facts).you;
  }

  /** Whether a moment keeps its better move back: where the reader may try, until they have found or looked at it. */
  #isOpen(moment: Moment): boolean {
    return canTry(moment, { you: this.#you }) && !this.#solved.has(moment.main.ply);
  }

  get #moments(): readonly Moment[] {
    if (this.#held) return this.#held;
    return this.story ? this.#momentsOf(this.story, [...this.#seen.values()]) : [];
  }

  #momentsOf(story: Story, seen: readonly Moment[]): readonly Moment[] {
    const moments = momentsOf(story, this.#you ?? this.received?.side, seen, this.#shown);
    return moments.filter((one) => one.kind === 'found' || one === this.#shown || !this.#costsNothing(one));
  }

  /** The reader has begun: from here on the list stays as it is. */
  #hold(): void {
    this.#held ??= this.#moments;
  }

  /** Drops what a longer search blames no more, unless the reader has seen it. */
  #dropUnseen(): void {
    this.#held = this.#held!.filter(
      (one) => one.kind === 'found' || this.#seen.has(one.main.ply) || !this.#costsNothing(one),
    );
    this.at = this.#shown && this.#indexOf(this.#shown.main.ply);
  }

  /** The moments of a longer search that the reader has not seen. */
  get #others(): readonly Moment[] {
    const story = this.#fresh ?? this.story;
    if (!story || !this.#held) return [];
    const known = new Set(this.#held.map(({ main }) => main.ply));
    return this.#momentsOf(story, []).filter(({ kind, main }) => kind !== 'found' && !known.has(main.ply));
  }

  /** Takes the list of a longer search, and begins with the first moment that is new. */
  #showOthers(): void {
    const [first] = this.#others;
    this.#held = undefined;
    this.#seen.clear();
    if (this.#fresh) this.#tell(this.#fresh);
    this.#pick(this.#indexOf(first!.main.ply)!);
  }

  /** Whether a longer search sees no loss in a moment any more. */
  #costsNothing(moment: Moment): boolean {
    return this.#isFinal && lostDiscs(this.#lastReviewOf(moment).loss) === 0;
  }

  get #moment(): Moment | undefined {
    return this.at === undefined ? undefined : this.#moments[this.at];
  }

  #indexOf(ply: number): number | undefined {
    const index = this.#moments.findIndex(({ main }) => main.ply === ply);
    return index < 0 ? undefined : index;
  }

  // --- On the board -------------------------------------------------------------------------------------

  /** Shows a moment that the reader has picked, and brings what there is to say of it into sight. */
  #pick(at: number): void {
    this.#hold();
    this.#show(at);
    void this.updateComplete.then(() => this.#bringIntoSight());
  }

  #bringIntoSight(): void {
    this.renderRoot.querySelector('.bubble')?.scrollIntoView({ block: 'nearest' });
  }

  /** The moments that the reader has not opened. */
  get #unseen(): readonly number[] {
    const moments = this.#moments;
    return [...moments.keys()].filter((at) => !this.#seen.has(moments[at]!.main.ply));
  }

  /** The moment that follows in the game: a new one, or the next one of those that were all seen. */
  get #following(): number | undefined {
    const at = this.at!;
    const unseen = this.#unseen;
    if (unseen.length > 0) return unseen.find((one) => one > at);
    return at + 1 < this.#moments.length ? at + 1 : undefined;
  }

  #show(at: number): void {
    const moment = this.#moments[at]!;
    this.#stop();
    this.awaited = undefined;
    this.isOver = false;
    this.mode = 'reading';
    this.#shown = moment;
    this.#plies = this.review.result.plies;
    this.at = at;
    const { main, kind } = moment;
    this.#seen.set(main.ply, moment);
    const isOpen = this.#isOpen(moment);
    // One's own move is a question at once; in a game of others one chooses to be asked.
    if (isOpen && main.color === this.#you) {
      this.#ask();
      return;
    }
    const better = kind === 'found' ? undefined : main.best[0];
    this.#mark({ node: main.node, better }, moment, isOpen);
  }

  /**
   * Goes to the move that was played and marks it, the better one, the reply, and the squares that it is about.
   *
   * @param isOpen whether the better move is for the reader to find: then nothing marks its square
   */
  #mark({ node, better }: AwaitedMoment, moment?: Moment, isOpen = false): void {
    const { board } = this;
    board.goTo(node);
    if (!this.#isShown) return;
    const isShown = (square: Square): boolean => !isOpen || !moment?.main.best.includes(square);
    const text = moment ? this.#textOf(moment) : '';
    const marks = marksOf(node.move!, better, moment ? aboutOf(moment, text) : []);
    board.marks = marks.filter(({ square }) => isShown(square));
    // A reply that the text does not name would only distract.
    const reply = moment && better ? replyTo(moment) : undefined;
    const isAbout = reply !== undefined && text.includes(reply);
    board.arrows = replyArrow(node.move!, isAbout && isShown(reply) ? reply : undefined);
    if (!better) colorSquares({ good: node.move! });
    else colorSquares({ bad: node.move!, ...(!isOpen && { good: better }) });
  }

  /** What stands beside the board about a moment. */
  #textOf(moment: Moment): string {
    const { reader } = this;
    return reader ? `${headOf(moment, ANALYSE[language()].story, reader)} ${textOf(moment, reader)}` : '';
  }

  /**
   * Shows what follows a move, move by move: first the move itself, at once. After what followed the one that was
   * played comes the better one, whose end stays.
   */
  #play(mode: 'played' | 'better'): void {
    const moment = this.#moment!;
    this.#stop();
    this.mode = mode;
    if (mode === 'better') this.#solved.add(moment.main.ply);
    const line = lineOf(moment, mode);
    const positions = positionsOfLine(moment, mode).slice(0, MOST_SHOWN + 1);
    const step = (at: number): void => {
      const position: Position | undefined = positions[at];
      if (!position) {
        if (mode === 'played') this.#play('better');
        else this.mode = 'held';
        return;
      }
      // The move whose consequences are shown stays marked.
      const square = mode === 'played' ? moment.main.square : (moment.main.best[0] ?? moment.main.square);
      this.board.marks = [{ square, shape: mode === 'played' ? 'cross' : 'circle' }];
      this.board.arrows = stepArrow(line[at - 2], line[at - 1]);
      uncolor();
      this.board.preview = position.toString();
      this.#timer = setTimeout(() => step(at + 1), STEP);
    };
    step(1);
  }

  /** Asks for a better move at the same position. */
  #ask(): void {
    const { main } = this.#moment!;
    this.#stop();
    this.mode = 'question';
    // While one looks for the better move, the list does not name it, even if one has seen it.
    this.#solved.delete(main.ply);
    this.#markPlayed(main.node);
  }

  /** Goes to the position before a move, where another one can be tried, and marks the one that was played. */
  #markPlayed({ move, parent }: GameNode): void {
    const { board } = this;
    board.goTo(parent!);
    if (!this.#isShown) return;
    board.marks = [{ square: move!, shape: 'cross' }];
    board.arrows = [];
    colorSquares({ bad: move! }, true);
  }

  /** Gives the better move of a question away. */
  #reveal(at: number): void {
    this.#solved.add(this.#moments[at]!.main.ply);
    this.#show(at);
  }

  /** After the last moment: the end of the game is on the board, and what there is to take along beside it. */
  #finish(): void {
    this.#stop();
    this.at = this.#shown = undefined;
    if (this.#fresh) this.#tell(this.#fresh);
    this.mode = 'reading';
    this.board.goTo(this.board.length);
    this.isOver = true;
  }

  readonly #onTry = (event: CustomEvent<{ readonly square: Square }>): void => {
    const { mode, reader, awaited } = this;
    // A try at a move of a link waits for the values that judge it.
    if (awaited && this.board.ply < awaited.node.ply) event.preventDefault();
    if (mode !== 'question' && typeof mode === 'string') return;
    const moment = this.#moment;
    if (!reader || !moment || this.board.position !== moment.main.position.toString()) return;
    event.preventDefault();
    this.#hold();
    const { square } = event.detail;
    const { isRight, why, reply } = (this.mode = tried(moment, square, ANALYSE[language()].story, reader));
    if (isRight) {
      this.#solved.add(moment.main.ply);
      // The move is made on the board, and its discs turn.
      this.board.preview = moment.main.position.play(square).toString();
      this.board.marks = [{ square, shape: 'circle' }];
      this.board.arrows = [];
      uncolor();
      return;
    }
    const about = squaresIn(why)
      .slice(0, MOST_MARKED)
      .filter((one) => one !== square);
    this.board.marks = [
      { square, shape: 'cross' },
      ...about.map((one) => ({ square: one, shape: 'square' as const })),
    ];
    this.board.arrows = replyArrow(square, reply);
    colorSquares({ bad: square }, true);
  };

  /** Whoever goes elsewhere in the game leaves the moment. */
  readonly #onChange = (): void => {
    const shown = this.#moment?.main.node ?? this.awaited?.node;
    if (!shown || this.board.preview !== undefined) return;
    const { node } = this.board.game;
    if (node === shown || node === shown.parent) return;
    this.#stop();
    this.at = this.awaited = this.#shown = undefined;
    this.mode = 'reading';
  };

  /** Takes everything of the story off the board. */
  #stop(): void {
    clearTimeout(this.#timer);
    if (!this.#moment && !this.awaited) return;
    this.board.preview = undefined;
    this.board.marks = [];
    this.board.arrows = [];
    uncolor();
  }

  // --- Texts --------------------------------------------------------------------------------------------

  override render(): TemplateResult | typeof nothing {
    const words = ANALYSE[language()].story;
    const { story, reader, awaited } = this;
    if (!reader || !(story || awaited)) return this.isRunning ? this.#running(words) : nothing;
    if (!story) {
      return html`<section class="bubble">
        <div class="head"><h3>${titleOf(awaited!.node, words, reader)}</h3></div>
        ${this.#running(words)}
      </section>`;
    }
    const moments = this.#moments;
    const course = this.#course(story, reader);
    const bubble = moments.length > 0 ? this.#bubble(moments, words, reader) : nothing;
    // At the end, what there is to take along and where to go stand first.
    return html`<div class="parts">${this.isOver ? bubble : course} ${this.isOver ? course : bubble}</div>
      ${this.at === undefined && this.#isFinal ? this.#tolls(reader) : nothing}
      <ol role="list" aria-label=${words.moments}>
        ${moments.map(
          (moment, at) =>
            html`<li>
              <button
                type="button"
                aria-current=${at === this.at ? 'true' : nothing}
                @click=${() => this.#pick(at)}
              >
                <i class=${moment.kind === 'found' ? 'found' : ''} aria-hidden="true"
                  >${moment.kind === 'found' ? '★' : numberOf(moments, at)}</i
                >
                <span class="disc ${moment.main.color}" aria-hidden="true"></span>
                <span class="what">${this.#entry(moment, words, reader)}</span>
                <small>${this.#costOf(moment, words) ?? nothing}</small>
              </button>
            </li>`,
        )}
      </ol>
      <p class="ways">
        <button
          type="button"
          class="quiet"
          @click=${() => void (this.#moment ? shareMoment(this.#moment.main.node) : shareGame(this.board, reader.you, this.course))}
        >
          ${this.#moment ? words.shareMoment : words.shareGame}
        </button>
      </p>`;
  }

  /** A moment of the list: what it did, or why it is one while that is a question; once it was looked at, the better move. */
  #entry(moment: Moment, words: StoryStrings, reader: Reader): TemplateResult {
    const { ply, square, best, color } = moment.main;
    const isOpen = this.#isOpen(moment);
    const isFound = moment.kind === 'found';
    if (!isFound && !isOpen && this.#seen.has(ply))
      return html`${ply}. <b>${square}</b>:
        <span class="better">${fill(words.rather, { move: best[0]! })}</span>`;
    const isSilent = isFound || (isOpen && color === reader.you);
    const cause = isOpen ? withheld(moment, words, reader).cause : momentCause(moment, reader);
    const label = momentLabel(moment, this.review.result.plies, this.story?.turn, reader);
    return html`${ply}.
      <b>${square}</b> ${isSilent || cause === '' ? html`<span class="why">${label}</span>` : cause}`;
  }

  #running(words: StoryStrings): TemplateResult {
    return html`<p role="status">${words.running}</p>
      <progress max="1" .value=${this.searched} aria-label=${words.running}></progress>`;
  }

  /** The story in one paragraph; beside a moment only how the game went. */
  #course(story: Story, reader: Reader): TemplateResult {
    const isWhole = this.at === undefined;
    const texts = courseTexts(story, reader);
    // The sentence about the turn says what it cost.
    const [first, ...others] = isWhole && this.#isFinal ? texts : texts.slice(0, 1);
    return html`<p class="course ${isWhole ? (this.isOver ? 'over' : '') : 'beside'}">
      ${first} ${others.length > 0 ? html`<span class="further">${others.join(' ')}</span>` : nothing}
    </p>`;
  }

  /** What the moves of each player gave away, as the table of all moves has it: more in all than a board has. */
  #tolls(reader: Reader): TemplateResult {
    const words = ANALYSE[language()].story;
    const { plies } = this.review.result;
    return html`<p class="tolls">
      <span>${words.tolls}</span>
      ${(['black', 'white'] as const).map((side) => {
        const lost = Math.round(summarizeSide(plies, side).loss);
        return html`<span class="toll"
          ><span class="disc ${side}" aria-hidden="true"></span> ${nameOf(side, words, reader)}
          <b>${lost}</b></span
        >`;
      })}
    </p>`;
  }

  #bubble(moments: readonly Moment[], words: StoryStrings, reader: Reader): TemplateResult {
    const moment = this.#moment;
    const button = (text: string, act: () => void, kind = ''): TemplateResult =>
      html`<button
        type="button"
        class=${kind}
        @click=${() => {
          this.#hold();
          act();
        }}
      >
        ${text}
      </button>`;
    if (this.isOver) {
      const lesson = lessonText(lessonsOf(this.story!, moments, reader.you), reader);
      const found = moments.find(({ kind }) => kind === 'found');
      const praise = found && firstSentence(momentSummary(found, reader));
      const { plies } = this.review.result;
      const { result } = this.board.game.nodes.at(-1) ?? {};
      return storyEnd(
        { lesson, praise },
        { plies, you: reader.you, result },
        {
          again: () => this.#pick(0),
          others: this.#others.length > 0 ? () => this.#showOthers() : undefined,
          rest: this.#rest(words),
        },
      );
    }
    if (!moment) return html`<p class="ways begin">${button(words.begin, () => this.#pick(0), 'lead')}</p>`;
    const at = this.at!;
    const following = this.#following;
    const rest = following === undefined ? this.#rest(words) : undefined;
    const { mode } = this;
    const isFound = moment.kind === 'found';
    const isRight = typeof mode === 'object' && mode.isRight;
    const isWrong = typeof mode === 'object' && !isRight;
    const isAsking = mode === 'question' || isWrong;
    const isGain = isRight || (!isFound && (mode === 'better' || mode === 'held'));
    const cost = isGain
      ? this.#gainOf(moment, words)
      : isWrong
        ? this.#lossOf(mode, words)
        : this.#costOf(moment, words);
    const message = this.#message(moment, words, reader);
    // Where only values speak against a move, its line says more than the text.
    const isThin = mode === 'reading' && !isFound && message === '' && momentCause(moment, reader) === '';
    const onward = isAsking || isThin ? 'next' : 'lead';
    const label = momentLabel(moment, this.#plies, this.story?.turn, reader);
    return html`<section class="bubble ${isFound || isGain ? 'found' : ''}">
      <p class="place">
        ${isGain ? nothing : html`<span class="label">${label}</span>`}
        ${cost === undefined ? nothing : html`<span class="pill">${cost}</span>`}
        ${
          isFound
            ? nothing
            : html`<span class="count"
                >${fill(words.momentOf, { n: numberOf(moments, at), total: numberOf(moments) })}</span
              >`
        }
      </p>
      <div class="said" role="status">
        <h3>${this.#title(moment, words, reader)}</h3>
        <p class="lesson-text">${isAsking ? message : markedText(message, moment)}</p>
      </div>
      <div class="ways ${rest ? 'many' : ''}">
        ${
          isAsking
            ? button(words.reveal, () => this.#reveal(at))
            : mode === 'played' && !isFound
              ? button(words.showBetter, () => this.#play('better'))
              : button(
                  mode === 'held' ? words.replay : words.show,
                  () => this.#play(mode === 'held' && !isFound ? 'played' : 'better'),
                  isThin ? 'lead show' : '',
                )
        }
        ${canTry(moment, reader) && !isAsking && !isRight ? button(words.try, () => this.#ask()) : nothing}
        ${
          following === undefined
            ? button(words.finish, () => this.#finish(), rest ? 'next' : onward)
            : button(words.next, () => this.#show(following), onward)
        }
        ${rest ? button(rest.text, rest.show, isAsking || isThin ? 'rest' : 'lead rest') : nothing}
      </div>
    </section>`;
  }

  /** Leads to the moments that the reader has not opened, from the first one on; none when all were opened. */
  #rest(words: StoryStrings): Rest | undefined {
    const unseen = this.#unseen;
    const [first] = unseen;
    if (first === undefined) return undefined;
    return { text: plural(words.rest, unseen.length, language()), show: () => this.#pick(first) };
  }

  /** Whether the values stay as they are: the review that was chosen is over, and not only its first, quick pass. */
  get #isFinal(): boolean {
    return this.review.result.status === 'complete' && this.review.nodes === undefined;
  }

  /** What the move that is shown cost; not before its value is the one that stays, which the graph shows, too. */
  #costOf(moment: Moment, words: StoryStrings): string | undefined {
    if (moment.kind === 'found') return words.found;
    if (!this.#isFinal || this.#costsNothing(moment)) return undefined;
    return costText(moment, this.#lastReviewOf(moment), words, language());
  }

  #gainOf(moment: Moment, words: StoryStrings): string | undefined {
    return this.#isFinal ? gainText(this.#lastReviewOf(moment), words, language()) : undefined;
  }

  /** What a wrong try would lose, by the same rule. */
  #lossOf({ lost }: Tried, words: StoryStrings): string | undefined {
    return this.#isFinal && lost > 0 ? lostText(lost, words, language()) : undefined;
  }

  /** The review may have searched on since the story was told. */
  #lastReviewOf({ main }: Moment): PlyReview {
    return this.review.result.plies.find((ply) => ply?.node === main.node) ?? main;
  }

  #title(moment: Moment, words: StoryStrings, reader: Reader): string {
    const { mode } = this;
    const { node, square, best } = moment.main;
    if (typeof mode === 'object')
      return fill(mode.isRight ? words.right : words.wrong, { move: mode.square });
    if (mode === 'question') return titleOf(node, words, reader);
    if (mode === 'reading' && this.#isOpen(moment)) return withheld(moment, words, reader).head;
    if (mode === 'reading' || moment.kind === 'found') return headOf(moment, words, reader);
    if (mode === 'held') return fill(words.instead, { best: best[0]!, move: square });
    return fill(words.after, { move: mode === 'played' ? square : best[0]! });
  }

  #message(moment: Moment, words: StoryStrings, reader: Reader): string {
    const { mode } = this;
    if (mode === 'reading' && this.#isOpen(moment)) return withheld(moment, words, reader).text;
    if (mode === 'reading' || moment.kind === 'found') return textOf(moment, reader);
    if (mode === 'question') return words.ask;
    // While lines run, and at their end, the reason for what one sees stays.
    if (typeof mode === 'string') return momentSummary(moment, reader);
    // The move that the moment named is right for the reason that it gave.
    if (mode.isRight)
      return (mode.square !== moment.main.best[0] && mode.why) || momentSummary(moment, reader);
    return [mode.why, words.tryAgain].filter(Boolean).join(' ');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'review-story': ReviewStory;
  }
}
