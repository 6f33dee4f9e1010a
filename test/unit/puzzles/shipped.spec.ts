import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../src/core/engine/engine.js';
import { createEngine } from '../../../src/core/engine/node.js';
import {
  parsePuzzle,
  printPuzzle,
  puzzleCount,
  puzzleKey,
  puzzleOfDay,
  shippedPuzzle,
  shippedPuzzles,
} from '../../../src/core/puzzles.js';
import { packPuzzle, unpackPuzzle } from '../../../src/core/puzzles/packed.js';
import { faultsOf } from './verify.js';

const SAMPLE = 12;

describe('the puzzles of the package', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await createEngine({ workers: 1 });
  });
  afterAll(() => engine.close());

  it('are 1,000 or more, and no two are alike by symmetry or exchange of colours', () => {
    expect(puzzleCount()).toBeGreaterThanOrEqual(1000);
    expect(new Set(shippedPuzzles().map(puzzleKey)).size).toBe(puzzleCount());
  });

  it('are packed and read again as they were', () => {
    const puzzles = shippedPuzzles();
    const themes = [...new Set(puzzles.map(({ theme }) => theme))];
    expect(new Set(puzzles.map(({ position }) => position.turn))).toEqual(new Set(['black', 'white']));
    for (const puzzle of puzzles) {
      const packed = packPuzzle(puzzle, themes);
      expect(`${packed.board}${packed.values}${packed.moves}`).toMatch(/^[^\s`\\$]{21,}$/u);
      expect(unpackPuzzle(packed, themes)).toEqual(puzzle);
    }
  });

  it('come easy ones first, with some for every level', () => {
    const difficulties = shippedPuzzles().map(({ difficulty }) => difficulty);
    expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b));
    expect(new Set(difficulties)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  });

  it('decide something: the answer changes the result or six discs, in a game that is open', () => {
    for (const { score, second } of shippedPuzzles()) {
      expect(Math.sign(score) > Math.sign(second) || score - second >= 6, `${score} ${second}`).toBe(true);
      expect(score).toBeLessThan(30);
      expect(score).toBeGreaterThan(-20);
    }
  });

  it('are 600 and more for those who find the others easy', () => {
    expect(shippedPuzzles().filter(({ difficulty }) => difficulty >= 9).length).toBeGreaterThanOrEqual(683);
  });

  it('are of the middle game, too', () => {
    const early = shippedPuzzles().filter(({ position }) => position.empties >= 17);
    expect(early.length).toBeGreaterThanOrEqual(90);
  });

  it('are exact: a sample, solved again', { timeout: 60_000 }, async () => {
    const quick = shippedPuzzles().filter(({ position }) => position.empties <= 13);
    const step = Math.floor(quick.length / SAMPLE);
    const few = quick.filter((_, number) => number % step === 0);
    expect(few.length).toBeGreaterThanOrEqual(SAMPLE);
    for (const puzzle of few) expect(await faultsOf(puzzle, engine), printPuzzle(puzzle)).toEqual([]);
  });

  it('are told from one that is not exact', { timeout: 60_000 }, async () => {
    const puzzle = shippedPuzzles().find(({ position }) => position.empties <= 10)!;
    expect(await faultsOf({ ...puzzle, score: puzzle.score + 2 }, engine)).not.toEqual([]);
    const wrong = puzzle.position.legalMoves.find((move) => move !== puzzle.solution[0])!;
    expect(await faultsOf({ ...puzzle, solution: [wrong] }, engine)).not.toEqual([]);
  });

  it('are read as they were written', () => {
    const puzzle = shippedPuzzle(puzzleCount() - 1);
    const read = parsePuzzle(printPuzzle(puzzle));
    expect({ ...read, position: read.position.toString() }).toEqual({
      ...puzzle,
      position: puzzle.position.toString(),
    });
  });

  it('have one for each date, by the date alone, that one move wins: no two the same for 100 weeks', () => {
    const numbers = new Set<number>();
    for (let day = 0; day < 700; day++) {
      // Monday 30 November 2026.
      const date = new Date(2026, 10, 30 + day, (day * 5) % 24, 59);
      const number = puzzleOfDay(date);
      expect(number).toBe(puzzleOfDay(new Date(2026, 10, 30 + day, 3)));
      const { score, second, goal } = shippedPuzzle(number);
      expect([score > 0, second > 0, goal], date.toDateString()).toEqual([true, false, 'win']);
      numbers.add(number);
    }
    expect(numbers.size).toBe(700);
  });

  it('rise from easy on Monday to hard on Sunday, and are never of difficulty 9 or 10', () => {
    for (let week = 0; week < 100; week++) {
      const difficulties = Array.from({ length: 7 }, (_, weekday) => {
        const date = new Date(2026, 10, 30 + 7 * week + weekday);
        return shippedPuzzle(puzzleOfDay(date)).difficulty;
      });
      expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b));
      expect(difficulties[0]).toBe(1);
      expect(difficulties[6]).toBeGreaterThanOrEqual(6);
      expect(difficulties[6]).toBeLessThanOrEqual(8);
    }
  });

  it('end with the last', () => {
    expect(() => shippedPuzzle(puzzleCount())).toThrow(
      new RangeError(
        `puzzle ${puzzleCount()} does not exist: give a whole number from 0 to ${puzzleCount() - 1}`,
      ),
    );
  });
});
