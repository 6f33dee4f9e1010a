/**
 * The players of a match: this engine with some settings, or other programs of this machine. `plan.ts` reads them from
 * the command line, and `pairs.ts` opens them.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { connectGtp, type GameClock, type TextStreams } from 'othello-board/engine/gtp.js';
import { connectNBoard } from 'othello-board/engine/nboard.js';
import {
  EngineError,
  type Level,
  type LevelName,
  limitsFault,
  type SearchLimits,
  type Strength,
} from 'othello-board/engine/node.js';
import type { Position, Square } from 'othello-board/rules.js';
import type { Io } from '../../io/command.js';
import { moveBudget } from '../gtp/gtp-clock.js';
import { reasonOf } from '../../io/streams/input.js';
import { InputError, UsageError } from '../../io/command-line/options.js';

/** A request for a move. */
export interface MoveRequest {
  /** The position; the side to move has a legal move. */
  readonly position: Position;
  /** The positions before, the latest last: see {@link SearchLimits.before}. */
  readonly before: readonly Position[];
  /** An unsigned 32-bit number, the same for all moves of a player in a game; makes random choices repeatable. */
  readonly seed: number;
  /** The clocks of the game, if it has some. */
  readonly clock: GameClock | undefined;
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
  /** Starts the player. */
  readonly open: () => Promise<Player>;
}

/** Options for all players. */
export interface PlayerOptions {
  readonly io: Io;
  /** Size of the transposition table in megabytes. */
  readonly table: number;
  /** Milliseconds for a move, for programs. */
  readonly time: number | undefined;
  /** Whether games have clocks. */
  readonly hasClock: boolean;
}

/** The forms of a player, for errors. */
const KINDS = 'level:1-10, level:400-2100, depth:N, nodes:N, time:MS, clock, gtp:COMMAND or nboard:COMMAND';

/**
 * Parses the description of a player: `level:5`, `level:1400` (plays like people with that rating), `depth:8`,
 * `nodes:100000`, `time:200` (milliseconds for a move), `clock` (divides the time of the game), `gtp:COMMAND` or
 * `nboard:COMMAND`.
 *
 * @throws {UsageError} for any other description
 */
export function playerSpec(name: string, options: PlayerOptions): PlayerSpec {
  const [, kind = '', rest = ''] = /^(\w+):(.*)$/su.exec(name) ?? [];
  if (kind === 'gtp' || kind === 'nboard') {
    wordsOf(rest);
    return { name, open: () => openProgram(kind, rest, options.time) };
  }
  if (name === 'clock') {
    if (!options.hasClock)
      throw new UsageError('player clock needs --clock, the time for a game, such as --clock 300+2');
    return { name, open: () => openOwn({}, options) };
  }
  const limits = limitsOf(kind, rest);
  if (limits === undefined) throw new UsageError(`there is no player ${name}; the players are ${KINDS}`);
  const fault = limitsFault(limits);
  if (fault !== undefined) throw new UsageError(`player ${name}: ${fault}`);
  return { name, open: () => openOwn(limits, options) };
}

/** The limits that a player searches with; `undefined` for another text. */
function limitsOf(kind: string, rest: string): SearchLimits | undefined {
  const amount = wholeNumber(rest);
  if (kind === 'level') return { level: (amount ?? rest) as Level | LevelName | Strength };
  if (amount === undefined) return undefined;
  if (kind === 'depth') return { depth: amount };
  if (kind === 'nodes') return { nodes: amount };
  return kind === 'time' ? { time: amount } : undefined;
}

/** A number without a sign; `undefined` for another text. */
function wholeNumber(text: string): number | undefined {
  return /^\d{1,15}$/u.test(text) ? Number(text) : undefined;
}

/**
 * Each search starts with an empty table, so that searches of other games, or of the opponent, do not help.
 *
 * @param limits none for a player that divides the time of the game
 */
async function openOwn(limits: SearchLimits, { io, table }: PlayerOptions): Promise<Player> {
  const engine = await io.createEngine({ table, workers: 1 });
  // If the engine cannot be loaded, the match must fail; the player must not lose games.
  await engine.ready?.();
  const dividesTime = Object.keys(limits).length === 0;
  return {
    choose: async ({ position, before, seed, clock }) => {
      const time = dividesTime && clock ? { time: shareOf(clock, position) } : {};
      const { move } = await engine.search(position, { ...limits, ...time, before, seed, fresh: true });
      return legal(position, move);
    },
    close: () => engine.close(),
  };
}

/** Milliseconds for a move: what it adds to the clock is used, too, up to half of what is left. */
function shareOf({ left, increment }: GameClock, { turn, empties }: Position): number {
  const budget = moveBudget(left[turn], empties);
  return Math.max(1, Math.floor(budget + Math.max(0, Math.min(increment, left[turn] / 2 - budget))));
}

async function openProgram(
  protocol: 'gtp' | 'nboard',
  command: string,
  time: number | undefined,
): Promise<Player> {
  const streams = await startProgram(command);
  const engine = await (protocol === 'gtp' ? connectGtp(streams) : connectNBoard(streams));
  return {
    choose: async ({ position, before, clock }) => {
      const { move, resigns } = await engine.search(position, {
        before,
        ...(clock ? { clock } : time !== undefined && { time }),
      });
      return resigns === true ? 'resign' : legal(position, move);
    },
    close: () => engine.close(),
  };
}

/** A move that a program has chosen. @throws {EngineError} when it is not legal */
function legal(position: Position, move: Square | 'pass'): Square {
  if (move !== 'pass' && position.flips(move).length > 0) return move;
  throw new EngineError('protocol-error', `${move} is not a legal move`);
}

/**
 * Splits a command into words; words with spaces are quoted.
 *
 * @throws {UsageError} when there is none
 */
function wordsOf(command: string): [string, ...string[]] {
  const [name, ...words] = Array.from(
    command.matchAll(/"([^"]*)"|[^\s"]+/gu),
    ([word, quoted]) => quoted ?? word,
  );
  if (name === undefined)
    throw new UsageError('name the command of the program, such as gtp:my-engine --gtp');
  return [name, ...words];
}

/** Milliseconds that a program may take to end after the command to quit. */
const FAREWELL = 2000;

/**
 * Starts a program and talks to it over its standard streams; standard error is ignored.
 *
 * @throws {InputError} when it cannot be started
 */
async function startProgram(command: string): Promise<TextStreams> {
  const [name, ...words] = wordsOf(command);
  const program = spawn(name, words, {
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
    detached: HAS_GROUPS,
  });
  await new Promise<void>((resolve, reject) => {
    program.once('spawn', resolve);
    program.once('error', (error) => reject(new InputError(`${name} cannot be started: ${reasonOf(error)}`)));
  });
  // Writing to a program that has just ended fails; its end is noticed on its output.
  program.stdin.on('error', () => undefined);
  program.on('error', () => undefined);
  const kill = (): void => killWithAll(program);
  process.once('exit', kill);
  program.once('exit', () => {
    process.off('exit', kill);
    // A script may have started the engine itself, which would go on and keep the output open.
    kill();
  });
  return {
    input: program.stdout,
    write: (text) => void program.stdin.write(text),
    close: () => {
      program.stdin.end();
      setTimeout(() => {
        kill();
        program.stdout.destroy();
      }, FAREWELL).unref();
    },
  };
}

/** Whether a program can be ended with the processes that it has started. */
const HAS_GROUPS = process.platform !== 'win32';

/** Kills a program, and what it has started. */
function killWithAll(program: ChildProcess): void {
  if (!HAS_GROUPS) program.kill('SIGKILL');
  else if (program.pid !== undefined)
    try {
      process.kill(-program.pid, 'SIGKILL');
    } catch {
      // All have ended.
    }
}
