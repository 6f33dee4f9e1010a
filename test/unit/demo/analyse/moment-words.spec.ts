import { expect, test } from 'vitest';
import { tried } from '../../../../demo/analyse/story/moment-words.js';
import { ANALYSE } from '../../../../demo/locales/analyse.js';
import type { Moment, Reader } from '../../../../src/core/analysis.js';
import type { EngineMove, MoveValue } from '../../../../src/core/engine/engine.js';
import { en } from '../../../../src/core/locales/en/coach.js';
import { Position } from '../../../../src/core/rules/position.js';

const position = Position.of('----O-X---OOOX----OOXXXX-OOXOOX---OOXXXXXXXXOXOO--XXXX-----XXX--', 'white');
const valueOf = (value: number, line: string): MoveValue => {
  const moves = line.split(' ') as EngineMove[];
  return { move: moves[0]!, value, certainty: 'exact', depth: 20, line: moves };
};
const moves = [valueOf(6, 'f1 d1 c1 b1'), valueOf(2, 'g8 f1 d1 c1'), valueOf(-5, 'c8 f1 g8 b3')];
const moment = {
  kind: 'single',
  main: { position, moves, best: ['f1'], color: 'white', square: 'c8' },
} as unknown as Moment;
const reader: Reader = { words: en, language: 'en' };

test('a right try is said to be better than the move that was played, and than no other', () => {
  const { isRight, why } = tried(moment, 'f1', ANALYSE.en.story, reader);
  expect(isRight).toBe(true);
  expect(why).toContain('h1');
  expect(why).not.toContain('g8');
});

test('a wrong try is not answered with the better move', () => {
  const { isRight, why } = tried(moment, 'g8', ANALYSE.en.story, reader);
  expect(isRight).toBe(false);
  expect(why).not.toContain('f1');
});
