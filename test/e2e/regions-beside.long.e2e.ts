import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ANALYSE } from '../../demo/locales/analyse.js';
import { en } from '../../src/core/locales/en/game.js';
import { atRest } from './support/at-rest.js';
import {
  barRegions,
  buttonRegions,
  findingsBeside,
  graphRegions,
  scoreRegions,
  type Region,
} from './support/regions-beside.js';
import { useSite } from './support/site-page.js';

const site = useSite();
/** Its last moves cost so much that the line of the graph leaves the middle. */
const LINE = 'f5d6c5b4c7e7c4e3c3e6c6b2';

type Options = Parameters<typeof site.blank>[0];

async function openPage(address: string, options: Options): Promise<Page> {
  const page = await site.blank({ viewport: { width: 1280, height: 800 }, ...options });
  await page.goto(site.url + address);
  await page.locator('othello-board [data-square=a1]').first().waitFor();
  return page;
}

/** A game of two after three moves: White is to move. */
async function openGame(options: Options = {}): Promise<Page> {
  const page = await openPage('index.html', options);
  await page.getByRole('button', { name: en.opponents.two }).click();
  for (const square of ['f5', 'd6', 'c3'])
    await page.locator(`othello-board [data-square=${square}]`).click();
  await page.mouse.move(0, 0);
  await atRest(page);
  return page;
}

async function gameRegions(page: Page): Promise<Region[]> {
  return [
    ...(await scoreRegions(page.locator('othello-game othello-score'))),
    ...(await buttonRegions(
      page.locator('othello-game .tools button.tool, othello-game .tools othello-controls button'),
    )),
  ];
}

/** A game that was reviewed, in its middle. */
async function openAnalysis(options: Options = {}): Promise<Page> {
  // Where bar and graph are both shown.
  const viewport = { width: 1280, height: 900 };
  const page = await openPage(`analyse/index.html#game=${LINE}`, { viewport, ...options });
  await page.getByRole('tab', { name: ANALYSE.en.tabs.review }).click();
  await page.locator('othello-review').getByRole('button').first().click();
  await page.getByText('The review is complete.').first().waitFor({ timeout: 60_000 });
  await page.locator('othello-controls').getByRole('button', { name: 'One move back', exact: true }).click();
  await page.evaluate(() =>
    scrollTo(0, document.querySelector('#board')!.getBoundingClientRect().bottom - 300),
  );
  await page.mouse.move(0, 0);
  await atRest(page);
  return page;
}

async function analysisRegions(page: Page): Promise<Region[]> {
  return [
    ...(await barRegions(page.locator('othello-evaluation'))),
    ...(await graphRegions(page.locator('othello-graph'))),
    ...(await buttonRegions(page.locator('othello-controls button, #switches button'))),
  ];
}

async function openTraining(options: Options = {}): Promise<Page> {
  const page = await openPage('train/index.html#puzzles', options);
  await page.locator('#exercise').getByRole('button', { name: 'Hint' }).waitFor();
  await atRest(page);
  return page;
}

const trainingRegions = (page: Page): Promise<Region[]> => buttonRegions(page.locator('#exercise button'));

const WAYS = {
  game: { open: openGame, regions: gameRegions, least: 13 },
  analysis: { open: openAnalysis, regions: analysisRegions, least: 16 },
  training: { open: openTraining, regions: trainingRegions, least: 3 },
} as const;

describe.each(['light', 'dark', 'forced'] as const)(
  'what stands beside a board is as it says, %s:',
  (look) => {
    const options: Options = look === 'forced' ? { forcedColors: 'active' } : { colorScheme: look };
    test.each(Object.entries(WAYS))('%s', async (_, { open, regions, least }) => {
      const page = await open(options);
      const all = await regions(page);
      expect(all.length).toBeGreaterThanOrEqual(least);
      expect(await findingsBeside(page, all)).toEqual([]);
    });
  },
);

test('beside a board of a phone, too', async () => {
  const page = await openGame({ viewport: { width: 360, height: 740 } });
  expect(await findingsBeside(page, await gameRegions(page))).toEqual([]);
});

/** What breaks one region, and what is found then. */
type Broken = readonly (readonly [what: string, host: string, css: string, found: RegExp, count: number])[];

/** Breaks one region after another; the page is as before at the end. */
async function eachBroken(page: Page, regions: readonly Region[], broken: Broken): Promise<void> {
  for (const [what, host, css, found, count] of broken) {
    const at: Locator = page.locator(host).first();
    // The site's policy takes a sheet of a script, and no element.
    await at.evaluate((element, text) => {
      const added = new CSSStyleSheet();
      added.replaceSync(text);
      (element.shadowRoot ?? document).adoptedStyleSheets.push(added);
    }, css);
    const findings = await findingsBeside(page, regions);
    const elsewhere = findings.filter((finding) => !found.test(finding));
    expect([what, count < 0 ? Math.min(1, findings.length) : findings.length, elsewhere]).toEqual([
      what,
      Math.abs(count),
      [],
    ]);
    await at.evaluate((element) => void (element.shadowRoot ?? document).adoptedStyleSheets.pop());
  }
  expect(await findingsBeside(page, regions)).toEqual([]);
}

const SCORE = 'othello-game othello-score';
const TOOLS = 'othello-game .tools othello-controls';

test('what is missing beside the board of a game is found there, and nowhere else', async () => {
  const page = await openGame();
  await eachBroken(page, await gameRegions(page), [
    ['no count of White', SCORE, '[part~=white] .count { opacity: 0 }', /^score of white, count/u, 1],
    ['no names', SCORE, '.name { opacity: 0 }', /^score of (?:black|white), name/u, 2],
    ['pale names', SCORE, '.name { color: #bbb }', /^score of (?:black|white), name/u, 2],
    ['a disc of the other colour', SCORE, '.disc.black { background: #fff }', /^score of black, disc/u, 1],
    [
      'nobody’s turn',
      SCORE,
      '.current { border-color: transparent; background: none }',
      /^score of white, turn/u,
      1,
    ],
    ['the turn of both', SCORE, '.side { border-color: #1d6246 }', /^score of black, turn/u, 1],
    ['half of the discs', SCORE, '.share .black { width: 32px }', /^share of the discs/u, 1],
    ['no drawing of a hint', TOOLS, '[part~=hint] svg { opacity: 0 }', /^button Hint, drawing/u, 1],
    ['no words below a hint', TOOLS, '[part~=hint] span { opacity: 0 }', /^button Hint, words/u, 1],
    ['no way to more', 'othello-game', '.tool svg { opacity: 0 }', /^button More, drawing/u, 1],
  ]);
});

test('what is missing beside the board of an analysis is found there, and nowhere else', async () => {
  const page = await openAnalysis();
  const regions = await analysisRegions(page);
  await eachBroken(page, regions, [
    ['no bar', 'othello-evaluation', '.bar .black { fill: #fff }', /^evaluation bar/u, 1],
    ['a bar at its end', 'othello-evaluation', '.bar .black { width: 100px }', /^evaluation bar/u, 1],
    ['no text of it', 'othello-evaluation', 'p { opacity: 0 }', /^evaluation text/u, 1],
    ['no line', 'othello-graph', '.segment, .sign { opacity: 0 }', /^graph, move/u, 12],
    ['no place', 'othello-graph', '.here { opacity: 0 }', /^graph, the place/u, 1],
    ['no text of it', 'othello-graph', '[part=text] { opacity: 0 }', /^graph, text/u, 1],
    [
      'no way back',
      'othello-controls',
      '[part~=back] svg { opacity: 0 }',
      /^button One move back, drawing/u,
      1,
    ],
    [
      'a pale switch',
      '#switches',
      '#switches button { color: #ddd; background: #fff }',
      /^button (?:Engine|Turn)/u,
      2,
    ],
  ]);
});

test('what is missing beside the board of a puzzle is found there, and nowhere else', async () => {
  const page = await openTraining();
  await eachBroken(page, await trainingRegions(page), [
    [
      'pale buttons',
      '#exercise',
      '.bar button { color: #ccc; background: #fff }',
      /^button (?:Hint|Show)/u,
      2,
    ],
    ['no way on', '#exercise ~ *, #mode', '#exercise .ways button { opacity: 0 }', /^button Next/u, 1],
  ]);
});
