/**
 * Groups the causes of losses as players think of them. `player-report.ts`, `game-themes.ts` and `weaknesses.ts` sum losses
 * by them, in discs; each theme but `unexplained` has puzzles that train it.
 */
import type { ReasonKind } from '../coach/reasons/reason.js';
import { EXPLAINED_LOSS, type ReviewedMove } from './reviewed-side.js';

/** Causes of losses. */
export type Theme =
  /** Corners given away, and moves next to a corner that give it away. */
  | 'corners'
  /** Corners that could have been taken or threatened. */
  | 'corners-missed'
  /** Numbers of legal moves, one's own and the opponent's. */
  | 'mobility'
  /** Too many discs flipped; walls. */
  | 'discs'
  /** Free moves used up or given away. */
  | 'tempo'
  /** Edges: unbalanced ones, wedges, stable discs. */
  | 'edges'
  /** The last move in a region, and regions that only one side can enter. */
  | 'parity'
  /** The end of the game, where nothing but counting helps. */
  | 'counting'
  /** Before the end: the engine sees a better move, but no reason is known. */
  | 'unexplained';

/** All themes. */
export const THEMES: readonly Theme[] = [
  'corners',
  'corners-missed',
  'mobility',
  'discs',
  'tempo',
  'edges',
  'parity',
  'counting',
  'unexplained',
];

/** The theme of each kind of reason; none for those that only compare values. */
const THEME_OF: Readonly<Record<ReasonKind, Theme | undefined>> = {
  'corner-given': 'corners',
  'corner-left': 'corners',
  'corner-forced': 'corners',
  'x-square': 'corners',
  'c-square': 'corners',
  'corner-lost-later': 'corners',
  'corner-missed': 'corners-missed',
  'corner-force-missed': 'corners-missed',
  'corner-won-later': 'corners-missed',
  'corner-threat-missed': 'corners-missed',
  sacrifice: 'corners-missed',
  'square-wanted': 'mobility',
  'own-square-opened': 'mobility',
  'reply-opened': 'mobility',
  'reply-prevented': 'mobility',
  'reply-poisoned': 'mobility',
  'reply-stronger': 'mobility',
  'wipe-out': 'mobility',
  prepared: 'mobility',
  mobility: 'mobility',
  opens: 'mobility',
  'safe-moves': 'mobility',
  'pass-forced': 'mobility',
  'pass-suffered': 'mobility',
  'quiet-move': 'discs',
  'reserve-lost': 'tempo',
  'could-wait': 'tempo',
  'too-early': 'tempo',
  'wedge-allowed': 'edges',
  'wedge-missed': 'edges',
  parity: 'parity',
  'region-opened': 'parity',
  'region-closed': 'parity',
  count: undefined,
  'only-move': undefined,
  value: undefined,
};

/** All kinds of reasons. */
export const REASON_KINDS = Object.keys(THEME_OF) as ReasonKind[];

/** With more empty squares than this, flipping many discs is bad; with this many or fewer, regions count. */
const LATE_EMPTIES = 16;
/** Flipping this many discs more than the best move is too many. */
const MORE_FLIPS = 2;
/** The smallest weight of a reason. */
const LEAST_WEIGHT = 0.5;
/** Without a reason, a bad move from this number of empty squares on belongs to counting. */
const COUNTING_EMPTIES = 20;

/**
 * Divides the loss of a move, in discs, among its causes; a fault that can be counted takes all of it. The parts add up to
 * the loss; empty below `EXPLAINED_LOSS`.
 */
export function lossByTheme(move: ReviewedMove): ReadonlyMap<Theme, number> {
  const { loss, empties, reasons } = move;
  if (loss < EXPLAINED_LOSS) return new Map();
  const weights = new Map<Theme, number>();
  const add = (theme: Theme, weight: number): void => {
    weights.set(theme, (weights.get(theme) ?? 0) + Math.max(LEAST_WEIGHT, weight));
  };
  for (const [kind, weight] of reasons) {
    const theme = THEME_OF[kind];
    if (theme) add(theme, weight);
  }
  const counted = countedTheme(move, weights);
  if (counted) return new Map([[counted, loss]]);
  if (weights.size === 0) return new Map([[empties <= COUNTING_EMPTIES ? 'counting' : 'unexplained', loss]]);
  const sum = [...weights.values()].reduce((total, weight) => total + weight, 0);
  return new Map([...weights].map(([theme, weight]) => [theme, (loss * weight) / sum]));
}

/**
 * A fault that can be counted on the board: too many discs flipped, or a region with an even number of squares entered.
 */
function countedTheme(
  { empties, flips: [flipsPlayed, flipsBest], regions: [regionPlayed, regionBest] }: ReviewedMove,
  byReason: ReadonlyMap<Theme, number>,
): Theme | undefined {
  if (empties > LATE_EMPTIES)
    return flipsPlayed - flipsBest >= MORE_FLIPS && !byReason.has('corners') ? 'discs' : undefined;
  return isEven(regionPlayed) && !isEven(regionBest) ? 'parity' : undefined;
}

/** The kinds of reasons that belong to a theme; used to find puzzles for it. */
export function reasonsOfTheme(theme: Theme): ReasonKind[] {
  // A loss by counting is one without a reason; its puzzles are those in which nothing but counting tells.
  return theme === 'counting' ? ['count'] : REASON_KINDS.filter((kind) => THEME_OF[kind] === theme);
}

const isEven = (count: number): boolean => count % 2 === 0;
