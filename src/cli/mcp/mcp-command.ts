/**
 * `othello-engine mcp`: offers the engine's tools to agents by the Model Context Protocol on standard input and output.
 */
import { DEFAULT_TABLE } from '../io/command-line/options.js';
import { Readable, Writable } from 'node:stream';
import type { Command } from '../io/command.js';
import { logLine } from '../io/words.js';

/** Maximum bytes of a message, many times the longest text of a tool. */
const LONGEST_MESSAGE = 4_000_000;
/** Maximum characters of a problem on standard error. */
const LONGEST_PROBLEM = 300;

/** The command `mcp`. */
export const mcp: Command = async (_words, { table = DEFAULT_TABLE }, io) => {
  const { Service, SEARCHES, SHORT_SEARCHES } = await import('./server.js');
  const { Lines } = await import('./client-lines.js');
  const { Connection, sentenceOf } = await import('./messages.js');
  const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
  const engine = await io.createEngine({ table, workers: SEARCHES + SHORT_SEARCHES });
  // What the server says passes `lines`, which knows from it which messages are still to be answered; what is no message,
  // or a too long one, `lines` answers itself, on the same output.
  const output = new Writable({
    write: (piece: Uint8Array, _, done) => {
      lines.answered(Buffer.from(piece).toString('utf8'));
      io.out(piece);
      void io.drained().then(() => done());
    },
  });
  const lines = new Lines(LONGEST_MESSAGE, (text) => output.write(text));
  const input = Readable.from(lines.of(io.input), { objectMode: false });
  const ended = new Promise<void>((resolve) => {
    input.once('close', resolve);
    input.once('end', resolve);
  });
  const served = serveStdio(new Service(engine, io.version).connection, {
    // A message is checked for its length before the transport has it, whose own limit must never be the first one met.
    transport: new Connection(input, output, { maxBufferSize: 2 * LONGEST_MESSAGE }),
    onerror: ({ message }) =>
      io.err(logLine(`othello-engine: ${(sentenceOf(message) ?? message).slice(0, LONGEST_PROBLEM)}`)),
  });
  try {
    await ended;
  } finally {
    await served.close();
    engine.close();
  }
  return 0;
};
