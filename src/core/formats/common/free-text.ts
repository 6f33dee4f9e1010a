/** Moves and boards as people write them, in no format. */
import { Position } from '../../rules/position.js';
import { SQUARES, type Square } from '../../rules/square.js';
import type { FormatError } from '../format-error.js';
import type { GameRecord, RecordedResult } from '../game-record.js';
import { parsePgnResult } from './fact-text.js';
import { RecordReader } from './record-reader.js';
import type { Color } from '../../rules/color.js';
import { parseFen } from '../fen.js';

/** A pass, a square, a score at the end, and separators. A pass must come before a dash. */
const TOKENS =
  /(?<pass>pass|p[as]|--+|@@)|(?<move>[a-h][1-8](?!\d)|\([0-7],[0-7]\))|(?<result>[([]?\d{1,2}\s*[-–—−:]\s*\d{1,2}|½\s*-\s*½)[\s.)\]]*$|\d+\s*[.):]+|(?<side>(?:black|white)(?!\p{L}))|(?<![\p{L}\p{N}])\d{1,3}(?![\p{L}\p{N}])|[\s,;.:|/_*•·→>+–—−"-]+|(?<other>[\s\S])/giuy;

/**
 * Reads moves as people write them: with or without numbers, spaces, dashes, bars or commas in between, with passes in
 * any form or none, and a score at the end.
 *
 * @param from offset of the first move; offsets in errors still count from the beginning of the text
 * @throws {FormatError} when something is not a move, or a move is illegal
 */
export function readMoveText(text: string, from = 0, start?: Position): GameRecord {
  const reader = new RecordReader('transcript', start);
  let result: RecordedResult | undefined;
  let resultAt = from;
  for (let at = from; at < text.length;) {
    TOKENS.lastIndex = at;
    const token = TOKENS.exec(text)!;
    const { pass, move, result: score, other } = token.groups!;
    if (pass !== undefined) readPass(reader, pass, at);
    else if (move !== undefined) reader.play(move, at);
    else if (score !== undefined) {
      result = scoreIn(score) ?? result;
      resultAt = at;
    } else if (other !== undefined) throw noMove(reader, text, at);
    at += token[0].length;
  }
  return reader.record({ ...(result && { result }) }, resultAt);
}

/** A score. Two numbers with a colon are a score if they can be discs, otherwise the time of a move. */
function scoreIn(written: string): RecordedResult | undefined {
  const score = written.replace(/[–—−]/, '-').replace(/^[([]/, '');
  const [, black, white] = /^(\d+)\s*:\s*(\d+)$/.exec(score) ?? [];
  return black !== undefined && Number(black) + Number(white) !== 64 ? undefined : parsePgnResult(score);
}

/** Dashes are a pass if one is due, otherwise a separator. */
function readPass(reader: RecordReader, written: string, at: number): void {
  const isDash = written.startsWith('-');
  if (isDash && written.length > 2) return;
  reader.play(isDash ? '--' : written, at);
}

function noMove(reader: RecordReader, text: string, at: number): FormatError {
  const [found = String.fromCodePoint(text.codePointAt(at)!)] =
    /^[\p{L}\p{N}]{1,20}/u.exec(text.slice(at, at + 40)) ?? [];
  return reader.fail(`square ${found}: a1 to h8 is expected`, at, { code: 'square', data: { text: found } });
}

/** A board at the beginning of a text. */
export interface FoundBoard {
  readonly position: Position;
  /** Offset behind the board. */
  readonly end: number;
}

const EMPTY = '-._·・+□⬜🟩🟢';
const BLACK = 'Xx*Bb0#●⚫黒';
const WHITE = 'OoWw1@○⚪白';

const FEN =
  /^\s*(?:[pPXOBW*xobw.1-8-]{1,8}\/){7}[pPXOBW*xobw.1-8-]{1,8}(?:\s+[bwxo*](?![a-h1-9])(?:\s+-\s+-\s+\d+\s+\d+)?)?/i;
/** The characters of one square: a disc or an empty square. */
const CELL = `[-._·・+□⬜🟩🟢Xx*Bb0#●⚫黒OoWw1@○⚪白]`;
const SQUARES_IN_A_ROW = new RegExp(String.raw`^\s*(?:${CELL}[\s/|,]*){64}`, 'u');
/**
 * A point behind the row number may be a separator, `1. - - -`, or an empty square. The reading without a ninth square
 * is taken.
 */
const ROW = new RegExp(
  String.raw`^[ \t|]*([1-8])[ \t|:.]*?((?:${CELL}[ \t|,]*){8})(?:([1-8])(?![1-9a-h])|(?![1-9a-h]|[ \t]?${CELL}))`,
  'u',
);
const HEAD = /^[ \t|+-]*(?:[a-h][ \t|+-]*){7}[a-h](?:\|?[ \t]{2}.*|[ \t|+-]*)$/i;
/**
 * The letters of the columns again, below the rows. Text further right is not part of the board: Edax writes the
 * players there.
 */
const FOOT = /^[ \t|+-]*(?:[a-h][ \t|+-]*){7}[a-h](?:\|?[ \t]{2}[^\n]*|[ \t|+-]*)(?:\n|$)/i;
/** The numbers of discs. */
const COUNTS =
  /^\s*(?:[XO*●○][ \t]*)?(?:black|white)[ \t:]*\d+[\s,;]*(?:[XO*●○][ \t]*)?(?:black|white)[ \t:]*\d+[ \t]*(?=\n|$)/i;
const SIDE =
  /^[\s;,:]*(?:(black|white)\b|([XO*BW●○]))(?![a-h1-9])(?:[ \t]*(?:to move|to play|['’]s turn))?[ \t]*[;,.]?/i;
const SIDE_ANYWHERE =
  /(?<!\w)(?:(black|white)(?:[ \t]*\([^()\n]{1,3}\))?|([XO*●○]))\s+to\s+(?:move|play)|(?<!\w)(black|white)['’]s\s+turn|\b(?:turn|side|trait|to move)\s*[:=]\s*(?:(black|white|noirs?|blancs?)|([XO*]))/i;

/**
 * Finds a board at the beginning of a text: 64 squares in one row or in eight lines, with or without blanks and
 * coordinates, or rows with numbers for empty squares as Edax writes them; then the side to move as `X`, `O;`, `Black`
 * or `white to move`.
 *
 * @returns `undefined` when the text does not begin with a board.
 */
export function findBoard(written: string): FoundBoard | undefined {
  const text = withRoundDiscs(written);
  return findFen(text) ?? findTable(text) ?? findDiagram(text) ?? findSquares(text);
}

/**
 * Black squares mean discs in some drawings, and empty squares in others: beside round discs they are empty, and so are
 * white ones; else they are Black's, and white ones beside other empty squares are White's.
 */
function withRoundDiscs(text: string): string {
  if (!text.includes('⬛')) return text;
  if (/[⚫⚪●○]/u.test(text)) return text.replaceAll('⬛', '⬜');
  const discs = text.replaceAll('⬛', '⚫');
  return /[-._·・+□🟩🟢]/u.test(text) ? discs.replaceAll('⬜', '⚪') : discs;
}

/** The most lines above a board, such as a caption. */
const MOST_ABOVE = 10;

/**
 * Finds a board below some lines of text, which may say who is to move. A line with a move ends the search: the text is
 * a transcript.
 */
export function findBoardBelow(text: string): FoundBoard | undefined {
  let at = 0;
  for (let lines = 0; lines < MOST_ABOVE; lines++) {
    const newline = text.indexOf('\n', at);
    if (newline < 0 || /[a-h][1-8]/i.test(text.slice(at, newline))) return undefined;
    at = newline + 1;
    const found = findBoard(text.slice(at));
    if (!found || !/[XO]/.test(found.position.board)) continue;
    const side = sideIn(text.slice(0, at));
    return { position: side ? found.position.withTurn(side) : found.position, end: at + found.end };
  }
  return undefined;
}

/** A square in a text that numbers the moves on a board, and where its number stands. */
export interface NumberedMove {
  readonly square: Square;
  readonly offset: number;
}

/**
 * Finds a game that is printed as a board with the numbers of the moves on their squares. All numbers from 1 on are
 * there once, and none on the four squares of the start.
 *
 * @returns the moves in order; `undefined` for any other text
 */
export function findNumberedMoves(text: string): readonly NumberedMove[] | undefined {
  const rows = rowsOf(text, cellsOfNumbers)?.rows;
  if (!rows) return undefined;
  const moves = new Map<number, NumberedMove>();
  for (const [index, { sign, offset }] of rows.flat().entries()) {
    if (!/^\d+$/.test(sign) || sign === '0' || sign === '00') continue;
    if (Position.start.board[index] !== '-' || moves.has(Number(sign))) return undefined;
    moves.set(Number(sign), { square: SQUARES[index]!, offset });
  }
  const sorted = [...moves].sort(([a], [b]) => a - b);
  const isWhole = sorted.length > 1 && sorted.every(([number], before) => number === before + 1);
  return isWhole ? sorted.map(([, move]) => move) : undefined;
}

/** A square of a drawn board. */
interface Cell {
  readonly sign: string;
  readonly offset: number;
}

/** Whether a line is a border, empty, or has the letters of the columns. */
function isAround(line: string): boolean {
  const signs = line.replace(/[\s|│║]/g, '');
  return /^[-+=:\u2500-\u257f]*$/.test(signs) || signs.toLowerCase() === 'abcdefgh';
}

/** The most lines of a drawn board, with borders and blank ones. */
const MOST_LINES = 60;

/**
 * The rows of a drawn board at the beginning of a text, without its borders, letters and numbers.
 *
 * @param cellsOf the eight cells of a line; `undefined` if the line is no row
 */
function rowsOf(
  text: string,
  cellsOf: (line: string, offset: number) => readonly Cell[] | undefined,
): { readonly rows: readonly (readonly Cell[])[]; readonly end: number } | undefined {
  const rows: (readonly Cell[])[] = [];
  let at = 0;
  for (let lines = 0; at < text.length && rows.length < 8; lines++) {
    if (lines > MOST_LINES) return undefined;
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline + 1;
    const line = text.slice(at, end).trimEnd();
    const cells = cellsOf(line, at);
    if (cells) rows.push(cells);
    else if (!isAround(line)) return undefined;
    at = end;
  }
  if (rows.length < 8) return undefined;
  // What closes the drawing.
  for (;;) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline + 1;
    const line = text.slice(at, end);
    if (line.trim() === '' || !isAround(line)) return { rows, end: at };
    at = end;
  }
}

const BARS = /[|│║]/;

/** The cells of a line of a table, `| X |   | O |…`, maybe with the number of the row at either end. */
function cellsBetweenBars(line: string, offset: number): readonly Cell[] | undefined {
  if (!BARS.test(line)) return undefined;
  let at = offset;
  const parts = line.split(BARS).map((part) => {
    const cell = { sign: part.replace(/\ufe0f/g, '').trim(), offset: at };
    at += part.length + 1;
    return cell;
  });
  // What stands outside of the bars, then the number of the row.
  const isOutside = ({ sign }: Cell): boolean => sign === '' || /^[1-8]$/.test(sign);
  if (parts.length > 9 && isOutside(parts[0]!) && isOutside(parts.at(-1)!)) {
    parts.shift();
    parts.pop();
  }
  if (parts.length === 9 && isOutside(parts[0]!)) parts.shift();
  else if (parts.length === 9 && isOutside(parts[8]!)) parts.pop();
  return parts.length === 8 ? parts : undefined;
}

/** A board drawn as a table, in which an empty square may be blank. */
function findTable(text: string): FoundBoard | undefined {
  const found = rowsOf(text, cellsBetweenBars);
  const signs = found?.rows.flat().map(({ sign }) => sign);
  if (!found || !signs?.every((sign) => sign === '' || isCell(sign))) return undefined;
  return withSide(text, signs.map((sign) => (sign === '' ? '-' : discOf(sign))).join(''), found.end);
}

function isCell(sign: string): boolean {
  return Array.from(sign).length === 1 && (EMPTY + BLACK + WHITE).includes(sign);
}

/** The cells of a line with numbers of moves, between bars or blanks. */
function cellsOfNumbers(line: string, offset: number): readonly Cell[] | undefined {
  const cells =
    cellsBetweenBars(line, offset) ??
    [...line.matchAll(/[^\s|│║]+/g)].map(({ 0: sign, index }) => ({ sign, offset: offset + index }));
  // The number of the row.
  const squares = cells.length === 9 ? cells.slice(1) : cells;
  const isRow = squares.every(({ sign }) => /^(?:\d{1,2}|[-._·+□]{1,2}|)$/.test(sign) || isCell(sign));
  return squares.length === 8 && isRow ? squares : undefined;
}

function findFen(text: string): FoundBoard | undefined {
  const [found] = FEN.exec(text) ?? [];
  if (found === undefined || !/[1-8]/.test(found)) return undefined;
  try {
    return { position: parseFen(found), end: found.length };
  } catch {
    return undefined;
  }
}

/** A side, then 64 squares in one word: without this the side would be taken for the first square. */
const SIDE_FIRST = new RegExp(
  String.raw`^\s*([XxOoBbWw*●○])(?:[\s:;,]+(${CELL}{64})|(${CELL}{63}[-._·・+□⬜🟩🟢]))(?!\S)`,
  'u',
);

function findSquares(text: string): FoundBoard | undefined {
  const [whole, side, apart, joined] = SIDE_FIRST.exec(text) ?? [];
  const squares = apart ?? joined;
  if (whole !== undefined && side !== undefined && squares !== undefined)
    return { position: Position.of(Array.from(squares, discOf).join(''), colorOf(side)), end: whole.length };
  // The border of a table is no row of empty squares.
  if (/^\s*\+[-=][-=+]*\s/.test(text)) return undefined;
  const [found] = SQUARES_IN_A_ROW.exec(text) ?? [];
  if (found === undefined) return undefined;
  const board = Array.from(found.replace(/[\s/|,]/g, ''), discOf).join('');
  return withSide(text, board, found.trimEnd().length);
}

/**
 * Eight rows that begin with their numbers, counted from either end of the board; the letters of the columns may stand
 * above.
 */
function findDiagram(text: string): FoundBoard | undefined {
  const rows: string[] = [];
  let first: string | undefined;
  let between = '';
  let at = 0;
  while (at < text.length && rows.length < 8) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline + 1;
    const line = text.slice(at, end);
    const [found, number, cells, again = ''] = ROW.exec(line) ?? [];
    // A line of this length is not a row of a diagram.
    first = rows.length === 0 ? number : first;
    const expected = first === '8' ? 8 - rows.length : rows.length + 1;
    if (found !== undefined && number === String(expected) && (again === '' || again === number)) {
      rows.push(Array.from(cells!.replace(/[\s|,]/g, ''), discOf).join(''));
      between += line.slice(found.length);
    } else if (
      rows.length > 0 ||
      !(line.trim() === '' || HEAD.test(line.trim()) || /to\s+move|turn|side/i.test(line))
    ) {
      return undefined;
    } else between += line;
    at = end;
  }
  if (rows.length < 8) return undefined;
  const [foot = ''] = FOOT.exec(text.slice(at)) ?? [];
  const [counts = ''] = COUNTS.exec(text.slice(at + foot.length)) ?? [];
  const side = sideIn(between);
  const end = at + foot.length + counts.length;
  const board = (first === '8' ? rows.reverse() : rows).join('');
  return side ? { position: Position.of(board, side), end } : withSide(text, board, end);
}

function withSide(text: string, board: string, end: number): FoundBoard {
  const [found = '', word, sign] = SIDE.exec(text.slice(end, end + 100)) ?? [];
  const named = found === '' ? sideIn(text.slice(end)) : colorOf((word ?? sign)!);
  return { position: named ? Position.of(board, named) : likely(board), end: end + found.length };
}

function sideIn(text: string): Color | undefined {
  const found = SIDE_ANYWHERE.exec(text);
  return found ? colorOf(found.slice(1).find(Boolean)!) : undefined;
}

function colorOf(written: string): Color {
  return /^(?:white|blanc|[ow○])/i.test(written) ? 'white' : 'black';
}

/**
 * Without a side, Black is to move when an even number of squares is empty, but the other side if the first must pass.
 */
function likely(board: string): Position {
  const position = Position.of(board, board.split('-').length % 2 ? 'black' : 'white');
  return position.phase === 'pass' ? position.pass() : position;
}

function discOf(sign: string): string {
  return EMPTY.includes(sign) ? '-' : BLACK.includes(sign) ? 'X' : WHITE.includes(sign) ? 'O' : '-';
}
