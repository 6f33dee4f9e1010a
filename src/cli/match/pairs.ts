/** The games of a match, by pairs: one opening with both colours. */
import { EngineError } from '../../engine/engine.js';
import { resultOf, type RecordedResult } from '../../formats/game-record.js';
import { printPgn } from '../../formats/pgn.js';
import type { Color } from '../../rules/color.js';
import type { Io } from '../command.js';
import { readGameFile } from '../input.js';
import { InputError } from '../options.js';
import { logLine } from '../words.js';
import { playGame, recordOf, type PlayedGame } from './game.js';
import { seedOf, type Plan } from './plan.js';
import type { Player } from './player.js';
import type { Points } from './statistics.js';

/** A game as the first player, A, sees it. */
export interface MatchGame {
  readonly pgn: string;
  readonly points: Points;
  /** Discs, where they were counted. */
  readonly margin: number | undefined;
}

/** One opening, played with both colours. */
export type Pair = readonly [MatchGame, MatchGame];

/** Two players who are opened when they are first needed, and again after they have broken down. */
export class Seats {
  readonly #kinds: Plan['kinds'];
  readonly #players: (Player | undefined)[] = [undefined, undefined];

  constructor(kinds: Plan['kinds']) {
    this.#kinds = kinds;
  }

  /** @throws {InputError} when a program does not start, or does not speak its protocol */
  async player(seat: 0 | 1): Promise<Player> {
    const { name, open } = this.#kinds[seat];
    try {
      return (this.#players[seat] ??= await open());
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      throw new InputError(`${name} cannot play: ${error.message}`, { cause: error });
    }
  }

  leave(seat: 0 | 1): void {
    this.#players[seat]?.close();
    this.#players[seat] = undefined;
  }

  close(): void {
    this.leave(0);
    this.leave(1);
  }
}

export async function playPair(plan: Plan, pair: number, seats: Seats, io: Io): Promise<Pair> {
  const opening = plan.opening(pair);
  const games: MatchGame[] = [];
  for (const black of [0, 1] as const) {
    const white = black === 0 ? 1 : 0;
    const players = { black: await seats.player(black), white: await seats.player(white) };
    const played = await playGame(players, opening, seedOf(plan.seed, pair));
    const round = `${pair + 1}.${black + 1}`;
    if (played.forfeit) {
      const { side, why } = played.forfeit;
      const loser = side === 'black' ? black : white;
      io.err(logLine(`game ${round}: ${plan.kinds[loser].name} has lost: ${why}`));
      seats.leave(loser);
    }
    games.push(matchGame(played, plan, round, black));
  }
  return games as unknown as Pair;
}

function matchGame(played: PlayedGame, plan: Plan, round: string, black: 0 | 1): MatchGame {
  const [a, b] = plan.kinds;
  const names = black === 0 ? { black: a.name, white: b.name } : { black: b.name, white: a.name };
  const pgn = printPgn(recordOf(played, names, { Event: plan.event, Round: round }));
  return { pgn, ...asFirstSees(played.result, black) };
}

function asFirstSees({ winner, margin }: RecordedResult, black: 0 | 1): Pick<MatchGame, 'points' | 'margin'> {
  const own: Color = black === 0 ? 'black' : 'white';
  const points = winner === undefined ? 0.5 : winner === own ? 1 : 0;
  return { points, margin: margin === undefined ? undefined : own === 'black' ? margin : 0 - margin };
}

/**
 * The pairs of this match that a file has.
 *
 * @throws {InputError} when it has anything else: what is not of this match would be lost
 */
export async function readPairs(path: string, plan: Plan, io: Io): Promise<Pair[]> {
  const games: MatchGame[] = [];
  try {
    for await (const { record } of readGameFile(path, io)) {
      const black = games.length % 2 === 0 ? 0 : 1;
      const round = `${(games.length >> 1) + 1}.${black + 1}`;
      const result = record && resultOf(record);
      if (!result || record.tags?.get('Event') !== plan.event || record.tags.get('Round') !== round)
        throw new InputError(`${path} has other games than those of this match: name another file`);
      games.push({ pgn: printPgn(record).trimEnd() + '\n', ...asFirstSees(result, black) });
    }
  } catch (error) {
    // There is no such file yet.
    if (error instanceof InputError && games.length === 0 && !(await exists(path, io))) return [];
    throw error;
  }
  const whole = games.slice(0, 2 * Math.min(plan.pairs, games.length >> 1));
  return Array.from({ length: whole.length / 2 }, (_, pair) => [whole[2 * pair]!, whole[2 * pair + 1]!]);
}

async function exists(path: string, io: Io): Promise<boolean> {
  try {
    return (await io.readFile(path)).trim() !== '';
  } catch {
    return false;
  }
}
