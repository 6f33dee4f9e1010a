/** Those who play a match: settings of this engine, and other programs. */
import { EngineError, type SearchLimits } from '../../engine/engine.js';
import type { Level, LevelName, Strength } from '../../engine/level-names.js';
import { limitsFault } from '../../engine/limits.js';
import { connectGtp } from '../../engine/gtp.js';
import { connectNBoard } from '../../engine/nboard.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import type { Io } from '../command.js';
import { UsageError } from '../options.js';
import { startProgram, wordsOf } from './program.js';

/** A move that is asked for. */
export interface MoveRequest {
  /** A position in which the side to move has a move. */
  readonly position: Position;
  /** An unsigned 32-bit number, the same for all moves of a player in a game: repeats whatever is drawn by lot. */
  readonly seed: number;
}

/** Somebody who plays. */
export interface Player {
  /** @throws {EngineError} when a program breaks down, does not answer in time, or answers what is no legal move */
  choose(request: MoveRequest): Promise<Square | 'resign'>;
  close(): void;
}

/** A player as it was described, not opened yet. */
export interface PlayerSpec {
  readonly name: string;
  readonly open: () => Promise<Player>;
}

/** What the command line says of all players. */
export interface PlayerOptions {
  readonly io: Io;
  /** Megabytes of the transposition table. */
  readonly table: number;
  /** Milliseconds a move, for programs. */
  readonly time: number | undefined;
}

const KINDS = 'level:1-10, level:1000-2100, depth:N, nodes:N, time:MS, gtp:COMMAND or nboard:COMMAND';

/**
 * A player by its description: `level:5`, `level:1400` (plays as people of so many points do), `depth:8`, `nodes:100000`, `time:200`
 * (milliseconds a move), `gtp:COMMAND` or `nboard:COMMAND`.
 *
 * @throws {UsageError} when it is none of these
 */
export function playerSpec(name: string, options: PlayerOptions): PlayerSpec {
  const [, kind = '', rest = ''] = /^(\w+):(.*)$/su.exec(name) ?? [];
  if (kind === 'gtp' || kind === 'nboard') {
    wordsOf(rest);
    return { name, open: () => openProgram(kind, rest, options.time) };
  }
  const limits = limitsOf(kind, rest);
  if (limits === undefined) throw new UsageError(`player ${name}: ${KINDS} is expected`);
  const fault = limitsFault(limits);
  if (fault !== undefined) throw new UsageError(`player ${name}: ${fault}`);
  return { name, open: () => openOwn(limits, options) };
}

function limitsOf(kind: string, rest: string): SearchLimits | undefined {
  const amount = wholeNumber(rest);
  if (kind === 'level') return { level: (amount ?? rest) as Level | LevelName | Strength };
  if (amount === undefined) return undefined;
  if (kind === 'depth') return { depth: amount };
  if (kind === 'nodes') return { nodes: amount };
  return kind === 'time' ? { time: amount } : undefined;
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,15}$/u.test(text) ? Number(text) : undefined;
}

/** Each search begins with an empty table: what a player has seen in other games, or the other side in this one, does not help. */
async function openOwn(limits: SearchLimits, { io, table }: PlayerOptions): Promise<Player> {
  const engine = await io.createEngine({ table, workers: 1 });
  // An engine that cannot be loaded plays no match, and loses none.
  await engine.ready?.();
  return {
    choose: async ({ position, seed }) => {
      const { move } = await engine.search(position, { ...limits, seed, fresh: true });
      return legal(position, move);
    },
    close: () => engine.close(),
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
