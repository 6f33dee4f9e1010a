import { describe, expect, test } from 'vitest';
import { parseAnyGame } from '../../../src/formats/any-game.js';
import { Position } from '../../../src/rules/position.js';

const START = Position.start.board;

describe('a game in whatever form', () => {
  test.each([
    ['a transcript', 'f5d6c3'],
    ['a numbered transcript', '1. F5 d6 2. c3'],
    ['a board and moves', `${START} X f5d6c3`],
    ['a board in rows and moves', `${START.replace(/.{8}/g, '$&\n')}X\nf5 d6 c3`],
    ['a board without its side', `${START} f5d6c3`],
    ['GGF', '(;GM[Othello]B[F5]W[D6]B[C3];)'],
    ['SGF', '(;GM[2];B[f5];W[d6];B[c3])'],
    ['Othello Quest', '{"args":[{"position":{"moves":[{"m":"f5"},{"m":"d6"},{"m":"c3"}]}}]}'],
  ])('is read from %s', (_, text) => {
    const { game } = parseAnyGame(text);
    expect(game.line).toEqual(['f5', 'd6', 'c3']);
    expect(game.position.equals(Position.start.play('f5').play('d6').play('c3'))).toBe(true);
  });

  test('keeps forgotten flips', () => {
    expect(parseAnyGame('f5 forgat=1(e5)').game.position.at('e5')).toBe('white');
  });

  test('keeps the score of a transcript', () => {
    expect(parseAnyGame('f5 d6 51-13').result).toEqual({ margin: 38, winner: 'black' });
  });

  test('begins with the side that the board names', () => {
    const board = Position.start.play('f5').board;
    expect(parseAnyGame(`${board} O f6`).game.line).toEqual(['f6']);
    expect(() => parseAnyGame(`${board} X f6`)).toThrow('illegal move f6 at ply 1: flips nothing');
  });

  test.each([
    ['hello', 'square h: a1 to h8 expected (transcript, character 1)'],
    [`${START} X f5 f5`, 'illegal move f5 at ply 2: occupied (transcript, character 71)'],
    ['(;GM[Othello]B[a1];)', 'illegal move a1 at ply 1: flips nothing (GGF, character 16)'],
    ['(;GM[2];B[a1])', 'illegal move a1 at ply 1: flips nothing (SGF, character 11)'],
    ['{"args":[]}', 'at least one game expected (Othello Quest, character 1)'],
  ])('is refused by the format that it looks like: %j', (text, message) => {
    expect(() => parseAnyGame(text)).toThrow(expect.objectContaining({ name: 'FormatError', message }));
  });
});
