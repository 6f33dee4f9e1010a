import { describe, expect, it } from 'vitest';
import { brokenGame } from '../../../../demo/analyse/opened/broken-game.js';
import { withNames } from '../../../../demo/analyse/opened/named-moves.js';
import { parseAnyGame } from '../../../../src/core/formats.js';

describe('a text with a move that cannot be played or read', () => {
  it.each([
    ['moves', 'f5d6c3d3a1', 'f5d6c3d3', 'a1', 'flips-nothing'],
    ['moves and something else', 'f5d6c3d3x9', 'f5d6c3d3', 'x9', 'unreadable'],
    ['PGN', '[Black "Anna"]\n\n1. f5 d6 2. c3 d3 3. f5 c4 *', 'f5d6c3d3', 'f5', 'taken'],
    ['SGF', '(;GM[2];B[f5];W[d6];B[a1];W[c3])', 'f5d6', 'a1', 'flips-nothing'],
  ])('gives the moves before it: %s', async (_, text, moves, written, why) => {
    const broken = await brokenGame(text);
    expect(broken).toMatchObject({ text: written, why, ply: moves.length / 2 + 1 });
    expect(broken!.record.game.line.join('')).toBe(moves);
  });

  it('gives nothing where no move comes before it', async () => {
    expect(await brokenGame('hello')).toBeUndefined();
    expect(await brokenGame('a1f5')).toBeUndefined();
  });
});

describe('names above plain moves', () => {
  it.each([
    'Black: Anna  White: Ben\nf5 d6 c3 d3',
    'White: Ben\nBlack: Anna\n\nf5 d6 c3 d3',
    'Noir : Anna, Blanc : Ben\nf5d6c3d3',
    'Černý: Anna\nBílý: Ben\nf5d6c3d3',
  ])('are those of the players: %j', (text) => {
    const { black, white, game } = parseAnyGame(withNames(text));
    expect([black, white]).toEqual(['Anna', 'Ben']);
    expect(game.line.join('')).toBe('f5d6c3d3');
  });

  it.each(['f5d6c3d3', '[Black "Anna"]\n[White "Ben"]\n\n1. f5 d6 2. c3 d3', 'Black: Anna\nf5d6c3d3'])(
    'are not sought in %j',
    (text) => {
      expect(withNames(text)).toBe(text);
    },
  );
});
