/**
 * The state of a match, and the estimated differences in strength. `match-command.ts` prints it during a match and at
 * its end.
 */
import { columns, count, signed } from '../../io/words.js';
import { FAULTS, type Fault } from './game.js';
import type { Pair, TimeUse } from './pairs.js';
import type { Plan } from './plan.js';
import { differenceOf, LEAST_PAIRS, ratingsOf, sprtOf, type Points, type Sprt } from './statistics.js';

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

/** Games by their results, from the view of one player. */
interface Counts {
  games: number;
  wins: number;
  draws: number;
  losses: number;
  /** Mean margin in discs of the games whose discs were counted; `null` if there are none. */
  discs: number | null;
}

/** A player in all its games. */
interface PlayerStatus extends Counts {
  name: string;
  /** The games that it lost by its own fault, by PGN's words for their ends; only those that occurred. */
  faults: Partial<Record<Fault, number>>;
  /** The time it used, if games have clocks: milliseconds a move, the longest, and the share of what it had, 0-1. */
  time?: { mean: number; longest: number; share: number };
  /** In a round robin its rating, of which the mean is 0, with the 95% interval. */
  elo?: number;
  low?: number;
  high?: number;
}

/** A match of two players, with the results of A. */
export interface MatchStatus extends Counts {
  a: string;
  b: string;
  /** The difference in strength with its 95% interval; `null` without a game. */
  elo: number | null;
  low: number | null;
  high: number | null;
  /** Further games in pairs that repeat an earlier pair move by move; nothing above counts them. */
  repeated: number;
  players: PlayerStatus[];
  sprt?: Sprt;
}

/** All players against each other. */
export interface RoundRobinStatus {
  players: PlayerStatus[];
  pairings: Omit<MatchStatus, 'players'>[];
  repeated: number;
}

/** The pairs whose games are not those of an earlier pair: a repeated one is no further evidence. */
function distinct(pairs: readonly Pair[]): Pair[] {
  const first = new Map<string, Pair>();
  for (const pair of pairs) {
    const key = [pair.players.join(' '), ...pair.games.map(({ moves }) => moves)].join('\n');
    if (!first.has(key)) first.set(key, pair);
  }
  return [...first.values()];
}

/** The first player's share of the points in a pair, 0-1. */
function shareOf({ games: [first, second] }: Pair): number {
  return (first.points + second.points) / 2;
}

/** A game as one of its players sees it: 1, 0.5 or 0 points, and the margin in discs. */
interface OwnGame {
  readonly points: number;
  readonly margin: number | undefined;
  readonly fault: Fault | undefined;
  readonly time: TimeUse;
}

/** The games of a player, as it sees them. */
function ownGames(pairs: readonly Pair[], player: number): OwnGame[] {
  return pairs.flatMap(({ players, games }) => {
    const at = players.indexOf(player);
    if (at < 0) return [];
    return games.map(({ points, margin, fault, times }) => ({
      points: at === 0 ? points : 1 - points,
      // Not `-margin`: a draw must not become -0.
      margin: margin === undefined || at === 0 ? margin : 0 - margin,
      fault,
      time: times[at]!,
    }));
  });
}

/** Wins, draws, losses, and the mean margin in discs. */
function countsOf(games: readonly Pick<OwnGame, 'points' | 'margin'>[]): Counts {
  const of = (points: Points): number => games.filter((game) => game.points === points).length;
  const margins = games.map(({ margin }) => margin).filter((margin) => margin !== undefined);
  return {
    games: games.length,
    wins: of(1),
    draws: of(0.5),
    losses: of(0),
    discs: margins.length > 0 ? margins.reduce((sum, margin) => sum + margin, 0) / margins.length : null,
  };
}

/** What each player has used of time, and the games that it has lost by faults. */
function playersOf(pairs: readonly Pair[], { specs, control }: Plan): PlayerStatus[] {
  return specs.map(({ name }, player) => {
    const games = ownGames(pairs, player);
    const lost = games.filter(({ points }) => points === 0);
    const faults = FAULTS.map(
      (fault) => [fault, lost.filter((game) => game.fault === fault).length] as const,
    );
    const times = games.map(({ time }) => time);
    const total = (key: 'moves' | 'ms'): number => times.reduce((sum, time) => sum + time[key], 0);
    const had = games.length * (control?.main ?? 0) + total('moves') * (control?.increment ?? 0);
    return {
      name,
      ...countsOf(games),
      faults: Object.fromEntries(faults.filter(([, number]) => number > 0)),
      ...(control && {
        time: {
          mean: Math.round(total('ms') / Math.max(1, total('moves'))),
          longest: Math.max(0, ...times.map(({ longest }) => longest)),
          share: total('ms') / Math.max(1, had),
        },
      }),
    };
  });
}

function pairingStatus(
  played: readonly Pair[],
  [first, second]: readonly [number, number],
  { specs, sprt }: Plan,
): Omit<MatchStatus, 'players'> {
  const own = played.filter(({ players }) => players[0] === first && players[1] === second);
  const pairs = distinct(own);
  const difference = pairs.length > 0 ? differenceOf(pairs.map(shareOf)) : undefined;
  return {
    a: specs[first]!.name,
    b: specs[second]!.name,
    ...countsOf(pairs.flatMap(({ games }) => games)),
    ...(difference ?? { elo: null, low: null, high: null }),
    repeated: 2 * (own.length - pairs.length),
    ...(sprt && { sprt: sprtOf(pairs.map(shareOf), sprt) }),
  };
}

/** The state of a match of two players. */
export function statusOf(played: readonly Pair[], plan: Plan): MatchStatus {
  return { ...pairingStatus(played, [0, 1], plan), players: playersOf(distinct(played), plan) };
}

/** The state of a round robin; the players stand in the order of their ratings. */
export function roundRobinStatus(played: readonly Pair[], plan: Plan): RoundRobinStatus {
  const pairs = distinct(played);
  const ratings = ratingsOf(
    plan.specs.length,
    pairs.map((pair) => ({ ...pair, share: shareOf(pair) })),
  );
  const players = playersOf(pairs, plan).map((player, at) => ({ ...player, ...ratings[at]! }));
  return {
    players: players.sort((a, b) => b.elo - a.elo),
    pairings: plan.pairings.map((pairing) => pairingStatus(played, pairing, plan)),
    repeated: 2 * (played.length - pairs.length),
  };
}

/** The players that lost all games by the same fault: they did not play. */
export function failedPlayers(played: readonly Pair[], { specs }: Plan): { name: string; fault: Fault }[] {
  return specs.flatMap(({ name }, player) => {
    const games = ownGames(played, player);
    const fault = games[0]?.fault;
    const hasFailed = fault !== undefined && games.every((game) => game.points === 0 && game.fault === fault);
    return hasFailed ? [{ name, fault }] : [];
  });
}

/** How a player lost by its own fault, in words. */
export const FAULT_WORDS: Readonly<Record<Fault, string>> = {
  'time forfeit': 'on time',
  'rules infraction': 'without a legal move',
  abandoned: 'by quitting',
};

/** The state of a match in words. */
export function textOf(pairs: readonly Pair[], plan: Plan): string {
  return plan.specs.length > 2 ? roundRobinText(pairs, plan) : twoText(pairs, plan);
}

/** The state of a match of two players. */
function twoText(pairs: readonly Pair[], plan: Plan): string {
  const { a, b, players, repeated, sprt, ...counts } = statusOf(pairs, plan);
  const { games, wins, draws, losses, discs, elo, low, high } = counts;
  if (elo === null || low === null || high === null) return `${a} against ${b}: no games yet\n`;
  const share = ((100 * (wins + draws / 2)) / games).toFixed(1);
  const ofDiscs = discs === null ? '' : `, ${signed(discs)} discs per game`;
  return [
    `${a} against ${b}: ${wins}-${draws}-${losses} of ${games} (won, drawn, lost), ${share}%${ofDiscs}\n`,
    `${round(elo)} Elo (${round(low)} to ${round(high)}, 95%)\n`,
    ...(sprt ? [sprtText(sprt, games)] : []),
    ...players.map(playerText),
    repeatedText(repeated),
  ].join('');
}

/** The columns of a round robin's table; `roundRobinText` has their widths. */
const HEAD = ['player', 'Elo', '95%', 'games', 'won', 'drawn', 'lost', 'points', 'discs'];

/** The state of a match of several players, as a table. */
function roundRobinText(pairs: readonly Pair[], plan: Plan): string {
  const { players, repeated } = roundRobinStatus(pairs, plan);
  const widths = [-Math.max(...players.map(({ name }) => name.length), 6), 5, 14, 5, 4, 5, 4, 6, 6];
  const rows = players.map(({ name, elo = 0, low = 0, high = 0, games, wins, draws, losses, discs }) =>
    columns(
      [
        ...[name, round(elo), `${round(low)} to ${round(high)}`, String(games), String(wins), String(draws)],
        ...[String(losses), `${((100 * (wins + draws / 2)) / Math.max(1, games)).toFixed(1)}%`],
        discs === null ? '' : signed(discs),
      ],
      widths,
    ),
  );
  return [columns(HEAD, widths), ...rows, ...players.map(playerText), repeatedText(repeated)].join('');
}

/** The faults of a player and its use of time, in a line of their own. */
function playerText({ name, faults, time }: PlayerStatus): string {
  const lost = FAULTS.flatMap((fault) => {
    const games = faults[fault];
    return games === undefined ? [] : [`${count(games, 'game')} lost ${FAULT_WORDS[fault]}`];
  });
  const used = time
    ? [`${time.mean} ms per move, ${time.longest} ms at most, ${(100 * time.share).toFixed(1)}% of its time`]
    : [];
  const parts = [...lost, ...used];
  return parts.length === 0 ? '' : `${name}: ${parts.join(', ')}\n`;
}

/** A line about games that repeat earlier ones. */
function repeatedText(repeated: number): string {
  if (repeated === 0) return '';
  return `${repeated} games repeat earlier ones and do not count: more openings are needed\n`;
}

/** Whole points, with a sign. */
function round(value: number): string {
  return signed(Math.round(value));
}

/** The line of the sequential test. */
function sprtText({ elo0, elo1, llr, bound, accepted }: Sprt, games: number): string {
  const undecided = games < 2 * LEAST_PAIRS ? `not decided before ${2 * LEAST_PAIRS} games` : 'not decided';
  const outcome =
    accepted === undefined ? undecided : `${signed(accepted === 'elo1' ? elo1 : elo0)} Elo is accepted`;
  return `SPRT ${signed(elo0)} against ${signed(elo1)} Elo: ${outcome} (LLR ${llr.toFixed(2)} of ±${bound.toFixed(2)})\n`;
}
