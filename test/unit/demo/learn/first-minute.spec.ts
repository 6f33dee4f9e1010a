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
  const beside = boardOf('beside');
  const gives = (square: Square): boolean =>
    beside.position.play(square).legalMoves.some((answer) => CORNERS.includes(answer));
  expect(beside.position.legalMoves.filter((square) => !gives(square)).sort()).toEqual(
    [...beside.right!].sort(),
  );
  expect(beside.position.legalMoves.filter(gives)).toEqual(['g2']);
  expect(parseBoardString(LAST_SQUARES)).toMatchObject({ phase: 'play', turn: 'black', empties: 10 });
});
