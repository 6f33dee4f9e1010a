/**
 * Checks what is drawn beside a board, region by region: the score, the bar and the graph of the evaluation, the
 * buttons. As for the board, the page's own state says what each region must look like, so there are no pictures to
 * renew.
 */
import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { lightness, middle, Picture, type Box, type Finding, type Rgb } from './regions.js';

/** What is expected of a region. */
export type Expected =
  /** Something on it differs from its background. */
  | { readonly kind: 'ink'; readonly contrast: number }
  /** At least such a share of it has a colour. */
  | { readonly kind: 'colour'; readonly color: Rgb; readonly least: number }
  /** It is all of one colour as far as it can be seen. */
  | { readonly kind: 'plain' }
  /** It is dark, or light, all over. */
  | { readonly kind: 'dark' | 'light' }
  /** Its left part is dark and the rest light, and the dark part is so large. */
  | { readonly kind: 'split'; readonly dark: number };

export interface Region {
  /** Unlike any other. */
  readonly name: string;
  readonly at: Locator;
  readonly expected: Expected;
  /** The part of the box that is checked; by default all of it. */
  readonly part?: (box: Box) => Box;
}

const TEXT = 4.5;
/** Drawings need less contrast than text. */
const DRAWN = 3;

/** The faults of all regions in sight. */
export async function findingsBeside(page: Page, regions: readonly Region[]): Promise<Finding[]> {
  const { width, height } = page.viewportSize()!;
  const png = PNG.sync.read(await page.screenshot({ scale: 'device', animations: 'disabled' }));
  const picture = new Picture(png, { x: 0, y: 0, width, height });
  const found: Finding[] = [];
  for (const { name, at, expected, part } of regions) {
    const box = await at.boundingBox();
    const isSeen =
      box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    if (!isSeen) {
      found.push(`${name}: is not in sight`);
      continue;
    }
    const what = differenceOf(picture, part ? part(box) : box, expected);
    if (what) found.push(`${name}: ${what}`);
  }
  return found;
}

function differenceOf(picture: Picture, box: Box, expected: Expected): string | undefined {
  switch (expected.kind) {
    case 'ink': {
      const seen = contrastIn(picture.points(box));
      return seen >= expected.contrast ? undefined : `a contrast of ${seen.toFixed(2)} on what it stands on`;
    }
    case 'colour': {
      const points = picture.points(box);
      const isLike = (point: Rgb) => Math.hypot(...point.map((value, i) => value - expected.color[i]!)) < 50;
      const seen = points.filter(isLike).length / points.length;
      return seen >= expected.least ? undefined : `${(seen * 100).toFixed(1)} % in its colour`;
    }
    case 'plain': {
      const seen = contrastIn(picture.points(box));
      return seen < 1.2 ? undefined : `something with a contrast of ${seen.toFixed(2)}, where nothing is`;
    }
    case 'dark':
    case 'light': {
      const isRight = (point: Rgb) =>
        expected.kind === 'dark' ? lightness(point) < 90 : lightness(point) > 170;
      const points = picture.points(middle(box, 0.5));
      const seen = points.filter(isRight).length / points.length;
      return seen > 0.7 ? undefined : `${(seen * 100).toFixed(0)} % of it ${expected.kind}`;
    }
    case 'split': {
      const points = picture.points({ ...middle(box, 1), y: box.y + box.height / 2 - 0.5, height: 1 });
      const seen = points.filter((point) => lightness(point) < 90).length / points.length;
      return Math.abs(seen - expected.dark) < 0.03
        ? undefined
        : `${(seen * 100).toFixed(1)} % dark instead of ${(expected.dark * 100).toFixed(1)} %`;
    }
  }
}

/** The greatest contrast (WCAG) between a colour and the most frequent one. */
function contrastIn(points: readonly Rgb[]): number {
  const counts = new Map<string, number>();
  for (const point of points) counts.set(point.join(), 1 + (counts.get(point.join()) ?? 0));
  const [most = '0,0,0'] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  const ground = luminance(most.split(',').map(Number) as unknown as Rgb);
  return Math.max(
    1,
    ...[...counts.keys()].map((text) => {
      const other = luminance(text.split(',').map(Number) as unknown as Rgb);
      return (Math.max(ground, other) + 0.05) / (Math.min(ground, other) + 0.05);
    }),
  );
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The two sides of a score, whose turn it is, and the share of the discs. */
export async function scoreRegions(score: Locator): Promise<Region[]> {
  const { turn, black, white } = await score.evaluate((element: HTMLElementTagNameMap['othello-score']) => {
    const { position } = element.game!;
    const text = position.toString().slice(0, 64);
    const count = (disc: string) => text.split(disc).length - 1;
    return { turn: position.turn, black: count('X'), white: count('O') };
  });
  const side = (color: 'black' | 'white'): Region[] => {
    const of = score.locator(`[part~=side][part~=${color}]`);
    const name = `score of ${color}`;
    return [
      {
        name: `${name}, disc`,
        at: of.locator('.disc'),
        expected: { kind: color === 'black' ? 'dark' : 'light' },
      },
      { name: `${name}, name`, at: of.locator('.name'), expected: { kind: 'ink', contrast: TEXT } },
      { name: `${name}, count`, at: of.locator('.count'), expected: { kind: 'ink', contrast: TEXT } },
      {
        name: `${name}, turn`,
        at: of,
        expected: turn === color ? { kind: 'ink', contrast: DRAWN } : { kind: 'plain' },
        // The bar at its edge, and what is beside it.
        part: ({ x, y, height }) => ({ x: x + 1, y: y + height / 3, width: 7, height: height / 3 }),
      },
    ];
  };
  return [
    ...side('black'),
    ...side('white'),
    {
      name: 'share of the discs',
      at: score.locator('.share'),
      expected: { kind: 'split', dark: black / (black + white) },
    },
  ];
}

/** The bar of the evaluation, which says what it shows. */
export async function barRegions(evaluation: Locator): Promise<Region[]> {
  const bar = evaluation.locator('[part=bar]');
  const value = Number(await bar.getAttribute('aria-valuenow'));
  return [
    {
      name: 'evaluation bar',
      at: bar,
      expected: { kind: 'split', dark: 0.5 + 0.5 * Math.tanh(value / 16) },
      // Without the rounded ends.
      part: ({ x, y, width, height }) => ({ x: x + 1, y, width: width - 2, height }),
    },
    {
      name: 'evaluation text',
      at: evaluation.locator('[part=text]'),
      expected: { kind: 'ink', contrast: TEXT },
    },
  ];
}

/** The colour in which a part of a drawing is painted. */
function painted(at: Locator, what: 'stroke' | 'fill'): Promise<Rgb> {
  return at.evaluate((element, name): [number, number, number] => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = getComputedStyle(element)[name];
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return [red!, green!, blue!];
  }, what);
}

/**
 * Each piece of a graph's line, and the place that is shown. Other lines cross them, so they are recognised by colour.
 */
export async function graphRegions(graph: Locator): Promise<Region[]> {
  const lines = await graph.locator('.segment').all();
  // Around the middle of a piece, wider than a dash and the gap behind it.
  const around = ({ x, y, width, height }: Box): Box => ({
    x: x + width / 2 - 8,
    y: y + height / 2 - 8,
    width: 16,
    height: 16,
  });
  const pieces = lines.map(async (at, n): Promise<Region> => ({
    name: `graph, move ${n + 1}`,
    at,
    expected: { kind: 'colour', color: await painted(at, 'stroke'), least: 0.015 },
    part: around,
  }));
  const here = graph.locator('.here');
  return [
    ...(await Promise.all(pieces)),
    {
      name: 'graph, the place shown',
      at: here,
      expected: { kind: 'colour', color: await painted(here, 'fill'), least: 0.2 },
    },
    { name: 'graph, text', at: graph.locator('[part=text]'), expected: { kind: 'ink', contrast: TEXT } },
  ];
}

/** The drawing and the text on each button; disabled ones may be paler. */
export async function buttonRegions(buttons: Locator): Promise<Region[]> {
  const regions = await Promise.all(
    (await buttons.filter({ visible: true }).all()).map(async (button): Promise<Region[]> => {
      const name = (await button.getAttribute('aria-label')) ?? (await button.textContent())!.trim();
      const isOff = (await button.getAttribute('aria-disabled')) === 'true' || (await button.isDisabled());
      const needs = (contrast: number) => ({ kind: 'ink', contrast: isOff ? 1.2 : contrast }) as const;
      const [drawing, words] = [button.locator('svg'), button.locator('span')];
      const parts: Region[] = [];
      if ((await drawing.count()) > 0)
        parts.push({ name: `button ${name}, drawing`, at: drawing, expected: needs(DRAWN) });
      if ((await words.count()) > 0)
        parts.push({ name: `button ${name}, words`, at: words.last(), expected: needs(TEXT) });
      if (parts.length > 0) return parts;
      return [{ name: `button ${name}`, at: button, expected: needs(TEXT), part: (box) => middle(box, 0.8) }];
    }),
  );
  return regions.flat();
}
