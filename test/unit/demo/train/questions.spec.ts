import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../../demo/progress/training.js';
import { countingQuestion, isFor, kindAt } from '../../../../demo/train/counting-questions.js';
import { nextExercise } from '../../../../demo/train/puzzles/next-puzzle.js';
import { reasonChoices } from '../../../../demo/train/puzzles/reason-choices.js';
import type { CoachStrings, ReasonKind } from '../../../../src/core/coach.js';
import { puzzleCount, shippedPuzzle } from '../../../../src/core/puzzles.js';
import { parseBoardString } from '../../../../src/core/formats/notation/board-string.js';
import { Position } from '../../../../src/core/rules/position.js';
import { randomNumbers } from '../../../../src/core/rules/random.js';

describe('counting', () => {
  it('asks for the discs that a move turns, and for the answers to it', () => {
    expect(countingQuestion('flips', Position.start, 0)).toMatchObject({ answer: 1 });
    // After any first move there are three replies.
    expect(countingQuestion('replies', Position.start, 0.9)).toMatchObject({ answer: 3 });
  });

  it('asks by how much one is ahead, whoever it is', () => {
    const white = parseBoardString(`${'O'.repeat(5)}${'X'.repeat(2)}${'-'.repeat(57)} X`);
    expect(countingQuestion('lead', white, 0)).toMatchObject({ ahead: 'white', answer: 3 });
  });

  it('answers 0 where the other side has to pass', () => {
    const pass = parseBoardString(`XO-${'-'.repeat(61)} X`);
    expect(countingQuestion('replies', pass, 0)).toMatchObject({ move: 'c1', answer: 0 });
  });
});

describe('the questions of a round', () => {
  it('begin with moves that flip few discs, and then ask for everything in turn', () => {
    const kinds = Array.from({ length: 9 }, (_, turn) => kindAt(turn));
    expect(kinds.slice(0, 3)).toEqual(['flips', 'flips', 'flips']);
    expect(kinds.slice(3)).toEqual(['replies', 'lead', 'flips', 'replies', 'lead', 'flips']);
    const isAsked = (turn: number, answer: number): boolean => isFor(turn, { kind: 'flips', answer });
    expect(isFor(5, { kind: 'lead', answer: 0 })).toBe(false);
    expect([isAsked(0, 3), isAsked(2, 4), isAsked(3, 9)]).toEqual([true, false, true]);
  });
});

describe('reasons to choose from', () => {
  const kinds = { mobility: 'Mobility', 'mobility-later': 'Mobility', parity: 'Parity', wedge: 'Wedge' };
  const known = ['mobility-later', 'parity', 'corner-given', 'x-square', 'frontier'] as ReasonKind[];
  const names = { ...kinds, 'corner-given': 'Corner', 'x-square': 'X', frontier: 'Frontier' };
  const words = { kinds: names } as unknown as CoachStrings;

  it('have the right one among three that do not hold, by other names', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const holding = ['mobility', 'parity'] as ReasonKind[];
      const choices = reasonChoices(holding, known, words, randomNumbers(seed));
      expect(choices).toHaveLength(4);
      expect(choices).toContain('mobility');
      expect(choices).not.toContain('parity');
      expect(choices).not.toContain('mobility-later');
    }
  });
});

describe('the next puzzle', () => {
  it('was never tried, as long as there is one', () => {
    const attempts = Array.from({ length: puzzleCount() - 1 }, (_, number) => ({
      key: keyOf(shippedPuzzle(number + 1)),
      at: 0,
      solved: true,
      mistakes: 0,
      hints: 0,
    }));
    const choice = { source: 'all', themes: [], difficulty: 0 } as const;
    for (let tries = 0; tries < 5; tries++)
      expect(nextExercise(choice, { puzzles: [], attempts })?.number).toBe(0);
  });

  it('is counted among those of its theme, after the ones that were tried', () => {
    const numbers = Array.from({ length: puzzleCount() }, (_, number) => number);
    const corners = numbers.filter((number) => {
      const { theme, score, difficulty } = shippedPuzzle(number);
      // An easy puzzle that is lost all the same is not asked.
      return theme === 'corner-missed' && (score >= 0 || difficulty > 3);
    });
    const attempts = corners
      .slice(0, 3)
      .map((number) => ({ key: keyOf(shippedPuzzle(number)), at: 0, solved: true, mistakes: 0, hints: 0 }));
    const choice = { source: 'all', themes: ['corner-missed'], difficulty: 0 } as const;
    const found = nextExercise(choice, { puzzles: [], attempts });
    expect(found?.place).toEqual({ n: 4, total: corners.length });
  });

  it('is an easy one for a newcomer, and a harder one after many solved', () => {
    const choice = { source: 'all', themes: [], difficulty: 0 } as const;
    const solved = Array.from({ length: puzzleCount() }, (_, number) => shippedPuzzle(number))
      .filter(({ difficulty }) => difficulty >= 8)
      .slice(0, 30)
      .map((puzzle, at) => ({ key: keyOf(puzzle), at, solved: true, mistakes: 0, hints: 0 }));
    for (let tries = 0; tries < 20; tries++) {
      expect(nextExercise(choice, { puzzles: [], attempts: [] })!.difficulty).toBeLessThanOrEqual(2);
      expect(nextExercise(choice, { puzzles: [], attempts: solved })!.difficulty).toBeGreaterThanOrEqual(7);
    }
  });

  it('made of the player’s own mistakes differs from the one before', () => {
    const mistake = (at: number) => {
      const position = shippedPuzzle(at).position.toString();
      return {
        key: `${position} best`,
        puzzle: { position, solution: '', goal: 'best' },
        own: true,
        due: at,
      };
    };
    const choice = { source: 'mistakes', themes: [], difficulty: 0 } as const;
    const stored = { puzzles: [mistake(0), mistake(1)], attempts: [] };
    const first = nextExercise(choice, stored)!;
    expect(nextExercise(choice, stored, first)!.puzzle.position).not.toBe(first.puzzle.position);
  });
});
