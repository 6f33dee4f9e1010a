/**
 * `othello-engine match A B`: plays many games between players and estimates their differences in strength. `plan.ts`
 * reads the options, `pairs.ts` plays, `status.ts` reports.
 */
import { rm } from 'node:fs/promises';
import type { Command } from '../../io/command.js';
import { openStore } from '../../io/streams/store.js';
import { Progress } from '../../io/streams/progress.js';
import { count, jsonLine, logLine } from '../../io/words.js';
import { OpenPlayers, pairKey, playPair, printPair, readPair, type Pair } from './pairs.js';
import { planOf } from './plan.js';
import { decided, FAULT_WORDS, failedPlayers, roundRobinStatus, statusOf, textOf } from './status.js';

/** The command `match`. */
export const match: Command = async (words, line, io) => {
  const plan = await planOf(words, line, io);
  const { out, resume } = line;
  const { threads = 1 } = line.limits;
  const planned = plan.rounds * plan.pairings.length;
  // A match that is interrupted goes on; once it is finished, its games are in the file.
  const unfinished = resume === undefined && out !== undefined ? `${out}.unfinished` : undefined;
  const folder = resume ?? unfinished;
  const store = folder === undefined ? undefined : await openStore(folder, io);
  const pairs: (Pair | undefined)[] = [];
  for (let pair = 0; pair < planned; pair++) {
    const key = pairKey(plan, pair);
    if (store?.has(key)) pairs[pair] = readPair(plan, pair, Buffer.from(await store.read(key)).toString());
  }
  const before = Object.keys(pairs).length;
  if (before > 0) io.err(logLine(`${folder!} has ${count(2 * before, 'game')} of this match: continuing`));
  const progress = new Progress(io);
  let next = 0;
  const isOver = (): boolean =>
    next >= planned || (plan.sprt && statusOf(inOrder(pairs), plan).sprt?.accepted) !== undefined;
  const work = async (): Promise<void> => {
    const players = new OpenPlayers(plan.specs);
    try {
      while (!isOver()) {
        const pair = next++;
        if (pairs[pair]) continue;
        const played = await playPair(plan, pair, players, io);
        pairs[pair] = played;
        const content = Buffer.from(printPair(played));
        await store?.append([{ key: pairKey(plan, pair), content, isFailure: false }]);
        progress.say(() => textOf(inOrder(pairs), plan).replaceAll('\n', '; '));
      }
    } finally {
      players.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(threads, planned) }, work));
  } finally {
    // If one thread has failed, the others begin no further pair.
    next = Infinity;
    await store?.close();
    if (out !== undefined) await io.writeFile(out, inOrder(pairs).map(printPair).join(''));
  }
  if (unfinished !== undefined) await rm(unfinished, { recursive: true, force: true });
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
