import { describe, expect, test } from 'vitest';
import { ENGINE_MOVED, playOneMove } from './support/browser.js';
import { page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

const stage = useStage();

describe.each(['othello-board.js', 'othello-all.js'])('%s', (script) => {
  test('from another origin with plain CORS', async () => {
    const cdn = await stage.host({
      content: { '/package@1.2.3/dist/': { folder: stage.dist } },
      headers: { 'access-control-allow-origin': '*' },
      host: 'localhost',
    });
    const { page, faults } = await stage.open(html(`${cdn.origin}/package@1.2.3/dist/${script}`));
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(faults).toEqual([]);
  });

  test("from a folder copied to the page's own host, in a subfolder", async () => {
    const { page, faults } = await stage.open(html(`/some/sub%20folder/${script}`), {
      content: { '/some/sub folder/': { folder: stage.dist } },
    });
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(faults).toEqual([]);
  });

  test('from a host that knows neither wasm nor data', async () => {
    const { page, faults } = await stage.open(html(`/dist/${script}`), {
      types: { '.wasm': 'text/plain', '.bin': 'text/html' },
    });
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(faults).toEqual([]);
  });
});

test('the script with everything inside asks for nothing else', async () => {
  const { page, site } = await stage.open(html('/dist/othello-all.js'));
  await playOneMove(page);
  expect(site.requests.toSorted()).toEqual(['/', '/dist/othello-all.js', '/listen.js']);
});

test('only files of the package are asked for', async () => {
  const outside: string[] = [];
  const { page, site } = await stage.open(html('/dist/othello-board.js'), {
    before: async (blank) => {
      blank.on('request', (request) => {
        if (!request.url().startsWith('http://127.0.0.1')) outside.push(request.url());
      });
      return Promise.resolve();
    },
  });
  await playOneMove(page);
  expect(outside.filter((url) => !url.startsWith('data:'))).toEqual([]);
  expect(site.requests).toEqual(
    expect.arrayContaining(['/dist/othello-worker.js', '/dist/engine.wasm', '/dist/weights.bin']),
  );
});
