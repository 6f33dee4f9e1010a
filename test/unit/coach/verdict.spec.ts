/** What a move is called, and what it is compared with, by the values alone: nothing is searched here. */
import { describe, expect, it } from 'vitest';
import { explainFrom, orLeast } from '../../../src/core/coach/explain.js';
import type { Certainty, EngineMove, MoveValue } from '../../../src/core/engine/engine.js';
import { parseBoardString } from '../../../src/core/formats/notation/board-string.js';
import type { Finding } from '../../../src/core/coach/reasons/finding.js';
import type { ReasonKind } from '../../../src/core/coach/reasons/reason.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';

/** White has six moves after d1 d7, and eleven after a4 e3. */
const SHORT_OF_MOVES = '----------X------OXX-----XXXXO--XXXXXO----XOOO------------------ O';
/** Both sides want b4, but the counts say little. */
const WANTED = '----------X------OXX------OXXO----XXXX----XOO------------------- O';

function value(line: string, points: number, certainty: Certainty = 'heuristic', depth = 8): MoveValue {
  const moves = line.split(' ') as EngineMove[];
  return { move: moves[0]!, value: points, certainty, depth, line: moves };
}

function verdictFor(board: string, move: Square, ...values: MoveValue[]): string {
  const { verdict, loss, other, reasons } = explainFrom(parseBoardString(board), move, values);
  return `${verdict} by ${loss}, compared with ${other}: ${reasons.map(({ kind, tone }) => `${kind} ${tone}`).join(', ')}`;
}

describe('a move', () => {
  const best = value('a4 e3', 3);

  it.each([
    [0, 'good by 0, compared with a4: value good'],
    // Good, and not best: the value speaks for the other move.
    [1, 'good by 1, compared with a4: value bad'],
    [1.5, 'fair by 1.5, compared with a4: value bad'],
    [2, 'bad by 2, compared with a4: mobility bad, value bad'],
    [9, 'bad by 9, compared with a4: mobility bad, value bad'],
  ])('has its sentence if it loses %d discs: %s', (loss, expected) => {
    expect(verdictFor(SHORT_OF_MOVES, 'd1', value('d1 d7', 3 - loss), best)).toBe(expected);
  });

  it.each([
    [1.9, 'good by 0, compared with d1: value good'],
    [2, 'good by 0, compared with d1: mobility good, value good'],
  ])('is praised by what one lacks that loses %d discs: %s', (loss, expected) => {
    expect(verdictFor(SHORT_OF_MOVES, 'a4', best, value('d1 d7', 3 - loss))).toBe(expected);
  });

  it('is praised beside the best move that loses two discs, in whatever order they are given', () => {
    const worse = [value('d1 d7', 1), value('e3', 2), value('b6', -4)];
    expect(verdictFor(SHORT_OF_MOVES, 'a4', ...worse, best)).toContain('compared with d1');
    expect(verdictFor(SHORT_OF_MOVES, 'e3', ...worse, best)).toContain('compared with d1');
    expect(verdictFor(SHORT_OF_MOVES, 'b6', ...worse, best)).toContain('bad by 7, compared with a4');
  });

  it('compares proven values if both are proven', () => {
    const exact = value('d1 d7', -3, 'exact');
    expect(verdictFor(SHORT_OF_MOVES, 'd1', exact, value('a4 e3', 3, 'exact'))).toContain('count bad');
    expect(verdictFor(SHORT_OF_MOVES, 'd1', exact, best)).toContain('value bad');
    const { depth, certainty } = explainFrom(parseBoardString(SHORT_OF_MOVES), 'd1', [
      { ...best, depth: 6 },
      { ...exact, depth: 9 },
    ]);
    expect({ depth, certainty }).toEqual({ depth: 6, certainty: 'heuristic' });
  });

  it('is compared with no other if it is the only one', () => {
    const only = `XO${'-'.repeat(62)} X`;
    expect(verdictFor(only, 'c1', value('c1', 4))).toBe('good by 0, compared with undefined: only-move good');
  });

  it('is refused if it has no value', () => {
    const error = new RangeError('there is no value for f5');
    expect(() => explainFrom(Position.start, 'f5', [value('d3', 0)])).toThrow(error);
    expect(() => explainFrom(Position.start, 'f5', [])).toThrow(error);
  });
});

describe('a reason whose counts are not clear', () => {
  it.each([
    [4, 'value good'],
    // White plays e3 in the line of b4: it could not wait.
    [5, 'square-wanted good, value good'],
  ])('needs a loss of five discs: with %d, %s', (loss, expected) => {
    const lines = ['e3 b4 a4 e7 f6 f3 b5 g4', 'b4 b5 d2 e3 a6 c1 b6 d7'] as const;
    expect(verdictFor(WANTED, 'b4', value(lines[0], -loss), value(lines[1], 0))).toContain(`e3: ${expected}`);
  });
});

describe('where little speaks against a move', () => {
  // c7 opens b2, b5, b6, b7 and d7 to White, d8 only e8 and f8; both can play f7.
  const black = '---XXXOX--XXXXXXOOOOOXOOOOOOOOOO--OOOOXO--OOOOXO----O----------- X';
  // Both can play c3, and Black does so at the end of the first line; but White could take it instead of b8.
  const white = '-----------O-------OOX--XXXXXO--XXXXXO--XXXXOO--X-XXO-----O-XO-- O';
  const finding = (kind: ReasonKind, isRule = false): Finding => ({
    kind,
    squares: [],
    numbers: { own: 10 },
    worseLine: [],
    betterLine: [],
    weight: 3,
    isRule,
  });
  const [count, rule] = [finding('mobility'), finding('parity', true)];

  // What is used only if there is nothing else has a *.
  it.each<[board: string, worse: string, better: string, known: Finding[], left: string]>([
    [black, 'c7', 'd8', [], 'opens*'],
    [black, 'c7', 'd8', [count], 'opens* mobility*'],
    [black, 'c7', 'd8', [finding('x-square', true)], 'opens* x-square*'],
    [black, 'c7', 'd8', [rule], 'parity*'],
    [black, 'c7', 'd8', [count, rule], 'mobility parity*'],
    [black, 'c7', 'd8', [finding('parity'), count], 'parity mobility'],
    [black, 'c7', 'b7', [count], 'mobility*'],
    [black, 'd8 f7 b6', 'f7 c1 d8 g7', [count], 'square-wanted'],
    [white, 'd8 c2 b8 c3', 'b3 g8 c3', [count], 'mobility*'],
    [white, 'd8 c2 b8 c3', 'b3 g8 c3', [rule], 'parity*'],
  ])('%s: %s rather than %s', (board, worse, better, known, left) => {
    const pair = {
      position: parseBoardString(board),
      own: value(worse, -4),
      other: value(better, 0),
      loss: 4,
    };
    const found = orLeast({ ...pair, verdict: 'bad', contrasts: true }, known);
    expect(found.map(({ kind, isRule }) => kind + (isRule ? '*' : '')).join(' ')).toBe(left);
    expect(orLeast({ ...pair, verdict: 'good', contrasts: true }, known)).toBe(known);
  });
});
