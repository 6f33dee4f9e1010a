import { expect, test } from 'vitest';
import { hintReason } from '../../../src/companions/game/hint-reason.js';
import { parseTranscript } from '../../../src/formats/transcript.js';
import { cs } from '../../../src/locales/game/cs.js';
import { en } from '../../../src/locales/game/en.js';
import { Position } from '../../../src/rules/position.js';

const board = (...rows: string[]): string => rows.join('');

test('a corner is a reason', () => {
  const position = Position.of(
    board('-OX-----', '--------', '---OX---', '---XO---', ...Array<string>(4).fill('--------')),
    'black',
  );
  expect(hintReason(en, 'en', position, 'a1')).toBe('It takes a corner.');
});

test('so is a move that is the only one', () => {
  const position = Position.of(board('-OX-----', ...Array<string>(7).fill('--------')), 'black');
  expect(hintReason(en, 'en', position, 'a1')).toBe('It is the only legal move.');
});

test('so is a move after which the opponent has to pass', () => {
  const { position } = parseTranscript('d3c3f5d2d1e1b2');
  expect(hintReason(en, 'en', position, 'c1')).toBe('It leaves your opponent without a move.');
});

test('so are the fewest replies, in the plural of the language', () => {
  const { position } = parseTranscript('e6f6');
  expect(hintReason(en, 'en', position, 'f5')).toBe(
    'It leaves your opponent only 2 moves, the fewest of all.',
  );
  expect(hintReason(cs, 'cs', position, 'f5')).toBe('Soupeři nechává jen 2 tahy, nejméně ze všech.');
});

test('nothing is said of a move that counting does not tell from others', () => {
  expect(hintReason(en, 'en', parseTranscript('e6f6').position, 'd3')).toBe('');
});
