import { expect, test } from 'vitest';
import { rayText } from '../../../src/elements/board/key-answers.js';
import { en } from '../../../src/core/locales/en/board.js';
import { fr } from '../../../src/core/locales/fr/board.js';
import { labelled } from '../../../src/core/locales/strings.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { SQUARES } from '../../../src/core/rules/square.js';

test.each([
  ['en', 'a: b'],
  ['fr-CA', 'a\u00a0: b'],
  ['ja', 'a：b'],
  ['zh-Hans', 'a：b'],
  ['cs', 'a: b'],
])('a label has the colon of the language: %s', (language, text) => {
  expect(labelled('a', 'b', language)).toBe(text);
});

test.each([
  ['en', en, 'south: d4 white, d5 black'],
  ['fr', fr, 'sud\u00a0: d4 blanc, d5 noir'],
] as const)('so has the direction of a line of discs: %s', (language, strings, text) => {
  const localized = { strings, language, squareName: (square: string) => square };
  expect(rayText(localized, new Game(), SQUARES.indexOf('d3'), 4)).toBe(text);
});
