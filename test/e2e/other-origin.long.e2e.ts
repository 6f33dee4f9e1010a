/** The package on another origin than the page, such as a CDN, in each installed browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { ENGINE_MOVED } from './support/browser.js';
import { guidePolicies } from './support/documentation.js';
import { LISTENER, page as html } from './support/pages.js';
import { ISOLATION, serve, type Site } from './support/server.js';
import { enginesHere, openTab, type EngineName, type Tab } from '../browsers/tabs.js';

const PATIENCE = { timeout: 60_000 };
const README = readFileSync('README.md', 'utf8');
const CDN = /https:\/\/cdn\.jsdelivr\.net\/npm\/othello-board@[\d.]+/gu;

/** The first block of HTML in the README that contains this. */
function snippet(part: string): string {
  const blocks = [...README.matchAll(/```html\n([^]*?)```/gu)].map(([, code = '']) => code);
  const found = blocks.find((code) => code.includes(part));
  if (!found) throw new Error(`README.md has no HTML with ${part}`);
  return found;
}

const engines: readonly EngineName[] = await enginesHere();

describe.each(engines)('in %s, with the package on another origin', (engine) => {
  let tab: Tab;
  let cdn: Site;
  const sites: Site[] = [];

  beforeAll(async () => {
    tab = await openTab(engine);
    const dist = join(inject('home'), 'node_modules/othello-board/dist');
    cdn = await serve({
      content: { '/dist/': { folder: dist } },
      // The headers of jsDelivr.
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      host: 'localhost',
    });
  });
  afterEach(async () => {
    for (const site of sites.splice(0)) await site.close();
  });
  afterAll(async () => {
    await tab.close();
    await cdn.close();
  });

  async function open(body: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
    const site = await serve({ content: { '/': body, '/listen.js': LISTENER }, headers });
    sites.push(site);
    await tab.open(`${site.origin}/`);
    await expect
      .poll(() => tab.run(() => document.querySelector('othello-board:defined') !== null), PATIENCE)
      .toBe(true);
  }

  async function playOneMove(): Promise<void> {
    await tab.click(['othello-board', '[data-square=f5]']);
    await expect
      .poll(() => tab.run(() => document.querySelector('output')!.textContent), PATIENCE)
      .toMatch(ENGINE_MOVED);
  }

  test('the computer plays', async () => {
    await open(html(`${cdn.origin}/dist/othello-board.js`));
    await playOneMove();
  });

  test('it plays under the policy of the guide', async () => {
    const { otherOrigin } = guidePolicies((policy) =>
      policy.replace('script-src', "img-src data:; script-src 'self'"),
    );
    await open(html(`${cdn.origin}/dist/othello-board.js`), {
      'content-security-policy': otherOrigin.replaceAll('https://cdn.example', cdn.origin),
    });
    await playOneMove();
  });

  test('on a page that is isolated from other origins it plays', async () => {
    await open(
      html(`${cdn.origin}/dist/othello-board.js`).replace('src="http', 'crossorigin src="http'),
      ISOLATION,
    );
    expect(await tab.run(() => crossOriginIsolated)).toBe(true);
    await playOneMove();
  });

  test.each(['require-corp', 'credentialless'])(
    'on a page that takes only what allows it (%s), and is not isolated, it plays',
    async (policy) => {
      await open(html(`${cdn.origin}/dist/othello-board.js`).replace('src="http', 'crossorigin src="http'), {
        'cross-origin-embedder-policy': policy,
      });
      expect(await tab.run(() => crossOriginIsolated)).toBe(false);
      await playOneMove();
    },
  );

  test('the first page of README.md plays as it stands there', async () => {
    const page = snippet('othello-board.js').replaceAll(CDN, cdn.origin);
    await open(
      `<!doctype html><meta charset="utf-8">${page}<output></output><script src="/listen.js"></script>`,
    );
    await playOneMove();
  });

  test('the boards and the game of README.md play as they stand there', async () => {
    const page = snippet('<othello-game').replaceAll(CDN, cdn.origin);
    await open(`<!doctype html><meta charset="utf-8">${page}`);
    const ply = (selector: string) =>
      tab.run((name) => {
        const element = document.querySelector<HTMLElementTagNameMap['othello-board']>(name)!;
        return (element as unknown as { board?: typeof element }).board?.ply ?? element.ply;
      }, selector);
    await expect.poll(() => ply('othello-game'), PATIENCE).toBe(0);
    await tab.click(['othello-board[engine]', '[data-square=f5]']);
    await expect.poll(() => ply('othello-board[engine]'), PATIENCE).toBe(2);
    await tab.click(['othello-game', 'othello-board', '[data-square=f5]']);
    await expect.poll(() => ply('othello-game'), PATIENCE).toBe(2);
  });
});
