import { describe, expect, test } from 'vitest';
import { CLASS_THRESHOLDS } from '../../../src/core/analysis/classes.js';
import { moveValueNotes, TONE_THRESHOLDS } from '../../../src/elements/board/markup/values.js';
import type { Certainty, EngineMove, MoveValue } from '../../../src/core/engine/engine.js';
import { cs } from '../../../src/core/locales/cs/board.js';
import { en } from '../../../src/core/locales/en/board.js';
import { fr } from '../../../src/core/locales/fr/board.js';

function notes(values: Readonly<Partial<Record<EngineMove, number>>>, certainty: Certainty = 'exact') {
  const scores = new Map(
    Object.entries(values).map(([move, value]): [EngineMove, MoveValue] => [
      move as EngineMove,
      { move: move as EngineMove, value, certainty, depth: 1, line: [] },
    ]),
  );
  return moveValueNotes(scores);
}

describe('the tones of values', () => {
  test('change where the classes of a review do', () => {
    expect(TONE_THRESHOLDS).toEqual({
      good: CLASS_THRESHOLDS.good,
      fair: CLASS_THRESHOLDS.inaccuracy,
      bad: CLASS_THRESHOLDS.mistake,
    });
  });

  test.each([
    [0, 'best'],
    [1, 'good'],
    [2, 'good'],
    [3, 'fair'],
    [4, 'fair'],
    [5, 'bad'],
    [64, 'bad'],
  ] as const)('a loss of %i discs is %s', (loss, tone) => {
    expect(notes({ a1: 10, b1: 10 - loss }).get('b1')?.tone).toBe(tone);
  });

  test('the only move is the best one, however much it loses, and a pass is on no square', () => {
    expect(notes({ a1: -64 }).get('a1')?.tone).toBe('best');
    expect(notes({ pass: -64 }).size).toBe(0);
  });

  test.each([
    ['en', en],
    ['fr', fr],
    ['cs', cs],
  ] as const)('the legend names their bounds, %s', (_, { valueLegend }) => {
    const numbersIn = (text: string): number[] => (text.match(/\d+/gu) ?? []).map(Number);
    const { good, fair, bad } = TONE_THRESHOLDS;
    expect(numbersIn(valueLegend.good)).toEqual([good, fair - 1]);
    expect(numbersIn(valueLegend.fair)).toEqual([fair, bad - 1]);
    expect(numbersIn(valueLegend.bad)).toEqual([bad]);
  });
});
