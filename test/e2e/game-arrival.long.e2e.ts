// A page with a game whose script arrives late, and with the guide's lines of CSS: content below the game does not
// move.
import { expect, test } from 'vitest';
import { openWithLateScripts, shiftRecipe } from './support/late-scripts.js';
import { useStage } from './support/stage.js';

const stage = useStage();

const page = (
  css: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A game</title>
  <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>${css}</style></head>
  <body><h1>A game</h1><othello-game></othello-game><p>${'What is below. '.repeat(100)}</p>
  <script type="module" src="/dist/othello-game.js"></script></body></html>`;

async function shiftAt(width: number, height: number, css: string): Promise<number> {
  const { origin } = await stage.host({
    content: { '/dist/': { folder: stage.dist }, '/index.html': page(css) },
  });
  const blank = await stage.blank({ viewport: { width, height } });
  const { shift, elements } = await openWithLateScripts(blank.page, `${origin}/index.html`, 'othello-game');
  expect(elements).toContain('othello-game');
  expect(blank.faults).toEqual([]);
  return shift;
}

test('without them it moves', async () => {
  expect(await shiftAt(390, 844, '')).toBeGreaterThan(0.2);
});

test.each([
  [360, 640],
  [390, 844],
  [667, 375],
  [768, 1024],
  [844, 390],
  [900, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
])('nothing moves at %d × %d', async (width, height) => {
  expect(await shiftAt(width, height, shiftRecipe('othello-game'))).toBeLessThan(0.005);
});
