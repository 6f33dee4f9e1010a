import { expect, test } from 'vitest';
import {
  endingTexts,
  feedbackTexts,
  whyTexts,
} from '../../../src/elements/companions/puzzle/puzzle-words.js';
import { readTask } from '../../../src/elements/companions/puzzle/puzzle-task.js';
import { en } from '../../../src/core/locales/en/puzzle.js';
import { en as coach } from '../../../src/core/locales/en/coach.js';
import type { Explanation } from '../../../src/core/coach/reasons/reason.js';
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
const textsOf = (reply: Square): string[] =>
  feedbackTexts({ kind: 'wrong', square: 'd3', loss: 4, reply, why }, task, words);

test('a miss for which the coach has no reason is answered by what the other side plays', () => {
  expect(textsOf('c5')).toEqual(['d3 loses 4 discs. Try another move.', 'White replies c5.']);
  expect(textsOf('h1')[1]).toContain('h1, and you can never take that corner back');
  const scored = { kind: 'wrong', square: 'd3', loss: 4, score: -4, why } as const;
  expect(feedbackTexts({ ...scored, reply: 'c5' }, task, words)[1]).toBe(
    'White replies c5, and the best you can reach is 30–34.',
  );
  // The reply would give the solution away.
  expect(feedbackTexts(scored, task, words)[1]).toBe('The best you can reach then is 30–34.');
});

test('the end and the reason of a right move are results, not what an engine says', () => {
  const found = [{ position: task.position, square: 'c4' as Square }];
  const solved = { solved: true, mistakes: 0, hints: 0, shown: false };
  expect(endingTexts(solved, { score: 12, better: undefined, found }, words)[1]).toBe(
    'With best play you win 38–26.',
  );
  expect(endingTexts(solved, { score: -4, better: undefined, found }, words)[1]).toContain(
    'This is the best there is: 30–34',
  );
  // A win by less is a win; the best one is still to be found.
  expect(endingTexts(solved, { score: 6, better: 16, found: [...found, ...found] }, words)[1]).toMatch(
    /^You win 35\u2060–\u206029\. At move 2, another square wins 40\u2060–\u206024: /u,
  );
  const right: Explanation = { ...why, move: 'c4', other: 'd3', value: 12, otherValue: -24, verdict: 'good' };
  expect(whyTexts(right, words)).toEqual([
    'With best play c4 leads to 38–26, and d3, the next best move, only to 20–44.',
  ]);
});
