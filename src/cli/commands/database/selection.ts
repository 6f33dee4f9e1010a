/**
 * Selects games of files; a game must meet all conditions. `filter` and `stats` make it of their options and ask it for
 * each game.
 */
import { eventOf, FormatError, type GameRecord, parseAnyGame, yearOf } from 'othello-board/formats.js';
import { plainName } from 'othello-board/report.js';
import { OPENINGS, Position, Replay, SYMMETRIES, transform } from 'othello-board/rules.js';
import { UsageError, type CommandLine } from '../../io/command-line/options.js';
import { resultFieldsOf } from '../../io/streams/result-fields.js';
import { lineOf, startOf } from '../../io/streams/game-start.js';

/** Whether a game meets a condition. */
type Condition = (record: GameRecord) => boolean;

/** The conditions in a command line. */
export type Selection = Pick<
  CommandLine,
  'player' | 'years' | 'event' | 'opening' | 'result' | 'position' | 'plies'
>;

/**
 * A function that tests a game; `undefined` if there are no conditions.
 *
 * @throws {UsageError}
 */
export function selectionOf(wanted: Selection): Condition | undefined {
  const { player = [], years, event, opening, result, position, plies } = wanted;
  const conditions: Condition[] = [
    ...player.map(playedBy),
    ...(years === undefined ? [] : [inYears(years)]),
    ...(event === undefined ? [] : [atEvent(event)]),
    ...(plies === undefined ? [] : [ofLength(plies)]),
    ...(result === undefined ? [] : [endedBy(result)]),
    ...(opening === undefined ? [] : [through(openingPosition(opening))]),
    ...(position === undefined ? [] : [through(writtenPosition(position))]),
  ];
  if (conditions.length === 0) return undefined;
  return (record) => conditions.every((holds) => holds(record));
}

/** `--player`: one of the players has all words of the name. */
function playedBy(name: string): Condition {
  const wanted = wordsOf('player', name);
  return ({ black, white }) => hasWords(black, wanted) || hasWords(white, wanted);
}

/** `--event`: the event or the site has all words of the text. */
function atEvent(text: string): Condition {
  const wanted = wordsOf('event', text);
  return (record) => hasWords(eventOf(record), wanted) || hasWords(record.site, wanted);
}

/** `--years`: in a year, or a range of years. */
function inYears(text: string): Condition {
  const { least, most } = rangeOf('years', text, 'a year, or 1998-2004, 1998- or -2004');
  return ({ date }) => {
    const year = yearOf(date);
    return year !== undefined && year >= least && year <= most;
  };
}

/** `--plies`: a number of moves, or a range. */
function ofLength(text: string): Condition {
  const { least, most } = rangeOf('plies', text, 'a number of moves, or 40-60, 40- or -60');
  return (record) => {
    const { length } = lineOf(record);
    return length >= least && length <= most;
  };
}

/** The words of `--result` besides `unknown` and scores. */
const RESULTS: readonly (string | null)[] = ['black', 'white', 'draw'];

/** `--result`: a winner, a draw, no result, or a score. */
function endedBy(text: string): Condition {
  if (text === 'unknown') return (record) => resultFieldsOf(record).result === null;
  if (RESULTS.includes(text)) return (record) => resultFieldsOf(record).result === text;
  const [, black, white] = /^(\d{1,2})-(\d{1,2})$/u.exec(text)?.map(Number) ?? [];
  if (black === undefined || white === undefined || black + white !== 64) {
    throw new UsageError(
      `--result ${text}: must be black, white, draw, unknown, or a score of 64 discs such as 40-24`,
    );
  }
  const score = `${black}-${white}`;
  return (record) => resultFieldsOf(record).score === score;
}

/** The position of an opening, given by its name or its moves. @throws {UsageError} */
function openingPosition(text: string): Position {
  const wanted = plainName(text);
  const found = OPENINGS.find(({ name, french, czech }) =>
    [name, french, czech].some((known) => known !== undefined && plainName(known) === wanted),
  );
  if (found) return found.moves.reduce((position, move) => position.play(move), Position.start);
  try {
    const { game } = parseAnyGame(text);
    if (game.line.length > 0) return game.position;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
  }
  throw new UsageError(`--opening takes the name of an opening, such as Tiger, or its moves, not ${text}`);
}

/** The position of `--position`, in any form that is read. @throws {UsageError} */
function writtenPosition(text: string): Position {
  try {
    return parseAnyGame(text).game.position;
  } catch (error) {
    throw new UsageError(`--position: ${(error as Error).message}`, { cause: error });
  }
}

/** Tests whether the main line reaches a position, under any symmetry. */
function through(position: Position): Condition {
  const wanted = new Set(SYMMETRIES.map((symmetry) => nameOf(transform(position, symmetry))));
  const discs = 64 - position.empties;
  return (record) => {
    const moves = lineOf(record);
    const start = startOf(record);
    const ply = discs - (64 - start.empties);
    if (ply < 0 || ply > moves.length) return false;
    const replay = new Replay(start);
    for (let at = 0; at < ply; at++) replay.play(moves[at]!);
    return wanted.has(nameOf(replay.position));
  };
}

/** A text for the board and the side to move, after any forced pass. */
function nameOf(position: Position): string {
  return position.phase === 'over' ? position.board : position.settled().toString();
}

/** A number, or a range that may be open at one end. @throws {UsageError} with the expected form */
function rangeOf(option: string, text: string, expected: string): { least: number; most: number } {
  const [, least = '', dash, most = ''] = /^(\d{0,4})(?:(-)(\d{0,4}))?$/u.exec(text) ?? [];
  if (least + most === '') throw new UsageError(`--${option} takes ${expected}, not ${text}`);
  const from = Number(least || 0);
  const to = dash === undefined ? from : Number(most || Infinity);
  if (from > to) throw new UsageError(`--${option} ${text}: the smaller number comes first`);
  return { least: from, most: to };
}

/** The words of a text in lower case, without accents. @throws {UsageError} for a text without letters or digits */
function wordsOf(option: string, text: string): readonly string[] {
  const words = plainName(text).split(' ').filter(Boolean);
  if (words.length === 0) throw new UsageError(`--${option} takes a name, not ${text}`);
  return words;
}

/** Whether a text contains all words, in any order, ignoring case and diacritics. */
function hasWords(text: string | undefined, wanted: readonly string[]): boolean {
  if (text === undefined) return false;
  const words = plainName(text).split(' ');
  return wanted.every((word) => words.includes(word));
}
