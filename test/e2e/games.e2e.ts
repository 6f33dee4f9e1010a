import { expect, test } from 'vitest';
import { REPORT } from '../../demo/locales/report.js';
import { plural } from '../../src/core/locales/strings.js';
import { expectSound } from './support/axe.js';
import { randomGame } from './support/random-game.js';
import { useSite } from './support/site-page.js';

const site = useSite();
const words = REPORT.en;
/** More than eight, the fewest games for which weaknesses are reported. */
const COUNT = 9;

/** Ann plays at random, so that many things stand out. */
const GAMES = Array.from({ length: COUNT }, (_, at) => {
  const [black, white] = at % 2 === 0 ? ['Ann', 'Bob'] : ['Bob', 'ANN'];
  const tags = `[Black "${black}"]\n[White "${white}"]\n[Date "2026.0${1 + (at % 3)}.01"]`;
  return `${tags}\n\n${randomGame(at + 1, 40)} *\n\n`;
}).join('');

test('my games: of a file they are found by name, reviewed also after a reload, and reported, with what to train', async () => {
  const page = await site.visit('train/');
  await page.goto(`${site.url}train/index.html#games`);
  await page
    .getByLabel(words.mine.file)
    .setInputFiles({ name: 'games.pgn', mimeType: 'text/plain', buffer: Buffer.from(GAMES) });
  await page.getByRole('button', { name: `Ann (${COUNT})`, exact: true }).click();
  await page.getByText(plural(words.mine.games, COUNT, 'en')).waitFor();
  await page.getByRole('button', { name: words.run.start, exact: true }).click();
  await page.getByText(new RegExp(`^[1-9]\\d* of ${COUNT} games reviewed`, 'u')).waitFor();
  await page.reload();
  await page.getByText(plural(words.run.done, COUNT, 'en')).waitFor({ timeout: 120_000 });
  const first = page.locator('.weakness').first();
  await first.locator('.position othello-board').first().waitFor();
  await page.getByText(words.figures, { exact: true }).click();
  await page.getByRole('table', { name: words.tables.parts, exact: true }).waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: /^Practise all \d+ mistakes$/u }).click();
  await page.getByText(/mistakes were added to your training/u).waitFor();
  const link = first.locator('.position a').first();
  const ply = Number(/move (\d+)$/u.exec((await link.getAttribute('aria-label'))!)![1]);
  await link.click();
  await expect
    .poll(() => page.locator('#board').evaluate((board: HTMLElementTagNameMap['othello-board']) => board.ply))
    .toBe(ply - 1);
});
