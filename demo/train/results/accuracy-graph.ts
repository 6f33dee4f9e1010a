/** The accuracy of games over time as a graph; the table of games has the same numbers. */
import { html, svg, type TemplateResult } from 'lit';
import { fill } from '../../../src/core/locales.js';
import type { TrainStrings } from '../../locales/train.js';
import './accuracy-graph.css';
import type { TrainingGame } from '../../progress/store.js';

/** A point of the graph. */
interface GraphPoint {
  /** Index of the group of games, from 0. */
  readonly at: number;
  /** From -1 at the bottom of the scale to 1 at its top. */
  readonly height: number;
}

/** Number of recent games whose mean is shown beside that of all games. */
const RECENT = 5;
/** With more games than this, each point is the mean of several games. */
const MOST_POINTS = 200;
/** A line needs two points. */
const FEWEST = 2;

/** The accuracy of reviewed games in per cent, oldest first. */
export function accuraciesOf(games: readonly TrainingGame[]): number[] {
  return games.flatMap(({ accuracy }) => (accuracy === undefined ? [] : [accuracy]));
}

/** The points of the graph. */
export function accuracyPoints(accuracies: readonly number[]): GraphPoint[] {
  const size = Math.max(1, Math.ceil(accuracies.length / MOST_POINTS));
  const groups = Array.from({ length: Math.ceil(accuracies.length / size) }, (_, at) =>
    mean(accuracies.slice(at * size, (at + 1) * size)),
  );
  return groups.map((accuracy, at) => ({ at, height: accuracy / 50 - 1 }));
}

/** The content of the graph in a sentence and, from the second game on, the graph. */
export function accuracyView(
  games: readonly TrainingGame[],
  words: TrainStrings,
  language: string,
): TemplateResult | undefined {
  const known = accuraciesOf(games);
  if (known.length === 0) return undefined;
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const text = (accuracy: number): string => percent.format(accuracy / 100);
  const numbers = { mean: text(mean(known)), recent: text(mean(known.slice(-RECENT))) };
  const sentence = fill(known.length > RECENT ? words.accuracyOverTime : words.accuracy, numbers);
  return html`<figure class="accuracy">
    <figcaption>${sentence}</figcaption>
    ${known.length < FEWEST ? undefined : accuracyGraph(accuracyPoints(known), sentence, text)}
  </figure>`;
}

/**
 * A line through at least two points.
 *
 * @param label its content in a sentence
 * @param text formats an accuracy in per cent
 * @param limits the bottom and the top of the scale, in per cent
 */
export function accuracyGraph(
  points: readonly GraphPoint[],
  label: string,
  text: (accuracy: number) => string,
  [least, most] = [0, 100],
): TemplateResult {
  const last = points.length - 1;
  return html`<div class="plot" role="img" aria-label=${label}>
    <svg class="chart">
      <svg width="100%" height="100%" viewBox="0 -1 ${last} 2" preserveAspectRatio="none" overflow="visible">
        ${[-1, -0.5, 0, 0.5, 1].map((y) => svg`<line class="grid" x1="0" x2=${last} y1=${y} y2=${y}></line>`)}
        ${points
          .slice(1)
          .map(
            ({ at, height }) =>
              svg`<line class="segment" x1=${at - 1} y1=${-points[at - 1]!.height} x2=${at} y2=${-height}></line>`,
          )}
      </svg>
      ${points.map(
        ({ at, height }) =>
          svg`<circle r="3.5" cx=${share(at / last)} cy=${share((1 - height) / 2)}></circle>`,
      )}
    </svg>
    <span class="limit most" aria-hidden="true">${text(most)}</span>
    <span class="limit least" aria-hidden="true">${text(least)}</span>
  </div>`;
}

const share = (part: number): string => `${(part * 100).toFixed(2)}%`;

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
