import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forcedCorner } from '../../../src/core/coach/positions/corner-force.js';
import { isWedge } from '../../../src/core/coach/positions/edges.js';
import { frontierDiscs, isQuiet, openness } from '../../../src/core/coach/positions/frontier.js';
import { canEnter, regionsOf } from '../../../src/core/coach/positions/regions.js';
import { cornersToTake, safeMoves } from '../../../src/core/coach/positions/safe-moves.js';
import { stableDiscsOf } from '../../../src/core/coach/positions/stability.js';
import { Position } from '../../../src/core/rules/position.js';
import { CORNERS, stableDiscs } from '../../../src/core/rules/strategy.js';
import { anyReachedPosition, at } from '../rules/support.js';

describe('stable discs', () => {
  it('are those that lean on a corner, and those of a full edge', () => {
    expect(stableDiscsOf(at({ black: 'a1 b1 c1 a2 b2', white: 'd4' }), 'black')).toEqual([
      'a1',
      'b1',
      'c1',
      'a2',
      'b2',
    ]);
    expect(stableDiscsOf(at({ black: 'a1 c1 e1 g1', white: 'b1 d1 f1 h1' }), 'white')).toHaveLength(4);
  });

  it('may stand between two discs of the other side that cannot be turned either', () => {
    const position = at({ black: 'a1 b1 d1', white: 'c1 e1 f1 g1 h1' });
    expect(stableDiscsOf(position, 'white')).toContain('c1');
  });

  it.each([
    ['between stable discs of the other side', 'a1 b1 a2 b2', '', 'c1 d1 e1 f1 g1 h1 a3 a4 a5 a6 a7 a8'],
    ['not beside a single one', 'a1 b1 a2', 'b2', 'c1 d1 e1 f1 g1 h1'],
    ['in a full line', 'a1 b1 a2 a3 b2 b3', '', 'a4 c2 d1'],
    ['not in one with an empty square', 'a1 b1 a2 a3 b2', 'b3', 'a4 c2'],
    ['in one to the other side', 'a8 b8 a7 a6 b7 b6', '', 'a5 c7 d8'],
    ['not with an empty square there', 'a8 b8 a7 a6 b7', 'b6', 'a5 c7'],
  ])('are %s', (_, stable, loose, white) => {
    const found = stableDiscsOf(at({ black: `${stable} ${loose}`, white }), 'black');
    expect(found.toSorted()).toEqual(stable.split(' ').toSorted());
  });

  it('are not on an edge that can still be taken', () => {
    expect(stableDiscsOf(at({ black: 'c1 d1 e1', white: 'd2' }), 'black')).toEqual([]);
  });

  it('are at least those of the rules, and no later move turns one', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (choices) => {
        let position = Position.start;
        const stable = new Map<string, string | undefined>();
        for (const choice of choices) {
          if (position.phase === 'over') return;
          if (position.phase === 'pass') position = position.pass();
          position = position.play(position.legalMoves[choice % position.legalMoves.length]!);
          for (const [square, color] of stable) expect(position.at(square as 'a1')).toBe(color);
          for (const color of ['black', 'white'] as const) {
            const found = stableDiscsOf(position, color);
            expect(found).toEqual(expect.arrayContaining(stableDiscs(position, color)));
            for (const square of found) stable.set(square, color);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('the frontier', () => {
  it('is the discs that touch an empty square', () => {
    expect(frontierDiscs(Position.start, 'black')).toEqual(['e4', 'd5']);
    const full = Position.of('X'.repeat(63) + '-', 'white');
    expect(frontierDiscs(full, 'black')).toEqual(['g7', 'h7', 'g8']);
  });

  it('opens by the empty squares that touch what a move turns', () => {
    // d3 flips d4, whose only empty neighbours are c3, e3, c4 and c5.
    expect(openness(Position.start, 'd3')).toBe(4);
    expect(isQuiet(Position.start, 'd3')).toBe(false);
  });

  it('is left alone by a quiet move', () => {
    // a4 only flips b4, whose only empty neighbour is a4 itself.
    const black = 'c3 c4 c5 b3 b5 a3 a5 d4';
    expect(isQuiet(at({ black, white: 'b4' }), 'a4')).toBe(true);
  });
});

describe('a corner', () => {
  it('can be taken where a line ends in it', () => {
    expect(cornersToTake(at({ black: 'c1', white: 'b1' }))).toEqual(['a1']);
  });

  it('is given by a move that is not safe', () => {
    // Black on b1 lets White, who has d1, take a1 over b1 and c1.
    const position = at({ black: 'd3', white: 'c2 d1 c1 e4 d4' });
    for (const move of position.legalMoves) {
      expect(safeMoves(position).includes(move)).toBe(cornersToTake(position.play(move)).length === 0);
    }
  });

  it('is forced when every answer lets it be taken: the line ends with it, and no answer was left out', () => {
    fc.assert(
      fc.property(anyReachedPosition, (position) => {
        const attacker = position.turn;
        const found = forcedCorner(position, attacker, 3);
        if (found === 'unknown') return;
        expect(found !== 'none').toBe(forced(position, attacker, 3));
        if (found === 'none') return;
        let here = position;
        for (const move of found.line) here = move === 'pass' ? here.pass() : here.play(move);
        expect(CORNERS).toContain(found.line.at(-1));
        expect(found.plies).toBe(found.line.length);
      }),
      { numRuns: 60 },
    );
  });
});

/** The same question, answered plainly. */
function forced(position: Position, attacker: Position['turn'], plies: number): boolean {
  if (plies <= 0 || position.phase === 'over') return false;
  if (position.phase === 'pass') return forced(position.pass(), attacker, plies - 1);
  const moves = position.legalMoves;
  if (position.turn === attacker) {
    if (moves.some((move) => CORNERS.includes(move))) return true;
    return moves.some((move) => forced(position.play(move), attacker, plies - 1));
  }
  return moves.every((move) => !CORNERS.includes(move) && forced(position.play(move), attacker, plies - 1));
}

describe('regions', () => {
  it('are the empty squares that touch each other, diagonally too', () => {
    const board = `--${'X'.repeat(60)}--`;
    expect(regionsOf(Position.of(board, 'black'))).toEqual([
      ['a1', 'b1'],
      ['g8', 'h8'],
    ]);
    const diagonal = `-XXXXXXXX-${'X'.repeat(54)}`;
    expect(regionsOf(Position.of(diagonal, 'black'))).toEqual([['a1', 'b2']]);
  });

  it('can be entered by the side that has a move there', () => {
    const position = at({ black: 'c1', white: 'b1' });
    const [region] = regionsOf(position);
    expect(canEnter(position, 'black', region!)).toBe(true);
    expect(canEnter(position, 'white', ['a1'])).toBe(false);
  });
});

describe('edges', () => {
  it('hold a wedge where a disc stands between two of the other side', () => {
    expect(isWedge(at({ black: 'd1', white: 'c1 e1' }), 'd1', 'black')).toBe(true);
    expect(isWedge(at({ black: 'd1', white: 'c1' }), 'd1', 'black')).toBe(false);
    expect(isWedge(at({ black: 'd2', white: 'c2 e2' }), 'd2', 'black')).toBe(false);
  });
});
