import { expect, it } from 'vitest';
import { resultText } from '../../../demo/share/result-text.js';
import type { GameResult } from '../../../src/core/rules.js';

it('a result is shared with the names and the score, the winner first', () => {
  const result = (black: number, white: number) =>
    ({
      black,
      white,
      winner: black > white ? 'black' : black < white ? 'white' : undefined,
    }) as GameResult;
  const text = (black: number, white: number) => resultText(result(black, white), 'black', 'Pip', 'en');
  expect(text(37, 27)).toBe('I beat Pip 37–27 at Othello');
  expect(text(20, 44)).toBe('Pip beat me 44–20 at Othello');
  expect(text(32, 32)).toBe('Pip and I drew 32–32 at Othello');
});
