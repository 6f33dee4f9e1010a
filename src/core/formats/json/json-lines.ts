/**
 * Reads what the command `othello-engine` prints with `--json`: a line for each game, reviewed or analyzed move, or
 * position; and a game as `game-json.ts` writes it.
 *
 * Read: lines with moves or with a position, with names, result, tags and the whole record, if they have them; the
 * numbered moves before the line of their game. Skipped: lines of totals. Dropped: values and explanations. A list of
 * games has no moves, and is refused.
 */
import { Position } from '../../rules/position.js';
import { isSquare } from '../../rules/square.js';
import { parseBoardString } from '../notation/board-string.js';
import { type CollectionFormat, findLine } from '../common/collection.js';
import type { Extent } from '../common/reading.js';
import { readMoveText } from '../notation/transcripts.js';
import { RecordReader } from '../common/record-reader.js';
import { FormatError } from '../common/format-error.js';
import { gameFromJson } from './game-json.js';
import type { GameRecord, PositionScores } from '../common/game-record.js';

/** The members of an object. */
type Members = Readonly<Record<string, unknown>>;

/** A line for each game, or lines for its moves and then one for the game. */
export const JSON_LINES: CollectionFormat = { name: 'game as JSON', findGame, parse: parseOwnJson };

/** The line of a game as `--to json` writes it: a text of moves behind the names of the players. */
const GAME_LINE = /^\s*\{"black":(?:null|"(?:[^"\\]|\\.){0,1000}"),"white":[^\n]*"moves":"/u;
/** The line of a move, with its number. */
const MOVE_LINE = /^\s*\{(?:"game":\d+,)?"ply":(\d+)[,}]/;
/** A line of nothing but numbers counts what stands above it. */
const TOTAL_LINE = /^\s*\{(?!"id")(?:"\w+":-?\d+(?:\.\d+)?[,}])+\s*$/;

/** Whether a text begins with an object of ours: a line, or all of the text. */
export function isOwnJson(text: string): boolean {
  if (!/^\s*\{\s*"/.test(text)) return false;
  if (GAME_LINE.test(text) || MOVE_LINE.test(text)) return true;
  const { start = 0, end = 0 } = findLine(text, 0, true) ?? {};
  const line = text.slice(start, end);
  const members = membersOf(line) ?? membersOf(text);
  return TOTAL_LINE.test(line) || (members !== undefined && isOwn(members));
}

/** Whether a line of JSON is one of the command's. */
function isOwn(members: Members): boolean {
  const { version, file, index, id } = members;
  return (
    version === 1 ||
    ['moves', 'position', 'start'].some((name) => textIn(members, name) !== undefined) ||
    (typeof file === 'string' && typeof index === 'number') ||
    (typeof id === 'number' && ('empties' in members || 'error' in members || 'moves' in members))
  );
}

/** The lines of the next game. */
function findGame(text: string, from: number, complete: boolean): Extent | undefined {
  let start: number | undefined;
  let last = 0;
  for (let at = from; ;) {
    const line = findLine(text, at, complete);
    if (!line) break;
    at = line.end;
    const written = text.slice(line.start, line.end);
    if (start === undefined && TOTAL_LINE.test(written)) continue;
    const [, number] = MOVE_LINE.exec(written) ?? [];
    // The moves of another game: the line of this one is missing.
    if (start !== undefined && number !== undefined && Number(number) <= last)
      return { start, end: line.start };
    start ??= line.start;
    if (number !== undefined) last = Number(number);
    // An object over several lines is all of the text.
    else if (/^\s*\{\s*$/.test(written)) break;
    else return { start, end: line.end };
  }
  return start !== undefined && complete ? { start, end: text.length } : undefined;
}

/**
 * Reads the game, or the position, of an object: in one line or several, or behind lines with the moves of the game.
 *
 * @throws {FormatError} when the text is no such object, or its moves cannot be played
 */
export function parseOwnJson(text: string): GameRecord {
  const whole = membersOf(text);
  const lines = whole ? [whole] : linesIn(text);
  const moves = lines.filter(({ ply }) => typeof ply === 'number');
  const line = lines.find((members) => !moves.includes(members)) ?? {};
  const { version, record } = line;
  if (version === 1) return gameFromJson(line);
  if (isObject(record) && record['version'] === 1) return gameFromJson(record);
  const start = startOf(line);
  if (textIn(line, 'moves') === undefined && moves.length > 0) return playedIn(moves, start);
  const facts = isObject(record) ? { ...line, ...record } : line;
  return { ...readMoveText(textIn(line, 'moves') ?? noMoves(line), 0, start), ...factsIn(facts) };
}

/** The lines of the first game of a text. */
function linesIn(text: string): Members[] {
  const lines: Members[] = [];
  const { start = 0, end = 0 } = findGame(text, 0, true) ?? {};
  const game = text.slice(0, end);
  for (let line = findLine(game, start, true); line; line = findLine(game, line.end, true)) {
    const written = game.slice(line.start, line.end);
    lines.push(membersOf(written) ?? fail(written, line.start));
  }
  return lines;
}

/** The usual start, or another one; of a position without moves the position. */
function startOf(line: Members): Position {
  const start = textIn(line, 'start') ?? textIn(line, 'position');
  return start === undefined ? Position.start : parseBoardString(start);
}

/** No moves, for the line of a position. @throws {FormatError} for any other line */
function noMoves(line: Members): string {
  if (textIn(line, 'position') !== undefined) return '';
  const file = textIn(line, 'file');
  if (file === undefined || textIn(line, 'error') !== undefined) return fail(JSON.stringify(line), 0);
  throw new FormatError(
    'game as JSON',
    `a list of games has no moves: open the file that it names, ${file}`,
    0,
    { code: 'missing', data: { expected: '"moves":"f5d6"' } },
  );
}

/** A game of which there are only the lines of its moves. */
function playedIn(lines: readonly Members[], start: Position): GameRecord {
  const reader = new RecordReader('game as JSON', start);
  for (const [index, line] of lines.entries()) {
    const expected = index + 1;
    if (line['ply'] !== expected)
      throw reader.fail(`move ${String(line['ply'])} stands where move ${expected} belongs`, 0, {
        code: 'unexpected',
        data: { text: String(line['ply']), expected: String(expected) },
      });
    reader.play(textIn(line, 'square') ?? textIn(line, 'move') ?? fail(JSON.stringify(line), 0), 0);
  }
  return reader.record({});
}

/** @throws {FormatError} for a line without a game */
function fail(text: string, offset: number): never {
  throw new FormatError('game as JSON', 'this is not an object with moves or a position', offset, {
    code: 'unexpected',
    data: { text: text.trim().slice(0, 20), expected: '{"moves":"f5d6"}' },
  });
}

/** Whether a value is an object. */
function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members of an object that is all of a text. */
function membersOf(text: string): Members | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A text of a line; `undefined` for anything else. */
function textIn(line: Members, name: string): string | undefined {
  const value = line[name];
  return typeof value === 'string' ? value : undefined;
}

/** What a line says about its game: names as texts, the result, tags. */
function factsIn(line: Members): Partial<GameRecord> {
  const names = ['black', 'white', 'event', 'site', 'date', 'timeControl'] as const;
  const known = names.flatMap((name) => {
    const value = textIn(line, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const result = resultIn(line);
  const scores = scoresIn(line['scores']);
  const tags = isObject(line['tags']) ? Object.entries(line['tags']) : [];
  return {
    ...Object.fromEntries(known),
    ...(result && { result }),
    ...(scores && { scores }),
    tags: new Map(tags.filter((tag): tag is [string, string] => typeof tag[1] === 'string')),
  };
}

/** The scores in a line of a file of positions, `"scores":{"moves":[{"move":"d6","score":2}]}`. */
function scoresIn(value: unknown): PositionScores | undefined {
  if (!isObject(value) || !Array.isArray(value['moves'])) return undefined;
  const { score, comment } = value;
  const moves = value['moves'].flatMap((one: unknown): PositionScores['moves'] => {
    if (!isObject(one) || typeof one['score'] !== 'number') return [];
    const { move } = one;
    return isSquare(move) || move === 'pass' ? [{ move, score: one['score'] }] : [];
  });
  return {
    moves,
    ...(typeof score === 'number' && { score }),
    ...(typeof comment === 'string' && { comment }),
  };
}

/** `"result":"black","score":"40-24"` */
function resultIn(line: Members): GameRecord['result'] {
  const result = textIn(line, 'result');
  if (result !== 'black' && result !== 'white' && result !== 'draw') return undefined;
  const [, black, white] = /^(\d{1,2})-(\d{1,2})$/u.exec(textIn(line, 'score') ?? '') ?? [];
  return {
    winner: result === 'draw' ? undefined : result,
    ...(black !== undefined && white !== undefined && { margin: Number(black) - Number(white) }),
  };
}
