/** `othello-engine nboard`: a session of the NBoard protocol on standard input and output. */
import { NBoardSession } from './nboard.js';
import type { Command } from './command.js';

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
  for await (const line of io.lines) {
    await session.hear(line);
    if (session.over) break;
  }
  await session.finish();
  engine.close();
  return 0;
};
