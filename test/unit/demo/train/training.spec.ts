import { createEmptyCard, Rating } from 'ts-fsrs';
import { expect, test } from 'vitest';
import { recordAfter, nextCard } from '../../../../demo/progress/schedule.js';
import {
  FILE_VERSION,
  FORMAT,
  keyOf,
  mergedGame,
  mergedPuzzle,
  readFile,
  readParts,
  type TrainingGame,
  type TrainingPuzzle,
} from '../../../../demo/progress/training.js';
import { Position } from '../../../../src/core/rules/position.js';

const GAME: TrainingGame = { id: 'f5d6 black', at: 1000, moves: 'f5d6', side: 'black', level: 3, margin: -4 };

/** A puzzle that was last tried at this time, and is due a day later. */
function triedAt(time: number): TrainingPuzzle {
  const due = time + 86_400_000;
  return {
    key: `${Position.start.toString()} best`,
    puzzle: { position: Position.start.toString(), solution: 'f5', goal: 'best' },
    own: false,
    due,
    card: Object.assign(createEmptyCard(new Date(time)), {
      due: new Date(due),
      last_review: new Date(time),
      stability: 2,
      difficulty: 5,
    }),
  };
}

test('each part of a file counts by itself: the good is read, the bad is named with its place', async () => {
  const attempt = { at: 5, key: 'k', solved: true, mistakes: 0, hints: 0 };
  const { games, attempts, puzzles, bad } = await readParts({
    games: [GAME, { ...GAME, at: 1e20 }, { ...GAME, moves: 'zz' }, { ...GAME, moves: 'a1' }, null, GAME],
    attempts: [{ ...attempt, at: Number.NaN }, attempt],
    puzzles: 'none',
  });
  expect([games, attempts, puzzles]).toEqual([[GAME, GAME], [attempt], []]);
  expect(bad).toEqual([
    'games[1].at',
    'games[2].moves',
    'games[3].moves',
    'games[4]',
    'attempts[0].at',
    'puzzles',
  ]);
});

test('a written file reads back with the scheduler\u2019s dates', async () => {
  const puzzle = triedAt(1_700_000_000_000);
  const lines = [{ id: 'white f5d6', at: 7, side: 'white', moves: 'f5d6' }];
  const training = { games: [GAME], attempts: [], puzzles: [puzzle], lines };
  const text = JSON.stringify({ format: FORMAT, version: FILE_VERSION, ...training });
  expect(await readFile(text)).toEqual({ ...training, bad: [] });
});

test('a puzzle that cannot be asked is refused: it would be due for ever', async () => {
  const tried = triedAt(1_700_000_000_000);
  const puzzleOf = (part: Partial<TrainingPuzzle['puzzle']>): TrainingPuzzle => {
    const puzzle = { ...tried.puzzle, ...part };
    return { ...tried, key: keyOf(puzzle), puzzle };
  };
  const empty = `${'-'.repeat(64)} X`;
  const opening = puzzleOf({ solution: '', goal: 'opening', moves: 'f5d6' });
  const { puzzles, bad } = await readParts({
    puzzles: [
      puzzleOf({ solution: 'a1' }),
      puzzleOf({ position: empty, solution: '' }),
      { ...tried, key: 'another best' },
      tried,
      opening,
    ],
  });
  expect(puzzles).toEqual([tried, opening]);
  expect(bad).toEqual(['puzzles[0].puzzle', 'puzzles[1].puzzle', 'puzzles[2].key']);
});

test('the scheduler accepts each schedule that a file may have', async () => {
  const now = new Date();
  const tried = triedAt(now.getTime());
  const numbers = [0, 1e-300, 0.001, 0.5, 1, 5, 10, 100, 36_500, 1e6];
  const cards = [0, 1, 2, 3].flatMap((state) =>
    numbers.flatMap((stability) =>
      numbers.map((difficulty) => ({ ...tried.card!, state, stability, difficulty })),
    ),
  );
  const { puzzles, bad } = await readParts({ puzzles: cards.map((card) => ({ ...tried, card })) });
  for (const puzzle of puzzles) {
    for (const grade of [Rating.Again, Rating.Hard, Rating.Good] as const) {
      expect(nextCard(puzzle, grade, now).due.getTime()).toBeGreaterThan(now.getTime());
    }
  }
  expect(puzzles.length).toBeGreaterThan(0);
  expect(bad.length).toBeGreaterThan(0);
});

test('a puzzle that was solved at once is not asked again; a missed one, or a mistake from a game, is, on another day', () => {
  const now = new Date(1_700_000_000_000);
  const { card: _, ...fresh } = triedAt(now.getTime());
  const solved = { solved: true, mistakes: 0, hints: 0 };
  expect(recordAfter(undefined, fresh.puzzle, solved, now)).toBeUndefined();
  for (const stored of [
    recordAfter(undefined, fresh.puzzle, { ...solved, mistakes: 1 }, now)!,
    recordAfter({ ...fresh, own: true }, fresh.puzzle, solved, now)!,
  ]) {
    expect(stored.due - now.getTime()).toBeGreaterThan(20 * 3_600_000);
  }
});

test('a try counts if the clock was put back since the last one', () => {
  const last = 1_700_000_000_000;
  expect(nextCard(triedAt(last), Rating.Good, new Date(last - 3_600_000)).due.getTime()).toBeGreaterThan(
    last,
  );
});

test('a time to come is refused: it would stand before all that is done until then', async () => {
  const now = Date.now();
  const [day, century] = [86_400_000, 100 * 366 * 86_400_000];
  const attempt = { key: 'k', solved: true, mistakes: 0, hints: 0 };
  const tried = triedAt(now);
  const { bad, ...read } = await readParts({
    games: [
      { ...GAME, at: now + 2 * day },
      { ...GAME, at: now },
    ],
    attempts: [
      { ...attempt, at: 8.64e15 },
      { ...attempt, at: now },
    ],
    puzzles: [triedAt(now + 2 * day), { ...tried, due: now + century }, tried],
    lines: [now + 2 * day, now].map((at) => ({ id: 'white f5d6', at, side: 'white', moves: 'f5d6' })),
  });
  expect(Object.values(read).map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  expect(bad).toEqual([
    'games[0].at',
    'attempts[0].at',
    'puzzles[0].card.last_review',
    'puzzles[1].due',
    'lines[0].at',
  ]);
});

test('another file is refused', async () => {
  await expect((async () => readFile('{"games":[]}'))()).rejects.toThrow();
  await expect((async () => readFile('no file'))()).rejects.toThrow();
});

test('an older file puts no schedule back, and takes no accuracy away', () => {
  const [older, newer] = [triedAt(1_000_000), triedAt(2_000_000)];
  expect(mergedPuzzle(newer, { ...older, own: true })).toEqual({ ...newer, own: true });
  expect(mergedPuzzle(older, newer)).toEqual(newer);
  // A card of which no try is known, though it is due in years.
  const { last_review: _last, ...fresh } = { ...older.card!, due: new Date(9_000_000) };
  expect(mergedPuzzle(older, { ...older, due: 9_000_000, card: fresh })).toEqual(older);
  const { card: _, ...untried } = older;
  expect(mergedPuzzle(older, untried)).toEqual(older);
  expect(mergedGame({ ...GAME, accuracy: 80 }, { ...GAME, at: 9 })).toEqual({ ...GAME, accuracy: 80 });
});

test('a file puts no other game in the place of a known one', () => {
  const other: TrainingGame = { ...GAME, moves: 'd3c3', side: 'white', level: 9, margin: 40 };
  expect(mergedGame(GAME, other)).toMatchObject(GAME);
});

test('the page has its turn while much is read', async () => {
  const games = Array.from({ length: 20_000 }, () => GAME);
  const shares: number[] = [];
  const read = await readParts({ games }, (share) => shares.push(share));
  expect(read.games).toHaveLength(20_000);
  expect(shares.length).toBeGreaterThan(0);
});

test('ten thousand whole games are checked in little processor time: they are on each visit', async () => {
  const moves =
    'd3c3c4c5b2c2b6a1c1b3b4d1e6b1a2a4a3f4g3e7f5f6e3b5d6c6c7g5f7h2e8b7a5d7b8g4h4h5g2c8d2a8g6a6a7g7h8d8e2e1h6f8f2f1f3g1h3h1g8h7';
  const games = Array.from({ length: 10_000 }, (_, at) => ({ ...GAME, id: `${at}`, moves }));
  const before = process.cpuUsage();
  const read = await readParts({ games });
  const { user } = process.cpuUsage(before);
  expect(read.games).toHaveLength(10_000);
  expect(user / 1000, 'ms').toBeLessThan(1000);
});
