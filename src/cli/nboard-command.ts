/** `othello-engine nboard`: a session of the NBoard protocol on standard input and output. */
import { NBoardSession } from './nboard.js';
import type { Command } from './command.js';

/** An input that ends so soon after a line was written together with it. */
const SCRIPT_MS = 100;

export const nboard: Command = async (_words, { limits, table }, io) => {
  const { threads, time } = limits;
  const engine = await io.createEngine({ table, workers: 1 });
  // Loading takes nothing of the first move's time.
  await engine.ready?.(limits);
  const session = new NBoardSession(engine, {
    name: 'othello-board',
    limits: { ...(threads !== undefined && { threads }), ...(time !== undefined && { time }) },
    write: (line) => io.out(`${line}\n`),
  });
  let heard = -Infinity;
  for await (const line of io.lines) {
    heard = performance.now();
    await session.hear(line);
    if (session.over) break;
  }
  // The end of an input that was written as a whole, as a script, still wants the last answer; else nobody waits for it.
  if (performance.now() - heard < SCRIPT_MS) await session.finish();
  else await session.stop();
  engine.close();
  return 0;
};
