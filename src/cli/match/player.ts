/** The players of a match: this engine with some settings, or other programs. */
import { EngineError, type SearchLimits } from '../../core/engine/engine.js';
import type { Level, LevelName, Strength } from '../../core/engine/level-names.js';
import { limitsFault } from '../../core/engine/limits.js';
import { connectGtp } from '../../core/engine/gtp.js';
import { connectNBoard } from '../../core/engine/nboard.js';
import type { Position } from '../../core/rules/position.js';
import type { Square } from '../../core/rules/square.js';
import type { Io } from '../command.js';
import { UsageError } from '../options.js';
import { startProgram, wordsOf } from './program.js';

/** A request for a move. */
export interface MoveRequest {
  /** The position; the side to move has a legal move. */
  readonly position: Position;
  /** The positions before, the latest last: see {@link SearchLimits.before}. */
  readonly before: readonly Position[];
  /** An unsigned 32-bit number, the same for all moves of a player in a game; makes random choices repeatable. */
  readonly seed: number;
}

/** A player. */
export interface Player {
  /** @throws {EngineError} when a program crashes, times out, or answers without a legal move */
  choose(request: MoveRequest): Promise<Square | 'resign'>;
  close(): void;
}

/** A player that was described but not opened yet. */
export interface PlayerSpec {
  readonly name: string;
  readonly open: () => Promise<Player>;
}

/** Options for all players. */
export interface PlayerOptions {
  readonly io: Io;
  /** Size of the transposition table in megabytes. */
  readonly table: number;
  /** Milliseconds for a move, for programs. */
  readonly time: number | undefined;
}

const KINDS = 'level:1-10, level:1000-2100, depth:N, nodes:N, time:MS, gtp:COMMAND or nboard:COMMAND';

/**
 * Parses the description of a player: `level:5`, `level:1400` (plays like people with that rating), `depth:8`,
 * `nodes:100000`, `time:200` (milliseconds for a move), `gtp:COMMAND` or `nboard:COMMAND`.
 *
 * @throws {UsageError} for any other description
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

/** Each search starts with an empty table, so that searches of other games, or of the opponent, do not help. */
async function openOwn(limits: SearchLimits, { io, table }: PlayerOptions): Promise<Player> {
  const engine = await io.createEngine({ table, workers: 1 });
  // If the engine cannot be loaded, the match must fail; the player must not lose games.
  await engine.ready?.();
  return {
    choose: async ({ position, before, seed }) => {
      const { move } = await engine.search(position, { ...limits, before, seed, fresh: true });
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
    choose: async ({ position, before }) => {
      const { move, resigns } = await engine.search(position, {
        before,
        ...(time !== undefined && { time }),
      });
      return resigns === true ? 'resign' : legal(position, move);
    },
    close: () => engine.close(),
  };
}

function legal(position: Position, move: Square | 'pass'): Square {
  if (move !== 'pass' && position.flips(move).length > 0) return move;
  throw new EngineError('protocol-error', `${move} is no legal move`);
}
