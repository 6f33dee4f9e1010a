/** `othello-engine match A B`: plays many games between players and estimates their differences in strength. */
import type { Command } from '../command.js';
import { Progress } from '../streams/progress.js';
import { count, jsonLine, logLine } from '../words.js';
import { playPair, readPairs, OpenPlayers, type Pair } from './pairs.js';
import { planOf } from './plan.js';
import { decided, FAULT_WORDS, failedPlayers, roundRobinStatus, statusOf, textOf } from './status.js';

/** Interval of saving in milliseconds. The file is written as a whole, so not after every game. */
const WRITE_EVERY = 2000;

export const match: Command = async (words, line, io) => {
  const plan = await planOf(words, line, io);
  const { out } = line;
  const { threads = 1 } = line.limits;
  const pairs: (Pair | undefined)[] = out === undefined ? [] : await readPairs(out, plan, io);
  const before = pairs.length;
  const planned = plan.rounds * plan.pairings.length;
  if (before > 0) io.err(logLine(`${out!} has ${count(2 * before, 'game')} of this match: going on`));
  const progress = new Progress(io);
  let written = performance.now();
  const write = async (): Promise<void> => {
    if (out === undefined) return;
    written = performance.now();
    await io.writeFile(
      out,
      inOrder(pairs)
        .flatMap(({ games }) => games.map(({ pgn }) => `${pgn}\n`))
        .join(''),
    );
  };
  let next = before;
  const isOver = (): boolean =>
    next >= planned || (plan.sprt && statusOf(inOrder(pairs), plan).sprt?.accepted) !== undefined;
  const work = async (): Promise<void> => {
    const players = new OpenPlayers(plan.specs);
    try {
      while (!isOver()) {
        const pair = next++;
        pairs[pair] = await playPair(plan, pair, players, io);
        progress.say(() => textOf(inOrder(pairs), plan).replaceAll('\n', '; '));
        if (performance.now() - written > WRITE_EVERY) await write();
      }
    } finally {
      players.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(threads, planned) }, work));
  } finally {
    next = Infinity;
    await write();
  }
  progress.clear();
  const done = decided(inOrder(pairs), plan);
  const status = plan.specs.length > 2 ? roundRobinStatus(done, plan) : statusOf(done, plan);
  io.out(line.json ? jsonLine(status) : textOf(done, plan));
  const failed = failedPlayers(done, plan);
  for (const { name, fault } of failed) io.err(logLine(`${name} has lost every game ${FAULT_WORDS[fault]}`));
  return failed.length === 0 ? 0 : 1;
};

/** The pairs before the first unplayed one. This does not depend on the speed of threads. */
function inOrder(pairs: readonly (Pair | undefined)[]): Pair[] {
  const end = pairs.findIndex((pair) => pair === undefined);
  return pairs.slice(0, end < 0 ? undefined : end) as Pair[];
}
