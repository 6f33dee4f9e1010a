import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { PlyReview } from '../../analysis/ply-review.js';
import type { FoundReview } from '../../analysis/review-json.js';
import type { ReviewLimits } from '../../analysis/searches.js';
import { summarizeSide, type SideReview } from '../../analysis/summary.js';
import type { Explanation } from '../../coach/reason.js';
import type { OthelloBoard } from '../../board/element.js';
import { Visibility } from '../../board/visibility.js';
import type { Engine } from '../../engine/engine.js';
import { Localizer } from '../../locales/localizer.js';
import { coachWords } from '../../coach/words.js';
import type { Effort } from '../../engine/effort.js';
import type { ReviewStatus } from './review-store.js';
import { Drill } from './drill.js';
import { drillStart, drillView } from './drill-view.js';
import { LinePlayer } from './line-player.js';
import { ReasonsView, type ReasonsContext } from './reasons-view.js';
import { ReviewCompanion } from './review-companion.js';
import { faultsOf, movesView, type MovesView } from './review-moves.js';
import { runView } from './review-run.js';
import { summaryTable } from './review-summary.js';
import { styles } from './review.styles.js';
import { analysisStrings } from './strings.js';

/** What a review of a game has found so far. */
export interface ReviewDetail {
  readonly status: ReviewStatus;
  /** The moves of the line that is reviewed; `undefined` where there is no value yet. */
  readonly plies: readonly (PlyReview | undefined)[];
  /** Why each of these moves is bad that is worse than good; `undefined` until it is known, and for the others. */
  readonly explanations: readonly (Explanation | undefined)[];
  readonly black: SideReview;
  readonly white: SideReview;
  /** How much was searched. */
  readonly effort: Effort;
}

/**
 * Reviews the game of a board, or one that a page gives it: how accurate each side played, the moves that turned the game, what refutes them, why
 * every move is bad that is worse than good, and learning from mistakes. `<othello-graph>` and `<othello-moves>` for the same game show the values too.
 *
 * @tagname othello-review
 *
 * @slot - A board, where there is no `for`.
 *
 * @fires {CustomEvent<ReviewDetail>} othello-review - The review has begun, has ended, or knows the value of a move more, or why it is bad.
 *
 * @csspart button - A button.
 * @csspart summary - The table of both sides.
 * @csspart turning-points - The list of the moves that turned the game.
 * @csspart other-moves - The list of the other moves that are worse than good.
 * @csspart reasons - Why a move is bad, with the lines that show it.
 * @csspart effort - The choice of the effort.
 * @csspart drill - Learning from mistakes, while it goes on.
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
    engineProvider: { attribute: false },
  };

  static {
    // With `auto` the review begins after the game has been drawn.
    this.disableWarning?.('change-in-update');
  }

  /** Defines the element, unless the name is taken. */
  static define(tag = 'othello-review', registry?: CustomElementRegistry): void {
    this.defineAs(tag, registry);
  }

  /** Begins the review by itself as soon as there is a game and the element is in sight. */
  auto = false;
  /** How much is searched: `quick`, `thorough` or `deepest`; whoever reads the review can choose it, too. */
  effort: Effort = 'thorough';
  /** Nodes that are searched for each move that is not solved; the effort says how many unless given. */
  nodes: number | undefined;
  /** Empty squares from which on moves are solved, up to 60; the effort says from how many unless given. */
  exactFrom: number | undefined;
  /**
   * How strong the reader plays, in points, 0-4000, as `Engine.human` takes it: with it each explanation says how many players of that strength
   * choose the move that was played, and the better one.
   */
  strength: number | undefined;
  /** Another engine than that of the board beside it, or where there is none, than the package's. */
  engineProvider: (() => Promise<Engine>) | undefined;

  readonly #localizer = new Localizer(this, analysisStrings);
  readonly #coach = new Localizer(this, coachWords);
  readonly #reasons = new ReasonsView(reasonsContext(this, () => this.view, this.#localizer, this.#coach));
  readonly #player = new LinePlayer();
  readonly #visibility = new Visibility(this, () => this.requestUpdate());
  #shown: PlyReview | undefined;
  #drill: Drill | undefined;
  /** Whether the focus was in the element before the update. */
  #focused = false;
  /** The moves whose reasons were asked for. */
  #explained: readonly (PlyReview | undefined)[] = [];
  /** Whether the review is an earlier one, which was given by `restore`. */
  #isKept = false;
  /** The state of which the last event spoke, so that it is not sent twice. */
  #lastSent = '';

  /** What is known so far. */
  get result(): ReviewDetail {
    const plies = this.review?.reviewedPlies ?? [];
    const status = this.review?.status ?? 'idle';
    const explanations = plies.map((ply) => ply && this.#reasons.explanationOf(ply));
    const [black, white] = [summarizeSide(plies, 'black'), summarizeSide(plies, 'white')];
    return { status, plies, explanations, black, white, effort: this.review?.effort ?? this.effort };
  }

  /** Begins the review of the line that is shown, or goes on with it. */
  start(): void {
    this.#isKept = false;
    void this.review?.start(this, this.#wish);
  }

  /** Ends the review at once; what was found stays. */
  stop(): void {
    this.review?.stop();
  }

  /**
   * Shows what an earlier review of this game has found, as `reviewFromJson` of `othello-board/analysis.js` reads it. Moves that are
   * not in the game are left out.
   */
  restore(found: FoundReview): void {
    this.effort = found.effort;
    this.#isKept = true;
    this.review?.restore(found);
  }

  /** Goes on with the review that there is, whatever line is shown. */
  #resume(): void {
    this.#isKept = false;
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
    this.#endDrill();
    super.disconnectedCallback();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#focused = this.shadowRoot?.activeElement != null;
    if (changed.has('strength') && this.hasUpdated) {
      this.#reasons.forget();
      this.#lastSent = '';
    }
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#focused && !this.shadowRoot!.activeElement) this.#keepFocus();
    const { review } = this;
    if (!review) return;
    // A drill about a game that is gone has nothing to ask.
    const [mistake] = this.#drill?.mistakes ?? [];
    if (mistake && !review.plyAt(mistake.node)) this.#endDrill();
    const isWanted = this.auto && this.#visibility.isVisible;
    if (isWanted && review.status === 'idle' && review.line.length > 0) this.start();
    const { reviewedPlies: plies, status } = review;
    // What was kept starts no engine before somebody looks.
    if (status === 'complete' && (!this.#isKept || this.#visibility.isVisible)) this.#prepareReasons(plies);
    const known = plies.map((ply) =>
      ply ? `${ply.depth}${this.#reasons.explanationOf(ply) ? '!' : ''}` : '',
    );
    const state = [status, plies.length, ...known].join();
    if (state === this.#lastSent) return;
    this.#lastSent = state;
    this.dispatchEvent(
      new CustomEvent('othello-review', { detail: this.result, bubbles: true, composed: true }),
    );
  }

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

  /** The button that had the focus is gone: it goes to what has taken its place, and nothing is scrolled. */
  #keepFocus(): void {
    const places = this.#drill ? ['.drill .main', '.drill'] : ['.run .action', '[part=summary]'];
    const found = places.map((place) => this.renderRoot.querySelector<HTMLElement>(place));
    found.find((one) => one !== null)?.focus({ preventScroll: true });
  }

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

  #findings({ black, white, plies }: ReviewDetail): TemplateResult {
    const { strings } = this.#localizer;
    const isDone = this.view && this.review?.status === 'complete';
    return html`${summaryTable(strings, black, white)} ${movesView(this.#movesView(black, white))}
    ${isDone ? drillStart(this.#localizer, plies, (mistakes) => this.#beginDrill(mistakes)) : nothing}`;
  }

  // --- Moves that are shown and explained ---------------------------------------------------------------

  #movesView(black: SideReview, white: SideReview): MovesView {
    const { strings, language } = this.#localizer;
    return {
      strings,
      language,
      plies: this.review?.reviewedPlies ?? [],
      turningPoints: [...black.turningPoints, ...white.turningPoints],
      hasBoard: this.view !== undefined,
      shown: this.#shown,
      reasons: this.#reasons,
      goTo: (ply) => this.#goTo(ply),
      toggleRefutation: (ply) => this.#toggleRefutation(ply),
      toggleReasons: (ply) => this.#toggleReasons(ply),
    };
  }

  #toggleReasons(ply: PlyReview): void {
    this.#player.stop();
    this.#reasons.toggle(ply);
  }

  #goTo({ node }: PlyReview): void {
    this.#player.stop();
    this.goToPlace(node);
  }

  #toggleRefutation(ply: PlyReview): void {
    const { view } = this;
    const was = this.#shown;
    this.#player.stop();
    this.#reasons.close();
    if (!view || was === ply) return;
    view.goTo(ply.node.parent!);
    this.#shown = ply;
    this.#player.play(view, ply.position, ply.refutation, () => {
      this.#shown = undefined;
      this.requestUpdate();
    });
    this.requestUpdate();
  }

  // --- Learning from mistakes ---------------------------------------------------------------------------

  #beginDrill(mistakes: readonly PlyReview[]): void {
    const { view } = this;
    if (!view) return;
    this.#player.stop();
    this.#reasons.close();
    this.#drill = new Drill(view, mistakes, () => this.requestUpdate());
    this.requestUpdate();
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.drill')?.focus());
  }

  #endDrill(): void {
    this.#drill?.end();
    this.#drill = undefined;
    this.requestUpdate();
  }
}

/** What the view of the reasons needs of the element. */
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
