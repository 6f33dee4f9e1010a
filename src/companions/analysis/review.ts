import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { isError, isWorseThanGood, MOVE_CLASSES } from '../../analysis/classes.js';
import type { PlyReview } from '../../analysis/ply-review.js';
import type { ReviewLimits } from '../../analysis/searches.js';
import { summarizeSide, type SideReview } from '../../analysis/summary.js';
import type { Explanation } from '../../coach/reason.js';
import type { OthelloBoard } from '../../board/element.js';
import { Visibility } from '../../board/visibility.js';
import type { Engine } from '../../engine/engine.js';
import { Localizer } from '../../locales/localizer.js';
import { coachWords } from '../../coach/words.js';
import { EFFORTS, type Effort } from '../../engine/effort.js';
import { fill, plural } from '../../locales/strings.js';
import type { Color } from '../../rules/color.js';
import type { ReviewStatus } from './review-store.js';
import { candidatesOf, Drill, regionOf } from './drill.js';
import { LinePlayer } from './line-player.js';
import { ReasonsView, type ReasonsHost } from './reasons-view.js';
import { ReviewCompanion } from './review-companion.js';
import { styles } from './review.styles.js';
import { analysisStrings } from './strings.js';
import { moveText, problemOf, rounded, SIGNS } from './words.js';

/** Errors that are listed of a game without a turning point. */
const COSTLIEST = 3;

/** What a review of a game has found so far. */
export interface ReviewDetail {
  readonly status: ReviewStatus;
  /** The moves of the line that is reviewed; `undefined` where there is no value yet. */
  readonly plies: readonly (PlyReview | undefined)[];
  /** Why each of these moves is bad that is worse than good; `undefined` until it is known, and for the others. */
  readonly explanations: readonly (Explanation | undefined)[];
  readonly black: SideReview;
  readonly white: SideReview;
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
  /** Another engine than that of the board beside it, or where there is none, than the package's. */
  engineProvider: (() => Promise<Engine>) | undefined;

  readonly #localizer = new Localizer(this, analysisStrings);
  readonly #coach = new Localizer(this, coachWords);
  readonly #reasons = new ReasonsView(reasonsHost(this, () => this.view, this.#localizer, this.#coach));
  readonly #player = new LinePlayer();
  readonly #visibility = new Visibility(this, () => this.requestUpdate());
  #shown: PlyReview | undefined;
  #drill: Drill | undefined;
  /** Whether the focus was in the element before the update. */
  #focused = false;
  /** The state of which the last event spoke, so that it is not sent twice. */
  #lastSent = '';

  /** What is known so far. */
  get result(): ReviewDetail {
    const plies = this.review?.reviewedPlies ?? [];
    const status = this.review?.status ?? 'idle';
    const explanations = plies.map((ply) => ply && this.#reasons.explanationOf(ply));
    const [black, white] = [summarizeSide(plies, 'black'), summarizeSide(plies, 'white')];
    return { status, plies, explanations, black, white };
  }

  /** Begins the review of the line that is shown, or goes on with it. */
  start(): void {
    void this.review?.start(this, this.#wish);
  }

  /** Ends the review at once; what was found stays. */
  stop(): void {
    this.review?.stop();
  }

  /** Goes on with the review that there is, whatever line is shown. */
  #resume(): void {
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
    const known = plies.map((ply) =>
      ply ? `${ply.depth}${this.#reasons.explanationOf(ply) ? '!' : ''}` : '',
    );
    const state = [status, plies.length, ...known].join();
    if (state === this.#lastSent) return;
    this.#lastSent = state;
    if (status === 'complete') this.#reasons.prepare(this.#faults.sort((a, b) => b.loss - a.loss));
    this.dispatchEvent(
      new CustomEvent('othello-review', { detail: this.result, bubbles: true, composed: true }),
    );
  }

  protected override render(): TemplateResult {
    const { black, white, plies } = this.result;
    const known = plies.some((ply) => ply !== undefined);
    return html`<slot></slot>${this.#run()}${
        this.#drill ? this.#drillView(this.#drill) : known ? this.#findings(black, white) : nothing
      }`;
  }

  /** The button that had the focus is gone: it goes to what has taken its place, and nothing is scrolled. */
  #keepFocus(): void {
    const places = this.#drill ? ['.drill .main', '.drill'] : ['.run .action', '[part=summary]'];
    const found = places.map((place) => this.renderRoot.querySelector<HTMLElement>(place));
    found.find((one) => one !== null)?.focus({ preventScroll: true });
  }

  // --- The run ------------------------------------------------------------------------------------------

  #run(): TemplateResult {
    const { review } = this;
    const words = this.#localizer.strings.review;
    const status = review?.status ?? 'idle';
    const percent = String(Math.floor((review?.fraction ?? 0) * 100));
    const text = {
      idle: review?.line.length ? '' : words.empty,
      running: words.progress.replace('{n}', percent),
      stopped: words.stopped.replace('{n}', percent),
      complete: words.complete,
      failed: words.failed.replace('{problem}', problemOf(review?.error)),
    }[status];
    const label = {
      idle: words.start,
      stopped: words.resume,
      failed: words.retry,
      complete: review?.effort === this.effort ? '' : words.again,
      running: '',
    }[status];
    // Each percent would be too much to listen to.
    const spoken = status === 'running' ? '' : text;
    return html`<div class="bar run">
        ${
          label
            ? html`<button
                type="button"
                class="action main"
                part="button"
                ?disabled=${!review?.line.length}
                @click=${() => this.#resume()}
              >
                ${label}
              </button>`
            : nothing
        }
        ${
          review?.isOffLine && status !== 'running'
            ? html`<button type="button" class="action" part="button" @click=${() => this.start()}>
                ${words.reviewLine}
              </button>`
            : nothing
        }
        ${
          status === 'running'
            ? html`<button type="button" class="action" part="button" @click=${() => this.stop()}>
                ${words.cancel}
              </button>`
            : nothing
        }
        ${status === 'running' ? nothing : this.#effortView()}
        <p class="quiet" aria-hidden=${status === 'running' ? 'false' : 'true'}>${text}</p>
        <span class="unseen" role="status">${spoken}</span>
      </div>
      ${
        status === 'running'
          ? html`<progress max="1" .value=${review?.fraction ?? 0} aria-label=${words.name}></progress>`
          : nothing
      }`;
  }

  #effortView(): TemplateResult {
    const words = this.#localizer.strings.review;
    return html`<label class="effort" part="effort">
      ${words.effort}
      <select
        @change=${(event: Event) => (this.effort = (event.target as HTMLSelectElement).value as Effort)}
      >
        ${EFFORTS.map(
          (name) =>
            html`<option value=${name} ?selected=${name === this.effort}>${words.efforts[name]}</option>`,
        )}
      </select>
    </label>`;
  }

  // --- What was found -----------------------------------------------------------------------------------

  #findings(black: SideReview, white: SideReview): TemplateResult {
    return html`${this.#summary(black, white)} ${this.#turningPoints(black, white)}
    ${this.view && this.review?.status === 'complete' ? this.#drillStart() : nothing}`;
  }

  #summary(black: SideReview, white: SideReview): TemplateResult {
    const { strings } = this.#localizer;
    const words = strings.review;
    const accuracy = (side: SideReview): string =>
      side.accuracy === undefined ? '–' : strings.percent.replace('{n}', String(Math.round(side.accuracy)));
    const row = (name: string, of: (side: SideReview) => string | number, kind = ''): TemplateResult =>
      html`<tr class=${kind}>
        <th scope="row">${name}</th>
        <td>${of(black)}</td>
        <td>${of(white)}</td>
      </tr>`;
    return html`<section>
      <table part="summary" tabindex="-1" aria-label=${words.summary}>
        <thead>
          <tr>
            <td></td>
            ${(['black', 'white'] as const).map(
              (color) =>
                html`<th scope="col">
                  <span class="disc ${color}" aria-hidden="true"></span> ${strings[color]}
                </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${row(words.accuracy, accuracy, 'accuracy')} ${row(words.lostHead, ({ loss }) => rounded(loss))}
          ${(['opening', 'midgame', 'endgame'] as const).map((part) =>
            row(words[part], ({ lossIn }) => rounded(lossIn[part]), 'part'),
          )}
          ${MOVE_CLASSES.map((name) =>
            row(`${fill(strings.classes[name])} ${SIGNS[name]}`, ({ classes }) => classes[name], name),
          )}
        </tbody>
      </table>
    </section>`;
  }

  #turningPoints(black: SideReview, white: SideReview): TemplateResult {
    const { strings, language } = this.#localizer;
    const words = strings.review;
    const points = [...black.turningPoints, ...white.turningPoints].sort((a, b) => a.ply - b.ply);
    const costliest = points.length > 0 ? [] : this.#costliest();
    const others = this.#faults.filter((ply) => !points.includes(ply) && !costliest.includes(ply));
    return html`<section>
      <h3>${words.turningPoints}</h3>
      ${
        points.length > 0
          ? html`<ol part="turning-points" role="list">
              ${points.map((ply) => this.#turningPoint(ply))}
            </ol>`
          : html`<p class="quiet">${words.noTurningPoints}</p>`
      }
      ${
        costliest.length > 0
          ? html`<h3>${words.costliest}</h3>
              <ol part="turning-points" role="list">
                ${costliest.map((ply) => this.#turningPoint(ply))}
              </ol>`
          : nothing
      }
      ${
        others.length > 0
          ? html`<details>
              <summary>${plural(words.others, others.length, language)}</summary>
              <ol part="other-moves" role="list">
                ${others.map((ply) => this.#turningPoint(ply))}
              </ol>
            </details>`
          : nothing
      }
    </section>`;
  }

  /** The moves that are worse than good, in the game's order. */
  get #faults(): PlyReview[] {
    return (this.review?.reviewedPlies ?? []).filter(
      (ply): ply is PlyReview => ply !== undefined && isWorseThanGood(ply.class),
    );
  }

  /** Where a game was lost little by little: its greatest errors. */
  #costliest(): PlyReview[] {
    const most = this.#faults.sort((a, b) => b.loss - a.loss).slice(0, COSTLIEST);
    return most.sort((a, b) => a.ply - b.ply);
  }

  #turningPoint(ply: PlyReview): TemplateResult {
    const { strings, language } = this.#localizer;
    const words = strings.review;
    const move = moveText(strings, ply.node);
    const sign = SIGNS[ply.class!];
    const shown = this.#shown === ply;
    const better = plural(words.better, rounded(ply.loss), language).replace('{square}', ply.best[0]!);
    const line = words.refutation.replace('{line}', ply.refutation.join(' '));
    return html`<li>
      <button type="button" class="go" @click=${() => this.#goTo(ply)}>
        <span class="disc ${ply.color}" aria-hidden="true"></span>${move}
        <span class=${ply.class!} aria-hidden="true">${sign}</span>
        <span class="unseen">${strings.classes[ply.class!]}</span>
      </button>
      <span class="text">${shown ? line : better}</span>
      ${
        this.view
          ? html`<button
              type="button"
              class="action small"
              part="button"
              aria-label=${shown ? words.stopShowing : words.showMove.replace('{move}', move)}
              @click=${() => this.#toggleRefutation(ply)}
            >
              ${shown ? words.stopShowing : words.show}
            </button>`
          : nothing
      }
      <button
        type="button"
        class="action small"
        part="button"
        aria-label="${words.why} ${move}"
        aria-expanded=${this.#reasons.isOpen(ply) ? 'true' : 'false'}
        @click=${() => this.#toggleReasons(ply)}
      >
        ${words.why}
      </button>
      ${this.#reasons.isOpen(ply) ? this.#reasons.render() : nothing}
    </li>`;
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

  #mistakesOf(color: Color): PlyReview[] {
    return (this.review?.reviewedPlies ?? []).filter(
      (ply): ply is PlyReview => ply?.color === color && isError(ply.class),
    );
  }

  #drillStart(): TemplateResult {
    const { strings, language } = this.#localizer;
    return html`<section>
      <h3>${strings.drill.name}</h3>
      <div class="bar">
        ${(['black', 'white'] as const).map((color) => {
          const mistakes = this.#mistakesOf(color);
          const text =
            mistakes.length > 0
              ? plural(strings.drill.errors, mistakes.length, language)
              : strings.drill.none;
          return html`<button
            type="button"
            class="action"
            part="button"
            ?disabled=${mistakes.length === 0}
            @click=${() => this.#beginDrill(mistakes)}
          >
            <span class="disc ${color}" aria-hidden="true"></span> ${fill(text, { color: strings[color] })}
          </button>`;
        })}
      </div>
    </section>`;
  }

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

  #drillView(drill: Drill): TemplateResult {
    const { strings } = this.#localizer;
    const words = strings.drill;
    const { current, mistakes, passed, found } = drill;
    const task = current
      ? fill(words.task, { n: current.ply, color: strings[current.color], square: current.square })
      : fill(words.done, { n: found, total: mistakes.length });
    const button = (text: string, act: () => void, kind = ''): TemplateResult =>
      html`<button type="button" class="action ${kind}" part="button" @click=${act}>${text}</button>`;
    return html`<section class="drill" part="drill" tabindex="-1" aria-label=${words.name}>
      <h3>
        ${words.name}
        ${
          current
            ? html`<span class="quiet"
                >${fill(words.progress, { n: passed + 1, total: mistakes.length })}</span
              >`
            : nothing
        }
      </h3>
      <p role="status">${task}</p>
      <p class="feedback" role="status">${current ? this.#drillText(drill, current) : ''}</p>
      <div class="bar">
        ${
          current && !drill.solved
            ? html`${button(words.hint, () => drill.hint())} ${button(words.solve, () => drill.solve())}`
            : nothing
        }
        ${current ? button(words.next, () => drill.next(), drill.solved ? 'main' : '') : nothing}
        ${button(words.end, () => this.#endDrill(), current ? '' : 'main')}
      </div>
    </section>`;
  }

  #drillText({ attempt, solved, hints }: Drill, current: PlyReview): string {
    const { strings, language } = this.#localizer;
    const words = strings.drill;
    if (attempt) {
      const values = { square: attempt.square, best: current.best.join(', ') };
      if (attempt.verdict !== 'wrong') return fill(words[attempt.verdict], values);
      return fill(plural(words.wrong, rounded(attempt.loss), language), values);
    }
    if (solved) return fill(words.solution, { square: current.best.join(', ') });
    if (hints === 2) return fill(words.hintCandidates, { squares: candidatesOf(current).join(', ') });
    if (hints === 0) return '';
    return { corner: words.hintCorner, edge: words.hintEdge, inside: words.hintInside }[regionOf(current)];
  }
}

/** What the view of the reasons needs of the element. */
function reasonsHost(
  element: OthelloReview,
  view: () => OthelloBoard | undefined,
  words: ReasonsHost['words'],
  coach: ReasonsHost['coach'],
): ReasonsHost {
  return {
    get view() {
      return view();
    },
    source: element,
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
