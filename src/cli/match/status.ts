/** The state of a match, and the estimated difference in strength. */
import { signed } from '../words.js';
import type { Pair } from './pairs.js';
import type { Plan } from './plan.js';
import { differenceOf, sprtOf, type Points, type Sprt } from './statistics.js';

/** The pairs up to the one that decided the sequential test; others were played at the same time. */
export function decided(pairs: readonly Pair[], plan: Plan): readonly Pair[] {
  if (plan.sprt === undefined) return pairs;
  for (let length = 1; length < pairs.length; length++) {
    const first = pairs.slice(0, length);
    if (sprtOf(sharesOf(first), plan.sprt).accepted !== undefined) return first;
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
  sprt?: Sprt;
}

/** A's share of the points in each pair. */
function sharesOf(pairs: readonly Pair[]): number[] {
  return pairs.map(([first, second]) => (first.points + second.points) / 2);
}

export function statusOf(pairs: readonly Pair[], { specs: [a, b], sprt }: Plan): Status {
  const games = pairs.flat();
  const of = (points: Points): number => games.filter((game) => game.points === points).length;
  const margins = games.map(({ margin }) => margin).filter((margin) => margin !== undefined);
  const { elo = null, low = null, high = null } = pairs.length > 0 ? differenceOf(sharesOf(pairs)) : {};
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
    ...(sprt && { sprt: sprtOf(sharesOf(pairs), sprt) }),
  };
}

export function textOf(pairs: readonly Pair[], plan: Plan): string {
  const { a, b, games, wins, draws, losses, discs, elo, low, high, sprt } = statusOf(pairs, plan);
  if (elo === null || low === null || high === null) return `${a} against ${b}: no game\n`;
  const share = ((100 * (wins + draws / 2)) / games).toFixed(1);
  const ofDiscs = discs === null ? '' : `, ${signed(discs)} discs a game`;
  const round = (value: number): string => signed(Math.round(value));
  return [
    `${a} against ${b}: ${wins}-${draws}-${losses} of ${games} (won, drawn, lost), ${share} %${ofDiscs}\n`,
    `${round(elo)} Elo (${round(low)} to ${round(high)}, 95 %)\n`,
    ...(sprt ? [sprtText(sprt)] : []),
  ].join('');
}

function sprtText({ elo0, elo1, llr, bound, accepted }: Sprt): string {
  const outcome =
    accepted === undefined ? 'not decided' : `${signed(accepted === 'elo1' ? elo1 : elo0)} Elo is accepted`;
  return `SPRT ${signed(elo0)} against ${signed(elo1)} Elo: ${outcome} (LLR ${llr.toFixed(2)} of ±${bound.toFixed(2)})\n`;
}
