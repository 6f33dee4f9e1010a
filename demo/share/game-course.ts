/** The course of a reviewed game below its picture: who was ahead after each move, and where it turned. Values in discs. */
import type { PlyReview, Turn } from '../../src/core/analysis.js';
import { lostDiscs } from '../../src/core/rules.js';

/** What of a review a picture shows. */
export interface Course {
  /** The value after each move, for Black; `undefined` where it is not known. */
  readonly values: readonly (number | undefined)[];
  /** The move at which the game turned. */
  readonly turn?: { readonly ply: number; readonly text: string };
}

/** The part of a picture in which it is drawn, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The least that the height stands for, so that a level game looks level. */
const LEAST_REACH = 16;
const COLORS = { ink: '#1b211e', area: '#1b211e22', middle: '#98a099', turn: '#b3382c' } as const;

/** The course of a game from the values of its review and the turn of its story. */
export function courseOf(plies: readonly (PlyReview | undefined)[], turn: Turn | undefined): Course {
  const values = plies.map((ply) => ply && (ply.color === 'black' ? ply.after : -ply.after));
  if (turn?.kind !== 'moment') return { values };
  const { ply, square, loss } = turn.moment.main;
  return { values, turn: { ply, text: `${ply}. ${square} \u2212${lostDiscs(loss)}` } };
}

/** Draws it: Black ahead above the line in the middle, White below. */
export function drawCourse(
  pen: CanvasRenderingContext2D,
  { values, turn }: Course,
  { x, y, width, height }: Box,
): void {
  const reach = Math.max(LEAST_REACH, ...values.map((value) => Math.abs(value ?? 0)));
  const middle = y + height / 2;
  const points = [0, ...values].flatMap((value, ply) =>
    value === undefined
      ? []
      : [{ at: x + (ply / values.length) * width, to: middle - (value / reach) * (height / 2) }],
  );
  const line = new Path2D();
  for (const { at, to } of points) line.lineTo(at, to);
  const area = new Path2D(line);
  area.lineTo(points.at(-1)!.at, middle);
  area.lineTo(x, middle);
  pen.fillStyle = COLORS.area;
  pen.fill(area);
  pen.fillStyle = COLORS.middle;
  pen.fillRect(x, middle, width, 1);
  pen.strokeStyle = COLORS.ink;
  pen.lineWidth = height / 40;
  pen.lineJoin = 'round';
  pen.stroke(line);
  const turned = turn && values[turn.ply - 1];
  if (turned === undefined) return;
  const [at, to] = [x + (turn!.ply / values.length) * width, middle - (turned / reach) * (height / 2)];
  const radius = height / 14;
  pen.fillStyle = COLORS.turn;
  pen.beginPath();
  pen.arc(at, to, radius, 0, 2 * Math.PI);
  pen.fill();
  pen.font = `600 ${height / 5}px Georgia, 'Noto Serif', serif`;
  pen.textBaseline = 'middle';
  const textWidth = pen.measureText(turn!.text).width;
  const places = [at - radius - textWidth, at + radius]
    .filter((left) => left >= x && left + textWidth <= x + width)
    .flatMap((left) => [0.12, 0.88].map((part) => ({ left, middle: y + height * part })));
  const place = freest(places, textWidth, points);
  pen.fillText(turn!.text, place.left, place.middle);
}

/** Where the left edge and the middle of a text may stand. */
interface TextPlace {
  readonly left: number;
  readonly middle: number;
}

/** Of some places for a text, the one that is farthest from the line of the course. @param width of the text */
export function freest(
  places: readonly TextPlace[],
  width: number,
  points: readonly { readonly at: number; readonly to: number }[],
): TextPlace {
  const distance = ({ left, middle }: TextPlace): number =>
    Math.min(
      ...points.filter(({ at }) => at >= left && at <= left + width).map(({ to }) => Math.abs(to - middle)),
    );
  return places.reduce((best, one) => (distance(one) > distance(best) ? one : best));
}
