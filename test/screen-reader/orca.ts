/**
 * Checks what a screen reader says during a game by keyboard: `npm run build && npx tsx test/screen-reader/orca.ts`
 *
 * Orca reads Firefox on a virtual screen, and the log of its speech is compared with what should be heard. Run it by
 * hand, not in CI: it needs Debian's orca, firefox-esr, at-spi2-core, dbus-x11, speech-dispatcher, xvfb, openbox and
 * xdotool, and an idle machine for half a minute. Exits with 1 if something is missing in the speech.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createReadStream, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DISPLAY = ':77';
const PAGE = `<!doctype html><html lang="en"><title>A game</title><button>Before</button>
<script type="module" src="/dist/othello-board.js"></script><othello-board interactive></othello-board></html>`;
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

/** A key, and what must be heard before the next one. */
const STEPS: readonly (readonly [key: string, heard: readonly string[]])[] = [
  // Orca is still reading the window, and may skip the button.
  ['Tab', []],
  ['Tab', ['Othello board', '8 rows 8 columns']],
  ['Right', ['e3, empty']],
  ['Down', ['e4, black']],
  // A square that cannot be played now.
  ['Return', ['e4']],
  ['Up', ['e3, empty']],
  ['Left', ['d3']],
  ['Return', ['Black', 'd3']],
  ['Left', ['c3']],
  ['Return', ['White', 'c3']],
];

/** What Orca spoke after each key; both logs contain the time of day, as in `21:20:37.655034`. */
function spoken(log: string, keyTimes: readonly string[]): string[] {
  const texts = [...log.matchAll(/^([\d:.]+) - SPEECH OUTPUT: '(.*?)'/gmu)];
  return keyTimes.map((from, at) => {
    const to = keyTimes[at + 1] ?? '~';
    return texts
      .filter(([, time]) => time! >= from && time! < to)
      .map(([, , text]) => text!.trim())
      .join(' ');
  });
}

const folder = mkdtempSync(join(tmpdir(), 'orca-'));
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url!, 'http://localhost');
  if (!pathname.startsWith('/dist/')) {
    response.setHeader('content-type', 'text/html').end(PAGE);
    return;
  }
  response.setHeader('content-type', TYPES[extname(pathname)] ?? 'application/octet-stream');
  createReadStream(join(ROOT, pathname))
    .on('error', () => response.writeHead(404).end())
    .pipe(response);
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1200x900x24', '-nolisten', 'tcp'], {
  stdio: 'ignore',
});
const session = spawn('dbus-run-session', ['--', 'bash', join(ROOT, 'test/screen-reader/session.sh')], {
  stdio: 'ignore',
  env: {
    ...process.env,
    DISPLAY,
    FOLDER: folder,
    PAGE: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    KEYS: STEPS.map(([key]) => key).join(' '),
  },
});
await new Promise((resolve) => session.once('exit', resolve));
screen.kill();
server.close();
spawnSync('pkill', ['-f', folder]);

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const texts = spoken(read('orca.log'), read('keys.log').trim().split('\n'));
let missing = 0;
STEPS.forEach(([key, heard], at) => {
  const lacks = heard.filter((words) => !texts[at]?.includes(words));
  missing += lacks.length;
  console.log(
    `${key.padEnd(6)} ${texts[at] ?? '(nothing)'}${lacks.map((words) => `\n       MISSING: ${words}`).join('')}`,
  );
});
process.exitCode = missing > 0 ? 1 : 0;
