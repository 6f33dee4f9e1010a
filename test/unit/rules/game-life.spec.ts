import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { gameFromJson, gameToJson } from '../../../src/core/formats/json/game-json.js';
import { resultOf } from '../../../src/core/formats/common/game-record.js';
import { Game, type GameChange, type GameRecord } from '../../../src/core/rules/game/game.js';
import { type GameNode, followsRules } from '../../../src/core/rules/game/tree.js';
import { cutGame, deleteMove, promoteLine } from '../../../src/core/rules/game/editing.js';
import { beginHandTurn, outcome, turnDisc } from '../../../src/core/rules/hand-flips.js';
import { IllegalMoveError, Position } from '../../../src/core/rules/position.js';
import { SQUARES, type Square } from '../../../src/core/rules/square.js';
import { anyGame, played } from './support.js';

/** The groups in which a game reports its changes, each as a list of words. */
function groupsOf(game: Game): string[] {
  const groups: string[] = [];
  game.watch((changes) => groups.push(changes.map(({ type }) => type).join(' ')));
  return groups;
}

/** A tree as text: moves, side lines in brackets behind the move that they replace, comments in braces. */
function textOf({ children: [main, ...sides] }: GameNode): string {
  if (!main) return '';
  const side = (node: GameNode): string => ` (${withNote(node)}${textOf(node)})`;
  return ` ${withNote(main)}${sides.map(side).join('')}${textOf(main)}`;
}

function withNote({ move, note }: GameNode): string {
  return `${move!}${note?.comment ? `{${note.comment}}` : ''}`;
}

/** f5 d6 c3 with a side line f4 e3 at the second move; shown at its end. */
function withSideLine(): Game {
  const game = played('f5d6c3');
  game.goTo(1);
  played('f4e3', game);
  return game;
}

/** Black plays f5 and flips nothing: e5 stays White's. */
function wronglyTurned(): Position {
  return outcome(beginHandTurn(Position.start, 'f5'));
}

describe('the tree of a game', () => {
  test('takes moves after any place, while another is shown', () => {
    const game = played('f5d6');
    const groups = groupsOf(game);
    const f4 = game.add(game.root.children[0]!, 'f4');
    game.add(f4, 'e3');
    expect(textOf(game.root)).toBe(' f5 d6 (f4 e3)');
    expect(game.add(game.root.children[0]!, 'f4')).toBe(f4);
    expect([game.ply, game.lastMove]).toEqual([2, 'd6']);
    expect(groups).toEqual(['add', 'add']);
    expect(() => game.add(game.root, 'a1')).toThrow(IllegalMoveError);
    game.goTo(f4);
    expect(game.line).toEqual(['f5', 'f4', 'e3']);
  });

  test('takes a move after a side had to pass, also where passes are asked for', () => {
    const game = played('f5f6d3g5h5h4f7h6', new Game({ autoPass: false }));
    expect(game.position.phase).toBe('pass');
    const node = game.add(game.node, 'c5');
    expect([node.color, game.turn]).toEqual(['white', 'white']);
  });

  test('loses a move with all that follows from it; the place before it is shown', () => {
    const game = withSideLine();
    const [f5] = game.root.children;
    const groups = groupsOf(game);
    const f4 = f5!.children[1]!;
    deleteMove(game, f4);
    expect(textOf(game.root)).toBe(' f5 d6 c3');
    expect(game.node).toBe(f5);
    expect(groups).toEqual(['place remove']);
    expect(() => game.goTo(f4)).toThrow(RangeError);
    expect(() => game.goTo(f4.children[0]!)).toThrow(RangeError);
    expect(game.line).toEqual(['f5', 'd6', 'c3']);
    // A deleted move may be played again.
    game.play('f4');
    expect(textOf(game.root)).toBe(' f5 d6 (f4) c3');
    expect(() => deleteMove(game, game.root)).toThrow(RangeError);
  });

  test('keeps the place shown when another line is deleted', () => {
    const game = withSideLine();
    const { node } = game;
    deleteMove(game, game.root.children[0]!.children[0]!);
    expect(game.node).toBe(node);
    expect(textOf(game.root)).toBe(' f5 f4 e3');
  });

  test('is cut after a place, the one shown unless another is given', () => {
    const game = withSideLine();
    game.goTo(1);
    const groups = groupsOf(game);
    cutGame(game);
    expect(textOf(game.root)).toBe(' f5');
    expect([game.ply, game.nodes.length]).toEqual([1, 1]);
    expect(groups).toEqual(['remove remove']);
    cutGame(game, game.root);
    expect([game.ply, textOf(game.root)]).toEqual([0, '']);
  });

  test('promotes a side line one step at a time', () => {
    const game = withSideLine();
    game.goTo(2);
    game.play('c3');
    expect(textOf(game.root)).toBe(' f5 d6 (f4 e3 (c3)) c3');
    const inner = game.node;
    expect(promoteLine(game, inner)).toBe(true);
    expect(textOf(game.root)).toBe(' f5 d6 (f4 c3 (e3)) c3');
    expect(promoteLine(game, inner)).toBe(true);
    expect(textOf(game.root)).toBe(' f5 f4 (d6 c3) c3 (e3)');
    expect(promoteLine(game, inner)).toBe(false);
    expect(game.node).toBe(inner);
    expect(game.line).toEqual(['f5', 'f4', 'c3']);
  });

  test('refuses the nodes of another game, and stays as it is', () => {
    const game = withSideLine();
    const { node } = withSideLine();
    const groups = groupsOf(game);
    for (const edit of [
      () => game.add(node, 'c5'),
      () => deleteMove(game, node),
      () => cutGame(game, node),
      () => promoteLine(game, node),
      () => game.annotate({ comment: 'no' }, node),
    ]) {
      expect(edit).toThrow(RangeError);
    }
    expect(groups).toEqual([]);
    expect(textOf(game.root)).toBe(' f5 d6 (f4 e3) c3');
  });

  test('gives its lists to everybody, and nobody can spoil it by them', () => {
    const game = withSideLine();
    expect(() => (game.root.children as GameNode[]).pop()).toThrow(TypeError);
    expect(game.nodes).toBe(game.nodes);
  });
});

describe('a note of a place', () => {
  test('is a comment, marks and arrows, each set and taken away by itself', () => {
    const game = played('f5d6');
    game.annotate({ comment: 'Parallel.', marks: [{ square: 'c4', text: 'A' }] });
    game.annotate({ arrows: [{ from: 'c4', to: 'f4', brush: 2 }], nags: [3] });
    expect(game.node.note).toEqual({
      comment: 'Parallel.',
      marks: [{ square: 'c4', text: 'A' }],
      arrows: [{ from: 'c4', to: 'f4', brush: 2 }],
      nags: [3],
    });
    game.annotate({ marks: undefined, arrows: undefined, nags: undefined });
    expect(game.node.note).toEqual({ comment: 'Parallel.' });
    game.annotate({ comment: undefined });
    expect(game.node.note).toBeUndefined();
    game.annotate({ comment: 'The start.' }, game.root);
    expect([game.ply, game.root.note]).toEqual([2, { comment: 'The start.' }]);
  });
});

describe('the record of a game', () => {
  test('is set and forgotten field by field', () => {
    const game = played('f5');
    game.setFacts({ black: 'Ann', white: 'Ben', event: 'Open', date: '2026', timeControl: '25/0' });
    game.setFacts({ white: undefined, site: 'Brno' });
    expect(game.facts).toEqual({
      black: 'Ann',
      event: 'Open',
      date: '2026',
      timeControl: '25/0',
      site: 'Brno',
    });
    expect(game.record).toMatchObject({ game, black: 'Ann', site: 'Brno' });
  });

  test('has a result for the main line that it was told of, and for no other', () => {
    const game = played('f5d6');
    game.setFacts({ result: { winner: 'white', by: 'resignation' }, black: 'Ann' });
    game.goTo(1);
    game.play('f4');
    expect(resultOf(game.record)).toEqual({ winner: 'white', by: 'resignation' });
    const f4 = game.node;
    promoteLine(game, f4);
    expect([game.facts.result, game.facts.black]).toEqual([undefined, 'Ann']);
    deleteMove(game, f4);
    expect(game.facts.result).toEqual({ winner: 'white', by: 'resignation' });
    game.redo();
    game.play('c3');
    expect(resultOf(game.record)).toBeUndefined();
  });

  test('is the end of the main line where nobody said otherwise, wherever the game stands', () => {
    const game = played('f5f4c3c6c5d6f3c4c7');
    game.goTo(3);
    expect(resultOf(game.record)).toEqual({ winner: 'black', margin: 64 });
    const given = played('f5');
    given.resign('black');
    expect(resultOf(given.record)).toEqual({ winner: 'white', margin: -2, by: 'resignation' });
  });
});

describe('a record', () => {
  test('is taken from a second copy of this code, as two scripts of a page have it', async () => {
    vi.resetModules();
    const { Game: Other } = await import('../../../src/core/rules/game/game.js');
    expect(Other).not.toBe(Game);
    const other = new Other();
    for (const square of ['f5', 'd6', 'c3'] as const) other.play(square);
    other.annotate({ comment: 'here' });
    const game = new Game();
    game.load(other.record);
    expect(game.line).toEqual(['f5', 'd6', 'c3']);
    expect(game.node.note?.comment).toBe('here');
    expect(game.position).toBeInstanceOf(Position);
    game.play('d3');
    expect(game.ply).toBe(4);
  });

  test.each([undefined, null, {}, { root: {} }, 'f5d6'])(
    'without a game is refused, and nothing is changed: %j',
    (game) => {
      const own = new Game();
      own.play('f5');
      expect(() => own.load({ game } as unknown as GameRecord)).toThrow(TypeError);
      expect(own.line).toEqual(['f5']);
    },
  );

  test('is loaded with everything, and told as one change', () => {
    const source = withSideLine();
    source.annotate({ comment: 'good' });
    source.annotate({ comment: 'start' }, source.root);
    source.setFacts({ black: 'Ann', tags: new Map([['Round', '3']]) });
    source.goTo(1);
    const game = played('c4');
    const groups = groupsOf(game);
    game.load(source.record);
    expect(groups).toEqual(['reset']);
    expect(textOf(game.root)).toBe(' f5 d6 (f4 e3{good}) c3');
    expect(game.root.note).toEqual({ comment: 'start' });
    expect(game.facts).toEqual(source.facts);
    expect([game.ply, game.line.join('')]).toEqual([1, 'f5f4e3']);
    // The record's game is still separate.
    game.play('d6');
    game.annotate({ comment: 'mine' });
    deleteMove(game, game.root.children[0]!.children[1]!);
    expect(textOf(source.root)).toBe(' f5 d6 (f4 e3{good}) c3');
  });

  test('says which place is shown, and its notes go before those of its game', () => {
    const source = withSideLine();
    source.annotate({ comment: 'old' });
    const game = new Game();
    game.load({
      game: source,
      shown: source.root.children[0]!,
      notes: new Map([[source.node, { comment: 'new' }]]),
    });
    expect(game.ply).toBe(1);
    expect(textOf(game.root)).toBe(' f5 d6 (f4 e3{new}) c3');
  });

  test.each<[string, (source: Game) => object]>([
    ['no game', () => ({ game: {} })],
    ['a place of another game', (game) => ({ game, shown: played('f5').node })],
    [
      'a note on a place of another game',
      (game) => ({ game, notes: new Map([[played('f5').node, { comment: 'x' }]]) }),
    ],
  ])('is refused if it has %s, and nothing has changed', (_, recordOf) => {
    const game = withSideLine();
    const { node, version } = game;
    const groups = groupsOf(game);
    expect(() => game.load(recordOf(played('c4')) as GameRecord)).toThrow(/not a Game|another game/u);
    expect([game.node, game.version]).toEqual([node, version]);
    expect(textOf(game.root)).toBe(' f5 d6 (f4 e3) c3');
    expect(groups).toEqual([]);
  });

  test('throws if its game is being read, and nothing has changed', () => {
    const game = withSideLine();
    const record = {
      get game(): Game {
        throw new IllegalMoveError('a1', 'flips nothing', 3);
      },
    };
    expect(() => game.load(record)).toThrow(IllegalMoveError);
    expect(textOf(game.root)).toBe(' f5 d6 (f4 e3) c3');
  });

  test('whose facts cannot be read throws, and nothing has changed', () => {
    const game = withSideLine();
    game.setFacts({ black: 'Ann' });
    const { node, version } = game;
    const record = {
      game: played('c4'),
      get white(): string {
        throw new RangeError('not computed yet');
      },
    };
    expect(() => game.load(record)).toThrow(RangeError);
    expect([game.node, game.version, game.facts]).toEqual([node, version, { black: 'Ann' }]);
    expect(textOf(game.root)).toBe(' f5 d6 (f4 e3) c3');
  });

  test('keeps discs that were turned by hand, resignations, fallen flags and passes', () => {
    const source = new Game();
    source.play('f5', wronglyTurned());
    expect(followsRules(source.node)).toBe(false);
    source.play('d6', source.position.putDiscs('d6', []));
    source.resign('black');
    source.goTo(0);
    played('f5f6d3g5h5h4f7h6', source);
    source.flagFall('white', 'zero');
    const game = new Game();
    game.load(source.record);
    expect(game.result).toMatchObject({ reason: 'time', black: 64 });
    expect(game.turn).toBe('white');
    game.goTo(game.root.children[0]!.children[0]!);
    expect(game.result?.reason).toBe('resignation');
    expect(game.node.parent!.position.board).toBe(wronglyTurned().board);
    expect(game.root.children.map(followsRules)).toEqual([false, true]);
  });

  test('passes where a move follows if its game waits for passes', () => {
    const source = played('f5f6d3g5h5h4f7h6', new Game({ autoPass: false }));
    const waiting = new Game({ autoPass: false });
    waiting.load(source.record);
    expect(waiting.position.phase).toBe('pass');
    const passing = new Game();
    passing.load(source.record);
    expect([passing.position.phase, passing.turn]).toEqual(['play', 'white']);
    waiting.load(played('c5', passing).record);
    waiting.undo();
    expect(waiting.turn).toBe('white');
  });

  test('goes from game to game as it is, whatever was played', () => {
    fc.assert(
      fc.property(anyGame, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 20 }), (source, sides) => {
        const places = [source.root, ...source.nodes];
        for (const [at, choice] of sides) {
          source.goTo(places[at % places.length]!);
          const { legalMoves } = source.position;
          if (source.result) continue;
          source.play(legalMoves[choice % legalMoves.length]!);
          source.annotate({ comment: `note ${choice}` });
          places.push(source.node);
        }
        const game = new Game();
        game.load(source.record);
        expect(textOf(game.root)).toBe(textOf(source.root));
        expect(game.position.toString()).toBe(source.position.toString());
        expect(game.line).toEqual(source.line);
        expect(game.result).toEqual(source.result);
      }),
    );
  });
});

describe('changes that belong together', () => {
  test('are told at once, when all are made', () => {
    const game = new Game();
    const groups = groupsOf(game);
    const single: string[] = [];
    game.subscribe(({ type }) => single.push(type));
    const answer = game.transact(() => {
      game.play('f5');
      game.transact(() => game.play('d6'));
      game.annotate({ comment: 'both' });
      expect(groups).toEqual([]);
      return game.ply;
    });
    expect(answer).toBe(2);
    expect(groups).toEqual(['move move note']);
    expect(single).toEqual(['move', 'move', 'note']);
  });

  test('are told as far as they were made where one throws', () => {
    const game = new Game();
    const groups = groupsOf(game);
    expect(() =>
      game.transact(() => {
        game.play('f5');
        game.play('a1');
      }),
    ).toThrow(IllegalMoveError);
    expect(groups).toEqual(['move']);
    game.play('d6');
    expect(groups).toEqual(['move', 'move']);
  });

  test('are not reported if nothing was changed', () => {
    const game = played('f5');
    game.annotate({ comment: 'Perpendicular.', time: 900 });
    game.setFacts({ black: 'Ann', event: 'Prague' });
    const { version } = game;
    const groups = groupsOf(game);
    game.transact(() => game.goTo(1));
    game.annotate({ comment: 'Perpendicular.', clock: undefined });
    game.annotate({});
    game.annotate({ comment: undefined }, game.root);
    game.setFacts({ black: 'Ann', white: undefined });
    expect([groups, game.version]).toEqual([[], version]);
    game.annotate({ comment: 'Perpendicular.', time: undefined });
    game.setFacts({ black: undefined });
    expect(groups).toEqual(['note', 'facts']);
  });

  test('made by a watcher reach all watchers in the same order, after the change that caused them', () => {
    const game = new Game();
    const heard: string[] = [];
    const hear = (name: string) => (changes: readonly GameChange[]) => {
      const moves = changes.map((change) => (change.type === 'move' ? change.square : change.type));
      heard.push(`${name} ${moves.join('+')}`);
    };
    game.watch(hear('a'));
    game.watch(() => {
      if (game.ply === 1) game.transact(() => played('d6c3', game));
    });
    game.watch(hear('b'));
    game.play('f5');
    expect(heard).toEqual(['a f5', 'b f5', 'a d6+c3', 'b d6+c3']);
  });

  test('reach everybody, also behind one that throws', () => {
    const game = new Game();
    game.watch(() => {
      throw new Error('broken watcher');
    });
    const groups = groupsOf(game);
    expect(() => game.play('f5')).toThrow('broken watcher');
    expect(groups).toEqual(['move']);
  });

  test('give the game another version, which a store can compare', () => {
    const game = new Game();
    const versions = new Set([game.version]);
    for (const edit of [
      () => game.play('f5'),
      () => game.undo(),
      () => game.annotate({ comment: 'x' }),
      () => game.setFacts({ black: 'Ann' }),
      () => game.reset(),
    ]) {
      edit();
      versions.add(game.version);
    }
    expect(versions.size).toBe(6);
  });

  test('are not told to whoever has gone', () => {
    const game = new Game();
    const groups: unknown[] = [];
    const leave = game.watch((changes) => groups.push(changes));
    leave();
    game.play('f5');
    expect(groups).toEqual([]);
  });

  test('are not told to whoever another watcher has made leave meanwhile', () => {
    const game = new Game();
    const heard: string[] = [];
    game.watch(() => leave());
    const leave = game.watch(() => heard.push('watcher'));
    const leaveToo = game.subscribe(({ type }) => {
      heard.push(type);
      leaveToo();
    });
    game.transact(() => played('f5d6', game));
    expect(heard).toEqual(['move']);
  });

  test('reach a watcher that goes and comes while it is told once', () => {
    const game = new Game();
    const heard: string[] = [];
    const watch = (): (() => void) =>
      game.watch((changes) => {
        heard.push(...changes.map(({ type }) => type));
        leave();
        leave = watch();
      });
    let leave = watch();
    game.play('f5');
    expect(heard).toEqual(['move']);
  });

  test('are told to a function as often as it watches', () => {
    const game = new Game();
    const groups: unknown[] = [];
    const watcher = (changes: unknown): void => void groups.push(changes);
    const leave = game.watch(watcher);
    game.watch(watcher);
    game.play('f5');
    expect(groups).toHaveLength(2);
    leave();
    leave();
    game.play('d6');
    expect(groups).toHaveLength(3);
  });
});

describe('a pass', () => {
  test('is made and reported at once if it is due when passing becomes automatic', () => {
    const game = played('f5f6d3g5h5h4f7h6', new Game({ autoPass: false }));
    const groups = groupsOf(game);
    game.autoPass = true;
    expect([game.turn, groups]).toEqual(['white', ['pass']]);
  });

  test('is due nowhere in the game where passes are made by themselves from now on', () => {
    const game = played('f5f6d3g5h5h4f7h6', new Game({ autoPass: false }));
    game.goTo(0);
    game.autoPass = true;
    game.redo(8);
    expect([game.turn, game.position.phase]).toEqual(['white', 'play']);
  });
});

describe('discs turned by hand', () => {
  test('follow a legal move, and the opponent is to move', () => {
    const game = new Game();
    const turned = wronglyTurned();
    const groups = groupsOf(game);
    expect(() => game.play('a1', turned)).toThrow(IllegalMoveError);
    expect(() => game.add(game.root, 'd4', turned)).toThrow(IllegalMoveError);
    expect([game.root.children, groups]).toEqual([[], []]);
    game.play('f5', turned.withTurn('black'));
    expect(game.position.equals(turned)).toBe(true);
    const { game: read } = gameFromJson(gameToJson(game.record));
    expect(read.position.equals(turned)).toBe(true);
  });

  test('are played as they lie, and corrected beside it', () => {
    const game = new Game();
    const turn = beginHandTurn(Position.start, 'f5');
    game.play('f5', outcome(turn));
    game.undo();
    game.play('f5', outcome(turnDisc(turn, 'e5')));
    expect(game.root.children.map(followsRules)).toEqual([false, true]);
    expect(game.position.equals(Position.start.play('f5'))).toBe(true);
    // The usual move is the one by the rules.
    game.undo();
    game.play('f5');
    expect(game.node).toBe(game.root.children[1]);
  });
});

// Each of these took minutes when the cost of a move grew with the number of moves.
describe('a game of 100,000 moves', () => {
  /**
   * Boards that no game leads to, all different: flipping by hand can produce any number of them. On each, Black may
   * play c1 and White h8.
   */
  function* boards(): Generator<Position, void> {
    for (let number = 0; number < 100_000; number++) {
      const discs = number.toString(2).padStart(20, '0').replaceAll('0', 'X').replaceAll('1', 'O');
      yield Position.of(`XO-${discs}${'-'.repeat(38)}OX-`, 'white');
    }
  }

  test.each<[string, (game: Game) => void]>([
    [
      'side lines at one place',
      (game) => {
        for (const board of boards()) game.add(game.root, 'f5', board);
      },
    ],
    [
      'one line',
      (game) => {
        let at = game.root;
        for (const board of boards()) {
          const move = at === game.root ? 'f5' : at.position.turn === 'black' ? 'c1' : 'h8';
          at = game.add(at, move, board);
        }
        game.goTo(at);
      },
    ],
  ])('is built, told, read and loaded in a moment: %s', (_, build) => {
    const source = new Game();
    const groups: number[] = [];
    source.watch(({ length }) => groups.push(length));
    source.transact(() => build(source));
    expect(groups[0]).toBeGreaterThanOrEqual(100_000);
    expect(groups).toHaveLength(1);
    const game = new Game();
    const loads = groupsOf(game);
    game.load(source.record);
    expect(loads).toEqual(['reset']);
    expect([game.nodes.length, game.root.children.length]).toEqual([
      source.nodes.length,
      source.root.children.length,
    ]);
    cutGame(game, game.root);
    expect(game.nodes).toEqual([]);
  });
});

test('every square can be the only one with a note', () => {
  const game = new Game();
  game.annotate({ marks: SQUARES.map((square: Square) => ({ square, shape: 'dot' as const })) });
  expect(game.node.note?.marks).toHaveLength(64);
});
