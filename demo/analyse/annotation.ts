/** What an author puts to a place of a game: a remark, marks and arrows. All of it is in the place's comment, as all formats have those. */
import { arrowsOf, marksOf, type Arrow, type Mark } from '../../src/formats/marks.js';

/** What an author puts to a place. */
export interface Annotation {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
}

export const NO_ANNOTATION: Annotation = { text: '', marks: [], arrows: [] };

const COMMAND = /\[%(marks|arrows) ([^\]]*)\]\s*/gu;

/** A comment taken apart: `[%marks d3=A] [%arrows c4-f4] A quiet move.` */
export function readAnnotation(comment = ''): Annotation {
  let marks: readonly Mark[] = [];
  let arrows: readonly Arrow[] = [];
  const text = comment.replace(COMMAND, (command, name: string, value: string) => {
    try {
      if (name === 'marks') marks = marksOf(value);
      else arrows = arrowsOf(value);
      return '';
    } catch {
      // What somebody else wrote in this form and means otherwise stays to be read.
      return command;
    }
  });
  return { text: text.trim(), marks, arrows };
}

/** The comment of a place; empty where there is nothing to say. */
export function printAnnotation({ text, marks, arrows }: Annotation): string {
  const parts = [
    ...(marks.length > 0 ? [`[%marks ${printMarks(marks)}]`] : []),
    ...(arrows.length > 0 ? [`[%arrows ${printArrows(arrows)}]`] : []),
    ...(text ? [text] : []),
  ];
  return parts.join(' ');
}

/** Marks as an attribute has them. */
export function printMarks(marks: readonly Mark[]): string {
  return marks.map(({ square, shape, text }) => `${square}=${text ?? shape ?? 'dot'}`).join(' ');
}

/** Arrows as an attribute has them. */
export function printArrows(arrows: readonly Arrow[]): string {
  return arrows.map(({ from, to, brush }) => `${from}-${to}${brush ? `:${brush}` : ''}`).join(' ');
}

/** The first letter that is not on the board yet. */
export function nextLetter(marks: readonly Mark[]): string {
  const used = new Set(marks.map(({ text }) => text));
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').find((letter) => !used.has(letter)) ?? 'Z';
}

/** Puts a mark on its square; the same one again is taken away. */
export function toggleMark(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const others = marks.filter(({ square }) => square !== mark.square);
  const before = marks.find(({ square }) => square === mark.square);
  const isSame =
    before && before.shape === mark.shape && (before.text === undefined) === (mark.text === undefined);
  return isSame ? others : [...others, mark];
}

/** Draws an arrow; the same one again is taken away. */
export function toggleArrow(arrows: readonly Arrow[], arrow: Arrow): readonly Arrow[] {
  const others = arrows.filter(({ from, to }) => from !== arrow.from || to !== arrow.to);
  return others.length < arrows.length ? others : [...arrows, arrow];
}
