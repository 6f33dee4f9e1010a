/**
 * Makes a working core of two files, or an error that says which file failed and how. Workers of pages, of Node and of
 * tests call it, each with its own way to read a file.
 */
import { Core } from './core.js';
import type { CoreExports } from './core-exports.js';
import { EngineError } from '../engine.js';
import type { LoadMessage, Share } from '../protocol/protocol.js';

/** Reads a file; `anew`: bypassing all caches, after a bad response. */
export type ReadFile = (anew?: boolean) => Promise<FileBytes>;

/** Where the core's files come from: `fetch` in a browser, the disk in Node. */
export interface CoreFiles {
  readonly wasm: ReadFile;
  /** The same core, built for threads on a shared memory. */
  readonly threadsWasm: ReadFile;
  readonly weights: ReadFile;
}
/** The content of a file. */
export type FileBytes = ArrayBuffer | Uint8Array<ArrayBuffer>;

/** A core, and what other threads need to help it. */
export interface LoadedCore {
  core: Core;
  share?: Share;
}

// The smallest module that uses SIMD: splats a byte and counts its bits.
const SIMD_PROBE = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
);

/** The names of the core's files, for messages. */
const WASM = 'engine.wasm';
const THREADS_WASM = 'engine-threads.wasm';

/** Megabytes for the weights file, in addition to the table: it is unpacked in the core's own memory. */
const WEIGHTS_MEGABYTES = 2;
/** Pages of WebAssembly's memory have 64 KiB. */
const PAGES_A_MEGABYTE = 16;
/** Pages for the core's own tables and each thread's scratch memory: a shared memory cannot grow, so they must suffice. */
const STATIC_PAGES = 132;

/** By what the core's `loadWeights` returns. */
const WEIGHTS_FAULTS = [
  '',
  'is not a weights file of ours',
  'is of another version than engine.wasm',
  'is damaged (its checksum is wrong)',
  'has the wrong length',
];

/**
 * Makes a core ready to search.
 *
 * @param table megabytes of the transposition table
 * @throws {EngineError} `no-simd`, `wasm-unavailable` or `weights-invalid`
 */
export async function loadCore(files: CoreFiles, table: number): Promise<Core> {
  needSimd();
  const [exports, weights] = await Promise.all([
    twice(async (anew) => {
      const module = await compile(WASM, await readWasm(WASM, files.wasm(anew)));
      return instantiate(WASM, module, {});
    }),
    twice((anew) => readWeights(files.weights(anew))),
  ]);
  reserve(exports, table, () => void exports.memory.grow(pagesFor(table)));
  await giveWeights(exports, weights, files);
  return new Core(exports);
}

/** Loads a core by itself, or as one of several threads on a shared memory. */
export async function loadFor(files: CoreFiles, { table, share }: LoadMessage): Promise<LoadedCore> {
  if (share === undefined) return { core: await loadCore(files, table) };
  return share === 'lead' ? leadThreads(files, table) : { core: await joinThreads(share) };
}

function needSimd(): void {
  if (typeof WebAssembly !== 'undefined' && WebAssembly.validate(SIMD_PROBE)) return;
  throw new EngineError('no-simd', 'The engine needs WebAssembly SIMD, which this browser lacks or forbids');
}

/** The leading thread, whose answer counts: it creates the memory, and fills it with table and weights. */
async function leadThreads(files: CoreFiles, table: number): Promise<LoadedCore> {
  needSimd();
  const [module, weights] = await Promise.all([
    twice(async (anew) => compile(THREADS_WASM, await readWasm(THREADS_WASM, files.threadsWasm(anew)))),
    twice((anew) => readWeights(files.weights(anew))),
  ]);
  const pages = pagesFor(table) + STATIC_PAGES;
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  const exports = await instantiate(THREADS_WASM, module, { env: { memory } });
  reserve(exports, table);
  await giveWeights(exports, weights, files);
  return { core: new Core(exports), share: { memory, module, thread: 0 } };
}

/** A helper thread, on the memory that the leading one has filled. */
async function joinThreads({ memory, module, thread }: Share): Promise<Core> {
  const exports = await instantiate(THREADS_WASM, module, { env: { memory } });
  exports.useThread(thread);
  return new Core(exports);
}

function readWasm(name: string, file: Promise<FileBytes>): Promise<FileBytes> {
  return file.catch((cause: unknown) => fail('wasm-unavailable', `${name} cannot be read`, cause));
}

function readWeights(file: Promise<FileBytes>): Promise<FileBytes> {
  return file.catch((cause: unknown) => fail('weights-invalid', 'weights.bin cannot be read', cause));
}

/** The page's policy forbids WebAssembly: another attempt would fail, too. */
class ForbiddenError extends EngineError {}

/** Retries once, bypassing the cache: it may hold a bad response. */
async function twice<T>(load: (anew: boolean) => Promise<T>): Promise<T> {
  return load(false).catch((cause: unknown) => {
    if (cause instanceof ForbiddenError) throw cause;
    return load(true);
  });
}

/** Compiles the core. @throws {EngineError} which says whether the page's policy forbids it */
async function compile(name: string, wasm: FileBytes): Promise<WebAssembly.Module> {
  try {
    // Not streamed: the file is small, and this way a wrong MIME type does no harm.
    return await WebAssembly.compile(wasm);
  } catch (cause) {
    if (!(await mayCompile())) {
      const help = "the page's Content-Security-Policy must allow script-src 'wasm-unsafe-eval'";
      throw new ForbiddenError('wasm-unavailable', withCause(`${name} cannot be used; ${help}`, cause), {
        cause,
      });
    }
    return fail('wasm-unavailable', `${name} cannot be used`, cause);
  }
}

/** Whether the page may compile at all: browsers report a forbidding policy in different words. */
function mayCompile(): Promise<boolean> {
  return WebAssembly.compile(SIMD_PROBE).then(
    () => true,
    () => false,
  );
}

async function instantiate(
  name: string,
  module: WebAssembly.Module,
  imports: WebAssembly.Imports,
): Promise<CoreExports> {
  try {
    const { exports } = await WebAssembly.instantiate(module, imports);
    if (typeof exports['begin'] !== 'function') throw new TypeError('it is not the search core');
    return exports as unknown as CoreExports;
  } catch (cause) {
    return fail('wasm-unavailable', `${name} cannot be used`, cause);
  }
}

/**
 * Makes room for the table. @param grow grows the memory in one step: the core's own allocator would double it until
 * there is enough. A memory for threads is as large as it will be.
 */
function reserve(exports: CoreExports, table: number, grow?: () => void): void {
  let fits = false;
  let cause: unknown;
  try {
    grow?.();
    fits = exports.init(table) === 0;
  } catch (error) {
    cause = error;
  }
  if (!fits) fail('wasm-unavailable', `a table of ${table} MB does not fit into memory`, cause);
}

function pagesFor(table: number): number {
  return (table + WEIGHTS_MEGABYTES) * PAGES_A_MEGABYTE;
}

async function giveWeights(exports: CoreExports, weights: FileBytes, files: CoreFiles): Promise<void> {
  if (weightsFault(exports, weights) === 0) return;
  const anew = await readWeights(files.weights(true));
  const fault = weightsFault(exports, anew);
  if (fault !== 0) fail('weights-invalid', `weights.bin ${WEIGHTS_FAULTS[fault] ?? 'is refused'}`);
}

/** Hands the weights to the core. @returns 0, or what is wrong with them */
function weightsFault(exports: CoreExports, weights: FileBytes): number {
  const bytes = new Uint8Array(weights);
  const address = exports.weightsBuffer(bytes.length);
  new Uint8Array(exports.memory.buffer, address, bytes.length).set(bytes);
  return exports.loadWeights(bytes.length);
}

function fail(code: 'wasm-unavailable' | 'weights-invalid', what: string, cause?: unknown): never {
  throw new EngineError(code, withCause(what, cause), { cause });
}

function withCause(what: string, cause: unknown): string {
  return cause instanceof Error ? `${what}: ${cause.message}` : what;
}
