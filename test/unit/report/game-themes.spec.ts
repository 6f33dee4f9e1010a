import { describe, expect, it } from 'vitest';
import { reviewPly, positionBefore, type PlyReview } from '../../../src/core/analysis/ply-review.js';
import { gameThemes } from '../../../src/core/report/game-themes.js';
import { reasonsOfTheme } from '../../../src/core/report/loss-themes.js';
import { parseBoardString } from '../../../src/core/formats/notation/board-string.js';
import { Game } from '../../../src/core/rules/game/game.js';
import type { Square } from '../../../src/core/rules/square.js';

/** A move reviewed from given values: the best one, and what it is better by. */
function reviewed(board: string, played: Square, best: Square, loss: number): PlyReview {
  const game = new Game({ position: parseBoardString(board) });
  game.play(played);
  const { node } = game;
  const moves = positionBefore(node).legalMoves.map((move) => {
    const value = move === best ? loss : move === played ? 0 : -1;
    return { move, value, certainty: 'exact' as const, depth: 20, line: [move] };
  });
  return reviewPly(node, { moves }, false);
}

// White can take a8 at once after g7, for h8 opens; the quiet move is another one.
const CORNER = '--XXXXX---XOOX-X--XOOOXX--XOXOOX-XXOXOXX---XOOXX--XOOO----OOOOO- O';
const given = reviewed(CORNER, 'g7', 'a6', 9);

describe('the themes of a game', () => {
  it('have the positions to train, the dearest first, and puzzles of the same kind', () => {
    const cheaper = reviewed(CORNER, 'g7', 'a6', 8);
    const [theme, ...others] = gameThemes([cheaper, undefined, given], 'white');
    expect(others).toEqual([]);
    expect(theme).toMatchObject({ name: 'corners', loss: 17 });
    expect(theme!.positions).toEqual([
      { position: given.position, best: ['a6'], played: 'g7', ply: given.ply, loss: 9 },
      { position: cheaper.position, best: ['a6'], played: 'g7', ply: cheaper.ply, loss: 8 },
    ]);
    expect(theme!.plan).toEqual({ puzzles: reasonsOfTheme('corners'), lesson: 'xSquares' });
  });

  it('count the losses of one side, without small ones', () => {
    expect(gameThemes([given], 'black')).toEqual([]);
    expect(gameThemes([reviewed(CORNER, 'g7', 'a6', 1)], 'white')).toEqual([]);
  });
});
