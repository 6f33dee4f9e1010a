/** What a reply does on the board, each effect by itself, checked by the second implementation of the claims. */
import { describe, expect, it } from 'vitest';
import { consequencesOf, strongerThan } from '../../../src/core/coach/reasons/consequence.js';
import type { Consequence, Explanation, Reason } from '../../../src/core/coach/reasons/reason.js';
import { parseBoardString } from '../../../src/core/formats/notation/board-string.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { refuted } from '../../bench/coach/verifier.js';
import { played } from './case.js';

const TAKEN_BACK = '---OOOO---OOOO----XOOXXO--OOOXO-XXXXXXXX-XOXXXXX--OOOX-----OXX-- O';
const EDGE = '--X-O-----OXX-----OOXXOO--OXXXX---OOXX----OOXX-----OXX---------- O';
const THREAT = '-----O----OXXX--OOXOXX--OXOXXX--OXXOXXX-OXXXOOX-O-XOXO-X-XXX-O-- O';
const WEDGE = '--OO------OOX---OOOOXX--OOXXXX--OXOOXX--OOXXX---O-XXX-----XXX--- O';
const SHUTS_OUT = 'OOOOOOO-OOOOOOOOOXOXOOOOOXOOOOOOOXOXOXOOXXXOXOXOX-OXOOOOX--OOOOO X';
const SHUTS_OUT_OF_THREE = 'O---XXX--O-OXOO-XOXXX-O-XOXOOOO-OOOXXXXX-OOOOO---OXXXOO--XX--OOO X';

const asText = ({ kind, squares }: Consequence): string => [kind, ...squares].join(' ');

describe('the effect of a reply', () => {
  it.each([
    [
      'c8 leaves White alone with b7 and b8, where Black could play before',
      SHUTS_OUT,
      'h1 c8',
      'shuts-out b7 b8',
    ],
    ['a2 leaves White alone with three squares', SHUTS_OUT_OF_THREE, 'c1 a2', 'shuts-out b1 c2 d1'],
  ])('%s', (_, board, line, expected) => {
    const found = consequencesOf(played(board, line), line.split(' ')[1] as Square, []);
    expect(found.map(asText).join(', ')).toBe(expected);
  });

  it('names a corner that it threatens first', () => {
    const [first] = consequencesOf(played(THREAT, 'b2 c1'), 'c1', ['g3']);
    expect(asText(first!)).toBe('threatens a1');
  });

  it('names a wedge, and not where the disc beside it is of the same colour', () => {
    expect(consequencesOf(played(WEDGE, 'f1 e1'), 'e1', []).map(asText)).toContain('wedges e1');
    const { board, turn } = parseBoardString(WEDGE);
    const beside = Position.of(`${board.slice(0, 3)}X${board.slice(4)}`, turn).toString();
    expect(consequencesOf(played(beside, 'f1 e1'), 'e1', []).map(asText)).not.toContain('wedges e1');
  });

  it('names the moves that it takes away, and not more of them than can be looked up', () => {
    const lost: Square[] = ['c1', 'd1', 'e1', 'f1'];
    const outcome = played(TAKEN_BACK, 'a4 a3');
    expect(consequencesOf(outcome, 'a3', lost).map(asText)).toContain('loses c1 d1 e1 f1');
    const more: Square[] = [...lost, 'g1'];
    expect(consequencesOf(outcome, 'a3', more).map(({ kind }) => kind)).not.toContain('loses');
  });

  it('is not stronger than itself', () => {
    const outcome = played(THREAT, 'b2 c1');
    expect(strongerThan(outcome, outcome, 'c1', [])).toEqual([]);
  });
});

describe('a sentence of an answer', () => {
  const reason = (consequences: readonly Consequence[]): Reason => ({
    kind: 'reply-prevented',
    tone: 'bad',
    squares: ['f1'],
    consequences,
    numbers: { plies: 2 },
    line: ['d1', 'f1'],
    other: ['f8'],
    weight: 5,
  });
  const explanation: Explanation = {
    move: 'd1',
    value: -7,
    other: 'f8',
    otherValue: 0,
    loss: 7,
    certainty: 'heuristic',
    depth: 14,
    verdict: 'bad',
    reasons: [],
  };
  const refutes = (consequence: Consequence): string | undefined =>
    refuted(parseBoardString(EDGE), explanation, { ...reason([consequence]), kind: 'reply-opened' });

  it('is false where one thing that it says does not happen', () => {
    const wrong: readonly Consequence[] = [
      { kind: 'threatens', squares: ['h1'] },
      { kind: 'wedges', squares: ['f1'] },
      { kind: 'shuts-out', squares: ['g1'] },
      { kind: 'loses', squares: ['f1'] },
    ];
    for (const consequence of wrong) {
      expect(refutes(consequence), consequence.kind).toBe(`reply-opened: ${consequence.kind} does not hold`);
    }
  });
});
