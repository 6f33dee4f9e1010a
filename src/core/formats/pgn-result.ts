import { resultByMargin, type RecordedResult } from './game-record.js';

/** A result: a score, `1-0`, a draw, or none. */
export const PGN_RESULT = /1\s*\/\s*2\s*-\s*1\s*\/\s*2|½\s*-\s*½|\d{1,2}\s*[-–:]\s*\d{1,2}|\*/;

/**
 * Parses a result: `1-0`, `0-1`, `1/2-1/2`, the discs of Black and White such as `33-31` (empty squares go to the
 * winner), or `*` for none.
 */
export function parsePgnResult(text: string): RecordedResult | undefined {
  const trimmed = text.trim();
  if (/^(?:1\s*\/\s*2|½)/.test(trimmed)) return { margin: 0, winner: undefined };
  const [, black, white] = /^(\d{1,2})\s*[-–:]\s*(\d{1,2})$/.exec(trimmed) ?? [];
  if (black === undefined || white === undefined) return undefined;
  return resultByScore(Number(black), Number(white));
}

/** The result for a score; `1-0` and `0-1` only name the winner. `undefined` if there are no discs or more than 64. */
export function resultByScore(black: number, white: number): RecordedResult | undefined {
  if (black + white === 1) return { winner: black === 1 ? 'black' : 'white' };
  if (black + white > 64 || black + white === 0) return undefined;
  const empty = 64 - black - white;
  return resultByMargin(black - white + empty * Math.sign(black - white));
}

/** Prints a result, as a score if the margin is known. */
export function printPgnResult(result: RecordedResult | undefined): string {
  if (!result) return '*';
  const { margin, winner } = result;
  if (margin === undefined || !Number.isInteger(margin) || margin % 2 !== 0) {
    return winner === 'black' ? '1-0' : winner === 'white' ? '0-1' : '1/2-1/2';
  }
  return `${32 + margin / 2}-${32 - margin / 2}`;
}
