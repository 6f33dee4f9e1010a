/** Pictures of the game on the board: a single one, an animation, a sheet of diagrams. */
import type { OthelloBoard } from '../../src/elements/element.js';
import { followsRules, Position } from '../../src/core/rules.js';
import { gameOfLine } from '../analyse/line.js';
import { late } from '../late.js';
import { type Course, drawCourse } from './game-course.js';

/** The look of pictures. */
export interface Look {
  readonly theme: OthelloBoard['theme'];
  readonly coordinates: boolean;
  readonly numbers: boolean;
  readonly legal: boolean;
}

/** A diagram of a sheet. */
export interface Diagram {
  readonly svg: string;
  readonly ply: number;
}

/** How long the last frame of an animation is shown, in multiples of a move. */
const LAST_FRAME = 4;

/** A detached board with the line of another and its own look. */
function copyOf(board: OthelloBoard, look: Look, ply: number): OthelloBoard {
  const copy = document.createElement('othello-board');
  const game = gameOfLine(board.game);
  game.goTo(ply);
  const { orientation } = board;
  return Object.assign(copy, { game, orientation, theme: look.theme, moveNumbers: look.numbers });
}

/** A picture of the end of the line, which the result below it is about. */
export function endPictureOf(board: OthelloBoard, look: Look, type: string, size: number): Promise<Blob> {
  const { nodes, ply } = board.game;
  if (ply === nodes.length) return pictureOf(board, look, type, size);
  const { coordinates, legal } = look;
  return copyOf(board, look, nodes.length).toBlob({ type, size, coordinates, legal });
}

/** A picture of the position shown, with its letters, marks and arrows. */
export function pictureOf(board: OthelloBoard, look: Look, type: string, size: number): Promise<Blob> {
  const { coordinates, legal } = look;
  const { ply, node } = board.game;
  const { marks = [], arrows = [] } = node.note ?? {};
  const copy = Object.assign(copyOf(board, look, ply), {
    marks: [...board.marks, ...marks],
    arrows: [...board.arrows, ...arrows],
  });
  return copy.toBlob({ type, size, coordinates, legal });
}

/** The height of a caption, as a part of the picture's size; its font, that of two lines, and the room at both sides. */
const CAPTION = { height: 0.15, font: 0.047, small: 0.044, line: 0.062, side: 0.04 } as const;
/** The height of the course of a game, and the room below it. */
const COURSE = { height: 0.2, below: 0.04 } as const;
const CARD = { paper: '#fbfaf6', ink: '#1b211e' } as const;
/** The squares of a day's result, which not every font has. */
const SQUARES: Readonly<Record<string, string>> = {
  '🟥': '#b3382c',
  '🟨': '#e2b93b',
  '🟩': '#1d6246',
  '⬜': '#98a099',
};

/** A square picture with a line or two of text below it, and the course of the game if it is known. */
export async function captioned(
  picture: Blob,
  caption: string,
  size: number,
  { type = 'image/png', course }: { readonly type?: string; readonly course?: Course | undefined } = {},
): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size * (1 + CAPTION.height + (course ? COURSE.height + COURSE.below : 0));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser has no canvas to paint on');
  pen.fillStyle = CARD.paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, size, size);
  bitmap.close();
  const most = size * (1 - 2 * CAPTION.side);
  const lines = caption.split('\n');
  const font = size * (lines.length > 1 ? CAPTION.small : CAPTION.font);
  for (const [n, line] of lines.entries()) {
    const middle = size * (1 + CAPTION.height / 2 + CAPTION.line * (n - (lines.length - 1) / 2));
    writeLine(pen, line, { middle, font, size, most });
  }
  if (course) {
    const x = size * CAPTION.side;
    const y = size * (1 + CAPTION.height);
    drawCourse(pen, course, { x, y, width: most, height: size * COURSE.height });
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      type,
    );
  });
}

/** Writes a line in the middle, in a smaller font if it is longer than `most` pixels. */
function writeLine(
  pen: CanvasRenderingContext2D,
  line: string,
  {
    middle,
    font: largest,
    size,
    most,
  }: { readonly middle: number; readonly font: number; readonly size: number; readonly most: number },
): void {
  let font = largest;
  const write = (): void => {
    pen.font = `600 ${font}px Georgia, 'Noto Serif', serif`;
  };
  const parts = Array.from(line);
  const widthOf = (part: string): number => (SQUARES[part] ? font * 1.15 : pen.measureText(part).width);
  const width = (): number => parts.reduce((sum, part) => sum + widthOf(part), 0);
  write();
  font *= Math.min(1, most / width());
  write();
  pen.textBaseline = 'middle';
  let at = (size - width()) / 2;
  for (const part of parts) {
    const color = SQUARES[part];
    pen.fillStyle = color ?? CARD.ink;
    if (color) pen.fillRect(at, middle - font / 2, font, font);
    else pen.fillText(part, at, middle);
    at += widthOf(part);
  }
}

/**
 * An animated GIF of the line on the board, with a caption below it if there is one.
 *
 * @param from how many moves lead to its first picture
 * @param seconds duration of each move
 * @param onProgress called with each picture, its number from 1, and how many there are
 */
export async function animationOf(
  board: OthelloBoard,
  look: Look,
  {
    size,
    seconds,
    from = 0,
    caption,
  }: { readonly size: number; readonly seconds: number; readonly from?: number; readonly caption?: string },
  onProgress: (picture: Blob, n: number, total: number) => void,
): Promise<Blob> {
  const [{ Encoder }, { default: workerUrl }] = await Promise.all([
    late(() => import('modern-gif')),
    late(() => import('modern-gif/worker?url')),
  ]);
  // A board has few colours.
  const height = caption === undefined ? size : size * (1 + CAPTION.height);
  const encoder = new Encoder({ workerUrl, width: size, height, maxColors: 64 });
  const last = board.game.nodes.length;
  for (let ply = from; ply <= last; ply++) {
    const { coordinates, legal } = look;
    const square = await copyOf(board, look, ply).toBlob({ size, coordinates, legal });
    const picture = caption === undefined ? square : await captioned(square, caption, size);
    const data = await pixelsOf(picture, size, height);
    await encoder.encode({ data, delay: 1000 * seconds * (ply === last ? LAST_FRAME : 1) });
    onProgress(picture, ply + 1 - from, last + 1 - from);
  }
  return encoder.flush('blob');
}

/** Reads the pixels for the encoder, which runs in a worker without a canvas. */
async function pixelsOf(picture: Blob, width: number, height: number): Promise<ArrayBuffer> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser has no canvas to paint on');
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  return pen.getImageData(0, 0, width, height).data.buffer;
}

/** Diagrams of the start, of every few moves, and of the end. */
export async function diagramsOf(board: OthelloBoard, look: Look, every: number): Promise<Diagram[]> {
  const { length } = board.game.nodes;
  const plies = Array.from({ length: length + 1 }, (_, ply) => ply).filter(
    (ply) => ply % every === 0 || ply === length,
  );
  const diagrams: Diagram[] = [];
  for (const ply of plies) {
    const svg = await copyOf(board, { ...look, numbers: false }, ply).toSVG(look);
    diagrams.push({ svg, ply });
  }
  return diagrams;
}

/**
 * The whole line in one diagram, each disc with the number of its move; `undefined` if the start is not the usual one.
 */
export async function transcriptDiagram(board: OthelloBoard, look: Look): Promise<string | undefined> {
  const { root, nodes } = board.game;
  // Numbers cannot express wrong flips by hand.
  if (!root.position.equals(Position.start) || !nodes.every(followsRules)) return undefined;
  return copyOf(board, { ...look, numbers: true }, nodes.length).toSVG(look);
}
