/**
 * Reads the steps of a lesson from the prose of a page. `text.ts` calls it whenever the prose is read; the lesson, its
 * tasks, its printing and its board use the steps.
 */
import { parseBoardString } from '../../../../core/formats/notation/board-string.js';
import { arrowsOf, marksOf, type Arrow, type Mark } from '../../../../core/formats/common/marks.js';
import { parseTranscript } from '../../../../core/formats/notation/transcript.js';
import type { Color } from '../../../../core/rules/color.js';
import { Position } from '../../../../core/rules/position.js';
import { isSquare, type Square } from '../../../../core/rules/square.js';
import { gameOf, lineAfter, type StepLine } from './step-line.js';

/** One step: a part of the text, and what the board shows beside it. */
export interface LessonStep {
  readonly element: HTMLElement;
  readonly line: StepLine;
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
  /** The side at the bottom; by default the lesson's. */
  readonly orientation: Color | undefined;
  /** The right moves, if one is to be found; `engine` if the engine decides. */
  readonly answer: readonly Square[] | 'engine' | undefined;
  /** The author's answers to wrong moves. */
  readonly wrong: ReadonlyMap<Square, Refutation>;
}

/** The answer to a wrong move: what the board shows of it, and why it is wrong. */
export interface Refutation {
  readonly line: StepLine;
  readonly text: string;
  /** The squares that the text speaks of. */
  readonly marks: readonly Mark[];
}

/**
 * The outermost sections of a lesson; if it has none, the outermost items of its ordered lists. Those of a lesson
 * inside it are not among them.
 */
export function stepElements(lesson: Element): HTMLElement[] {
  const sections = [...lesson.querySelectorAll<HTMLElement>('section')];
  const found = sections.length > 0 ? sections : [...lesson.querySelectorAll<HTMLElement>('ol > li')];
  return found.filter(
    (one) =>
      !found.some((other) => other !== one && other.contains(one)) &&
      one.closest(lesson.localName) === lesson,
  );
}

/**
 * The game of a lesson from its attributes.
 *
 * @throws {FormatError} when the position or a move cannot be read
 */
export function readGame(position: string | undefined, text: string | undefined): StepLine {
  const start = startOf(position ?? 'start');
  const { moves } = parseTranscript(text ?? '', start);
  return { start, moves, ply: 0 };
}

/**
 * Reads a step: its `position` or the lesson's, its `moves` from there (or, after a `+`, from the end of the previous
 * step), its `ply`. Without any of them the board does not change. Each attribute may be prefixed by `data-`;
 * `data-wrong` has no short form and stands on elements inside the step.
 *
 * @throws {FormatError | RangeError} when an attribute cannot be read
 */
export function readStep(element: HTMLElement, game: StepLine, before: StepLine): LessonStep {
  const value = (name: string): string | undefined =>
    element.getAttribute(name) ?? element.getAttribute(`data-${name}`) ?? undefined;
  const line = readLine(value, game, before);
  return {
    element,
    line,
    marks: marksOf(value('marks')),
    arrows: arrowsOf(value('arrows')),
    orientation: readOrientation(value('orientation')),
    answer: readAnswer(value('answer'), line),
    wrong: readWrong(element, line),
  };
}

/** The line of a step. @param before the line of the step before */
function readLine(value: (name: string) => string | undefined, game: StepLine, before: StepLine): StepLine {
  const position = value('position');
  const moves = value('moves')?.trim();
  const ply = value('ply');
  if (position === undefined && moves?.startsWith('+'))
    return withPly(lineAfter(before, moves.slice(1)), ply);
  if (position === undefined && moves === undefined) return ply === undefined ? before : withPly(game, ply);
  const start = position === undefined ? game.start : startOf(position);
  const played = parseTranscript(moves ?? '', start).moves;
  return withPly({ start, moves: played, ply: played.length }, ply);
}

/** The line, showing as many moves as an attribute says. @throws {RangeError} */
function withPly(line: StepLine, ply: string | undefined): StepLine {
  if (ply === undefined) return line;
  const most = line.moves.length;
  if (ply === 'end') return { ...line, ply: most };
  const n = Number(ply);
  if (!/^\d+$/.test(ply) || n > most) throw new RangeError(`ply takes 0 to ${most}, or end, not '${ply}'`);
  return { ...line, ply: n };
}

/** The position of an attribute. @throws {FormatError} */
function startOf(position: string): Position {
  return position.trim() === 'start' ? Position.start : parseBoardString(position);
}

/** The side at the bottom. @throws {RangeError} */
function readOrientation(text: string | undefined): Color | undefined {
  if (text === undefined || text === 'black' || text === 'white') return text;
  throw new RangeError(`orientation takes black or white, not '${text}'`);
}

/**
 * The answers to wrong moves: `data-wrong="g7h8"` for the move g7, to which the board shows the reply h8; `data-marks`
 * beside it marks squares of that board.
 */
function readWrong(element: HTMLElement, line: StepLine): LessonStep['wrong'] {
  const wrong = new Map<Square, Refutation>();
  for (const part of element.querySelectorAll<HTMLElement>('[data-wrong]')) {
    const text = part.textContent.replace(/\s+/g, ' ').trim();
    const marks = marksOf(part.dataset['marks']);
    for (const moves of part.dataset['wrong']!.toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean))
      wrong.set(moves.slice(0, 2) as Square, { line: lineAfter(line, moves), text, marks });
  }
  return wrong;
}

/** The right moves. @throws {RangeError} when one of them is not legal */
function readAnswer(text: string | undefined, line: StepLine): LessonStep['answer'] {
  if (text === undefined || text === 'engine') return text;
  const legal = gameOf(line).position.legalMoves;
  const words = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const moves = words.filter(isSquare);
  const wrong = words.find((word) => !isSquare(word) || !legal.includes(word));
  if (words.length === 0 || wrong !== undefined) {
    throw new RangeError(`answer takes legal moves (${legal.join(' ')}), or engine, not '${wrong ?? text}'`);
  }
  return moves;
}
