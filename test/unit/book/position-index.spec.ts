import { describe, expect, it } from 'vitest';
import { GAME_ENDED, PositionIndex } from '../../../src/core/book.js';
import { parseTranscript } from '../../../src/core/formats.js';
import { Position } from '../../../src/core/rules/position.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import { SQUARES, squareIndex, type Square } from '../../../src/core/rules/square.js';
import { SYMMETRIES, transform, transformSquare } from '../../../src/core/rules/symmetry.js';

const indices = (moves: readonly Square[]): number[] => moves.map(squareIndex);
const line = (text: string): number[] => indices(text.match(/../g)! as Square[]);

function indexOf(...games: readonly string[]): PositionIndex {
  const index = new PositionIndex();
  games.forEach((moves, number) => index.set(number, line(moves)));
  return index;
}

/** What is known about a position: the games and their next squares. */
function found(index: PositionIndex, position: Position): [number, Square | 'ended'][] {
  const { games, next } = index.at(position);
  return [...games].map((game, at) => [game, next[at] === GAME_ENDED ? 'ended' : SQUARES[next[at]!]!]);
}

/** A random game without its passes, and the positions before its moves. */
function randomGame(seed: number): { moves: Square[]; before: Position[]; end: Position } {
  const random = randomNumbers(seed);
  const moves: Square[] = [];
  const before: Position[] = [];
  let position = Position.start;
  while (position.phase !== 'over') {
    if (position.phase === 'pass') position = position.pass();
    const move = position.legalMoves[Math.floor(random() * position.legalMoves.length)]!;
    moves.push(move);
    before.push(position);
    position = position.play(move);
  }
  return { moves, before, end: position };
}

describe('games by position', () => {
  it('are found where they came through it, with how they went on', () => {
    const index = indexOf('f5d6c3', 'f5d6c4', 'f5f6');
    expect(found(index, parseTranscript('f5d6').position)).toEqual([
      [0, 'c3'],
      [1, 'c4'],
    ]);
    expect(found(index, parseTranscript('f5d6c4').position)).toEqual([[1, 'ended']]);
    expect(found(index, parseTranscript('f5f4').position)).toEqual([]);
  });

  it('are the same whichever way the board is turned: each random game, at each of its positions', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { moves, before, end } = randomGame(seed);
      const index = new PositionIndex();
      index.set(0, indices(moves));
      for (const [ply, position] of before.entries()) {
        for (const symmetry of SYMMETRIES) {
          const [[game, next] = []] = found(index, transform(position, symmetry));
          expect(game).toBe(0);
          // From a position that is its own mirror image the mirrored move is found too.
          const asPlayed = transform(position.play(moves[ply]!), symmetry);
          const asFound = transform(position, symmetry).play(next as Square);
          expect(SYMMETRIES.some((one) => transform(asFound, one).equals(asPlayed))).toBe(true);
        }
      }
      expect(found(index, end)).toEqual([[0, 'ended']]);
    }
  });

  it('do not depend on the order of the moves', () => {
    const index = indexOf('f5d6c3d3c4f4', 'f5d6c4d3c3b3');
    expect(found(index, parseTranscript('f5d6c3d3c4').position)).toEqual([
      [0, 'f4'],
      [1, 'b3'],
    ]);
  });

  it('can be replaced and taken out', () => {
    const index = indexOf('f5d6c3', 'f5d6c3');
    index.delete(0);
    index.set(1, line('f5f6'));
    expect(found(index, parseTranscript('f5d6').position)).toEqual([]);
    expect(found(index, parseTranscript('f5f6').position)).toEqual([[1, 'ended']]);
  });

  it('may be left out from some number of discs on, and be there when the whole game is set', () => {
    const index = new PositionIndex();
    index.set(0, line('f5d6c3d3'), Position.start, 6);
    expect(found(index, parseTranscript('f5d6').position)).toEqual([[0, 'c3']]);
    expect(found(index, parseTranscript('f5d6c3').position)).toEqual([]);
    index.set(0, line('f5d6c3d3'));
    expect(found(index, parseTranscript('f5d6').position)).toEqual([[0, 'c3']]);
    expect(found(index, parseTranscript('f5d6c3').position)).toEqual([[0, 'd3']]);
  });

  it('may begin anywhere, and end where a move is not legal', () => {
    const index = new PositionIndex();
    const { position } = parseTranscript('f5d6c3');
    expect(index.set(5, line('d3a1'), position)).toMatchObject({ legalMoves: 1 });
    expect(found(index, position)).toEqual([[5, 'd3']]);
  });

  it('tells the last opening that a game went through, however it was turned', () => {
    const index = new PositionIndex();
    const tiger: Square[] = ['f5', 'd6', 'c3', 'd3', 'c4'];
    for (const symmetry of [0, 3, 4, 7] as const) {
      const moves = [...tiger, 'f6' as const].map((square) => transformSquare(square, symmetry));
      expect(index.set(symmetry, indices(moves)).opening?.name).toBe('Tiger');
    }
  });
});
