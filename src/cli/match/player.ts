/** Those who play a match: settings of this engine, people of a strength, other programs. */
import { EngineError, type Engine, type SearchLimits } from '../../engine/engine.js';
import type { Level, LevelName } from '../../engine/level-names.js';
import { limitsFault } from '../../engine/limits.js';
import { connectGtp } from '../../engine/gtp.js';
import { connectNBoard } from '../../engine/nboard.js';
import { MOST_STRENGTH } from '../../engine/request.js';
import type { Position } from '../../rules/position.js';
import { randomNumbers } from '../../rules/random.js';
import type { Square } from '../../rules/square.js';
import type { Io } from '../command.js';
import { UsageError } from '../options.js';
import { startProgram, wordsOf } from './program.js';

/** What a player is asked. */
export interface Question {
  /** A position in which the side to move has a move. */
  readonly position: Position;
  /** The positions before it, the latest last. */
  readonly before: readonly Position[];
  /** An unsigned 32-bit number, the same for all moves of a player in a game: repeats whatever is drawn by lot. */
  readonly seed: number;
}

/** Somebody who plays. */
export interface Player {
  /** @throws {EngineError} when a program breaks down, does not answer in time, or answers what is no legal move */
  choose(question: Question): Promise<Square | 'resign'>;
  close(): void;
}

/** A player as it was described, not opened yet. */
export interface PlayerKind {
  readonly name: string;
  readonly open: () => Promise<Player>;
}

/** What players need of the command. */
export interface Means {
  readonly io: Io;
  /** Megabytes of the transposition table. */
  readonly table: number;
  /** Milliseconds a move, for programs. */
  readonly time: number | undefined;
}

const KINDS = 'level:1-10, depth:N, nodes:N, time:MS, human:POINTS, gtp:COMMAND or nboard:COMMAND';

/**
 * A player by its description: `level:5`, `depth:8`, `nodes:100000`, `time:200` (milliseconds a move), `human:1400` (draws as
 * people of so many points choose), `gtp:COMMAND` or `nboard:COMMAND`.
 *
 * @throws {UsageError} when it is none of these
 */
export function playerKind(name: string, means: Means): PlayerKind {
  const [, kind = '', rest = ''] = /^(\w+):(.*)$/su.exec(name) ?? [];
  if (kind === 'gtp' || kind === 'nboard') {
    wordsOf(rest);
    return { name, open: () => openProgram(kind, rest, means.time) };
  }
  if (kind === 'human') {
    const strength = wholeNumber(rest);
    if (strength === undefined || strength > MOST_STRENGTH)
      throw new UsageError(`player ${name}: 0 to ${MOST_STRENGTH} points are accepted`);
    return { name, open: () => openOwn(means, (engine) => drawing(engine, strength)) };
  }
  const limits = limitsOf(kind, rest);
  if (limits === undefined) throw new UsageError(`player ${name}: ${KINDS} is expected`);
  const fault = limitsFault(limits);
  if (fault !== undefined) throw new UsageError(`player ${name}: ${fault}`);
  return { name, open: () => openOwn(means, (engine) => searching(engine, limits)) };
}

function limitsOf(kind: string, rest: string): SearchLimits | undefined {
  const amount = wholeNumber(rest);
  if (kind === 'level') return { level: (amount ?? rest) as Level | LevelName };
  if (amount === undefined) return undefined;
  if (kind === 'depth') return { depth: amount };
  if (kind === 'nodes') return { nodes: amount };
  return kind === 'time' ? { time: amount } : undefined;
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,15}$/u.test(text) ? Number(text) : undefined;
}

async function openOwn({ io, table }: Means, make: (engine: Engine) => Player['choose']): Promise<Player> {
  const engine = await io.createEngine({ table, workers: 1 });
  return { choose: make(engine), close: () => engine.close() };
}

/** Each search begins with an empty table: what a player has seen in other games, or the other side in this one, does not help. */
function searching(engine: Engine, limits: SearchLimits): Player['choose'] {
  return async ({ position, seed }) => {
    const { move } = await engine.search(position, { ...limits, seed, fresh: true });
    return legal(position, move);
  };
}

function drawing(engine: Engine, strength: number): Player['choose'] {
  return async ({ position, before, seed }) => {
    if (!engine.human) throw new EngineError('invalid-request', 'this engine knows nothing of people');
    const moves = await engine.human(position, { strength, before });
    let left = randomNumbers(seed ^ position.empties)();
    const chosen = moves.find(({ probability }) => (left -= probability) < 0) ?? moves[0]!;
    return legal(position, chosen.move);
  };
}

async function openProgram(
  protocol: 'gtp' | 'nboard',
  command: string,
  time: number | undefined,
): Promise<Player> {
  const streams = await startProgram(command);
  const engine = await (protocol === 'gtp' ? connectGtp(streams) : connectNBoard(streams));
  return {
    choose: async ({ position }) => {
      const { move, resigns } = await engine.search(position, time === undefined ? {} : { time });
      return resigns === true ? 'resign' : legal(position, move);
    },
    close: () => engine.close(),
  };
}

function legal(position: Position, move: Square | 'pass'): Square {
  if (move !== 'pass' && position.flips(move).length > 0) return move;
  throw new EngineError('protocol-error', `${move} is no legal move`);
}
