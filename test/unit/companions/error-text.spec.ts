import { expect, test } from 'vitest';
import { errorText } from '../../../src/elements/companions/game/session/game-words.js';
import { parseAnyGame } from '../../../src/core/formats/any-game.js';
import { cs } from '../../../src/core/locales/cs/game.js';
import { en } from '../../../src/core/locales/en/game.js';
import { fr } from '../../../src/core/locales/fr/game.js';
import { Position } from '../../../src/core/rules/position.js';

const BOARD = Position.start.board;

test.each([
  ['f5 zz', ['zz', 'a1', 'h8', '4']],
  ['- - -', ['f5d6c3', '64', '1']],
  ['1. f5 {so', ['}', '7']],
  ['[Black "a"]\n\n1. f5 Nf3 *', ['Nf3', 'f5', '20']],
  ['https://example.com/game/1', ['https://…#game=f5d6', '1']],
  [BOARD.replace('OX', 'O'), ['64', '63']],
  ['{"args":[{"position":{"moves":[7]}}]}', ['"m":"f5"', '32']],
])('what is wrong with %j is said in each language, with its place and what was expected', (text, parts) => {
  let thrown: unknown;
  try {
    parseAnyGame(text);
  } catch (error) {
    thrown = error;
  }
  const texts = [en, fr, cs].map((strings) => errorText(strings, thrown));
  expect(new Set(texts).size).toBe(3);
  for (const words of texts) {
    for (const part of parts) expect(words).toContain(part);
    expect(words).not.toContain('undefined');
    expect(words).not.toMatch(/\{\w+\}/);
  }
});
