import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { launch } from './support/browser.js';
import { page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

const stage = useStage();
const SCRIPT = '/dist/othello-board.js';
const MOVES = 'moves="f5d6c3d3c4f4f6g5e3"';

/** Inherited properties that a page may set for all its text; each value changes text that does not override it. */
const INHERITED: Readonly<Record<string, string>> = {
  'border-collapse': 'collapse',
  'border-spacing': '20px',
  color: 'red',
  direction: 'rtl',
  fill: 'red',
  'fill-opacity': '0.2',
  'font-family': 'cursive',
  'font-feature-settings': "'smcp'",
  'font-kerning': 'none',
  'font-size': '0',
  'font-size-adjust': '0.9',
  'font-stretch': '50%',
  'font-style': 'italic',
  'font-variant': 'small-caps',
  'font-weight': '900',
  'letter-spacing': '9px',
  'line-break': 'anywhere',
  'line-height': '5',
  'list-style': 'square inside',
  'overflow-wrap': 'anywhere',
  'paint-order': 'stroke',
  'shape-rendering': 'crispEdges',
  stroke: 'blue',
  'stroke-dasharray': '3',
  'stroke-linecap': 'round',
  'stroke-opacity': '0.3',
  'stroke-width': '9px',
  'tab-size': '40',
  'text-align': 'right',
  'text-align-last': 'right',
  'text-anchor': 'end',
  'text-emphasis': "filled 'x'",
  'text-indent': '40px',
  'text-orientation': 'upright',
  'text-shadow': '4px 4px 2px red',
  'text-transform': 'uppercase',
  '-webkit-text-fill-color': 'red',
  '-webkit-text-stroke': '3px red',
  'white-space': 'pre',
  'word-break': 'break-all',
  'word-spacing': '20px',
  'writing-mode': 'vertical-rl',
};

describe('on a page whose text is set in every hostile way', () => {
  test('22. the board looks as it does elsewhere', async () => {
    const board = `<othello-board interactive ${MOVES} marks="a1=A h8=12 b2=circle" arrows="c5-e7" move-numbers></othello-board>`;
    const { page } = await stage.open(html(SCRIPT, `<div id="box" style="width: 300px">${board}</div>`));
    await page.waitForSelector('othello-board:defined');
    await page.waitForLoadState('networkidle');
    const clip = { x: 0, y: 0, width: 320, height: 320 };
    const take = async (style: string): Promise<PNG> => {
      await page.evaluate(
        (css) => (document.querySelector<HTMLElement>('#box')!.style.cssText = css),
        `width: 300px; ${style}`,
      );
      return PNG.sync.read(await page.screenshot({ clip, animations: 'disabled' }));
    };
    const before = await take('');
    const changed: string[] = [];
    for (const [property, value] of Object.entries(INHERITED)) {
      const now = await take(`${property}: ${value}`);
      if (pixelmatch(before.data, now.data, undefined, 320, 320, { threshold: 0.1 }) > 0)
        changed.push(property);
    }
    expect(changed).toEqual([]);
    const all = Object.entries(INHERITED).map(([property, value]) => `${property}: ${value}`);
    const now = await take(all.join(';'));
    expect(pixelmatch(before.data, now.data, undefined, 320, 320, { threshold: 0.1 })).toBe(0);
  });

  test('20. a tall float above the board takes nothing of its width', async () => {
    const float = '<div slot="header" style="float: left; width: 60px; height: 300px"></div>';
    const { page } = await stage.open(
      html(SCRIPT, `<othello-board style="width: 200px" ${MOVES}>${float}</othello-board>`),
    );
    await page.waitForSelector('othello-board:defined');
    expect(await page.locator('othello-board [part="board"]').boundingBox()).toMatchObject({
      width: 200,
      height: 200,
    });
  });
});

describe('at every width and density of the screen', () => {
  const DENSITIES = [1, 1.25, 1.5, 2, 3];
  const WIDTHS = [100, 143, 200, 240, 301.5, 333, 480];

  test.each(DENSITIES)(
    '22. all lines of the board are equally wide at %s pixels for one',
    async (density) => {
      // Emulated screens have no real pixels, so borders would differ from those of such a screen.
      const browser = await launch(`--force-device-scale-factor=${density}`);
      const page = await browser.newPage({ viewport: null });
      const site = await stage.host({
        content: {
          '/': html(SCRIPT, '<othello-board position="empty" coordinates="none"></othello-board>'),
          '/dist/': { folder: stage.dist },
          '/listen.js': '',
        },
      });
      await page.goto(`${site.origin}/`);
      await page.waitForSelector('othello-board:defined');
      expect(await page.evaluate('devicePixelRatio')).toBe(density);
      const uneven: string[] = [];
      for (const width of WIDTHS) {
        await page.evaluate(
          (px) => (document.querySelector('othello-board')!.style.width = `${px}px`),
          width,
        );
        const grid = page.locator('othello-board .grid');
        const picture = PNG.sync.read(await grid.screenshot());
        // Between the dots of the board, through the middle of the squares of one row and of one column.
        for (const [direction, lines] of [
          ['across', linesIn(picture, (at) => [at, Math.round(picture.height * (5 / 16))], picture.width)],
          ['down', linesIn(picture, (at) => [Math.round(picture.width * (5 / 16)), at], picture.height)],
        ] as const) {
          const inner = lines.slice(1, 8);
          if (lines.length < 8 || new Set(inner).size > 1)
            uneven.push(`${width} px, ${direction}: ${lines.join(' ')}`);
        }
      }
      await browser.close();
      expect(uneven).toEqual([]);
    },
  );

  /** The widths of the runs of pixels that are darker than the squares. */
  function linesIn(
    { data, width }: PNG,
    place: (at: number) => [x: number, y: number],
    length: number,
  ): number[] {
    const lines: number[] = [];
    let run = 0;
    for (let at = 0; at <= length; at++) {
      const [x, y] = place(Math.min(at, length - 1));
      const green = data[(y * width + x) * 4 + 1]!;
      if (at < length && green < 100) run += 1;
      else if (run > 0) {
        lines.push(run);
        run = 0;
      }
    }
    return lines;
  }

  test('22. the dot of the last move is as wide as it is high', async () => {
    const { page } = await stage.open(html(SCRIPT, `<othello-board ${MOVES}></othello-board>`));
    await page.waitForSelector('othello-board:defined');
    const oval: string[] = [];
    for (const width of WIDTHS) {
      await page.evaluate((px) => (document.querySelector('othello-board')!.style.width = `${px}px`), width);
      const cell = page.locator('othello-board [part~="last"]');
      const picture = PNG.sync.read(await cell.screenshot({ animations: 'disabled' }));
      const amber: [x: number, y: number][] = [];
      for (let y = 0; y < picture.height; y++)
        for (let x = 0; x < picture.width; x++) {
          const at = (y * picture.width + x) * 4;
          if (picture.data[at]! > 200 && picture.data[at + 2]! < 140) amber.push([x, y]);
        }
      const [wide, high] = [0, 1].map((axis) => {
        const all = amber.map((point) => point[axis]!);
        return Math.max(...all) - Math.min(...all) + 1;
      });
      if (wide !== high) oval.push(`${width} px: ${wide} x ${high}`);
    }
    expect(oval).toEqual([]);
  });
});
