/** `<review-story>`: the story of a reviewed game, then its key moments one after the other on the page's board. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { buttonStyles } from '../../buttons.js';
import {
  courseTexts,
  lessonText,
  momentCause,
  momentReason,
  story,
  type Moment,
  type Reader,
  type Story,
} from '../../../src/core/analysis.js';
import { loadCoachWords } from '../../../src/core/coach.js';
import { fill, plural } from '../../../src/core/locales.js';
import type { Color, GameNode, Mark, Position, Square } from '../../../src/core/rules.js';
import type { OthelloBoard } from '../../../src/elements/element.js';
import type { OthelloGraph } from '../../../src/elements/companions/graph/graph.js';
import type { OthelloReview } from '../../../src/elements/companions/review/review.js';
import { ANALYSE, type StoryStrings } from '../../locales/analyse.js';
import { late } from '../../late.js';
import { language, onLanguage } from '../../site.js';
import {
  lessonsOf,
  lostDiscs,
  momentsOf,
  nextUnseen,
  positionsOfLine,
  readerOf,
  textTo,
} from './story-facts.js';

/** How long each move of a line is shown, in milliseconds. */
const STEP = 900;
/** Moves of a line that are shown. */
const MOST_SHOWN = 6;
/** Marks on the board at a time; with more, the two moves would not stand out. */
const MOST_MARKS = 5;

/** Moves that the story may choose from; those that a reader goes through are fewer. */
const MOST_KNOWN = 9;

/** What the bubble is about. */
type Mode =
  'told' | 'played' | 'better' | 'asked' | 'right' | { readonly wrong: Square; readonly loss: number };

/** A move that turned a game, and a better one; for a move that was well found there is none. */
export interface AwaitedMoment {
  readonly node: GameNode;
  readonly better: Square | undefined;
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
    fresh: { state: true },
  };

  static override readonly styles = [
    buttonStyles,
    css`
      :host {
        display: block;
      }

      p {
        margin: 0 0 0.6rem;
        line-height: 1.45;
      }

      h3 {
        margin: 0;
        font: 600 1.12rem/1.3 var(--serif);
      }

      .course {
        margin-block: 0.2rem 0.9rem;
        font-size: 1.05rem;
      }

      .bubble {
        margin: 0 0 0.75rem;
        padding: 0.9rem 1.1rem 1rem;
        border-radius: 14px;
        background: light-dark(#fbe9e5, #3a221d);
        box-shadow: 0 1px 2px light-dark(#0002, #0006);
      }

      .bubble.found {
        background: light-dark(#e3f1e8, #16302a);
      }

      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.2rem 0.7rem;
        margin-bottom: 0.4rem;
        font-variant-numeric: tabular-nums;
      }

      .pill {
        padding: 0.1rem 0.6rem;
        border-radius: 1rem;
        background: light-dark(#b3382c, #e08a6d);
        color: var(--paper);
        font-size: 0.82rem;
        font-weight: 600;
        white-space: nowrap;
      }

      .found .pill {
        background: var(--accent);
      }

      .count {
        margin-inline-start: auto;
        color: light-dark(#5c5652, #b9aea8);
        font-size: 0.88rem;
        white-space: nowrap;
      }

      .said {
        min-height: 2.9em;
      }

      .said b {
        white-space: nowrap;
      }

      .bad {
        color: light-dark(#a02c21, #f0a58e);
      }

      .good {
        color: light-dark(#14613f, #7fd3a6);
      }

      progress {
        width: 100%;
        accent-color: var(--accent);
      }

      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
      }

      /* Three buttons stand on one line in every language. */
      .bubble .ways {
        flex-wrap: nowrap;
      }

      .bubble :is(button, a) {
        padding-inline: 0.8rem;
        white-space: nowrap;
      }

      @media (max-width: 40rem) {
        .beside {
          display: none;
        }

        .bubble {
          padding: 0.55rem 0.75rem 0.65rem;
          font-size: 0.94rem;
        }

        h3 {
          font-size: 1.02rem;
        }

        /* Most texts have three lines here: what is below stays in place. */
        .bubble .said {
          min-height: 4.05em;
        }

        .bubble p {
          margin-block-end: 0.4rem;
          line-height: 1.35;
        }

        .bubble :is(button, a) {
          min-width: 0;
          padding-inline: 0.5rem;
        }

        .bubble .ways {
          gap: 0.4rem;
        }
      }

      a.button {
        display: inline-grid;
        box-sizing: border-box;
        align-items: center;
      }

      .bubble :is(.lead, .next) {
        margin-inline-start: auto;
      }

      ol {
        display: grid;
        margin: 0 0 0.5rem;
        padding: 0;
        list-style: none;
      }

      li button {
        display: flex;
        gap: 0.7rem;
        width: 100%;
        padding-inline: 0.5rem;
        border-color: transparent;
        background: none;
        text-align: start;
      }

      li button:hover,
      li [aria-current] {
        background: color-mix(in oklab, var(--accent) 10%, transparent);
      }

      li small {
        flex: none;
        color: var(--quiet);
        font-size: 0.88rem;
        font-variant-numeric: tabular-nums;
      }

      .what {
        flex: 1;
      }

      .disc {
        flex: none;
        box-sizing: border-box;
        width: 1em;
        height: 1em;
        margin-block-start: 0.25em;
        border: 1px solid light-dark(#0004, #fff6);
        border-radius: 50%;
        background: #171c1a;
        forced-color-adjust: none;
      }

      .disc.white {
        background: #fbfaf6;
      }

      .bubble :is(button, a):not(.lead) {
        border-color: light-dark(#0000002e, #ffffff3d);
        background: var(--card);
      }

      /* Its room is there before it is needed. */
      .deeper {
        min-height: 1.5rem;
        margin: 0;
        color: var(--quiet);
      }

      button.quiet {
        padding-inline: 0;
        border-color: transparent;
        color: var(--accent);
        font-weight: 600;
      }

      li i {
        flex: none;
        width: 1.6rem;
        height: 1.6rem;
        border-radius: 50%;
        background: light-dark(#b3382c, #e08a6d);
        color: var(--paper);
        font-size: 0.85rem;
        font-style: normal;
        font-weight: 600;
        line-height: 1.6rem;
        text-align: center;
      }

      li .found {
        background: var(--accent);
      }

      :focus-visible {
        outline: 2px solid var(--accent);
        outline-offset: 2px;
      }
    `,
  ];

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
  /** What a longer search tells of the game, until the reader goes on or asks: what one reads stays as it is. */
  declare fresh: Story | undefined;
  /** The moments that were shown, by move: they stay in the list when a more thorough review no longer finds them. */
  readonly #seen = new Map<number, Moment>();
  /** The start of the game that the story is about. */
  #root: GameNode | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isShown = true;
  /** What the reader has found on the board. */
  #found: Square | undefined;
  /** The moment that is shown, as it was when it was opened: text and marks stay the same while it is read. */
  #shown: Moment | undefined;

  constructor() {
    super();
    this.story = undefined;
    this.at = undefined;
    this.awaited = undefined;
    this.mode = 'told';
    this.isRunning = false;
    this.searched = 0;
    this.isOver = false;
    this.fresh = undefined;
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

  /** The graph numbers the moments as the list does; what was well found has no number. */
  override updated(): void {
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
      this.mode = 'told';
    } else if (this.at !== undefined) this.#show(this.at);
    else if (this.awaited) this.#mark(this.awaited, []);
  }

  /** Shows a moment that is known already, before a review says why it is one. */
  showAtOnce(moment: AwaitedMoment): void {
    this.#forget();
    this.#root = this.board.game.root;
    this.awaited = moment;
    void this.#loadWords();
    this.#mark(moment, []);
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
    if (!isFirst && (this.#moment || this.isOver)) {
      this.fresh = made;
      return;
    }
    this.#tell(made);
    if (isFirst && hasRun) this.#begin();
  };

  #tell(made: Story | undefined): void {
    this.fresh = undefined;
    this.#shown = this.#moment;
    this.story = made;
    this.at = this.#shown && this.#indexOf(this.#shown.main.ply);
    void this.#loadWords();
  }

  /** Whether a longer search has found other moments than those in the list. */
  get #isChanged(): boolean {
    const { fresh, story: told } = this;
    if (!fresh || !told) return false;
    const pliesOf = (made: Story): string =>
      momentsOf(made, this.reader?.you, [...this.#seen.values()], this.#shown)
        .map(({ main, kind }) => `${main.ply} ${kind}`)
        .join();
    return pliesOf(fresh) !== pliesOf(told);
  }

  /**
   * Begins with the moment of the link, or with the first one if nobody has gone anywhere in the game. A move of the link
   * that is no moment of the story stays on the board.
   */
  #begin(): void {
    const { awaited, board } = this;
    const isUntouched = board.ply === 0 || board.ply === board.length;
    const at = awaited ? this.#indexOf(awaited.node.ply) : isUntouched ? 0 : undefined;
    if (at !== undefined && at < this.#moments.length) this.#show(at);
  }

  #forget(): void {
    this.#stop();
    this.story = this.fresh = undefined;
    this.#seen.clear();
    this.at = this.awaited = this.#shown = undefined;
    this.mode = 'told';
    this.isOver = false;
  }

  get #moments(): readonly Moment[] {
    return this.story ? momentsOf(this.story, this.reader?.you, [...this.#seen.values()], this.#shown) : [];
  }

  get #moment(): Moment | undefined {
    return this.at === undefined ? undefined : this.#moments[this.at];
  }

  #indexOf(ply: number): number | undefined {
    const index = this.#moments.findIndex(({ main }) => main.ply === ply);
    return index < 0 ? undefined : index;
  }

  // --- On the board -------------------------------------------------------------------------------------

  #show(at: number): void {
    // The same moments with other words take their place where the reader goes on.
    if (this.fresh && !this.#isChanged && at !== this.at) this.#tell(this.fresh);
    const moment = this.#moments[at]!;
    this.#stop();
    this.awaited = undefined;
    this.isOver = false;
    this.mode = 'told';
    this.#shown = moment;
    this.at = at;
    const { main, kind } = moment;
    this.#seen.set(main.ply, moment);
    const better = kind === 'found' ? undefined : main.best[0];
    this.#mark({ node: main.node, better }, aboutOf(moment));
  }

  /** Goes to the move that was played and marks it, the better one, and the squares that it is about. */
  #mark({ node, better }: AwaitedMoment, about: readonly Square[]): void {
    const { board } = this;
    board.goTo(node);
    if (!this.#isShown) return;
    board.marks = marksOf(node.move!, better, about);
    colorSquares(better ? { bad: node.move!, good: better } : { good: node.move! }, NO_HINTS);
  }

  /** Shows what followed a move, then what follows the better one, move by move; then the moment again. */
  #play(mode: 'played' | 'better'): void {
    const moment = this.#moment!;
    this.#stop();
    this.mode = mode;
    const positions = positionsOfLine(moment, mode).slice(0, MOST_SHOWN + 1);
    const step = (at: number): void => {
      const position: Position | undefined = positions[at];
      if (!position) {
        if (mode === 'played') this.#play('better');
        else this.#show(this.at!);
        return;
      }
      // The move whose consequences are shown stays marked.
      const square = mode === 'played' ? moment.main.square : (moment.main.best[0] ?? moment.main.square);
      this.board.marks = at === 0 ? [] : [{ square, shape: mode === 'played' ? 'cross' : 'circle' }];
      colors.replaceSync('');
      this.board.preview = position.toString();
      this.#timer = setTimeout(() => step(at + 1), STEP);
    };
    step(0);
  }

  /** Asks for a better move at the same position. */
  #ask(): void {
    const { main } = this.#moment!;
    this.#stop();
    this.mode = 'asked';
    this.board.goTo(main.node.parent!);
    this.board.marks = [{ square: main.square, shape: 'cross' }];
    colorSquares({ bad: main.square });
  }

  /** All moments were seen: the end of the game is on the board, and what there is to take along beside it. */
  #finish(): void {
    this.#stop();
    this.at = this.#shown = undefined;
    this.mode = 'told';
    this.board.goTo(this.board.length);
    this.isOver = true;
  }

  readonly #onTry = (event: CustomEvent<{ readonly square: Square }>): void => {
    const { mode } = this;
    if (mode !== 'asked' && typeof mode === 'string') return;
    const main = this.#moment?.main;
    if (!main || this.board.position !== main.position.toString()) return;
    event.preventDefault();
    const { square } = event.detail;
    const isBest = main.best.includes(square);
    const value = main.moves.find(({ move }) => move === square);
    const loss = lostDiscs(value ? main.moves[0]!.value - value.value : main.loss);
    const isGood = isBest || loss === 0;
    this.#found = square;
    this.mode = isGood ? 'right' : { wrong: square, loss };
    this.board.marks = [{ square, shape: isGood ? 'circle' : 'cross' }];
    colorSquares(isGood ? { good: square } : { bad: square });
  };

  /** Whoever goes elsewhere in the game leaves the moment. */
  readonly #onChange = (): void => {
    const shown = this.#moment?.main.node ?? this.awaited?.node;
    if (!shown || this.board.preview !== undefined) return;
    const { node } = this.board.game;
    if (node === shown || node === shown.parent) return;
    this.#stop();
    this.at = this.awaited = this.#shown = undefined;
    this.mode = 'told';
  };

  /** Takes everything of the story off the board. */
  #stop(): void {
    clearTimeout(this.#timer);
    if (!this.#moment && !this.awaited) return;
    this.board.preview = undefined;
    this.board.marks = [];
    colors.replaceSync('');
  }

  /** Shares the position of the moment, for a friend to find the better move; without one, the game. */
  async #share(): Promise<void> {
    const { openShare } = await late(() => import('../../share/sheet.js'));
    const { nodes, root } = this.board.game;
    const moves = textTo(nodes.at(-1) ?? root);
    const before = this.#moment?.main.node.parent;
    if (!before) {
      openShare({ kind: 'game', hash: hashOf(moves, 'review='), board: this.board, moves });
      return;
    }
    const board = document.createElement('othello-board');
    board.position = before.position.toString();
    openShare({ kind: 'position', hash: hashOf(textTo(before)), board, moves });
  }

  // --- Texts --------------------------------------------------------------------------------------------

  override render(): TemplateResult | typeof nothing {
    const words = ANALYSE[language()].story;
    const { story, reader, awaited, fresh } = this;
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
    return html`${this.isOver ? bubble : course} ${this.isOver ? course : bubble}
      <ol role="list" aria-label=${words.moments}>
        ${moments.map(
          (moment, at) =>
            html`<li>
              <button
                type="button"
                aria-current=${at === this.at ? 'true' : nothing}
                @click=${() => this.#show(at)}
              >
                <i class=${moment.kind === 'found' ? 'found' : ''} aria-hidden="true"
                  >${moment.kind === 'found' ? '★' : at + 1}</i
                >
                <span class="disc ${moment.main.color}" aria-hidden="true"></span>
                <span class="what">${whatOf(moment, words, reader)}</span>
                <small>${this.#costOf(moment, words)}</small>
              </button>
            </li>`,
        )}
      </ol>
      <p class="ways">
        <button type="button" class="quiet" @click=${() => void this.#share()}>
          ${this.#moment ? words.shareMoment : words.shareGame}
        </button>
      </p>
      <p class="deeper" role="status">
        ${
          fresh && this.#isChanged
            ? html`${words.deeper}
                <button type="button" class="quiet" @click=${() => this.#tell(fresh)}>
                  ${words.showNew}
                </button>`
            : nothing
        }
      </p>`;
  }

  #running(words: StoryStrings): TemplateResult {
    return html`<p role="status">${words.running}</p>
      <progress max="1" .value=${this.searched} aria-label=${words.running}></progress>`;
  }

  /** The story in one paragraph; beside a moment only how the game went. */
  #course(story: Story, reader: Reader): TemplateResult {
    const isWhole = this.at === undefined;
    const texts = courseTexts(story, reader);
    return html`<p class="course ${isWhole ? '' : 'beside'}">${isWhole ? texts.join(' ') : texts[0]}</p>`;
  }

  #bubble(moments: readonly Moment[], words: StoryStrings, reader: Reader): TemplateResult {
    const moment = this.#moment;
    const button = (text: string, act: () => void, kind = ''): TemplateResult =>
      html`<button type="button" class=${kind} @click=${act}>${text}</button>`;
    if (this.isOver) {
      const lesson = lessonText(lessonsOf(this.story!, moments, reader.you), reader);
      return html`<section class="bubble found">
        <div class="head"><h3>${words.over}</h3></div>
        <p class="said" role="status">${lesson ?? words.overWell}</p>
        <div class="ways">
          ${button(words.again, () => this.#show(0))}
          <a class="button lead" href="../index.html">${words.playOn}</a>
        </div>
      </section>`;
    }
    if (!moment) return html`<p class="ways">${button(words.begin, () => this.#show(0), 'lead')}</p>`;
    const at = this.at!;
    const next = nextUnseen(moments, this.#seen, at);
    const isFound = moment.kind === 'found';
    const isRight = this.mode === 'right';
    const isAsking = this.mode !== 'told' && this.mode !== 'played' && this.mode !== 'better';
    return html`<section class="bubble ${isFound || isRight ? 'found' : ''}">
      <div class="head">
        <h3>
          ${isRight ? fill(words.right, { move: this.#found! }) : titleOf(moment.main.node, words, reader)}
        </h3>
        <span class="pill">
          ${isRight ? plural(words.gained, lostDiscs(moment.main.loss), language()) : this.#costOf(moment, words)}
        </span>
        <span class="count">${fill(words.momentOf, { n: at + 1, total: moments.length })}</span>
      </div>
      <p class="said" role="status">${markedText(this.#message(moment, words, reader), moment)}</p>
      <div class="ways">
        ${
          isAsking
            ? button(words.reveal, () => this.#show(at))
            : this.mode === 'played' && !isFound
              ? button(words.showBetter, () => this.#play('better'))
              : button(words.show, () => this.#play(isFound ? 'better' : 'played'))
        }
        ${canTry(moment, reader) && !isAsking ? button(words.try, () => this.#ask()) : nothing}
        ${
          next === undefined
            ? button(words.finish, () => this.#finish(), 'lead')
            : button(words.next, () => this.#show(next), isAsking && !isRight ? 'next' : 'lead')
        }
      </div>
    </section>`;
  }

  /** What the move that is shown cost: a sum over several moves would be no number of a game, nor half a board one. */
  #costOf({ kind, main }: Moment, words: StoryStrings): string {
    if (kind === 'found') return words.found;
    // The review may have searched on since the story was told: the graph and the list say the same.
    const now = this.review.result.plies.find((ply) => ply?.node === main.node) ?? main;
    const lost = lostDiscs(now.loss);
    if (lost <= MOST_COUNTED) return plural(words.lost, lost, language());
    return kind === 'lead-lost' ? words.lostLead : words.lostMost;
  }

  #message(moment: Moment, words: StoryStrings, reader: Reader): string {
    const { mode } = this;
    const { square, best } = moment.main;
    if (mode === 'told' || mode === 'right') return momentReason(moment, reader).join(' ');
    if (mode === 'played') return fill(words.played, { move: square });
    if (mode === 'better') return fill(words.better, { move: best[0]! });
    if (mode === 'asked') return fill(words.ask, { move: square });
    return fill(plural(words.wrong, mode.loss, language()), { move: mode.wrong });
  }
}

/** More discs than half a board say nothing to anybody. */
const MOST_COUNTED = 32;

/** Where one could play next is no part of a moment. */
const NO_HINTS = '#board { --othello-legal-color: transparent; }';

/** The colours of squares of the page's board. */
const colors = new CSSStyleSheet();

/** Makes squares red or green; all have a mark besides. */
function colorSquares({ bad, good }: { readonly bad?: Square; readonly good?: Square }, rest = ''): void {
  if (!document.adoptedStyleSheets.includes(colors)) document.adoptedStyleSheets.push(colors);
  const rule = (at: Square | undefined, color: string): string =>
    at ? `@media (forced-colors: none) { #board::part(${at}) { background-color: ${color}; } }` : '';
  colors.replaceSync(rest + rule(bad, '#b3382c') + rule(good, '#17a05d'));
}

function hashOf(game: string, ...others: readonly string[]): string {
  return [`game=${encodeURIComponent(game)}`, ...others].join('&');
}

/** Who played which move. */
function titleOf({ color, move }: GameNode, words: StoryStrings, reader: Reader): string {
  const text = color === reader.you ? words.youPlayed : words.otherPlayed;
  return fill(text, { name: nameOf(color!, words, reader), move: move! });
}

/** Whether the reader may look for a better move: of their own moves, or of all where nobody is the reader. */
function canTry({ kind, main }: Moment, { you }: Reader): boolean {
  return kind !== 'found' && (you === undefined || main.color === you);
}

/** A text in which the move that was played and the better one have the colours that they have on the board. */
function markedText(text: string, { kind, main }: Moment): (TemplateResult | string)[] {
  const good = kind === 'found' ? main.square : main.best[0];
  return text
    .split(/\b([a-h][1-8])\b/u)
    .map((part) =>
      part === good
        ? html`<b class="good">${part}</b>`
        : part === main.square
          ? html`<b class="bad">${part}</b>`
          : part,
    );
}

/** Whose move it was, and what it did. */
function whatOf(moment: Moment, words: StoryStrings, reader: Reader): string {
  const { color, square } = moment.main;
  const cause = momentCause(moment, reader);
  if (cause === '') return titleOf(moment.main.node, words, reader);
  return fill(words.whoDid, { name: nameOf(color, words, reader), what: `${square} ${cause}` });
}

/** What a player is called. */
function nameOf(color: Color, words: StoryStrings, { you, names, words: coach }: Reader): string {
  return color === you ? words.you : (names?.[color] ?? fill(coach.story.sides[color]));
}

/** The squares that a moment is about. */
function aboutOf({ squares, explanation }: Moment): readonly Square[] {
  return squares.length > 0 ? squares : (explanation.reasons[0]?.squares ?? []);
}

/** The move that was played with a cross, the better one with a circle, and the squares that it is about. */
function marksOf(played: Square, better: Square | undefined, about: readonly Square[]): Mark[] {
  const marks: Mark[] = [{ square: played, shape: better ? 'cross' : 'circle' }];
  if (better) marks.push({ square: better, shape: 'circle' });
  for (const square of about) {
    if (marks.length < MOST_MARKS && !marks.some((mark) => mark.square === square))
      marks.push({ square, shape: 'square' });
  }
  return marks;
}

declare global {
  interface HTMLElementTagNameMap {
    'review-story': ReviewStory;
  }
}
