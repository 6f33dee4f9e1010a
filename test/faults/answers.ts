// What a host sends in place of a file of the engine.
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename } from 'node:path';

/** A file of the engine; every build keeps the beginning of its name. */
export interface EngineFile {
  readonly what: string;
  readonly name: RegExp;
}

/** A bundler's hash has eight characters, so that `worker` does not match `worker-failure`. */
const file = (name: string, end: string): RegExp =>
  new RegExp(`^(?:next-)?(?:othello-)?${name}(?:-[\\w-]{8})?\\.${end}$`, 'u');

export const ENGINE_FILES: readonly EngineFile[] = [
  { what: "the board's part for it", name: file('engine-part', 'js') },
  { what: 'its worker', name: file('worker', 'js') },
  { what: 'its core', name: file('engine', 'wasm') },
  { what: 'its weights', name: file('weights', 'bin') },
];

/** What a host sends for a file; caches may store it. */
export interface Answer {
  readonly what: string;
  send(response: ServerResponse, file: string): void;
}

export const ANSWERS: readonly Answer[] = [
  { what: 'status 404', send: (response) => end(response, 404, 'text/plain', 'not found') },
  { what: 'status 500', send: (response) => end(response, 500, 'text/plain', 'out of order') },
  {
    what: 'a page of its own, status 200',
    send: (response) => end(response, 200, 'text/html', '<!doctype html><title>Welcome</title>'),
  },
  {
    what: 'the first half, status 200',
    send: (response, file) => {
      const bytes = readFileSync(file);
      end(response, 200, typeOf(file), bytes.subarray(0, bytes.length / 2));
    },
  },
  {
    what: 'other bytes, status 200',
    send: (response, file) => end(response, 200, typeOf(file), 'nothing of ours'),
  },
  { what: 'half of it, and the line breaks', send: breakOff },
  { what: 'nothing at all', send: () => undefined },
];

function end(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'max-age=600' }).end(body);
}

function breakOff(response: ServerResponse, file: string): void {
  const bytes = readFileSync(file);
  response.writeHead(200, { 'content-type': typeOf(file), 'content-length': bytes.length });
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
}

function typeOf(file: string): string {
  return file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
}

/** Whether a request is for a file, at any address. */
export function isFor(path: string, { name }: EngineFile): boolean {
  return name.test(basename(path));
}
