/** What a person sees of a move, each number counted by hand on a board with few discs. */
import { describe, expect, test } from 'vitest';
import { lookAt, sceneOf } from '../../../../src/core/engine/levels/human/scene.js';
import { SIGHT } from '../../../../src/core/engine/levels/human/sight.js';
import type { SightName } from '../../../../src/core/engine/levels/human/choice-model.js';
import { Position } from '../../../../src/core/rules/position.js';
import { squareIndex, type Square } from '../../../../src/core/rules/square.js';
import { after, numbersOf } from '../people.js';

const EMPTY = '--------';

/** The position of some rows from the first on, the others being empty; Black is to move. */
function board(...rows: readonly string[]): Position {
  return Position.of(rows.join('') + EMPTY.repeat(8 - rows.length), 'black');
}

/** What is seen of a move. */
function seen(position: Position, square: Square): Record<SightName, number> {
  const look = lookAt(sceneOf(position), squareIndex(square));
  return numbersOf<SightName, (typeof SIGHT)[SightName]>(SIGHT, (feature) => feature(look));
}

test('the first move, d3: it flips d4', () => {
  expect(seen(Position.start, 'd3')).toEqual({
    squareA: 0,
    inner13: 0,
    centre22: 0,
    cSquare: 0,
    xSquare: 0,
    // e4, d4, and the other six neighbours.
    ownAround: 1 / 3,
    rivalsAround: 1 / 3,
    emptyAround: 2,
    // The own discs are d5 and e4: half a column and one and a half rows away.
    fromOwn: Math.hypot(0.5, 1.5) / 3,
    alone: 0,
    pair: 0,
    // Fifteen empty squares in the quarter.
    oddQuarter: 1,
    turnedLog: 0,
    turnsOne: 1,
    diagonalOnly: 0,
    // c3, e3, c4 and c5 touch d4.
    opened: 1,
    openedLines: 4 / 6,
    opensNone: 0,
    opensOne: 0,
    opensTwo: 0,
    frontTurned: 1 / 3,
    // d4, d5 and e4.
    centreHeld: 1.5,
    // d3, d4, d5 and e4.
    frontier: 4 / 5,
    edgeFirst: 0,
    edgeEmpty: 0,
    edgeAnchored: 0,
    edgeExposed: 0,
    edgeOfFive: 0,
    // c3, e3 and c5; before, White had c5, d6, e3 and f4.
    replies: Math.log(4),
    repliesNoneNew: 0,
    repliesTaken: 2 / 4,
    repliesSafe: 3 / 5,
    repliesQuiet: 0,
    repliesMost: 1 / 4,
    rivalsMove: 0,
    turnedBack: 0,
    // e6, f5 and f6, of which f6 is new.
    nextMoves: 3 / 5,
    nextMovesLog: Math.log(4),
    nextNew: 1 / 4,
    nextQuiet: 0,
    cornerOpen: 0,
    cornerGiven: 0,
    cornerDenied: 0,
    cornerNext: 0,
    named: 1,
    namedEnd: 0,
  } satisfies Record<SightName, number>);
});

describe('the place of a move', () => {
  test('kinds of squares', () => {
    expect(seen(board('------OX'), 'f1')).toMatchObject({ squareA: 1, cSquare: 0 });
    expect(seen(board(EMPTY, EMPTY, EMPTY, '--OX----'), 'b4')).toMatchObject({ inner13: 1, centre22: 0 });
    expect(seen(board(EMPTY, EMPTY, '---OX---'), 'c3')).toMatchObject({ inner13: 0, centre22: 1 });
  });

  test('C- and X-squares count while their corner is empty', () => {
    expect(seen(board('--OX----'), 'b1')).toMatchObject({ cSquare: 1, xSquare: 0 });
    expect(seen(board('X-OX----'), 'b1')).toMatchObject({ cSquare: 0, xSquare: 0 });
    expect(seen(board(EMPTY, '--OX----'), 'b2')).toMatchObject({ cSquare: 0, xSquare: 1 });
    expect(seen(board('X-------', '--OX----'), 'b2')).toMatchObject({ cSquare: 0, xSquare: 0 });
  });

  test('regions and quarters near the end', () => {
    const full = ['-OXXXXXX', ...Array.from({ length: 6 }, () => 'XXXXXXXX'), 'XXXXXO--'];
    expect(seen(board(...full), 'a1')).toMatchObject({ alone: 1, pair: 0, oddQuarter: 1, opensNone: 1 });
    expect(seen(board(...full), 'g8')).toMatchObject({ alone: 0, pair: 1, oddQuarter: 0 });
  });
});

describe('discs that a move flips', () => {
  test('along diagonals only, which is overlooked', () => {
    const diagonal = board(EMPTY, EMPTY, '--O-----', '---O----', '----X---');
    expect(seen(diagonal, 'b2')).toMatchObject({ diagonalOnly: 1, turnsOne: 0, turnedLog: Math.log(2) });
    const both = board(EMPTY, '--OX----', '--O-----', '---X----');
    expect(seen(both, 'b2')).toMatchObject({ diagonalOnly: 0, turnedLog: Math.log(2) });
  });

  test('are opened by the move', () => {
    const closed = ['XXXXX---', 'XXXXX---', '-OX-----', 'XXX-----'];
    expect(seen(board(...closed), 'a3')).toMatchObject({ opened: 0, opensNone: 1, frontTurned: 0 });
    expect(seen(board('XXXX----', 'XXXX----', '-OX-----', 'XX------'), 'a3')).toMatchObject({
      opened: 1 / 4,
      opensNone: 0,
      opensOne: 1,
      frontTurned: 1 / 3,
    });
    expect(seen(board('XXXX----', 'XXXX----', '-OX-----', 'X-------'), 'a3')).toMatchObject({
      opened: 2 / 4,
      openedLines: 2 / 6,
      opensOne: 0,
      opensTwo: 1,
    });
  });

  test('discs of the edge are no frontier', () => {
    expect(seen(board('-OX-----'), 'a1').frontier).toBe(0);
    expect(seen(board(EMPTY, '-OX-----'), 'a2').frontier).toBe(2 / 5);
  });
});

describe('a move on the edge', () => {
  test('is the first there', () => {
    const first = board(EMPTY, '---O----', '---X----');
    expect(seen(first, 'd1')).toMatchObject({ edgeFirst: 1, edgeEmpty: 2, edgeExposed: 0, edgeAnchored: 0 });
    expect(seen(board('-------X', '---O----', '---X----'), 'd1').edgeFirst).toBe(0);
    expect(seen(board(EMPTY, EMPTY, EMPTY, '--OX----'), 'b4').edgeFirst).toBe(0);
  });

  test('leads to a corner', () => {
    expect(seen(board('------OX'), 'f1')).toMatchObject({ edgeAnchored: 1, edgeEmpty: 1 });
    expect(seen(board('XO------'), 'c1').edgeAnchored).toBe(1);
    expect(seen(board('-XO-----'), 'd1').edgeAnchored).toBe(0);
  });

  test('can be turned by the next move', () => {
    const between = board('---O----', '--O-----', '--X-----');
    expect(seen(between, 'c1')).toMatchObject({ edgeExposed: 1, turnedBack: 1 });
    const inside = board(EMPTY, EMPTY, '---O----', '--O-----', '--X-----');
    expect(seen(inside, 'c3')).toMatchObject({ edgeExposed: 0, turnedBack: 1 });
  });

  test('makes five in a row between empty corners', () => {
    const four = ['--XXXX--', '------O-', '------X-'];
    expect(seen(board(...four), 'g1').edgeOfFive).toBe(1);
    expect(seen(board('-XXXXX--', ...four.slice(1)), 'g1').edgeOfFive, 'six').toBe(0);
    expect(seen(board('-OXXXX--', ...four.slice(1)), 'g1').edgeOfFive, 'and a disc of White').toBe(0);
    expect(seen(board('--XXXX-X', ...four.slice(1)), 'g1').edgeOfFive, 'and a corner').toBe(0);
    expect(seen(board('X-XXX---', '-----O--', '-----X--'), 'f1').edgeOfFive, 'with a corner').toBe(0);
  });
});

describe('legal moves of both sides after a move', () => {
  test('nothing new for the other side, and nothing at all', () => {
    const four = board('--XXXX--', '------O-', '------X-');
    // White had g4.
    expect(seen(four, 'g1')).toMatchObject({ replies: 0, repliesNoneNew: 1, repliesTaken: 1 / 4 });
  });

  test('the square that the other side wanted', () => {
    const wanted = board(EMPTY, EMPTY, EMPTY, '-XO-XO--');
    // White may play a4 and d4, of which Black takes one; a4 flips four discs then.
    expect(seen(wanted, 'd4')).toMatchObject({
      rivalsMove: 1,
      repliesTaken: 0,
      replies: Math.log(2),
      repliesMost: 1,
    });
    expect(seen(board(EMPTY, EMPTY, EMPTY, '-XO-----'), 'd4')).toMatchObject({
      rivalsMove: 0,
      repliesTaken: 1 / 4,
    });
  });

  test('quiet moves of both', () => {
    // White's a1 flips b1, which touches no empty square beside it; the other moves open something.
    const closed = board('-XO-----', 'XXXX----', EMPTY, EMPTY, EMPTY, '---OX---');
    expect(seen(closed, 'c6')).toMatchObject({ repliesQuiet: 1 / 2, repliesMost: 1 / 4, cornerOpen: 1 });
    // Here it touches a2.
    const open = board('-XO-----', '-XXX----', EMPTY, EMPTY, EMPTY, '---OX---');
    expect(seen(open, 'c6')).toMatchObject({ repliesQuiet: 0, cornerOpen: 1 });
    const own = board('-OXX----', 'XXXX----', EMPTY, EMPTY, EMPTY, '---OX---');
    expect(seen(own, 'c6')).toMatchObject({ nextQuiet: 1 / 2, nextMoves: 1 / 5, nextNew: 0, cornerNext: 1 });
  });
});

describe('corners', () => {
  test('given by an X-square', () => {
    const position = board(EMPTY, EMPTY, '--O-----', '---X----', '----O---');
    expect(seen(position, 'b2')).toMatchObject({
      cornerGiven: 1,
      cornerOpen: 1,
      repliesSafe: 0,
      repliesMost: 3 / 4,
      turnedBack: 1,
    });
  });

  test('open already are not given', () => {
    const position = board('-XO-----', EMPTY, EMPTY, EMPTY, EMPTY, '---OX---');
    expect(seen(position, 'c6')).toMatchObject({ cornerGiven: 0, cornerOpen: 1, cornerDenied: 0 });
  });

  test('denied', () => {
    expect(seen(board('-XO-----'), 'd1')).toMatchObject({ cornerDenied: 1, cornerOpen: 0, cornerNext: 0 });
  });
});

describe('openings', () => {
  test('a move to one with a name, and a move on the way there', () => {
    const before = after('f5d6c3d3');
    // The Tiger.
    expect(seen(before, 'c4')).toMatchObject({ named: 1, namedEnd: 1 });
    expect(seen(after('f5'), 'd6')).toMatchObject({ named: 1 });
  });

  test('a move that has none', () => {
    expect(seen(after('f5d6c3d3'), 'e3')).toMatchObject({ named: 0, namedEnd: 0 });
  });
});
