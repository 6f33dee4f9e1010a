import { describe, expect, it } from 'vitest';
import { Position } from '../../../src/core/rules/position.js';
import { SQUARES, squareIndex } from '../../../src/core/rules/square.js';
import { SYMMETRIES, transform } from '../../../src/core/rules/symmetry.js';
import { boards, found, newCore, randomPosition, search, squaresOf, unsigned } from './core.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import { minimax } from './naive.js';

const core = await newCore();

/** The position after a move, for the other side. */
function after([player, opponent]: [bigint, bigint], square: number): [bigint, bigint] {
  const turned = unsigned(core.flips(player, opponent, square));
  return [opponent ^ turned, player ^ turned ^ (1n << BigInt(square))];
}

/** The exact score by the solver alone, after any pass. */
function solve(position: [bigint, bigint]): number {
  core.clearTable();
  const [player, opponent] = position;
  core.begin(player, opponent, 60, 1, 0, 1, 0);
  while (core.step(1e9) === 0);
  if (core.lineCount() > 0) return core.valueOf(0);
  const own = squaresOf(player).length;
  const other = squaresOf(opponent).length;
  return own > other ? 64 - 2 * other : own < other ? 2 * own - 64 : 0;
}

describe('the solver', () => {
  it('equals naive minimax on random positions of 1-8 empties', () => {
    const random = randomNumbers(3);
    const counts = [300, 300, 300, 300, 300, 260, 160, 32];
    const wrong: string[] = [];
    counts.forEach((count, index) => {
      for (let i = 0; i < count; i++) {
        const position = randomPosition(core, random, index + 1);
        const { value, certainty } = search(core, position);
        const truth = minimax(...position);
        if (value !== truth || certainty !== 0) wrong.push(`${index + 1} empties: ${value}, not ${truth}`);
      }
    });
    expect(wrong).toEqual([]);
  }, 120_000);

  it('is not misled by the selective searches before it', () => {
    const random = randomNumbers(4);
    for (let i = 0; i < 6; i++) {
      const position = randomPosition(core, random, 15);
      const moves = squaresOf(unsigned(core.legalMoves(...position)));
      // Two plies further on, nothing is searched selectively.
      const truth = Math.max(
        ...moves.map((move) => {
          const child = after(position, move);
          const replies = squaresOf(unsigned(core.legalMoves(...child)));
          if (replies.length === 0) return -solve(child);
          return -Math.max(...replies.map((reply) => -solve(after(child, reply))));
        }),
      );
      core.clearTable();
      expect(search(core, position).value).toBe(truth);
    }
  }, 120_000);

  it('gives each root move its exact value and an optimal line to the end', () => {
    const random = randomNumbers(5);
    for (let i = 0; i < 20; i++) {
      const position = randomPosition(core, random, 12);
      core.clearTable();
      search(core, position, { multiPv: 64 });
      const lines = Array.from({ length: core.lineCount() }, (_, rank) => found(core, rank));
      expect(lines.map((line) => line.move).sort((a, b) => a - b)).toEqual(
        squaresOf(unsigned(core.legalMoves(...position))),
      );
      expect(lines.map((line) => line.value)).toEqual(lines.map((line) => line.value).sort((a, b) => b - a));
      for (const { move, value, certainty, line } of lines) {
        expect(certainty).toBe(0);
        expect(value + solve(after(position, move))).toBe(0);
        expect(line[0]).toBe(move);
        expect(value - playedOut(position, line)).toBe(0);
      }
    }
  }, 120_000);

  it('knows who wins without the score', () => {
    const random = randomNumbers(6);
    for (let i = 0; i < 60; i++) {
      const position = randomPosition(core, random, 8 + (i % 7));
      core.clearTable();
      const wld = search(core, position, { wld: true }).value;
      core.clearTable();
      expect(wld).toBe(Math.sign(search(core, position).value));
    }
  });

  it('knows who wins first and the score then, in one search', () => {
    const random = randomNumbers(13);
    for (let i = 0; i < 30; i++) {
      const position = randomPosition(core, random, 10 + (i % 7));
      core.clearTable();
      const score = search(core, position).value;
      core.clearTable();
      core.begin(...position, 60, 1, 2, 1, 0);
      let early: number | undefined;
      while (core.step(200) === 0) if (core.outcome() !== 2) early ??= core.outcome();
      expect([core.valueOf(0), core.certaintyOf(0)]).toEqual([score, 0]);
      expect(core.outcome()).toBe(Math.sign(score));
      expect([undefined, Math.sign(score)]).toContain(early);
    }
  });

  it('reaches the end with a depth that reaches it', () => {
    const random = randomNumbers(7);
    for (let i = 0; i < 30; i++) {
      const position = randomPosition(core, random, 6 + (i % 10));
      core.clearTable();
      const exact = search(core, position);
      core.clearTable();
      const deep = search(core, position, { depth: 6 + (i % 10), exact: false });
      expect([deep.value, deep.certainty]).toEqual([exact.value, 0]);
    }
  });

  it('gives symmetric positions the same score', () => {
    const random = randomNumbers(8);
    for (let i = 0; i < 20; i++) {
      const [player, opponent] = randomPosition(core, random, 12);
      const board = SQUARES.map((square) => {
        const index = BigInt(squareIndex(square));
        return (player >> index) & 1n ? 'X' : (opponent >> index) & 1n ? 'O' : '-';
      }).join('');
      const position = Position.of(board, 'black');
      const values = SYMMETRIES.map((symmetry) => solve(boards(transform(position, symmetry))));
      const estimates = SYMMETRIES.map((symmetry) => core.evaluate(...boards(transform(position, symmetry))));
      expect(new Set(values).size).toBe(1);
      expect(new Set(estimates).size).toBe(1);
    }
  });

  it('passes where it must, and has no answer when the game is over', () => {
    // Black has a1 only; White's b1 is flanked by nothing that Black could use, White may take c1's row.
    const position = Position.of(`OX-${'-'.repeat(61)}`, 'black');
    const { move, value, line } = search(core, boards(position));
    expect(move).toBe(64);
    expect(value).toBe(-64);
    expect(line).toEqual([64, 2]);
    search(core, boards(Position.of(`OO-${'-'.repeat(61)}`, 'black')));
    expect(core.lineCount()).toBe(0);
    expect(core.moveOf(0)).toBe(-1);
  });

  function playedOut(position: [bigint, bigint], line: number[]): number {
    let [player, opponent] = position;
    for (const move of line) {
      if (move === 64) {
        expect(unsigned(core.legalMoves(player, opponent))).toBe(0n);
        [player, opponent] = [opponent, player];
      } else {
        expect((unsigned(core.legalMoves(player, opponent)) >> BigInt(move)) & 1n).toBe(1n);
        [player, opponent] = after([player, opponent], move);
      }
    }
    const score = solve([player, opponent]);
    expect(core.lineCount()).toBe(0);
    return line.length % 2 === 0 ? score : -score;
  }
});
