import { describe, expect, it } from 'vitest';
import { en } from '../../../src/core/locales/en/game.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { hintText, passText } from '../../../src/elements/companions/game/session/game-words.js';

/** White's h6 leaves Black without a move. */
const afterPass = (): Game => {
  const game = new Game();
  for (const move of ['f5', 'f6', 'd3', 'g5', 'h5', 'h4', 'f7', 'h6'] as const) game.play(move);
  return game;
};

const NAMES = { black: 'Ann', white: 'Hugo' };

describe('a pass', () => {
  it.each([
    [undefined, 'Black cannot move: White plays again.'],
    ['black', 'You have no move: Hugo plays again.'],
    ['white', 'Ann has no move: it is your turn again.'],
  ] as const)('names the sides, or addresses the one who plays here: %s', (user, text) => {
    expect(passText(en, afterPass(), NAMES, user)).toBe(text);
  });

  it('is no text where the side to move can play', () => {
    expect(passText(en, new Game(), NAMES, 'black')).toBe('');
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
