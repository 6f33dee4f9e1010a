/**
 * SGF, Smart Game Format: `(;FF[4]GM[2]SZ[8];B[f5];W[d6](;B[c3])(;B[c4]))`.
 *
 * Source: https://www.red-bean.com/sgf/ (FF[4], `GM[2]` is Othello). Read: squares and letter pairs, set-up by `AB`,
 * `AW` and `PL`, side lines, comments, marks and arrows, clocks, evaluations. Dropped: other properties of a node
 * (counted in `leftOut`), set-up behind the first node is refused. Written: the format's own properties, and `EMT`,
 * `NAG` and `BRUSH` of our own for times of moves, other signs and colours of arrows.
 *
 * In this file: reading and writing, then the properties of moves, then those of marks and arrows.
 */
import { type Color, opponent } from '../rules/color.js';
import { Position } from '../rules/position.js';
import { type Square, squareAt, squareIndex, SQUARES } from '../rules/square.js';
import { type GameEntry, readCollection, streamCollection, type TextSource } from './common/collection.js';
import { FormatError } from './common/format-error.js';
import { type GameRecord, type MoveNote, type RecordedResult, resultOf } from './common/game-record.js';
import { type ReadMove, RecordReader, type Remarked } from './common/record-reader.js';
import {
  findTagGame,
  MARKUP_TAGS,
  MOVE_TAGS,
  printHead,
  printTag,
  type Punctuation,
  readHead,
  scanTags,
  SET_UP_TAGS,
  SGF_HEAD,
  type Tag,
  type TagValue,
} from './common/tags.js';
import { secondsOf, withoutControls } from './common/fact-text.js';
import { writtenGame, type WrittenPlace } from './common/written-game.js';
import { markText, mergedArrows, mergedMarks } from './common/annotation.js';
import type { Arrow, Mark, MarkShape } from './common/marks.js';

/**
 * Reads a game in the Smart Game Format with `GM[2]`; programs that do not name the game, such as GoGui, are recognised
 * by `SZ[8]`. Squares are written as `f5` (SGF's own letter pairs, `fe`, are accepted too), passes as `PA`, side lines
 * in brackets, comments in `C`, marks and arrows in the properties of FF[4] (`LB`, `CR`, `SQ`, `MA`, `TR`, `SL`, `AR`;
 * `LN` as an arrow). Only the first game is read; for all games see {@link readSgf}.
 *
 * @throws {FormatError} when the text is not a game of Othello on 8x8, or holds an illegal move.
 */
export function parseSgf(text: string): GameRecord {
  const sequence = firstGame(text);
  // The tags behind the first `(;`, up to the next node or the end.
  const rootEnd = sequence.findIndex((token, i) => i > 1 && (token.type === ';' || token.type === ')'));
  const root = sequence.slice(0, rootEnd).filter((token) => token.type === 'tag');
  const known = new Map(root.map(({ name, values }) => [name, values[0]!]));
  requireOthello(known, sequence[0]!.offset);
  // GoGui counts rows from the bottom when it talks to a program, and letters from the top when it writes a file.
  const nameOf = /^\s*gogui/i.test(known.get('AP')?.text ?? '') ? fromBelow : squareText;
  const reader = new RecordReader('SGF', readStart(root, nameOf));
  readTree(reader, sequence, nameOf);

  const result = readResult(known.get('RE'));
  return reader.record({ ...readHead(known), ...(result && { result }) }, known.get('RE')?.offset);
}

/** How to find and read the games of this format. */
export const SGF = { name: 'SGF', findGame: findTagGame, parse: parseSgf } as const;

/** Reads the games of a collection one by one. A bad game yields an error, and reading goes on. */
export function readSgf(text: string): Generator<GameEntry, void> {
  return readCollection(SGF, text);
}

/** As {@link readSgf}, from a stream. Only one game is kept in memory at a time. */
export function streamSgf(source: TextSource): AsyncGenerator<GameEntry, void> {
  return streamCollection(SGF, source);
}

/** Prints a game with side lines, comments, marks and arrows, clocks and evaluations. */
export function printSgf(record: GameRecord): string {
  const { start, root } = writtenGame(record);
  const head = [
    printHead(record, printResult(record), SGF_HEAD),
    printTime(record.timeControl),
    start === Position.start ? USUAL_START : printStart(start),
    printNote(root.note, opponent(start.turn)),
  ];
  const text = `${head.join('')}${printBranches(root)}`;
  // Without it the format means Latin-1, even for text that came from elsewhere.
  const charset = /[^\0-\x7f]/.test(text) ? 'CA[UTF-8]' : '';
  return `(;FF[4]${charset}GM[2]SZ[8]${text})`;
}

/** The tokens of the first game, from its opening bracket to the closing one. */
function firstGame(text: string): (Tag | Punctuation)[] {
  const tokens: (Tag | Punctuation)[] = [];
  let depth = 0;
  for (const token of scanTags(text, 'SGF')) {
    tokens.push(token);
    depth += token.type === '(' ? 1 : token.type === ')' ? -1 : 0;
    if (depth === 0) break;
  }
  if (tokens[1]?.type !== ';') {
    throw new FormatError('SGF', '; expected after (', tokens[0]!.offset + 1, {
      code: 'missing',
      data: { expected: '(;' },
    });
  }
  return tokens;
}

/** @throws {FormatError} for another game, or another size of the board */
function requireOthello(known: ReadonlyMap<string, TagValue>, start: number): void {
  const game = known.get('GM');
  const size = known.get('SZ');
  const isOfSize = size !== undefined && /^\s*8\s*(?::\s*8\s*)?$/.test(size.text);
  if (game ? game.text.trim() !== '2' : !isOfSize) {
    throw new FormatError(
      'SGF',
      game ? `GM[${game.text}] is another game: Othello is GM[2]` : 'the game is not named: Othello is GM[2]',
      game?.offset ?? start,
      {
        code: game ? 'other-game' : 'missing',
        data: game ? { text: game.text } : { expected: 'GM[2]' },
      },
    );
  }
  if (size && !isOfSize) {
    throw new FormatError('SGF', `the board is of size ${size.text}, not 8`, size.offset, {
      code: 'board-size',
      data: { text: size.text },
    });
  }
}

/** Converts a value to the name of a square; a pass becomes an empty text. */
type SquareNames = (text: string) => string;

/** The position that the tags of the first node set up. */
function readStart(root: readonly Tag[], nameOf: SquareNames): Position {
  const board: string[] = Array<string>(64).fill('-');
  let { turn } = Position.start;
  let placed = false;
  for (const { name, values } of root) {
    if (name === 'PL') turn = /^\s*w/i.test(values[0]!.text) ? 'white' : 'black';
    if (name !== 'AB' && name !== 'AW') continue;
    placed = true;
    for (const { text, offset } of values) {
      for (const index of readSquares(text, offset, nameOf)) board[index] = name === 'AB' ? 'X' : 'O';
    }
  }
  const { start } = Position;
  const text = placed ? board.join('') : start.board;
  return text === start.board && turn === start.turn ? start : Position.of(text, turn);
}

/** The squares in a value of a set-up tag: one, or a rectangle between two corners such as `c3:d4`. */
function readSquares(text: string, offset: number, nameOf: SquareNames): number[] {
  if (!text.includes(':')) return [squareIndex(readSquare(text, offset, nameOf))];
  const corners = text.split(':', 2).map((corner) => squareIndex(readSquare(corner, offset, nameOf)));
  const within = (index: number, line: (index: number) => number): boolean => {
    const lines = corners.map(line);
    return line(index) >= Math.min(...lines) && line(index) <= Math.max(...lines);
  };
  return [...SQUARES.keys()].filter(
    (index) => within(index, (at) => at & 7) && within(index, (at) => at >> 3),
  );
}

/** Reads a square. @throws {FormatError} */
function readSquare(text: string, offset: number, nameOf: SquareNames): Square {
  const square = nameOf(text);
  if (!SQUARES.includes(square as Square)) {
    throw new FormatError('SGF', `${text || 'an empty text'} is not a square from a1 to h8`, offset, {
      code: 'square',
      data: { text },
    });
  }
  return square as Square;
}

/** Plays all moves; a side line begins where it branches off. */
function readTree(reader: RecordReader, tokens: readonly (Tag | Punctuation)[], nameOf: SquareNames): void {
  /** The places at which the open brackets stand. */
  const branches: ReadMove[] = [];
  /**
   * Where the line that has ended branched off. Only later text shows whether another line follows or the game is over.
   */
  let back: ReadMove | undefined;
  let nodes = 0;
  let tags: Tag[] = [];
  for (const token of tokens) {
    if (token.type === 'tag') {
      tags.push(token);
      continue;
    }
    if (back !== undefined && (tags.length > 0 || token.type !== ')')) {
      reader.goTo(back);
      back = undefined;
    }
    // The tags of a node are complete when the next token comes.
    readNode(reader, tags, nodes <= 1, nameOf);
    tags = [];
    if (token.type === ';') nodes++;
    else if (token.type === '(') branches.push(reader.node);
    else back = branches.pop();
  }
}

/** The tags of a node may be in any order: moves are played first, then remarks are added. */
function readNode(reader: RecordReader, tags: readonly Tag[], isRoot: boolean, nameOf: SquareNames): void {
  let place = reader.here;
  let others = 0;
  for (const { name, values, offset } of tags) {
    if (name === 'B' || name === 'W') {
      const color = name === 'B' ? 'black' : 'white';
      for (const value of values) place = reader.play(nameOf(value.text) || 'pa', value.offset, color);
      continue;
    }
    others++;
    if (!isRoot && SET_UP_TAGS.includes(name)) {
      throw reader.fail(
        `${name} after the first node: a position can be set up only in the first node`,
        offset,
        {
          code: 'set-up',
          data: { text: name },
        },
      );
    }
  }
  // Most nodes are just a move.
  if (others > 0) readRemarks(reader, tags, place, isRoot, nameOf);
}

/** Adds the remarks in the tags of a node to a place. */
function readRemarks(
  reader: RecordReader,
  tags: readonly Tag[],
  place: Remarked,
  isRoot: boolean,
  nameOf: SquareNames,
): void {
  const readPoints: ReadPoints = (text, offset) =>
    readSquares(text, offset, nameOf).map((index) => SQUARES[index]!);
  for (const tag of tags) {
    if (tag.name === 'C') for (const { text } of tag.values) reader.remark(place, { comment: text });
    else if (MOVE_TAGS.includes(tag.name)) {
      const mover = place.pass ? reader.turn : opponent(reader.turn);
      const note = readMoveTag(tag, mover, reader.remarks(place));
      if (note) reader.remark(place, note);
    } else if (MARKUP_TAGS.includes(tag.name))
      reader.remark(
        place,
        readMarkup(tag, readPoints, (bad) =>
          reader.warn(bad.problem, bad.offset, { code: bad.code, data: bad.data }),
        ),
      );
    // Those of the root are tags of the record.
    else if (!isRoot && tag.name !== 'B' && tag.name !== 'W') reader.leftOut++;
  }
}

/** Keeps `f5`, converts letter pairs; a pass becomes an empty text. */
function squareText(text: string): string {
  if (text.length === 2 && squareAt(text, 0) !== undefined) return text;
  const move = text.trim().toLowerCase();
  if (move === 'tt') return '';
  return /^[a-h]{2}$/.test(move) ? `${move[0]!}${move.charCodeAt(1) - 96}` : move;
}

/** The same for letter pairs that count rows from the bottom. */
function fromBelow(text: string): string {
  const square = squareText(text);
  return /^\s*[a-h]{2}\s*$/i.test(text) ? `${square[0]!}${9 - Number(square[1])}` : square;
}

/** The result of the tag `RE`, such as `B+12` or `W+R`; `undefined` if it is open. */
function readResult(value: TagValue | undefined): RecordedResult | undefined {
  const text = value?.text.trim() ?? '';
  if (/^(0|draw)$/i.test(text)) return { margin: 0, winner: undefined };
  const [, side, points, by] = /^([BW])\+{1,2}(?:(\d{1,3}(?:\.\d{0,9})?)|(R|T)\w*)?$/i.exec(text) ?? [];
  if (!side) return undefined;
  const winner: Color = side.toUpperCase() === 'B' ? 'black' : 'white';
  if (points && Number(points) > 64) return undefined;
  if (points) return { margin: winner === 'black' ? Number(points) : -Number(points), winner };
  return { winner, ...(by && { by: by.toUpperCase() === 'R' ? 'resignation' : 'time' }) };
}

/** The reverse of `readResult`. */
function printResult(record: GameRecord): string | undefined {
  const { winner, margin, by } = resultOf(record) ?? {};
  if (!winner) return margin === 0 ? '0' : undefined;
  // Scores are whole discs; a fraction comes from Go's komi.
  const points = margin !== undefined && Number.isInteger(margin) ? Math.abs(margin) : '';
  const how = by === 'resignation' ? 'R' : by === 'time' ? 'T' : points;
  return `${winner === 'black' ? 'B' : 'W'}+${how}`;
}

/** The main time in `TM`, the rest in `OT` in free words. */
function printTime(timeControl: string | undefined): string {
  if (timeControl === undefined) return '';
  const { main, increment = 0 } = secondsOf(timeControl) ?? {};
  if (main !== undefined)
    return printTag('TM', String(main)) + printTag('OT', increment > 0 ? `${increment} s a move` : undefined);
  const [, first, other = timeControl] = /^([\d.]+) \+ (.*)$/.exec(timeControl) ?? [];
  return printTag('TM', first) + printTag('OT', other);
}

/** The discs of a position, and the side to move. */
function printStart({ board, turn }: Position): string {
  const discs = (name: string, disc: string): string =>
    board.includes(disc)
      ? name +
        SQUARES.filter((_, i) => board[i] === disc)
          .map((square) => `[${square}]`)
          .join('')
      : '';
  return `${discs('AB', 'X')}${discs('AW', 'O')}${printTag('PL', turn === 'black' ? 'B' : 'W')}`;
}

/** Nearly every game begins with this. */
const USUAL_START = printStart(Position.start);

/** Prints what follows a place: its line, and the lines that branch off. */
function printBranches(from: WrittenPlace): string {
  let text = '';
  for (let place = from; ;) {
    const { passes, children } = place;
    if (passes) text += `;${tagOf(passes)}[PA]${printNote(place.note?.pass, passes)}`;
    if (children.length > 1)
      return text + children.map((child) => `(${printPlace(child)}${printBranches(child)})`).join('');
    const [next] = children;
    if (!next) return text;
    text += printPlace(next);
    place = next;
  }
}

/** A move as a node. */
function printPlace({ move, color, note }: WrittenPlace): string {
  return `;${tagOf(color!)}[${move!}]${printNote(note, color!)}`;
}

/** The tag of a side's moves. */
function tagOf(color: Color): 'B' | 'W' {
  return color === 'black' ? 'B' : 'W';
}

/** All tags of a note. */
function printNote(note: MoveNote | undefined, mover: Color): string {
  if (!note) return '';
  return printMoveTags(note, mover) + printMarkup(note) + printTag('C', note.comment);
}

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
function readMoveTag(
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
function printMoveTags(note: MoveNote | undefined, mover: Color): string {
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

/** The tags of marks without a text. */
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
type ReadPoints = (text: string, offset: number) => readonly Square[];

/** The marks and arrows in a tag; nothing for other tags. An invalid one becomes a warning. */
function readMarkup(
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
function printMarkup(note: MoveNote | undefined): string {
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

/** A tag with several values; nothing without any. */
function printList(name: string, values: readonly string[]): string {
  return values.length === 0 ? '' : name + values.map((value) => `[${value}]`).join('');
}

/** A mark with a text, `d3:A`. */
function readLabel({ text, offset }: TagValue, readPoints: ReadPoints): Mark[] {
  const colon = text.indexOf(':');
  const [square] = readPoints(colon < 0 ? text : text.slice(0, colon), offset);
  const label = colon < 0 ? '' : markText(text.slice(colon + 1));
  return label === '' ? [] : [{ square: square!, text: label }];
}

/** An arrow, `c4:f4`, or `c4:f4:2` with the number of its colour. */
function readArrow({ text, offset }: TagValue, readPoints: ReadPoints): Arrow[] {
  const [from = '', to = '', brush] = text.split(':');
  const [start] = readPoints(from, offset);
  const [end] = readPoints(to, offset);
  const number = Number(brush);
  return [{ from: start!, to: end!, ...(number >= 1 && number <= 4 && { brush: number }) }];
}
