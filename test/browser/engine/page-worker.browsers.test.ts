import { expect } from '@open-wc/testing';
import { importShim, lateShim } from '../../../src/core/engine/page-worker.js';

/** The first message of a worker with this script. */
async function told(script: string, options: WorkerOptions): Promise<unknown> {
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(url, options);
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message));
    });
  } finally {
    worker.terminate();
    URL.revokeObjectURL(url);
  }
}

describe("the script of a worker that loads another origin's", () => {
  const there = 'data:text/javascript,postMessage([location.href,new URL(location.href).hash])#params=1';

  it('shows a classic script the address that it came from, as Turbopack needs it', async () => {
    expect(await told(importShim(there), {})).to.deep.equal([there, '#params=1']);
  });

  it('loads a module', async () => {
    const module = 'data:text/javascript,postMessage(typeof import.meta.url)';
    expect(await told(lateShim(module), { type: 'module' })).to.equal('string');
  });
});
