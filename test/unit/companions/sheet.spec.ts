import { expect, test } from 'vitest';
import { scoreText } from '../../../src/elements/companions/game/view/results.js';
import { en } from '../../../src/core/locales/en/game.js';
import { ja } from '../../../src/core/locales/community/ja/game.js';
import { fr } from '../../../src/core/locales/fr/game.js';
import type { GameStrings } from '../../../src/core/locales/strings/game.js';
import { addGame, createMatch } from '../../../src/core/rules/match.js';

test.each([
  ['en', en, 'Wins: Ann 1, Bob 0.'],
  ['ja', ja, '勝ち数：Ann 1 : 0 Bob。'],
  ['fr', fr, 'Victoires\u00a0: Ann 1, Bob 0.'],
] as const)('the standing of a match is written as the language writes it: %s', (_, strings, text) => {
  const match = addGame(createMatch({ kind: 'best-of-three' }, ['Ann', 'Bob'], 0), { black: 40, white: 24 });
  expect(scoreText(match, strings as GameStrings, ['Ann', 'Bob'])).toBe(text);
});
