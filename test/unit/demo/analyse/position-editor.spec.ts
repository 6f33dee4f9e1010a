import { describe, expect, test } from 'vitest';
import { changed, odditiesOf, put } from '../../../../demo/analyse/position-editor.js';
import { Position } from '../../../../src/core/rules/position.js';

const EMPTY = Position.of('-'.repeat(64), 'black');
const set = (...discs: readonly [string, 'black' | 'white'][]): Position =>
  discs.reduce((at, [square, color]) => put(at, square as 'a1', color), EMPTY);

describe('placing a disc', () => {
  test('puts it on the square, replaces the other colour, and takes away what is there already', () => {
    const black = put(EMPTY, 'c2', 'black');
    expect(black.at('c2')).toBe('black');
    expect(put(black, 'c2', 'white').at('c2')).toBe('white');
    expect(put(black, 'c2', 'black').at('c2')).toBeUndefined();
    expect(put(black, 'c2', 'erase').at('c2')).toBeUndefined();
  });
});

describe('changing the whole board', () => {
  const corner = set(['a1', 'black'], ['b1', 'white']);
  test.each([
    ['mirror', 'h1', 'g1'],
    ['turn', 'h1', 'h2'],
  ] as const)('%s takes a1 to %s and b1 to %s', (change, a1, b1) => {
    const after = changed(corner, change);
    expect([after.at(a1), after.at(b1)]).toEqual(['black', 'white']);
  });

  test('colours are swapped with the side to move', () => {
    const after = changed(corner, 'swap');
    expect([after.at('a1'), after.at('b1'), after.turn]).toEqual(['white', 'black', 'white']);
  });

  test('it can be cleared and set to the start', () => {
    expect(changed(corner, 'clear').board).toBe(EMPTY.board);
    expect(changed(corner, 'start').equals(Position.start)).toBe(true);
  });
});

describe('oddities of a position', () => {
  const kinds = (position: Position): string[] => odditiesOf(position).map(({ kind }) => kind);

  test('are not found in the starting position', () => expect(kinds(Position.start)).toEqual([]));
  test('a board without discs', () => expect(kinds(EMPTY)).toEqual(['empty']));
  test('one colour, and an empty middle with the squares', () =>
    expect(odditiesOf(set(['d4', 'black']))).toEqual([
      { kind: 'one-colour' },
      { kind: 'middle', squares: ['e4', 'd5', 'e5'] },
    ]));
  test('two colours of which none can move', () => {
    const full = Position.of(`${'X'.repeat(32)}${'O'.repeat(32)}`, 'black');
    expect(kinds(full)).toEqual(['nobody']);
  });
  test('a side that has to pass', () => {
    const position = Position.of(`XO-${'-'.repeat(61)}`, 'white');
    expect(kinds(position)).toContain('pass');
  });
  test('discs that touch no others', () => {
    const start = put(Position.start, 'a8', 'white');
    expect(odditiesOf(start)).toEqual([{ kind: 'apart', squares: ['a8'] }]);
  });
});
