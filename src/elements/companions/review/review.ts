/**
 * The class of `<othello-review>`; `define.ts` registers it. It shows a `ReviewStore`; the other files of this folder
 * are parts of its template.
 */
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { PlyReview } from '../../../core/analysis/ply-review.js';
import type { FoundReview } from '../../../core/analysis/review-json.js';
import type { ReviewLimits } from '../../../core/analysis/searches.js';
import { summarizeSide, type SideReview } from '../../../core/analysis/summary.js';
import type { Explanation } from '../../../core/coach/reasons/reason.js';
import type { OthelloBoard } from '../../board/element/element.js';
import { focusedIn } from '../../dom.js';
import { reportError } from '../shared/loaded-for.js';
import { Visibility } from '../../board/visibility.js';
import type { Engine } from '../../../core/engine/engine.js';
import { Localizer } from '../../localizer.js';
import { coachWords } from '../../../core/coach/text/words.js';
import type { Effort } from '../../../core/engine/effort.js';
import type { ReviewStatus, ReviewStore } from './review-store.js';
import { Drill } from '../analysis/drill.js';
import { drillStart, drillView } from './drill-view.js';
import { LinePlayer } from '../analysis/line-player.js';
import { ReasonsView, type ReasonsContext } from './reasons-view.js';
import { ReviewCompanion } from './review-companion.js';
import { faultsOf, movesView, type MovesView } from './review-moves.js';
import { runView } from './review-run.js';
import { accuracyTable, countsTable } from './review-summary.js';
import { styles } from './review.styles.js';
import { analysisStrings } from '../analysis/analysis-strings.js';

/** The state of a review. */
export interface ReviewDetail {
  readonly status: ReviewStatus;
  /** The moves of the reviewed line; `undefined` for moves without a value yet. */
  readonly plies: readonly (PlyReview | undefined)[];
  /** Explanations of the moves that are worse than good; `undefined` until one is known, and for other moves. */
  readonly explanations: readonly (Explanation | undefined)[];
  readonly black: SideReview;
  readonly white: SideReview;
  /** How much was searched. */
  readonly effort: Effort;
}

/**
 * Reviews the game of a board, or one that the page sets. It shows how accurately each side played, the turning points,
 * what refutes them, and why each bad move is bad, and lets the user learn from mistakes. `<othello-graph>` and
 * `<othello-moves>` for the same game show the values too.
 *
 * @tagname othello-review
 *
 * @slot - A board, if `for` is not set.
 *
 * @fires {CustomEvent<ReviewDetail>} othello-review - The review has started or ended, or has found another value or
 *   explanation.
 * @fires {CustomEvent<ErrorDetail>} othello-error - The review has failed, for example because the engine did not start.
 *
 * @csspart button - A button.
 * @csspart summary - The table with the accuracy of both sides.
 * @csspart counts - The table below the moves: discs lost, and moves by class.
 * @csspart turning-points - The list of turning points.
 * @csspart other-moves - The list of the other moves that are worse than good.
 * @csspart reasons - Why a move is bad, with the lines that show it.
 * @csspart effort - The choice of the effort.
 * @csspart drill - Learning from mistakes, while it is running.
 *
 * @cssprop --othello-inaccuracy-color - Inaccuracies.
 * @cssprop --othello-mistake-color - Mistakes.
 * @cssprop --othello-blunder-color - Blunders.
 */
export class OthelloReview extends ReviewCompanion {
  static override styles = styles;
  static override properties: PropertyDeclarations = {
    auto: { type: Boolean },
    effort: {},
    nodes: { type: Number },
    exactFrom: { type: Number, attribute: 'exact-from' },
    strength: { type: Number },
    moments: { attribute: false },
    engineProvider: { attribute: false },
  };

  static {
    // With `auto` the review starts after the game has been rendered.
    this.disableWarning?.('change-in-update');
  }

  /** Defines the element, unless the name is taken. */
  static define(tag = 'othello-review', registry?: CustomElementRegistry): void {
    this.defineAs(tag, registry);
  }

  // Defaults are assigned to Lit's accessors (`useDefineForClassFields` is off).
  /** Starts the review automatically when there is a game and the element is in sight. */
  auto = false;
  /** How much is searched: `quick`, `thorough` or `deepest`. The user can change it. */
  effort: Effort = 'thorough';
  /** Nodes for each move that is not solved; by default the effort decides. */
  nodes: number | undefined;
  /** Number of empty squares from which moves are solved, 0 to 60; by default the effort decides. */
  exactFrom: number | undefined;
  /**
   * The user's strength in points, 0-4000, as for `Engine.human`: a rating, not the strength of a level. With it, each
   * explanation says how many players of that strength choose the move that was played, and the better one.
   */
  strength: number | undefined;
  /** The numbers of the moves that the page calls the key moments, listed in place of the turning points. */
  moments: readonly number[] = [];
  /** Provides an engine instead of the board's, or instead of the package's if there is no board. */
  engineProvider: (() => Promise<Engine>) | undefined;

  readonly #localizer = new Localizer(this, analysisStrings);
  readonly #coach = new Localizer(this, coachWords);
  readonly #reasons = new ReasonsView(reasonsContext(this, () => this.view, this.#localizer, this.#coach));
  readonly #player = new LinePlayer();
  readonly #visibility = new Visibility(this, () => this.requestUpdate());
  #shown: PlyReview | undefined;
  #drill: Drill | undefined;
  /** Whether the element had the focus before the update. */
  #focused = false;
  /** The moves whose reasons were requested. */
  #explained: readonly (PlyReview | undefined)[] = [];
  /** Whether the review is an earlier one, set by `restore`. */
  #isRestored = false;
  /** What the last event had, so that it is not sent twice. */
  #lastSent: readonly unknown[] = [];

  /** What is known so far. */
  get result(): ReviewDetail {
    const plies = this.review?.reviewedPlies ?? [];
    const status = this.review?.status ?? 'idle';
    const explanations = plies.map((ply) => ply && this.#reasons.explanationOf(ply));
    const [black, white] = [summarizeSide(plies, 'black'), summarizeSide(plies, 'white')];
    return { status, plies, explanations, black, white, effort: this.review?.effort ?? this.effort };
  }

  /** Starts the review of the line shown, or continues it. */
  start(): void {
    const isWhole = this.#isRestored && this.#hasWish;
    this.#isRestored = false;
    // Of such a review, only explanations may be missing.
    if (isWhole) this.requestUpdate();
    else void this.review?.start(this, this.#wish);
  }

  /** Whether the line shown is reviewed as the page and the user wish. */
  get #hasWish(): boolean {
    const { review, effort, nodes, exactFrom } = this;
    const isDone = review?.status === 'complete' && !review.isOffLine && review.effort === effort;
    return isDone && nodes === undefined && exactFrom === undefined;
  }

  /** Stops the review at once; what was found is kept. */
  stop(): void {
    this.review?.stop();
  }

  /**
   * Shows an earlier review of this game with its explanations, as `reviewFromJson` of `othello-board/analysis.js` reads
   * it. Moves that are not in the game are left out.
   */
  restore(found: FoundReview): void {
    this.effort = found.effort;
    this.#isRestored = true;
    // Reasons are searched only in sight, and a listener of the event that follows may hide the element.
    this.#visibility.observeAgain();
    this.#reasons.restore(found);
    this.review?.restore(found);
  }

  /** Continues the existing review, whatever line is shown. */
  #resume(): void {
    this.#isRestored = false;
    void this.review?.start(this, this.#wish, this.review.reviewedLine);
  }

  get #wish(): { limits: ReviewLimits; effort: Effort } {
    const limits = {
      ...(this.nodes !== undefined && { nodes: this.nodes }),
      ...(this.exactFrom !== undefined && { exactFrom: this.exactFrom }),
    };
    return { limits, effort: this.effort };
  }

  protected override onReviewNews(): void {
    this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#visibility.watch();
  }

  override disconnectedCallback(): void {
    this.#visibility.unwatch();
    this.#player.stop();
    this.#reasons.stop();
    this.#explained = [];
    // The update that this requests starts no search: an element outside the document has no review.
    this.#endDrill();
    super.disconnectedCallback();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#focused = focusedIn(this.shadowRoot) !== undefined;
    this.#reasons.follow((node) => this.review?.plyAt(node));
    if (changed.has('strength') && this.hasUpdated) {
      this.#reasons.followStrength();
      this.#explained = [];
    }
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#focused && !focusedIn(this.shadowRoot)) this.#keepFocus();
    const { review } = this;
    if (!review) return;
    // A drill about another game must end.
    const [mistake] = this.#drill?.mistakes ?? [];
    if (mistake && !review.plyAt(mistake.node)) this.#endDrill();
    const isWanted = this.auto && this.#visibility.isVisible;
    if (isWanted && review.status === 'idle' && review.line.length > 0) this.start();
    this.#sendNews(review);
    // Who listens may have started another review. A restored one starts no engine before it is in sight.
    if (review.status === 'complete' && (!this.#isRestored || this.#visibility.isVisible))
      this.#prepareReasons(review.reviewedPlies);
  }

  /** Sends the state of the review to the page, if it has changed. */
  #sendNews({ reviewedPlies: plies, status, effort, error }: ReviewStore): void {
    // A search that goes on may review a move again with the same values.
    const known = plies.flatMap((ply) =>
      ply ? [ply.node, ply.depth, ply.before, ply.after, this.#reasons.explanationOf(ply)] : [undefined],
    );
    const news = [status, effort, ...known];
    const isSent =
      news.length === this.#lastSent.length && news.every((one, at) => one === this.#lastSent[at]);
    if (isSent) return;
    this.#lastSent = news;
    this.dispatchEvent(
      new CustomEvent('othello-review', { detail: this.result, bubbles: true, composed: true }),
    );
    if (status === 'failed') reportError(this, error);
  }

  /** Lets the reasons of the worst moves be found first. */
  #prepareReasons(plies: readonly (PlyReview | undefined)[]): void {
    if (this.#explained.length === plies.length && plies.every((ply, at) => ply === this.#explained[at]))
      return;
    this.#explained = plies;
    this.#reasons.prepare(faultsOf(plies).sort((a, b) => b.loss - a.loss));
  }

  protected override render(): TemplateResult {
    const { result } = this;
    return html`<slot></slot>${this.#runView()}${
        this.#drill
          ? drillView(this.#localizer, this.#drill, () => this.#endDrill())
          : result.plies.some((ply) => ply !== undefined)
            ? this.#findings(result)
            : nothing
      }`;
  }

  /** If the focused button has been removed, focuses its replacement without scrolling. */
  #keepFocus(): void {
    const selectors = this.#drill ? ['.drill .main', '.drill'] : ['.run .action', '[part=summary]'];
    const found = selectors.map((selector) => this.renderRoot.querySelector<HTMLElement>(selector));
    found.find((one) => one !== null)?.focus({ preventScroll: true });
  }

  /** The bar with start, progress and effort. */
  #runView(): TemplateResult {
    return runView({
      review: this.review,
      effort: this.effort,
      strings: this.#localizer.strings,
      start: () => this.start(),
      resume: () => this.#resume(),
      stop: () => this.stop(),
      setEffort: (effort) => (this.effort = effort),
    });
  }

  /** What the review has found. */
  #findings({ black, white, plies }: ReviewDetail): TemplateResult {
    const { strings } = this.#localizer;
    const isDone = this.view && this.review?.status === 'complete';
    return html`${accuracyTable(strings, black, white)} ${movesView(this.#movesView(black, white))}
    ${isDone ? drillStart(this.#localizer, plies, (mistakes) => this.#beginDrill(mistakes)) : nothing}
    ${countsTable(strings, black, white)}`;
  }

  // --- Showing and explaining moves ---------------------------------------------------------------------

  /** What the lists of moves need. */
  #movesView(black: SideReview, white: SideReview): MovesView {
    const { strings, language } = this.#localizer;
    const plies = this.review?.reviewedPlies ?? [];
    const moments = faultsOf(plies).filter(({ ply }) => this.moments.includes(ply));
    return {
      strings,
      language,
      plies,
      turningPoints: moments.length > 0 ? moments : [...black.turningPoints, ...white.turningPoints],
      hasBoard: this.view !== undefined,
      shown: this.#shown,
      reasons: this.#reasons,
      goTo: (ply) => this.#goTo(ply),
      toggleRefutation: (ply) => this.#toggleRefutation(ply),
      toggleReasons: (ply) => this.#toggleReasons(ply),
    };
  }

  /** Opens or closes the reasons for a move. */
  #toggleReasons(ply: PlyReview): void {
    this.#player.stop();
    this.#reasons.toggle(ply);
  }

  /** Goes to a move. */
  #goTo({ node }: PlyReview): void {
    this.#player.stop();
    this.goToPlace(node);
  }

  /** Plays the refutation of a move, or stops it. */
  #toggleRefutation(ply: PlyReview): void {
    const { view } = this;
    // To stop the player ends what is shown.
    const was = this.#shown;
    this.#player.stop();
    this.#reasons.close();
    if (!view || was?.node === ply.node) return;
    view.goTo(ply.node.parent!);
    this.#shown = ply;
    this.#player.play(view, ply.position, ply.refutation, () => {
      this.#shown = undefined;
      this.requestUpdate();
    });
    this.requestUpdate();
  }

  // --- Learning from mistakes ---------------------------------------------------------------------------

  /** Begins learning from mistakes. */
  #beginDrill(mistakes: readonly PlyReview[]): void {
    const { view } = this;
    if (!view) return;
    this.#player.stop();
    this.#reasons.close();
    this.#drill = new Drill(view, mistakes, () => this.requestUpdate());
    this.requestUpdate();
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.drill')?.focus());
  }

  /** Ends it. */
  #endDrill(): void {
    this.#drill?.end();
    this.#drill = undefined;
    this.requestUpdate();
  }
}

/** The interface of the element for the view of the reasons. */
function reasonsContext(
  element: OthelloReview,
  view: () => OthelloBoard | undefined,
  words: ReasonsContext['words'],
  coach: ReasonsContext['coach'],
): ReasonsContext {
  return {
    get view() {
      return view();
    },
    source: element,
    get strength() {
      return element.strength;
    },
    words,
    coach,
    requestUpdate: () => element.requestUpdate(),
  };
}

declare global {
  interface GlobalEventHandlersEventMap {
    'othello-review': CustomEvent<ReviewDetail>;
  }
}
