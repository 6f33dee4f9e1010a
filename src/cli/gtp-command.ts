/** `othello-engine gtp`: a GTP session on standard input and output. */
import { gtpText } from './gtp-answer.js';
import { GtpSession } from './gtp.js';
import type { Command } from './command.js';
import { readAhead } from './read-ahead.js';
import { jsonLine } from './words.js';

/** Milliseconds for a move if neither the command line nor the match's clock says otherwise. */
const DEFAULT_TIME = 1000;

export const gtp: Command = async (_words, { limits, json, table }, io) => {
  const { threads, ...effort } = limits;
  const engine = await io.createEngine({ table, workers: 1 });
  const session = new GtpSession(engine, {
    name: 'othello-board',
    version: io.version,
    limits: {
      ...(Object.keys(effort).length > 0 ? effort : { time: DEFAULT_TIME }),
      ...(threads !== undefined && { threads }),
    },
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
      else if (text.trim() !== '') io.out(jsonLine({ info: text.trim() }));
    },
  });
  // Load the engine now, so that the first move has all of its time. Input is read meanwhile.
  const loading = engine.ready?.(limits);
  loading?.catch(() => undefined);
  for await (const line of readAhead(io.lines, (ahead) => session.hearAhead(ahead))) {
    await loading;
    const answer = await session.answer(line);
    if (answer) io.out(json ? jsonLine(answer) : gtpText(answer));
    if (session.over) break;
    await io.drained();
  }
  if (!session.over) await loading;
  await session.stopAnalysis();
  engine.close();
  return 0;
};
