import { describe, expect, test } from 'vitest';
import { click, ENGINE_MOVED, playOneMove } from './support/browser.js';
import { LISTENER, page as html } from './support/pages.js';
import { guidePolicies } from './support/documentation.js';
import { ISOLATION } from './support/server.js';
import { useStage } from './support/stage.js';

const CORS = { 'access-control-allow-origin': '*' };

/** What the page has besides the board: an empty icon, and the script that listens. */
const policies = guidePolicies((policy) => policy.replace('script-src', "img-src data:; script-src 'self'"));

const stage = useStage();

function cdn() {
  return stage.host({ content: { '/dist/': { folder: stage.dist } }, headers: CORS, host: 'localhost' });
}

function open(headers: Record<string, string>, script = '/dist/othello-board.js') {
  return stage.open(html(script), { headers });
}

describe('the Content-Security-Policy of the guide', () => {
  test('the package on the own host', async () => {
    const { page, faults } = await open({ 'content-security-policy': policies.ownHost });
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(faults).toEqual([]);
  });

  test('the package on another origin', async () => {
    const { origin } = await cdn();
    const policy = policies.otherOrigin.replaceAll('https://cdn.example', origin);
    const { page, faults } = await open(
      { 'content-security-policy': policy },
      `${origin}/dist/othello-board.js`,
    );
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(faults).toEqual([]);
  });

  test('everything in one file', async () => {
    const { page, faults } = await open(
      { 'content-security-policy': policies.singleFile },
      '/dist/othello-all.js',
    );
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(faults).toEqual([]);
  });

  test.each([
    ['no worker', "default-src 'none'; script-src 'self'; worker-src 'none'; img-src data:", 'worker-src'],
    [
      'no wasm',
      "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; img-src data:",
      'wasm-unsafe-eval',
    ],
    [
      'no connection',
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; img-src data:",
      'connect-src',
    ],
  ])('%s: an error names the directive, and two people can play', async (_what, policy, directive) => {
    const { page } = await open({ 'content-security-policy': policy });
    await click(page, 'f5');
    const log = page.locator('output');
    await expect.poll(() => log.textContent(), { timeout: 30_000 }).toMatch(/user f5;.*error /u);
    expect(/error [^;]*/u.exec((await log.textContent()) ?? '')?.[0]).toContain(directive);
    await click(page, 'f6');
    await expect.poll(() => log.textContent()).toContain('user f6;');
  });
});

/** The elements beside the board, in a separate page. */
const WHOLE = `<othello-game></othello-game><othello-score for="table"></othello-score>
  <othello-clock for="table"></othello-clock><othello-board id="table" moves="f5d6"></othello-board>
  <othello-controls for="table"></othello-controls><othello-moves for="table"></othello-moves>
  <othello-evaluation for="table"></othello-evaluation>`;

test.each([
  ['Content-Security-Policy', policies.ownHost],
  ['Trusted Types', policies.trustedTypes],
])('the whole game and what stands beside a board: %s', async (_what, policy) => {
  const { page, faults } = await stage.open(html('/dist/othello-game.js', WHOLE), {
    headers: { 'content-security-policy': policy },
  });
  const game = page.locator('othello-game');
  await game.locator('[part~="f5"]').click();
  await expect
    .poll(() => page.locator('output').textContent(), { timeout: 30_000 })
    .toMatch(/user f5;.*engine (d6|f4|f6);/u);
  for (const dialog of ['New game', 'Options', 'Share']) {
    await game.getByRole('button', { name: 'More', exact: true }).click();
    await game.getByRole('button', { name: dialog, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
  }
  expect(await page.locator(':not(:defined)').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('Trusted Types enforced: every element draws, plays and prints without a complaint', async () => {
  const tags = ['score', 'clock', 'moves', 'controls', 'evaluation', 'graph', 'lines', 'openings'];
  const scripts = ['board', 'game', ...tags, 'review', 'puzzle', 'lesson'];
  const elements = `<othello-board id="table" moves="f5d6c3d3c4" controls analysis hints="legal best"></othello-board>
    ${[...tags, 'review'].map((tag) => `<othello-${tag} for="table"></othello-${tag}>`).join('')}
    <othello-game></othello-game><othello-puzzle></othello-puzzle>
    <othello-lesson><section data-moves="f5d6"><h2>One</h2><p>f5 d6</p></section>
      <section data-moves="f5d6c3" data-marks="c3=A"><h2>Two</h2><p>c3</p></section></othello-lesson>
    ${scripts.map((name) => `<script type="module" src="/dist/othello-${name}.js"></script>`).join('')}`;
  const { page, faults } = await stage.open(html('/dist/othello-board.js', elements), {
    headers: { 'content-security-policy': policies.trustedTypes },
  });
  await expect.poll(() => page.locator(':not(:defined)').count(), { timeout: 30_000 }).toBe(0);
  await page.locator('othello-review button').first().click();
  // The review grows while it runs, and a computer pauses while its board is pushed out of sight.
  await page.locator('othello-review', { hasText: 'The review is complete.' }).waitFor();
  await page.locator('othello-game [part~="f5"]').click();
  await expect
    .poll(() => page.locator('output').textContent(), { timeout: 30_000 })
    .toMatch(/user f5;.*engine (d6|f4|f6);/u);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('othello-lesson figure svg').count()).toBe(2);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await page.locator('output').textContent()).not.toMatch(/violation|error/u);
  expect(faults).toEqual([]);
});

test('Trusted Types enforced: nothing is reported, and the page keeps its own workers', async () => {
  const { page, faults } = await open({ 'content-security-policy': policies.trustedTypes });
  const native = await page.evaluateHandle(() => Worker);
  expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
  expect(await page.evaluate((before) => Worker === before, native)).toBe(true);
  expect(faults).toEqual([]);
});

test('Trusted Types enforced, without leave for the policy of the board: two people can play', async () => {
  const policy = policies.trustedTypes.replace(' othello-board', '');
  const { page } = await open({ 'content-security-policy': policy });
  await click(page, 'f5');
  const log = page.locator('output');
  await expect.poll(() => log.textContent(), { timeout: 30_000 }).toMatch(/user f5;.*error /u);
  await click(page, 'f6');
  await expect.poll(() => log.textContent()).toContain('user f6;');
});

test('a cross-origin isolated page, the package on another origin', async () => {
  const { origin } = await cdn();
  const { page, faults } = await open(ISOLATION, `${origin}/dist/othello-board.js`);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
  expect(faults).toEqual([]);
});

test('a sandboxed frame', async () => {
  const { page } = await stage.open(
    '<!doctype html><title>A frame</title><iframe sandbox="allow-scripts" src="/frame"></iframe>',
    { headers: CORS, content: { '/frame': html('/dist/othello-board.js'), '/listen.js': LISTENER } },
  );
  const frame = page.frameLocator('iframe');
  await frame.locator('othello-board [part~="f5"]').click();
  await expect.poll(() => frame.locator('output').textContent(), { timeout: 30_000 }).toMatch(ENGINE_MOVED);
});
