/**
 * Reads one game in any form that a person may paste. `<othello-game>`, pages and plugins for Markdown read what users
 * paste by it. It finds out the format; the reader of that format does the rest.
 */
import { plainText, readPart, refuseOtherSize, withNewlines } from './common/reading.js';
import { parseBoardString } from './notation/board-string.js';
import {
  findBoard,
  findBoardBelow,
  findNumberedMoves,
  type FoundBoard,
  type NumberedMove,
} from './notation/drawn-board.js';
import { readMoveText } from './notation/transcripts.js';
import { RecordReader } from './common/record-reader.js';
import { FormatError } from './common/format-error.js';
import type { GameRecord } from './common/game-record.js';
import { parseGgf } from './ggf.js';
import { parseHamlite } from './hamlite.js';
import { isOwnJson, parseOwnJson } from './json/json-lines.js';
import { parseOthelloQuest } from './othello-quest.js';
import { isPermalink, parsePlainPermalink } from './permalink.js';
import { parsePgn } from './pgn.js';
import { parseSgf } from './sgf.js';
import { hasTagGame, isSgf } from './common/tags.js';
import { SQUARES } from '../rules/square.js';

/**
 * Reads a game or a position in any form that a person may paste:
 *
 * - PGN, SGF, GGF, Othello Quest's JSON, and what the command prints with `--json`;
 * - a transcript, also with numbers, dashes or a score, in HTML, in full-width characters, or with Hamlite's forgotten
 *   flips;
 * - a board of 64 squares in one row or several lines, with or without coordinates or as Edax writes it, with the side
 *   to move and the moves from there;
 * - a board drawn in any signs, also as a table, in a quote or below a caption, and a board with the numbers of the
 *   moves on their squares;
 * - a line of an Othello Board File (its position);
 * - a link that carries one of these, ours or Hamlite's. Long links of ours may be compressed: call `expandPermalink`
 *   first.
 *
 * If there are several games, the first is read.
 *
 * @throws {FormatError} of the format that the text looks like.
 */
export function parseAnyGame(written: string): GameRecord {
  const text = withNewlines(written);
  if (text.trim() === '') {
    throw new FormatError('transcript', 'there is nothing to read: give a game or a position', 0, {
      code: 'empty',
    });
  }
  if (isPermalink(text)) return parsePlainPermalink(text);
  // Files of positions begin with comment lines. Blank them out, so that offsets stay right.
  // So are the fences and the signs of quotes of Markdown.
  const blank = (found: string): string => found.replace(/[^\n]/g, ' ');
  const plain = plainText(text)
    .replace(/^(?:\s*%[^\n]*\n)+/, blank)
    .replace(/^[ \t]{0,3}(?:>|```\w*[ \t]*$)/gm, blank);
  return parseStructured(text) ?? parsePlain(plain);
}

/** JSON, or a socket message with its type in front: `5:::{`. */
const JSON_BEGIN = /^\s*(?:\d+(?::[^\s:{}[\]]*){0,3})?(?:\{|\[[\s[]*(?:[{\]]|"\w+"\s*,\s*\{))/;

/** The beginning of a PGN file, after lines of comments: a tag with its value in quotes. */
const TAG_BEGIN = /^(?:\s*[%;][^\n]*\n)*\s*\[\s*\w+\s+["“”„‟\w]/;
/** A link in Markdown, which also begins with a bracket. */
const MARKDOWN_LINK = /^\s*\[[^\]\n]*\]\(\s*https?:/i;

/** Reads a text whose format can be recognised by its beginning. */
function parseStructured(text: string): GameRecord | undefined {
  if (isOwnJson(text)) return parseOwnJson(text);
  if (JSON_BEGIN.test(text) && !/^\s*\{[^":{}[\]]*\}/.test(text)) {
    return firstOf(parseOthelloQuest(text));
  }
  if (hasTagGame(text)) return isSgf(text) ? parseSgf(text) : firstOf(parseGgf(text));
  if ((TAG_BEGIN.test(text) && !MARKDOWN_LINK.test(text)) || isMarkedUp(text)) return parsePgn(text);
  return undefined;
}

/** Whether the moves have comments or side lines; only PGN does. */
function isMarkedUp(text: string): boolean {
  return (
    /^\s*(?:\d+\s*\.+\s*)?(?:[a-h][1-8]|\{)[^<>]*(?:\{|\(\s*\d+\s*\.|\$\d|[a-h][1-8][!?])/i.test(
      text.slice(0, 20_000),
    ) && !/forgat/i.test(text)
  );
}

/** Reads a text without markup: a link, or a game in it. */
function parsePlain(text: string): GameRecord {
  const linked = linkIn(text);
  if (linked) return parseLinked(linked.text, linked.forgotten, text);
  if (!/^\s*https?:\/\/\S+\s*$/i.test(text)) return parseUnlinked(text);
  throw new FormatError('link', 'the link has no moves of a game', text.search(/\S/), {
    code: 'missing',
    data: { expected: 'https://…#game=f5d6' },
  });
}

/** A transcript, or a board and moves, but no link: a link does not carry another link. */
function parseUnlinked(text: string): GameRecord {
  if (/forgat/i.test(text)) return { game: parseHamlite(text) };
  // Of a larger board the first 64 squares would be taken for one of ours.
  requireUsualSize(text);
  const board = findBoard(text) ?? findBoardBelow(text) ?? incompleteBoard(text);
  const numbered = board ? undefined : findNumberedMoves(text);
  if (numbered) return readNumbered(numbered);
  if (!board) return readMoves(text);
  const rest = text.slice(board.end);
  // A line of an Othello Board File gives the values of moves, not a game.
  if (/^[\s;]*(?:(?:[a-h][1-8]|p[as]|--)\s*:\s*[+-]?\d|[+-]?\d+\s*(?:;|%|$)|%)/i.test(rest)) {
    return readMoveText('', 0, board.position);
  }
  return readMovesFrom(board, text);
}

/** The moves below a board. If the text does not say who is to move there, the first move does. */
function readMovesFrom({ position, end, isSideGiven }: FoundBoard, text: string): GameRecord {
  try {
    return readMoveText(text, end, position);
  } catch (error) {
    if (isSideGiven || !(error instanceof FormatError) || error.code !== 'illegal-move') throw error;
    try {
      return readMoveText(text, end, position.withTurn(position.turn === 'black' ? 'white' : 'black'));
    } catch {
      throw error;
    }
  }
}

/** @throws {FormatError} if the text begins with a board of another size, whatever follows */
function requireUsualSize(text: string): void {
  const [found, board = ''] = /^\s*([-.*XO]{16,196})(?=[\s;]|$)/i.exec(text) ?? [];
  // A line of dashes is not a board.
  if (found !== undefined && /[XO*]/i.test(board)) refuseOtherSize(board.length, found.length);
}

/** The game on a board with the numbers of its moves. */
function readNumbered(moves: readonly NumberedMove[]): GameRecord {
  const reader = new RecordReader('board string');
  for (const { square, offset } of moves) reader.play(square, offset);
  return reader.record({});
}

/** A transcript with at least one move. */
function readMoves(text: string): GameRecord {
  const record = readMoveText(text);
  if (record.mainLine?.length !== 0) return record;
  throw new FormatError('transcript', 'these are neither moves such as f5d6 nor a board', 0, {
    code: 'unknown-format',
  });
}

/** Accepts what is nearly a board and its side, so that the error can say how many squares there are. */
function incompleteBoard(text: string): FoundBoard | undefined {
  const [found] = /^\s*[-.*XO]{32,}(?:\s+[XO*])?[^\S\n]*(?:;[^\S\n]*)?(?=$|\n)/.exec(text) ?? [];
  if (found === undefined) return undefined;
  return { position: parseBoardString(found), end: found.length, isSideGiven: /\s[XO*]/i.test(found.trim()) };
}

/** The game in the first link of a text. */
function linkIn(text: string): ReturnType<typeof gameInLink> {
  const [link] = /\bhttps?:\/\/[^\s"'<>]+/i.exec(text) ?? [];
  // Drop punctuation that ends a sentence or a Markdown link.
  if (link !== undefined) return gameInLink(withoutEnd(link, link.includes('(') ? '].,;!?*' : ')].,;!?*'));
  // Parameters without an address, as in the source of a page.
  const [parameters] =
    /(?:^|[?&"'\s])((?:kifu|matrix|start_board|game)=[^"'<>]*)/i.exec(text)?.slice(1) ?? [];
  return parameters === undefined ? undefined : gameInParameters(new Map(new URLSearchParams(parameters)));
}

/** Strips these characters from the end of a text. */
function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** An error inside a link names the place of the link, because its content has none in the text. */
function parseLinked(game: string, forgotten: string | undefined, text: string): GameRecord {
  return readPart(
    undefined,
    () => Math.max(0, text.search(/\S/)),
    () =>
      forgotten === undefined ? parseUnlinked(game) : { game: parseHamlite(`${game} forgat=${forgotten}`) },
  );
}

/** The first game of a message. @throws {FormatError} when there is none */
function firstOf([record]: readonly GameRecord[]): GameRecord {
  if (record) return record;
  throw new FormatError('Othello Quest', 'there is no game in it', 0, {
    code: 'missing',
    data: { expected: '"position":{"moves":[…]}' },
  });
}

/** The parts of a game in the address of a page. */
interface LinkedGame {
  /** A board string with its side, moves, or both. */
  readonly text: string;
  /** Forgotten flips, as Hamlite writes them. */
  readonly forgotten?: string;
}

/** Names of parameters in which pages keep the moves, or a whole game. */
const GAMES = ['game', 'kifu', 'moves', 'transcript', 'm', 'record', 'seq', 'sequence', 'pgn', 'ggf', 'sgf'];
/** Parameters of links that hold a board. */
const BOARDS = ['start_board', 'board', 'position', 'pos', 'fen', 'b'];
/** Parameters of links that hold the side to move. */
const SIDES = ['start_color', 'turn', 'side', 'color'];

/**
 * The game in a link: ours (`#game=…`), Hamlite's (`?kifu=…&start_board=…&forgat=…`), that of another page with similar
 * parameters, or a transcript or board as the last part of the path.
 *
 * @returns `undefined` when there is none.
 */
function gameInLink(link: string): LinkedGame | undefined {
  let url: URL;
  try {
    url = new URL(link);
  } catch {
    return undefined;
  }
  const { search, hash, pathname } = url;
  // The fragment may hold parameters, or a path with parameters.
  const parameters = new Map([
    ...new URLSearchParams(hash.replace(/^#(?:[^?=]*\?|[/!]*)/, '')),
    ...new URLSearchParams(search),
  ]);
  return (
    gameInParameters(parameters) ??
    gameInPath(decoded(hash.replace(/^#[/!]*/, ''))) ??
    gameInPath(decoded(pathname)) ??
    anyGame([...parameters.values()])
  );
}

/**
 * The game in the parameters of a page such as Hamlite's: `kifu`, `start_board`, `start_color`, `forgat`.
 *
 * @returns `undefined` when none of them holds a game.
 */
function gameInParameters(parameters: ReadonlyMap<string, string>): LinkedGame | undefined {
  const value = (names: readonly string[]): string | undefined =>
    names.map((name) => parameters.get(name)?.trim()).find((found) => found !== undefined && found !== '');
  const matrix = value(['matrix']);
  const game = value(GAMES) ?? (matrix === undefined ? undefined : movesOfMatrix(matrix));
  const board = value(BOARDS);
  if (game === undefined && board === undefined) return undefined;
  const side = board === undefined ? undefined : value(SIDES);
  const forgotten = parameters.get('forgat')?.trim();
  const sign = side === undefined ? '' : /^(?:w|o|1)/i.test(side) ? ' O' : ' X';
  return {
    text: [board === undefined ? '' : `${board}${sign}`, game ?? ''].join(' ').trim(),
    ...(forgotten && { forgotten }),
  };
}

/** Reads the moves from 64 cells with their numbers, as Hamlite writes them; rows are separated by empty cells. */
function movesOfMatrix(matrix: string): string {
  const cells = matrix.split('|').filter((cell) => cell.trim() !== '');
  const numbered = cells
    .slice(0, SQUARES.length)
    .map((cell, index) => ({ number: Number.parseInt(cell), index }));
  return numbered
    .filter(({ number }) => number > 0)
    .sort((a, b) => a.number - b.number)
    .map(({ index }) => SQUARES[index]!)
    .join('');
}

/** The game in the path of a link: the last part that looks like one. */
function gameInPath(path: string): LinkedGame | undefined {
  return anyGame(path.split('/').reverse());
}

/** Moves without anything between them, or a board of 64 signs. */
const GAME = /^(?:(?:[a-h][1-8]|p[as]|--){2,64}|[-.*XOBW01]{64}\s*[XOBW*]?)$/i;

/** The first text that looks like a game. */
function anyGame(texts: readonly string[]): LinkedGame | undefined {
  const text = texts.find((candidate) => GAME.test(candidate.trim()));
  return text === undefined ? undefined : { text: text.trim() };
}

/** A parameter with its escapes read; unchanged if they are wrong. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
