import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A static host, as simple or as odd as a test needs. */
export interface Site {
  /** `http://127.0.0.1:PORT`, or `http://localhost:PORT` as another origin. */
  readonly origin: string;
  /** The requested paths, in order. */
  readonly requests: string[];
  /** Milliseconds from the request of each file to its last byte. */
  readonly took: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** The behaviour of a site. */
export interface SiteOptions {
  /** Folders by URL prefix; the longest prefix wins. A string is the text of one file; `/` is a page. */
  readonly content: Readonly<Record<string, { folder: string } | string>>;
  /** Sent with every response. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Overrides the MIME type by extension, with the dot. */
  readonly types?: Readonly<Record<string, string>>;
  /** Slows down each request. Workers are affected too, unlike by a page's emulation. */
  readonly network?: { readonly latency: number; readonly bytesPerSecond: number };
  /** Answers in place of the host and returns `true`, to simulate a faulty host. */
  readonly instead?: (path: string, response: ServerResponse) => boolean;
  /** A response waits for this promise. */
  readonly hold?: (path: string) => Promise<void>;
  /** `localhost` gives another origin than the default. */
  readonly host?: '127.0.0.1' | 'localhost';
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.bin': 'application/octet-stream',
};

/** With these headers a page is cross-origin isolated, so that its workers may share memory. */
export const ISOLATION = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
} as const;

/** Serves until closed. */
export async function serve(options: SiteOptions): Promise<Site> {
  const requests: string[] = [];
  const took = new Map<string, number>();
  const prefixes = Object.keys(options.content).sort((a, b) => b.length - a.length);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    requests.push(path);
    for (const [name, value] of Object.entries(options.headers ?? {})) response.setHeader(name, value);
    if (options.instead?.(path, response)) return;
    const prefix = prefixes.find((candidate) => path.startsWith(candidate));
    const content = prefix === undefined ? undefined : options.content[prefix];
    if (prefix === undefined || content === undefined) return notFound(response);
    if (typeof content === 'string') {
      if (path !== prefix) return notFound(response);
      response.setHeader('content-type', TYPES[extname(path) || '.html']!);
      response.end(content);
      return;
    }
    const relative = normalize(path.slice(prefix.length) || '/').replace(/\/$/u, '/index.html');
    const file = join(content.folder, relative);
    if (!file.startsWith(content.folder) || !isFile(file)) return notFound(response);
    const type = extname(file);
    response.setHeader('content-type', options.types?.[type] ?? TYPES[type] ?? 'application/octet-stream');
    // Like file servers do.
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'max-age=600');
    const began = Date.now();
    response.once('finish', () => took.set(path, Date.now() - began));
    if (options.network) void trickle(file, response, options.network);
    else createReadStream(file).pipe(response);
  }

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    if (options.hold) void options.hold(path).then(() => answer(request, response));
    else answer(request, response);
  });
  const host = options.host ?? '127.0.0.1';
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    requests,
    took,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends a file like a slow network. */
async function trickle(
  file: string,
  response: ServerResponse,
  { latency, bytesPerSecond }: NonNullable<SiteOptions['network']>,
): Promise<void> {
  const bytes = readFileSync(file);
  const portion = Math.ceil(bytesPerSecond / 20);
  await sleep(latency);
  for (let sent = 0; sent < bytes.length && !response.destroyed; sent += portion) {
    response.write(bytes.subarray(sent, sent + portion));
    await sleep(50);
  }
  response.end();
}

function notFound(response: ServerResponse): void {
  response.statusCode = 404;
  response.setHeader('content-type', 'text/plain');
  response.end('not found');
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
