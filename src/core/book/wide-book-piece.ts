/**
 * The pieces of the wide opening book: 64 texts, one line per position. A line has six letters for the position's key,
 * one for its value, one for the plies that the value looks ahead, one for its interval, and one for each legal move's
 * loss: `a` for none, `b` for one disc; a capital letter if the book has the position after it. `training` writes them.
 */
import type { Position } from '../rules/position.js';

/** The content of a line. */
export interface WideEntry {
  /** Discs for the side to move. */
  readonly value: number;
  /** Plies of the search that the value is from. */
  readonly depth: number;
  /** Half the width of the value's interval, in discs. */
  readonly within: number;
  /** One for each legal move, a1 to h8. */
  readonly moves: readonly { readonly loss: number; readonly goesOn: boolean }[];
}

/** The digits of numbers to base 64. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
/** The greatest value that one digit stands for, in discs. */
const GREATEST_VALUE = 31;
/** The greatest loss that a letter stands for, in discs. */
const GREATEST_LOSS = 25;
/** A line: key, value, plies, interval, losses. */
const LINE = /^([\w-]{6})([\w-])([\w-])([\w-])([A-Za-z]+)$/u;

/** The name of the piece that has a position, and the position's key there. */
export function pieceOf(canonicalPosition: Position): { piece: string; key: string } {
  const text = canonicalPosition.toString();
  let low = 0x81_1c_9d_c5;
  let high = 0x01_00_01_93;
  for (let at = 0; at < text.length; at++) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01_00_01_93);
    high = Math.imul(high ^ text.charCodeAt(at), 0x85_eb_ca_6b) ^ (high >>> 15);
  }
  const digits = [low, low >>> 6, low >>> 12, high, high >>> 6, high >>> 12];
  return {
    piece: ((low >>> 18) & 63).toString().padStart(2, '0'),
    key: digits.map((bits) => DIGITS[bits & 63]!).join(''),
  };
}

/** Writes a position as a line of its piece. */
export function writeLine(key: string, { value, depth, within, moves }: WideEntry): string {
  const held = Math.max(-GREATEST_VALUE, Math.min(GREATEST_VALUE, value));
  const letters = moves.map(({ loss, goesOn }) =>
    String.fromCharCode((goesOn ? 65 : 97) + Math.min(GREATEST_LOSS, loss)),
  );
  return `${key}${DIGITS[held + GREATEST_VALUE]!}${DIGITS[Math.min(63, depth)]!}${DIGITS[Math.min(63, within)]!}${letters.join('')}`;
}

/** The positions of a piece by key; invalid lines are skipped. */
export function readPiece(text: string): ReadonlyMap<string, WideEntry> {
  const entries = new Map<string, WideEntry>();
  for (const line of text.split('\n')) {
    const found = LINE.exec(line);
    if (!found) continue;
    const [, key = '', value = '', depth = '', within = '', letters = ''] = found;
    entries.set(key, {
      value: DIGITS.indexOf(value) - GREATEST_VALUE,
      depth: DIGITS.indexOf(depth),
      within: DIGITS.indexOf(within),
      moves: Array.from(letters, (letter) => {
        const goesOn = letter < 'a';
        return { loss: letter.charCodeAt(0) - (goesOn ? 65 : 97), goesOn };
      }),
    });
  }
  return entries;
}
