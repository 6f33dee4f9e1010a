import { expect } from '@open-wc/testing';
import { createEngine } from '../../../src/core/engine/page/client.js';
import type { EngineError, SearchInfo } from '../../../src/core/engine/engine.js';
import { Position } from '../../../src/core/rules/position.js';

const WORKER = new URL('../../../src/core/engine/page/worker.ts', import.meta.url).href;

async function failure(promise: Promise<unknown>): Promise<EngineError> {
  try {
    await promise;
  } catch (cause) {
    return cause as EngineError;
  }
  throw new Error('the promise should have been rejected');
}

/** A worker that runs these lines before ours, to simulate failures of a network, a browser or a policy. */
function workerAfter(lines: string): URL {
  const source = `${lines}\nawait import(${JSON.stringify(WORKER)});`;
  // Ours is imported late, so earlier messages must be kept for it.
  const buffering = `const early = []; self.onmessage = (event) => early.push(event);\n${source}
    for (const event of early) self.onmessage(event);`;
  return new URL(URL.createObjectURL(new Blob([buffering], { type: 'text/javascript' })));
}

/** Answers requests for one file with something else. */
function fetching(file: string, response: string): string {
  return `const real = fetch; self.fetch = async (url) =>
    String(url).includes('${file}') ? ${response} : real(url);`;
}

async function load(url: URL | string): Promise<EngineError | undefined> {
  const engine = await createEngine({ url });
  try {
    return await failure(engine.ready!());
  } finally {
    engine.close();
  }
}

describe('an engine that cannot be loaded', () => {
  it('names a worker script that is not there, and the setting that says where it is', async () => {
    const error = await load('/nowhere/worker.js');
    expect(error).to.include({ name: 'EngineError', code: 'worker-blocked' });
    expect(error!.message)
      .to.contain(`${location.origin}/nowhere/worker.js answers 404`)
      .and.contain('engineUrl');
  });

  it('names the MIME type of a worker script that is served as something else', async () => {
    const error = await load('/package.json');
    expect(error).to.have.property('code', 'worker-blocked');
    expect(error!.message).to.match(
      /package\.json is served as application\/json.* instead of text\/javascript/,
    );
    expect(error!.message).not.to.contain('Content-Security-Policy');
  });

  it('names a worker script on an origin that is not there', async () => {
    const error = await load('http://127.0.0.1:2/worker.js');
    expect(error).to.have.property('code', 'worker-blocked');
    // The error says where the file was expected.
    expect(error!.message).to.contain('http://127.0.0.1:2/worker.js cannot be reached');
  });

  it('names what a worker script throws before it has started', async () => {
    const script = new Blob(['throw new Error("out of order")'], { type: 'text/javascript' });
    const error = await load(URL.createObjectURL(script));
    expect(error).to.have.property('code', 'worker-blocked');
    expect(error!.message).to.match(/^the engine's worker did not start: blob:\S+ failed: .*out of order/);
  });

  it('names a wasm file that is missing', async () => {
    const error = await load(workerAfter(fetching('.wasm', 'new Response("", { status: 404 })')));
    expect(error).to.have.property('code', 'wasm-unavailable');
    expect(error!.message).to.match(/engine\.wasm.*404/);
  });

  it('names the policy that keeps a file away', async () => {
    const error = await load(
      workerAfter(fetching('.wasm', 'Promise.reject(new TypeError("Failed to fetch"))')),
    );
    expect(error).to.have.property('code', 'wasm-unavailable');
    expect(error!.message).to.contain('connect-src');
  });

  it('names a wasm file that is corrupt', async () => {
    const error = await load(workerAfter(fetching('.wasm', 'new Response("<html>Not found</html>")')));
    expect(error).to.have.property('code', 'wasm-unavailable');
    expect(error!.message).to.contain('engine.wasm cannot be used');
  });

  it('names a wasm file that is not the core', async () => {
    const empty = 'new Response(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))';
    const error = await load(workerAfter(fetching('.wasm', empty)));
    expect(error).to.have.property('code', 'wasm-unavailable');
  });

  it('names the directive that allows WebAssembly', async () => {
    const refuse = `WebAssembly.compile = () => Promise.reject(new WebAssembly.CompileError(
      "Refused to compile or instantiate WebAssembly module because 'unsafe-eval' is not allowed"));`;
    const error = await load(workerAfter(refuse));
    expect(error).to.have.property('code', 'wasm-unavailable');
    expect(error!.message).to.contain("'wasm-unsafe-eval'");
  });

  it('does not mind a wrong MIME type of the wasm file', async () => {
    const wrong =
      'new Response(await (await real(url)).arrayBuffer(), { headers: { "content-type": "text/plain" } })';
    const engine = await createEngine({ url: workerAfter(fetching('.wasm', wrong)) });
    await engine.ready!();
    engine.close();
  });

  for (const [what, file, bad] of [
    ['a wasm file of HTML', '.wasm', '"<html>Not found</html>"'],
    ['a wasm file that ends too early', '.wasm', '(await (await real(url)).arrayBuffer()).slice(0, 9000)'],
    ['weights of HTML', 'weights', '"<html>Not found</html>"'],
    ['weights that end too early', 'weights', '(await (await real(url)).arrayBuffer()).slice(0, 9000)'],
  ] as const) {
    it(`asks past every cache for what a cache has kept: ${what}`, async () => {
      const lines = `const real = fetch; self.fetch = async (url, options = {}) =>
        String(url).includes('${file}') && options.cache !== 'reload' ? new Response(${bad}) : real(url, options);`;
      const engine = await createEngine({ url: workerAfter(lines) });
      await engine.ready!();
      expect((await engine.search(Position.start, { depth: 2 })).depth).to.equal(2);
      engine.close();
    });
  }

  for (const [file, code] of [
    ['engine.wasm', 'wasm-unavailable'],
    ['weights.bin', 'weights-invalid'],
  ] as const) {
    it(`tells after a while that ${file} never arrives, and can be tried again`, async () => {
      const lines = `const real = fetch; self.fetch = (url, options) => !String(url).includes('${file}')
        ? real(url, options)
        : new Promise((_, reject) => options.signal.addEventListener('abort', () => reject(options.signal.reason)));`;
      const engine = await createEngine({ url: workerAfter(lines), startTimeout: 1500 });
      for (let attempt = 0; attempt < 2; attempt++) {
        const error = await failure(engine.ready!());
        expect(error).to.have.property('code', code);
        expect(error.message).to.match(new RegExp(`${file}.* did not arrive within 1350 ms`));
      }
      engine.close();
    });
  }

  it('tells after a while that a worker is silent', async () => {
    const silent = new Blob(['onmessage = () => 0'], { type: 'text/javascript' });
    const engine = await createEngine({ url: URL.createObjectURL(silent), startTimeout: 400 });
    for (let attempt = 0; attempt < 2; attempt++) {
      const error = await failure(engine.ready!());
      expect(error).to.include({ code: 'worker-blocked' });
      expect(error.message).to.contain('does not answer within 400 ms');
    }
    engine.close();
  });

  it('names missing weights', async () => {
    const error = await load(workerAfter(fetching('weights', 'new Response("", { status: 404 })')));
    expect(error).to.have.property('code', 'weights-invalid');
    expect(error!.message).to.match(/weights\.bin.*404/);
  });

  it('names weights that are not ours, and weights that are damaged', async () => {
    const foreign = await load(workerAfter(fetching('weights', 'new Response(new Uint8Array(5000))')));
    expect(foreign).to.have.property('code', 'weights-invalid');
    const damage = `(async () => {
      const bytes = new Uint8Array(await (await real(url)).arrayBuffer());
      bytes[bytes.length - 100] ^= 255;
      return new Response(bytes);
    })()`;
    const damaged = await load(workerAfter(fetching('weights', damage)));
    expect(damaged).to.have.property('code', 'weights-invalid');
    expect(damaged!.message).to.contain('checksum');
  });

  it('names missing SIMD', async () => {
    const error = await load(workerAfter('WebAssembly.validate = () => false;'));
    expect(error).to.have.property('code', 'no-simd');
  });

  it('tries again with the next request', async () => {
    const once = workerAfter(
      `const channel = new BroadcastChannel('tries');
       const real = fetch; const first = await new Promise((resolve) => {
         channel.onmessage = (event) => resolve(event.data === 'first'); channel.postMessage('asks'); });
       self.fetch = async (url) => first && String(url).includes('.wasm') ? new Response("", { status: 503 }) : real(url);`,
    );
    let tries = 0;
    const channel = new BroadcastChannel('tries');
    channel.onmessage = () => channel.postMessage(tries++ === 0 ? 'first' : 'later');
    const engine = await createEngine({ url: once });
    expect(await failure(engine.ready!())).to.have.property('code', 'wasm-unavailable');
    expect((await engine.search(Position.start, { depth: 2 })).depth).to.equal(2);
    engine.close();
    channel.close();
  });
});

describe('a worker that breaks down in a search', () => {
  it('is replaced once, and the search goes on', async () => {
    const restarts: string[] = [];
    const channel = new BroadcastChannel('vanishing');
    let started = 0;
    channel.onmessage = () => started++;
    const url = workerAfter(`const channel = new BroadcastChannel('vanishing');
      channel.postMessage('started'); channel.onmessage = () => close();`);
    const engine = await createEngine({ url, workers: 1, onRestart: ({ code }) => restarts.push(code) });
    try {
      await engine.ready!();
      let search: Promise<SearchInfo> | undefined;
      await new Promise((onProgress) => {
        search = engine.search(Position.start, { depth: 60, nodes: 1e6, onProgress });
      });
      channel.postMessage('vanish');
      expect(Position.start.legalMoves).to.include((await search!).move);
      expect(started).to.equal(2);
      expect(restarts).to.deep.equal(['engine-crashed']);
    } finally {
      engine.close();
      channel.close();
    }
  });

  it('fails with a typed error when it breaks down again', async () => {
    const trap = `const { instantiate } = WebAssembly;
      WebAssembly.instantiate = async (...parts) => {
        const { exports } = await instantiate.apply(WebAssembly, parts);
        return { exports: { ...exports, step() {
          throw new WebAssembly.RuntimeError('memory access out of bounds'); } } };
      };`;
    const restarts: string[] = [];
    const engine = await createEngine({
      url: workerAfter(trap),
      workers: 1,
      onRestart: ({ code }) => restarts.push(code),
    });
    const error = await failure(engine.search(Position.start, { depth: 5 }));
    expect(error).to.include({ name: 'EngineError', code: 'engine-crashed' });
    expect(error.message).to.contain('out of bounds');
    expect(restarts).to.have.length(1);
    engine.close();
  });
});
