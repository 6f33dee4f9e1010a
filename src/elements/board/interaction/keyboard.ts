/**
 * The keys of a board: what each of them asks for. `Interaction` gives it each key event; `key-commands.ts` carries out what
 * it answers. Some commands are two keys, so the reader remembers the first.
 */
import type { CoordinateStyle } from '../square-name.js';

/** A key's question: answered in words, without any change. */
export type KeyQuestion =
  /** Reads one direction from the focused square; `step` goes to the next direction, clockwise for 1. */
  | { readonly type: 'rays'; readonly step: 1 | -1 }
  | { readonly type: 'keys' | 'score' | 'last' | 'moves' | 'turn' };

/** What a key asks the board to do. */
export type KeyCommand =
  | KeyQuestion
  | { readonly type: 'focus'; readonly index: number }
  /** To the next legal move, or the one before. */
  | { readonly type: 'legal'; readonly step: 1 | -1 }
  /** A number of moves forward, or back. */
  | { readonly type: 'ply'; readonly step: number }
  /** `none`: the first half of a square's name, which waits for the other. */
  | { readonly type: 'play' | 'pass' | 'undo' | 'redo' | 'none' | 'value' | 'hint' };

/** More moves than a game has: to its start or end. */
const ALL_MOVES = 99;

/** How long a letter waits for its digit, in milliseconds. */
const TYPE_AHEAD_TIME = 1500;

/** The commands of single letters, where they are not switched off. */
const LETTERS: Readonly<Record<string, KeyCommand>> = {
  n: { type: 'legal', step: 1 },
  N: { type: 'legal', step: -1 },
  x: { type: 'rays', step: 1 },
  X: { type: 'rays', step: -1 },
  ',': { type: 'ply', step: -1 },
  '.': { type: 'ply', step: 1 },
  '<': { type: 'ply', step: -ALL_MOVES },
  '>': { type: 'ply', step: ALL_MOVES },
  p: { type: 'pass' },
  s: { type: 'score' },
  l: { type: 'last' },
  m: { type: 'moves' },
  t: { type: 'turn' },
  v: { type: 'value' },
  i: { type: 'hint' },
  '?': { type: 'keys' },
};

/** Reads keys: the square to which they lead on the board as seen, or the command. */
export class KeyReader {
  #column: { readonly index: number; readonly at: number } | undefined;

  /**
   * @param focusIndex the square with the focus, 0-63
   * @param isRotated whether White is at the bottom, so that "up" leads to higher rows
   * @param shortcuts whether single letters are commands
   * @param style how squares are named, and so typed
   * @returns `undefined` for keys that the board does not handle
   */
  read(
    event: KeyboardEvent,
    focusIndex: number,
    isRotated: boolean,
    shortcuts: boolean,
    style: CoordinateStyle = 'letters',
  ): KeyCommand | undefined {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (altKey) return undefined;
    if (ctrlKey || metaKey) return withControl(key, shiftKey, ctrlKey, isRotated);
    if (key === 'Enter' || key === ' ') return { type: 'play' };
    const to = destination(key, focusIndex, isRotated);
    if (to !== undefined) return { type: 'focus', index: to };
    if (!shortcuts) return undefined;
    return this.#typed(key, event.timeStamp, style) ?? LETTERS[key];
  }

  /** A letter, then a digit: `f5`; or column and row from 0: `5` and `4` for the same square. */
  #typed(key: string, now: number, style: CoordinateStyle): KeyCommand | undefined {
    const column = this.#column;
    this.#column = undefined;
    const isFresh = column !== undefined && now - column.at <= TYPE_AHEAD_TIME;
    const row = style === 'numbers' ? '01234567'.indexOf(key) : '12345678'.indexOf(key);
    if (isFresh && row >= 0) return { type: 'focus', index: row * 8 + column.index };
    const index = style === 'numbers' ? row : 'abcdefgh'.indexOf(key.toLowerCase());
    if (index < 0 || key.length !== 1) return undefined;
    this.#column = { index, at: now };
    return { type: 'none' };
  }
}

/** The command of a key that is pressed with Control or Command. */
function withControl(key: string, shift: boolean, ctrl: boolean, isRotated: boolean): KeyCommand | undefined {
  const letter = key.toLowerCase();
  if (letter === 'z') return { type: shift ? 'redo' : 'undo' };
  if (letter === 'y') return { type: 'redo' };
  if (ctrl && key === 'Home') return { type: 'focus', index: isRotated ? 63 : 0 };
  if (ctrl && key === 'End') return { type: 'focus', index: isRotated ? 0 : 63 };
  return undefined;
}

/** Where an arrow key leads; edges stop it. */
function destination(key: string, at: number, isRotated: boolean): number | undefined {
  const seen = isRotated ? 63 - at : at;
  const row = seen >> 3;
  const column = seen & 7;
  const to = (r: number, c: number): number => {
    const index = Math.min(7, Math.max(0, r)) * 8 + Math.min(7, Math.max(0, c));
    return isRotated ? 63 - index : index;
  };
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'Home':
      return to(row, 0);
    case 'End':
      return to(row, 7);
    case 'PageUp':
      return to(0, column);
    case 'PageDown':
      return to(7, column);
    default:
      return undefined;
  }
}

/** The legal move after (or before) a square, wrapping round; `undefined` without any. */
export function nextLegal(legal: readonly number[], at: number, step: 1 | -1): number | undefined {
  return step > 0
    ? (legal.find((index) => index > at) ?? legal[0])
    : (legal.findLast((index) => index < at) ?? legal.at(-1));
}
