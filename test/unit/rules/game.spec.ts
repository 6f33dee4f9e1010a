import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IllegalMoveError, handicapPosition, Position } from '../../../src/core/rules/position.js';
import { Game, type GameChange } from '../../../src/core/rules/game/game.js';
import type { Square } from '../../../src/core/rules/square.js';
import { anyGame, at, played } from './support.js';

/** Black has just played h6 and then cannot move; White plays c5 or e7. */
const EARLIEST_PASS = 'f5f6d3g5h5h4f7h6';
const SHORTEST = 'f5f4c3c6c5d6f3c4c7';
const PERFECT =
  'f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2' +
  'c1h2h1g2b8a8g7h8h7h6';
/** A game by W. D. Smith: White wipes Black out, who has to pass 23 times. */
const MANY_PASSES =
  'f5d6c4g5d7c7h5d8b8b7b6a7b5a6a5b4b3c6e8f8c8a8e7a4b2a2c2d2d1e2f2c5c3a1a3e6d3f6f7f1g2h2e3f4b1g1c1e1g8g7f3h1' +
  'h3h4h6';

test('plays what an engine answers, a pass included', () => {
  const game = new Game({ position: Position.of(`XO${'-'.repeat(62)}`, 'white'), autoPass: false });
  const moves: readonly (Square | 'pass')[] = ['pass', 'c1'];
  for (const move of moves) game.play(move);
  expect(game.line).toEqual(['c1']);
  expect(() => new Game().play('pass')).toThrow(IllegalMoveError);
});

describe('known games', () => {
  test('the perfect game has 60 plies, no pass, and ends 32-32', () => {
    const changes: GameChange[] = [];
    const game = new Game();
    game.subscribe((change) => changes.push(change));
    played(PERFECT, game);
    expect(game.ply).toBe(60);
    expect(changes.filter(({ type }) => type === 'pass')).toEqual([]);
    expect(game.position.board).toBe('XXXXXXXXOXXXOOOXOXXXXOXXOXOOOXXXOXXOOXXXOXOXXOOOOOXOOXOOOOOOOOOO');
    expect(game.result).toEqual({ reason: 'full', black: 32, white: 32, winner: undefined, margin: 0 });
  });

  test('a game with 23 passes ends in a wipe-out with five squares empty', () => {
    let passes = 0;
    const game = new Game();
    game.subscribe(({ type }) => {
      if (type === 'pass') passes++;
    });
    played(MANY_PASSES, game);
    expect(passes).toBe(23);
    expect(game.ply).toBe(55);
    expect(game.position.empties).toBe(5);
    expect(game.result).toEqual({ reason: 'wipe-out', black: 0, white: 64, winner: 'white', margin: -64 });
  });

  test.each([SHORTEST, 'e6f4e3f6g5d6e7f5c5'])('a game can be over after nine plies: %s', (moves) => {
    const game = played(moves);
    expect(game.ply).toBe(9);
    expect(game.result).toMatchObject({
      reason: 'wipe-out',
      black: 64,
      white: 0,
      winner: 'black',
      margin: 64,
    });
  });

  test('can be blocked with discs of both colours after eleven plies', () => {
    const game = played('f5f4c3e6f7g6g4e8g8g5h5');
    expect(game.position.board).toBe('------------------X--------XXXX----XXXXX----X-X------X------O-X-');
    expect(game.result).toEqual({ reason: 'blocked', black: 63, white: 1, winner: 'black', margin: 62 });
  });
});

describe('passing', () => {
  test('is done for a side that cannot move, and told', () => {
    const game = new Game();
    const changes: GameChange[] = [];
    game.subscribe((change) => changes.push(change));
    played(EARLIEST_PASS, game);
    expect(game.turn).toBe('white');
    expect(game.ply).toBe(8);
    expect([...game.position.legalMoves].sort()).toEqual(['c5', 'e7']);
    expect(changes.at(-1)).toMatchObject({ type: 'pass', color: 'black' });
    // A view that compares positions must not see a change if there is none.
    expect(game.position).toBe(game.position);
    // The position right after the move, before the pass, is still available.
    expect(game.node.position.turn).toBe('black');
    game.play('c5');
    expect([game.ply, game.turn, game.node.color]).toEqual([9, 'black', 'white']);
    expect(game.position.board).toBe('-------------------X-------XX--O--OOOOOO-----X-O-----X----------');
  });

  test('waits to be asked for where that is wanted', () => {
    const game = played(EARLIEST_PASS, new Game({ autoPass: false }));
    expect([game.turn, game.position.phase]).toEqual(['black', 'pass']);
    expect(() => {
      game.play('c5');
    }).toThrow('illegal move c5 at ply 9: flips nothing');
    game.pass();
    expect([game.turn, game.ply]).toEqual(['white', 8]);
    game.play('c5');
    game.undo();
    // The pass stays.
    expect(game.turn).toBe('white');
  });

  test('is refused to a side that can move', () => {
    const game = new Game();
    expect(() => {
      game.pass();
    }).toThrow('illegal move pass at ply 1: a legal move exists');
    expect(() => {
      played(SHORTEST).pass();
    }).toThrow('illegal move pass at ply 10: the game is over');
  });

  test('happens at the start, too', () => {
    const position = at({ black: 'a1', white: 'b1' }, 'white');
    expect(new Game({ position }).turn).toBe('black');
    expect(new Game({ position, autoPass: false }).turn).toBe('white');
  });
});

describe('an illegal move', () => {
  test.each<[string, Square, string]>([
    ['f5f4', 'd7', 'illegal move d7 at ply 3: flips nothing'],
    ['f5', 'f5', 'illegal move f5 at ply 2: occupied'],
    [SHORTEST, 'a1', 'illegal move a1 at ply 10: the game is over'],
  ])('is refused after %s: %s', (moves, square, message) => {
    const game = played(moves);
    const before = game.node;
    expect(() => {
      game.play(square);
    }).toThrow(IllegalMoveError);
    expect(() => {
      game.play(square);
    }).toThrow(message);
    expect(game.node).toBe(before);
    expect(before.children).toEqual([]);
  });
});

describe('going through a game', () => {
  test('back, forward, and to any ply of the line', () => {
    const game = played('f5d6c3d3c4');
    game.undo();
    expect([game.ply, game.lastMove, game.turn]).toEqual([4, 'd3', 'black']);
    game.undo(2);
    expect(game.lastMove).toBe('d6');
    game.redo();
    expect(game.lastMove).toBe('c3');
    expect(game.line.join('')).toBe('f5d6c3d3c4');
    game.goTo(0);
    expect(game.position.equals(Position.start)).toBe(true);
    expect(game.lastMove).toBeUndefined();
    game.goTo(5);
    expect(game.lastMove).toBe('c4');
  });

  test('stops at both ends', () => {
    const game = played('f5d6');
    game.redo(9);
    expect(game.ply).toBe(2);
    game.undo(9);
    expect(game.ply).toBe(0);
    game.goTo(-3);
    expect(game.ply).toBe(0);
  });

  test('keeps another move as a side line, and the line follows what was played last', () => {
    const game = played('f5d6c3');
    const main = game.node;
    game.undo(2);
    game.play('f4');
    expect(game.line).toEqual(['f5', 'f4']);
    expect(game.root.children[0]!.children.map(({ move }) => move)).toEqual(['d6', 'f4']);
    game.goTo(main);
    expect(game.line).toEqual(['f5', 'd6', 'c3']);
    game.goTo(1);
    game.redo();
    expect(game.lastMove).toBe('d6');
  });

  test('follows a move that was played before, and no second node is made', () => {
    const game = played('f5d6');
    const { node } = game;
    game.undo();
    game.play('d6');
    expect(game.node).toBe(node);
  });

  test('goes to nodes of this game only', () => {
    const game = played('f5');
    const other = played('f5').node;
    expect(() => {
      game.goTo(other);
    }).toThrow(RangeError);
    expect(game.ply).toBe(1);
  });
});

describe('a start', () => {
  test('may be any position, also one that no game leads to', () => {
    const position = at({ black: 'a1 h8', white: 'b1' });
    const game = new Game({ position });
    game.play('c1');
    expect(game.result).toMatchObject({ reason: 'wipe-out', black: 64 });
    game.reset();
    expect(game.position.equals(position)).toBe(true);
  });

  test.each([
    [0, []],
    [1, ['a1']],
    [2, ['a1', 'h8']],
    [3, ['a1', 'h1', 'h8']],
    [4, ['a1', 'h1', 'a8', 'h8']],
  ] as const)('with a handicap of %i gives corners to the weaker side', (handicap, corners) => {
    const { position } = new Game({ handicap });
    expect(position.equals(at({ black: ['e4', 'd5', ...corners].join(' '), white: 'd4 e5' }))).toBe(true);
    const turned = new Game({ handicap, weaker: 'white' }).position;
    expect(turned.equals(at({ black: 'e4 d5', white: ['d4', 'e5', ...corners].join(' ') }))).toBe(true);
  });

  test.each([-1, 5, 1.5, Number.NaN])('is refused with a handicap of %d', (handicap) => {
    expect(() => handicapPosition(handicap)).toThrow(`handicap takes 0 to 4 corners, not ${handicap}`);
  });

  test('is the usual one again when asked for', () => {
    const game = new Game({ handicap: 4 });
    game.play('f5');
    game.reset({});
    expect(game.position.equals(Position.start)).toBe(true);
    expect(game.root.children).toEqual([]);
  });
});

describe('the end', () => {
  test('is 31-33 for a player who resigns while ahead, else the score as it stands, empties to the opponent', () => {
    const game = played('f5'); // Black has four discs, White one.
    game.resign('black');
    expect(game.result).toEqual({ reason: 'resignation', black: 31, white: 33, winner: 'white', margin: -2 });
    const other = played('f5');
    other.resign('white');
    expect(other.result).toEqual({ reason: 'resignation', black: 63, white: 1, winner: 'black', margin: 62 });
  });

  test('follows the rule if time runs out', () => {
    const czech = played('f5');
    czech.flagFall('black', 'czech');
    expect(czech.result).toEqual({ reason: 'time', black: 31, white: 33, winner: 'white', margin: -2 });
    const zero = played('f5');
    zero.flagFall('black', 'zero');
    expect(zero.result).toMatchObject({ reason: 'time', black: 0, white: 64 });
    const none = played('f5');
    none.flagFall('black', 'none');
    expect(none.result).toBeUndefined();
    none.play('d6');
    expect(none.ply).toBe(2);
  });

  test('forbids moves, and is forgotten when the move before it is played anew', () => {
    const game = played('f5d6');
    game.resign('black');
    expect(() => {
      game.play('c3');
    }).toThrow('illegal move c3 at ply 3: the game is over');
    expect(() => {
      game.resign('white');
    }).toThrow(IllegalMoveError);
    game.undo();
    expect(game.result).toBeUndefined();
    game.redo();
    expect(game.result?.reason).toBe('resignation');
    game.undo();
    game.play('d6');
    expect(game.result).toBeUndefined();
  });

  test('is shown at the last place only', () => {
    const game = played(SHORTEST);
    game.undo();
    expect(game.result).toBeUndefined();
  });
});

describe('a listener', () => {
  /** A word for each change that a game reports. */
  function listen(game: Game): string[] {
    const heard: string[] = [];
    game.subscribe((change) => {
      heard.push(
        change.type === 'move'
          ? `${change.color} ${change.square}`
          : change.type === 'place'
            ? `place ${change.from.ply}-${change.node.ply}`
            : change.type === 'over'
              ? `over ${change.result.reason}`
              : change.type,
      );
    });
    return heard;
  }

  test('is told what changed, in order', () => {
    const game = new Game();
    const heard = listen(game);
    game.play('f5');
    game.play('d6');
    game.undo(2);
    game.goTo(0);
    game.redo();
    game.resign('white');
    game.reset();
    expect(heard).toEqual(['black f5', 'white d6', 'place 2-0', 'place 0-1', 'over resignation', 'reset']);
  });

  test('is told of the end after the last move', () => {
    const game = new Game();
    const heard = listen(game);
    played(SHORTEST, game);
    expect(heard.slice(-2)).toEqual(['black c7', 'over wipe-out']);
  });

  test('hears nothing of a move that was refused, and nothing after it went', () => {
    const game = new Game();
    const heard: GameChange[] = [];
    const leave = game.subscribe((change) => heard.push(change));
    expect(() => {
      game.play('a1');
    }).toThrow(IllegalMoveError);
    leave();
    game.play('f5');
    expect(heard).toEqual([]);
  });

  test('may play itself: all hear of the moves in order', () => {
    const game = new Game();
    game.subscribe((change) => {
      if (change.type === 'move' && change.color === 'black') game.play(game.position.legalMoves[0]!);
    });
    const heard = listen(game);
    game.play('f5');
    expect(heard).toEqual(['black f5', 'white f4']);
  });

  test('does not keep the game from calling others if it throws', () => {
    const game = new Game();
    const leave = game.subscribe(() => {
      throw new Error('broken listener');
    });
    expect(() => {
      game.play('f5');
    }).toThrow('broken listener');
    leave();
    const heard = listen(game);
    game.play('d6');
    expect(heard).toEqual(['white d6']);
  });
});

describe('for every game', () => {
  test('playing and taking back changes nothing', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { position, result, line } = game;
        if (result) return;
        for (const move of position.legalMoves) {
          game.play(move);
          game.undo();
          expect(game.position.equals(position)).toBe(true);
        }
        expect(game.nodes.slice(0, game.ply).map(({ move }) => move)).toEqual(line.slice(0, game.ply));
      }),
    );
  });

  test('each ply shows the same position on the way back and forth', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const there = Array.from({ length: game.ply + 1 }, (_, ply) => {
          game.goTo(ply);
          return game.position.toString();
        });
        for (let ply = there.length - 1; ply >= 0; ply--) {
          game.goTo(ply);
          expect(game.position.toString()).toBe(there[ply]);
          // Four discs at the start, one more with each ply.
          expect(game.position.empties).toBe(60 - ply);
        }
      }),
    );
  });

  test('the result adds up to 64 and agrees with the winner', () => {
    fc.assert(
      fc.property(anyGame, fc.constantFrom('black', 'white'), (game, loser) => {
        if (!game.result) game.resign(loser);
        const { black, white, winner, margin } = game.result!;
        expect(black + white).toBe(64);
        expect(margin).toBe(black - white);
        expect(winner).toBe(margin > 0 ? 'black' : margin < 0 ? 'white' : undefined);
      }),
    );
  });
});
