import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../../src/core/rules/random.js';
import { Position } from '../../../src/core/rules/position.js';
import { boards, found, newCore, search, squaresOf, unsigned } from './core.js';
import { minimax } from './naive.js';

const core = await newCore();
type Sides = [player: bigint, opponent: bigint];

function legal(sides: Sides): number[] {
  return squaresOf(unsigned(core.legalMoves(...sides)));
}

function after([player, opponent]: Sides, square: number): Sides {
  const turned = unsigned(core.flips(player, opponent, square));
  return [opponent ^ turned, player ^ turned ^ (1n << BigInt(square))];
}

/**
 * The positions of a game in which the side to move had a move. With some `greed` the first side leaves the other as
 * few discs as possible, and the other leaves the first as many: such games often end 64-0.
 */
function playGame(random: () => number, greed: number, sides: Sides = boards(Position.start)): Sides[] {
  const positions: Sides[] = [];
  for (let ply = 0; ; ply++) {
    let moves = legal(sides);
    if (moves.length === 0) {
      sides = [sides[1], sides[0]];
      moves = legal(sides);
      if (moves.length === 0) return positions;
      ply++;
    }
    positions.push(sides);
    const left = (move: number): number => squaresOf(after(sides, move)[0]).length * (ply % 2 === 0 ? 1 : -1);
    const sorted = moves.toSorted((a, b) => left(a) - left(b));
    const choice = random() < greed ? sorted[0]! : moves[Math.floor(random() * moves.length)]!;
    sides = after(sides, choice);
  }
}

/** A board with this number of empty squares on which the side that is not to move has few discs. */
function fewLeft(random: () => number, empties: number): Sides {
  for (;;) {
    const squares = Array.from({ length: 64 }, (_, square) => square).sort(() => random() - 0.5);
    const bits = (from: number, to: number): bigint =>
      squares.slice(from, to).reduce((set, square) => set | (1n << BigInt(square)), 0n);
    const sides: Sides = [bits(empties + 2, 64), bits(empties, empties + 2)];
    if (legal(sides).length > 0) return sides;
  }
}

/** The core's values of all moves, by square. */
function valuesOf(sides: Sides, options: Parameters<typeof search>[2] = {}): Record<number, number> {
  core.clearTable();
  search(core, sides, { ...options, multiPv: 64 });
  const lines = Array.from({ length: core.lineCount() }, (_, rank) => found(core, rank));
  return Object.fromEntries(lines.map(({ move, value }) => [move, value]));
}

describe('the values of all moves', () => {
  it('are those of naive minimax at the end of 1,000 random games, among them such as end 64-0', () => {
    const random = randomNumbers(28);
    const wrong: string[] = [];
    let wipeouts = 0;
    for (let game = 0; game < 1000; game++) {
      const positions =
        game % 2 === 0 ? playGame(random, 0) : playGame(random, 1, fewLeft(random, 5 + (game % 5)));
      for (const sides of positions.slice(-6)) {
        if (64 - squaresOf(sides[0] | sides[1]).length > 6) continue;
        const truth = Object.fromEntries(
          legal(sides).map((move) => [move, -minimax(...after(sides, move)) + 0]),
        );
        if (Object.values(truth).includes(64)) wipeouts++;
        const values = valuesOf(sides);
        if (JSON.stringify(values) !== JSON.stringify(truth))
          wrong.push(`${sides.join(' ')}: ${JSON.stringify(values)}, not ${JSON.stringify(truth)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(wipeouts).toBeGreaterThan(20);
  }, 120_000);

  it('are there for every move where some win all discs, at any depth and number of lines', () => {
    const random = randomNumbers(64);
    let seen = 0;
    while (seen < 40) {
      for (const sides of playGame(random, 0.9)) {
        const winning = legal(sides).filter((move) => after(sides, move)[0] === 0n);
        if (winning.length === 0) continue;
        seen++;
        for (const options of [
          { depth: 1, exact: false },
          { depth: 6, exact: false },
          { depth: 4, exact: false, wld: true },
        ]) {
          const values = valuesOf(sides, options);
          expect(Object.keys(values).map(Number)).toEqual(legal(sides));
          for (const move of winning) expect(values[move]).toBe(64);
        }
        core.clearTable();
        expect(winning).toContain(search(core, sides, { depth: 6, exact: false }).move);
        const two = search(core, sides, { depth: 6, exact: false, multiPv: 2 });
        expect([two.value, core.lineCount()]).toEqual([64, Math.min(2, legal(sides).length)]);
      }
    }
  }, 60_000);

  it('are five times +64 where five moves win all discs', () => {
    const sides = boards(
      Position.of('-OOOOOOOOOOOOOOO--OOOOOO-XOOOOOO-XOOOOOO-OOOOOOOOOOOOOOOOOOOOOOO', 'white'),
    );
    expect(Object.values(valuesOf(sides))).toEqual([64, 64, 64, 64, 64]);
  });
});
