/**
 * SGF properties of a move (FF[4]): `BL` and `WL`, seconds left on a clock, `V`, a value for Black, `N`, a name, and
 * the marks `TE` good, `BM` bad, `IT` interesting and `DO` doubtful. `EMT`, seconds spent on a move, and `NAG`, other
 * marks, are properties of our own.
 */
import type { Color } from '../rules/color.js';
import type { MoveNote } from './game-record.js';
import { printTag, type Tag } from './tags.js';

/** The numbers of the marks; a second value of the property emphasizes it. */
const MARKS: Readonly<Record<string, readonly [number, number?]>> = {
  TE: [1, 3],
  BM: [2, 4],
  IT: [5],
  DO: [6],
};

/** The most marks on a move; further ones are dropped. */
const MOST_NAGS = 20;

/**
 * Reads a tag into a partial note; `undefined` if the value is invalid or about the other side.
 *
 * @param mover the side that made the move
 */
export function readMoveTag(
  { name, values }: Tag,
  mover: Color,
  before: MoveNote | undefined,
): MoveNote | undefined {
  const text = values[0]!.text.trim();
  if (name === 'N') return text === '' ? undefined : { name: text };
  const strengths = MARKS[name];
  const marks =
    name === 'NAG'
      ? values.map((value) => Number(value.text))
      : strengths && [strengths[text === '2' ? 1 : 0]];
  if (marks) {
    const nags = marks.filter((nag) => Number.isInteger(nag)) as number[];
    const earlier = before?.nags ?? [];
    return nags.length === 0 || earlier.length + nags.length > MOST_NAGS
      ? undefined
      : { nags: [...earlier, ...nags] };
  }
  const number = text === '' ? NaN : Number(text);
  if (!Number.isFinite(number)) return undefined;
  if (name === 'V') return { evaluation: mover === 'black' || number === 0 ? number : -number };
  if (number < 0) return undefined;
  if (name === 'EMT') return { time: Math.round(number * 1000) };
  // The other side's clock is written at its own move.
  return name === (mover === 'black' ? 'BL' : 'WL') ? { clock: Math.round(number * 1000) } : undefined;
}

/** Prints a note so that {@link readMoveTag} can read it. */
export function printMoveTags(note: MoveNote | undefined, mover: Color): string {
  const { name, clock, evaluation, time, nags = [] } = note ?? {};
  const seconds = (ms: number | undefined): string | undefined =>
    ms === undefined ? undefined : String(ms / 1000);
  const value = evaluation === undefined || mover === 'black' || evaluation === 0 ? evaluation : -evaluation;
  return [
    printTag('N', name),
    printTag(mover === 'black' ? 'BL' : 'WL', seconds(clock)),
    printTag('V', value === undefined ? undefined : String(value)),
    printTag('EMT', seconds(time)),
    printNags(nags),
  ].join('');
}

/** A node may have one of the format's own marks; the others go into our property. */
function printNags(nags: readonly number[]): string {
  const [first] = nags;
  const mark = Object.entries(MARKS).find(
    ([, strengths]) => first !== undefined && strengths.includes(first),
  );
  const others = mark ? nags.slice(1) : nags;
  const own = others.length === 0 ? '' : `NAG${others.map((nag) => `[${nag}]`).join('')}`;
  if (!mark) return own;
  const [name, strengths] = mark;
  return printTag(name, strengths.length === 1 ? '' : String(strengths.indexOf(first) + 1)) + own;
}
