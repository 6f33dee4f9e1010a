import { expect, test } from 'vitest';
import {
  endingTexts,
  feedbackTexts,
  whyTexts,
} from '../../../src/elements/companions/puzzle/puzzle-words.js';
import { areaHint } from '../../../src/elements/companions/puzzle/hint-area.js';
import type { MissedMove } from '../../../src/elements/companions/puzzle/solving.js';
import { readTask } from '../../../src/elements/companions/puzzle/puzzle-task.js';
import { en } from '../../../src/core/locales/en/puzzle.js';
import { en as coach } from '../../../src/core/locales/en/coach.js';
import type { Feedback } from '../../../src/elements/companions/puzzle/puzzle-run.js';
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
type Answer = Partial<Extract<Feedback, { kind: 'wrong' }>>;
/** A text without the joiners that keep a result in one line. */
const plain = (text: string): string => text.replaceAll('\u2060', '');
const textsOf = (answer: Answer): string[] =>
  feedbackTexts({ kind: 'wrong', square: 'd3', loss: 4, why, ...answer }, task, words).map(plain);

test('a miss for which the coach has no reason is answered by what the other side plays and wins', () => {
  const [verdict, answer] = textsOf({ reply: 'c5', value: -4 });
  expect(verdict).toBe('After d3 you end 4 discs worse than with the right move. Try another move.');
  expect(answer).toBe('White replies c5 and wins 34–30.');
  expect(textsOf({ reply: 'c5', value: 0 })[1]).toBe('White replies c5 and gets a draw.');
  expect(textsOf({ reply: 'c5', value: 6 })[1]).toBe('White replies c5, and you win only 35–29.');
  expect(textsOf({ reply: 'c5' })[1]).toBe('White replies c5.');
  expect(textsOf({ reply: 'h1', value: -4 })[1]).toContain('h1, and you can never take that corner back');
  expect(textsOf({ isWanted: true, value: -4 })[1]).toBe(
    'Then White plays on the very square that you should have taken.',
  );
});

test('a miss for which the coach has a reason is answered by the reply and the reason', () => {
  const [value] = why.reasons;
  const corner = { ...value!, kind: 'corner-given', squares: ['a1'], weight: 9 } as const;
  const explained: Explanation = { ...why, reasons: [corner, value!] };
  const [, answer] = textsOf({ reply: 'c5', value: -4, why: explained });
  expect(answer).toMatch(/^White replies c5\. You let .*a1[^;]*\.$/u);
  // What the better move does instead would give it away.
  expect(answer).not.toContain('c4');
});

test('a hint says what a puzzle is about: by its theme, or as the page says it', () => {
  const hint = {
    kind: 'hint',
    step: 2,
    square: 'd3',
    area: 'inside',
    among: ['d3'],
    theme: 'parity',
  } as const;
  expect(feedbackTexts(hint, task, words)).toEqual(['Theme: Parity.']);
  const { theme: _, ...own } = hint;
  expect(feedbackTexts({ ...own, idea: 'Play last.' }, task, words)).toEqual(['Play last.']);
});

test('the end and the reason of a right move are results, not what an engine says', () => {
  const found = [{ position: task.position, square: 'c4' as Square }];
  const solved = { solved: true, mistakes: 0, hints: 0, shown: false };
  const run = { score: 12, second: -4, missed: undefined, better: undefined, found };
  const endOf = (other: Partial<typeof run> | { missed: MissedMove }): string =>
    plain(endingTexts(solved, { ...run, ...other }, words)[1]!);
  expect(endOf({})).toBe('You win 38–26. Every other move would have lost, 30–34 at best.');
  expect(endOf({ second: 0 })).toBe('You win 38–26. Every other move would have been a draw at best.');
  expect(endOf({ second: 12 })).toBe('You win 38–26.');
  // Who has tried another move reads about that one.
  expect(endOf({ missed: { square: 'd3', value: -8, at: 0 } })).toBe(
    'You win 38–26. With d3 instead of c4 you would have lost 28–36.',
  );
  expect(endOf({ score: -4, second: -20 })).toBe('You lose 30–34, but no other move saves as many discs.');
  // A win by less is a win; the best one is still to be found.
  expect(
    endingTexts(solved, { ...run, score: 6, better: 16, found: [...found, ...found] }, words)[1],
  ).toMatch(/^You win 35\u2060–\u206029\. At move 2, another square wins 40\u2060–\u206024: /u);
  const right: Explanation = { ...why, move: 'c4', other: 'd3', value: 12, otherValue: -24, verdict: 'good' };
  expect(whyTexts(right, task.position, words)).toEqual([
    'After c4 White has only 3 moves left.',
    'With best play c4 gives you 38 discs to 26, and d3, the next best move, only 20 to 44.',
  ]);
});

test('the first hint leaves a choice as long as two moves were not tried', () => {
  let position = Position.start;
  for (const move of ['f5', 'd6', 'c3', 'd3', 'c4', 'f4', 'f6', 'f3', 'e6', 'e7'] as const) {
    position = position.play(move);
    for (const right of position.legalMoves)
      for (const other of position.legalMoves.filter((one) => one !== right)) {
        const tried = new Set(position.legalMoves.filter((one) => one !== right && one !== other));
        expect(areaHint(position, right, tried).squares).toEqual(
          position.legalMoves.filter((one) => one === right || one === other),
        );
      }
  }
});

test('why a move is right begins with what is good about it', () => {
  const [value] = why.reasons;
  const given = { ...value!, kind: 'corner-given', tone: 'good', squares: ['a1'] } as const;
  const taken = { ...value!, kind: 'corner-missed', tone: 'good', squares: ['h8'] } as const;
  const right: Explanation = { ...why, move: 'c4', other: 'd3', value: 12, otherValue: -24, verdict: 'good' };
  const texts = whyTexts({ ...right, reasons: [given, taken, value!] }, task.position, words);
  expect(texts.map((text) => text.includes('d3'))).toEqual([false, true, true]);
  // A reason against the other move alone is no praise of this one.
  const [first, second] = whyTexts({ ...right, reasons: [given, value!] }, task.position, words);
  expect(first).toBe('After c4 White has only 3 moves left.');
  expect(second).toContain('d3 would give away');
});
