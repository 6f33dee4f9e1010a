/** `<rating-curve>`: the rating over time, on bands that are named after players of that rating. */
import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { TRAIN } from '../../locales/train.js';
import { bandOf, shownRating, STEPS } from '../../progress/rating-bands.js';
import type { RatedDay } from '../../progress/rating.js';
import { language } from '../../site.js';

/** The height of a band, in points. */
const BAND = 300;
/** Fewer bands are no scale. */
const LEAST_BANDS = 3;

export class RatingCurve extends LitElement {
  static override readonly properties = { points: { attribute: false } };
  /** After each day, or in the first days after each puzzle; at least one. */
  declare points: readonly RatedDay[];

  /** `--band` is the height of a band. */
  static override readonly styles = css`
    :host {
      display: block;
      margin-block: 0.8rem;
    }

    .bands {
      --names: clamp(11.2rem, 40%, 13rem);
      position: relative;
      display: grid;
      grid-auto-rows: var(--band, 3.6rem);
      overflow: hidden;
      border-radius: 0.6rem;
    }

    .band {
      display: grid;
      box-sizing: border-box;
      align-content: center;
    }

    .band + .band {
      border-block-start: 1px solid var(--line);
    }

    .own {
      background: light-dark(#e3f1e9, #1d3a2c);
    }

    .name {
      max-width: calc(var(--names) - 1.2rem);
      padding-inline: 0.7rem;
      color: var(--quiet);
      font-size: 0.88rem;
      line-height: 1.25;
      white-space: nowrap;
    }

    .own .name {
      color: var(--ink);
      font-weight: 600;
    }

    .name small {
      margin-inline-start: 0.3em;
      font-variant-numeric: tabular-nums;
      font-weight: 400;
    }

    svg {
      overflow: visible;
    }

    .bands > svg {
      position: absolute;
      inset: 0 0 0 var(--names);
      width: calc(100% - var(--names));
      height: 100%;
    }

    polyline {
      fill: none;
      stroke: var(--accent);
      stroke-width: 3;
      stroke-linecap: round;
      stroke-linejoin: round;
      vector-effect: non-scaling-stroke;
    }

    circle {
      fill: var(--accent);
      stroke: var(--card);
      stroke-width: 2;
    }

    text {
      fill: var(--ink);
      font-size: 0.95rem;
      font-weight: 600;
      font-variant-numeric: tabular-nums;
      text-anchor: end;
    }

    .dates {
      display: flex;
      justify-content: end;
      gap: 1.5rem;
      margin: 0.3rem 0 0;
      color: var(--quiet);
      font-size: 0.85rem;
    }
  `;

  override render(): TemplateResult {
    const words = TRAIN[language()].picture;
    const ratings = this.points.map(({ rating }) => rating);
    const own = ratings.at(-1)!;
    const bands = bandsOf(ratings);
    return html`<div class="bands" role="img" aria-label=${words.curve}>
        ${bands.map((band) => this.#band(band, own))} ${this.#curve(ratings, bands)}
      </div>
      ${this.points[0]!.day === this.points.at(-1)!.day ? nothing : this.#dates()}`;
  }

  #band(band: number, own: number): TemplateResult {
    const words = TRAIN[language()].picture;
    const from = STEPS[band - 1];
    return html`<div class="band ${bandOf(own) === band ? 'own' : ''}">
      <div class="name">
        ${words.steps[band]!}${from === undefined ? nothing : html`<small>${from}+</small>`}
      </div>
    </div>`;
  }

  /** In per cent of the bands' area; a single rating is a dot. */
  #curve(ratings: readonly number[], bands: readonly number[]): TemplateResult {
    const y = heightIn(bands, ratings);
    const x = (at: number): number => 4 + (90 * at) / Math.max(1, ratings.length - 1);
    const last = ratings.length - 1;
    const points = ratings.map((rating, at) => `${x(at)},${y(rating)}`).join(' ');
    return html`<svg aria-hidden="true">
      <svg viewBox="0 0 100 100" width="100%" height="100%" preserveAspectRatio="none" overflow="visible">
        ${last > 0 ? svg`<polyline points=${points} />` : nothing}
      </svg>
      <circle cx="${x(last > 0 ? last : 0)}%" cy="${y(ratings[last]!)}%" r="7" />
      <text x="${x(last > 0 ? last : 0)}%" y="${y(ratings[last]!)}%" dx="5" dy="-13">
        ${shownRating(ratings[last]!)}
      </text>
    </svg>`;
  }

  /** The first and the last day of the curve. */
  #dates(): TemplateResult {
    const format = new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const days = [this.points[0]!.day, this.points.at(-1)!.day];
    return html`<p class="dates" aria-hidden="true">
      <span>${days.map((day) => format.format(day * 86_400_000)).join(' – ')}</span>
    </p>`;
  }
}

/**
 * Where a rating stands in the bands, in per cent from above. The lowest band has no beginning: it is as deep as the
 * lowest rating needs, so that a beginner's curve is in its middle and not on its floor.
 */
export function heightIn(bands: readonly number[], ratings: readonly number[]): (rating: number) => number {
  const low = bands.at(-1)!;
  const floor = STEPS[low - 1] ?? STEPS[0] - BAND;
  const depth = low === 0 ? Math.max(BAND, 1.5 * (STEPS[0] - Math.min(STEPS[0], ...ratings))) : BAND;
  const inBands = (rating: number): number => {
    const above = rating - (floor + BAND);
    return above >= 0 ? 1 + above / BAND : 1 + above / depth;
  };
  return (rating) => Math.min(97, Math.max(3, 100 * (1 - inBands(rating) / bands.length)));
}

/** The bands that the ratings need, the highest first: those between, and more above them. */
function bandsOf(ratings: readonly number[]): number[] {
  const needed = ratings.map(bandOf);
  let low = Math.min(...needed);
  let high = Math.max(...needed);
  // The next step up is what one trains for; then the one below.
  for (let isUp = true; high - low + 1 < LEAST_BANDS; isUp = !isUp) {
    if (isUp ? high < STEPS.length : low === 0) high++;
    else low--;
  }
  return Array.from({ length: high - low + 1 }, (_, at) => high - at);
}

declare global {
  interface HTMLElementTagNameMap {
    'rating-curve': RatingCurve;
  }
}
