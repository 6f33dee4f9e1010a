// `npm run -w tools picture`: takes the README's picture of the board from the output of `npm run build`.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { serve } from '../test/e2e/support/server.js';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../test/support/chromium.mjs';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The board</title>
  <style>body { margin: 0 } othello-board { width: 420px; padding: 10px }</style>
  <script type="module" src="/dist/othello-board.js"></script></head>
  <body><othello-board interactive moves="f5d6c3"></othello-board></body></html>`;

const site = await serve({ content: { '/': PAGE, '/dist/': { folder: 'dist' } } });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGUMENTS });
try {
  const page = await browser.newPage({ deviceScaleFactor: 2, reducedMotion: 'reduce' });
  await page.goto(`${site.origin}/`);
  await page.waitForSelector('othello-board:defined');
  mkdirSync('docs', { recursive: true });
  await page.locator('othello-board').screenshot({ path: 'docs/board.png', omitBackground: true });
} finally {
  await browser.close();
  await site.close();
}
