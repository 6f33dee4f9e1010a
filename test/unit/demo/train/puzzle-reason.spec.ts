import { describe, expect, it } from 'vitest';
import { LESSONS } from '../../../../demo/learn/course/lessons.js';
import type { LessonId } from '../../../../demo/learn/course/lesson.js';
import { en } from '../../../../demo/locales/train/en.js';
import { reasonOf, reasonOfMiss, seenTheme } from '../../../../demo/train/puzzles/puzzle-reason.js';
import type { ReasonKind } from '../../../../src/core/coach/reasons/reason.js';
import { parseTranscript } from '../../../../src/core/formats/notation/transcript.js';
import { shippedPuzzles } from '../../../../src/core/puzzles.js';
import { Position } from '../../../../src/core/rules/position.js';

/** What is said of the answer to a task of the course, about which the course makes a claim of its own. */
function reasonOfTask(id: LessonId, at: number, turn = 0): string | undefined {
  const task = LESSONS.find((lesson) => lesson.id === id)!.tasks[at]!;
  const { position } = parseTranscript(task.moves);
  return reasonOf({ position, solution: task.answer }, en.session.reasons, 'en', turn);
}

describe('the reason for a miss', () => {
  it('speaks of a corner that was given away where the wrong move gave one, and only there', () => {
    let given = 0;
    for (const puzzle of shippedPuzzles().slice(0, 300)) {
      for (const wrong of puzzle.position.legalMoves.filter((move) => move !== puzzle.solution[0])) {
        const { gaveCorner, idea, text } = reasonOfMiss(puzzle, wrong, 'plans', en.session, 'en', 0);
        expect(text.startsWith(`${wrong} lets your opponent take the `)).toBe(gaveCorner);
        if (!gaveCorner) expect(text).not.toMatch(/gives? (it )?away|would give/u);
        // The count of misses about corners agrees with the texts.
        const isAboutCorner = / corner\b/u.test(text) && !text.includes(en.session.ideas.plans);
        expect(idea).toBe(isAboutCorner ? 'corners' : 'plans');
        given += Number(gaveCorner);
      }
    }
    expect(given).toBeGreaterThan(100);
  });
});

describe('the reason for a move', () => {
  it('is the corner that it takes', () => {
    expect(reasonOfTask('corners', 0)).toBe('h1 is a corner, and a disc in a corner can never be flipped.');
  });

  it('is that the opponent must pass', () => {
    expect(reasonOfTask('passing', 1)).toBe('After c8, your opponent has no move and must pass.');
  });

  it('is that it gives no corner, unlike the other moves', () => {
    expect(reasonOfTask('xSquares', 0)).toBe('Every other move gives away the a8 corner.');
    // The next one that is alike is said in other words.
    expect(reasonOfTask('xSquares', 0, 1)).toBe(
      'a4 keeps the a8 corner safe. Every other move gives it away.',
    );
  });

  it('is a square that only the solver can play', () => {
    const [, task] = LESSONS.find((lesson) => lesson.id === 'swindles')!.tasks;
    const { position } = parseTranscript(task!.moves);
    const puzzle = { position, solution: task!.answer, theme: 'own-square-opened' } as const;
    expect(reasonOf(puzzle, en.session.reasons, 'en')).toBe(
      'After a6, only you can play f8. g8 or h8 would open it to your opponent.',
    );
  });

  it('is no corner that the opponent can take while the solution is played, or that it gives for another', () => {
    let corners = 0;
    for (const [number, puzzle] of shippedPuzzles().entries()) {
      const text = reasonOf(puzzle, en.session.reasons, 'en') ?? '';
      const corner = /(?:give|gives) (?:it away|away the (..) corner)/u.test(text)
        ? /the (..) corner/u.exec(text)![1]!
        : undefined;
      if (!corner) continue;
      corners++;
      let { position } = puzzle;
      for (const move of puzzle.solution) {
        position = position.play(move);
        if (position.phase === 'pass') position = position.pass();
        const canTake =
          position.turn !== puzzle.position.turn && position.legalMoves.some((one) => one === corner);
        expect(canTake, `puzzle ${number}: ${text}`).toBe(false);
      }
      expect(['sacrifice', 'corner-won-later'], `puzzle ${number}`).not.toContain(puzzle.theme);
    }
    expect(corners).toBeGreaterThan(300);
  });

  it('is what the puzzle is counted for', () => {
    const themeOf = (id: LessonId, at: number, theme: ReasonKind): ReasonKind => {
      const task = LESSONS.find((lesson) => lesson.id === id)!.tasks[at]!;
      return seenTheme({ position: parseTranscript(task.moves).position, solution: task.answer, theme });
    };
    expect(themeOf('corners', 0, 'count')).toBe('corner-missed');
    expect(themeOf('passing', 1, 'corner-given')).toBe('pass-forced');
    expect(themeOf('xSquares', 0, 'x-square')).toBe('x-square');
    // Half of the other moves give a corner away: it is not about that.
    expect(seenTheme(shippedPuzzles()[319]!)).toBe('square-wanted');
    expect(seenTheme({ position: Position.start, solution: ['f5'], theme: 'count' })).toBe('count');
  });

  it('is that few replies are left, or missing', () => {
    expect(reasonOf({ position: Position.start, solution: ['f5'] }, en.session.reasons, 'en')).toBe(
      'After f5, your opponent has only 3 moves.',
    );
    expect(reasonOf({ position: Position.start, solution: [] }, en.session.reasons, 'en')).toBeUndefined();
  });
});
