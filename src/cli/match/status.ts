/** The state of a match, and the estimated difference in strength. */
import { signed } from '../words.js';
import type { Pair } from './pairs.js';
import type { Plan } from './plan.js';
import { differenceOf, LEAST_PAIRS, sprtOf, type Points, type Sprt } from './statistics.js';

/** The pairs up to the one that decided the sequential test; others were played at the same time. */
export function decided(pairs: readonly Pair[], plan: Plan): readonly Pair[] {
  if (plan.sprt === undefined) return pairs;
  const counted = new Set(distinct(pairs));
  const shares: number[] = [];
  for (const [at, pair] of pairs.entries()) {
    if (counted.has(pair)) shares.push(shareOf(pair));
    if (sprtOf(shares, plan.sprt).accepted !== undefined) return pairs.slice(0, at + 1);
  }
  return pairs;
}

/** The state of a match as `--json` prints it, from the view of A. */
export interface Status {
  a: string;
  b: string;
  games: number;
  wins: number;
  draws: number;
  losses: number;
  /** Mean margin of the games whose discs were counted; `null` if there are none. */
  discs: number | null;
  /** The difference in strength with its 95% interval; `null` without a game. */
  elo: number | null;
  low: number | null;
  high: number | null;
  /** Further games in pairs that repeat an earlier pair move by move; nothing above counts them. */
  repeated: number;
  sprt?: Sprt;
}

/** The pairs whose games are not those of an earlier pair: a repeated one is no further evidence. */
function distinct(pairs: readonly Pair[]): Pair[] {
  const first = new Map<string, Pair>();
  for (const pair of pairs) {
    const key = pair.map(({ moves }) => moves).join('\n');
    if (!first.has(key)) first.set(key, pair);
  }
  return [...first.values()];
}

/** A's share of the points in a pair. */
function shareOf([first, second]: Pair): number {
  return (first.points + second.points) / 2;
}

export function statusOf(played: readonly Pair[], { specs: [a, b], sprt }: Plan): Status {
  const pairs = distinct(played);
  const games = pairs.flat();
  const of = (points: Points): number => games.filter((game) => game.points === points).length;
  const margins = games.map(({ margin }) => margin).filter((margin) => margin !== undefined);
  const { elo = null, low = null, high = null } = pairs.length > 0 ? differenceOf(pairs.map(shareOf)) : {};
  return {
    a: a.name,
    b: b.name,
    games: games.length,
    wins: of(1),
    draws: of(0.5),
    losses: of(0),
    discs: margins.length > 0 ? margins.reduce((sum, margin) => sum + margin, 0) / margins.length : null,
    elo,
    low,
    high,
    repeated: 2 * (played.length - pairs.length),
    ...(sprt && { sprt: sprtOf(pairs.map(shareOf), sprt) }),
  };
}

export function textOf(pairs: readonly Pair[], plan: Plan): string {
  const { a, b, games, wins, draws, losses, discs, elo, low, high, repeated, sprt } = statusOf(pairs, plan);
  if (elo === null || low === null || high === null) return `${a} against ${b}: no game\n`;
  const share = ((100 * (wins + draws / 2)) / games).toFixed(1);
  const ofDiscs = discs === null ? '' : `, ${signed(discs)} discs a game`;
  const round = (value: number): string => signed(Math.round(value));
  return [
    `${a} against ${b}: ${wins}-${draws}-${losses} of ${games} (won, drawn, lost), ${share} %${ofDiscs}\n`,
    `${round(elo)} Elo (${round(low)} to ${round(high)}, 95 %)\n`,
    ...(sprt ? [sprtText(sprt, games)] : []),
    ...(repeated > 0
      ? [`${repeated} games repeat earlier ones and do not count: more openings are needed\n`]
      : []),
  ].join('');
}

function sprtText({ elo0, elo1, llr, bound, accepted }: Sprt, games: number): string {
  const undecided = games < 2 * LEAST_PAIRS ? `not decided before ${2 * LEAST_PAIRS} games` : 'not decided';
  const outcome =
    accepted === undefined ? undecided : `${signed(accepted === 'elo1' ? elo1 : elo0)} Elo is accepted`;
  return `SPRT ${signed(elo0)} against ${signed(elo1)} Elo: ${outcome} (LLR ${llr.toFixed(2)} of ±${bound.toFixed(2)})\n`;
}
