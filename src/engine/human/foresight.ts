/**
 * What looking ahead says of the moves, as numbers under a name: how much worse than the best each is by searches of growing
 * depth. Who is strong sees far; who is weak sees the reply, and seldom more.
 */

/** Plies of the searches. From `EXACT_FROM` empty squares on the last one counts to the end of the game. */
export const FORESIGHT_DEPTHS = [1, 2, 3, 4, 5, 6, 8] as const;
export const EXACT_FROM = 12;

/** The value of a move by each of the searches, in discs for the side to move. */
export type ValuesByDepth = readonly number[];

/** Discs behind the best up to which a difference counts; beyond, all are as bad. */
const MOST = 24;

/** What one search says of one move. */
interface Outlook {
  /** Discs that the move loses against the best. */
  loss: number;
  /** How many moves are as good as the best. */
  best: number;
  /** What the best is worth, in tens of discs. */
  standing: number;
  /** How many more moves there are than usual, as a logarithm. */
  crowd: number;
}

const SHAPES = {
  /** Its loss, in eights of discs. */
  loss: ({ loss }) => Math.min(loss, MOST) / 8,
  /** Near the best, fading within a disc or two. */
  close: ({ loss }) => Math.exp(-loss / 1.5),
  /** Near the best, fading within some discs. */
  fair: ({ loss }) => Math.exp(-loss / 5),
  /** Whether it is the best; moves that share that share the one. */
  best: ({ loss, best }) => (loss === 0 ? 1 / best : 0),
  /** The loss for who is ahead, and for who is far from an even game. */
  lossAhead: ({ loss, standing }) => (Math.min(loss, MOST) / 8) * clamp(standing, 2),
  lossDecided: ({ loss, standing }) => (Math.min(loss, MOST) / 8) * Math.abs(clamp(standing, 3)),
  /** The loss where there are many moves. */
  lossMany: ({ loss, crowd }) => (Math.min(loss, MOST) / 8) * crowd,
  bestMany: ({ loss, best, crowd }) => (loss === 0 ? 1 / best : 0) * crowd,
} as const satisfies Readonly<Record<string, (outlook: Outlook) => number>>;

/** `best4`: the shape `best` by the search of four plies. */
export type ForesightName = `${keyof typeof SHAPES}${(typeof FORESIGHT_DEPTHS)[number]}`;

/**
 * The numbers of each move.
 *
 * @param values of each move, by each depth
 */
export function foresight(values: readonly ValuesByDepth[], names: readonly ForesightName[]): number[][] {
  const crowd = Math.log(values.length) - 2;
  const columns = names.map((name) => {
    const [, shape, depth] = /^(\D+)(\d+)$/.exec(name)!;
    const at = FORESIGHT_DEPTHS.indexOf(Number(depth) as (typeof FORESIGHT_DEPTHS)[number]);
    const found = values.map((byDepth) => byDepth[at]!);
    const top = Math.max(...found);
    const best = found.filter((value) => value === top).length;
    // By six plies: who is far behind tries anything, long before the end can be counted.
    const standing = Math.max(...values.map((byDepth) => byDepth.at(-2)!)) / 10;
    return found.map((value) =>
      SHAPES[shape as keyof typeof SHAPES]({ loss: top - value, best, standing, crowd }),
    );
  });
  return values.map((_, move) => columns.map((column) => column[move]!));
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}
