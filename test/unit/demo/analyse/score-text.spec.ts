import { describe, expect, test } from 'vitest';
import { scoreText, type Ending } from '../../../../demo/analyse/score-text.js';
import { ANALYSE } from '../../../../demo/locales/analyse.js';

const text = (ending: Ending): string => scoreText(ending, ANALYSE.en.open);

describe('the score of a game', () => {
  test('is the discs of both where the margin tells them', () => {
    expect([12, -2, 0, 64].map((margin) => text({ margin, outcome: 'black' }))).toEqual([
      '38–26',
      '31–33',
      '32–32',
      '64–0',
    ]);
  });

  test('is the margin where it does not: a file may count no empty squares', () => {
    expect([3, -1].map((margin) => text({ margin }))).toEqual(['+3', '−1']);
  });

  test('is what is known where nobody counted', () => {
    expect([text({ outcome: 'black' }), text({ outcome: 'white' }), text({ outcome: 'draw' })]).toEqual([
      '1–0',
      '0–1',
      ANALYSE.en.open.draw,
    ]);
    expect(text({})).toBe('–');
  });
});
