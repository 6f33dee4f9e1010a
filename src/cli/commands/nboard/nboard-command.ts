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
  try {
    // Load the engine now, so that the first move has all of its time.
    await engine.ready?.(limits);
    const session = new NBoardSession(engine, {
      name: 'othello-board',
      limits: { ...(threads !== undefined && { threads }), ...(time !== undefined && { time }) },
      write: (line) => io.out(`${line}\n`),
    });
    const input = { isEnded: false };
    // Whether the last line was written together with the end of the input, as a file or `printf` does: `readAhead`
    // learns of the end before it yields the line. A viewer that ends the input later has gone, and waits for no answer.
    let isScript = true;
    const onRead = (line: string | undefined): void => void (input.isEnded = line === undefined);
    for await (const line of readAhead(io.lines, onRead)) {
      isScript = input.isEnded || io.script;
      await session.handleLine(line);
      if (session.over) break;
      await io.drained();
    }
    if (isScript) await session.finish();
    else await session.stop();
  } finally {
    engine.close();
  }
  return 0;
};
