/**
 * `npm run -w training bench:site [-- --runs 5] [--json]`: when the home page of the built site (`npm run build:demo`) has
 * its largest paint, shows a board, and has a board that can be played, on slow networks; and by how much it shifts.
 * Files come compressed, as from a host; Chromium slows the network down.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { launch } from '../e2e/support/browser.js';
import { BUILT_SITE } from '../e2e/support/demo.js';
import { TYPES } from '../e2e/support/server.js';

/** A network: milliseconds until an answer begins, bits a second, and whether all files share one connection. */
interface Network {
  readonly name: string;
  readonly latency: number;
  readonly rate: number;
  readonly shared: boolean;
}

const NETWORKS: readonly Network[] = [
  { name: 'slow 3G, HTTP/2', latency: 400, rate: 400_000, shared: true },
  { name: '200 ms, 1.6 Mbit/s, HTTP/1.1', latency: 200, rate: 1_600_000, shared: false },
  { name: '200 ms, 1.6 Mbit/s, HTTP/2', latency: 200, rate: 1_600_000, shared: true },
];

/** Milliseconds since the visit began, and the layout shift. */
interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly playable: number;
  readonly shift: number;
}

const { values: requested } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, json: { type: 'boolean', default: false } },
});

/** Answers with a file of the site, compressed. */
function answer(path: string): { status: number; type: string; body: Buffer } {
  const file = join(BUILT_SITE, path.endsWith('/') ? `${path}index.html` : path);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    return { status: 404, type: 'text/plain', body: gzipSync('not found') };
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return { status: 200, type, body: gzipSync(readFileSync(file)) };
}

/** Starts a host; HTTP/2 needs a certificate, which is made for this run. */
function host(shared: boolean): Server {
  if (!shared) {
    return createServer((request, response) => {
      const { status, type, body } = answer(new URL(request.url!, 'http://host').pathname);
      response.writeHead(status, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
    });
  }
  const folder = mkdtempSync(join(tmpdir(), 'othello-site-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')] as const;
  const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes', '-newkey', 'rsa:2048'];
  execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) });
  rmSync(folder, { recursive: true });
  server.on('stream', (stream, headers) => {
    const { status, type, body } = answer(new URL(headers[':path']!, 'https://host').pathname);
    stream.respond({ ':status': status, 'content-type': type, 'content-encoding': 'gzip' });
    stream.end(body);
  });
  return server;
}

async function visit(browser: Browser, url: string, { latency, rate }: Network): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const throughput = rate / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.addInitScript(() => {
    const seen = { largestPaint: 0, shift: 0, playable: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const timer = setInterval(() => {
      const game = document.querySelector('othello-game')?.shadowRoot;
      const square = game?.querySelector('othello-board')?.shadowRoot?.querySelector('[data-legal]');
      if (!square?.checkVisibility({ visibilityProperty: true })) return;
      seen.playable = performance.now();
      clearInterval(timer);
    }, 10);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => (globalThis as unknown as { seen: Visit }).seen.playable > 0);
  const found = await page.evaluate(() => ({
    ...(globalThis as unknown as { seen: Visit }).seen,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
  }));
  await context.close();
  return found;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

const browser = await launch();
const rows: object[] = [];
for (const network of NETWORKS) {
  const server = host(network.shared);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const visits: Visit[] = [];
  for (let run = 0; run < Number(requested.runs); run++) {
    visits.push(await visit(browser, `${network.shared ? 'https' : 'http'}://localhost:${port}/`, network));
  }
  const of = (name: keyof Visit): number => median(visits.map((one) => one[name]));
  rows.push({
    network: network.name,
    firstPaint: Math.round(of('firstPaint')),
    largestPaint: Math.round(of('largestPaint')),
    playable: Math.round(of('playable')),
    shift: Number(of('shift').toFixed(4)),
  });
  server.close();
}
await browser.close();
if (requested.json) console.log(JSON.stringify(rows));
else console.table(rows);
