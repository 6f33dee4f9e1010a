import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { FormatError } from '../../../src/core/formats/common/format-error.js';
import {
  gameFromJson,
  gameToJson,
  readGameJson,
  writeGameJson,
  type GameJson,
} from '../../../src/core/formats/json/game-json.js';
import { deleteMove } from '../../../src/core/rules/game/editing.js';
import { Game } from '../../../src/core/rules/game/game.js';
import type { GameNode } from '../../../src/core/rules/game/tree.js';
import { beginHandTurn, outcome } from '../../../src/core/rules/hand-flips.js';
import { Position } from '../../../src/core/rules/position.js';
import { treeOf } from '../../support/trees.js';
import { anyGame, anyPosition, played } from '../rules/support.js';

/** The written data, as another program receives it. */
const sent = (json: GameJson): unknown => JSON.parse(JSON.stringify(json));

/** A game that was written, read and loaded into another. */
function again(game: Game): Game {
  const other = new Game();
  other.load(gameFromJson(sent(gameToJson(game.record))));
  return other;
}

/** Everything visible of a tree. */
function seen({ move, position, note, result, children }: GameNode): unknown {
  return { move, position: position.toString(), note, result, children: children.map(seen) };
}

/** Everything visible of a game. */
function all(game: Game): unknown {
  const { facts, root, line, ply, result } = game;
  return { facts, tree: seen(root), line, ply, position: game.position.toString(), result };
}

/** A game with all features. */
function rich(): Game {
  const game = played('f5d6');
  game.annotate({ evaluation: -2.5, arrows: [{ from: 'a1', to: 'h8', brush: 2 }] });
  game.annotate({ comment: 'the start' }, game.root);
  game.goTo(1);
  const marks = [{ square: 'd6', shape: 'cross' }] as const;
  game.annotate({ comment: 'usual', marks, nags: [1], time: 1500, pass: { comment: 'none' } });
  played('f4e3', game).resign('black');
  game.goTo(2);
  played('d3', game).flagFall('white', 'zero');
  game.goTo(1);
  // Two discs were not flipped.
  game.play('f6', outcome(beginHandTurn(game.position, 'f6')));
  played('f7', game);
  game.setFacts({
    black: 'Ann',
    white: 'Bob',
    event: 'Open',
    site: 'Prague',
    date: '2026',
    timeControl: '20',
    givenMoves: 2,
    result: { winner: undefined, margin: 0, by: 'agreement' },
    tags: new Map([['Round', '3']]),
  });
  game.undo();
  return game;
}

describe('a game as JSON', () => {
  it('has nothing that goes without saying', () => {
    expect(sent(gameToJson(new Game().record))).toEqual({ version: 1 });
    const game = played('f5d6');
    const moves = [{ move: 'f5', next: [{ move: 'd6' }] }];
    expect(sent(gameToJson(game.record))).toEqual({ version: 1, next: moves });
    game.undo();
    expect(sent(gameToJson(game.record))).toEqual({ version: 1, next: moves, ply: 1 });
  });

  it('is read as it was, with all that there is', () => {
    const game = rich();
    expect(all(again(game))).toEqual(all(game));
  });

  it('is read as it was, whatever was played', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        expect(all(again(game))).toEqual(all(game));
      }),
    );
  });

  it('is read as it was from any position', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const game = new Game({ position });
        for (let n = 0; n < 5 && !game.result; n++) game.play(game.position.legalMoves[0]!);
        expect(all(again(game))).toEqual(all(game));
      }),
    );
  });

  it('stands where the record says that it is to be shown', () => {
    const game = rich();
    const shown = game.root.children[0]!.children[0]!;
    const { game: read } = gameFromJson(sent(gameToJson({ ...game.record, shown })));
    expect([read.ply, read.line]).toEqual([2, ['f5', 'd6']]);
  });

  it('keeps the place that is shown within a side line, and what the line goes on with', () => {
    const game = played('f5d6c3');
    game.goTo(1);
    for (const move of ['f6', 'e6', 'd6'] as const) game.play(move);
    game.goTo(2);
    const read = again(game);
    expect([read.ply, read.line]).toEqual([2, ['f5', 'f6', 'e6', 'd6']]);
    expect(read.node.move).toBe('f6');
    read.goTo(0);
    expect(gameToJson(again(read).record)).toEqual(gameToJson(read.record));
  });

  it('is of a later release only where its version says so', () => {
    expect(gameFromJson({ version: 1, somethingNew: true }).game.line).toEqual([]);
    expect(() => gameFromJson({ version: 2 })).toThrow(
      new FormatError('game as JSON', 'version 2 comes from a later release; this one reads version 1', 0, {
        where: '',
        code: 'version',
        data: { found: 2, most: 1 },
      }),
    );
  });
});

/** Invalid data; each error names the part, the value and what is accepted. */
const BAD: readonly (readonly [data: unknown, problem: string])[] = [
  [7, 'the data must be a game, not 7 (game as JSON)'],
  [[], 'the data must be a game, not a list'],
  ['f5d6', 'the data must be a game, not "f5d6"'],
  [{}, 'version must be version 1, not undefined'],
  [{ start: 'x' }, 'start must be a board of 64 squares, X, O and -, with the side to move, not "x"'],
  [{ next: 7 }, 'next must be a list, not 7'],
  [{ next: [7] }, 'next.0 must be an object, not 7'],
  [{ next: [{}] }, 'next.0.move: missing'],
  [
    { next: [{ move: 'f5', next: [{ move: 'z9' }] }] },
    'next.0.next.0.move must be a square from a1 to h8, not "z9"',
  ],
  [{ next: [{ move: 'a1' }] }, 'next.0: illegal move a1 at ply 1: flips nothing'],
  [{ next: [{ move: 'a1', outcome: Position.start.board }] }, 'next.0: illegal move a1'],
  [
    { next: [{ move: 'f5', outcome: 'XO' }] },
    'next.0.outcome must be a board of 64 squares, X, O and -, not "XO"',
  ],
  [{ note: { time: -1 } }, 'note.time must be a number of milliseconds, not -1'],
  [{ note: { marks: [{ square: 'k1' }] } }, 'note.marks.0 must be a mark with its square'],
  [{ note: { arrows: ['a1h8'] } }, 'note.arrows.0 must be an arrow'],
  [{ ended: { by: 'magic', loser: 'white' } }, 'ended must be an end with by'],
  [{ line: [0] }, 'line.0 must be the number of a move that follows, not 0'],
  [{ ply: 1 }, 'ply must be a number of moves from 0 to 0, not 1'],
  [{ site: ['x'.repeat(1000)] }, 'site must be a text, not a list'],
  [{ start: 'x'.repeat(1000) }, `, with the side to move, not "${'x'.repeat(59)}…`],
  [{ black: 7 }, 'black must be a text, not 7'],
  [{ result: { winner: 'nobody' } }, 'result must be a result'],
  [{ tags: ['x'] }, 'tags must be an object of texts, not a list'],
];

test.each(BAD)('%j is refused: %s', (data, problem) => {
  const isGame = typeof data === 'object' && !Array.isArray(data) && Object.keys(data!).length > 0;
  const read = (): unknown => gameFromJson(isGame ? { version: 1, ...data } : data);
  expect(read).toThrow(FormatError);
  expect(read).toThrow(problem);
});

describe('where the caller hears of problems', () => {
  it('the good parts stay', () => {
    const json = sent(gameToJson(rich().record)) as { next: { next: object[] }[]; note: object };
    json.next[0]!.next.push({ move: 'z9' }, { move: 'a1', next: [{ move: 'b1' }] });
    const bad = { ...json, black: 7, note: { comment: 'the start', marks: [7], time: 'long' } };
    const problems: string[] = [];
    const { game, ...facts } = gameFromJson(bad, {
      onProblem: ({ problem }) => problems.push(problem.replace(/[: ].*/, '')),
    });
    expect(problems).toEqual(['note.marks.0', 'note.time', 'next.0.next.3.move', 'next.0.next.4', 'black']);
    expect(seen(game.root)).toEqual(seen(rich().root));
    expect(facts.white).toBe('Bob');
    expect(facts).not.toHaveProperty('black');
  });

  it('still rejects text that holds no game', () => {
    expect(() => gameFromJson('x', { onProblem: () => undefined })).toThrow('the data must be a game');
  });

  it('reads endless nesting without a full stack or a long wait', () => {
    const depth = 50_000;
    const text = `{"version":1,"next":[${'{"move":"f5","next":['.repeat(depth)}${']}'.repeat(depth)}]}`;
    const problems: string[] = [];
    const { game } = gameFromJson(JSON.parse(text), { onProblem: ({ code }) => problems.push(code) });
    expect(game.line).toEqual(['f5']);
    expect(problems).toEqual(['illegal-move']);
    const pass = `{"version":1,"note":${'{"pass":'.repeat(depth)}{}${'}'.repeat(depth)}}`;
    expect(gameFromJson(JSON.parse(pass)).game.root.children).toEqual([]);
  });
});

test('a place that was deleted is not among what is written', () => {
  const game = rich();
  deleteMove(game, game.root.children[0]!.children[1]!);
  expect(JSON.stringify(gameToJson(game.record))).not.toContain('f4');
});

describe('in pieces', () => {
  /** How often a timer fires meanwhile. */
  async function turnsDuring(act: () => Promise<unknown>): Promise<number> {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await act();
    clearInterval(timer);
    return turns;
  }

  it('is the same as at once, written and read', async () => {
    const game = rich();
    const json = await writeGameJson(game.record);
    expect(json).toEqual(gameToJson(game.record));
    expect(all((await readGameJson(sent(json))).game)).toEqual(all(game));
  });

  it('lets others have their turn, in a game of many moves', async () => {
    const { game } = treeOf(20_000);
    let json: GameJson | undefined;
    expect(await turnsDuring(async () => (json = await writeGameJson(game.record)))).toBeGreaterThan(0);
    expect(await turnsDuring(() => readGameJson(json))).toBeGreaterThan(0);
  });

  it('is written anew where the game changes meanwhile: no half of it is of another moment', async () => {
    const { game, last } = treeOf(20_000);
    const writing = writeGameJson(game.record);
    setTimeout(() => {
      deleteMove(game, last);
      game.annotate({ comment: 'changed' }, game.root);
    });
    expect(await writing).toEqual(gameToJson(game.record));
  });

  it('is refused, or read without what makes no sense, as at once', async () => {
    await expect(readGameJson({ version: 1, next: [{ move: 'a1' }] })).rejects.toThrow(FormatError);
    const problems: string[] = [];
    const data = { version: 1, next: [{ move: 'a1' }, { move: 'f5' }] };
    const { game } = await readGameJson(data, { onProblem: ({ problem }) => problems.push(problem) });
    expect(problems).toEqual([expect.stringContaining('next.0')]);
    expect(game.root.children.map(({ move }) => move)).toEqual(['f5']);
  });
});
