/**
 * `othello-engine mcp`: offers the engine's tools to agents by the Model Context Protocol on standard input and output.
 */
import { Readable, Writable } from 'node:stream';
import type { Command } from '../command.js';
import { loadPackages } from '../options.js';
import { logLine } from '../words.js';

/** Maximum bytes of a message, many times the longest text of a tool. */
const LONGEST_MESSAGE = 4_000_000;
const PACKAGES = ['@modelcontextprotocol/sdk', 'zod'];

export const mcp: Command = async (_words, { table }, io) => {
  const { createServer, SEARCHES, StdioServerTransport } = await loadPackages(
    'mcp',
    PACKAGES,
    () => import('./server.js'),
  );
  const engine = await io.createEngine({ table, workers: SEARCHES });
  const server = createServer(engine, io.version);
  const input = Readable.from(io.input, { objectMode: false });
  const output = new Writable({
    write: (piece: Uint8Array, _, done) => {
      io.out(piece);
      void io.drained().then(() => done());
    },
  });
  const ended = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    input.once('end', resolve);
  });
  server.server.onerror = ({ message }) => io.err(logLine(`othello-engine: ${message.slice(0, 300)}`));
  try {
    await server.connect(new StdioServerTransport(input, output, { maxBufferSize: LONGEST_MESSAGE }));
    await ended;
  } finally {
    await server.close();
    engine.close();
  }
  return 0;
};
