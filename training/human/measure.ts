/** How well chances foretell choices: the figures of a table of bands of strength. */
import type { ValuedChoice } from './samples.js';

/** Where a band of strength begins; the first one has no lower end. */
const BANDS = [0, 1350, 1500, 1650, 1800];
/** Plies that count: before, many games are alike; after, the rest is counting. */
export const FIRST_PLY = 8;
export const LAST_PLY = 53;

/** How well a model does in one band. */
export interface BandFigures {
  band: string;
  positions: number;
  /** Share of choices that were the likeliest move, 0-1. */
  agreement: number;
  /** Mean of minus the logarithm of what the chosen move was given. */
  logLoss: number;
  /** Share that would agree if a move were drawn by the chances, 0-1. */
  drawn: number;
}

/** The band of a strength, 0-4. */
export function bandOf(strength: number): number {
  return BANDS.findLastIndex((begin) => strength >= begin);
}

export function bandName(band: number): string {
  const [begin, end] = [BANDS[band], BANDS[band + 1]];
  if (band === 0) return `under ${end}`;
  return end === undefined ? `above ${begin}` : `${begin} to ${end}`;
}

export function isCounted({ ply }: ValuedChoice): boolean {
  return ply >= FIRST_PLY && ply <= LAST_PLY;
}

/** @param chances of the legal moves of each choice, in their order */
export function figuresByBand(
  choices: readonly ValuedChoice[],
  chances: readonly (readonly number[])[],
): BandFigures[] {
  return BANDS.map((_, band) => {
    const own = [...choices.keys()].filter((at) => bandOf(choices[at]!.strength) === band);
    const mean = (of: (at: number) => number): number =>
      own.reduce((sum, at) => sum + of(at), 0) / own.length;
    const chanceOf = (at: number): number =>
      chances[at]![choices[at]!.position.legalMoves.indexOf(choices[at]!.move)]!;
    return {
      band: bandName(band),
      positions: own.length,
      agreement: mean((at) => (chanceOf(at) === Math.max(...chances[at]!) ? 1 : 0)),
      logLoss: mean((at) => -Math.log(chanceOf(at))),
      drawn: mean(chanceOf),
    };
  });
}

/** A Markdown table of figures under a title. */
export function tableOf(title: string, figures: readonly BandFigures[]): string {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const rows = figures.map(
    ({ band, positions, agreement, logLoss, drawn }) =>
      `| ${band} | ${positions} | ${percent(agreement)} | ${logLoss.toFixed(3)} | ${percent(drawn)} |`,
  );
  return [
    `| ${title} | positions | first choice | log-loss | drawn |`,
    '| - | - | - | - | - |',
    ...rows,
    '',
  ].join('\n');
}
