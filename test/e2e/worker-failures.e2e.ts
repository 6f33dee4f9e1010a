import { describe, expect, test } from 'vitest';
import { click } from './support/browser.js';
import { page as html } from './support/pages.js';
import { ISOLATION } from './support/server.js';
import { useStage } from './support/stage.js';

const stage = useStage();

/** What the page is told after its board has failed to start a worker. */
async function failure(
  board: string,
  options: Parameters<typeof stage.open>[1] = {},
): Promise<{ error: string; origin: string }> {
  const { page, site } = await stage.open(html('/dist/othello-board.js', board), options);
  await click(page, 'f5');
  const log = page.locator('output');
  await expect.poll(() => log.textContent(), { timeout: 30_000 }).toMatch(/error worker-blocked[^;]*;/u);
  const [error] = /error [^;]*/u.exec((await log.textContent()) ?? '')!;
  return { error, origin: site.origin };
}

const board = (url: string): string => `<othello-board engine="white" engine-url="${url}"></othello-board>`;

describe('a worker that does not start names the likely cause, and the address as it is', () => {
  test('nothing is there', async () => {
    const { error, origin } = await failure(board('/assets/../elsewhere/othello-worker.js'));
    expect(error).toContain(`${origin}/elsewhere/othello-worker.js answers 404: `);
    expect(error).toContain('engineUrl');
  });

  test('a server answers with its page where nothing is', async () => {
    const { error } = await failure(board('/app'), {
      content: { '/app': '<!doctype html><title>App</title>' },
    });
    expect(error).toMatch(
      /\/app is served as text\/html\S* charset=utf-8 instead of text\/javascript: many servers/u,
    );
    expect(error).toContain('engineUrl');
  });

  test('a MIME type that is not of a script', async () => {
    const { error } = await failure(board('/copy.json'), { content: { '/copy.json': 'export {};' } });
    expect(error).toContain('/copy.json is served as application/json instead of text/javascript');
    expect(error).not.toContain('many servers');
  });

  test('a policy', async () => {
    const { error } = await failure(board('/dist/othello-worker.js'), {
      headers: { 'content-security-policy': "script-src 'self' 'wasm-unsafe-eval'; worker-src 'none'" },
    });
    expect(error).toContain("is forbidden by worker-src of the page's Content-Security-Policy (");
    expect(error).toContain("worker-src 'none'");
    expect(error).not.toContain('engineUrl');
  });

  test('another origin that does not let itself be read', async () => {
    const other = await stage.host({ content: { '/': { folder: stage.dist } }, host: 'localhost' });
    const { error } = await failure('<othello-board engine="white"></othello-board>', {
      before: async (page) => {
        await page.addInitScript((url) => {
          void customElements
            .whenDefined('othello-board')
            .then((board) => Object.assign(board, { engineUrl: url }));
        }, `${other.origin}/othello-worker.js`);
      },
    });
    expect(error).toContain(`${other.origin}/othello-worker.js may not be read`);
    expect(error).toContain('Access-Control-Allow-Origin');
  });

  test('an isolated page whose worker does not say that it is isolated, too', async () => {
    const { error, origin } = await failure(board('/dist/othello-worker.js'), {
      headers: ISOLATION,
      before: (page) =>
        page.route('**/othello-worker.js', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, headers: { 'content-type': 'text/javascript' } });
        }),
    });
    expect(error).toContain(
      `${origin}/dist/othello-worker.js must be served with Cross-Origin-Embedder-Policy`,
    );
  });

  test('the script that a bundler has put elsewhere', async () => {
    const { error, origin } = await failure('<othello-board engine="white"></othello-board>', {
      before: (page) => page.route('**/othello-worker.js', (route) => route.fulfill({ status: 404 })),
    });
    expect(error).toContain(`${origin}/dist/othello-worker.js answers 404`);
    expect(error).not.toContain('..');
  });
});
