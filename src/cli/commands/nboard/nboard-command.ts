/**
 * `othello-engine nboard`: a session of the NBoard protocol on standard input and output. `nboard.ts` has the session.
 */
import { DEFAULT_TABLE } from '../../io/command-line/options.js';
import { NBoardSession } from './nboard.js';
import type { Command } from '../../io/command.js';
import { readAhead } from '../../io/streams/read-ahead.js';

/** The command `nboard`. */
export const nboard: Command = async (_words, { limits, table = DEFAULT_TABLE }, io) => {
  const { threads, time } = limits;
  const engine = await io.createEngine({ table, workers: 1 });
  // Load the engine now, so that the first move has all of its time.
  await engine.ready?.(limits);
  const session = new NBoardSession(engine, {
    name: 'othello-board',
    limits: { ...(threads !== undefined && { threads }), ...(time !== undefined && { time }) },
    write: (line) => io.out(`${line}\n`),
  });
  const input = { isEnded: false };
  let isScript = true;
  const onRead = (line: string | undefined): void => void (input.isEnded = line === undefined);
  for await (const line of readAhead(io.lines, onRead)) {
    isScript = input.isEnded || io.script;
    await session.handleLine(line);
    if (session.over) break;
    await io.drained();
  }
  // If the input ended before its last command was finished, it is a script and wants the answer. Otherwise nobody
  // waits for it.
  if (isScript) await session.finish();
  else await session.stop();
  engine.close();
  return 0;
};
