/** The annotation of a place in a game: a remark, marks and arrows. */
import { escaped } from '../../escaped.js';
import type { MoveNote } from '../../../src/core/formats/common/game-record.js';
import type { Arrow, Mark } from '../../../src/core/formats.js';
import { printArrows } from '../../../src/core/formats/common/marks.js';

/** The annotation of a place. */
export interface Annotation {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
}

const NO_ANNOTATION: Annotation = { text: '', marks: [], arrows: [] };

/** Converts a note of a record to an annotation. */
export function annotationOf(note: MoveNote | undefined): Annotation {
  return note
    ? { text: note.comment ?? '', marks: note.marks ?? [], arrows: note.arrows ?? [] }
    : NO_ANNOTATION;
}

/** Marks and arrows as attributes of HTML. */
export function attributesOf({ marks, arrows }: Annotation): readonly string[] {
  return [
    ...(marks.length > 0 ? [`marks="${escaped(marks.map(printMark).join(' '))}"`] : []),
    ...(arrows.length > 0 ? [`arrows="${printArrows(arrows)}"`] : []),
  ];
}

/** A mark as a word of the attribute. */
function printMark({ square, shape = 'dot', text = '' }: Mark): string {
  return `${square}=${text.replace(/[\s;=]/gu, '') || shape}`;
}

/** The first letter that is not on the board yet. */
export function nextLetter(marks: readonly Mark[]): string {
  const used = new Set(marks.map(({ text }) => text));
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').find((letter) => !used.has(letter)) ?? 'Z';
}

/** Adds a mark to its square, or removes it if it is already there. */
export function toggleMark(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const others = marks.filter(({ square }) => square !== mark.square);
  const before = marks.find(({ square }) => square === mark.square);
  // A letter is the same mark as any other letter: they are given in order.
  const isSame =
    before && before.shape === mark.shape && (before.text === undefined) === (mark.text === undefined);
  return isSame ? others : [...others, mark];
}

/** Adds an arrow, or removes it if it is already there. */
export function toggleArrow(arrows: readonly Arrow[], arrow: Arrow): readonly Arrow[] {
  const others = arrows.filter(({ from, to }) => from !== arrow.from || to !== arrow.to);
  return others.length < arrows.length ? others : [...arrows, arrow];
}
