import { gapsOf } from '../../../../demo/train/repertoire/repertoire-gaps.js';
import { linesOfGames } from '../../../../demo/train/repertoire/repertoire-files.js';
import { standingOf } from '../../../../demo/train/repertoire/line-standing.js';
import { OPENING, type TrainingPuzzle } from '../../../../demo/progress/training.js';
import { describe, expect, it, test } from 'vitest';
import { replyTo } from '../../../../demo/train/repertoire/opening-book.js';
import {
  lineName,
  openingNamed,
  readLine,
  readLineStart,
  Repertoire,
  turnedLike,
} from '../../../../demo/train/repertoire/repertoire.js';
import { OPENING_PLANS } from '../../../../demo/locales/opening-plans.js';
import { bookMoves } from '../../../../src/core/book/opening-book.js';
import { parseTranscript } from '../../../../src/core/formats/notation/transcript.js';
import { OPENINGS } from '../../../../src/core/rules/openings.js';
import { Position } from '../../../../src/core/rules/position.js';

const after = (moves: string): Position => parseTranscript(moves).position;

describe('a repertoire', () => {
  const lines = [
    { side: 'black', moves: 'f5d6c3d3c4' },
    { side: 'black', moves: 'f5f6e6f4' },
    { side: 'white', moves: 'f5f4' },
  ] as const;
  const black = new Repertoire(lines, 'black');

  it('has the moves of its side’s lines, own ones and expected answers', () => {
    expect(black.movesAt(Position.start)).toEqual(['f5']);
    expect(black.movesAt(after('f5')).toSorted()).toEqual(['d6', 'f6']);
    expect(black.movesAt(after('f5d6'))).toEqual(['c3']);
    expect(black.movesAt(after('f5d6c3d3c4'))).toEqual([]);
    expect(new Repertoire(lines, 'white').movesAt(after('f5'))).toEqual(['f4']);
  });

  it('knows its positions whichever way the board is turned', () => {
    // The same opening from d3: c5 corresponds to d6 after f5.
    const [move] = black.movesAt(after('d3c5'));
    expect(move).toBeDefined();
    const turned = new Repertoire([{ side: 'black', moves: `d3c5${move}` }], 'black');
    expect(turned.movesAt(after('f5d6'))).toEqual(['c3']);
  });

  it('takes the first move in all four directions, and goes on with the line turned', () => {
    expect(Position.start.legalMoves.map((move) => black.moveLike(Position.start, move))).toEqual(
      Array.from({ length: 4 }, () => 'f5'),
    );
    expect(black.movesAt(after('d3'))).toHaveLength(2);
    expect(black.moveLike(after('f5d6'), 'c3')).toBe('c3');
    expect(black.moveLike(after('f5d6'), 'c4')).toBeUndefined();
  });

  it('has lines from any position, also in what leads there', () => {
    const position = after('f5d6c3d3');
    const from = new Repertoire([{ side: 'black', moves: 'c4f4', position: position.toString() }], 'black');
    expect(from.movesAt(position)).toEqual(['c4']);
    expect(from.movesAt(after('f5d6c3d3c4'))).toEqual(['f4']);
    expect(from.movesAt(Position.start)).toEqual([]);
  });

  it('says for each own move of a line when it is asked again, in any orientation', () => {
    const line = { id: '', at: 0, side: 'black', moves: 'f5d6c3d3c4' } as const;
    const asked = (moves: string, due: number): TrainingPuzzle => {
      const puzzle = { position: after(moves).toString(), solution: '', goal: OPENING };
      return { key: moves, puzzle, own: false, due };
    };
    const never = [false, false, false];
    expect(standingOf(line, [], [])).toEqual({
      moves: [undefined, undefined, undefined],
      missed: never,
      due: undefined,
    });
    const repeated = asked('d3c5', 20);
    const missed = {
      at: 1,
      key: `${repeated.puzzle.position} ${OPENING}`,
      solved: true,
      mistakes: 1,
      hints: 0,
    };
    expect(standingOf(line, [repeated], [missed]).missed).toEqual([false, true, false]);
    expect(standingOf(line, [repeated], [missed, { ...missed, at: 2, mistakes: 0 }]).missed).toEqual(never);
    expect(standingOf(line, [asked('', 30), asked('d3c5', 20), asked('f5f6', 1)], [])).toEqual({
      moves: [30, 20, undefined],
      missed: never,
      // A line is due once all of it was asked.
      due: undefined,
    });
    const whole = ['', 'f5d6', 'f5d6c3d3'].map((moves, at) => asked(moves, 30 - at));
    expect(standingOf(line, whole, []).due).toBe(28);
  });

  it('is shown as it stands on the board', () => {
    expect(turnedLike('f5d6c3d3c4', 'f5d6')).toBe('f5d6c3d3c4');
    expect(turnedLike('f5d6c3', 'd3')).toBe('d3c5f6');
    // Another first move is none of this line.
    expect(turnedLike('f5d6c3', 'f5f4')).toBe('f5d6c3');
  });

  it('is answered by what its lines expect', () => {
    const replies = [0, 0.3, 0.6, 0.99].map((random) => replyTo(after('f5'), [], random, black));
    expect([...new Set(replies)].toSorted()).toEqual(['d6', 'f6']);
  });
});

describe('a line as it is typed', () => {
  it('is moves, the name of an opening, or a name and moves', () => {
    expect(readLine('F5 d6 C3', 'white', 7)).toEqual({
      id: 'white f5d6c3',
      at: 7,
      side: 'white',
      moves: 'f5d6c3',
    });
    expect(readLine('Tiger', 'black', 7).moves).toBe('f5d6c3d3c4');
    expect(readLine('tigre', 'black', 7).moves).toBe('f5d6c3d3c4');
    expect(readLine('Tiger f4', 'black', 7).moves).toBe('f5d6c3d3c4f4');
  });

  it('is every name in each language, however its accents, hyphens and apostrophes are written', () => {
    const spelt = (name: string): string[] => [
      name.toUpperCase(),
      name.normalize('NFD'),
      name.normalize('NFD').replace(/\p{M}/gu, ''),
      name.replace(/[-’]/gu, ' '),
    ];
    for (const { name, french, czech } of OPENINGS) {
      for (const one of [name, french, czech].filter((given) => given !== undefined)) {
        const { moves } = readLine(one, 'black', 7);
        for (const text of spelt(one)) expect(readLine(` ${text}, `, 'black', 7).moves, text).toBe(moves);
      }
    }
  });

  it('is a position, and moves from there', () => {
    const position = after('f5d6c3d3');
    const line = readLine(`${position.toString()} c4 f4`, 'black', 7);
    expect(line).toMatchObject({ side: 'black', position: position.toString(), moves: 'c4f4' });
    expect(line.id).toBe(`black ${position.toString()} c4f4`);
    expect(() => readLine(`${position.toString()} a1`, 'black', 7)).toThrow();
    // Without blanks between them, too.
    expect(readLine(`${position.toString().replace(' ', '')}c4`, 'black', 7).moves).toBe('c4');
  });

  it('goes on from a place that was chosen, else from the usual start', () => {
    const place = { moves: 'f5d6c3d3' };
    expect(readLine('c4 f4', 'black', 7, place)).toMatchObject({
      id: 'black f5d6c3d3c4f4',
      moves: 'f5d6c3d3c4f4',
    });
    const position = after('f5d6c3d3').toString();
    expect(readLine('c4', 'black', 7, { position, moves: '' })).toMatchObject({ position, moves: 'c4' });
    expect(readLine('f5f6', 'black', 7, { position, moves: '' })).not.toHaveProperty('position');
    expect(readLine('Tiger', 'black', 7, { position, moves: '' }).moves).toBe('f5d6c3d3c4');
    expect(readLine('', 'black', 7, place).moves).toBe('');
  });

  it('is refused where it is neither', () => {
    for (const text of ['nothing', 'f5a1', 'Tigerish']) expect(() => readLine(text, 'black', 7)).toThrow();
  });

  it('takes the longest name that fits', () => {
    expect(openingNamed('Mainline Tiger')?.opening.name).toBe('Mainline Tiger');
    expect(lineName('f5d6c3d3c4f4', 'fr')).toBe('Tigre');
    expect(lineName('f5d6c3d3c4f4', 'cs')).toBe('Tygr');
  });
});

test('a place is read from an address', () => {
  const position = after('f5d6c3').toString();
  expect(readLineStart('f5d6c3')).toEqual({ moves: 'f5d6c3' });
  expect(readLineStart(encodeURIComponent(position))).toEqual({ position, moves: '' });
  for (const text of ['', 'f5a1', '%', 'nothing', `${'X'.repeat(64)} X`, `${'-'.repeat(63)} X`])
    expect(readLineStart(text), text).toBeUndefined();
});

test('each variation of each game of a file is a line', () => {
  const { lines, leftOut, unread } = linesOfGames('1. f5 d6 (1... f6 2. e6) 2. c3 *\n', 'black', 0);
  expect(lines.map(({ moves }) => moves)).toEqual(['f5d6c3', 'f5f6e6']);
  expect(leftOut).toBeUndefined();
  expect(unread).toEqual([]);
});

test('a file says which of its lines and games are missing', () => {
  // Each game is another one: the ways to play four moves.
  const games: string[] = [];
  const collect = (position: Position, moves: string): void => {
    if (moves.length === 8) games.push(moves);
    else for (const move of position.legalMoves) collect(position.play(move), moves + move);
  };
  collect(Position.start, '');
  const text = [games[0], 'f5a1', ...games.slice(1, 220), games[0], games[219]].join('\n');
  const { lines, leftOut, unread } = linesOfGames(text, 'white', 0);
  expect(lines.map(({ moves }) => moves)).toEqual(games.slice(0, 200));
  // The second game of the file is none, so the 201st stands one later; one of the others comes twice.
  expect(leftOut).toEqual({ lines: 20, firstGame: 202 });
  expect(unread).toEqual([2]);
});

test('a common move without a line is a gap, the likeliest first', async () => {
  const line = readLine('f5d6c3', 'black', 0);
  const peopleAt = (position: Position) =>
    Promise.resolve(
      position.equals(Position.start.play('f5'))
        ? [
            { move: 'd6' as const, games: 60 },
            { move: 'f6' as const, games: 35 },
            { move: 'f4' as const, games: 5 },
          ]
        : [],
    );
  const gaps = await gapsOf([line], 'black', peopleAt as unknown as Parameters<typeof gapsOf>[2]);
  expect(gaps.map(({ moves, reply, share }) => [moves, reply, share])).toEqual([['f5', 'f6', 0.35]]);
  expect(await gapsOf([line, readLine('f5f6e6', 'black', 0)], 'black', peopleAt as never)).toEqual([]);
});

test.each(Object.entries(OPENING_PLANS))(
  'the plan of %s names one of the book’s best moves first, and the same squares in each language',
  (name, plan) => {
    const { moves } = OPENINGS.find((one) => one.name === name)!;
    const named = Object.values(plan).map((text) => text.match(/\b[a-h][1-8]\b/gu)!);
    const next = named[0]!.filter((square) => !moves.some((move) => move === square));
    const best = bookMoves(after(moves.join('')))!.filter(({ loss }) => loss === 0);
    expect(named).toEqual([named[0], named[0], named[0]]);
    expect(best.map(({ move }) => move)).toContain(next[0]);
  },
);
