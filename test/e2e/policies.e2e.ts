import { describe, expect, test } from 'vitest';
import { click, ENGINE_MOVED, playOneMove } from './support/browser.js';
import { LISTENER, page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

const CORS = { 'access-control-allow-origin': '*' };
/** The README's policy for a package on the page's own host. */
const STRICT =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src data:; " +
  "worker-src 'self'; connect-src 'self'";

const stage = useStage();

function cdn() {
  return stage.host({ content: { '/dist/': { folder: stage.dist } }, headers: CORS, host: 'localhost' });
}

function open(headers: Record<string, string>, script = '/dist/othello-board.js') {
  return stage.open(html(script), { headers });
}

describe('Content-Security-Policy', () => {
  test('a strict one that allows wasm', async () => {
    const { page, faults } = await open({ 'content-security-policy': STRICT });
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(faults).toEqual([]);
  });

  test('a strict one, the package on another origin', async () => {
    const { origin } = await cdn();
    const policy =
      `default-src 'none'; script-src 'self' ${origin} 'wasm-unsafe-eval'; style-src 'self'; img-src data:; ` +
      `worker-src blob: ${origin}; connect-src ${origin}`;
    const { page, faults } = await open(
      { 'content-security-policy': policy },
      `${origin}/dist/othello-board.js`,
    );
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(faults).toEqual([]);
  });

  test('a strict one, everything in one file', async () => {
    const policy =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src data:; " +
      'worker-src blob:; connect-src data:';
    const { page, faults } = await open({ 'content-security-policy': policy }, '/dist/othello-all.js');
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

test('Trusted Types enforced', async () => {
  const { page, faults } = await open({
    'content-security-policy': `${STRICT}; require-trusted-types-for 'script'; trusted-types lit-html othello-board`,
  });
  expect(await playOneMove(page)).toContain('engine');
  expect(faults.filter((fault) => !fault.includes('TrustedScriptURL'))).toEqual([]);
});

test('a cross-origin isolated page, the package on another origin', async () => {
  const { origin } = await cdn();
  const { page, faults } = await open(
    { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' },
    `${origin}/dist/othello-board.js`,
  );
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
