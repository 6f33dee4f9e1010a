/**
 * `othello-engine gtp`: a session of GTP, the Go Text Protocol, on standard input and output. A controller writes a
 * command a line, and reads an answer to each. `gtp.ts` has the session; this file connects it with the streams.
 */
import { DEFAULT_TABLE } from '../../io/command-line/options.js';
import { gtpText, type GtpOutput } from './gtp-answer.js';
import { GtpSession } from './gtp.js';
import type { Command } from '../../io/command.js';
import { readAhead } from '../../io/streams/read-ahead.js';
import { jsonLine } from '../../io/words.js';

/** `process.cpuUsage` counts microseconds. */
const MICROSECONDS = 1e6;

/**
 * The command `gtp`. Its limits are those of each search where the clock of the game allows more; `table` is the size of
 * the transposition table in megabytes. With `json`, answers and reports of searches are objects, one a line.
 */
export const gtp: Command = async (_words, { limits, json, table = DEFAULT_TABLE }, io) => {
  const engine = await io.createEngine({ table, workers: 1 });
  const session = new GtpSession(engine, {
    name: 'othello-board',
    version: io.version,
    limits,
    readFile: (path) => io.readFile(path),
    cpuTime: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / MICROSECONDS;
    },
    // The first line of an answer that ends later, after reports of the search. An object has the whole answer.
    begin: (answer) => {
      if (!json) io.out(gtpText(answer));
    },
    // What a search reports before its answer, and the empty line that ends an analysis: it is no object.
    write: (text) => {
      if (!json) io.out(text);
      else if (text.trim() !== '') io.out(jsonLine({ info: text.trim() } satisfies GtpOutput));
    },
  });
  // Load the engine now, so that the first move has all of its time. Input is read meanwhile.
  const loading = engine.ready?.(limits) ?? Promise.resolve();
  try {
    // Lines are read while a command runs, so that `quit` or an interruption ends its search. In a file they were written
    // before the search began, so they wait until it is done.
    const onRead = (line: string | undefined): void => {
      if (!io.script) session.hearAhead(line);
    };
    for await (const line of readAhead(unlessFailed(io.lines, loading), onRead)) {
      await loading;
      const answer = await session.answer(line);
      if (answer) io.out(json ? jsonLine(answer) : gtpText(answer));
      if (session.over) break;
      await io.drained();
    }
    // An input without commands fails too if the engine cannot be loaded.
    if (!session.over) await loading;
    await session.stopAnalysis();
  } finally {
    engine.close();
  }
  return 0;
};

/**
 * Lines of an input. It fails as soon as the engine cannot be loaded, also while no line comes: otherwise a controller
 * would learn of it only with its first command.
 */
async function* unlessFailed(
  input: AsyncIterable<string>,
  loading: Promise<unknown>,
): AsyncGenerator<string, void> {
  let isLoaded = false as boolean;
  const failure = new Promise<never>((_, fail) => void loading.then(() => (isLoaded = true), fail));
  const lines = input[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = lines.next();
      // Once loaded, it cannot fail: to wait for both would keep each line until the session ends.
      const line = await (isLoaded ? next : Promise.race([next, failure]));
      if (line.done) return;
      yield line.value;
    }
  } finally {
    // Not awaited, because an input from which no line comes never ends.
    void lines.return?.();
  }
}
