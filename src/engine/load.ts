/** From two files to a working core, or to one error that says which of them failed and how. */
import { Core, type CoreExports } from './core.js';
import { EngineError } from './engine.js';

/** Where the core's two files come from: `fetch` in a browser, the disk in Node. */
export interface CoreFiles {
  wasm(): Promise<FileBytes>;
  weights(): Promise<FileBytes>;
}
export type FileBytes = ArrayBuffer | Uint8Array<ArrayBuffer>;

// The smallest module that uses SIMD: splats a byte and counts its bits.
const SIMD_PROBE = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
);

/** What the unpacked weights and the way to them take. */
const WEIGHTS_MEGABYTES = 28;
const PAGES_A_MEGABYTE = 16;

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
  if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(SIMD_PROBE)) {
    throw new EngineError(
      'no-simd',
      'The engine needs WebAssembly SIMD, which this browser lacks or forbids',
    );
  }
  const [wasm, weights] = await Promise.all([
    files.wasm().catch((cause: unknown) => fail('wasm-unavailable', 'engine.wasm cannot be read', cause)),
    files.weights().catch((cause: unknown) => fail('weights-invalid', 'weights.bin cannot be read', cause)),
  ]);
  const exports = await instantiate(wasm);
  reserve(exports, table);
  giveWeights(exports, weights);
  return new Core(exports);
}

async function instantiate(wasm: FileBytes): Promise<CoreExports> {
  try {
    // Not streamed: the file is small, and this way a wrong MIME type does no harm.
    const { instance } = await WebAssembly.instantiate(wasm, {});
    const exports = instance.exports as unknown as CoreExports;
    if (typeof exports.begin !== 'function') throw new TypeError('it is not the search core');
    return exports;
  } catch (cause) {
    const policy = /Content.Security.Policy|unsafe-eval/i.test(String(cause))
      ? "; the page's Content-Security-Policy must allow script-src 'wasm-unsafe-eval'"
      : '';
    return fail('wasm-unavailable', `engine.wasm cannot be used${policy}`, cause);
  }
}

/** Takes the memory all at once: the core's own allocator would double it until there is enough. */
function reserve(exports: CoreExports, table: number): void {
  let fits = false;
  let cause: unknown;
  try {
    exports.memory.grow((table + WEIGHTS_MEGABYTES) * PAGES_A_MEGABYTE);
    fits = exports.init(table) === 0;
  } catch (error) {
    cause = error;
  }
  if (!fits) fail('wasm-unavailable', `a table of ${table} MB does not fit into memory`, cause);
}

function giveWeights(exports: CoreExports, weights: FileBytes): void {
  const bytes = new Uint8Array(weights);
  const address = exports.weightsBuffer(bytes.length);
  new Uint8Array(exports.memory.buffer, address, bytes.length).set(bytes);
  const fault = exports.loadWeights(bytes.length);
  if (fault !== 0) fail('weights-invalid', `weights.bin ${WEIGHTS_FAULTS[fault] ?? 'is refused'}`);
}

function fail(code: 'wasm-unavailable' | 'weights-invalid', what: string, cause?: unknown): never {
  const why = cause instanceof Error ? `: ${cause.message}` : '';
  throw new EngineError(code, what + why, { cause });
}
