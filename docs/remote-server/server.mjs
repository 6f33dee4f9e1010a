// A server for `othello-board/remote.js`: whoever opens the same address plays at the same table.
//   npm install ws && node server.mjs 8080
// It passes messages on and keeps nothing; both boards check what they hear. A page connects by
//   connect(board, new WebSocket('wss://example.com/table-7'), { side: 'black', name: 'Ann' })
import { clearInterval, setInterval } from 'node:timers';
import { WebSocketServer } from 'ws';

/** Two players and whoever watches. */
const MOST_AT_A_TABLE = 20;
/** The longest message that the boards read, in bytes. */
const LONGEST = 8_000;
/** How often a line is asked whether it is still there, in milliseconds. */
const ASK = 30_000;

/** @param {number} port */
export function serve(port) {
  const server = new WebSocketServer({ port, maxPayload: LONGEST });
  const tables = new Map();
  const alive = new WeakSet();

  server.on('connection', (line, { url }) => {
    const table = tables.get(url) ?? new Set();
    if (table.size >= MOST_AT_A_TABLE) return line.close(1013, 'the table is full');
    tables.set(url, table.add(line));
    alive.add(line);
    line.on('pong', () => alive.add(line));
    // A message that is too long ends the line, which the client opens again.
    line.on('error', () => line.terminate());
    line.on('message', (data) => {
      for (const other of table) if (other !== line) other.send(String(data));
    });
    line.on('close', () => {
      table.delete(line);
      if (table.size === 0) tables.delete(url);
    });
  });

  const asking = setInterval(() => {
    for (const line of server.clients) {
      if (!alive.delete(line)) line.terminate();
      else line.ping();
    }
  }, ASK);
  server.on('close', () => clearInterval(asking));
  return server;
}

const [, path, port] = process.argv;
if (path?.endsWith('server.mjs')) serve(Number(port ?? 8080));
