/** A game as the WTHOR database has it, with names in place of the numbers in its files. */
import { Position } from '../rules/position.js';
import { eventOf, plainLetter, yearOf } from './common/fact-text.js';
import { writtenGame } from './common/written-game.js';
import { resultOf, type GameRecord } from './game-record.js';
import { printTranscript } from './transcript.js';
import { WTHOR_LETTERS, type WthorNames } from './wthor.js';

/** A game of the database, with names in place of the numbers in its files. */
export interface WthorEntry {
  /** 0 if unknown. */
  readonly year: number;
  readonly event: string;
  readonly black: string;
  readonly white: string;
  readonly blackScore: number;
  readonly theoreticalScore: number;
  /** Number of empty squares from which it was computed; 0 if unknown. */
  readonly depth: number;
  /** The squares, concatenated. */
  readonly moves: string;
}

/**
 * A game as the database stores it; unknown names are `?`.
 *
 * @throws {RangeError} for a game that the database cannot store: from another start, without a score, or with more than
 *   60 moves
 */
export function wthorEntry(record: GameRecord): WthorEntry {
  const { black, white, date, tags } = record;
  const start = record.plainFrom ?? writtenGame(record).start;
  if (start !== Position.start && !start.equals(Position.start))
    throw new RangeError('WTHOR stores only games from the usual start');
  const margin = resultOf(record)?.margin;
  if (margin === undefined || !Number.isInteger(margin / 2))
    throw new RangeError('WTHOR stores only games with a score');
  const moves = record.mainLine ?? record.game.line;
  if (moves.length > 60) throw new RangeError(`${moves.length} moves: WTHOR stores at most 60`);
  const blackScore = 32 + margin / 2;
  const numberIn = (tag: string, most: number): number | undefined => {
    const number = Number(tags?.get(tag) ?? NaN);
    return Number.isInteger(number) && number >= 0 && number <= most ? number : undefined;
  };
  const theoreticalScore = numberIn('TheoreticalScore', 64);
  return {
    year: yearOf(date) ?? 0,
    event: eventOf(record) ?? record.site ?? '?',
    black: black ?? '?',
    white: white ?? '?',
    blackScore,
    theoreticalScore: theoreticalScore ?? blackScore,
    depth: theoreticalScore === undefined ? 0 : (numberIn('TheoreticalDepth', 60) ?? 0),
    moves: printTranscript(moves),
  };
}

/** A name as a list of the database has it: characters outside Latin-1 lose their marks or become `?`, long ones end early. */
export function wthorName(name: string, kind: WthorNames): string {
  return Array.from(name.normalize('NFC'), (letter) => {
    if (letter <= 'ÿ') return letter;
    const plain = plainLetter(letter);
    return /^[\0-ÿ]+$/u.test(plain) ? plain : '?';
  })
    .join('')
    .slice(0, WTHOR_LETTERS[kind]);
}
