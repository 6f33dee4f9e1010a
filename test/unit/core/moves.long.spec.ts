import { expect, it } from 'vitest';
import type { CoreExports } from '../../../src/core/engine/wasm/core-exports.js';
import { Position } from '../../../src/core/rules/position.js';
import { SQUARES, squareIndex } from '../../../src/core/rules/square.js';
import { boards, newCore, squaresOf, unsigned } from './core.js';
import { randomNumbers } from '../../../src/core/rules/random.js';

const core = await newCore();

it('moves and flips equal the rules on 100,000 random positions, every square', () => {
  const random = randomNumbers(20);
  let positions = 0;
  let wrong = 0;
  while (positions < 100_000) {
    // Also boards that no game reaches: random boards with more or fewer empty squares.
    const emptiness = random();
    const board = Array.from({ length: 64 }, () =>
      random() < emptiness ? '-' : random() < 0.5 ? 'X' : 'O',
    ).join('');
    const position = Position.of(board, random() < 0.5 ? 'black' : 'white');
    if (!agrees(core, position)) wrong++;
    positions++;
  }
  expect(wrong).toBe(0);
}, 120_000);

function agrees(core: CoreExports, position: Position): boolean {
  const [player, opponent] = boards(position);
  const empties = ~(player | opponent);
  let legal = 0n;
  for (const square of SQUARES) {
    const index = squareIndex(square);
    const flips = position.flips(square).map(squareIndex);
    if (flips.length > 0) legal |= 1n << BigInt(index);
    if (!((empties >> BigInt(index)) & 1n)) continue;
    const turned = squaresOf(unsigned(core.flips(player, opponent, index)));
    if (turned.join() !== flips.sort((a, b) => a - b).join()) return false;
  }
  return unsigned(core.legalMoves(player, opponent)) === legal;
}
