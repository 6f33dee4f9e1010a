/** How the last moves count, each number seen on a board. */
import { expect, test } from 'vitest';
import { MEMORY, pastOf } from '../../../../src/core/engine/levels/human/memory.js';
import { describeMemories, type MemoryName } from '../../../../src/core/engine/levels/human/choice-model.js';
import { lookAt, sceneOf } from '../../../../src/core/engine/levels/human/scene.js';
import type { Position } from '../../../../src/core/rules/position.js';
import { squareIndex, type Square } from '../../../../src/core/rules/square.js';
import { after, numbersOf } from '../people.js';

/** What a person remembers at a move, after moves from the start, of which the last `known` positions are told. */
function remembered(moves: string, square: Square, known = 2): Record<MemoryName, number> {
  const plies = Array.from({ length: moves.length / 2 }, (_, ply) => after(moves.slice(0, ply * 2 + 2)));
  const position = plies.pop()!;
  const scene = sceneOf(position);
  const past = pastOf(scene, plies.slice(-known))!;
  const look = lookAt(scene, squareIndex(square));
  return numbersOf<MemoryName, (typeof MEMORY)[MemoryName]>(MEMORY, (feature) => feature(look, past));
}

// White has d3, d4, d5 and d6, Black c3, e4, e5 and f5; the last moves were d3 and, of Black, c3.
const MOVES = 'f5d6c3d3';

test('a move beside the last ones', () => {
  expect(remembered(MOVES, 'c4')).toEqual({
    // Beside d3 and beside c3.
    besideLast: 1,
    twoFromLast: 0,
    besideOwnLast: 1,
    twoFromOwnLast: 0,
    turnsLast: 0,
    // Before d3, d4 was Black's, so c4 would have flipped nothing.
    newlyLegal: 1,
    // White's d3 flipped d4, which c4 flips back.
    turnsBack: 1,
  } satisfies Record<MemoryName, number>);
});

test('a move farther away, and one that flips the last disc', () => {
  expect(remembered(MOVES, 'c5')).toMatchObject({ besideLast: 0, twoFromLast: 1, twoFromOwnLast: 1 });
  // e3 flips d3, which lies between c3 and it.
  expect(remembered(MOVES, 'e3')).toMatchObject({ besideLast: 1, turnsLast: 1, newlyLegal: 1 });
  // It flips d5, which d3 did not change.
  expect(remembered(MOVES, 'c6')).toMatchObject({ newlyLegal: 0, turnsBack: 0, turnsLast: 0 });
  expect(remembered(MOVES, 'c7')).toMatchObject({
    besideLast: 0,
    twoFromLast: 0,
    besideOwnLast: 0,
    twoFromOwnLast: 0,
  });
});

test("the player's own last move is unknown if only one position is given", () => {
  expect(remembered(MOVES, 'c4', 1)).toMatchObject({ besideLast: 1, besideOwnLast: 0, twoFromOwnLast: 0 });
});

test('nothing is remembered without the position before; one that leads elsewhere gives no move', () => {
  const scene = sceneOf(after(MOVES));
  expect(pastOf(scene, [])).toBeUndefined();
  expect(pastOf(scene, [after('f5')])).toMatchObject({ last: -1, own: -1 });
  const names: readonly MemoryName[] = ['besideLast', 'turnsBack'];
  expect(describeMemories(after(MOVES), [], names)).toBeUndefined();
  const before: readonly Position[] = [after('f5d6c3')];
  const at = after(MOVES).legalMoves.indexOf('c4');
  expect(describeMemories(after(MOVES), before, names)![at]).toEqual([1, 1]);
});
