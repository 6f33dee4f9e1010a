/** `othello-engine gtp`: a GTP session on standard input and output. `gtp.ts` has the session. */
import { DEFAULT_TABLE } from '../../io/command-line/options.js';
import { gtpText, type GtpOutput } from './gtp-answer.js';
import { GtpSession } from './gtp.js';
import type { Command } from '../../io/command.js';
import { readAhead } from '../../io/streams/read-ahead.js';
import { jsonLine } from '../../io/words.js';

/** The command `gtp`. */
export const gtp: Command = async (_words, { limits, json, table = DEFAULT_TABLE }, io) => {
  const engine = await io.createEngine({ table, workers: 1 });
  const session = new GtpSession(engine, {
    name: 'othello-board',
    version: io.version,
    limits,
    readFile: (path) => io.readFile(path),
    cpuTime: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
    begin: (answer) => {
      if (!json) io.out(gtpText(answer));
    },
    write: (text) => {
      if (!json) io.out(text);
      else if (text.trim() !== '') io.out(jsonLine({ info: text.trim() } satisfies GtpOutput));
    },
  });
  // Load the engine now, so that the first move has all of its time. Input is read meanwhile.
  const loading = engine.ready?.(limits) ?? Promise.resolve();
  try {
    const lines = unlessFailed(io.lines, loading);
    for await (const line of readAhead(lines, (ahead) => {
      if (!io.script) session.hearAhead(ahead);
    })) {
      await loading;
      const answer = await session.answer(line);
      if (answer) io.out(json ? jsonLine(answer) : gtpText(answer));
      if (session.over) break;
      await io.drained();
    }
    if (!session.over) await loading;
    await session.stopAnalysis();
  } finally {
    engine.close();
  }
  return 0;
};

/** Lines of an input, which fails as soon as the engine cannot be loaded: nobody may send a command for hours. */
async function* unlessFailed(
  input: AsyncIterable<string>,
  loading: Promise<unknown>,
): AsyncGenerator<string, void> {
  const failure = new Promise<never>((_, fail) => void loading.catch(fail));
  const lines = input[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([lines.next(), failure]);
    if (next.done) return;
    yield next.value;
  }
}
