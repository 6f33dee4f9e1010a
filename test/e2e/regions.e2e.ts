import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en } from '../../src/core/locales/en/game.js';
import { atRest } from './support/at-rest.js';
import { findingsOf } from './support/regions.js';
import { useSite } from './support/site-page.js';

const site = useSite();

const SCHEMES = ['light', 'dark'] as const;
const LINE = 'f5d6c3d3c4f4f6g5e3';

/** The pages with a board, and how to focus a square of a board that shows a move. */
const PAGES: Readonly<Record<string, string>> = {
  playground: `playground/index.html#moves=${LINE}&interactive=&hints=legal+last`,
  analysis: `analyse/index.html#game=${LINE}`,
  training: 'train/index.html',
};

async function open(address: string, options: Parameters<typeof site.blank>[0]): Promise<Page> {
  const page = await site.blank({ viewport: { width: 1280, height: 800 }, ...options });
  await page.goto(site.url + address);
  await page.locator('othello-board [data-square=a1]').first().waitFor();
  await atRest(page);
  return page;
}

const boardOf = (page: Page): Locator => page.locator('othello-board').first();

/** Moves the focus by the keyboard, so that its ring is drawn. */
async function focus(page: Page): Promise<void> {
  await boardOf(page).locator('[data-square][tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await atRest(page);
}

/** A game for two on the home page, with d6 as the last move. */
async function openGame(options: Parameters<typeof site.blank>[0]): Promise<Page> {
  const page = await open('index.html', options);
  await page.getByRole('button', { name: en.opponents.two }).click();
  for (const square of ['f5', 'd6']) await boardOf(page).locator(`[data-square=${square}]`).click();
  await page.mouse.move(0, 0);
  await atRest(page);
  return page;
}

describe.each(SCHEMES)(
  'each region of a board is as its colours and its position say, %s:',
  (colorScheme) => {
    test('game', async () => {
      const page = await openGame({ colorScheme });
      expect(await findingsOf(page, boardOf(page))).toEqual([]);
      await focus(page);
      expect(await findingsOf(page, boardOf(page))).toEqual([]);
    });

    test.each(Object.entries(PAGES))('%s', async (_, address) => {
      const page = await open(address, { colorScheme });
      expect(await findingsOf(page, boardOf(page))).toEqual([]);
      await focus(page);
      expect(await findingsOf(page, boardOf(page))).toEqual([]);
    });
  },
);

test.each([
  ['a phone', { viewport: { width: 360, height: 740 } }],
  ['a fine screen', { deviceScaleFactor: 2 }],
  ['a screen of odd points', { deviceScaleFactor: 1.5 }],
  ['forced colours', { forcedColors: 'active' }],
  ['forced colours, dark', { forcedColors: 'active', colorScheme: 'dark' }],
] as const)('each region of the game is there on %s', async (_, options) => {
  const page = await openGame(options);
  expect(await findingsOf(page, boardOf(page))).toEqual([]);
  await focus(page);
  expect(await findingsOf(page, boardOf(page))).toEqual([]);
  // The dot is visible on a black disc as well.
  await boardOf(page).locator('[data-square=c3]').click();
  await page.mouse.move(0, 0);
  await atRest(page);
  expect(await findingsOf(page, boardOf(page))).toEqual([]);
});

/** Style rules that each break one region, and the findings expected then. */
const BROKEN: readonly (readonly [what: string, css: string, found: RegExp, count: number])[] = [
  [
    'no mark of any legal square',
    '.cell[data-legal]::before { display: none }',
    /mark of a legal square/u,
    5,
  ],
  ['one mark less', '.cell[data-square=c5]::before { display: none }', /^c5: the mark of a legal square/u, 1],
  ['marks twice as large', '.cell[data-legal]::before { inset: 26% }', /mark of a legal square/u, 5],
  [
    'marks as pale as the felt',
    '.cell[data-legal]::before { border-color: #35825f }',
    /mark of a legal square/u,
    5,
  ],
  [
    'a mark too many',
    '.cell[data-square=a1]::before { content: ""; inset: 38%; border: 3px solid #e6f4ea }',
    /^a1: a mark where none/u,
    1,
  ],
  [
    'no dot on the last move',
    '.cell[data-last]::after { background: var(--_face) }',
    /^d6: the dot of the last move/u,
    1,
  ],
  [
    'a dot half as large',
    '.cell[data-last]::after { --_dot: 11px !important }',
    /^d6: the dot of the last move/u,
    1,
  ],
  ['no focus ring', '.interactive .cell:focus-visible { box-shadow: none }', /focus ring/u, 4],
  [
    'a focus ring on one side only',
    '.interactive .cell:focus-visible { box-shadow: inset 0 5px #fff }',
    /focus ring (?:below|left|right)/u,
    3,
  ],
  ['no coordinates', '.row::before, .row::after { content: none !important }', /coordinate/u, 16],
  ['one letter less', '.row:nth-child(3)::after { content: none !important }', /coordinate c/u, 1],
  [
    'a disc of the other colour',
    '.cell[data-square=d6] { --_face: #000 !important }',
    /^d6: a white disc/u,
    1,
  ],
];

test('what is missing in one region is found there, and nowhere else', async () => {
  const page = await openGame({});
  await focus(page);
  const board = boardOf(page);
  for (const [what, css, found, count] of BROKEN) {
    // The site's policy allows a script's style sheet, but no style element.
    await board.evaluate((element, text) => {
      const added = new CSSStyleSheet();
      added.replaceSync(text);
      element.shadowRoot!.adoptedStyleSheets.push(added);
    }, css);
    const findings = await findingsOf(page, board);
    const elsewhere = findings.filter((finding) => !found.test(finding));
    expect([what, findings.length, elsewhere]).toEqual([what, count, []]);
    await board.evaluate((element) => void element.shadowRoot!.adoptedStyleSheets.pop());
  }
  expect(await findingsOf(page, board)).toEqual([]);
});
