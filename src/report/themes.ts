/** What moves were bad by, in the groups that players think in. */
import type { ReasonKind } from '../coach/reason.js';
import { EXPLAINED_LOSS, type ReviewedMove } from './reviewed-side.js';

/** What discs are lost by. */
export type Theme =
  /** Corners given, and the moves next to them that give them. */
  | 'corners'
  /** Corners that could have been taken or threatened. */
  | 'corners-missed'
  /** Moves left: one's own and the opponent's. */
  | 'mobility'
  /** Too many discs turned, walls. */
  | 'discs'
  /** Free moves used up or given away. */
  | 'tempo'
  /** Edges: unbalanced ones, wedges, discs that stay. */
  | 'edges'
  /** The last move in a region, and regions that one side alone can enter. */
  | 'parity'
  /** The end of the game: nothing but counting tells. */
  | 'counting'
  /** Before the end: the engine sees a better move, and no reason can be named. */
  | 'unexplained';

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

const THEME_OF: Readonly<Record<ReasonKind, Theme | undefined>> = {
  'corner-given': 'corners',
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
  'reply-continued': 'mobility',
  'replies-prevented': 'mobility',
  'return-missed': 'mobility',
  'return-punished': 'mobility',
  'return-weaker': 'mobility',
  prepared: 'mobility',
  'moves-lost': 'mobility',
  mobility: 'mobility',
  'mobility-later': 'mobility',
  opens: 'mobility',
  'safe-moves': 'mobility',
  'their-safe-moves': 'mobility',
  'pass-forced': 'mobility',
  'pass-suffered': 'mobility',
  frontier: 'discs',
  'frontier-later': 'discs',
  'many-flips': 'discs',
  'quiet-move': 'discs',
  'reserve-lost': 'tempo',
  'could-wait': 'tempo',
  'quiet-kept': 'tempo',
  'quiet-taken': 'tempo',
  'unbalanced-edge': 'edges',
  'wedge-allowed': 'edges',
  'wedge-missed': 'edges',
  'stable-discs': 'edges',
  parity: 'parity',
  'region-opened': 'parity',
  'region-closed': 'parity',
  count: undefined,
  'only-move': undefined,
  value: undefined,
};

/** All kinds of reasons. */
export const REASON_KINDS = Object.keys(THEME_OF) as ReasonKind[];

/** Down to so many empty squares discs are a burden; from then on regions count. */
const LATE_EMPTIES = 16;
/** So many discs turned more than by the best move are too many. */
const MORE_FLIPS = 4;
/** What is counted on the board takes such a part of a loss; the coach's reasons share the rest. */
const COUNTED_PART = 0.5;
/** A reason weighs at least so much beside others. */
const LEAST_WEIGHT = 0.5;
/** Without a reason a bad move is one of the end from so many empty squares on. */
const COUNTING_EMPTIES = 20;

/** The discs that a move gave away, by what it gave them away by; together they make its loss. Empty for a small loss. */
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
  const counted = countedTheme(move);
  if (weights.size === 0) {
    return new Map([[counted ?? (empties <= COUNTING_EMPTIES ? 'counting' : 'unexplained'), loss]]);
  }
  const sum = [...weights.values()].reduce((total, weight) => total + weight, 0);
  const rest = counted ? loss * (1 - COUNTED_PART) : loss;
  const shares = new Map([...weights].map(([theme, weight]) => [theme, (rest * weight) / sum]));
  if (counted) shares.set(counted, (shares.get(counted) ?? 0) + loss * COUNTED_PART);
  return shares;
}

/** What is wrong with a move by plain counting on the board: discs turned, and the regions that are entered. */
function countedTheme({ empties, flips, regions }: ReviewedMove): Theme | undefined {
  if (empties > LATE_EMPTIES) return flips[0] - flips[1] >= MORE_FLIPS ? 'discs' : undefined;
  return isEven(regions[0]) && !isEven(regions[1]) ? 'parity' : undefined;
}

/** The kinds of reasons that belong to a theme, by which puzzles of it are found. */
export function reasonsOfTheme(theme: Theme): ReasonKind[] {
  return REASON_KINDS.filter((kind) => THEME_OF[kind] === theme);
}

const isEven = (count: number): boolean => count % 2 === 0;
