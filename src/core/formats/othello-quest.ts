/**
 * The JSON of Othello Quest, a server for apps: players with ratings, moves with their times, and how a game ended.
 *
 * Source: the messages of the server; there is no description. Read: one game, lists of games and whole messages, also
 * one a line. Dropped: entries of lists that have no moves, and what is no fact of a game. Written: a message with all
 * games.
 */
import { type Color, opponent } from '../rules/color.js';
import { Position } from '../rules/position.js';
import { parseBoardString } from './notation/board-string.js';
import {
  errorInFile,
  type GameEntry,
  LineCounter,
  locationInFile,
  readCollection,
  streamCollection,
  type TextSource,
} from './common/collection.js';
import { type Extent, readPart } from './common/reading.js';
import { FormatError, type FormatErrorOptions } from './common/format-error.js';
import { type GameRecord, type RecordedResult, resultByMargin } from './common/game-record.js';
import { isNumber, known, secondsOf } from './common/fact-text.js';
import { RecordReader, type Remarked } from './common/record-reader.js';
import { JsonOffsets, closingBracket, type JsonPath } from './json/json-offsets.js';
import { writtenGame, type WrittenPlace } from './common/written-game.js';

/**
 * Reads games in the JSON of Othello Quest: a game, a list of games, or a message with games in `args`, `details`,
 * `games` or `index`. A game has players (Black first) and `position.moves`, each `{ "t": milliseconds, "m": "f5" }`;
 * entries without `m` say how it ended (`"s": "LOSE:RESIGN"`). `position.startPos` is the start, if it is not the usual
 * one.
 *
 * @returns the games; entries of lists without moves are left out
 * @throws {FormatError} when the text is not such JSON or holds an illegal move. The message names game and move. To
 *   keep the good games of a text, use {@link readOthelloQuest}.
 */
export function parseOthelloQuest(text: string): GameRecord[] {
  const offsets = new JsonOffsets(text);
  return gamesIn(offsets, parseJson(text)).map(({ game, path }, i) =>
    readGame(offsets, game, path, `game ${i + 1}: `),
  );
}

/**
 * Reads the games of a text one by one. A bad game yields an error, and reading goes on. The text may hold several JSON
 * values, for instance one a line.
 */
export function* readOthelloQuest(text: string): Generator<GameEntry, void> {
  yield* flattened(readCollection(QUEST, text));
}

/** As {@link readOthelloQuest}, from a stream. Only one JSON value is kept in memory at a time. */
export async function* streamOthelloQuest(source: TextSource): AsyncGenerator<GameEntry, void> {
  const count = { games: 0 };
  for await (const entry of streamCollection(QUEST, source)) yield* flattenedEntry(entry, count);
}

/** A game in the JSON, and the path to it. */
interface Found {
  readonly game: Record<string, unknown>;
  readonly path: JsonPath;
}

/** The games in one JSON value of a file. */
interface Batch {
  readonly lines: LineCounter;
  readonly offsets: JsonOffsets;
  readonly games: readonly Found[];
}

/** How to find and read a message, which may have several games. */
const QUEST = {
  name: 'Othello Quest',
  findGame: findJson,
  parse: (text: string): Batch => {
    const offsets = new JsonOffsets(text);
    return { lines: new LineCounter(text), offsets, games: gamesIn(offsets, parseJson(text)) };
  },
} as const;

/** The games of messages, numbered through. */
function* flattened(entries: Iterable<GameEntry<Batch>>): Generator<GameEntry, void> {
  const count = { games: 0 };
  for (const entry of entries) yield* flattenedEntry(entry, count);
}

/** Yields the games of a JSON value, each with its own place. */
function* flattenedEntry(entry: GameEntry<Batch>, count: { games: number }): Generator<GameEntry, void> {
  const { format } = entry;
  if (!entry.record) {
    const location = { ...entry.location, game: ++count.games };
    yield { ...entry, location };
    return;
  }
  const { lines, offsets, games } = entry.record;
  for (const { game, path } of games) {
    const at = offsets.of(path);
    const begin = { ...entry.location, game: ++count.games };
    const location = locationInFile(begin, lines.at(at));
    const offset = entry.offset + at;
    try {
      yield { record: readGame(offsets, game, path, ''), format, location, offset };
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      const ofFile = errorInFile(error, lines, begin, entry.offset);
      yield { error: ofFile, format, location, offset };
    }
  }
}

/** A byte order mark, and the type of a socket message: `5:::`, or `42` before a list. */
const BEFORE_JSON = /^\s*(?:\d+(?::[^\s:{}[\]]*){0,3}(?=[[{]))?/;

/** As many blanks. */
function blanks(found: string): string {
  return ' '.repeat(found.length);
}

/** Reads JSON. @throws {FormatError} with the offset that the parser names */
function parseJson(text: string): unknown {
  try {
    // Without a prefix, offsets in the parser's message are those of the text.
    return JSON.parse(text.startsWith('{') ? text : text.replace(BEFORE_JSON, blanks));
  } catch (cause) {
    const { message } = cause as Error;
    const match = /position (\d+)/.exec(message);
    const offset = match ? Number(match[1]) : message.includes('end of JSON') ? text.length : 0;
    throw new FormatError('Othello Quest', message, offset, { cause, code: 'json', data: { text: message } });
  }
}

/** No message nests its games deeper than this. */
const DEEPEST = 8;
/** Members of messages that may hold games. */
const LISTS = ['args', 'details', 'games', 'index', 'data', 'result'];

/** The games in a JSON value, at any level. */
function gamesIn(offsets: JsonOffsets, data: unknown): Found[] {
  const found: Found[] = [];
  const lists = { found: false };
  const search = (value: unknown, path: JsonPath): void => {
    if (Array.isArray(value) && path.length < DEEPEST) {
      lists.found = true;
      // A socket message may begin with its name.
      const from = value.length > 1 && typeof value[0] === 'string' ? 1 : 0;
      for (let i = from; i < value.length; i++) search(value[i], [...path, i]);
    } else if (isRecord(value) && path.length < DEEPEST) {
      const inside = LISTS.filter((name) => Array.isArray(value[name]) || isRecord(value[name]));
      // Lists of games name the players and the result, but have no moves.
      const isGame = looksLikeGame(value);
      const isListed = isGame && movesOf(value) === undefined && 'finalStatus' in value;
      lists.found ||= isListed;
      if (isListed) return;
      if (isGame) found.push({ game: value, path });
      else for (const name of inside) search(value[name], [...path, name]);
      lists.found ||= inside.length > 0;
    } else if (path.length > 0) {
      throw new FormatError('Othello Quest', 'this is not a game', offsets.of(path), {
        code: 'missing',
        data: { expected: '"position":{"moves":[…]}' },
      });
    }
  };
  search(data, []);
  if (found.length === 0 && !lists.found) {
    throw new FormatError('Othello Quest', 'there is no list "args" of games', 0, {
      code: 'missing',
      data: { expected: '"args":[…]' },
    });
  }
  return found;
}

/** Whether an object has a member of a game. */
function looksLikeGame(value: Record<string, unknown>): boolean {
  return ['position', 'gtype', 'moves', 'players'].some((name) => name in value);
}

/** The moves of a game, in either place where messages have them. */
function movesOf(game: Record<string, unknown>): unknown {
  const { position } = game;
  return isRecord(position) ? position['moves'] : game['moves'];
}

function readGame(
  offsets: JsonOffsets,
  game: Record<string, unknown>,
  path: JsonPath,
  where: string,
): GameRecord {
  const { players, position, created, gtype, tcb } = game;
  const at = (...inside: JsonPath): number => offsets.of([...path, ...inside]);
  const fail = (problem: string, offset: number, options: FormatErrorOptions): FormatError =>
    new FormatError('Othello Quest', where + problem, offset, options);
  if (typeof gtype === 'string' && !gtype.startsWith('reversi')) {
    throw fail(`'${gtype}' is not reversi`, at('gtype'), {
      code: 'other-game',
      data: { text: gtype },
    });
  }
  const moves = movesOf(game);
  const movesAt: JsonPath = isRecord(position) ? ['position', 'moves'] : ['moves'];
  if (!Array.isArray(moves)) {
    throw fail('there is no list "position.moves"', at(), {
      code: 'missing',
      data: { expected: '"position":{"moves":[…]}' },
    });
  }
  const reader = new RecordReader('Othello Quest', startOf(game, at, where), where);
  let ending: RecordedResult | undefined;
  const offsetOfMove = (index: number): number => at(...movesAt, index);
  moves.forEach((entry: unknown, i) => {
    const { m: move, t: time, s: status } = isRecord(entry) ? entry : {};
    if (typeof move === 'string') {
      const place = playMove(reader, move, i, offsetOfMove);
      if (typeof time === 'number' && Number.isFinite(time)) reader.remark(place, { time });
    } else if (!isRecord(entry) || (move !== undefined && move !== null)) {
      throw fail(`move ${reader.ply + 1} has no text "m"`, offsetOfMove(i), {
        code: 'missing',
        data: { expected: '"m":"f5"' },
      });
    }
    if (typeof status === 'string') ending = readStatus(status, reader.turn) ?? ending;
  });
  const { finalStatus } = game;
  if (!ending && typeof finalStatus === 'string') ending = readStatus(finalStatus, reader.turn);
  const [black, white] = [nameOf(players, 0), nameOf(players, 1)];
  return reader.record({
    ...(black !== undefined && { black }),
    ...(white !== undefined && { white }),
    ...(typeof created === 'string' && { date: created }),
    ...(typeof tcb === 'number' && { timeControl: String(tcb / 1000) }),
    ...(ending && { result: ending }),
    tags: tagsOf(game),
  });
}

/** Plays a move. Its offset is only computed for an error, because that takes as long as reading all before it. */
function playMove(
  reader: RecordReader,
  move: string,
  index: number,
  offsetOf: (index: number) => number,
): Remarked {
  return readPart(
    'Othello Quest',
    () => offsetOf(index),
    () => reader.play(move === '' ? 'pa' : move, 0),
  );
}

/** The start of a game: a board string with its side (XOT), the position after some moves, or the usual start. */
function startOf(
  game: Record<string, unknown>,
  at: (...inside: JsonPath) => number,
  where: string,
): Position | undefined {
  const { position } = game;
  const inPosition = isRecord(position) && typeof position['startPos'] === 'string';
  const start = inPosition ? position['startPos'] : game['startPos'];
  if (typeof start !== 'string' || start.trim() === '') return undefined;
  const offset = inPosition ? at('position', 'startPos') : at('startPos');
  const reader = new RecordReader('Othello Quest', Position.start, where);
  if (/^(?:[a-h][1-8]|\s)+$/i.test(start)) {
    for (const move of start.match(/[a-h][1-8]/gi) ?? []) reader.play(move, offset);
    const { position: reached } = reader;
    return reached.phase === 'pass' ? reached.pass() : reached;
  }
  return readPart(
    'Othello Quest',
    () => offset,
    () => parseBoardString(start),
    where,
  );
}

const REASONS: Readonly<Record<string, NonNullable<RecordedResult['by']>>> = {
  RESIGN: 'resignation',
  TIMEUP: 'time',
  TIMEOUT: 'time',
  TIME: 'time',
  DISCONNECT: 'time',
};

/**
 * Reads a status for the side to move: `LOSE:RESIGN`, `WIN:TIMEUP`, or the final score, `SCORE:60`, in discs from -64
 * to 64.
 */
function readStatus(status: string, turn: Color): RecordedResult | undefined {
  const [, word = '', reason = ''] = /^\s*(\w+)(?::\s*([+-]?\w+))?/.exec(status.toUpperCase()) ?? [];
  if (word === 'SCORE') {
    const score = Number(reason);
    if (reason === '' || !Number.isInteger(score) || Math.abs(score) > 64) return undefined;
    return resultByMargin(turn === 'black' ? score + 0 : 0 - score);
  }
  if (word === 'DRAW') return { margin: 0, winner: undefined };
  if (word !== 'LOSE' && word !== 'WIN') return undefined;
  const by = Object.hasOwn(REASONS, reason) ? REASONS[reason] : undefined;
  return { winner: word === 'WIN' ? turn : opponent(turn), ...(by && { by }) };
}

/** Ratings, the server's id of the game, and its own word for the end. */
function tagsOf(game: Record<string, unknown>): Map<string, string> {
  const { players, id, finalStatus } = game;
  const ratings = [0, 1].map((index) => playerOf(players, index)['oldR']);
  const tags = new Map<string, string>();
  if (typeof id === 'string' || typeof id === 'number') tags.set('GameId', String(id));
  ['BlackElo', 'WhiteElo'].forEach((name, index) => {
    const rating = ratings[index];
    if (typeof rating === 'number') tags.set(name, String(Math.round(rating * 100) / 100));
  });
  if (typeof finalStatus === 'string') tags.set('FinalStatus', finalStatus);
  return tags;
}

/** A player's name, or their id. */
function nameOf(players: unknown, index: number): string | undefined {
  const { name, id } = playerOf(players, index);
  return known(typeof name === 'string' ? name : typeof id === 'string' ? id : undefined);
}

/** A player: Black is 0, White 1. */
function playerOf(players: unknown, index: number): Record<string, unknown> {
  const player: unknown = Array.isArray(players) ? players[index] : undefined;
  return isRecord(player) ? player : {};
}

/** Whether a value is an object. */
function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** What may stand between and around the values of a list. */
const BETWEEN = /[\s,\]]*(?:\d+(?::[^\s:{}[\]]*){0,3}(?=[[{]))?/y;
const NEXT_SIGN = /\S/g;
/** This many characters show how a line ends. */
const LINE_ENDING = 20;

/**
 * Finds the next JSON value: an object or a list, up to its closing bracket. A list of objects is entered, so that a
 * long one is read game by game.
 */
function findJson(text: string, from: number, complete: boolean): Extent | undefined {
  let start = from;
  for (;;) {
    BETWEEN.lastIndex = start;
    BETWEEN.test(text);
    start = BETWEEN.lastIndex;
    if (text[start] !== '[') break;
    NEXT_SIGN.lastIndex = start + 1;
    const sign = NEXT_SIGN.exec(text)?.[0];
    if (sign === undefined && !complete) return undefined;
    if (sign === undefined || !'[{]'.includes(sign)) break;
    start++;
  }
  if (start === text.length) return undefined;
  const isValue = text[start] === '{' || text[start] === '[';
  const inLine = isValue ? closingBracket(text, start, true) : undefined;
  if (inLine !== undefined) return { start, end: inLine };
  const newline = text.indexOf('\n', start);
  const lineEnd = newline < 0 ? text.length : newline + 1;
  // Anything else becomes an error up to the end of the line; the next line may be valid.
  if (!isValue) return newline >= 0 || complete ? { start, end: lineEnd } : undefined;
  // In a file with one game a line, a broken line ends at its line end, unless the next one continues it.
  const goesOn = /[[{,:]\s*$/.test(text.slice(Math.max(start, lineEnd - LINE_ENDING), lineEnd));
  const isBroken = !goesOn && text[start] === '{' && isGameLine(lineAt(text, lineEnd));
  const end = isBroken ? lineEnd : (closingBracket(text, start) ?? (complete ? text.length : undefined));
  return end === undefined ? undefined : { start, end };
}

/** The rest of a line. */
function lineAt(text: string, start: number): string {
  const newline = text.indexOf('\n', start);
  return text.slice(start, newline < 0 ? text.length : newline).trim();
}

/** Whether a line is a game or holds games, by itself or as an entry of a list. */
function isGameLine(line: string): boolean {
  const text = line.replace(/[,\]]$/, '');
  if (!text.startsWith('{') || !text.endsWith('}')) return false;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && (looksLikeGame(value) || LISTS.some((name) => name in value));
  } catch {
    return false;
  }
}

/** Prints games as Othello Quest does: names, ratings, moves with their times, and how they ended. */
export function printOthelloQuest(records: readonly GameRecord[]): string {
  // JSON itself escapes only those below the space.
  return JSON.stringify({ args: records.map(gameOf) }).replace(
    /[\u007f-\u009f]/g,
    (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
  );
}

/** A game as the server writes it. */
function gameOf(record: GameRecord): unknown {
  const { black, white, date, timeControl, tags } = record;
  const { start, root, line } = writtenGame(record);
  const seconds = timeControl === undefined ? undefined : secondsOf(timeControl);
  const moveOf = (m: string, t: number | undefined): { t?: number; m: string } => ({
    ...(t !== undefined && { t }),
    m,
  });
  const passAfter = ({ note, passes }: WrittenPlace): { t?: number; m: string }[] =>
    // A pass is only written if its time is known.
    note?.pass?.time !== undefined && passes ? [moveOf('', note.pass.time)] : [];
  return {
    // The server's name for Othello; it has others that begin with `reversi`, and other games.
    gtype: 'reversi1',
    ...(tags?.has('GameId') && { id: tags.get('GameId') }),
    ...(date !== undefined && { created: date }),
    ...(seconds && { tcb: seconds.main * 1000 }),
    ...(tags?.has('FinalStatus') && { finalStatus: tags.get('FinalStatus') }),
    players: [playerFor(black, tags?.get('BlackElo')), playerFor(white, tags?.get('WhiteElo'))],
    position: {
      ...(!start.equals(Position.start) && { startPos: start.toString() }),
      moves: [
        ...passAfter(root),
        ...line().flatMap((place) => [moveOf(place.move!, place.note?.time), ...passAfter(place)]),
        ...endingOf(record),
      ],
    },
  };
}

/** A player as the server writes it. */
function playerFor(name = '', rating = ''): { name: string; oldR?: number } {
  return { name, ...(isNumber(rating) && { oldR: Number(rating) }) };
}

/** The entry without a move that says how the game ended, if the board does not. */
function endingOf(record: GameRecord): { s: string }[] {
  const { end, ended } = writtenGame(record);
  const { winner, margin, by } = record.result ?? ended ?? {};
  if (winner === undefined && margin === undefined) return [];
  // The status is for the side to move, before any pass.
  const { turn, phase } = end;
  const side = winner === turn ? 'WIN' : 'LOSE';
  if (by === 'resignation' || by === 'time') return [{ s: `${side}:${by === 'time' ? 'TIMEUP' : 'RESIGN'}` }];
  if (phase === 'over') return [];
  if (margin === undefined || !Number.isInteger(margin)) return winner ? [{ s: side }] : [];
  return [{ s: `SCORE:${turn === 'black' || margin === 0 ? margin : -margin}` }];
}
