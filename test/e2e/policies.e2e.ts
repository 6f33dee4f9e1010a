import { describe, expect, test } from 'vitest';
import { ELEMENTS } from '../../tools/elements.js';
import { click, ENGINE_MOVED, playOneMove } from './support/browser.js';
import { guidePolicies } from './support/documentation.js';
import { LISTENER, page as html } from './support/pages.js';
import { ISOLATION } from './support/server.js';
import { useStage } from './support/stage.js';

const CORS = { 'access-control-allow-origin': '*' };

/** What the page has besides the board: an empty icon, and the script that listens. */
const policies = guidePolicies((policy) => policy.replace('script-src', "img-src data:; script-src 'self'"));

const stage = useStage();

const cdn = () =>
  stage.host({ content: { '/dist/': { folder: stage.dist } }, headers: CORS, host: 'localhost' });

describe('the Content-Security-Policy of the guide', () => {
  test.each([
    ['the package on the own host', policies.ownHost, 'othello-board.js'],
    ['everything in one file', policies.singleFile, 'othello-all.js'],
  ])('%s', async (_what, policy, script) => {
    const headers = { 'content-security-policy': policy };
    const { page, faults } = await stage.open(html(`/built/${script}`), {
      headers,
      content: { '/built/': { folder: 'dist' } },
    });
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(faults).toEqual([]);
  });

  test('the package on another origin, for a page that is isolated from others, too', async () => {
    const { origin } = await cdn();
    const policy = policies.otherOrigin.replaceAll('https://cdn.example', origin);
    for (const isolation of [{}, ISOLATION]) {
      const { page, faults } = await stage.open(html(`${origin}/dist/othello-board.js`), {
        headers: { 'content-security-policy': policy, ...isolation },
      });
      expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
      expect(faults).toEqual([]);
    }
  });

  test('names the directive in an error if it allows no worker, and two people can play', async () => {
    const policy = "default-src 'none'; script-src 'self'; worker-src 'none'; img-src data:";
    const { page } = await stage.open(html('/dist/othello-board.js'), {
      headers: { 'content-security-policy': policy },
    });
    const log = page.locator('output');
    await click(page, 'f5');
    await expect.poll(() => log.textContent(), { timeout: 30_000 }).toMatch(/error [^;]*worker-src/u);
    await click(page, 'f6');
    await expect.poll(() => log.textContent()).toContain('user f6;');
  });
});

test('Trusted Types enforced: every element draws, plays, reviews and prints without a complaint', async () => {
  const alone = ['board', 'game', 'puzzle', 'lesson'];
  const beside = ELEMENTS.map(({ name }) => name).filter((name) => !alone.includes(name));
  const elements = `<othello-board id="table" moves="f5d6c3d3c4" controls analysis hints="legal best"></othello-board>
    ${beside.map((name) => `<othello-${name} for="table"></othello-${name}>`).join('')}
    <othello-game></othello-game><othello-puzzle></othello-puzzle>
    <othello-lesson><section data-moves="f5d6"><h2>One</h2><p>f5 d6</p></section>
      <section data-moves="f5d6c3" data-marks="c3=A"><h2>Two</h2><p>c3</p></section></othello-lesson>
    ${ELEMENTS.map(({ name }) => `<script type="module" src="/dist/othello-${name}.js"></script>`).join('')}`;
  const { page, faults } = await stage.open(html('/dist/othello-board.js', elements), {
    headers: { 'content-security-policy': policies.trustedTypes },
  });
  await expect.poll(() => page.locator(':not(:defined)').count(), { timeout: 30_000 }).toBe(0);
  await page.locator('othello-review button').first().click();
  // The review grows while it runs, and a computer pauses while its board is pushed out of sight.
  await page.locator('othello-review', { hasText: 'The review is complete.' }).waitFor();
  const game = page.locator('othello-game');
  await game.locator('[part~="f5"]').click();
  await expect
    .poll(() => page.locator('output').textContent(), { timeout: 30_000 })
    .toMatch(/user f5;.*engine (?:d6|f4|f6);/u);
  for (const dialog of ['New game', 'Options', 'Share']) {
    await game.getByRole('button', { name: 'More', exact: true }).click();
    await game.getByRole('button', { name: dialog, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
  }
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('othello-lesson figure svg').count()).toBe(2);
  expect(await page.locator('output').textContent()).not.toMatch(/violation|error/u);
  expect(faults).toEqual([]);
});

test('the computer plays in a sandboxed frame', async () => {
  const { page } = await stage.open(
    '<!doctype html><title>A frame</title><iframe sandbox="allow-scripts" src="/frame"></iframe>',
    { headers: CORS, content: { '/frame': html('/dist/othello-board.js'), '/listen.js': LISTENER } },
  );
  const frame = page.frameLocator('iframe');
  await frame.locator('othello-board [part~="f5"]').click();
  await expect.poll(() => frame.locator('output').textContent(), { timeout: 30_000 }).toMatch(ENGINE_MOVED);
});
