import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/index.js';
import { OthelloBoard } from '../../../src/elements/index.js';

const MODULE = new URL('../../../src/elements/board/engine-address.ts', import.meta.url).href;
const EVIL = 'http://127.0.0.1:2/worker.js';

/** The error of a board whose engine is missing, and the addresses of the workers it tried. */
async function started(engineUrl: string): Promise<{ message: string; workers: string[] }> {
  const workers: string[] = [];
  const native = globalThis.Worker;
  globalThis.Worker = new Proxy(native, {
    construct: (target, [url, options]: [string | URL, WorkerOptions?]) => {
      workers.push(String(url));
      return new target(url, options);
    },
  });
  const board = await fixture<OthelloBoard>(html`<othello-board></othello-board>`);
  const reported = new Promise<string>((resolve) => {
    board.addEventListener('othello-error', ({ detail }) => resolve(detail.message));
    board.addEventListener('othello-engineready', () => resolve('ready'));
  });
  try {
    board.setAttribute('engine-url', engineUrl);
    board.engine = 'both';
    return { message: await reported, workers };
  } finally {
    globalThis.Worker = native;
    board.remove();
  }
}

describe('the attribute engine-url', () => {
  afterEach(() => {
    OthelloBoard.engineOrigins = [];
  });

  for (const url of [
    EVIL,
    '//127.0.0.1:2/worker.js',
    'data:text/javascript,postMessage(1)',
    'javascript:postMessage(1)',
    'ftp://127.0.0.1/worker.js',
    'http://[',
  ]) {
    it(`starts no worker from ${url}`, async () => {
      const { message, workers } = await started(url);
      expect(message).to.contain(`engine-url ${url}: an attribute may name this page's origin`);
      expect(workers).to.deep.equal([]);
    });
  }

  it('starts no data: of a reader where the page has an opaque origin like theirs', async () => {
    const frame = document.createElement('iframe');
    frame.srcdoc = '<!doctype html><title>A frame</title>';
    document.body.append(frame);
    await new Promise((resolve) => (frame.onload = resolve));
    const { document: page, location } = frame.contentWindow!;
    const sent = new Promise((resolve) =>
      addEventListener('message', ({ data }) => resolve(data), { once: true }),
    );
    const url = 'data:text/javascript,postMessage(1)';
    const script = page.createElement('script');
    script.type = 'module';
    script.textContent = `import { engineAddress } from ${JSON.stringify(MODULE)};
      try {
        parent.postMessage(engineAddress({ engineUrl: '${url}', getAttribute: () => '${url}', constructor: {} }));
      } catch ({ code }) {
        parent.postMessage(code);
      }`;
    page.head.append(script);
    expect([location.origin, await sent]).to.deep.equal(['null', 'worker-blocked']);
    frame.remove();
  });

  it('takes an address of the page', async () => {
    const url = new URL('../../../src/core/engine/page/worker.ts', import.meta.url);
    expect((await started(url.pathname)).message).to.equal('ready');
    expect((await started(url.href)).message).to.equal('ready');
  });

  it('takes an origin that the page allows by script', async () => {
    OthelloBoard.engineOrigins = ['http://127.0.0.1:2/'];
    const { message, workers } = await started(EVIL);
    expect(message).to.contain(`${EVIL} cannot be reached`);
    expect(workers).to.have.length(1);
  });

  it('does not bind what a script sets', async () => {
    const board = await fixture<OthelloBoard>(html`<othello-board .engineUrl=${EVIL}></othello-board>`);
    const reported = new Promise<string>((resolve) =>
      board.addEventListener('othello-error', ({ detail }) => resolve(detail.message)),
    );
    board.engine = 'both';
    expect(await reported).to.contain(`${EVIL} cannot be reached`);
  });
});
