/**
 * The class of `<othello-graph>`; `define.ts` registers it. It takes the values of a review from `review-companion.ts`
 * and draws them by `graph-shape.ts`.
 */
import {
  html,
  nothing,
  svg,
  type PropertyDeclarations,
  type SVGTemplateResult,
  type TemplateResult,
} from 'lit';
import { isWorseThanGood } from '../../../core/analysis/classes.js';
import type { PlyReview } from '../../../core/analysis/ply-review.js';
import { Localizer } from '../../localizer.js';
import type { GameNode } from '../../../core/rules/game/tree.js';
import { lostDiscs } from '../../../core/rules/score.js';
import {
  nextError,
  pointsOf,
  reachOf,
  segmentsOf,
  signsOf,
  type GraphPlace,
  type GraphPoint,
  type GraphScale,
  type GraphSign,
} from './graph-shape.js';
import { styles } from './graph.styles.js';
import type { PlaceValue } from '../analysis/place-value.js';
import { ReviewCompanion } from '../review/review-companion.js';
import { analysisStrings } from '../analysis/analysis-strings.js';
import { judgementText, moveText, trustText, valueText, SIGNS } from '../analysis/analysis-words.js';

/**
 * Shows who was ahead after each move of a game, with the values of `<othello-review>`: exact values as a solid line,
 * estimates dashed, mistakes coloured and with a sign. A click, a touch or the arrow keys go to a move.
 *
 * @tagname othello-graph
 *
 * @slot - A board, if `for` is not set.
 *
 * @csspart head - What the graph shows, and the choice of its scale.
 * @csspart plot - The graph.
 * @csspart limit - The greatest value of a side, in the plot.
 * @csspart line - What the value was between two moves.
 * @csspart key - What dashes, colours and numbers of the graph mean.
 * @csspart text - The move shown, in words.
 *
 * @cssprop [--othello-graph-height=10rem] - Height of the graph.
 * @cssprop --othello-inaccuracy-color - Inaccuracies.
 * @cssprop --othello-mistake-color - Mistakes.
 * @cssprop --othello-blunder-color - Blunders.
 */
export class OthelloGraph extends ReviewCompanion {
  static override styles = styles;
  static override properties: PropertyDeclarations = {
    scale: { reflect: true },
    moments: { attribute: false },
  };

  /** Defines the element, unless the name is taken. */
  static define(tag = 'othello-graph', registry?: CustomElementRegistry): void {
    this.defineAs(tag, registry);
  }

  /** The meaning of the height: `discs`, or the `chances` of winning. */
  scale: GraphScale = 'discs';

  /** The moves that decided the game, by the number of each; the graph numbers them in this order, in place of signs. */
  moments: readonly number[] = [];

  readonly #localizer = new Localizer(this, analysisStrings);

  protected override render(): TemplateResult {
    const { strings } = this.#localizer;
    const { plies = [], reviewedPlies = [] } = this.review ?? {};
    const known = [...plies, ...reviewedPlies].some((ply) => ply !== undefined);
    return html`<slot></slot>${known ? this.#graph() : html`<p class="none">${strings.graph.none}</p>`}`;
  }

  #graph(): TemplateResult {
    const { strings } = this.#localizer;
    const ply = this.game?.ply ?? 0;
    const length = this.#length;
    const text = this.#textOf(ply);
    return html`<div class="head" part="head">
        <span>${strings.graph.name}</span>
        <div class="scale" role="group" aria-label=${strings.graph.scale}>
          ${this.#scaleButton('discs', strings.graph.discs)}
          ${this.#scaleButton('chances', strings.graph.chances)}
        </div>
      </div>
      <div
        class="plot"
        part="plot"
        role="slider"
        tabindex="0"
        aria-label=${strings.graph.name}
        aria-description=${strings.graph.keys}
        aria-valuemin="0"
        aria-valuemax=${this.game?.nodes.length ?? 0}
        aria-valuenow=${ply}
        aria-valuetext=${text}
        @pointerdown=${this.#grab}
        @pointermove=${this.#drag}
        @keydown=${this.#step}
      >
        ${this.#chart(length, ply)}
      </div>
      ${this.#key()}
      <p part="text" aria-hidden="true">${text}</p>
      ${this.#table(this.review?.reviewedPlies ?? [])}`;
  }

  #scaleButton(scale: GraphScale, label: string): TemplateResult {
    return html`<button
      type="button"
      aria-pressed=${this.scale === scale}
      @click=${() => (this.scale = scale)}
    >
      ${label}
    </button>`;
  }

  /** Moves that the graph is wide: those of the longer line, so that a short side line does not hide the reviewed one. */
  get #length(): number {
    return Math.max(1, this.game?.nodes.length ?? 0, this.#otherLine().length);
  }

  #chart(length: number, ply: number): TemplateResult {
    const shown = this.#placesOf(this.game?.nodes ?? []);
    const other = this.#placesOf(this.#otherLine());
    const reach = reachOf([...shown, ...other]);
    const points = pointsOf(shown, this.scale, reach);
    const here = points.find((point) => point.ply === ply);
    const proven = points.find((_, at) => points.slice(at).every(({ exact }) => exact));
    return html`<svg class="chart" aria-hidden="true">
        <svg
          width="100%"
          height="100%"
          viewBox="0 -1 ${length} 2"
          preserveAspectRatio="none"
          overflow="visible"
        >
          ${
            proven
              ? svg`<rect class="proven" x=${proven.ply} y="-1" width=${length - proven.ply} height="2"></rect>`
              : nothing
          }
          ${[-0.5, 0.5].map((y) => svg`<line class="grid" x1="0" x2=${length} y1=${y} y2=${y}></line>`)}
          ${[20, 40]
            .filter((x) => x < length)
            .map((x) => svg`<line class="grid" x1=${x} x2=${x} y1="-1" y2="1"></line>`)}
          <line class="middle" x1="0" x2=${length} y1="0" y2="0"></line>
          ${this.#path('other', pointsOf(other, this.scale, reach))} ${this.#area(points)}
          ${segmentsOf(points).map(
            ({ from, to }) =>
              svg`<line
              part="line"
              class="segment ${to.exact ? 'exact' : 'estimate'} ${to.mark ?? ''}"
              x1=${from.ply} y1=${-from.height} x2=${to.ply} y2=${-to.height}
            ></line>`,
          )}
          <line class="cursor" x1=${ply} x2=${ply} y1="-1" y2="1"></line>
        </svg>
        ${signsOf(points, length, this.moments).map((sign) => drawSign(sign))}
        ${here ? svg`<circle class="here" r="5" cx=${percent(here.ply / length)} cy=${percent((1 - here.height) / 2)}></circle>` : nothing}
      </svg>
      ${this.#limits(reach)}`;
  }

  /** The signs of the chart that need a word, as far as it has them. */
  #key(): TemplateResult {
    const { key } = this.#localizer.strings.graph;
    const points = this.#placesOf(this.game?.nodes ?? []).slice(1);
    const isDrawn = {
      estimate: points.some(({ value }) => value.certainty !== 'exact'),
      lost: points.some((point) => point.class !== undefined && isWorseThanGood(point.class)),
      moment: this.moments.length > 0,
    };
    const kinds = (['estimate', 'lost', 'moment'] as const).filter((kind) => isDrawn[kind]);
    return html`<p part="key" aria-hidden="true">
      ${kinds.map((kind) => html`<span><i class=${kind}>${kind === 'moment' ? 1 : ''}</i>${key[kind]}</span>`)}
    </p>`;
  }

  #area(points: readonly GraphPoint[]): SVGTemplateResult[] {
    return segmentsOf(points).map(
      ({ from, to }) =>
        svg`<path class="area" d="M${from.ply} 0V${-from.height}L${to.ply} ${-to.height}V0Z"></path>`,
    );
  }

  #path(name: string, points: readonly GraphPoint[]): SVGTemplateResult[] {
    return segmentsOf(points).map(
      ({ from, to }) =>
        svg`<line class=${name} x1=${from.ply} y1=${-from.height} x2=${to.ply} y2=${-to.height}></line>`,
    );
  }

  #limits(reach: number): TemplateResult {
    const { strings } = this.#localizer;
    const most = this.scale === 'discs' ? `+${reach}` : strings.percent.replace('{n}', '100');
    return html`<span class="limit top" part="limit" aria-hidden="true"
        ><span class="disc black"></span>${most}</span
      >
      <span class="limit bottom" part="limit" aria-hidden="true"
        ><span class="disc white"></span>${most}</span
      >`;
  }

  /** The places of a line that have a value, from the start of the game. */
  #placesOf(line: readonly GameNode[]): GraphPlace[] {
    const { game, review } = this;
    if (!game || !review || line.length === 0) return [];
    return [game.root, ...line].flatMap((node) => {
      const value = review.valueAt(node);
      return value ? [{ ply: node.ply, value, class: review.classAt(node) }] : [];
    });
  }

  /** The line that was reviewed, or the main line, if the board shows a side line that leaves it. */
  #otherLine(): readonly GameNode[] {
    const { review, game } = this;
    if (!review || !game) return [];
    if (review.isOffLine) return review.reviewedLine;
    const first: GameNode[] = [];
    for (let node = game.root.children[0]; node; node = node.children[0]) first.push(node);
    return first.at(-1) === review.line.at(-1) ? [] : first;
  }

  #textOf(ply: number): string {
    const { strings, language } = this.#localizer;
    const { game, review } = this;
    const node = ply === 0 ? game?.root : game?.node;
    if (!game || !review || !node) return '';
    const name = node.move ? moveText(strings, node) : strings.graph.start;
    const value = review.valueAt(node);
    const text = value ? `${this.#value(value)} (${trustText(strings, value)})` : strings.graph.unknown;
    const judged = review.classAt(node) && review.plyAt(node);
    const judgement = judged ? judgementText(strings, judged, language) : '';
    return `${name}: ${text}${judgement ? `. ${capital(judgement)}` : ''}`;
  }

  #value({ value, points }: PlaceValue): string {
    const { strings } = this.#localizer;
    if (this.scale === 'discs') return valueText(strings, value);
    const black = Math.round(100 * points);
    const [color, share] = black >= 50 ? [strings.black, black] : [strings.white, 100 - black];
    return `${color} ${strings.percent.replace('{n}', String(share))}`;
  }

  #table(plies: readonly (PlyReview | undefined)[]): TemplateResult {
    const { strings } = this.#localizer;
    const heads = [
      strings.graph.moveHead,
      strings.graph.valueHead,
      strings.graph.lostHead,
      strings.graph.classHead,
    ];
    return html`<div class="unseen">
      <table>
        <caption>
          ${strings.graph.table}
        </caption>
        <thead>
          <tr>
            ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${plies.map((ply) => {
            const value = ply && this.review?.valueAt(ply.node);
            const judged = value && this.review?.classAt(ply.node);
            return value
              ? html`<tr>
                  <th scope="row">${moveText(strings, ply.node)}</th>
                  <td>
                    ${this.#value(value)} ${value.certainty === 'exact' ? `(${strings.exact})` : nothing}
                  </td>
                  <td>${judged ? lostDiscs(ply.loss) : ''}</td>
                  <td>${judged ? strings.classes[judged] : ''}</td>
                </tr>`
              : nothing;
          })}
        </tbody>
      </table>
    </div>`;
  }

  #grab(event: PointerEvent): void {
    if (event.button !== 0) return;
    const plot = event.currentTarget as HTMLElement;
    plot.setPointerCapture(event.pointerId);
    this.#goToPointer(event, plot);
  }

  #drag(event: PointerEvent): void {
    const plot = event.currentTarget as HTMLElement;
    if (plot.hasPointerCapture(event.pointerId)) this.#goToPointer(event, plot);
  }

  #goToPointer({ clientX }: PointerEvent, plot: HTMLElement): void {
    const { game } = this;
    if (!game) return;
    const { left, width } = plot.querySelector('.chart')!.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    const ply = Math.min(game.nodes.length, Math.round(share * this.#length));
    if (ply !== game.ply) this.goToPlace(ply);
  }

  #step(event: KeyboardEvent): void {
    const { game, review } = this;
    if (!game || !review || event.ctrlKey || event.altKey || event.metaKey) return;
    const to = this.#plyBy(event.key, game.ply, game.nodes.length, review.plies);
    if (to === undefined) return;
    event.preventDefault();
    if (to !== game.ply) this.goToPlace(to);
  }

  #plyBy(
    key: string,
    ply: number,
    length: number,
    plies: readonly (PlyReview | undefined)[],
  ): number | undefined {
    switch (key) {
      case 'ArrowRight':
      case 'ArrowUp':
        return Math.min(length, ply + 1);
      case 'ArrowLeft':
      case 'ArrowDown':
        return Math.max(0, ply - 1);
      case 'Home':
        return 0;
      case 'End':
        return length;
      case 'PageDown':
        return nextError(plies, ply, 1) ?? ply;
      case 'PageUp':
        return nextError(plies, ply, -1) ?? ply;
      default:
        return undefined;
    }
  }
}

/** A sign beside the line; the number of a moment stands in a disc. */
function drawSign({ point, place, moment, below }: GraphSign): SVGTemplateResult {
  const { height, mark } = point;
  const [x, y] = [percent(place), percent((1 - height) / 2)];
  if (moment === undefined)
    return svg`<text class="sign ${mark ?? ''}" x=${x} y=${y} dy=${below ? '1.3em' : '-0.6em'}>${mark && SIGNS[mark]}</text>`;
  const away = below ? 13 : -13;
  return svg`<g class="moment" transform="translate(0 ${away})"><circle cx=${x} cy=${y} r="8"></circle><text x=${x} y=${y} dy="0.35em">${moment}</text></g>`;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
