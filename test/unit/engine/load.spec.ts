import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_TABLE } from '../../../src/core/engine/pool/pooled-engine.js';
import type { LoadMessage } from '../../../src/core/engine/protocol/protocol.js';
import {
  loadCore,
  loadFor,
  type CoreFiles,
  type FileBytes,
  type ReadFile,
} from '../../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../../src/core/engine/threads/node-files.js';

/** The real files, one of them changed. */
function files(change: {
  wasm?: (bytes: Uint8Array) => Uint8Array;
  weights?: typeof change.wasm;
}): CoreFiles {
  const changed = async (read: () => Promise<FileBytes>, how?: (bytes: Uint8Array) => Uint8Array) => {
    const bytes = new Uint8Array(await read());
    return how ? new Uint8Array(how(bytes)) : bytes;
  };
  return {
    ...nodeFiles,
    wasm: () => changed(() => nodeFiles.wasm(), change.wasm),
    weights: () => changed(() => nodeFiles.weights(), change.weights),
  };
}

function flipBit(at: number): (bytes: Uint8Array) => Uint8Array {
  return (bytes) => {
    const copy = new Uint8Array(bytes);
    copy[at < 0 ? copy.length + at : at]! ^= 1;
    return copy;
  };
}

describe('loadCore', () => {
  it('takes 42 MB or less by default', async () => {
    const core = await loadCore(nodeFiles, DEFAULT_TABLE);
    expect(core.memory / 2 ** 20).toBeLessThanOrEqual(42);
    expect(core.memory / 2 ** 20).toBeGreaterThan(DEFAULT_TABLE);
  });

  it.each([
    [
      'an empty wasm file',
      { wasm: () => new Uint8Array() },
      'wasm-unavailable',
      'engine.wasm cannot be used',
    ],
    [
      'a page instead of the wasm file',
      { wasm: () => new TextEncoder().encode('<!doctype html>') },
      'wasm-unavailable',
      'engine.wasm cannot be used',
    ],
    [
      'another wasm module',
      { wasm: () => Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0) },
      'wasm-unavailable',
      'it is not the search core',
    ],
    ['foreign weights', { weights: flipBit(0) }, 'weights-invalid', 'is not a weights file of ours'],
    ['damaged weights', { weights: flipBit(-1) }, 'weights-invalid', 'checksum'],
    [
      'weights that broke off',
      { weights: (bytes: Uint8Array) => bytes.subarray(0, bytes.length >> 1) },
      'weights-invalid',
      'weights.bin',
    ],
    ['no weights', { weights: () => new Uint8Array() }, 'weights-invalid', 'weights.bin'],
  ] as const)('refuses %s', async (_, change, code, message) => {
    await expect(loadCore(files(change), 4)).rejects.toMatchObject({
      name: 'EngineError',
      code,
      message: expect.stringContaining(message) as string,
    });
  });

  it('says which file cannot be read', async () => {
    const gone = (): Promise<never> => Promise.reject(new Error('404'));
    await expect(loadCore({ ...nodeFiles, wasm: gone }, 4)).rejects.toMatchObject({
      code: 'wasm-unavailable',
      message: 'engine.wasm cannot be read: 404',
    });
    const threads = loadFor({ ...nodeFiles, threadsWasm: gone }, { table: 4, share: 'lead' } as LoadMessage);
    await expect(threads).rejects.toMatchObject({
      code: 'wasm-unavailable',
      message: 'engine-threads.wasm cannot be read: 404',
    });
    await expect(loadCore({ ...nodeFiles, weights: gone }, 4)).rejects.toMatchObject({
      code: 'weights-invalid',
      message: 'weights.bin cannot be read: 404',
    });
  });

  it.each([
    'https://b.example/f did not arrive (TypeError: Failed to fetch): network, CORS, or a Content-Security-Policy',
    'https://b.example/f did not arrive within 45000 ms',
  ])('asks once more, past every cache, for what failed: %s', async (why) => {
    const requested: (boolean | undefined)[] = [];
    const failingOnce = (read: ReadFile) => (anew?: boolean) => {
      requested.push(anew);
      return anew ? read() : Promise.reject(new Error(why));
    };
    await loadCore(
      { ...nodeFiles, wasm: failingOnce(nodeFiles.wasm), weights: failingOnce(nodeFiles.weights) },
      4,
    );
    expect(requested.toSorted()).toEqual([false, false, true, true]);
  });

  it('asks once where a policy allows no WebAssembly', async () => {
    const compile = vi.spyOn(WebAssembly, 'compile').mockRejectedValue(new Error('not here'));
    const wasm = vi.fn<ReadFile>(nodeFiles.wasm);
    await expect(loadCore({ ...nodeFiles, wasm }, 4)).rejects.toMatchObject({
      code: 'wasm-unavailable',
      message: expect.stringContaining("'wasm-unsafe-eval': not here") as string,
    });
    compile.mockRestore();
    expect(wasm).toHaveBeenCalledOnce();
  });

  it('needs SIMD', async () => {
    const validate = vi.spyOn(WebAssembly, 'validate').mockReturnValue(false);
    await expect(loadCore(nodeFiles, 4)).rejects.toMatchObject({ code: 'no-simd' });
    validate.mockRestore();
  });

  it('says that a table does not fit', async () => {
    await expect(loadCore(nodeFiles, 5000)).rejects.toMatchObject({
      code: 'wasm-unavailable',
      message: expect.stringContaining('5000 MB') as string,
    });
  });
});
