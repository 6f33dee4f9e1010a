/**
 * Matches of several games: the rule, who begins, and how it stands. The session of `<othello-game>` plays matches by
 * it. Immutable data with functions, and a text to store.
 */
import type { Color } from './color.js';
import { OthelloError } from './errors.js';
import type { Score } from './score.js';

/** Several games that belong together, and what decides them. */
export type MatchRule =
  /** All `games` are played; the larger sum of margins wins. */
  | { readonly kind: 'margin'; readonly games: number }
  /** Two rounds and a decider: two wins decide; a drawn game does not count and is played again. */
  | { readonly kind: 'best-of-three' }
  /** The first player to gain `target` points of margin in won games wins. */
  | { readonly kind: 'points'; readonly target: number };

/** A player by their index on the score sheet. */
export type PlayerIndex = 0 | 1;

/** A finished game of a match: official scores, and who had Black. */
export interface MatchGame extends Score {
  readonly blackPlayer: PlayerIndex;
}

/** A score sheet: immutable plain data. */
export interface Match {
  readonly rule: MatchRule;
  readonly names: readonly [string, string];
  /** Who begins the first game, drawn by lot. */
  readonly firstStarter: PlayerIndex;
  readonly games: readonly MatchGame[];
}

/** How a match stands, in the order of the players' names. */
export interface Standing {
  readonly wins: readonly [number, number];
  /** Points of margin gained in won games. */
  readonly points: readonly [number, number];
  readonly over: boolean;
  /** Who won the match; `undefined` while it goes on, and for a drawn match. */
  readonly winner: PlayerIndex | undefined;
}

/** More games than people play, and few enough to check each against all before it. */
const MOST_GAMES = 1000;

/** Data that is not a score sheet, or a game that does not fit on it. */
export class MatchError extends OthelloError {
  override get name() {
    return 'MatchError' as const;
  }
}

/** Draws lots: `random` is from 0 to below 1, as of `Math.random()`. */
export function drawLots(random: number): PlayerIndex {
  return random < 0.5 ? 0 : 1;
}

/**
 * An empty score sheet.
 *
 * @throws {MatchError} when the rule's number of games or points is not a whole number of 1 or more.
 */
export function createMatch(
  rule: MatchRule,
  names: readonly [string, string],
  firstStarter: PlayerIndex,
): Match {
  const count = rule.kind === 'margin' ? rule.games : rule.kind === 'points' ? rule.target : 1;
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new MatchError(`a ${rule.kind} match takes a whole number of at least 1, not ${count}`);
  }
  return { rule, names, firstStarter, games: [] };
}

/**
 * The player who has Black, and so begins, in the next game: by lot in the first, then the loser of the last one; after
 * a draw, the player who did not begin it.
 */
export function nextStarter(match: Match): PlayerIndex {
  const last = match.games.at(-1);
  if (!last) return match.firstStarter;
  return winnerOf(last) === last.blackPlayer ? other(last.blackPlayer) : loserOf(last);
}

/** Which colour a player has in the next game. */
export function nextColor(match: Match, player: PlayerIndex): Color {
  return nextStarter(match) === player ? 'black' : 'white';
}

/**
 * Records a game in which {@link nextStarter} had Black.
 *
 * @throws {MatchError} when the match is over or the points are not 64 in all.
 */
export function addGame(match: Match, { black, white }: Score): Match {
  if (standing(match).over) throw new MatchError('the match is over');
  if (!(black >= 0 && white >= 0 && Number.isInteger(black) && black + white === 64)) {
    throw new MatchError(`score ${black}-${white} is not two whole numbers that add up to 64`);
  }
  return { ...match, games: [...match.games, { black, white, blackPlayer: nextStarter(match) }] };
}

/** Removes the last game, for instance when its last move is taken back. */
export function withoutLastGame(match: Match): Match {
  return { ...match, games: match.games.slice(0, -1) };
}

/** How the match stands. */
export function standing({ rule, games }: Match): Standing {
  const wins: [number, number] = [0, 0];
  const points: [number, number] = [0, 0];
  for (const game of games) {
    const winner = winnerOf(game);
    if (winner === undefined) continue;
    wins[winner]++;
    points[winner] += Math.abs(game.black - game.white);
  }
  const decides = rule.kind === 'best-of-three' ? wins : points;
  const over =
    rule.kind === 'margin'
      ? games.length >= rule.games
      : Math.max(...decides) >= (rule.kind === 'points' ? rule.target : 2);
  const winner = !over || decides[0] === decides[1] ? undefined : decides[0] > decides[1] ? 0 : 1;
  return { wins, points, over, winner };
}

/** The score sheet as text, for {@link parseMatch}. */
export function printMatch(match: Match): string {
  return JSON.stringify(match);
}

/**
 * Reads a stored score sheet.
 *
 * @throws {MatchError} when the text is not a score sheet, a game does not follow from those before, or there are over
 *   1,000.
 */
export function parseMatch(text: string): Match {
  const data = parseJson(text);
  const { rule, names, firstStarter, games } = isRecord(data) ? data : {};
  if (!isRule(rule)) throw new MatchError('score sheet: unknown rule');
  if (!isNames(names)) throw new MatchError('the score sheet needs two names');
  if (!isPlayer(firstStarter)) throw new MatchError('the first starter of the score sheet must be 0 or 1');
  if (!Array.isArray(games)) throw new MatchError('the score sheet needs a list of games');
  if (games.length > MOST_GAMES)
    throw new MatchError(`score sheet: ${games.length} games, ${MOST_GAMES} at most`);
  return games.reduce<Match>(
    (match, game: unknown) => {
      if (!isRecord(game) || typeof game['black'] !== 'number' || typeof game['white'] !== 'number') {
        throw new MatchError(`game ${match.games.length + 1} of the score sheet needs two scores`);
      }
      return addGame(match, { black: game['black'], white: game['white'] });
    },
    createMatch(rule, names, firstStarter),
  );
}

/** The winner of a game; `undefined` for a draw. */
function winnerOf({ black, white, blackPlayer }: MatchGame): PlayerIndex | undefined {
  if (black === white) return undefined;
  return black > white ? blackPlayer : other(blackPlayer);
}

/** The loser of a game; after a draw, the player of White. */
function loserOf(game: MatchGame): PlayerIndex {
  return other(winnerOf(game) ?? game.blackPlayer);
}

function other(player: PlayerIndex): PlayerIndex {
  return player === 0 ? 1 : 0;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new MatchError(`score sheet: ${(cause as Error).message}`);
  }
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

function isRule(data: unknown): data is MatchRule {
  if (!isRecord(data)) return false;
  const { kind, games, target } = data;
  if (kind === 'margin') return typeof games === 'number';
  return kind === 'points' ? typeof target === 'number' : kind === 'best-of-three';
}

function isNames(data: unknown): data is [string, string] {
  return Array.isArray(data) && data.length === 2 && data.every((name) => typeof name === 'string');
}

function isPlayer(data: unknown): data is PlayerIndex {
  return data === 0 || data === 1;
}
