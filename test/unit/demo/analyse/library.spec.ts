import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Library, type Imported } from '../../../../demo/library/library.js';
import {
  FIRST_OWN_COLLECTION,
  OPENED,
  SAVED,
  type GameQuery,
} from '../../../../demo/library/library-types.js';
import { MemoryStore } from '../../../../demo/library/store/memory-store.js';
import type { StoredGame } from '../../../../demo/library/library-types.js';
import { PAGE_SIZE } from '../../../../demo/library/store/database.js';
import { readChapters } from '../../../../demo/library/read-chapters.js';
import { FormatError, parseTranscript, printPgn } from '../../../../src/core/formats.js';
import { transformSquare, type Square } from '../../../../src/core/rules.js';
import { treeOf } from '../../../support/trees.js';

const GAME =
  'f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6';

const pgn = (
  black: string,
  white: string,
  moves: string,
  tags: Readonly<Record<string, string>> = {},
): string =>
  `${Object.entries({ Black: black, White: white, ...tags })
    .map(([name, value]) => `[${name} "${value}"]`)
    .join('\n')}\n\n${moves} *\n\n`;

/** A library with the games of some files. */
async function libraryOf(...texts: readonly string[]): Promise<Library> {
  const library = new Library(new MemoryStore());
  await library.open();
  await library.import(texts, OPENED);
  return library;
}

const turned = (moves: string): string =>
  moves.replace(/../g, (square) => transformSquare(square as Square, 7));

const FEW = [
  pgn('Andriani Bruno', 'Tastet Marc', 'f5d6c3d3c4', {
    Date: '1992.03.01',
    Result: '34-30',
    Event: 'Meijin',
  }),
  pgn('Tastet Marc', 'Penloup Élodie', 'f5f6e6f4', { Date: '1993', Result: '27-37', BlackElo: '2100' }),
  pgn('Nicolas Nicolet', 'Andriani Bruno', 'f5d6c4', {
    Date: '1992.11.20',
    Result: '32-32',
    WhiteElo: '1800',
  }),
].join('');

describe('finding games', () => {
  const find = async (query: GameQuery): Promise<number[]> => [...(await libraryOf(FEW)).find(query)];

  test.each<[string, GameQuery, number[]]>([
    ['all', {}, [0, 1, 2]],
    ['part of a name', { text: 'tast' }, [0, 1]],
    ['a name without its accents', { text: 'elodie' }, [1]],
    ['two players', { text: 'Tastet Andriani' }, [0]],
    ['a player with a colour', { text: 'tastet', color: 'black' }, [1]],
    ['a tournament', { text: 'meijin' }, [0]],
    ['years', { fromYear: 1993 }, [1]],
    ['a year and a result', { fromYear: 1992, toYear: 1992, outcome: 'draw' }, [2]],
    ['strength', { rating: 1900 }, [1]],
    ['all but the game on the board', { except: 'f5f6e6f4g5' }, [0, 2]],
    ['an opening', { opening: 'Tiger' }, [0]],
    ['an opening with what follows from it', { opening: 'Perpendicular' }, [0, 2]],
    ['a position', { position: parseTranscript('f5d6').position.toString() }, [0, 2]],
    ['a position, turned', { position: parseTranscript('c4e3').position.toString() }, [0, 2]],
    ['a move in a position', { position: parseTranscript('f5d6').position.toString(), next: 'c4' }, [2]],
    ['by date', { sort: 'date' }, [0, 2, 1]],
    ['by date, the latest first', { sort: 'date', descending: true }, [1, 2, 0]],
    ['by result', { sort: 'result' }, [1, 2, 0]],
    ['by strength, what is not known last', { sort: 'strength', descending: true }, [1, 2, 0]],
    ['by Black', { sort: 'black' }, [0, 2, 1]],
    ['by tournament', { sort: 'event' }, [0, 1, 2]],
  ])('works by %s', async (_, query, ids) => expect(await find(query)).toEqual(ids));

  test.each(["o'brien", 'o’brien', 'LUKASZ', 'Nowak, Lukasz', 'brien cup'])(
    'by a name however its marks are written: %s',
    async (text) => {
      const library = await libraryOf(FEW + pgn('O’Brien Pat', 'Łukasz Nowak', 'f5', { Event: 'Cup' }));
      expect([...library.find({ text })]).toEqual([3]);
    },
  );

  test('tells what was played in a position, and how it went', async () => {
    const library = await libraryOf(FEW);
    expect(library.movesAt(parseTranscript('f5d6').position.toString())).toEqual([
      { move: 'c3', games: 1, blackWins: 1, whiteWins: 0, draws: 0 },
      { move: 'c4', games: 1, blackWins: 0, whiteWins: 0, draws: 1 },
    ]);
  });

  test.each<[string, GameQuery, string[]]>([
    ['a player', { text: 'nicolet' }, ['c4']],
    ['a player with a colour', { text: 'andriani', color: 'white' }, ['c4']],
    ['years', { fromYear: 1993 }, []],
    ['a result', { outcome: 'black' }, ['c3']],
    ['the games of an owner', { owner: { names: ['Marc Tastet'], played: false } }, ['c3']],
    ['the games opened last', { collection: 'last' }, ['c3', 'c4']],
    ['another collection', { collection: SAVED }, []],
    ['moves other than the game on the board has', { except: 'f5d6c3d3c4' }, ['c4']],
  ])('tells what was played in a position in games with %s', async (_, query, moves) => {
    const library = await libraryOf(FEW);
    const played = library.movesAt(parseTranscript('f5d6').position.toString(), query);
    expect(played.map(({ move }) => move)).toEqual(moves);
  });

  test('rows have what a list shows', async () => {
    const [row] = (await libraryOf(FEW)).rows([1]);
    expect(row).toEqual({
      id: 1,
      black: 'Tastet Marc',
      white: 'Penloup Élodie',
      event: '',
      date: '1993',
      blackRating: 2100,
      whiteRating: undefined,
      margin: -10,
      outcome: 'white',
      moves: 4,
      opening: 'Diagonal',
      start: undefined,
    });
  });

  test('positions of a file of such are shown as positions, with what the file says of them', async () => {
    const board = '-XXXXXX-O-XXXX-XOOXOXXXXOOOXXOXXOOXOOXXXOXOOXXXXX-OOXX---XXXXX--';
    const library = await libraryOf(`${board} O; g8:+18; h1:+12;\n`);
    expect(library.rows([0])).toMatchObject([{ moves: 0, start: { empties: 10, turn: 'white' } }]);
    expect(await library.game(0)).toMatchObject({ note: { comment: 'g8 +18, h1 +12' } });
  });
});

describe('several files', () => {
  const empty = new File([''], 'empty.pgn');
  const cut = new File(['\0\u0001\u0002'], 'cut.wtb');
  const good = (name: string, moves: string) => new File([pgn(name, 'Bob', moves)], `${name}.pgn`);

  test('are read whichever of them is empty or damaged, and that is said', async () => {
    const library = await libraryOf();
    const added = await library.import([empty, good('Ann', 'f5d6'), cut, good('Eve', 'f5f6')], OPENED);
    expect(added).toMatchObject({ added: 2, unread: [{ file: 'empty.pgn' }, { file: 'cut.wtb' }] });
    const chapters = await readChapters([empty, good('Ann', 'f5d6')], 64);
    expect(chapters.games).toHaveLength(1);
    expect(chapters.unread).toBeDefined();
  });

  test('can be read without a damaged list of names', async () => {
    const library = await libraryOf();
    const names = new File(['x'], 'WTHOR.JOU');
    expect(await library.import([names, good('Ann', 'f5d6')], OPENED)).toMatchObject({ added: 1 });
  });

  test('are refused if none can be read', async () => {
    const library = await libraryOf();
    await expect(library.import([empty, cut], OPENED)).rejects.toThrow(FormatError);
  });

  test('are read in the encoding that is chosen where their letters do not tell it', async () => {
    // Of these bytes of Shift_JIS no word tells that they are Japanese.
    const name = Uint8Array.of(0x8d, 0xb2, 0x81, 0x58, 0x96, 0xd8);
    const file = new File(['(;GM[2]PB[', name, ']PW[Ann];B[f5];W[d6])'], 'game.sgf');
    const library = await libraryOf();
    const black = async (encoding?: string): Promise<string> => {
      const { ids } = await library.import([file], OPENED, undefined, encoding);
      return library.rows(ids)[0]!.black;
    };
    expect(await black()).not.toBe('佐々木');
    expect(await black('Shift_JIS')).toBe('佐々木');
  });
});

describe('duplicates', () => {
  test('are found whichever way the board was turned and names are written', async () => {
    const library = await libraryOf(pgn('Andriani Bruno', 'Tastet Marc', GAME));
    const again = pgn('BRUNO ANDRIANI', 'Tastet, Marc', turned(GAME));
    const added = await library.import([again + again], SAVED);
    expect(added).toMatchObject({ added: 0, known: 2, ids: [0] });
    expect(library.state().games).toBe(1);
    // It is in both collections now.
    expect([...library.find({ collection: SAVED })]).toEqual([0]);
  });

  test('are found where a name is shortened or missing, or a record has no date', async () => {
    const library = await libraryOf(pgn('Bruno Andriani', 'Marc Tastet', GAME, { Date: '1988.??.??' }));
    const again = pgn('B. Andriani', 'Tastet', GAME) + pgn('?', 'Marc Tastet', GAME, { Date: '1988.11.03' });
    expect(await library.import([again], SAVED)).toMatchObject({ added: 0, known: 2 });
    const other = pgn('B. Andriani', 'Tastet', GAME, { Date: '1989.??.??' });
    expect(await library.import([other], SAVED)).toMatchObject({ added: 1, known: 0 });
  });

  test('are found between the GGF and the PGN of Edax, which writes the result behind the moves', async () => {
    const board = '-------- -------- -------- ---O*--- ---*O--- -------- -------- --------';
    const ggf = (moves: string, score: string): string =>
      `(;GM[othello]PC[Edax]PB[Ann]PW[Bob]RE[${score}]BO[8 ${board} *]${moves};)\n`;
    const edax = (moves: string, result: string, end: string): string =>
      '[Event "?"]\n[Site "edax"]\n[Date "2026.??.??"]\n[Date "0.0.0"]\n[Time "0.0.0"]\n[Round "?"]\n' +
      `[Black "Ann"]\n[White "Bob"]\n[Result "${result}"]\n\n ${moves}\n{${end}} ${result}\n\n\n`;
    const library = await libraryOf(
      ggf('B[f5]W[d6]B[c3]', '+4.000') + ggf('B[f5]W[f6]', '-2.000') + ggf('B[f5]W[f4]', '+0.000'),
    );
    const again =
      edax('1. f5 d6 2. c3', '1-0', 'Ann wins 34-30') +
      edax('1. f5 f6', '0-1', 'Bob wins 31-33') +
      edax('1. f5 f4', '1/2-1/2', 'Draw 32-32');
    expect(await library.import([again], SAVED)).toMatchObject({ added: 0, known: 3 });
    const remark = edax('1. f5 f4', '1/2-1/2', 'Draw 32-32, to my surprise');
    expect(await library.import([remark], SAVED)).toMatchObject({ added: 1, known: 0 });
  });

  test('are games without a move only where all is the same that is known of them', async () => {
    const file = pgn('Ann', 'Bob', '', { Result: '34-30' }) + pgn('Ann', 'Bob', '', { Result: '33-31' });
    const library = await libraryOf(file);
    expect(library.state().games).toBe(2);
    expect(await library.import([file], SAVED)).toMatchObject({ added: 0, known: 2 });
  });

  test('are found among games that were written since another tab changed something', async () => {
    const library = await libraryOf();
    const many = Array.from({ length: 2 * PAGE_SIZE }, (_, n) => pgn(`P${n}`, 'Bob', 'f5d6')).join('');
    const first = new File([many], 'first.pgn');
    // As if the other tab told of it while the file is read.
    vi.spyOn(first, 'stream').mockImplementation(function (this: File) {
      return new ReadableStream({
        async start(controller) {
          await library.reopen();
          controller.enqueue(new TextEncoder().encode(many));
          controller.close();
        },
      });
    });
    expect(await library.import([first, new File([many], 'again.pgn')], OPENED)).toMatchObject({
      added: 2 * PAGE_SIZE,
      known: 2 * PAGE_SIZE,
    });
  });

  test('are not found in games with other players, another move or other remarks', async () => {
    const library = await libraryOf(
      pgn('A', 'B', 'f5d6c3') +
        pgn('A', 'C', 'f5d6c3') +
        pgn('A', 'B', 'f5d6c4') +
        pgn('A', 'B', 'f5d6 {Why?} c3'),
    );
    expect(library.state().games).toBe(4);
  });
});

describe('games that are kept', () => {
  test('are there again with all that was known of them', async () => {
    const store = new MemoryStore();
    const text = pgn('A', 'B', '1. f5 d6 {Good} (1... f6 2. e6) 2. c3', { Event: 'Cup' });
    const first = new Library(store);
    await first.open();
    await first.import([text, GAME], OPENED);
    const second = new Library(store);
    await second.open();
    expect(second.state()).toMatchObject({ games: 2, last: 2, inCollection: { [OPENED]: 2 } });
    const game = await second.game(0);
    expect(game).toMatchObject({ black: 'A', event: 'Cup', ply: 0, next: [{ move: 'f5' }] });
    expect(game.next![0]!.next).toMatchObject([
      { move: 'd6', note: { comment: 'Good' }, next: [{ move: 'c3' }] },
      { move: 'f6', next: [{ move: 'e6' }] },
    ]);
    expect([...second.find({ position: parseTranscript(GAME).position.toString() })]).toEqual([1]);
    expect(await second.game(1)).toMatchObject({ ply: 0, next: [{ move: 'f5', next: [{ move: 'd6' }] }] });
  });

  test('are found at each of their positions, at once after a start and later', async () => {
    const store = new MemoryStore();
    const first = new Library(store);
    await first.open();
    await first.import([GAME], OPENED);
    // After each move but the last.
    const positions = Array.from({ length: 59 }, (_, at) =>
      parseTranscript(GAME.slice(0, 2 * (at + 1))).position.toString(),
    );
    // Positions are indexed in slices, between which the library waits.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    for (const order of [positions, positions.toReversed()]) {
      const library = new Library(store);
      await library.open();
      const found = order.map((position) => [...library.find({ position })]);
      expect(found).toEqual(order.map(() => [0]));
      await vi.runAllTimersAsync();
      expect(order.map((position) => library.movesAt(position).length)).toEqual(order.map(() => 1));
    }
  });

  test('are deleted, and are back by an undo', async () => {
    const library = await libraryOf(FEW);
    await library.delete([0, 2]);
    expect(library.state()).toMatchObject({ games: 1, last: 1, deleted: 2 });
    expect([...library.find({})]).toEqual([1]);
    expect(library.movesAt(parseTranscript('f5d6').position.toString())).toEqual([]);
    await library.undoDelete();
    expect([...library.find({})]).toEqual([0, 1, 2]);
    expect(library.movesAt(parseTranscript('f5d6').position.toString()).length).toBe(2);
  });

  test('are back by an undo after a reload, and one deletion after the other', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const store = new MemoryStore();
    const before = new Library(store);
    await before.open();
    await before.import([FEW], OPENED);
    await before.delete([0, 2]);
    vi.setSystemTime(Date.now() + 1000);
    await before.delete([1]);
    const library = new Library(store);
    await library.open();
    expect(library.state()).toMatchObject({ games: 0, deleted: 1 });
    await library.undoDelete();
    expect([...library.find({})]).toEqual([1]);
    expect(library.state().deleted).toBe(2);
    await library.undoDelete();
    expect([...library.find({})]).toEqual([0, 1, 2]);
    expect(library.state().deleted).toBe(0);
    // An hour later they are gone for good.
    await library.delete([1]);
    vi.setSystemTime(Date.now() + 3_601_000);
    const later = new Library(store);
    await later.open();
    expect(later.state()).toMatchObject({ games: 2, deleted: 0 });
  });

  test('are not there twice after an undo if they were deleted and opened again', async () => {
    const library = await libraryOf(FEW);
    await library.delete([0, 1]);
    await library.import([FEW], OPENED);
    await library.undoDelete();
    expect(library.state()).toMatchObject({ games: 3, deleted: 0 });
  });

  test('come back without their collection if it was deleted with them, not in the next one', async () => {
    const library = await libraryOf(FEW);
    await library.collect([1], 'Finals');
    await library.delete([1]);
    await library.deleteCollection(FIRST_OWN_COLLECTION);
    await library.createCollection('Others');
    await library.undoDelete();
    expect(library.state()).toMatchObject({ games: 3, inCollection: { [OPENED]: 3 } });
    expect([...library.find({ collection: FIRST_OWN_COLLECTION })]).toEqual([]);
  });

  test('are in the collections of two tabs, created at the same time', async () => {
    const store = new MemoryStore();
    const tabs = [new Library(store), new Library(store)] as const;
    for (const tab of tabs) await tab.open();
    await tabs[0].import([FEW], OPENED);
    await tabs[1].reopen();
    await Promise.all([tabs[0].collect([0], 'Finals'), tabs[1].collect([1], 'Friends')]);
    for (const tab of tabs) await tab.reopen();
    for (const tab of tabs) {
      const { collections } = tab.state();
      expect(collections.map(({ name }) => name)).toEqual(['Finals', 'Friends']);
      expect(collections.map(({ id }) => [...tab.find({ collection: id })])).toEqual([[0], [1]]);
    }
  });

  test('are in collections with names, which can be renamed and deleted without them', async () => {
    const library = await libraryOf(FEW);
    const id = await library.createCollection('Finals');
    expect(id).toBe(FIRST_OWN_COLLECTION);
    await library.addTo([1, 2], id);
    await library.takeFrom([2], id);
    await library.renameCollection(id, 'Best finals');
    expect(library.state()).toMatchObject({
      collections: [{ id, name: 'Best finals' }],
      inCollection: { [OPENED]: 3, [id]: 1 },
    });
    await library.deleteCollection(id);
    expect(library.state()).toMatchObject({ games: 3, collections: [], inCollection: { [OPENED]: 3 } });
  });

  test('keep the position that they begin with in each format', async () => {
    const library = await libraryOf(
      '[FEN "---------------------------OX------XO--------------------------- X"]\n\nd3 c5 *\n\n' +
        '[FEN "---------------------------OOO-----XX--------------------------- X"]\n\nf3 *\n',
    );
    const starts = library.rows([0, 1]).map((row) => row!.start);
    expect(starts[1]).toMatchObject({ empties: 59 });
    for (const format of ['pgn', 'sgf', 'ggf', 'txt'] as const) {
      const { files, left } = await library.export([0, 1], format);
      expect(left).toBe(0);
      const other = await libraryOf(files[0]!.content as string);
      expect(
        other.rows([0, 1]).map((row) => row!.start),
        format,
      ).toEqual(starts);
    }
  });

  test('are written in each format that holds them, and can be read again', async () => {
    const library = await libraryOf(FEW);
    for (const format of ['pgn', 'sgf', 'ggf', 'txt'] as const) {
      const { files, left } = await library.export([0, 1, 2], format);
      expect(left).toBe(0);
      const other = await libraryOf(files[0]!.content as string);
      expect(other.state().games, format).toBe(3);
      const [row] = other.rows([0]);
      if (format !== 'txt')
        expect(row).toMatchObject({ black: 'Andriani Bruno', white: 'Tastet Marc', margin: 4 });
    }
  });

  test('are written as the WTHOR database has them, and what it loses is counted', async () => {
    const library = await libraryOf(
      pgn('Andriani Bruno', 'Łukasz Nowak', GAME, {
        Date: '1992.03.01',
        Event: 'Meijin',
        Result: '32-32',
        WhiteElo: '1800',
      }) +
        pgn('Tastet Marc', 'Andriani Bruno', 'f5f6e6f4', { Date: '1993', Result: '27-37' }) +
        pgn('Tastet Marc', 'Andriani Bruno', 'f5f6'),
    );
    const { files, left, lost } = await library.export([0, 1, 2], 'wthor');
    expect(files.map(({ name }) => name)).toEqual(['WTHOR.JOU', 'WTHOR.TRN', 'WTH_1992.wtb', 'WTH_1993.wtb']);
    expect({ left, lost: Object.fromEntries(lost) }).toEqual({
      left: 1,
      lost: { 'name of other letters': 1, day: 1, rating: 1 },
    });
    const other = new Library(new MemoryStore());
    await other.open();
    await other.import(
      files.map(({ name, content }) => new File([content], name)),
      OPENED,
    );
    expect(other.rows([0, 1])).toMatchObject([
      { black: 'Andriani Bruno', white: 'Lukasz Nowak', event: 'Meijin', date: '1992', margin: 0 },
      { black: 'Tastet Marc', white: 'Andriani Bruno', event: '', date: '1993', margin: -10 },
    ]);
  });
});

describe('a link', () => {
  const imported = async (link: string): Promise<Imported> => {
    const library = new Library(new MemoryStore());
    await library.open();
    return library.import([{ link }], OPENED);
  };
  const ofMoves = (moves: number): string => printPgn({ game: treeOf(moves).game });

  test('carries 2,000 moves in whichever form', async () => {
    const { ids, only } = await imported(ofMoves(2000));
    expect(ids).toHaveLength(1);
    expect(only).toBeDefined();
  });

  test('carries no more, in one game or in several', async () => {
    await expect(imported(ofMoves(2001))).rejects.toMatchObject({ code: 'too-many-moves' });
    const { added, unread } = await imported(ofMoves(1500) + ofMoves(1499));
    expect(added).toBe(1);
    expect(unread).toMatchObject([{ code: 'too-many-moves' }]);
  });

  test('is at most 200,000 characters long', async () => {
    await expect(imported(`${GAME}${' '.repeat(200_000)}`)).rejects.toMatchObject({ code: 'too-long' });
  });

  test('is not what was pasted, which has no limit', async () => {
    const library = await libraryOf(ofMoves(2001));
    expect([...library.find({})]).toEqual([0]);
  });
});

describe('a disk that is full', () => {
  /** A store with room for a given number of games. */
  class SmallStore extends MemoryStore {
    room = 1;

    override append(games: readonly StoredGame[]): Promise<number[]> {
      if (games.length > this.room) return Promise.reject(new DOMException('', 'QuotaExceededError'));
      this.room -= games.length;
      return super.append(games);
    }
  }

  test('loses nothing: games stay until the page is closed, what was kept stays, and keeping is tried again', async () => {
    const store = new SmallStore();
    const library = new Library(store);
    await library.open();
    await library.import([pgn('Kept', 'Before', 'f5d6')], OPENED);
    await library.import([FEW], OPENED);
    expect(library.state()).toMatchObject({ games: 4, notStored: 3 });
    expect([...library.find({ text: 'elodie' })]).toEqual([2]);
    expect(await library.game(2)).toMatchObject({ black: 'Tastet Marc' });
    // Games that are not stored can be changed like others.
    await library.addTo([2], SAVED);
    expect([...library.find({ collection: SAVED })]).toEqual([2]);
    expect(await library.keepAgain()).toBe(false);
    store.room = 10;
    expect(await library.keepAgain()).toBe(true);
    expect(library.state()).toMatchObject({ games: 4, notStored: 0 });
    const after = new Library(store);
    await after.open();
    expect(after.state()).toMatchObject({ games: 4, last: 3 });
    expect([...after.find({ collection: SAVED })]).toEqual([2]);
  });

  test('still opens the library, though games deleted long ago cannot be removed', async () => {
    class FullStore extends MemoryStore {
      isFull = false;
      override change(...changes: Parameters<MemoryStore['change']>): Promise<void> {
        return this.isFull
          ? Promise.reject(new DOMException('', 'QuotaExceededError'))
          : super.change(...changes);
      }
    }
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const store = new FullStore();
    const before = new Library(store);
    await before.open();
    await before.import([FEW], OPENED);
    await before.delete([1]);
    vi.setSystemTime(Date.now() + 3_601_000);
    store.isFull = true;
    const library = new Library(store);
    expect(await library.open()).toMatchObject({ games: 2, deleted: 0 });
    // With room again, they are removed.
    store.isFull = false;
    const after = new Library(store);
    await after.open();
    await expect(after.game(1)).rejects.toThrow(RangeError);
  });
});

describe('two tabs', () => {
  test('do not lose a collection that one creates while it reads what the other has changed', async () => {
    let goOn = (): void => undefined;
    /** A large library takes long to read. */
    class SlowStore extends MemoryStore {
      isSlow = false;
      override async pages(): ReturnType<MemoryStore['pages']> {
        const pages = await super.pages();
        if (this.isSlow) await new Promise<void>((resolve) => (goOn = resolve));
        return pages;
      }
    }
    const store = new SlowStore();
    const library = new Library(store);
    await library.open();
    store.isSlow = true;
    const reading = library.reopen();
    await Promise.resolve();
    await library.createCollection('Finals');
    goOn();
    expect((await reading).collections.map(({ name }) => name)).toEqual(['Finals']);
  });

  test('do not remove a game that one restores while the other opens', async () => {
    class SharedStore extends MemoryStore {
      meanwhile: () => Promise<void> = () => Promise.resolve();
      override async change(...changes: Parameters<MemoryStore['change']>): Promise<void> {
        const { meanwhile } = this;
        this.meanwhile = () => Promise.resolve();
        await meanwhile();
        return super.change(...changes);
      }
    }
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const store = new SharedStore();
    const one = new Library(store);
    await one.open();
    await one.import([FEW], OPENED);
    await one.delete([1]);
    vi.setSystemTime(Date.now() + 3_601_000);
    store.meanwhile = () => one.undoDelete();
    const other = new Library(store);
    await other.open();
    expect(await other.reopen()).toMatchObject({ games: 3, deleted: 0 });
  });
});
