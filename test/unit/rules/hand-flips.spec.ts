import { expect, test } from 'vitest';
import { Game } from '../../../src/core/rules/game/game.js';
import {
  beginHandTurn,
  checkHandTurn,
  HandFlipError,
  outcome,
  turnDisc,
} from '../../../src/core/rules/hand-flips.js';
import { IllegalMoveError, Position } from '../../../src/core/rules/position.js';

test('a turn is right once all bracketed discs are turned', () => {
  const laid = beginHandTurn(Position.start, 'f5');
  expect(checkHandTurn(laid)).toEqual({ right: [], missing: ['e5'], extra: [], correct: false });
  const turned = turnDisc(laid, 'e5');
  expect(checkHandTurn(turned)).toEqual({ right: ['e5'], missing: [], extra: [], correct: true });
  expect(outcome(turned).equals(Position.start.play('f5'))).toBe(true);
});

test('discs that are not bracketed, or the own, are too many; a second touch mends', () => {
  let turn = beginHandTurn(Position.start, 'f5');
  for (const square of ['d4', 'd5', 'e5'] as const) turn = turnDisc(turn, square);
  expect(checkHandTurn(turn)).toEqual({ right: ['e5'], missing: [], extra: ['d4', 'd5'], correct: false });
  expect(outcome(turn).at('d5')).toBe('white');
  expect(outcome(turn).at('d4')).toBe('black');
  turn = turnDisc(turnDisc(turn, 'd4'), 'd5');
  expect(checkHandTurn(turn).correct).toBe(true);
});

test('only discs that lay there before can be turned', () => {
  const turn = beginHandTurn(Position.start, 'f5');
  expect(() => turnDisc(turn, 'f5')).toThrow(new HandFlipError('f5 is the disc that was just placed'));
  expect(() => turnDisc(turn, 'a1')).toThrow(new HandFlipError('a1 is empty'));
  expect(() => beginHandTurn(Position.start, 'a1')).toThrow(IllegalMoveError);
  expect(() => beginHandTurn(Position.start, 'e5')).toThrow('illegal move e5: occupied');
});

test('an error stands once the opponent has moved, and can be mended before', () => {
  const game = new Game();
  const forgotten = beginHandTurn(game.position, 'f5');
  game.play('f5', outcome(forgotten));
  expect(game.position.at('e5')).toBe('white');

  game.undo();
  game.play('f5', outcome(turnDisc(forgotten, 'e5')));
  expect(game.position.equals(Position.start.play('f5'))).toBe(true);

  game.undo();
  game.play('f5', outcome(forgotten));
  // With e5 still White, d6 only flips d5 because of d4; White's e6 would flip nothing.
  expect(() => {
    game.play('e6');
  }).toThrow('illegal move e6 at ply 2: flips nothing');
  game.play('d6');
  expect(game.position.at('d5')).toBe('white');
  expect(game.position.at('e5')).toBe('white');
});
