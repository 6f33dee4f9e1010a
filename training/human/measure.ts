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

/** Empty squares from which on a phase of the game counts, latest phase last. */
const PHASES = [
  { name: 'opening', least: 41 },
  { name: 'middle', least: 21 },
  { name: 'end', least: 0 },
] as const;

/** What a move costs on average in a phase of the game, in discs by the deepest search. */
export interface PhaseLoss {
  band: string;
  phase: string;
  positions: number;
  /** What people lost, and what is lost by drawing moves by the chances. */
  people: number;
  drawn: number;
}

/** @param chances of the legal moves of each choice, in their order */
export function lossByPhase(
  choices: readonly ValuedChoice[],
  chances: readonly (readonly number[])[],
): PhaseLoss[] {
  const phaseOf = (empties: number): number => PHASES.findIndex(({ least }) => empties >= least);
  return BANDS.flatMap((_, band) =>
    PHASES.map(({ name }, phase) => {
      const own = [...choices.keys()].filter((at) => {
        const { strength, position } = choices[at]!;
        return bandOf(strength) === band && phaseOf(position.empties) === phase;
      });
      const mean = (of: (losses: readonly number[], at: number) => number): number =>
        own.reduce((sum, at) => sum + of(lossesOf(choices[at]!), at), 0) / own.length;
      return {
        band: bandName(band),
        phase: name,
        positions: own.length,
        people: mean((losses, at) => {
          const { position, move } = choices[at]!;
          return losses[position.legalMoves.indexOf(move)]!;
        }),
        drawn: mean((losses, at) => losses.reduce((sum, loss, move) => sum + loss * chances[at]![move]!, 0)),
      };
    }),
  );
}

/** Discs that each move loses against the best, by the deepest search. */
function lossesOf({ values }: ValuedChoice): number[] {
  const deepest = values.map((byDepth) => byDepth.at(-1)!);
  return deepest.map((value) => Math.max(...deepest) - value);
}

/** A Markdown table of losses. */
export function lossTable(losses: readonly PhaseLoss[]): string {
  return [
    '| discs lost a move | positions | people | drawn | difference |',
    '| - | - | - | - | - |',
    ...losses.map(({ band, phase, positions, people, drawn }) => {
      const difference = `${((drawn / people - 1) * 100).toFixed(0)} %`;
      return `| ${band}, ${phase} | ${positions} | ${people.toFixed(2)} | ${drawn.toFixed(2)} | ${difference} |`;
    }),
    '',
  ].join('\n');
}
