/** `othello-engine perft N`: the game tree's leaves, counted by the core. */
import { discsOf } from '../engine/core.js';
import { loadCore } from '../engine/load.js';
import { nodeFiles } from '../engine/node-files.js';
import { Position } from '../rules/position.js';
import { UsageError } from './options.js';
import type { Command } from './run.js';

/** Deeper, the counts are beyond what a number holds exactly. */
const MOST_PLIES = 16;

export const perft: Command = async ([text = ''], { json, table }, io) => {
  const plies = Number(text);
  if (!Number.isInteger(plies) || plies < 1 || plies > MOST_PLIES) {
    throw new UsageError(`perft ${text}: a whole number from 1 to ${MOST_PLIES} is expected`);
  }
  const core = await loadCore(nodeFiles, table);
  const start = discsOf(Position.start.board, 'black');
  for (let depth = 1; depth <= plies; depth++) {
    const begin = performance.now();
    const leaves = core.perft(start, depth);
    const ms = Math.round(performance.now() - begin);
    io.out(
      json
        ? `${JSON.stringify({ depth, leaves, ms })}\n`
        : `${String(depth).padStart(2)} ${String(leaves).padStart(15)} ${ms} ms\n`,
    );
  }
  return 0;
};
