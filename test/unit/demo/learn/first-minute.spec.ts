import { expect, it } from 'vitest';
import { FIRST_BOARDS, LAST_SQUARES } from '../../../../demo/home/first-minute-boards.js';
import { parseBoardString } from '../../../../src/core/formats/notation/board-string.js';
import type { Square } from '../../../../src/core/rules.js';

const boardOf = (id: string) => {
  const board = FIRST_BOARDS.find((one) => one.id === id)!;
  return { ...board, position: parseBoardString(board.position) };
};

const CORNERS: readonly Square[] = ['a1', 'h1', 'a8', 'h8'];

it('the boards of the first minute tell the truth', () => {
  expect(boardOf('flip').position.legalMoves).toHaveLength(4);
  const { position, right } = boardOf('directions');
  const directions = (square: Square): number =>
    new Set(
      position
        .flips(square)
        .map((flip) => [0, 1].map((at) => Math.sign(flip.charCodeAt(at) - square.charCodeAt(at))).join()),
    ).size;
  expect(position.legalMoves.filter((square) => directions(square) === 3)).toEqual(right);
  const corner = boardOf('corner');
  expect(corner.position.legalMoves.filter((square) => CORNERS.includes(square))).toEqual(corner.right);
  // The marked discs are Black's from the corner along the edge, so nothing can flip them.
  const taken = corner.position.play('a1');
  expect(corner.after).toBe('b1=dot c1=dot d1=dot');
  for (const square of ['a1', 'b1', 'c1', 'd1'] as const) expect(taken.at(square)).toBe('black');
  const beside = boardOf('beside');
  const gives = (square: Square): boolean =>
    beside.position.play(square).legalMoves.some((answer) => CORNERS.includes(answer));
  expect(beside.position.legalMoves.filter((square) => !gives(square)).sort()).toEqual(
    [...beside.right!].sort(),
  );
  expect(beside.position.legalMoves.filter(gives)).toEqual([beside.wrong]);
  expect(beside.position.play('g2').legalMoves).toContain('h1');
  expect(parseBoardString(LAST_SQUARES)).toMatchObject({ phase: 'play', turn: 'black', empties: 10 });
});
