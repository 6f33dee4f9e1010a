/**
 * `othello-engine perft N`: counts the leaves of the game tree with the core, in several threads. Known counts show
 * that the core's rules are right.
 */
import { type LeafCounter, MOST_THREADS, startLeafCounter, type Subtree } from 'othello-board/engine/node.js';
import { parseAnyGame } from 'othello-board/formats.js';
import { Position } from 'othello-board/rules.js';
import { UsageError } from '../io/command-line/options.js';
import { Progress } from '../io/streams/progress.js';
import type { Command } from '../io/command.js';
import { jsonLine } from '../io/words.js';

/** Beyond this depth, counts exceed the range of exact numbers. */
const MOST_PLIES = 16;
/** A tall tree is cut this many plies below its root, into 244 parts, so that threads end at about the same time. */
const PLIES_ABOVE = 4;
const TALL = 8;

/** The leaves of the game tree at a depth. */
export interface LeafCount {
  /** Plies from the position; a pass is one. */
  depth: number;
  leaves: number;
  /** Milliseconds of counting. */
  ms: number;
}

/** The command `perft`. */
export const perft: Command = async ([text = '', ...more], { json, limits, position: from }, io) => {
  const plies = Number(text);
  if (more.length > 0 || !/^\d+$/.test(text) || plies < 1 || plies > MOST_PLIES) {
    const given = [text, ...more].join(' ');
    throw new UsageError(`perft takes a whole number from 1 to ${MOST_PLIES}, not ${given}`);
  }
  const start = from === undefined ? Position.start : positionOf(from);
  const threads = Math.min(limits.threads ?? 1, MOST_THREADS);
  // Never count in this thread: it could not react to Ctrl-C.
  const counters = Array.from({ length: threads }, startLeafCounter);
  const progress = new Progress(io);
  try {
    // A first answer shows that a thread is loaded, so that the times measure only counting.
    const { board, turn } = start;
    await Promise.all(counters.map((counter) => counter.count({ board, turn, depth: 1 })));
    for (let depth = 1; depth <= plies; depth++) {
      const begin = performance.now();
      const leaves = await countLeaves(counters, start, depth, (done, parts) => {
        progress.say(() => `depth ${depth}: ${Math.floor((100 * done) / parts)}% counted`);
      });
      progress.clear();
      const ms = Math.round(performance.now() - begin);
      const answer: LeafCount = { depth, leaves, ms };
      io.out(
        json
          ? jsonLine(answer)
          : `${String(depth).padStart(2)} ${String(leaves).padStart(16)} ${`${ms} ms`.padStart(12)}\n`,
      );
    }
  } finally {
    for (const counter of counters) counter.close();
  }
  return 0;
};

/** A position as people write it, or the one at the end of a transcript. */
function positionOf(text: string): Position {
  const { position } = parseAnyGame(text).game;
  return position;
}

/**
 * Counts the leaves of the game tree at a depth. The result does not depend on the number of counters; each takes the
 * next part when it is free.
 */
async function countLeaves(
  counters: readonly LeafCounter[],
  start: Position,
  depth: number,
  tell: (done: number, parts: number) => void,
): Promise<number> {
  const parts = partsOf(start, depth, depth < TALL ? depth : depth - PLIES_ABOVE);
  let next = 0;
  let done = 0;
  let leaves = 0;
  const work = async (counter: LeafCounter): Promise<void> => {
    while (next < parts.length) {
      const found = await counter.count(parts[next++]!);
      leaves += found;
      tell(++done, parts.length);
    }
  };
  await Promise.all(counters.map(work));
  return leaves;
}

/** The subtrees of this height. A pass is a ply, and a finished game is a subtree with one leaf. */
function partsOf(position: Position, depth: number, below: number): Subtree[] {
  const { board, turn, phase, legalMoves } = position;
  if (depth === below || phase === 'over') return [{ board, turn, depth }];
  if (phase === 'pass') return partsOf(position.pass(), depth - 1, below);
  return legalMoves.flatMap((move) => partsOf(position.play(move), depth - 1, below));
}
