// A server for `othello-board/remote.js`: whoever opens the same address plays at the same table.
//   npm install ws && node server.mjs 8080 https://example.com
// It listens on this machine alone: a web server in front of it carries `wss://example.com` there, and has the certificate. Pages
// of the origins that are named, and of this machine, may connect; `*` lets in all. It passes messages on and keeps nothing; both
// boards check what they hear. A page connects by
//   connect(board, new WebSocket('wss://example.com/table-7'), { side: 'black', name: 'Ann' })
import { clearInterval, setInterval } from 'node:timers';
import { WebSocketServer } from 'ws';

/** Two players and the watchers. */
const MOST_AT_A_TABLE = 20;
/** The longest message that boards accept, in bytes. */
const LONGEST = 8_000;
/** How often a connection is checked, in milliseconds. */
const ASK = 30_000;

/** Messages of a connection in a burst, and per second; further ones are not passed on. */
const MOST_AT_ONCE = 100;
const PER_SECOND = 20;
/** Bytes waiting for a connection; a slower one is ended, and its client opens it again. */
const MOST_WAITING = 1_000_000;

/**
 * @param {number} port 0 for any that is free
 * @param {readonly string[]} origins of the pages that may connect, besides those of this machine; `*` for all
 * @param {string} host the address to listen on; that of this machine alone unless said
 */
export function serve(port, origins = [], host = '127.0.0.1') {
  /** @type {import('ws').VerifyClientCallbackSync} */
  const verifyClient = ({ origin }) => mayConnect(origin, origins);
  const server = new WebSocketServer({ port, host, maxPayload: LONGEST, verifyClient });
  const tables = new Map();
  const alive = new WeakSet();

  server.on('connection', (line, { url }) => {
    // A message that is too long ends the connection, which the client opens again.
    line.on('error', () => line.terminate());
    const table = tables.get(url) ?? new Set();
    if (table.size >= MOST_AT_A_TABLE) return line.close(1013, 'the table is full');
    tables.set(url, table.add(line));
    alive.add(line);
    line.on('pong', () => alive.add(line));
    let left = MOST_AT_ONCE;
    let at = performance.now();
    line.on('message', (data) => {
      const now = performance.now();
      left = Math.min(MOST_AT_ONCE, left + ((now - at) / 1000) * PER_SECOND);
      at = now;
      if (left < 1) return;
      left--;
      for (const other of table) {
        if (other === line) continue;
        if (other.bufferedAmount > MOST_WAITING) other.terminate();
        else other.send(String(data));
      }
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

/** Programs other than browsers send no origin. They are accepted, because any program could send any origin. */
function mayConnect(/** @type {string | undefined} */ origin, /** @type {readonly string[]} */ origins) {
  if (origin === undefined || origins.includes('*') || origins.includes(origin)) return true;
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);
}

const [, path, port, ...origins] = process.argv;
if (path?.endsWith('server.mjs')) serve(Number(port ?? 8080), origins);
