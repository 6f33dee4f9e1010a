/**
 * Checks a painted board region by region: the marks of legal squares, the dot of the last move, the focus ring, each
 * coordinate and each disc. The expected look of a region follows from the board's own colours and from the position,
 * so no reference picture has to be renewed, and an empty region is found however small it is. No region depends on the
 * font: for a text only the amount of ink is checked.
 */
import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { parseBoardString } from '../../../src/core/formats/board-string.js';
import type { Color } from '../../../src/core/rules/color.js';
import { SQUARES } from '../../../src/core/rules/square.js';

export type Rgb = readonly [number, number, number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Drawn {
  readonly position: string;
  /** The square of the last move shown. */
  readonly last: string | null;
  readonly focused: string | null;
  readonly board: Box;
  readonly cells: Readonly<Record<string, Box>>;
  readonly colors: Readonly<Record<Token, Rgb>>;
  /** Width of the lines between squares, in pixels. */
  readonly line: number;
  /** Size of a device pixel in CSS pixels; borders are whole ones. */
  readonly point: number;
  /** Opacity of the dot of the last move, 0 to 1: a system highlight may let the disc shine through. */
  readonly opacity: number;
}

const TOKENS = ['board', 'line', 'frame', 'coordinate', 'legal', 'last', 'focus'] as const;
type Token = (typeof TOKENS)[number];

/** How far the grain of a felt goes towards another colour, as a share. */
const GRAIN = 0.1;

/** A difference in a region: its name, what was expected, and what was seen. */
export type Finding = string;

/** The regions of a board that do not look as expected. */
export async function findingsOf(page: Page, board: Locator): Promise<Finding[]> {
  await board.scrollIntoViewIfNeeded();
  const drawn = await describe(board);
  const picture = new Picture(
    PNG.sync.read(await page.screenshot({ clip: drawn.board, scale: 'device', animations: 'disabled' })),
    drawn.board,
  );
  const position = parseBoardString(drawn.position);
  const legal = new Set(position.legalMoves);
  return SQUARES.flatMap((square) => {
    const disc = position.at(square);
    const cell = { picture, drawn, box: drawn.cells[square]! };
    return [
      ...(disc ? discFindings(cell, disc) : markFindings(cell, legal.has(square))),
      ...dotFindings(cell, square === drawn.last, disc),
      ...ringFindings(cell, square === drawn.focused),
    ].map((what) => `${square}: ${what}`);
  }).concat(coordinateFindings(picture, drawn));
}

/** The places and colours of everything, read from the board once. */
function describe(board: Locator): Promise<Drawn> {
  return board.evaluate((element: HTMLElementTagNameMap['othello-board'], tokens): Drawn => {
    const root = element.shadowRoot!;
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const probe = root.querySelector('.cell')!.appendChild(document.createElement('i'));
    let opacity = 1;
    const isForced = matchMedia('(forced-colors: active)').matches;
    const colorOf = (token: string): Rgb => {
      probe.style.color = isForced && token === 'focus' ? 'Highlight' : `var(--_${token})`;
      canvas.fillStyle = getComputedStyle(probe).color;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      if (token === 'last') opacity = alpha! / 255;
      return [red!, green!, blue!];
    };
    const colors = Object.fromEntries(tokens.map((token) => [token, colorOf(token)])) as Record<Token, Rgb>;
    probe.remove();
    const boxOf = (of: Element): Box => {
      const { x, y, width, height } = of.getBoundingClientRect();
      return { x, y, width, height };
    };
    const cells = [...root.querySelectorAll<HTMLElement>('[data-square]')];
    const focused = root.querySelector<HTMLElement>('[data-square]:focus-visible');
    const { position, moves, ply } = element;
    const played = moves.match(/[a-h][1-8]/gu) ?? [];
    return {
      position,
      last: played[ply - 1] ?? null,
      focused: focused?.dataset['square'] ?? null,
      board: boxOf(root.querySelector('.board')!),
      cells: Object.fromEntries(cells.map((cell) => [cell.dataset['square']!, boxOf(cell)])),
      colors,
      line: Number.parseFloat(getComputedStyle(cells[0]!).borderRightWidth),
      point: 1 / devicePixelRatio,
      opacity,
    };
  }, TOKENS);
}

/** A picture of a part of a page, in the coordinates of the page. */
export class Picture {
  readonly #scale: number;

  constructor(
    readonly png: PNG,
    readonly origin: Box,
  ) {
    this.#scale = png.width / Math.round(origin.width);
  }

  /** Calls a function for each pixel of a box; no array is created for each, because a picture has a million. */
  each({ x, y, width, height }: Box, call: (red: number, green: number, blue: number) => void): void {
    const { png, origin } = this;
    const { data } = png;
    const left = Math.round((x - origin.x) * this.#scale);
    const top = Math.round((y - origin.y) * this.#scale);
    const right = Math.min(left + Math.round(width * this.#scale), png.width);
    const bottom = Math.min(top + Math.round(height * this.#scale), png.height);
    for (let row = Math.max(0, top); row < bottom; row++) {
      for (let column = Math.max(0, left); column < right; column++) {
        const at = (row * png.width + column) * 4;
        call(data[at]!, data[at + 1]!, data[at + 2]!);
      }
    }
  }

  /** The colours of all pixels in a box. */
  points(box: Box): Rgb[] {
    const found: Rgb[] = [];
    this.each(box, (red, green, blue) => found.push([red, green, blue]));
    return found;
  }

  /**
   * The share of a box that has a colour, 0 to 1; blended pixels at edges count partly.
   *
   * @param on the background of the colour
   */
  share(box: Box, color: Rgb, on: Rgb): number {
    const [r, g, b] = [color[0] - on[0], color[1] - on[1], color[2] - on[2]];
    const length = r * r + g * g + b * b;
    let sum = 0;
    let count = 0;
    this.each(box, (red, green, blue) => {
      const [x, y, z] = [red - on[0], green - on[1], blue - on[2]];
      const along = (x * r + y * g + z * b) / length;
      const beside = Math.hypot(x - along * r, y - along * g, z - along * b);
      count++;
      // Colours that do not lie between the two are something else: a line, a disc, a shadow. Those very near the
      // background are the felt's grain.
      if (beside <= 40 && along >= GRAIN) sum += Math.min(1, along);
    });
    return sum / count;
  }
}

interface Cell {
  readonly picture: Picture;
  readonly drawn: Drawn;
  readonly box: Box;
}

/** The middle part of a box, as a share of its width and height. */
export function middle({ x, y, width, height }: Box, share: number): Box {
  return {
    x: x + (width * (1 - share)) / 2,
    y: y + (height * (1 - share)) / 2,
    width: width * share,
    height: height * share,
  };
}

/** Whether a value is within a relative tolerance of the expected one. */
const near = (seen: number, expected: number, tolerance: number): boolean =>
  Math.abs(seen - expected) <= expected * tolerance;

/** The lightness of a colour, 0 to 255. */
export const lightness = ([red, green, blue]: Rgb): number => 0.3 * red + 0.59 * green + 0.11 * blue;

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

/** An empty square: a ring in its middle if it is legal, otherwise nothing. */
function markFindings({ picture, drawn, box }: Cell, isLegal: boolean): Finding[] {
  const { board, colors, line, point } = drawn;
  const inside = middle(box, 0.6);
  const seen = picture.share(inside, colors.legal, colors.board);
  if (!isLegal) return seen > 0.004 ? [`a mark where none is legal: ${percent(seen)}`] : [];
  const outer = (box.width - line) * 0.24;
  const border = Math.floor(Math.max(1.5, board.width * 0.005) / point) * point;
  const area = Math.PI * ((outer / 2) ** 2 - Math.max(0, outer / 2 - border) ** 2);
  const expected = area / (inside.width * inside.height);
  return near(seen, expected, 0.3)
    ? []
    : [`the mark of a legal square: ${percent(seen)} instead of ${percent(expected)}`];
}

/** A dot in the middle of the last move's disc, in the colour for last moves, and on no other disc. */
function dotFindings({ picture, drawn, box }: Cell, isLast: boolean, disc: Color | undefined): Finding[] {
  const { colors, opacity } = drawn;
  const below = disc === 'white' ? 255 : 0;
  const last = colors.last.map((value) => value * opacity + below * (1 - opacity));
  const size = Math.max(8, drawn.board.width * 0.032);
  const inside = {
    x: box.x + (box.width - drawn.line - size) / 2,
    y: box.y + (box.height - drawn.line - size) / 2,
    width: size,
    height: size,
  };
  const points = picture.points(inside);
  const like = points.filter((point) => Math.hypot(...point.map((value, i) => value - last[i]!)) < 40);
  const seen = like.length / points.length;
  if (!isLast) return seen > 0.02 ? [`a dot where nobody moved last: ${percent(seen)}`] : [];
  const apart = points.filter((point) => Math.abs(lightness(point) - below) > 90).length / points.length;
  if (apart < 0.15) return [`the dot of the last move is hardly seen on its disc: ${percent(apart)}`];
  const expected = (Math.PI / 4) * 0.7 ** 2;
  return near(seen, expected, 0.35)
    ? []
    : [`the dot of the last move: ${percent(seen)} instead of ${percent(expected)}`];
}

/** A frame along all four sides of the focused square, and of no other. */
function ringFindings({ picture, drawn, box }: Cell, isFocused: boolean): Finding[] {
  const { colors, line } = drawn;
  const [width, height] = [box.width - line, box.height - line];
  // Thinner than the thinnest ring, and checked at three places, because browsers round edges to device pixels.
  const strip = (inset: number): Readonly<Record<string, Box>> => ({
    above: { x: box.x + width / 4, y: box.y + inset, width: width / 2, height: 1 },
    below: { x: box.x + width / 4, y: box.y + height - inset - 1, width: width / 2, height: 1 },
    left: { x: box.x + inset, y: box.y + height / 4, width: 1, height: height / 2 },
    right: { x: box.x + width - inset - 1, y: box.y + height / 4, width: 1, height: height / 2 },
  });
  const strips = [0.5, 1, 1.5].map(strip);
  return ['above', 'below', 'left', 'right'].flatMap((name) => {
    const seen = Math.max(...strips.map((all) => picture.share(all[name]!, colors.focus, colors.board)));
    if (isFocused) return seen < 0.6 ? [`the focus ring ${name}: ${percent(seen)}`] : [];
    return seen > 0.1 ? [`a focus ring ${name} where no focus is: ${percent(seen)}`] : [];
  });
}

/** A disc fills its place with its own colour: nearly all of a ring around its middle is dark, or light. */
function discFindings({ picture, box }: Cell, disc: Color): Finding[] {
  const points = picture.points(middle(box, 0.5));
  const light = points.filter((point) => lightness(point) > 170).length;
  const dark = points.filter((point) => lightness(point) < 90).length;
  const seen = (disc === 'black' ? dark : light) / points.length;
  return seen > 0.7 ? [] : [`a ${disc} disc: ${percent(seen)}`];
}

/** Each of the sixteen letters and digits has ink in its own place. */
function coordinateFindings(picture: Picture, drawn: Drawn): Finding[] {
  const { board, cells, colors } = drawn;
  const first = cells['a1']!.x < cells['h1']!.x ? 'a1' : 'h8';
  const [left, top] = [cells[first]!.x - board.x, cells[first]!.y - board.y];
  const inkIn = (box: Box, name: string): Finding[] => {
    const seen = picture.share(box, colors.coordinate, colors.frame);
    return seen > 0.004 && seen < 0.45 ? [] : [`coordinate ${name}: ${percent(seen)}`];
  };
  const line = drawn.line + 1;
  return [1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) => {
    const letter = 'abcdefgh'[n - 1]!;
    const column = cells[`${letter}1`]!;
    const row = cells[`a${n}`]!;
    return [
      ...inkIn({ x: column.x, y: board.y, width: column.width, height: top - line }, letter),
      ...inkIn({ x: board.x, y: row.y, width: left - line, height: row.height }, String(n)),
    ];
  });
}
