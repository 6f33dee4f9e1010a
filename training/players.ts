/** Players for matches: a setting of our engine, or any program that speaks GTP. */
import { readFile } from 'node:fs/promises';
import type { Core } from '../src/core/engine/wasm/core.js';
import type { Position } from '../src/core/rules/position.js';
import { loadCore, type CoreFiles, type FileBytes } from '../src/core/engine/wasm/load.js';
import { nodeFiles } from '../src/core/engine/threads/node-files.js';
import { levelNumber } from '../src/core/engine/levels/level-names.js';
import type { Level, LevelName } from '../src/core/engine/engine.js';
import {
  LEVEL_SETTINGS,
  planOf,
  VARIETY,
  variedMove,
  type LevelSettings,
} from '../src/core/engine/levels/levels.js';
import { peopleMove } from '../src/core/engine/levels/level-play.js';
import { BEGINNERS, createBeginner } from './beginners.js';
import { GtpPlayer } from './gtp-player.js';
import type { Player } from './player.js';
import { valuesOf } from './human/value-table.js';
import { searchMoves } from './search-moves.js';

const TABLE_MEGABYTES = 32;

/**
 * Nodes for a move of the level that only has a time limit: what a current machine visits in 0.3 s. A node limit gives
 * the same result on a slow or busy machine.
 */
const MASTER_NODES = 1e6;

/**
 * Creates a player from its description: `level:5`, `depth:6`, `depth:10/20` (exact from 20 empties), `nodes:100000`,
 * `time:200` (milliseconds for a move), `people:1500/1.2/0.5/60000` (chooses like people with 1500 points, with their
 * chances to the power of 1.2, but searches half of the moves with 60,000 nodes), `beginner:taught` or `gtp:COMMAND
 * ARGUMENTS`. All but the last two accept weights, a core, or both, for comparisons: `nodes:20000@FILE.bin`,
 * `nodes:20000@FILE.wasm,FILE.bin`.
 *
 * @param clock seconds for all moves of a game, for GTP programs; by default unlimited
 * @throws {Error} for any other description
 */
export async function createPlayer(description: string, clock?: number): Promise<Player> {
  const [kind = '', rest = ''] = description.split(/:(.*)/s);
  if (kind === 'gtp') return new GtpPlayer(rest, clock);
  const beginner = BEGINNERS.find((name) => kind === 'beginner' && name === rest);
  if (beginner !== undefined) return createBeginner(beginner);
  const [setting = '', file] = rest.split(/@(.*)/s);
  const core = await loadCore(file === undefined ? nodeFiles : withFiles(file.split(',')), TABLE_MEGABYTES);
  if (kind === 'level') {
    const level = (/^\d+$/.test(setting) ? Number(setting) : setting) as Level | LevelName;
    if (levelNumber(level) >= 1 && levelNumber(level) <= 10) return levelPlayer(core, level);
  }
  if (kind === 'people') {
    const [strength = 0, sharpness = 1, searched = 0, nodes] = setting.split('/').map(Number);
    if (strength > 0)
      return settingsPlayer(core, description, {
        strength,
        sharpness,
        searched,
        ...(nodes !== undefined && { nodes }),
      });
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
    `player "${description}": level:1-10, depth:N, depth:N/EXACT, nodes:N, time:MS, people:STRENGTH[/SHARPNESS[/SEARCHED[/NODES]]], beginner:${BEGINNERS.join('|')} or gtp:COMMAND`,
  );
}

/** The core's files with other weights, another core, or both. */
function withFiles(paths: readonly string[]): CoreFiles {
  const read = (path: string) => async (): Promise<FileBytes> => new Uint8Array(await readFile(path));
  const own = paths.map((path) => [path.endsWith('.wasm') ? 'wasm' : 'weights', read(path)]);
  return { ...nodeFiles, ...(Object.fromEntries(own) as Partial<CoreFiles>) };
}

interface CoreLimits {
  depth: number;
  /** Number of empties from which play is exact. */
  exactFrom?: number;
  nodes?: number;
  time?: number;
}

/** A setting of the engine as a player. */
export function corePlayer(
  core: Core,
  name: string,
  { depth, exactFrom = 0, nodes, time }: CoreLimits,
): Player {
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
    observe: () => Promise.resolve(),
    close: () => undefined,
  };
}

/** A level of the package; level 10 gets `MASTER_NODES` for each move. */
export function levelPlayer(core: Core, level: Level | LevelName): Player {
  return settingsPlayer(core, `level:${level}`, LEVEL_SETTINGS[levelNumber(level) - 1]!);
}

/** A player with the settings of a level; without a node limit it gets `MASTER_NODES` for each searched move. */
export function settingsPlayer(core: Core, name: string, settings: LevelSettings): Player {
  let seed = 0;
  let before: Position[] = [];
  // A player against itself chooses and observes each move.
  const remember = (position: Position): void => {
    if (before.at(-1) !== position) before = [...before.slice(-1), position];
  };
  return {
    name,
    begin: (gameSeed) => {
      seed = gameSeed;
      before = [];
      core.clear();
      return Promise.resolve();
    },
    choose: (position) => {
      const plan = planOf(settings, position.board, seed);
      if (plan.kind === 'people') {
        const move = peopleMove(position, valuesOf(core, position), plan, before, seed);
        remember(position);
        return Promise.resolve(move);
      }
      remember(position);
      const { nodes = MASTER_NODES, varied } = plan;
      const moves = searchMoves(core, position, {
        depth: 60,
        exact: true,
        nodes,
        multiPv: varied ? VARIETY.moves : 1,
      });
      return Promise.resolve((varied ? variedMove(moves, position.board, seed) : moves[0]!).move);
    },
    observe: (position) => {
      remember(position);
      return Promise.resolve();
    },
    close: () => undefined,
  };
}
