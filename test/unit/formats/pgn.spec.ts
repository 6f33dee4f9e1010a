import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePgn, printPgn, readPgn, streamPgn } from '../../../src/core/formats/pgn.js';
import { Game } from '../../../src/core/rules/game/game.js';
import type { GameNode } from '../../../src/core/rules/game/tree.js';
import { officialScore } from '../../../src/core/rules/score.js';
import { anyGame, at, played } from '../rules/support.js';

/** An export of PlayOK: the score as the result, passes as `--`. */
const PLAYOK = `[Event "?"]
[Site "PlayOK"]
[Date "2020.05.05"]
[Round "-"]
[Black "player1"]
[White "player2"]
[Result "38-26"]
[Time "11:24:48"]
[TimeControl "300"]
[BlackElo "1073"]
[WhiteElo "1183"]

1. f5 d6 2. c3 f3 3. f4 d3 4. c4 g3 5. e6 c6 6. c5 e7 7. f6 g4 8. g5 h4 9. e8
d7 10. d2 b5 11. d8 e3 12. e2 f2 13. h6 h5 14. h3 b4 15. g6 e1 16. g1 f7 17. f8
g7 18. a5 f1 19. d1 c1 20. b1 c2 21. h8 g2 22. a4 b3 23. a3 a6 24. a7 b6 25. c7
c8 26. b2 b7 27. a8 b8 28. h1 h2 29. -- g8 30. h7 a2 31. a1 38-26
`;

/** An export of Edax: the winner in the tag, the score in a comment, a pass as `pass`. */
const EDAX = `[Event "?"]
[Site "edax"]
[Date "2011.5.17"]
[Date "2011.05.17"]
[Round "?"]
[Black "Ann"]
[White "Bob"]
[Result "1-0"]

 1. f5 f6 2. d3 g5 3. h5 h4 4. f7 h6 5. pass c5
{Ann wins 40-24} 1-0


`;

describe('reading PGN', () => {
  test("gives a game of PlayOK's with its tags and its score", () => {
    const record = parsePgn(PLAYOK);
    expect(record).toMatchObject({
      black: 'player1',
      white: 'player2',
      site: 'PlayOK',
      date: '2020.05.05',
      timeControl: '300',
      result: { margin: 12, winner: 'black' },
      tags: new Map([
        ['Time', '11:24:48'],
        ['BlackElo', '1073'],
        ['WhiteElo', '1183'],
      ]),
    });
    expect(record.warnings).toBeUndefined();
    expect(record.mainLine).toHaveLength(60);
    expect(officialScore(record.game.position)).toEqual({ black: 38, white: 26 });
  });

  test("gives a game of Edax's, who says in the tag only who won", () => {
    const record = parsePgn(EDAX);
    expect(record).toMatchObject({ black: 'Ann', date: '2011.05.17', result: { winner: 'black' } });
    expect(record.result).not.toHaveProperty('margin');
    expect(record.game.line.join('')).toBe('f5f6d3g5h5h4f7h6c5');
    expect(record.notes!.get(record.game.node)).toEqual({ comment: 'Ann wins 40-24' });
  });

  test("takes Edax's positions, whose rows begin at the bottom", () => {
    const { game } = parsePgn('[FEN "8/8/8/3pP3/3Pp3/2p5/8/8 w - - 0 1"]\n\n1. f4 *');
    expect(game.root.position.equals(at({ black: 'd5 e4 c6', white: 'e5 d4' }, 'white'))).toBe(false);
    expect(game.root.position.equals(at({ black: 'c3 e4 d5', white: 'd4 e5' }, 'white'))).toBe(true);
    expect(game.line).toEqual(['f4']);
  });

  test.each([
    ['numbers of moves', '1. f5 2. d6 3. c3'],
    ['numbers of turns', '1. f5 d6 2. c3 *'],
    ['odd numbers', '1. f5 d6 3. c3'],
    ['no numbers', 'f5 d6 c3'],
    ['no blanks', '1.f5d6 2.c3'],
    ['dots for White', '1. f5 1... d6 2. c3'],
    ['typographic dots', '1. f5 1… d6 2. c3'],
    ['colours', '1. B f5 1. W d6 2. B c3'],
    ['colours with colons', '1. Black: F5 White: D6 2. Black: C3'],
    ['marks', '1. f5! d6?? $4 2. c3!?'],
    ['comments', '1. f5 {good} d6 ; better\n2. c3 {}'],
    ['a line that is left out', '1. f5 d6\n% not for people\n2. c3'],
    ['side lines', '1. f5 d6 (1... f4 2. e3 (2. g3 e6)) (1... f6) 2. c3 (2. c4)'],
    ['a byte order mark and Windows lines', '\ufeff[Event "x"]\r\n\r\n1. f5 d6\r\n2. c3\r\n'],
  ])('takes moves with %s', (_, text) => {
    expect(parsePgn(text).game.line).toEqual(['f5', 'd6', 'c3']);
  });

  test('keeps side lines, comments and marks where they belong', () => {
    const { game, notes } = parsePgn(
      '{start} 1. f5! {one} (1. d3 {other}) 1... d6 $2 {two} {more} (1... f4) *',
    );
    const [main, other] = game.root.children;
    expect(notes!.get(game.root)).toEqual({ comment: 'start' });
    expect(notes!.get(main!)).toEqual({ comment: 'one', nags: [1] });
    expect(other!.move).toBe('d3');
    expect(notes!.get(other!)).toEqual({ comment: 'other' });
    expect(notes!.get(main!.children[0]!)).toEqual({ comment: 'two\nmore', nags: [2] });
    expect(main!.children.map(({ move }) => move)).toEqual(['d6', 'f4']);
  });

  test('reads the time and the evaluation in comments; the evaluation is for Black', () => {
    const { game, notes } = parsePgn('1. f5 {[%emt 0:01:02.5] [%eval 1.5]} d6 {[%eval 3] [%clk 0:04:00] hm}');
    const [f5, d6] = game.nodes;
    expect(notes!.get(f5!)).toEqual({ time: 62_500, evaluation: 1.5 });
    expect(notes!.get(d6!)).toEqual({ evaluation: -3, clock: 240_000, comment: 'hm' });
  });

  test("gives a pass's remark to the pass", () => {
    const { game, notes } = parsePgn('f5 f6 d3 g5 h5 h4 f7 h6 {his} -- {mine [%emt 3]} c5');
    const h6 = game.node.parent!;
    expect(notes!.get(h6)).toEqual({ comment: 'his', pass: { comment: 'mine', time: 3000 } });
  });

  test.each([
    ['1-0', { winner: 'black' }],
    ['0-1', { winner: 'white' }],
    ['1/2-1/2', { margin: 0, winner: undefined }],
    ['33-31', { margin: 2, winner: 'black' }],
    ['20:44', { margin: -24, winner: 'white' }],
    ['13-0', { margin: 64, winner: 'black' }],
    ['32-32', { margin: 0, winner: undefined }],
    ['*', undefined],
    ['?', undefined],
    ['50-40', undefined],
  ])('reads the result %s', (text, result) => {
    expect(parsePgn(`[Result "${text}"]\n\n1. f5`).result).toEqual(result);
  });

  test('reads the result behind the moves where no tag gives it', () => {
    expect(parsePgn('1. f5 d6 30-34').result).toEqual({ margin: -4, winner: 'white' });
    expect(parsePgn('[Result "?"]\n1. f5 d6 0-1').result).toEqual({ winner: 'white' });
  });

  test.each([
    ['time forfeit', 'time'],
    ['Player resigned', 'resignation'],
    ['abandoned', 'resignation'],
  ])('reads how it ended: %s', (text, by) => {
    const { result } = parsePgn(`[Result "1-0"]\n[Termination "${text}"]\n\n1. f5`);
    expect(result).toEqual({ winner: 'black', by });
  });

  test('knows that in XOT the players were given eight moves', () => {
    const moves = '1. f5 d6 2. c3 d3 3. c4 f4 4. f6 f3 5. e6';
    expect(parsePgn(`[Variant "XOT"]\n\n${moves}`)).toMatchObject({ givenMoves: 8 });
    expect(parsePgn(moves).givenMoves).toBeUndefined();
  });

  test('says when a result contradicts the board', () => {
    const finished = 'f5f4c3c6c5d6f3c4c7';
    expect(parsePgn(`[Result "64-0"]\n\n${finished}`).warnings).toBeUndefined();
    expect(parsePgn(`[Result "1-0"]\n\n${finished}`).warnings).toBeUndefined();
    const [warning] = parsePgn(`[Result "40-24"]\n\n${finished}`).warnings!;
    expect(warning).toMatchObject({
      code: 'contradiction',
      offset: 9,
      data: { text: '+16', expected: '+64' },
    });
  });

  test('takes quotes inside a tag, which others write without a backslash', () => {
    const { event, black, white } = parsePgn(
      '[Event "Parties du "Coq" - 1990"]\n[Black "Ann "A""] [White "B\\"o\\\\b"]\n\n1. f5 *',
    );
    expect([event, black, white]).toEqual(['Parties du "Coq" - 1990', 'Ann "A"', 'B"o\\b']);
  });

  test('takes no tag that is longer than anybody writes', () => {
    expect(() => parsePgn(`[Event "${'x'.repeat(20_000)}"]\n\n1. f5`)).toThrow(
      /at most 20000 characters, not 20010/,
    );
  });

  test('takes a backslash that no quote or backslash follows, or only the last quote, for itself', () => {
    const { event, site, black } = parsePgn('[Event "C:\\new\\"]\n[Site "\\"]\n[Black "a\\"] b"]\n\n1. f5 *');
    expect([event, site, black]).toEqual(['C:\\new\\', '\\', 'a"] b']);
    expect(() => parsePgn('[Event "a\\" b]\n\n1. f5 *')).toThrow('a tag such as');
  });

  test('reads tags with quotes and backslashes, and tags in small letters', () => {
    expect(parsePgn('[black "A \\"B\\" \\\\"]\n[White Bob]\n\n*')).toMatchObject({
      black: 'A "B" \\',
      white: 'Bob',
    });
  });

  test.each([
    ['', 'there is no game in it (PGN, character 1)', 'empty'],
    ['1. f5 f5', 'illegal move f5 at ply 2: occupied (PGN, character 7)', 'illegal-move'],
    ['1. f5 i9', "'i9' is not a move from a1 to h8 (PGN, character 7)", 'unexpected'],
    ['1. e4 e5', 'illegal move e4 at ply 1: occupied (PGN, character 4)', 'illegal-move'],
    ['1. f5 Nf3', "'Nf3' is not a move from a1 to h8 (PGN, character 7)", 'unexpected'],
    ['1. W f5', 'move f5 of white at ply 1: black is to move (PGN, character 6)', 'wrong-turn'],
    ['1. f5 --', 'illegal move pass at ply 2: a legal move exists (PGN, character 7)', 'illegal-move'],
    ['1. f5 {so', 'a comment does not end: } is missing (PGN, character 7)', 'not-closed'],
    ['1. f5 (1. d3', 'a side line does not end: ) is missing (PGN, character 7)', 'not-closed'],
    ['1. f5 )', "')' is not a move from a1 to h8 (PGN, character 7)", 'unexpected'],
    ['[Black "Ann', 'this is not a tag such as [Black "name"] (PGN, character 1)', 'unexpected'],
    ['[FEN "8/8/8/8/8/8/8/7 b"]\n\n*', 'a board has 64 squares, not 63 (PGN, character 7)', 'board-length'],
  ])('refuses %j', (text, message, code) => {
    expect(() => parsePgn(text)).toThrow(expect.objectContaining({ name: 'FormatError', message, code }));
  });
});

describe('a file of PGN games', () => {
  const FILE = `${EDAX}${PLAYOK}\n[Event "bad"]\n[Black "Eve"]\n\n1. f5 {unclosed\nd6 *\n\n[Event "last"]\n\n1. f5\n2. f5 *\n`;

  test('is read game by game, a bad one with its place', () => {
    const entries = [...readPgn(FILE)];
    expect(entries.map(({ record }) => record?.black)).toEqual(['Ann', 'player1', undefined, undefined]);
    expect(entries.map(({ location }) => [location.game, location.line])).toEqual([
      [1, 1],
      [2, 14],
      [3, 31],
      [4, 37],
    ]);
    expect(entries[3]!.error).toMatchObject({
      message: 'illegal move f5 at ply 2: occupied (PGN, game 4, line 40, character 4)',
      location: { game: 4, line: 40, column: 4 },
      offset: FILE.lastIndexOf('f5'),
    });
  });

  test('is read the same from a stream, wherever its pieces end', async () => {
    const bytes = new TextEncoder().encode(FILE.replace('Ann', 'Ænn'));
    const all = [...readPgn(FILE.replace('Ann', 'Ænn'))];
    for (const size of [1, 7, 100, 5000]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
        bytes.slice(i * size, (i + 1) * size),
      );
      const entries = [];
      for await (const entry of streamPgn(pieces)) entries.push(entry);
      expect(entries.map(({ location, record, error }) => [location, record?.black, error?.message])).toEqual(
        all.map(({ location, record, error }) => [location, record?.black, error?.message]),
      );
    }
  });

  test.each([
    ['a name with an underscore first', '[__foo "x"]'],
    ['a name with a digit first', '[1st "x"]'],
    ['a value in the next line', '[Event\n"x"]'],
    ['a bracket in the next line', '[Event "x"\n]'],
    ['two tags in a line', '[Round 3] [Event "x"]'],
  ])('does not end a game at a tag with %s', (_, tag) => {
    const text = `${tag}\n[Black "A"]\n[White "B"]\n\n1. f5 d6 *\n\n[Black "C"]\n\n1. f5 *\n`;
    const games = [...readPgn(text)].map(({ record }) => [record?.black, record?.mainLine?.join('')]);
    expect(games).toEqual([
      ['A', 'f5d6'],
      ['C', 'f5'],
    ]);
  });

  test('needs no tags between games that end with a result', () => {
    const entries = [...readPgn('1. f5 d6 *\n\n1. f5 f6 33-31\n\n1. f5 f4 1-0\n')];
    expect(entries.map(({ record }) => record!.mainLine!.join(''))).toEqual(['f5d6', 'f5f6', 'f5f4']);
  });
});

describe('printing PGN', () => {
  test('writes tags, numbers, passes and the score', () => {
    const game = played('f5f6d3g5h5h4f7h6c5');
    const text = printPgn({
      game,
      black: 'A "B"',
      date: '2026.01.02',
      result: { margin: 4, winner: 'black' },
    });
    expect(text).toBe(`[Event "?"]
[Site "?"]
[Date "2026.01.02"]
[Round "-"]
[Black "A \\"B\\""]
[White "?"]
[Result "34-30"]

1. f5 f6 2. d3 g5 3. h5 h4 4. f7 h6 5. -- c5 34-30
`);
  });

  test('writes side lines, comments, marks, times and evaluations', () => {
    const text = '1. f5 $1 {[%eval 1.5] [%emt 2.25] so} (1. d3) 1... d6 (1... f4 2. e3 (2. g3)) *';
    expect(printPgn(parsePgn(text))).toContain(`\n${text}\n`);
  });

  test('writes how a game ended, and another start', () => {
    const game = new Game({ position: at({ black: 'c3 e4 d5', white: 'd4 e5' }, 'white') });
    game.play('f4');
    game.resign('black');
    const text = printPgn({ game });
    expect(text).toContain('[Termination "resignation"]');
    expect(text).toContain('[FEN "8/8/8/3pP3/3Pp3/2p5/8/8 w - - 0 1"]');
    const again = parsePgn(text);
    expect(again.result).toMatchObject({ winner: 'white', by: 'resignation' });
    expect(again.game.root.position.equals(game.root.position)).toBe(true);
  });

  test('keeps within 80 characters a line', () => {
    const lines = printPgn(parsePgn(PLAYOK)).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(80);
  });

  test('keeps what a player who passes thinks of the position, and that moves were given', () => {
    const game = played('f5f6d3g5h5h4f7h6c5');
    const h6 = game.nodes[7]!;
    const note = { evaluation: 2, pass: { evaluation: -3.5, time: 2000 } };
    const again = parsePgn(printPgn({ game, notes: new Map([[h6, note]]), givenMoves: 8 }));
    expect(again.notes!.get(again.game.nodes[7]!)).toEqual(note);
    expect(again.givenMoves).toBe(8);
  });

  test('keeps what is thought of the start', () => {
    for (const game of [
      new Game(),
      new Game({ position: at({ black: 'c3 e4 d5', white: 'd4 e5' }, 'white') }),
    ]) {
      const note = { evaluation: -2.5, comment: 'x' };
      const again = parsePgn(printPgn({ game, notes: new Map([[game.root, note]]) }));
      expect(again.notes!.get(again.game.root)).toEqual(note);
    }
  });

  test('a printed game reads back unchanged', () => {
    const comment = fc.string({
      unit: fc.constantFrom('a', 'é', ' ', '(', '$', ';', '"', '[', '%', '1', '-'),
    });
    fc.assert(
      fc.property(anyGame, anyGame, comment, (game, other, remark) => {
        // The second game's moves become side lines of the first, where they differ.
        game.goTo(0);
        for (const move of other.line) game.play(move);
        let end: GameNode = game.root;
        while (end.children[0]) end = end.children[0];
        game.goTo(end);
        const notes = new Map([
          [end, { comment: remark.trim() || 'x', nags: [3], time: 1250, evaluation: -2.5 }],
        ]);
        const text = printPgn({ game, notes });
        const again = parsePgn(text);
        expect(again.game.line).toEqual(game.line);
        expect(again.game.position.equals(game.position)).toBe(true);
        expect(again.notes!.get(again.game.node)).toEqual(notes.get(end));
        expect(printPgn(again)).toBe(text);
      }),
      { numRuns: 50 },
    );
  });
});
