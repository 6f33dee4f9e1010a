import { describe, expect, it } from 'vitest';
import { en } from '../../../src/core/locales/en/game.js';
import { Game } from '../../../src/core/rules/game.js';
import { hintText, passText } from '../../../src/elements/companions/game/game-words.js';

/** White's h6 leaves Black without a move. */
const afterPass = (): Game => {
  const game = new Game();
  for (const move of ['f5', 'f6', 'd3', 'g5', 'h5', 'h4', 'f7', 'h6'] as const) game.play(move);
  return game;
};

describe('a pass', () => {
  it.each([
    ['none', 'Black cannot move: White plays again.'],
    ['white', 'You have no move: the computer plays again.'],
    ['black', 'The computer has no move: play again.'],
  ] as const)('names the sides, or the player and the computer if it plays: %s', (computer, text) => {
    expect(passText(en, afterPass(), computer)).toBe(text);
  });

  it('is no text where the side to move can play', () => {
    expect(passText(en, new Game(), 'white')).toBe('');
  });
});

describe('a hint', () => {
  it.each([
    [6.4, 'Hint: d3. With good play you finish 6 discs ahead.'],
    [-1, 'Hint: d3. With good play you finish 1 disc behind.'],
    [0.2, 'Hint: d3. With good play the game ends in a draw.'],
  ])('says how the game should end: %d', (value, text) => {
    expect(hintText(en, 'd3', value, 'en')).toBe(text);
  });
});
