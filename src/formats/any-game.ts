import { refuseOtherSize } from './board-size.js';
import { parseBoardString } from './board-string.js';
import { findBoard, type FoundBoard } from './board-text.js';
import { withNewlines } from './file-text.js';
import { readPart } from './error-place.js';
import { FormatError } from './format-error.js';
import type { GameRecord } from './game-record.js';
import { parseGgf } from './ggf.js';
import { parseHamlite } from './hamlite.js';
import { gameInLink, gameInParameters } from './links.js';
import { readMoveText } from './move-text.js';
import { parseOthelloQuest } from './othello-quest.js';
import { gameOfLink } from './permalink-game.js';
import { permalinkIn, readPlainLinkText } from './permalink-text.js';
import { parsePgn } from './pgn.js';
import { plainText } from './plain-text.js';
import { parseSgf } from './sgf.js';
import { isSgf } from './tags.js';

/**
 * Reads a game or a position in whatever form a person may paste it:
 *
 * - PGN, SGF, GGF, Othello Quest's JSON;
 * - a transcript, with numbers, dashes, a score, in HTML or with full-width characters, with Hamlite's forgotten flips;
 * - a board of 64 squares, in a row or in lines, with coordinates or as Edax writes positions, its side, and the moves from there;
 * - a line of an Othello Board File (its position);
 * - a link that carries one of these, ours or Hamlite's; a long one of ours may be compressed: `expandPermalink` first.
 *
 * Of several games the first is read.
 *
 * @throws {FormatError} of the format that the text looks like.
 */
export function parseAnyGame(written: string): GameRecord {
  const text = withNewlines(written);
  if (text.trim() === '' || text.trim() === '\ufeff') {
    throw new FormatError('transcript', 'a game or a position expected', 0, { code: 'empty' });
  }
  const link = permalinkIn(text);
  if (link !== undefined) return gameOfLink(readPlainLinkText(link));
  // Lines of comments, as files of positions begin with them, are left out; what follows keeps its place.
  const plain = plainText(text).replace(/^(?:\s*%[^\n]*\n)+/, (comments) => comments.replace(/[^\n]/g, ' '));
  return parseStructured(text) ?? parsePlain(plain);
}

/** JSON, or a message of a socket with its type before it, `5:::{`. */
const JSON_BEGIN = /^[\s\ufeff]*(?:\d+(?::[^\s:{}[\]]*){0,3})?(?:\{|\[[\s[]*(?:[{\]]|"\w+"\s*,\s*\{))/;

const TAG_BEGIN = /^[\s\ufeff]*\[\s*\w+\s+["\w]/;
const MARKDOWN_LINK = /^\s*\[[^\]\n]*\]\(\s*https?:/i;

/** A text that tells its format itself. */
function parseStructured(text: string): GameRecord | undefined {
  if (JSON_BEGIN.test(text) && !/^[\s\ufeff]*\{[^":{}[\]]*\}/.test(text)) {
    return firstOf(parseOthelloQuest(text));
  }
  if (/\(\s*;/.test(text)) {
    return isSgf(text) ? parseSgf(text) : firstOf(parseGgf(text));
  }
  if ((TAG_BEGIN.test(text) && !MARKDOWN_LINK.test(text)) || isMarkedUp(text)) return parsePgn(text);
  return undefined;
}

/** Whether moves have comments or side lines, as only PGN has them. */
function isMarkedUp(text: string): boolean {
  return (
    /^[\s\ufeff]*(?:\d+\s*\.+\s*)?(?:[a-h][1-8]|\{)[^<>]*(?:\{|\(\s*\d+\s*\.|\$\d|[a-h][1-8][!?])/i.test(
      text.slice(0, 20_000),
    ) && !/forgat/i.test(text)
  );
}

function parsePlain(text: string): GameRecord {
  const linked = linkIn(text);
  if (linked) return parseLinked(linked.text, linked.forgotten, text);
  if (!/^\s*https?:\/\/\S+\s*$/i.test(text)) return parseUnlinked(text);
  throw new FormatError('link', 'a link with the moves of a game expected', text.search(/\S/), {
    code: 'missing',
    data: { expected: 'https://…#game=f5d6' },
  });
}

/** A transcript, or a board and moves: a link carries no other link. */
function parseUnlinked(text: string): GameRecord {
  if (/forgat/i.test(text)) return { game: parseHamlite(text) };
  const board = findBoard(text) ?? incompleteBoard(text);
  if (!board) {
    requireUsualSize(text);
    return readMoves(text);
  }
  const rest = text.slice(board.end);
  // A line of an Othello Board File says what moves are worth, not which was played.
  if (/^[\s;]*(?:(?:[a-h][1-8]|p[as]|--)\s*:\s*[+-]?\d|[+-]?\d+\s*(?:;|%|$)|%)/i.test(rest)) {
    return readMoveText('', 0, board.position);
  }
  return readMoveText(text, board.end, board.position);
}

/** @throws {FormatError} where a text begins with a board of another size, whatever follows */
function requireUsualSize(text: string): void {
  const [found, board = ''] = /^\s*([-.*XO]{16,196})(?=[\s;]|$)/i.exec(text) ?? [];
  // A line of dashes is no board.
  if (found !== undefined && /[XO*]/i.test(board)) refuseOtherSize(board.length, found.length);
}

/** A transcript with at least one move: a text that has none is no game. */
function readMoves(text: string): GameRecord {
  const record = readMoveText(text);
  if (record.mainLine?.length !== 0) return record;
  throw new FormatError('transcript', 'moves such as f5d6, or a board, expected', 0, {
    code: 'unknown-format',
  });
}

/** What is nearly a board, and its side, is read as one: the error says how many squares there are. */
function incompleteBoard(text: string): FoundBoard | undefined {
  const [found] = /^\s*[-.*XO]{32,}(?:\s+[XO*])?[^\S\n]*(?:;[^\S\n]*)?(?=$|\n)/.exec(text) ?? [];
  return found === undefined ? undefined : { position: parseBoardString(found), end: found.length };
}

function linkIn(text: string): ReturnType<typeof gameInLink> {
  const [link] = /\bhttps?:\/\/[^\s"'<>]+/i.exec(text) ?? [];
  // What ends a sentence, or a link in Markdown, is no part of it.
  if (link !== undefined) return gameInLink(withoutEnd(link, link.includes('(') ? '].,;!?*' : ')].,;!?*'));
  // Parameters by themselves, as a page has them in its source.
  const [parameters] =
    /(?:^|[?&"'\s])((?:kifu|matrix|start_board|game)=[^"'<>]*)/i.exec(text)?.slice(1) ?? [];
  return parameters === undefined ? undefined : gameInParameters(new Map(new URLSearchParams(parameters)));
}

/** A text without the signs at its end that are among these. */
function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** What a link carries has no place in the text: an error names the link's. */
function parseLinked(game: string, forgotten: string | undefined, text: string): GameRecord {
  return readPart(
    undefined,
    () => Math.max(0, text.search(/\S/)),
    () =>
      forgotten === undefined ? parseUnlinked(game) : { game: parseHamlite(`${game} forgat=${forgotten}`) },
  );
}

function firstOf([record]: readonly GameRecord[]): GameRecord {
  if (record) return record;
  throw new FormatError('Othello Quest', 'at least one game expected', 0, {
    code: 'missing',
    data: { expected: '"position":{"moves":[…]}' },
  });
}
