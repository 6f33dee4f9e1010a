import { expect, it } from 'vitest';
import { joinSentences } from '../../../src/core/locales/join-sentences.js';

it('puts a space between sentences, and leaves out those that are empty', () => {
  expect(joinSentences(['White: d3.', '', undefined, false, 'Black: 4 moves.'])).toBe(
    'White: d3. Black: 4 moves.',
  );
});

it('puts none behind the full stop of Japanese and Chinese', () => {
  expect(joinSentences(['白はd3。', '黒の番です。'])).toBe('白はd3。黒の番です。');
});
