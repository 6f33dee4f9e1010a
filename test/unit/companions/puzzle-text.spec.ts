import { expect, test } from 'vitest';
import { feedbackTexts } from '../../../src/elements/companions/puzzle/puzzle-words.js';
import { readTask } from '../../../src/elements/companions/puzzle/puzzle-task.js';
import { en } from '../../../src/core/locales/en/puzzle.js';
import { en as coach } from '../../../src/core/locales/en/coach.js';
import type { Explanation } from '../../../src/core/coach/reason.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';

const words = { strings: en, language: 'en', coach: { strings: coach, language: 'en' } };
const task = readTask({ position: Position.start });
/** An explanation that knows nothing but the values. */
const why: Explanation = {
  move: 'd3',
  other: 'c4',
  verdict: 'bad',
  value: -4,
  otherValue: 0,
  loss: 4,
  certainty: 'exact',
  depth: 20,
  reasons: [
    {
      kind: 'value',
      tone: 'bad',
      squares: [],
      numbers: {},
      line: ['d3', 'c5'],
      other: ['c4', 'c3'],
      weight: 1,
    },
  ],
};
const textsOf = (reply: { square: Square; flips: number }): string[] =>
  feedbackTexts({ kind: 'wrong', square: 'd3', loss: 4, reply, why }, task, words);

test('a miss for which the coach has no reason is answered by what the other side plays', () => {
  expect(textsOf({ square: 'c5', flips: 3 })).toEqual([
    'd3 loses 4 discs. Try another move.',
    'White replies c5 and flips 3 of your discs.',
  ]);
  expect(textsOf({ square: 'h1', flips: 1 })[1]).toContain('h1, and you can never take that corner back');
});
