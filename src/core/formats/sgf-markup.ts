/**
 * Marks and arrows in SGF's own properties (FF[4], markup properties): `LB` labels, `CR` circles, `SQ` squares, `MA`
 * crosses, `TR` triangles, `SL` selected points (the format does not say how they look), `AR` arrows, `LN` lines.
 */
import type { Square } from '../rules/square.js';
import { markText, mergedArrows, mergedMarks } from './annotation.js';
import { FormatError } from './format-error.js';
import type { MoveNote } from './game-record.js';
import { withoutControls } from './head-text.js';
import type { Arrow, Mark, MarkShape } from './marks.js';
import type { Tag, TagValue } from './tags.js';

const SHAPES: ReadonlyMap<string, MarkShape> = new Map([
  ['CR', 'circle'],
  ['SQ', 'square'],
  ['MA', 'cross'],
  ['SL', 'dot'],
]);

/** A board has no triangle as a shape, so this character is used. */
const TRIANGLE = '△';

/** SGF has no colours of arrows; this property is our own: `BRUSH[c4:f4:2]`. */
const BRUSH = 'BRUSH';

/** Reads a point, or the points of a rectangle such as `a1:b2`. @throws {FormatError} when the text is neither. */
export type ReadPoints = (text: string, offset: number) => readonly Square[];

/** The marks and arrows in a tag; nothing for other tags. An invalid one becomes a warning. */
export function readMarkup(
  { name, values }: Tag,
  readPoints: ReadPoints,
  onBad: (problem: FormatError) => void,
): Pick<MoveNote, 'marks' | 'arrows'> {
  const read = <Item>(items: (value: TagValue) => readonly Item[]): readonly Item[] =>
    values.flatMap((value) => {
      try {
        return items(value);
      } catch (error) {
        if (!(error instanceof FormatError)) throw error;
        onBad(error);
        return [];
      }
    });
  if (name === 'AR' || name === 'LN' || name === BRUSH)
    return { arrows: read((value) => readArrow(value, readPoints)) };
  const shape = SHAPES.get(name);
  if (shape)
    return {
      marks: read(({ text, offset }) => readPoints(text, offset).map((square) => ({ square, shape }))),
    };
  if (name === 'TR')
    return {
      marks: read(({ text, offset }) =>
        readPoints(text, offset).map((square) => ({ square, text: TRIANGLE })),
      ),
    };
  return name === 'LB' ? { marks: read((value) => readLabel(value, readPoints)) } : {};
}

/** Prints marks and arrows as properties. The format allows one shape and one label for each point. */
export function printMarkup(note: MoveNote | undefined): string {
  const marks = mergedMarks(note?.marks ?? []);
  const arrows = mergedArrows(note?.arrows ?? []);
  const labels = marks.filter(({ text }) => text);
  const triangles = labels.filter(isTriangle);
  const ends = ({ from, to }: Arrow): string => `${from}:${to}`;
  return [
    // A colon would end the point.
    printList(
      'LB',
      labels
        .filter((mark) => !isTriangle(mark))
        .map(({ square, text }) => `${square}:${withoutControls(text!).replace(/[\]\\:]/g, '\\$&')}`),
    ),
    printList(
      'TR',
      triangles.map(({ square }) => square),
    ),
    ...[...SHAPES].map(([name, shape]) =>
      printList(
        name,
        marks.filter((mark) => mark.shape === shape).map(({ square }) => square),
      ),
    ),
    printList('AR', arrows.map(ends)),
    printList(
      BRUSH,
      arrows.filter(({ brush = 1 }) => brush > 1).map((arrow) => `${ends(arrow)}:${arrow.brush!}`),
    ),
  ].join('');
}

/** A triangle and another shape may not share a point. */
function isTriangle({ shape, text }: Mark): boolean {
  return text === TRIANGLE && shape === undefined;
}

function printList(name: string, values: readonly string[]): string {
  return values.length === 0 ? '' : name + values.map((value) => `[${value}]`).join('');
}

function readLabel({ text, offset }: TagValue, readPoints: ReadPoints): Mark[] {
  const colon = text.indexOf(':');
  const [square] = readPoints(colon < 0 ? text : text.slice(0, colon), offset);
  const label = colon < 0 ? '' : markText(text.slice(colon + 1));
  return label === '' ? [] : [{ square: square!, text: label }];
}

function readArrow({ text, offset }: TagValue, readPoints: ReadPoints): Arrow[] {
  const [from = '', to = '', brush] = text.split(':');
  const [start] = readPoints(from, offset);
  const [end] = readPoints(to, offset);
  const number = Number(brush);
  return [{ from: start!, to: end!, ...(number >= 1 && number <= 4 && { brush: number }) }];
}
