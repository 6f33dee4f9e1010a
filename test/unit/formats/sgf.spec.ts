import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MoveNote } from '../../../src/core/formats/common/game-record.js';
import { known } from '../../../src/core/formats/common/fact-text.js';
import { lostIn } from '../../../src/core/formats/holds.js';
import { parsePgn, printPgn } from '../../../src/core/formats/pgn.js';
import { parseSgf, printSgf, readSgf } from '../../../src/core/formats/sgf.js';
import { Game } from '../../../src/core/rules/game/game.js';
import type { GameNode } from '../../../src/core/rules/game/tree.js';
import { SQUARES } from '../../../src/core/rules/square.js';
import { anyGame, at, played } from '../rules/support.js';

const EDAX =
  '(;FF[4]GM[2]AP[edax:4.4]PC[here]DT[2014-02-21]PB[Ann]PW[Bob]SZ[8]AB[e4][d5]AW[d4][e5]PL[B]RE[B+12]' +
  'B[f5];W[d6];B[c3])';

describe('reading SGF', () => {
  test('takes squares as letter and digit, the first move in the first node', () => {
    const record = parseSgf(EDAX);
    expect(record).toMatchObject({
      black: 'Ann',
      white: 'Bob',
      site: 'here',
      date: '2014-02-21',
      result: { margin: 12, winner: 'black' },
      tags: new Map([['AP', 'edax:4.4']]),
    });
    expect(record.game.line).toEqual(['f5', 'd6', 'c3']);
  });

  test("takes SGF's own letter pairs, column first", () => {
    expect(parseSgf('(;GM[2];B[fe];W[df])').game.line).toEqual(['f5', 'd6']);
  });

  test('counts the properties of places that no field of a record has, and says so in every format', () => {
    const record = parseSgf(
      '(;GM[2]SZ[8]XX[own]VW[a1];B[f5]DM[1]VW[a1][b2]C[good];W[d6](;B[c3]KO[])(;B[c4]))',
    );
    expect(record.leftOut).toBe(3);
    for (const format of ['SGF', 'PGN', 'GGF', 'JSON'] as const)
      expect(lostIn(record, format).get('property of a place'), format).toBe(3);
    expect(parseSgf('(;GM[2]SZ[8]XX[own];B[f5]C[good])').leftOut).toBeUndefined();
  });

  test('keeps side lines and comments', () => {
    const { game, notes } = parseSgf(
      '(;GM[2]C[start];B[f5]C[one](;W[d6];B[c3])(;W[f4]C[two\\]](;B[e3])(;B[g3])))',
    );
    expect(game.line).toEqual(['f5', 'd6', 'c3']);
    const [, sideLine] = game.root.children[0]!.children;
    expect(sideLine?.move).toBe('f4');
    expect(sideLine?.children.map(({ move }) => move)).toEqual(['e3', 'g3']);
    expect(notes?.get(game.root)).toEqual({ comment: 'start' });
    expect(notes?.get(sideLine!)).toEqual({ comment: 'two]' });
  });

  test('takes passes in any form, and another start', () => {
    for (const pass of ['W[PA]', 'W[]', 'W[tt]', 'W[pass]']) {
      const { game } = parseSgf(`(;GM[2]AB[a1]AW[b1]PL[W];${pass};B[c1])`);
      expect(game.root.position.equals(at({ black: 'a1', white: 'b1' }, 'white'))).toBe(true);
      expect(game.result).toMatchObject({ reason: 'wipe-out', winner: 'black' });
    }
  });

  test.each([
    ['B+12', { margin: 12, winner: 'black' }],
    ['W+2', { margin: -2, winner: 'white' }],
    ['W+R', { winner: 'white', by: 'resignation' }],
    ['B+Time', { winner: 'black', by: 'time' }],
    ['Draw', { margin: 0, winner: undefined }],
    ['0', { margin: 0, winner: undefined }],
    ['?', undefined],
  ])('reads the result %s', (text, result) => {
    expect(parseSgf(`(;GM[2]RE[${text}])`).result).toEqual(result);
  });

  test.each([
    ['', 'there is no game in (; ) (SGF, character 1)'],
    ['(GM[2])', '; expected after ( (SGF, character 2)'],
    ['(;GM[1];B[f5])', 'GM[1] is another game: Othello is GM[2] (SGF, character 6)'],
    ['(;B[f5])', 'the game is not named: Othello is GM[2] (SGF, character 1)'],
    ['(;GM[2]SZ[10])', 'the board is of size 10, not 8 (SGF, character 11)'],
    ['(;GM[2]AB[i9])', 'i9 is not a square from a1 to h8 (SGF, character 11)'],
    ['(;GM[2];B[d6])', 'illegal move d6 at ply 1: flips nothing (SGF, character 11)'],
    ['(;GM[2];W[f5])', 'move f5 of white at ply 1: black is to move (SGF, character 11)'],
    [
      '(;GM[2];B[f5];AB[a1])',
      'AB after the first node: a position can be set up only in the first node (SGF, character 15)',
    ],
  ])('refuses %j', (text, message) => {
    expect(() => parseSgf(text)).toThrow(expect.objectContaining({ name: 'FormatError', message }));
  });
});

describe('SGF as programs write it', () => {
  test('comments, side lines and all games of a collection are read', () => {
    const game = (comment: string): string => `(;GM[2]C[${comment}];B[f5](;W[d6];B[c3])(;W[f6]C[also]))`;
    const read = [...readSgf(`${game('one')}\n\n(;GM[2];B[a1])${game('two')}`)];
    expect(read.map(({ error }) => error?.problem)).toEqual([
      undefined,
      'illegal move a1 at ply 1: flips nothing',
      undefined,
    ]);
    expect(read[2]!.record!.game.root.children[0]!.children.map(({ move }) => move)).toEqual(['d6', 'f6']);
    expect([...read[2]!.record!.notes!.values()]).toEqual([{ comment: 'two' }, { comment: 'also' }]);
  });

  test('the comment of a pass is the pass’s, and is written again', () => {
    const passed = '(;GM[2];B[f5];W[f6];B[d3];W[g5];B[h5];W[h4];B[f7];W[h6]C[last];B[PA]C[none];W[c5])';
    const record = parseSgf(passed);
    expect([...record.notes!.values()]).toEqual([{ comment: 'last', pass: { comment: 'none' } }]);
    expect(printSgf(record)).toContain('W[h6]C[last];B[PA]C[none];W[c5]');
  });

  test('points that are no whole number are read, and never written', () => {
    const { result } = parseSgf('(;GM[2]RE[B+3.5])');
    expect(result).toEqual({ margin: 3.5, winner: 'black' });
    expect(printSgf({ game: new Game(), result: result! })).toContain('RE[B+]');
  });
});

describe('printing SGF', () => {
  test('writes side lines, comments, passes and the result', () => {
    const game = played('f5f6d3g5h5h4f7h6c5');
    const main = game.node;
    game.undo();
    game.play('e7');
    const notes = new Map([[game.node, { comment: 'also [good]' }]]);
    game.goTo(main);
    expect(printSgf({ game, notes, black: 'Ann' })).toBe(
      '(;FF[4]GM[2]SZ[8]PB[Ann]AB[e4][d5]AW[d4][e5]PL[B];B[f5];W[f6];B[d3];W[g5];B[h5];W[h4];B[f7];W[h6];B[PA]' +
        '(;W[c5])(;W[e7]C[also [good\\]]))',
    );
  });

  test('writes how a game ended', () => {
    const game = new Game();
    game.resign('black');
    expect(printSgf({ game })).toContain('RE[W+R]');
    expect(printSgf({ game: played('f5f4c3c6c5d6f3c4c7') })).toContain('RE[B+64]');
  });

  test('a printed game reads back unchanged', () => {
    // Control characters are left out.
    const anyComment = fc.string({ unit: 'binary' }).map((text) => text.replace(/(?![\t\n\r])\p{Cc}/gu, ''));
    fc.assert(
      fc.property(anyGame, anyGame, anyComment, (game, other, white) => {
        // The second game's moves become side lines of the first, where they differ.
        game.goTo(0);
        for (const move of other.line) game.play(move);
        let end = game.root;
        while (end.children[0]) [end] = end.children as [GameNode];
        game.goTo(end);
        const text = printSgf({ game, white });
        const again = parseSgf(text);
        expect(again.game.line).toEqual(game.line);
        expect(again.game.position.equals(game.position)).toBe(true);
        expect(again.white).toBe(known(white));
        expect(printSgf(again)).toBe(text);
      }),
    );
  });
});

describe('marks and arrows in SGF', () => {
  const READ =
    '(;GM[2]TR[a1];B[f5]LB[c4:1][d3:a\\:b\\]]CR[e6]SQ[f6]MA[d6:e6]SL[c5]AR[c4:f4][d3:d6]BRUSH[d3:d6:2]LN[a1:h8]C[Look])';

  test('are read from the properties of FF[4], rectangles of points too', () => {
    const { game, notes, warnings } = parseSgf(READ);
    expect(warnings).toBeUndefined();
    expect(notes?.get(game.root)).toEqual({ marks: [{ square: 'a1', text: '△' }] });
    expect(notes?.get(game.node)).toEqual({
      comment: 'Look',
      marks: [
        { square: 'd3', text: 'a:b' },
        { square: 'c4', text: '1' },
        { square: 'c5', shape: 'dot' },
        { square: 'd6', shape: 'cross' },
        { square: 'e6', shape: 'cross' },
        { square: 'f6', shape: 'square' },
      ],
      arrows: [
        { from: 'c4', to: 'f4' },
        { from: 'd3', to: 'd6', brush: 2 },
        { from: 'a1', to: 'h8' },
      ],
    });
  });

  test('are read in letter pairs, as other programs write points', () => {
    const { game, notes } = parseSgf('(;FF[4]GM[2];B[fe]CR[dc]AR[cd:fd]LB[ef:A])');
    expect(notes?.get(game.node)).toEqual({
      marks: [
        { square: 'd3', shape: 'circle' },
        { square: 'e6', text: 'A' },
      ],
      arrows: [{ from: 'c4', to: 'f4' }],
    });
  });

  test('are left out with a warning if they name no square, and the game is read', () => {
    const { game, notes, warnings } = parseSgf('(;GM[2];B[f5]CR[z9][d3]AR[c4]LB[nothing])');
    expect(game.line).toEqual(['f5']);
    expect(notes?.get(game.node)?.marks).toEqual([{ square: 'd3', shape: 'circle' }]);
    expect(warnings?.map(({ message }) => message)).toEqual([
      'z9 is not a square from a1 to h8 (SGF, character 17)',
      'an empty text is not a square from a1 to h8 (SGF, character 27)',
      'nothing is not a square from a1 to h8 (SGF, character 33)',
    ]);
  });

  test('are written in those properties, and not in the comment', () => {
    const game = played('f5');
    const notes = new Map<GameNode, MoveNote>([
      [
        game.node,
        {
          comment: 'Look',
          marks: [
            { square: 'e6', shape: 'circle' },
            { square: 'd3', text: ']:' },
            { square: 'a1', text: '△' },
          ],
          arrows: [{ from: 'c4', to: 'f4', brush: 3 }],
        },
      ],
    ]);
    expect(printSgf({ game, notes })).toContain(
      ';B[f5]LB[d3:\\]\\:]TR[a1]CR[e6]AR[c4:f4]BRUSH[c4:f4:3]C[Look]',
    );
  });

  test('are read from comments, where an older version wrote them', () => {
    const { game, notes } = parseSgf(
      '(;GM[2];B[f5]C[[%marks d3=A e6=circle\\] [%arrows c4-f4:2\\] A quiet move.])',
    );
    expect(notes?.get(game.node)).toEqual({
      comment: 'A quiet move.',
      marks: [
        { square: 'd3', text: 'A' },
        { square: 'e6', shape: 'circle' },
      ],
      arrows: [{ from: 'c4', to: 'f4', brush: 2 }],
    });
  });

  test.each([
    ['SGF', printSgf, parseSgf],
    ['PGN', printPgn, parsePgn],
  ] as const)('are the same in %s, whatever they are', (_, print, parse) => {
    fc.assert(
      fc.property(anyGame, anyNote, anyNote, (game, start, end) => {
        const notes = new Map([
          [game.root, start],
          [game.node, end],
        ]);
        const again = parse(print({ game, notes }));
        // Without a move, start and end are the same place.
        const last = game.node === game.root ? end : start;
        expect(again.notes?.get(again.game.root) ?? {}).toEqual(last);
        expect(again.notes?.get(again.game.node) ?? {}).toEqual(end);
      }),
    );
  });
});

const square = fc.constantFrom(...SQUARES);

/** Possible annotations of a place: one shape and one text a square, in the order of reading. */
const anyNote: fc.Arbitrary<MoveNote> = fc
  .record({
    marks: fc.uniqueArray(
      fc.record(
        {
          square,
          shape: fc.constantFrom('circle', 'cross', 'square', 'dot'),
          text: fc.oneof(
            fc.constantFrom('dot', '△', ']', '\\', ':', '%5D', '=', '; )', '}'),
            fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 3 }),
          ),
        },
        { requiredKeys: ['square'] },
      ),
      { selector: (mark) => mark.square, maxLength: 8 },
    ),
    arrows: fc.uniqueArray(
      fc
        .record(
          { from: square, to: square, brush: fc.constantFrom(2, 3, 4) },
          { requiredKeys: ['from', 'to'] },
        )
        .filter(({ from, to }) => from !== to),
      { selector: ({ from, to }) => from + to, maxLength: 5 },
    ),
  })
  .map(({ marks, arrows }) => {
    const shown = marks
      .filter(({ shape, text }) => shape !== undefined || text !== undefined)
      .toSorted((a, b) => SQUARES.indexOf(a.square) - SQUARES.indexOf(b.square));
    return { ...(shown.length > 0 && { marks: shown }), ...(arrows.length > 0 && { arrows }) };
  });
