import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

const stage = useStage();
const SCRIPT = '/dist/othello-board.js';

type Rgb = readonly [number, number, number];

/** Opens a board 480 px wide and waits for the end of its flips. */
async function open(attributes = 'interactive moves="f5"'): Promise<Page> {
  const { page } = await stage.open(
    html(SCRIPT, `<othello-board style="width: 480px" ${attributes}></othello-board>`).replace(
      '<head>',
      '<head><meta name="color-scheme" content="light dark">',
    ),
  );
  await page.waitForSelector('othello-board:defined');
  return page;
}

/** A square as it is painted. */
async function paint(page: Page, square: string): Promise<(x: number, y: number) => Rgb> {
  const cell = page.locator(`othello-board [part~="${square}"]`);
  const { width, height, data } = PNG.sync.read(await cell.screenshot({ animations: 'disabled' }));
  return (x, y) => {
    const at = (Math.round(y * (height - 1)) * width + Math.round(x * (width - 1))) * 4;
    return [data[at]!, data[at + 1]!, data[at + 2]!];
  };
}

/** Relative luminance by WCAG 2. */
function luminance(color: Rgb): number {
  const [r, g, b] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour of the board: beside the disc, in the corner of an empty square. */
const BESIDE = [0.12, 0.12] as const;
const MIDDLE = [0.5, 0.62] as const;

describe('23. contrast', () => {
  test.each(['classic', 'wood', 'slate', 'contrast'])(
    '23. discs and legal squares stand out 3:1 or better from the board (%s)',
    async (theme) => {
      const page = await open(`interactive moves="f5" theme="${theme}"`);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const empty = await paint(page, 'a1');
        const board = empty(...BESIDE);
        expect(contrast((await paint(page, 'd5'))(...MIDDLE), board), 'black').toBeGreaterThanOrEqual(3);
        expect(contrast((await paint(page, 'd4'))(...MIDDLE), board), 'white').toBeGreaterThanOrEqual(3);
        const legal = await paint(page, 'd6');
        const ring = Array.from({ length: 60 }, (_, index) => contrast(legal(index / 59, 0.5), board));
        expect(Math.max(...ring), 'legal').toBeGreaterThanOrEqual(3);
        const last = await paint(page, 'f5');
        const dot = Array.from({ length: 60 }, (_, index) =>
          contrast(last(index / 59, 0.5), last(0.25, 0.5)),
        );
        expect(Math.max(...dot), 'the last move on its disc').toBeGreaterThanOrEqual(3);
      }
    },
  );

  test.each([
    ['classic', ''],
    ['wood', ''],
    ['slate', ''],
    ['classic', '#2c7a58'],
    ['classic', '#3a6ea5'],
    ['wood', '#a95b4f'],
    ['classic', '#7d62a8'],
    ['slate', '#6b7280'],
  ])('23. discs stand out 3:1 or better from every point of a square of %s, in %j', async (theme, color) => {
    const page = await open(`interactive moves="f5" theme="${theme}"`);
    await page
      .locator('othello-board')
      .evaluate((board, own) => board.style.setProperty('--othello-board-color', own), color);
    const discs = [(await paint(page, 'd5'))(...MIDDLE), (await paint(page, 'd4'))(...MIDDLE)];
    const colors = new Set<string>();
    for (const square of ['a1', 'h1', 'c6', 'a8', 'h8']) {
      const empty = await paint(page, square);
      const points = Array.from({ length: 900 }, (_, i) =>
        empty(0.1 + (i % 30) / 38, 0.1 + Math.floor(i / 30) / 38),
      );
      for (const point of points) colors.add(point.join());
      const least = discs.map((disc) => Math.min(...points.map((point) => contrast(point, disc))));
      expect(Math.min(...least), square).toBeGreaterThanOrEqual(3);
    }
    // More than one colour: the material is visible.
    expect(colors.size).toBeGreaterThan(3);
  });

  test('23. on paper a white disc is told by its line, 3:1 or better from the paper and from the disc', async () => {
    const page = await open('interactive moves="f5" theme="paper"');
    const paper = (await paint(page, 'a1'))(...BESIDE);
    const white = await paint(page, 'd4');
    const line = Array.from({ length: 200 }, (_, i) => white((i / 199) * 0.25, 0.5)).sort(
      (a, b) => luminance(a) - luminance(b),
    )[0]!;
    expect(contrast(line, paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(line, white(...MIDDLE))).toBeGreaterThanOrEqual(3);
    expect(contrast((await paint(page, 'd5'))(...MIDDLE), paper)).toBeGreaterThanOrEqual(3);
    const legal = await paint(page, 'd6');
    const ring = Array.from({ length: 60 }, (_, i) => contrast(legal(i / 59, 0.5), paper));
    expect(Math.max(...ring)).toBeGreaterThanOrEqual(3);
  });

  test('32. the focus ring stands out 3:1 from the board and from both discs', async () => {
    const page = await open('interactive moves="f5"');
    for (const square of ['a1', 'd4', 'd5']) {
      const before = (await paint(page, square))(...BESIDE);
      const disc = (await paint(page, square))(...MIDDLE);
      await page
        .locator('othello-board')
        .evaluate((board: HTMLElement & { focusSquare(to: string): void }, to) => {
          board.focusSquare(to);
        }, square);
      await page.keyboard.press('Home');
      await page.keyboard.press(square[0]!);
      await page.keyboard.press(square[1]!);
      const cell = await paint(page, square);
      const edge = Array.from({ length: 12 }, (_, index) => cell(index / 100, 0.5));
      for (const against of [before, disc])
        expect(Math.max(...edge.map((color) => contrast(color, against)))).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('what a person has set in his system', () => {
  test('23. reduced motion: nothing turns', async () => {
    const page = await open('interactive');
    const turning = async (): Promise<number> => {
      await page.evaluate(() => document.querySelector('othello-board')!.reset());
      await page.locator('othello-board [part~="f5"]').click();
      return page.evaluate(() => {
        const root = document.querySelector('othello-board')!.shadowRoot!;
        return [...root.querySelectorAll('.cell, [part~=cell]')].flatMap((one) =>
          one.getAnimations({ subtree: true }),
        ).length;
      });
    };
    expect(await turning()).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await turning()).toBe(0);
  });

  test('23. a dark page darkens the frame', async () => {
    const page = await open();
    const frame = (): Promise<string> =>
      page.locator('othello-board [part~="board"]').evaluate((one) => getComputedStyle(one).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await frame();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await frame()).not.toBe(light);
  });

  test('23. more contrast: discs in plain black and white', async () => {
    const page = await open();
    await page.emulateMedia({ contrast: 'more' });
    expect((await paint(page, 'd5'))(...MIDDLE)).toEqual([0, 0, 0]);
    expect((await paint(page, 'd4'))(...MIDDLE)).toEqual([255, 255, 255]);
  });

  test.each(['light', 'dark'] as const)(
    '23. forced colours (%s): discs and legal squares in the system’s colours',
    async (colorScheme) => {
      const page = await open();
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      const canvas: Rgb = colorScheme === 'dark' ? [0, 0, 0] : [255, 255, 255];
      const board = (await paint(page, 'a1'))(...BESIDE);
      expect(contrast(board, canvas)).toBeLessThan(1.3);
      for (const [square, color] of [
        ['d5', [0, 0, 0]],
        ['d4', [255, 255, 255]],
      ] as const) {
        const disc = await paint(page, square);
        expect(disc(...MIDDLE), 'each disc has its own colour').toEqual(color);
        const ring = Array.from({ length: 80 }, (_, index) => contrast(disc(index / 79, 0.5), canvas));
        expect(Math.max(...ring), 'and is told from the board').toBeGreaterThanOrEqual(3);
      }
      const legal = await paint(page, 'd6');
      const mark = Array.from({ length: 80 }, (_, index) => contrast(legal(index / 79, 0.5), canvas));
      expect(Math.max(...mark), 'legal').toBeGreaterThanOrEqual(3);
    },
  );

  test('23. on paper: black and white, without marks for the hand', async () => {
    const page = await open();
    await page.emulateMedia({ media: 'print' });
    expect((await paint(page, 'a1'))(...BESIDE)).toEqual([255, 255, 255]);
    expect((await paint(page, 'd5'))(...MIDDLE)).toEqual([0, 0, 0]);
    expect((await paint(page, 'd4'))(...MIDDLE)).toEqual([255, 255, 255]);
    const legal = await paint(page, 'd6');
    expect(Array.from({ length: 60 }, (_, index) => legal(0.2 + index / 100, 0.5))).toEqual(
      Array.from({ length: 60 }, () => [255, 255, 255]),
    );
  });

  test.each([
    ['on paper', { media: 'print' }, [255, 255, 255]],
    ['in forced colours', { forcedColors: 'active', colorScheme: 'light' }, [255, 255, 255]],
    ['in forced colours, dark', { forcedColors: 'active', colorScheme: 'dark' }, [0, 0, 0]],
  ] as const)(
    '23. coordinates on the squares and rings of stable discs can be seen %s',
    async (_, media, paper) => {
      const edge = (disc: string): string => disc.repeat(8);
      const page = await open(
        `coordinates="inside" hints="stable" position="${edge('X')}${'-'.repeat(48)}${edge('O')} X"`,
      );
      await page.locator('othello-board [part~="stable"]').first().waitFor();
      await page.emulateMedia(media);
      const corner = await paint(page, 'a2');
      const number = Array.from({ length: 900 }, (__, i) => corner((i % 30) / 100, Math.floor(i / 30) / 100));
      expect(Math.max(...number.map((color) => contrast(color, paper)))).toBeGreaterThanOrEqual(3);
      for (const square of ['d1', 'd8']) {
        const disc = await paint(page, square);
        const ring = Array.from({ length: 50 }, (__, i) =>
          contrast(disc(0.17 + i / 200, 0.5), disc(...MIDDLE)),
        );
        expect(Math.max(...ring), square).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test('23. a pointer that hovers fills the legal square, a finger does not', async () => {
    const filled = async (page: Page): Promise<boolean> => {
      const before = (await paint(page, 'd6'))(0.5, 0.5);
      await page.locator('othello-board [part~="d6"]').hover();
      return String((await paint(page, 'd6'))(0.5, 0.5)) !== String(before);
    };
    const page = await open();
    expect(await filled(page)).toBe(true);
    const { page: phone } = await stage.blank({ hasTouch: true, isMobile: true });
    await phone.goto(page.url());
    await phone.locator('othello-board [part~="legal"]').first().waitFor();
    expect(await filled(phone)).toBe(false);
  });
});
