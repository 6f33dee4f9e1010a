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

  it('have one for each date, by the date alone: no two the same for years, easy on Mondays, hard on Sundays, none of 9 or 10', () => {
    // Week 0 began on Monday 29 December 1969, and each weekday has a seventh of the puzzles.
    const share = Math.floor(shippedPuzzles().filter(({ difficulty }) => difficulty <= 8).length / 7);
    const numbers = new Set<number>();
    for (let week = 2960; week < 2960 + share; week++) {
      for (let weekday = 0; weekday < 7; weekday++) {
        const date = new Date(1969, 11, 29 + week * 7 + weekday, (week * 5) % 24, 59);
        expect(date.getDay()).toBe((weekday + 1) % 7);
        const number = puzzleOfDay(date);
        expect(number).toBe(weekday * share + ((week * 7919) % share));
        numbers.add(number);
      }
    }
    expect(numbers.size).toBe(7 * share);
    // Sunday 29 November 2026 is day 6 of week 2969.
    expect(puzzleOfDay(new Date('2026-11-29T00:00:00'))).toBe(6 * share + ((2969 * 7919) % share));
    expect(Math.max(...[...numbers].map((number) => shippedPuzzle(number).difficulty))).toBe(8);
    const difficulty = (day: number): number =>
      shippedPuzzle(puzzleOfDay(new Date(2026, 10, day))).difficulty;
    expect(difficulty(23)).toBeLessThan(difficulty(29));
  });

  it('end with the last', () => {
    expect(() => shippedPuzzle(puzzleCount())).toThrow(
      new RangeError(
        `puzzle ${puzzleCount()} does not exist: give a whole number from 0 to ${puzzleCount() - 1}`,
      ),
    );
  });
});
