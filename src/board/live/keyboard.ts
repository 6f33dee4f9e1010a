/** What a key asks the board to do. */
export type KeyCommand =
  | { readonly do: 'go'; readonly index: number }
  | { readonly do: 'legal'; readonly step: 1 | -1 }
  | { readonly do: 'rays'; readonly step: 1 | -1 }
  | { readonly do: 'ply'; readonly step: number }
  | { readonly do: 'play' | 'pass' | 'undo' | 'redo' | 'keys' | 'none' }
  | { readonly do: 'score' | 'last' | 'moves' | 'turn' | 'value' | 'hint' };

/** How long a letter waits for its digit, in milliseconds. */
const TYPING = 1500;

const LETTERS: Readonly<Record<string, KeyCommand>> = {
  n: { do: 'legal', step: 1 },
  N: { do: 'legal', step: -1 },
  x: { do: 'rays', step: 1 },
  X: { do: 'rays', step: -1 },
  ',': { do: 'ply', step: -1 },
  '.': { do: 'ply', step: 1 },
  '<': { do: 'ply', step: -99 },
  '>': { do: 'ply', step: 99 },
  p: { do: 'pass' },
  s: { do: 'score' },
  l: { do: 'last' },
  m: { do: 'moves' },
  t: { do: 'turn' },
  v: { do: 'value' },
  i: { do: 'hint' },
  '?': { do: 'keys' },
};

/** Reads keys: where they lead on the board as it is seen, or what they ask for. */
export class Keyboard {
  #column: { readonly letter: string; readonly at: number } | undefined;

  /**
   * @param at the square with the focus, 0-63
   * @param turned whether the board is seen from White's side, so that "up" leads to higher rows
   * @param shortcuts whether single letters are commands
   * @returns `undefined` for keys that are not the board's
   */
  read(event: KeyboardEvent, at: number, turned: boolean, shortcuts: boolean): KeyCommand | undefined {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (altKey) return undefined;
    if (ctrlKey || metaKey) return withControl(key, shiftKey, ctrlKey, turned);
    if (key === 'Enter' || key === ' ') return { do: 'play' };
    const to = destination(key, at, turned);
    if (to !== undefined) return { do: 'go', index: to };
    if (!shortcuts) return undefined;
    return this.#typed(key, event.timeStamp) ?? LETTERS[key];
  }

  #typed(key: string, now: number): KeyCommand | undefined {
    const column = this.#column;
    this.#column = undefined;
    if (/^[a-h]$/i.test(key)) {
      this.#column = { letter: key.toLowerCase(), at: now };
      return { do: 'none' };
    }
    if (!column || now - column.at > TYPING || !/^[1-8]$/.test(key)) return undefined;
    return { do: 'go', index: (Number(key) - 1) * 8 + column.letter.charCodeAt(0) - 97 };
  }
}

function withControl(key: string, shift: boolean, ctrl: boolean, turned: boolean): KeyCommand | undefined {
  const letter = key.toLowerCase();
  if (letter === 'z') return { do: shift ? 'redo' : 'undo' };
  if (letter === 'y') return { do: 'redo' };
  if (ctrl && key === 'Home') return { do: 'go', index: turned ? 63 : 0 };
  if (ctrl && key === 'End') return { do: 'go', index: turned ? 0 : 63 };
  return undefined;
}

/** Where a key leads; board edges stop it. */
function destination(key: string, at: number, turned: boolean): number | undefined {
  const seen = turned ? 63 - at : at;
  const row = seen >> 3;
  const column = seen & 7;
  const to = (r: number, c: number): number => {
    const index = Math.min(7, Math.max(0, r)) * 8 + Math.min(7, Math.max(0, c));
    return turned ? 63 - index : index;
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

/** The legal move after (or before) a square, round the board; `undefined` without any. */
export function nextLegal(legal: readonly number[], at: number, step: 1 | -1): number | undefined {
  return step > 0
    ? (legal.find((index) => index > at) ?? legal[0])
    : (legal.findLast((index) => index < at) ?? legal.at(-1));
}
