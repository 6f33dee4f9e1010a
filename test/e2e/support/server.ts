import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

/** A static host, as simple or as odd as a test needs. */
export interface Site {
  /** `http://127.0.0.1:PORT`, or `http://localhost:PORT` as another origin. */
  readonly origin: string;
  /** The requested paths, in order. */
  readonly requests: string[];
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
  /** A response waits for this promise. */
  readonly hold?: (path: string) => Promise<void>;
  /** `localhost` gives another origin than the default. */
  readonly host?: '127.0.0.1' | 'localhost';
}

export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
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
  const prefixes = Object.keys(options.content).sort((a, b) => b.length - a.length);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    requests.push(path);
    for (const [name, value] of Object.entries(options.headers ?? {})) response.setHeader(name, value);
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
    createReadStream(file).pipe(response);
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
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function notFound(response: ServerResponse): void {
  response.statusCode = 404;
  response.setHeader('content-type', 'text/plain');
  response.end('not found');
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
