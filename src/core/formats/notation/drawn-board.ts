/**
 * Boards as people and programs draw them in text: in a row, in lines, as a table, with or without coordinates.
 * `any-game.ts` looks for one in what users paste, and `hamlite.ts` for its table.
 */
import type { Color } from '../../rules/color.js';
import { Position } from '../../rules/position.js';
import { SQUARES, type Square } from '../../rules/square.js';
import { parseFen } from './fen.js';
import { FormatError } from '../common/format-error.js';
import { readPart, refuseOtherSize } from '../common/reading.js';

/** A board at the beginning of a text. */
export interface FoundBoard {
  readonly position: Position;
  /** Offset behind the board. */
  readonly end: number;
  /** Whether the text says who is to move. */
  readonly isSideGiven: boolean;
}

/** Signs of empty squares, and those of discs. What a sign means beside others, {@link discsOf} decides. */
const EMPTY = '-._·・∙+□⬜🟩🟢';
const BLACK = 'XxBb#*0●⚫⬤■⬛黒';
const WHITE = 'OoWw1@○⚪◯〇白';
const SIGNS = `${EMPTY}${BLACK}${WHITE}2`;

/** The sign of one square. */
const CELL = `[${SIGNS.replace('-', String.raw`\-`)}]`;

const ONE_CELL = new RegExp(`^${CELL}$`, 'u');

/** A sign of a drawn board, and where it stands; empty for a blank. */
interface Cell {
  readonly sign: string;
  readonly offset: number;
}

/** A line of a drawing with squares. */
interface Row {
  readonly cells: readonly Cell[];
  /** The number of the row, beside it. */
  readonly label?: string | undefined;
  /** What stands further right. */
  readonly beside?: string;
  /** Whether it may be a border as well: dashes without blanks, more or fewer than eight. */
  readonly isRule?: boolean;
}

/** A board of lines of text. */
interface Drawing {
  readonly rows: readonly Row[];
  /** Whether the letters of the columns run from h to a. */
  readonly isMirrored: boolean;
  /** The text above and beside the rows, which may say who is to move. */
  readonly beside: string;
  /** Offset behind the drawing. */
  readonly end: number;
}

/** How the squares of a line are written. `columns`: where the letters of the columns stand in their line. */
type RowReader = (line: string, offset: number, columns: readonly number[] | undefined) => Row | undefined;

/** The most lines above a board, such as a caption. */
const MOST_ABOVE = 10;

/**
 * Finds a board at the beginning of a text: rows with numbers for empty squares (FEN), 64 squares in one row, or a drawing:
 * lines with or without blanks, borders and coordinates; then the side to move as `X`, `O;`, `Black` or `white to move`.
 *
 * Coordinates decide where a row or a column is; without them, a1 is at the top left.
 *
 * @returns `undefined` when the text does not begin with a board.
 * @throws {FormatError} for a drawing of another size, with a row that is too short or too long, or with two signs for the
 *   discs of one side
 */
export function findBoard(text: string): FoundBoard | undefined {
  return findFen(text) ?? findDrawing(text) ?? findSquares(text);
}

/**
 * Finds a board below some lines of text, which may say who is to move. A line with a move ends the search: the text is
 * a transcript.
 *
 * @throws {FormatError} as {@link findBoard}
 */
export function findBoardBelow(text: string): FoundBoard | undefined {
  let at = 0;
  for (let lines = 0; lines < MOST_ABOVE; lines++) {
    const newline = text.indexOf('\n', at);
    if (newline < 0 || /[a-h][1-8]/i.test(text.slice(at, newline))) return undefined;
    at = newline + 1;
    const above = at;
    const found = readPart(
      undefined,
      (offset) => above + offset,
      () => findBoard(text.slice(above)),
    );
    if (!found || !/[XO]/.test(found.position.board)) continue;
    const side = sideIn(text.slice(0, above));
    return {
      position: side ? found.position.withTurn(side) : found.position,
      end: above + found.end,
      isSideGiven: side !== undefined || found.isSideGiven,
    };
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
  const drawing = drawingIn(text, cellsOfNumbers);
  if (!drawing || !isUsual(drawing)) return undefined;
  const moves = new Map<number, NumberedMove>();
  for (const [index, { sign, offset }] of squaresOf(drawing).entries()) {
    if (!/^\d+$/.test(sign) || sign === '0' || sign === '00') continue;
    if (Position.start.board[index] !== '-' || moves.has(Number(sign))) return undefined;
    moves.set(Number(sign), { square: SQUARES[index]!, offset });
  }
  const sorted = [...moves].sort(([a], [b]) => a - b);
  const isWhole = sorted.length > 1 && sorted.every(([number], before) => number === before + 1);
  return isWhole ? sorted.map(([, move]) => move) : undefined;
}

/** A drawing, in the first of these ways in which it is a board. */
function findDrawing(text: string): FoundBoard | undefined {
  let refused: Drawing | undefined;
  for (const reader of [cellsBetweenBars, cellsBelowLetters, cellsBetweenNumbers, cellsInARow]) {
    const drawing = drawingIn(text, reader);
    if (!drawing || !isBoard(drawing)) continue;
    if (isUsual(drawing)) return positionIn(drawing, text);
    refused ??= drawing;
  }
  if (refused) refuseShape(refused);
  return undefined;
}

/** Whether there are eight rows of eight squares. */
function isUsual({ rows }: Drawing): boolean {
  return rows.length === 8 && rows.every(({ cells }) => cells.length === 8);
}

/** Of so many cells, one may be none of the signs known here: it is an error then. */
const MOST_UNKNOWN = 16;

/** Whether nearly all cells are signs of a board with a disc, in about as many rows as columns. */
function isBoard({ rows }: Drawing): boolean {
  const cells = rows.flatMap((row) => row.cells);
  const widths = rows.map((row) => row.cells.length).sort((a, b) => a - b);
  const width = widths[widths.length >> 1]!;
  const unknown = cells.filter(({ sign }) => sign !== '' && !isSign(sign)).length;
  const discs = cells.filter(({ sign }) => sign !== '' && isSign(sign) && !EMPTY.includes(sign)).length;
  return (
    width >= 4 && Math.abs(rows.length - width) <= 2 && discs > 0 && unknown * MOST_UNKNOWN <= cells.length
  );
}

/** Whether a sign stands for a disc or an empty square. */
function isSign(sign: string): boolean {
  return ONE_CELL.test(sign);
}

/** The cells from a1 to h8. */
function squaresOf({ rows, isMirrored }: Drawing): readonly Cell[] {
  const fromTop = rows[0]!.label === '8' ? [...rows].reverse() : rows;
  return fromTop.flatMap(({ cells }) => (isMirrored ? [...cells].reverse() : cells));
}

/** @throws {FormatError} because there are not eight rows of eight squares */
function refuseShape({ rows }: Drawing): never {
  const widths = rows.map(({ cells }) => cells.length);
  const found = widths.reduce((sum, width) => sum + width, 0);
  const [first] = rows[0]!.cells;
  if (widths.every((width) => width === rows.length)) refuseOtherSize(found, first?.offset ?? 0);
  const fail = (problem: string, cell: Cell | undefined): never => {
    throw new FormatError('board string', problem, cell?.offset ?? 0, {
      code: 'board-length',
      data: { found },
    });
  };
  const wrong = widths.findIndex((width) => width !== 8);
  if (wrong >= 0 && widths.includes(8))
    return fail(`row ${wrong + 1} has ${widths[wrong]} squares, not 8`, rows[wrong]!.cells[0]);
  return fail(`the board has ${rows.length} rows, not 8`, first);
}

/** @throws {FormatError} when the numbers of the rows, or the signs, leave doubt */
function positionIn(drawing: Drawing, text: string): FoundBoard {
  requireOrder(drawing.rows);
  const board = discsOf(squaresOf(drawing));
  const [counts = ''] = COUNTS.exec(text.slice(drawing.end)) ?? [];
  const end = drawing.end + counts.length;
  const side = sideIn(drawing.beside);
  return side ? { position: Position.of(board, side), end, isSideGiven: true } : withSide(text, board, end);
}

/** @throws {FormatError} unless the rows are numbered from either end, or not at all */
function requireOrder(rows: readonly Row[]): void {
  if (rows.every(({ label }) => label === undefined)) return;
  const isUpward = rows[0]!.label === '8';
  for (const [index, { label = '', cells }] of rows.entries()) {
    const expected = String(isUpward ? 8 - index : index + 1);
    if (label === expected) continue;
    throw new FormatError(
      'board string',
      `row ${label || 'without a number'} stands where row ${expected} belongs`,
      cells[0]!.offset,
      { code: 'unexpected', data: { text: label, expected } },
    );
  }
}

/** Round signs, beside which squares are empty. */
const ROUND = /[●⚫⬤○⚪◯〇]/u;

/**
 * The discs that these signs stand for. Some signs are used for more than one thing, and the others decide:
 *
 * - black squares, `■`, are empty beside round discs, and so are white ones, `□`; else they are Black's, and white ones
 *   beside other empty squares are White's;
 * - with `2`, `0` is empty, `1` is Black's and `2` White's; without it `0` is Black's and `1` White's, but `0` is White's
 *   beside another sign of Black's;
 * - `@` is White's, but Black's beside another sign of White's.
 *
 * @throws {FormatError} when a sign is unknown, or two signs stand for the discs of one side
 */
function discsOf(cells: readonly Cell[]): string {
  const used = new Set(cells.map(({ sign }) => sign));
  const has = (signs: string, but = ''): boolean =>
    [...used].some((sign) => sign !== '' && sign !== but && signs.includes(sign));
  const isRound = [...used].some((sign) => ROUND.test(sign));
  const isCounted = used.has('2');
  const hasOtherEmpty = used.has('') || has('-._·・∙+🟩🟢');
  const meaning = (sign: string): string => {
    if ('■⬛'.includes(sign)) return isRound ? '-' : 'X';
    if ('□⬜'.includes(sign)) return !isRound && has('■⬛') && hasOtherEmpty ? 'O' : '-';
    if (isCounted && '012'.includes(sign)) return '-XO'[Number(sign)]!;
    if (sign === '0') return has(BLACK, '0') && !has(WHITE) ? 'O' : 'X';
    if (sign === '@') return has(WHITE, '@') && !has(BLACK) ? 'X' : 'O';
    return EMPTY.includes(sign) ? '-' : BLACK.includes(sign) ? 'X' : 'O';
  };
  const signOf = new Map<string, string>();
  return cells
    .map(({ sign, offset }, index) => {
      if (sign === '') return '-';
      if (!isSign(sign)) {
        const square = SQUARES[index]!;
        throw new FormatError('board string', `'${sign}' on ${square} is not X, O or -`, offset, {
          code: 'board-disc',
          data: { text: sign, square },
        });
      }
      const disc = meaning(sign);
      const other = signOf.get(disc) ?? sign;
      if (disc !== '-' && other !== sign)
        throw new FormatError(
          'board string',
          `${other} and ${sign} both look like ${disc === 'X' ? 'black' : 'white'} discs: use one sign for each side`,
          offset,
          { code: 'board-signs', data: { text: sign, other } },
        );
      signOf.set(disc, sign);
      return disc;
    })
    .join('');
}

/** The most lines of a drawing, with borders and blank ones, and the most characters of a line. */
const MOST_LINES = 60;
/** Longer lines are no part of a drawing, in characters. */
const LONGEST_LINE = 400;

/** A drawing at the beginning of a text; `undefined` if there are fewer than four rows. */
function drawingIn(text: string, cellsOf: RowReader): Drawing | undefined {
  const found: Row[] = [];
  // Without borders.
  const rows: Row[] = [];
  let columns: Columns | undefined;
  // The line below the letters in a table of Markdown looks like a row of empty squares.
  let rule: Row | undefined;
  let beside = '';
  let end = 0;
  let wasLetters = false;
  for (let at = 0, lines = 0; at < text.length && lines < MOST_LINES; lines++) {
    const newline = text.indexOf('\n', at);
    const next = newline < 0 ? text.length : newline + 1;
    const line = text.slice(at, Math.min(next, at + LONGEST_LINE)).trimEnd();
    // A drawing ends at a blank line, and what comes then may be another.
    if (rows.length >= 8 && line === '') break;
    const letters = lettersIn(line);
    const row = letters ? undefined : cellsOf(line, at, columns?.at);
    if (letters) {
      columns ??= letters;
      if (rows.length === 0) beside += `\n${letters.beside}`;
      else end = next;
    } else if (row && rows.length >= 8 && row.cells.length !== rows[0]!.cells.length) break;
    else if (row && wasLetters && /^[|\s:-]+$/.test(line)) rule = row;
    else if (row) {
      found.push(row);
      if (!row.isRule) rows.push(row);
      beside += `\n${row.beside ?? ''}`;
      end = next;
    } else if (isBorder(line)) {
      if (rows.length > 0 && line !== '') end = next;
    } else if (rows.length === 0 && SIDE_ABOVE.test(line)) beside += `\n${line}`;
    else break;
    wasLetters = letters !== undefined;
    at = next;
  }
  if (rule && rows.length < 8) found.unshift(rule);
  const width = rows[0]?.cells.length;
  const drawn = found.filter((row) => !row.isRule || row.cells.length === width);
  return drawn.length < 4
    ? undefined
    : { rows: drawn, isMirrored: columns?.isMirrored ?? false, beside, end };
}

/** Whether a line is blank or a border. */
function isBorder(line: string): boolean {
  return /^[-+=:\u2500-\u257f\s|]*$/.test(line);
}

/** Words above a board that name the side to move. */
const SIDE_ABOVE = /to\s+move|turn|side/i;

/** The line of letters above a board. */
interface Columns {
  /** Where each letter stands in its line. */
  readonly at: readonly number[];
  readonly isMirrored: boolean;
  /** Text further right, which is not part of the board: Edax writes the players there. */
  readonly beside: string;
}

/** The letters of the columns, from a to h or from h to a. */
function lettersIn(line: string): Columns | undefined {
  const [found, signs = ''] =
    /^[\s|│║┃+-]*((?:[a-h][\s|│║┃+-]*){7}[a-h])(?=[\s|│║┃+-]*$|\|?[ \t]{2})/i.exec(line) ?? [];
  const letters = signs.replace(/[^a-h]/gi, '').toLowerCase();
  const isMirrored = letters === 'hgfedcba';
  if (found === undefined || (!isMirrored && letters !== 'abcdefgh')) return undefined;
  const at = [...found.matchAll(/[a-h]/gi)].map(({ index }) => index);
  return { at, isMirrored, beside: line.slice(found.length) };
}

/** Lines of a table. */
const BARS = /[|│║┃]/;

/** The cells of a line of a table, `| X |   | O |…`, maybe with the number of the row at either end. */
function cellsBetweenBars(line: string, offset: number): Row | undefined {
  if (!BARS.test(line)) return undefined;
  let at = offset;
  const parts = line.split(BARS).map((part) => {
    const sign = part.replace(/\ufe0f/g, '').trim();
    const cell = { sign, offset: at + Math.max(0, part.indexOf(sign)) };
    at += part.length + 1;
    return cell;
  });
  // What stands outside of the bars, then the number of the row.
  const isOutside = ({ sign }: Cell): boolean => sign === '' || /^[1-8][.:]?$/.test(sign);
  const labels: string[] = [];
  const drop = (cell: Cell | undefined): void => {
    if (cell && cell.sign !== '') labels.push(cell.sign.charAt(0));
  };
  if (parts.length > 9 && isOutside(parts[0]!) && isOutside(parts.at(-1)!)) {
    drop(parts.shift());
    drop(parts.pop());
  }
  if (parts.length === 9 && isOutside(parts[0]!)) drop(parts.shift());
  else if (parts.length === 9 && isOutside(parts[8]!)) drop(parts.pop());
  return parts.length > 3 && parts.every(({ sign }) => Array.from(sign).length <= 2)
    ? { cells: parts, label: labels[0] }
    : undefined;
}

/** The cells below the letters of the columns, where a blank is an empty square. */
function cellsBelowLetters(
  line: string,
  offset: number,
  columns: readonly number[] | undefined,
): Row | undefined {
  if (!columns || line.includes('\t')) return undefined;
  const signs = Array.from(line);
  const [first, last] = [columns[0]!, columns[7]!];
  const left = signs
    .slice(0, first)
    .join('')
    .replace(/[\s.:|]/g, '');
  const right = signs.slice(last + 1).join('');
  const behind = /^[1-8](?![^\s|])/.exec(right.trimStart())?.[0];
  const isApart = right === '' || behind !== undefined || /^[\s|]/.test(right);
  const between = signs.filter((_, at) => at > first && at < last && !columns.includes(at));
  if (!/^[1-8]?$/.test(left) || !isApart || between.some((sign) => sign.trim() !== '')) return undefined;
  const label = left === '' ? behind : left;
  const cells = columns.map((at) => ({
    sign: (signs[at] ?? '').trim(),
    offset: offset + signs.slice(0, at).join('').length,
  }));
  // Without its number, a row of blanks is a blank line.
  const isRow = label !== undefined || cells.some(({ sign }) => sign !== '');
  return isRow && cells.every(({ sign }) => sign === '' || isSign(sign))
    ? { cells, label, beside: right.trimStart().slice(behind?.length ?? 0) }
    : undefined;
}

/**
 * Eight squares behind the number of their row. A point behind the number may be a separator, `1. - - -`, or an empty
 * square: the reading without a ninth square is taken.
 */
const NUMBERED = String.raw`^[ \t|]*([1-8])[ \t|:.]*?((?:${CELL}[ \t|,]*){8})`;
const ROW_BETWEEN_NUMBERS = new RegExp(String.raw`${NUMBERED}\1(?![1-9a-h])`, 'u');
const NUMBERED_ROW = new RegExp(
  String.raw`${NUMBERED}(?![1-9a-h]|[ \t]?${CELL}|[ \t|,]*${CELL}[ \t|,]*$)`,
  'u',
);
/** The number of the row behind it, nothing, or text apart from it, by two blanks or a bar, that is no further square. */
const PLAIN_ROW = new RegExp(
  String.raw`^[ \t|]*((?:${CELL}[ \t|,]*){8})(?:([1-8])[ \t|]*$|$|(?<=[ \t]{2}|\|)(?!${CELL}+$))`,
  'u',
);
/** A row of any other length. */
const OTHER_ROW = new RegExp(String.raw`^[ \t|]*(?:([1-8])[ \t|:.]+)?((?:${CELL}[ \t|,]*){3,20})$`, 'u');

/** The cells of a line in which each square has a sign, with the number of the row at both ends. */
function cellsBetweenNumbers(line: string, offset: number): Row | undefined {
  const [found, number, squares] = ROW_BETWEEN_NUMBERS.exec(line) ?? [];
  return found === undefined ? undefined : rowOf(line, offset, found, squares!, number);
}

/** The cells of a line in which each square has a sign. */
function cellsInARow(line: string, offset: number): Row | undefined {
  const [numbered, number, squares] = NUMBERED_ROW.exec(line) ?? [];
  if (numbered !== undefined) return rowOf(line, offset, numbered, squares!, number);
  const [plain, unnumbered, behind] = PLAIN_ROW.exec(line) ?? [];
  if (plain !== undefined) return rowOf(line, offset, plain, unnumbered!, behind);
  const [other, before, signs] = OTHER_ROW.exec(line) ?? [];
  return other === undefined
    ? undefined
    : { ...rowOf(line, offset, other, signs!, before), isRule: /^[-+]+$/.test(line.trim()) };
}

/** A row of a line: `found` at its beginning has the squares. */
function rowOf(line: string, offset: number, found: string, squares: string, label: string | undefined): Row {
  const cells = signsIn(squares, offset + found.lastIndexOf(squares));
  return { cells, label, beside: line.slice(found.length) };
}

/** The cells of a line with numbers of moves, between bars or blanks. */
function cellsOfNumbers(line: string, offset: number): Row | undefined {
  const cells =
    cellsBetweenBars(line, offset)?.cells ??
    [...line.matchAll(/[^\s|│║┃]+/g)].map(({ 0: sign, index }) => ({ sign, offset: offset + index }));
  // The number of the row.
  const squares = cells.length === 9 ? cells.slice(1) : cells;
  const isRow = squares.every(({ sign }) => /^(?:\d{1,2}|[-._·+□]{1,2}|)$/.test(sign) || isSign(sign));
  return squares.length === 8 && isRow ? { cells: squares } : undefined;
}

/** A position in FEN, of chess or of Edax. */
const FEN =
  /^\s*(?:[pPXOBW*xobw.1-8-]{1,8}\/){7}[pPXOBW*xobw.1-8-]{1,8}(?:\s+[bwxo*](?![a-h1-9])(?:\s+-\s+-\s+\d+\s+\d+)?)?/i;

/** A position in FEN at the beginning of a text. */
function findFen(text: string): FoundBoard | undefined {
  const [found] = FEN.exec(text) ?? [];
  if (found === undefined || !/[1-8]/.test(found)) return undefined;
  try {
    const isSideGiven = /\s[bwxo*]/i.test(found.trimStart());
    return { position: parseFen(found), end: found.length, isSideGiven };
  } catch {
    return undefined;
  }
}

/** A side, then 64 squares in one word: without this the side would be taken for the first square. */
const SIDE_FIRST = new RegExp(
  String.raw`^\s*([XxOoBbWw*●○])(?:[\s:;,]+(${CELL}{64})|(${CELL}{63}[-._·・+□⬜🟩🟢]))(?!\S)`,
  'u',
);
/** 64 squares one after another. */
const SQUARES_IN_A_ROW = new RegExp(String.raw`^\s*(?:${CELL}[\s/|,]*){64}`, 'u');

/** More squares behind them than a side and the letters of some moves. */
const MORE_SQUARES = new RegExp(String.raw`^(?:${CELL}[\s/|,]*){9,}`, 'u');

/** 64 squares one behind the other. */
function findSquares(text: string): FoundBoard | undefined {
  const [whole, side, apart, joined] = SIDE_FIRST.exec(text) ?? [];
  const squares = apart ?? joined;
  if (whole !== undefined && side !== undefined && squares !== undefined) {
    const board = discsOf(signsIn(squares, whole.length - squares.length));
    return { position: Position.of(board, colorOf(side)), end: whole.length, isSideGiven: true };
  }
  // The border of a table is no row of empty squares.
  if (/^\s*\+[-=][-=+]*\s/.test(text)) return undefined;
  const [found] = SQUARES_IN_A_ROW.exec(text) ?? [];
  if (found === undefined) return undefined;
  // Of a larger board the first 64 squares are not a board of ours.
  const [more = ''] = MORE_SQUARES.exec(text.slice(found.length, found.length + LONGEST_LINE)) ?? [];
  if (more !== '') refuseOtherSize(signsIn(found + more, 0).length, 0);
  return withSide(text, discsOf(signsIn(found, 0)), found.trimEnd().length);
}

/** The signs of a text, with their offsets. */
function signsIn(text: string, offset: number): Cell[] {
  return [...text.matchAll(/[^\s/|,]/gu)].map(({ 0: sign, index }) => ({ sign, offset: offset + index }));
}

/** The numbers of discs, of which programs print a line between the board and the side to move. */
const COUNTS =
  /^\s*(?:[XO*●○][ \t]*)?(?:black|white)[ \t:]*\d+[\s,;]*(?:[XO*●○][ \t]*)?(?:black|white)[ \t:]*\d+[ \t]*(?=\n|$)/i;
/** The side to move, just behind a board. */
const SIDE =
  /^[\s;,:]*(?:(?:turn|side|trait|to move)[ \t]*[:=][ \t]*(black|white|noirs?|blancs?|[XO](?!\w))|(black|white)\b|([黒白])番|([XO*BW●○]))(?![a-h1-9])(?:[ \t]*(?:to move|to play|['’]s turn))?[ \t]*[;,.]?/i;
/** The side to move, in a sentence further down. */
const SIDE_ANYWHERE =
  /(?<!\w)(?:(black|white)(?:[ \t]*\([^()\n]{1,3}\))?|([XO*●○]))\s+to\s+(?:move|play)|(?<!\w)(black|white)['’]s\s+turn|\b(?:turn|side|trait|to move)\s*[:=]\s*(?:(black|white|noirs?|blancs?)|([XO*]))|([黒白])番/i;

/** A board with the side to move, which the text names just behind it or further down; else the likely one. */
function withSide(text: string, board: string, end: number): FoundBoard {
  const [found = '', ...sides] = SIDE.exec(text.slice(end, end + 100)) ?? [];
  const named = found === '' ? sideIn(text.slice(end)) : colorOf(sides.find(Boolean)!);
  const position = named ? Position.of(board, named) : likely(board);
  return { position, end: end + found.length, isSideGiven: named !== undefined };
}

/** The side to move that a sentence names. */
function sideIn(text: string): Color | undefined {
  const found = SIDE_ANYWHERE.exec(text);
  return found ? colorOf(found.slice(1).find(Boolean)!) : undefined;
}

/** The side of a word or a sign. */
function colorOf(written: string): Color {
  return /^(?:white|blanc|[ow○白])/i.test(written) ? 'white' : 'black';
}

/**
 * Without a side, Black is to move when an even number of squares is empty, but the other side if the first must pass.
 */
function likely(board: string): Position {
  const position = Position.of(board, board.split('-').length % 2 ? 'black' : 'white');
  return position.phase === 'pass' ? position.pass() : position;
}
