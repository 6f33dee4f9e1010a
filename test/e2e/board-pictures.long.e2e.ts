/**
 * Compares the board with reference pictures that people have checked. After a change of the look run `RENEW_PICTURES=1
 * npx vitest run --project e2e-long test/e2e/board-pictures.long.e2e.ts`, and check each picture again.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

const stage = useStage();
const FOLDER = 'test/visual';
const REPORTS = 'build/reports/pictures';
const RENEWED = process.env['RENEW_PICTURES'] === '1';

/** How much a pixel may differ, and how many pixels may: other machines have other fonts. */
const THRESHOLD = 0.15;
const SHARE = 0.006;

type Media = Parameters<Page['emulateMedia']>[0];

interface Picture {
  readonly attributes: string;
  readonly width: number;
  readonly media?: Media;
  /** Actions before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const LINE = 'moves="f5d6c3d3c4f4f6g5e3"';
const OVER = 'moves="f5f4c3c6c5d6f3c4c7"';

const PICTURES: Readonly<Record<string, Picture>> = {
  start: { attributes: 'interactive', width: 190 },
  'theme-wood': { attributes: `interactive theme="wood" ${LINE}`, width: 190 },
  'theme-slate': { attributes: `interactive theme="slate" ${LINE}`, width: 190 },
  'theme-paper': { attributes: `interactive theme="paper" ${LINE}`, width: 190 },
  'theme-contrast': { attributes: `interactive theme="contrast" ${LINE}`, width: 190 },
  dark: { attributes: `interactive ${LINE}`, width: 190, media: { colorScheme: 'dark' } },
  small: { attributes: `interactive ${LINE}`, width: 120 },
  large: { attributes: `interactive ${LINE}`, width: 320 },
  diagram: { attributes: `${LINE} move-numbers`, width: 190 },
  author: {
    attributes: `${LINE} marks="a1=A h8=12 b2=circle g7=cross b7=square g2=dot" arrows="c5-e7 g3-d6:2"`,
    width: 190,
  },
  learner: { attributes: `interactive ${LINE} hints="legal last flips stable strategy"`, width: 190 },
  turned: { attributes: `interactive ${LINE} orientation="white" coordinates="inside"`, width: 190 },
  over: { attributes: OVER, width: 190 },
  focus: {
    attributes: `interactive ${LINE}`,
    width: 190,
    act: async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Home');
    },
  },
  'forced-colors': {
    attributes: `interactive ${LINE} marks="a1=A"`,
    width: 190,
    media: { forcedColors: 'active' },
  },
  print: {
    attributes: `interactive ${LINE} move-numbers marks="a1=A b2=circle"`,
    width: 190,
    media: { media: 'print' },
  },
};

async function take({ attributes, width, media, act }: Picture): Promise<Buffer> {
  // The legend is text of the page: its width, and so its number of lines, depends on the machine's fonts.
  const style = '<style>othello-board::part(legend) { display: none }</style>';
  const board = `${style}<othello-board style="width: ${width}px" ${attributes}></othello-board>`;
  const { page } = await stage.open(
    html('/dist/othello-board.js', board).replace(
      '<head>',
      '<head><meta name="color-scheme" content="light dark">',
    ),
  );
  await page.emulateMedia({ reducedMotion: 'reduce', ...media });
  await page.waitForSelector('othello-board:defined');
  await page.waitForLoadState('networkidle');
  await act?.(page);
  return page.locator('othello-board').screenshot({ animations: 'disabled' });
}

/** The share of pixels that differ, and a picture of the differences. */
function compare(before: PNG, now: PNG): { share: number; difference: PNG } {
  const { width, height } = before;
  expect([now.width, now.height]).toEqual([width, height]);
  const difference = new PNG({ width, height });
  const points = pixelmatch(before.data, now.data, difference.data, width, height, { threshold: THRESHOLD });
  return { share: points / (width * height), difference };
}

describe('22. pictures', () => {
  test.each(Object.entries(PICTURES))('22. looks as it did: %s', async (name, picture) => {
    const file = join(FOLDER, `${name}.png`);
    const now = await take(picture);
    if (RENEWED) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, now);
      return;
    }
    expect(existsSync(file), `${file} is missing`).toBe(true);
    const { share, difference } = compare(PNG.sync.read(readFileSync(file)), PNG.sync.read(now));
    if (share > SHARE) {
      mkdirSync(REPORTS, { recursive: true });
      writeFileSync(join(REPORTS, `${name}.png`), now);
      writeFileSync(join(REPORTS, `${name}-difference.png`), PNG.sync.write(difference));
    }
    expect(share, `see ${REPORTS}/${name}.png`).toBeLessThanOrEqual(SHARE);
  });

  test('22. a disc of the other colour is seen as a difference', async () => {
    const now = PNG.sync.read(await take(PICTURES['start']!));
    const other = PNG.sync.read(await take({ attributes: 'interactive moves="f5"', width: 190 }));
    expect(compare(now, other).share).toBeGreaterThan(SHARE);
  });

  test('22. the pictures are small, and none is left over', () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.png'));
    expect(files.toSorted()).toEqual(
      Object.keys(PICTURES)
        .map((name) => `${name}.png`)
        .toSorted(),
    );
    const bytes = files.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0);
    expect(bytes).toBeLessThan(400_000);
  });
});
