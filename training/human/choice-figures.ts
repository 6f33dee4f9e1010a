/** Measures how well chances predict choices, by bands of strength. */
import type { ValuesByDepth } from '../../src/core/engine/levels/human/foresight.js';
import type { Choice } from './human-games.js';
import type { ValuedChoice } from './samples.js';

/** Lower ends of the bands of strength, in the rating points of the tables of games (`human-games.ts`); the first has none. */
const BANDS = [0, 1350, 1500, 1650, 1800];
/** Number of bands. */
export const BAND_COUNT = BANDS.length;
/** The range of plies that count: before, many games are alike; after, the rest is counting. */
export const FIRST_PLY = 8;
/** The last ply that counts. */
export const LAST_PLY = 53;

/** The results of a model in one band; without positions its shares and means are `NaN`. */
export interface BandFigures {
  band: string;
  positions: number;
  /** Share of choices that were the likeliest move, 0-1. */
  agreement: number;
  /** Mean negative logarithm of the chance given to the chosen move. */
  logLoss: number;
  /** Share that would agree if moves were drawn by the chances, 0-1. */
  drawn: number;
}

/** The band of a strength, 0-4. */
export function bandOf(strength: number): number {
  return BANDS.findLastIndex((begin) => strength >= begin);
}

/** A band in words. */
export function bandName(band: number): string {
  const [begin, end] = [BANDS[band], BANDS[band + 1]];
  if (band === 0) return `under ${end}`;
  return end === undefined ? `above ${begin}` : `${begin} to ${end}`;
}

/** Whether a choice counts in the figures. */
export function isCounted({ ply }: ValuedChoice): boolean {
  return ply >= FIRST_PLY && ply <= LAST_PLY;
}

/** The strength that decides the band of a choice: that of the player, or of the weaker player of the game. */
export const JUDGED = {
  player: ({ strength }: Choice): number => strength,
  game: ({ game }: Choice): number => Math.min(game.black, game.white),
} as const;

/**
 * How well the chances predict the choices, for each band. All choices count: who calls it leaves out those that are not
 * {@link isCounted}.
 *
 * @param chances chances of the legal moves of each choice, in their order
 * @param judged the strength that decides the band
 */
export function figuresByBand(
  choices: readonly ValuedChoice[],
  chances: readonly (readonly number[])[],
  judged: (choice: Choice) => number = JUDGED.player,
): BandFigures[] {
  return BANDS.map((_, band) => {
    const own = [...choices.keys()].filter((at) => bandOf(judged(choices[at]!)) === band);
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

/** Number of empty squares at which each phase of the game begins, latest phase last. */
export const PHASES = [
  { name: 'opening', least: 41 },
  { name: 'middle', least: 21 },
  { name: 'end', least: 13 },
  { name: 'last twelve', least: 0 },
] as const;

/** The phase of a position, an index in {@link PHASES}. */
export function phaseOf(empties: number): number {
  return PHASES.findIndex(({ least }) => empties >= least);
}

/** The chances of a level: each raised to a power and divided by their sum; above 1, likely moves become likelier. */
export function sharpened(chances: readonly number[], power: number): number[] {
  const raised = chances.map((chance) => chance ** power);
  const all = raised.reduce((sum, chance) => sum + chance, 0);
  return raised.map((chance) => chance / all);
}

/** The mean loss of a move in a phase of the game, in discs by the deepest search; without positions `NaN`. */
export interface PhaseLoss {
  band: string;
  phase: string;
  positions: number;
  /** The loss of people, and of moves drawn by the chances. */
  people: number;
  drawn: number;
}

/**
 * The losses of each band in each phase, for all choices given.
 *
 * @param chances chances of the legal moves of each choice, in their order
 */
export function lossByPhase(
  choices: readonly ValuedChoice[],
  chances: readonly (readonly number[])[],
): PhaseLoss[] {
  return BANDS.flatMap((_, band) =>
    PHASES.map(({ name }, phase) => {
      const own = [...choices.keys()].filter((at) => {
        const { strength, position } = choices[at]!;
        return bandOf(strength) === band && phaseOf(position.empties) === phase;
      });
      const mean = (of: (losses: readonly number[], at: number) => number): number =>
        own.reduce((sum, at) => sum + of(lossesOf(choices[at]!.values), at), 0) / own.length;
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

/** The loss of each move in discs, by the deepest search, in the order of `values`: of the legal moves. */
export function lossesOf(values: readonly ValuesByDepth[]): number[] {
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
