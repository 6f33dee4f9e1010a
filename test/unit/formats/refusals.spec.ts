// A page says in its own language why a game cannot be read. It needs the kind of the problem, and what was written.
import { expect, test } from 'vitest';
import { parseGgf } from '../../../src/core/formats/ggf.js';
import { parseOthelloQuest } from '../../../src/core/formats/othello-quest.js';

const quest = (game: unknown): (() => unknown) => {
  return () => parseOthelloQuest(JSON.stringify(game));
};
const MOVES = '"position":{"moves":[…]}';

test.each([
  ['a Quest message without games', quest({ name: 'hello' }), 'missing', { expected: '"args":[…]' }],
  ['a number among Quest games', quest({ args: [1] }), 'missing', { expected: MOVES }],
  ['a Quest game without moves', quest({ args: [{ players: [] }] }), 'missing', { expected: MOVES }],
  ['another game of Quest', quest({ gtype: 'gomoku', moves: [] }), 'other-game', { text: 'gomoku' }],
])('%s is refused with its kind and what it quotes', (_, read, code, data) => {
  expect(read).toThrow(expect.objectContaining({ name: 'FormatError', code, data }));
});

test.each([
  ['a GGF result in words', 'RE[Black]', 'result', { text: 'Black', expected: '+12' }],
  ['a GGF result with words behind', 'RE[+12 discs]', 'result', { text: '+12 discs', expected: '+12' }],
  ['a GGF result with words before', 'RE[by 12]', 'result', { text: 'by 12', expected: '+12' }],
  ['a GGF result of two points', 'RE[+1.2.3]', 'result', { text: '+1.2.3', expected: '+12' }],
  ['a GGF time in words', 'B[f5//soon]', 'number', { text: 'soon' }],
  ['a GGF time with a word before', 'B[f5//in 3]', 'number', { text: 'in 3' }],
  ['a GGF time in hexadecimal digits', 'B[f5//x1F]', 'number', { text: 'x1F' }],
])('%s leaves the game without it, with a warning', (_, tag, code, data) => {
  const [record] = parseGgf(`(;GM[Othello]PB[Ann]${tag};)`);
  expect(record).toMatchObject({ black: 'Ann', warnings: [{ code, data }] });
});
