/** Players for matches: a setting of our engine, or any program that speaks GTP. */
import { readFile } from 'node:fs/promises';
import { chooseMove, momentaryLevel } from '../src/engine/choice.js';
import { Core, discsOf } from '../src/engine/core.js';
import { loadCore, type CoreFiles, type FileBytes } from '../src/engine/load.js';
import { nodeFiles } from '../src/engine/node-files.js';
import { levelLimits, levelNumber } from '../src/engine/levels.js';
import type { Level, LevelName, MoveValue } from '../src/engine/engine.js';
import type { Position } from '../src/rules/position.js';
import { BEGINNERS, createBeginner } from './beginners.js';
import { GtpPlayer } from './gtp-player.js';
import type { Player } from './player.js';

const TABLE_MEGABYTES = 32;

/**
 * A player from its description: `level:5`, `depth:6`, `depth:10/20` (exact from 20 empties), `nodes:100000`,
 * `time:200` (milliseconds a move), `beginner:taught` or `gtp:COMMAND ARGUMENTS`. All but the last two take weights or a
 * core of their own, to compare them: `nodes:20000@FILE.bin`, `nodes:20000@FILE.wasm`.
 *
 * @param clock seconds for all moves of a game, for GTP programs; without it they take their time
 * @throws {Error} when the description is none of these
 */
export async function createPlayer(description: string, clock?: number): Promise<Player> {
  const [kind = '', rest = ''] = description.split(/:(.*)/s);
  if (kind === 'gtp') return new GtpPlayer(rest, clock);
  const beginner = BEGINNERS.find((name) => kind === 'beginner' && name === rest);
  if (beginner !== undefined) return createBeginner(beginner);
  const [setting = '', file] = rest.split(/@(.*)/s);
  const core = await loadCore(file === undefined ? nodeFiles : withFile(file), TABLE_MEGABYTES);
  if (kind === 'level') {
    const level = (/^\d+$/.test(setting) ? Number(setting) : setting) as Level | LevelName;
    if (levelNumber(level) >= 1 && levelNumber(level) <= 10) return levelPlayer(core, level);
  }
  const [first, exactFrom = '0'] = setting.split('/');
  const amount = Number(first);
  if (amount > 0) {
    if (kind === 'depth')
      return corePlayer(core, description, { depth: amount, exactFrom: Number(exactFrom) });
    if (kind === 'nodes') return corePlayer(core, description, { depth: 60, nodes: amount });
    if (kind === 'time') return corePlayer(core, description, { depth: 60, time: amount });
  }
  throw new Error(
    `player "${description}": level:1-10, depth:N, depth:N/EXACT, nodes:N, time:MS, beginner:${BEGINNERS.join('|')} or gtp:COMMAND`,
  );
}

/** The core's files with other weights, or with another core. */
function withFile(path: string): CoreFiles {
  const read = async (): Promise<FileBytes> => new Uint8Array(await readFile(path));
  return { ...nodeFiles, [path.endsWith('.wasm') ? 'wasm' : 'weights']: read };
}

interface CoreLimits {
  depth: number;
  /** Empties from which on play is exact. */
  exactFrom?: number;
  nodes?: number;
  time?: number;
}

/** Searches a position; the moves come best first. */
export function searchMoves(
  core: Core,
  position: Position,
  {
    depth,
    exact,
    multiPv = 1,
    nodes = 0,
    time = Infinity,
  }: { depth: number; exact: boolean; multiPv?: number; nodes?: number; time?: number },
): MoveValue[] {
  const until = performance.now() + time;
  core.begin({ ...discsOf(position.board, position.turn), depth, exact, goal: 'score', multiPv, nodes });
  const slice = time === Infinity ? 1e9 : 20_000;
  while (!core.step(slice) && performance.now() < until);
  return core.answer;
}

function corePlayer(core: Core, name: string, { depth, exactFrom = 0, nodes, time }: CoreLimits): Player {
  return {
    name,
    begin: () => {
      core.clear();
      return Promise.resolve();
    },
    choose: (position) => {
      const exact = depth === 60 || position.empties <= exactFrom;
      const limits = {
        depth,
        exact,
        ...(nodes !== undefined && { nodes }),
        ...(time !== undefined && { time }),
      };
      return Promise.resolve(searchMoves(core, position, limits)[0]!.move);
    },
    hear: () => Promise.resolve(),
    close: () => undefined,
  };
}

/** A level of the package; level 10 gets `MASTER_NODES` a move. */
function levelPlayer(core: Core, level: Level | LevelName): Player {
  let seed = 0;
  return {
    name: `level:${level}`,
    begin: (gameSeed) => {
      seed = gameSeed;
      core.clear();
      return Promise.resolve();
    },
    choose: (position) => {
      const now = momentaryLevel(level, position.board, seed);
      const limits = levelLimits(now, position.empties);
      const moves = searchMoves(core, position, { nodes: MASTER_NODES, ...limits });
      return Promise.resolve(moves[chooseMove(now, position.board, position.turn, seed, moves)]!.move);
    },
    hear: () => Promise.resolve(),
    close: () => undefined,
  };
}

/**
 * Nodes a move of the level that is limited by time alone: what a current machine visits in 0.3 s. Nodes, so that a
 * match has the same result on a slow or busy machine.
 */
const MASTER_NODES = 1e6;
