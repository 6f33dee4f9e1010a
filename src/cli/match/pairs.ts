/** Plays a match in pairs of games: one opening with both colours. */
import { EngineError } from '../../core/engine/engine.js';
import { resultOf, type RecordedResult } from '../../core/formats/game-record.js';
import { printPgn } from '../../core/formats/pgn.js';
import type { Color } from '../../core/rules/color.js';
import type { Io } from '../command.js';
import { readGameFile, readIfThere } from '../input.js';
import { InputError } from '../options.js';
import { logLine } from '../words.js';
import { playGame, recordOf, type PlayedGame } from './game.js';
import { seedOf, type Plan } from './plan.js';
import type { Player } from './player.js';
import type { Points } from './statistics.js';

/** A game from the view of the first player, A. */
export interface MatchGame {
  readonly pgn: string;
  /** Start and moves: deterministic players repeat their games where openings repeat. */
  readonly moves: string;
  readonly points: Points;
  /** In discs, if they were counted. */
  readonly margin: number | undefined;
}

/** One opening, played with both colours. */
export type Pair = readonly [MatchGame, MatchGame];

/** Opens the two players when first needed, and again after a crash. */
export class OpenPlayers {
  readonly #specs: Plan['specs'];
  readonly #players: (Player | undefined)[] = [undefined, undefined];

  constructor(specs: Plan['specs']) {
    this.#specs = specs;
  }

  /** @throws {InputError} when a program does not start, or does not speak its protocol */
  async player(index: 0 | 1): Promise<Player> {
    const { name, open } = this.#specs[index];
    try {
      return (this.#players[index] ??= await open());
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      throw new InputError(`${name} cannot play: ${error.message}`, { cause: error });
    }
  }

  leave(index: 0 | 1): void {
    this.#players[index]?.close();
    this.#players[index] = undefined;
  }

  close(): void {
    this.leave(0);
    this.leave(1);
  }
}

export async function playPair(plan: Plan, pair: number, open: OpenPlayers, io: Io): Promise<Pair> {
  const opening = plan.opening(pair);
  const games: MatchGame[] = [];
  for (const black of [0, 1] as const) {
    const white = black === 0 ? 1 : 0;
    const players = { black: await open.player(black), white: await open.player(white) };
    const played = await playGame(players, opening, seedOf(plan.seed, pair));
    const round = `${pair + 1}.${black + 1}`;
    if (played.forfeit) {
      const { side, why } = played.forfeit;
      const loser = side === 'black' ? black : white;
      io.err(logLine(`game ${round}: ${plan.specs[loser].name} has lost: ${why}`));
      open.leave(loser);
    }
    games.push(matchGame(played, plan, round, black));
  }
  return games as unknown as Pair;
}

function matchGame(played: PlayedGame, plan: Plan, round: string, black: 0 | 1): MatchGame {
  const [a, b] = plan.specs;
  const names = black === 0 ? { black: a.name, white: b.name } : { black: b.name, white: a.name };
  const pgn = printPgn(recordOf(played, names, { Event: plan.event, Round: round }));
  return { pgn, moves: movesOf(played), ...asFirstSees(played.result, black) };
}

function movesOf({ game }: Pick<PlayedGame, 'game'>): string {
  return `${game.root.position.toString()} ${game.line.join('')}`;
}

function asFirstSees({ winner, margin }: RecordedResult, black: 0 | 1): Pick<MatchGame, 'points' | 'margin'> {
  const own: Color = black === 0 ? 'black' : 'white';
  const points = winner === undefined ? 0.5 : winner === own ? 1 : 0;
  return { points, margin: margin === undefined ? undefined : own === 'black' ? margin : 0 - margin };
}

/**
 * Reads the pairs of this match from a file.
 *
 * @throws {InputError} when the file has other games, which would be lost
 */
export async function readPairs(path: string, plan: Plan, io: Io): Promise<Pair[]> {
  if (!(await readIfThere(path, io))?.trim()) return [];
  const games: MatchGame[] = [];
  for await (const { record } of readGameFile(path, io)) {
    const black = games.length % 2 === 0 ? 0 : 1;
    const round = `${(games.length >> 1) + 1}.${black + 1}`;
    const result = record && resultOf(record);
    if (!result || record.event !== plan.event || record.tags?.get('Round') !== round)
      throw new InputError(`${path} has other games than those of this match: name another file`);
    const pgn = `${printPgn(record).trimEnd()}\n`;
    games.push({ pgn, moves: movesOf(record), ...asFirstSees(result, black) });
  }
  // A pair with one game is played again.
  return Array.from({ length: games.length >> 1 }, (_, pair) => [games[2 * pair]!, games[2 * pair + 1]!]);
}
