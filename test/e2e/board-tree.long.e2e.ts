import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cs } from '../../src/core/locales/cs/board.js';
import { en } from '../../src/core/locales/en/board.js';
import { fr } from '../../src/core/locales/fr/board.js';
import type { Strings } from '../../src/core/locales/strings.js';
import { Position } from '../../src/core/rules/position.js';
import { SQUARES, type Square } from '../../src/core/rules/square.js';
import { launch } from './support/browser.js';
import { openAxTree } from './support/ax-tree.js';
import { page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

const stage = useStage();
const SCRIPT = '/dist/othello-board.js';
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const LANGUAGES: Readonly<Record<string, Strings>> = { en, fr, cs };

/** The names of the 64 squares by the specification: coordinate first, short words. */
function names(position: Position, last: Square | undefined, words: Strings): string[] {
  return SQUARES.map((square) => {
    const disc = position.at(square);
    const what = disc ? words[disc] : position.legalMoves.includes(square) ? words.legal : words.empty;
    return [square, what, ...(square === last ? [words.lastMove] : [])].join(', ');
  });
}

async function open(board: string, lang = 'en'): Promise<Page> {
  const { page } = await stage.open(html(SCRIPT, board).replace('lang="en"', `lang="${lang}"`));
  await page.waitForSelector('othello-board:defined');
  return page;
}

describe('the accessibility tree', () => {
  test.each(Object.entries(LANGUAGES))(
    '34. one grid, 8 rows, 64 named cells, right after every move of a whole game (%s)',
    async (lang, words) => {
      const page = await open('<othello-board interactive></othello-board>', lang);
      const tree = await openAxTree(page);
      const cellNames = async (): Promise<string[]> =>
        (await tree.read()).filter(({ role }) => role === 'gridcell').map(({ name }) => name);
      let position = Position.start;
      await expect.poll(cellNames, { timeout: 10_000 }).toEqual(names(position, undefined, words));
      const nodes = await tree.read();
      expect(nodes.filter(({ role }) => role === 'group').map(({ name }) => name)).toEqual([words.board]);
      expect(nodes.filter(({ role }) => role === 'grid').map(({ name }) => name)).toEqual([words.grid]);
      expect(nodes.filter(({ role }) => role === 'row').map(({ name }) => name)).toEqual(
        [1, 2, 3, 4, 5, 6, 7, 8].map((n) => words.row.replace('{n}', String(n))),
      );
      const cells = nodes.filter(({ role }) => role === 'gridcell');
      for (const { above, focusable } of cells) {
        expect(above.slice(-2)).toEqual(['grid', 'row']);
        expect(above).toContain('group');
        expect(focusable).toBe(true);
      }
      expect(nodes.filter(({ role }) => ['button', 'application', 'image'].includes(role))).toEqual([]);
      expect(nodes.filter(({ role, above }) => role === 'status' && above.includes('group'))).toHaveLength(1);
      while (position.phase === 'play') {
        const square = position.legalMoves[Math.floor(position.legalMoves.length / 2)]!;
        await page.locator(`othello-board [part~="${square}"]`).click();
        position = position.play(square);
        if (position.phase === 'pass') position = position.pass();
        await expect.poll(cellNames, { interval: 10 }).toEqual(names(position, square, words));
      }
    },
  );

  test('34. a picture is a table without a place for the focus', async () => {
    const page = await open('<othello-board moves="f5d6"></othello-board>');
    const nodes = await (await openAxTree(page)).read();
    expect(nodes.filter(({ role }) => role === 'table')).toHaveLength(1);
    expect(nodes.filter(({ role }) => role === 'row')).toHaveLength(8);
    const cells = nodes.filter(({ role }) => role === 'cell');
    expect(cells).toHaveLength(64);
    expect(cells.filter(({ focusable }) => focusable)).toEqual([]);
    expect(cells.map(({ name }) => name)).toContain('d6, white, last move');
  });

  test('34. all of 20 boards are in it, those out of sight too', async () => {
    const board = '<othello-board interactive style="width: 400px"></othello-board>';
    const site = await stage.host({
      content: { '/': html(SCRIPT, board.repeat(20)), '/dist/': { folder: stage.dist } },
    });
    // As for a screen reader: otherwise Chromium only builds the visible part of the tree.
    const browser = await launch('--force-renderer-accessibility');
    try {
      const page = await browser.newPage();
      await page.goto(site.origin);
      const tree = await openAxTree(page);
      const expected = names(Position.start, undefined, en);
      await expect
        .poll(async () => (await tree.read()).filter(({ role }) => role === 'gridcell'), { timeout: 20_000 })
        .toHaveLength(20 * 64);
      const cells = (await tree.read()).filter(({ role }) => role === 'gridcell');
      expect(cells.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, () => expected).flat());
    } finally {
      await browser.close();
    }
  });

  test('33. the author’s name and role win over those of the board', async () => {
    const page = await open(
      '<p id="t">Final</p><othello-board aria-label="Move 12"></othello-board>' +
        '<othello-board aria-labelledby="t" role="region"></othello-board><othello-board></othello-board>',
    );
    const nodes = await (await openAxTree(page)).read();
    const named = nodes.filter(({ role }) => role === 'group' || role === 'region');
    expect(named.map(({ role, name }) => `${role}: ${name}`)).toEqual([
      'group: Move 12',
      'region: Final',
      'group: Othello board',
    ]);
  });
});

describe('axe', () => {
  const STATES: Readonly<Record<string, string>> = {
    // This board comes first, because only a visible one searches.
    'a board with values': '<othello-board interactive hints="values best" level="1"></othello-board>',
    'a picture':
      '<othello-board moves="f5d6c3" move-numbers marks="d3=A c6=circle" arrows="c4-f4"></othello-board>',
    'a board for two': '<othello-board interactive moves="f5" hints="legal last flips"></othello-board>',
    'a game that is over': '<othello-board interactive moves="f5f4c3c6c5d6f3c4c7"></othello-board>',
    'stable discs and zones': '<othello-board interactive hints="stable strategy"></othello-board>',
    'a turned board in French': '<othello-board lang="fr" interactive orientation="white"></othello-board>',
    'inner coordinates': '<othello-board interactive coordinates="inside"></othello-board>',
    ...Object.fromEntries(
      ['wood', 'slate', 'contrast'].map((theme) => [
        `the theme ${theme}`,
        `<othello-board interactive theme="${theme}" moves="f5d6" marks="a1=A"></othello-board>`,
      ]),
    ),
  };

  test('34. finds nothing in any state, theme or colour scheme', async () => {
    const page = await open(Object.values(STATES).join(''));
    await page.evaluate(AXE);
    await expect
      .poll(() => page.locator('othello-board [part~="value"]').count(), { timeout: 20_000 })
      .toBeGreaterThan(3);
    for (const media of [
      { colorScheme: 'light' },
      { colorScheme: 'dark' },
      { forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia({ colorScheme: null, forcedColors: null, ...media });
      const found = await page.evaluate(async () => {
        interface Axe {
          run(context: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        }
        const { axe } = window as unknown as { axe: Axe };
        const { violations } = await axe.run({ include: [['othello-board']] });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
      });
      expect(found, JSON.stringify(media)).toEqual([]);
    }
  });
});
