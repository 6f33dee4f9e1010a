/**
 * Parses the arguments of commands of GTP, the Go Text Protocol; errors are answers for the controller. `GtpSession`
 * and its files read arguments by it.
 */
import { type Color, parseSquare, type Square } from 'othello-board/rules.js';

/** A failed command; the message is the answer. */
export class GtpError extends Error {}

const COLORS: Readonly<Record<string, Color>> = { black: 'black', b: 'black', white: 'white', w: 'white' };

/** Whether a word names a side. */
export function isColor(word: string): boolean {
  return Object.hasOwn(COLORS, word.toLowerCase());
}

/** @throws {GtpError} */
export function colorOf(word = ''): Color {
  const name = word.toLowerCase();
  const color = Object.hasOwn(COLORS, name) && COLORS[name];
  if (!color) throw new GtpError(`syntax error: say black or white${insteadOf(word)}`);
  return color;
}

/** @throws {GtpError} */
export function squareOf(word: string): Square {
  try {
    return parseSquare(word);
  } catch (error) {
    throw new GtpError(`syntax error: ${(error as Error).message}`);
  }
}

/** @throws {GtpError} */
export function number(word = ''): number {
  const value = Number(word);
  if (word === '' || !Number.isFinite(value))
    throw new GtpError(`syntax error: give a number${insteadOf(word)}`);
  return value;
}

/** @throws {GtpError} */
export function seconds(word?: string): number {
  const value = number(word);
  if (value < 0) throw new GtpError(`syntax error: give 0 or more${insteadOf(word)}`);
  return value;
}

/** For error messages: the word that stands in place of the expected one, if any. */
export function insteadOf(word = ''): string {
  return word && `, not "${word}"`;
}
