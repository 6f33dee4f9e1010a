/**
 * Plays a match in pairs of games: one opening with both colours. `match-command.ts` plays them until the plan is done
 * or decided, and stores each.
 */
import { EngineError } from 'othello-board/engine/node.js';
import { type GameRecord, printPgn, readGames, resultOf } from 'othello-board/formats.js';
import { type Color, opponent } from 'othello-board/rules.js';
import type { Io } from '../../io/command.js';
import { InputError } from '../../io/command-line/options.js';
import { logLine } from '../../io/words.js';
import { FAULTS, playGame, recordOf, type Fault } from './game.js';
import { seedOf, type Pairing, type Plan } from './plan.js';
import type { Player } from './player.js';
import type { Points } from './statistics.js';

/** The time that a player has used: in all (`ms`) and for the longest move, in milliseconds. */
export interface TimeUse {
  readonly moves: number;
  readonly ms: number;
  readonly longest: number;
}

/** A game from the view of the first player of its pairing. */
export interface MatchGame {
  readonly pgn: string;
  /** Start and moves: deterministic players repeat their games where openings repeat. */
  readonly moves: string;
  readonly points: Points;
  /** In discs, if they were counted. */
  readonly margin: number | undefined;
  /** Why the loser has lost by its own fault, if so. */
  readonly fault: Fault | undefined;
  /** The time that the first and the second player have used, if the game had clocks. */
  readonly times: readonly [TimeUse, TimeUse];
}

/** One opening, played with both colours by two players. */
export interface Pair {
  readonly players: Pairing;
  readonly round: number;
  readonly games: readonly [MatchGame, MatchGame];
}

/** Opens the players when first needed, and again after a crash. */
export class OpenPlayers {
  readonly #specs: Plan['specs'];
  readonly #players: (Player | undefined)[] = [];

  constructor(specs: Plan['specs']) {
    this.#specs = specs;
  }

  /** @throws {InputError} when a program does not start, or does not speak its protocol */
  async player(index: number): Promise<Player> {
    const { name, open } = this.#specs[index]!;
    try {
      return (this.#players[index] ??= await open());
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      throw new InputError(`${name} cannot play: ${error.message}`, { cause: error });
    }
  }

  /** Ends a player; the next request of it starts it anew. */
  leave(index: number): void {
    this.#players[index]?.close();
    this.#players[index] = undefined;
  }

  /** Ends all players. */
  close(): void {
    this.#specs.forEach((_, index) => this.leave(index));
  }
}

/** The players and the round of a pair, by its number. */
function pairAt(plan: Plan, number: number): Pick<Pair, 'players' | 'round'> {
  const { pairings } = plan;
  return { players: pairings[number % pairings.length]!, round: Math.floor(number / pairings.length) };
}

/** The tag `Round` of a game: the round, and the number of the game in it. */
function roundTag(plan: Plan, number: number, game: 0 | 1): string {
  const { round } = pairAt(plan, number);
  return `${round + 1}.${2 * (number % plan.pairings.length) + game + 1}`;
}

/** Plays two games of one opening, each player with each side. */
export async function playPair(plan: Plan, number: number, open: OpenPlayers, io: Io): Promise<Pair> {
  const { players, round } = pairAt(plan, number);
  const opening = plan.opening(round);
  const games: MatchGame[] = [];
  for (const game of [0, 1] as const) {
    const numbers = sidesOf(players, game);
    const seated = { black: await open.player(numbers.black), white: await open.player(numbers.white) };
    const played = await playGame(seated, opening, seedOf(plan.seed, round), plan.control);
    const tag = roundTag(plan, number, game);
    if (played.forfeit) {
      const { side, why } = played.forfeit;
      io.err(logLine(`game ${tag}: ${plan.specs[numbers[side]]!.name} has lost: ${why}`));
      open.leave(numbers[side]);
    }
    const names = { black: plan.specs[numbers.black]!.name, white: plan.specs[numbers.white]!.name };
    games.push(matchGame(recordOf(played, names, { Event: plan.event, Round: tag }, plan.control), game));
  }
  return { players, round, games: games as unknown as Pair['games'] };
}

/** The players by side: the first player is Black in the first game of a pair. */
function sidesOf([first, second]: Pairing, game: 0 | 1): Record<Color, number> {
  return game === 0 ? { black: first, white: second } : { black: second, white: first };
}

/** A game of a match, played or read. */
function matchGame(record: GameRecord, game: 0 | 1): MatchGame {
  const own: Color = game === 0 ? 'black' : 'white';
  const { winner, margin, by } = resultOf(record)!;
  const points = winner === undefined ? 0.5 : winner === own ? 1 : 0;
  const termination = by === 'time' ? 'time forfeit' : record.tags?.get('Termination');
  return {
    pgn: `${printPgn(record).trimEnd()}\n`,
    moves: `${record.game.root.position.toString()} ${record.game.line.join('')}`,
    points,
    margin: margin === undefined ? undefined : own === 'black' ? margin : 0 - margin,
    fault: FAULTS.find((fault) => fault === termination),
    times: [timesOf(record, own), timesOf(record, opponent(own))],
  };
}

/** How long a side has thought in a game. */
function timesOf({ game, notes }: GameRecord, side: Color): TimeUse {
  const times = game.nodes
    .filter(({ color }) => color === side)
    .map((node) => notes?.get(node)?.time)
    .filter((time) => time !== undefined);
  return {
    moves: times.length,
    ms: times.reduce((sum, time) => sum + time, 0),
    longest: Math.max(0, ...times),
  };
}

/** The key of a pair among the results of all matches. */
export function pairKey(plan: Plan, number: number): string {
  return `${plan.event}, round ${roundTag(plan, number, 0)}`;
}

/** A pair as text, from which {@link readPair} makes it. */
export const printPair = ({ games }: Pair): string => games.map(({ pgn }) => `${pgn}\n`).join('');

/** A pair that was played earlier. */
export function readPair(plan: Plan, number: number, text: string): Pair {
  const [first, second] = [...readGames(text)].map(({ record }) => record!);
  return { ...pairAt(plan, number), games: [matchGame(first!, 0), matchGame(second!, 1)] };
}
