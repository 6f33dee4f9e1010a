/**
 * Foresight, the named features of moves that looking ahead gives: how much worse than the best each is by searches of
 * growing depth. Strong players see far; weak ones see the reply, and seldom more. Depths are in plies, values in
 * discs.
 */

/** Plies of the searches. With `EXACT_FROM` empty squares or fewer the last one goes to the end of the game. */
export const FORESIGHT_DEPTHS = [1, 2, 3, 4, 5, 6, 8] as const;
/** The number of empty squares from which the last search is exact. */
export const EXACT_FROM = 12;

/** The value of a move by each of the searches, in discs for the side to move. */
export type ValuesByDepth = readonly number[];

/** Losses above this, in discs, count as this. */
const MOST = 24;

/** What one search says of one move. */
interface Outlook {
  /** Discs lost against the best move. */
  loss: number;
  /** How many moves share the best value. */
  best: number;
  /** The best value, in tens of discs. */
  standing: number;
  /** The number of moves against the usual one, as a logarithm. */
  crowd: number;
}

/** The forms in which a loss counts. Their scales were chosen by hand; the weights of the model are fitted. */
const SHAPES = {
  /** Its loss, in units of eight discs. */
  loss: ({ loss }) => Math.min(loss, MOST) / 8,
  /** Close to the best; decays within a disc or two. */
  close: ({ loss }) => Math.exp(-loss / 1.5),
  /** Close to the best; decays within about five discs. */
  fair: ({ loss }) => Math.exp(-loss / 5),
  /** 1 for the best move, split between equal ones. */
  best: ({ loss, best }) => (loss === 0 ? 1 / best : 0),
  /** The loss weighted by the lead, and by its size. */
  lossAhead: ({ loss, standing }) => (Math.min(loss, MOST) / 8) * clamp(standing, 2),
  /** The loss weighted by how far the game is decided, for whichever side. */
  lossDecided: ({ loss, standing }) => (Math.min(loss, MOST) / 8) * Math.abs(clamp(standing, 3)),
  /** The loss weighted by the number of moves. */
  lossMany: ({ loss, crowd }) => (Math.min(loss, MOST) / 8) * crowd,
  /** 1 for the best move, weighted by the number of moves. */
  bestMany: ({ loss, best, crowd }) => (loss === 0 ? 1 / best : 0) * crowd,
} as const satisfies Readonly<Record<string, (outlook: Outlook) => number>>;

/** `best4`: the feature `best` of the search of four plies. */
export type ForesightName = `${keyof typeof SHAPES}${(typeof FORESIGHT_DEPTHS)[number]}`;

/**
 * The features of each move.
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
    // At six plies: players who are far behind try anything, long before the end can be counted.
    const standing = Math.max(...values.map((byDepth) => byDepth.at(-2)!)) / 10;
    return found.map((value) =>
      SHAPES[shape as keyof typeof SHAPES]({ loss: top - value, best, standing, crowd }),
    );
  });
  return values.map((_, move) => columns.map((column) => column[move]!));
}

/** Limits a value to a range around 0. */
function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}
