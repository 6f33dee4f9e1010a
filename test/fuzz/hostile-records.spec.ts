// Stored records of a page, and forged ones: each of their texts grown, and each of their lists long.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readFile } from '../../demo/progress/training.js';
import { parseProgress } from '../../demo/learn/course/lesson-progress.js';
import { reviewFromJson } from '../../src/core/analysis/review-json.js';
import {
  load,
  loadOpenings,
  loadRevision,
  prepareToLoad,
} from '../../src/elements/companions/game/session/played/storage.js';
import { parseReviewed } from '../../src/core/report/stored-reviews.js';
import { parsePuzzle } from '../../src/core/puzzles/puzzle.js';
import { Game } from '../../src/core/rules/game/game.js';
import { parseMatch } from '../../src/core/rules/match.js';
import { Position } from '../../src/core/rules/position.js';
import { GROWING_TEXTS, grown } from '../hostile/texts.js';
import { secondsOf } from './processor-time.js';

const SIZE = 200_000;
/** Time limit for a record, in seconds of processor time. */
const MOST_SECONDS = 0.5;

const game = new Game();
game.play('f5');

/** Reads a record like a page that finds it in the browser's storage. */
async function readStored(text: string): Promise<void> {
  vi.stubGlobal('localStorage', { getItem: () => text });
  loadRevision('othello');
  await prepareToLoad('othello');
  load('othello');
  loadOpenings('othello');
}
afterEach(() => vi.unstubAllGlobals());

const stored = (part: object): Promise<void> =>
  readStored(JSON.stringify({ version: 1, options: {}, session: {}, ...part }));

const START = Position.start.toString();
const sheet = { rule: { kind: 'margin', games: 1e9 }, names: ['a', 'b'], firstStarter: 0 };
const training = (part: object): unknown =>
  readFile(JSON.stringify({ format: 'othello-training', version: 1, ...part }));

async function within(name: string, read: () => unknown): Promise<void> {
  let seconds = await secondsOf(read);
  if (seconds >= MOST_SECONDS) seconds = Math.min(seconds, await secondsOf(read));
  expect(seconds, name).toBeLessThan(MOST_SECONDS);
}

/** Records by the field that holds a text. */
const TEXTS: Readonly<Record<string, (text: string) => unknown>> = {
  'a line of puzzles': parsePuzzle,
  'the solution of a puzzle': (text) => parsePuzzle(`${START} ${text} win 2 0 1 corner`),
  'a score sheet': (text) => parseMatch(JSON.stringify({ ...sheet, names: [text, text], games: [] })),
  'a game in the storage': (text) =>
    stored({
      game: {
        record: {
          start: text,
          next: [{ move: text }, { move: 'f5', comment: text, marks: text }],
          tags: { a: text },
        },
        clock: text,
      },
      link: text,
    }),
  'what was agreed, in the storage': (text) =>
    stored({
      session: { setup: { names: [text, text], level: text }, match: text, before: { names: [text, text] } },
    }),
  'the storage itself': readStored,
  'the progress of the course': parseProgress,
  'lines of reviews': parseReviewed,
  'games of a progress file': (text) =>
    training({ games: [{ id: text, moves: text, at: 1, side: text, opponent: text }] }),
  'puzzles of a progress file': (text) =>
    training({
      puzzles: [
        { key: text, puzzle: { position: text, solution: text, goal: text, moves: text }, own: true, due: 1 },
      ],
    }),
  'lines of a progress file': (text) => training({ lines: [{ id: text, moves: text, name: text, at: 1 }] }),
};

describe(`a record with a text of ${SIZE} characters takes half a second at most`, () => {
  test.each(Object.entries(TEXTS))('%s', async (_, read) => {
    for (const text of GROWING_TEXTS) await within(text.name, () => read(grown(text, SIZE)));
  });
});

/** Repeats an item until the record has the intended length. */
const many = <Item>(item: Item): Item[] =>
  Array.from({ length: Math.ceil(SIZE / JSON.stringify(item).length) }, () => item);

/** Nested objects, as deep as a record of this length can be. */
const nested = (depth: number): object => {
  let next: object[] = [];
  for (let left = depth; left > 0; left--) next = [{ move: left % 2 === 0 ? 'f5' : 'd6', next }];
  return { next };
};

const note = { marks: many({ square: 'd3', text: 'A' }), arrows: many({ from: 'a1', to: 'h8' }) };

/** Records by the field that holds many parts. */
const LISTS: Readonly<Record<string, () => unknown>> = {
  'games of a score sheet': () =>
    parseMatch(JSON.stringify({ ...sheet, games: many({ black: 40, white: 24 }) })),
  'draws of a score sheet': () =>
    parseMatch(
      JSON.stringify({ ...sheet, rule: { kind: 'best-of-three' }, games: many({ black: 32, white: 32 }) }),
    ),
  'moves at one place': () => stored({ game: { record: { next: many({ move: 'f5' }) }, clock: '' } }),
  'moves one after another': () => stored({ game: { record: nested(SIZE / 24), clock: '' } }),
  'moves of an older version': () => stored({ game: { tree: many({ move: 'f5' }) } }),
  'marks and arrows': () =>
    stored({ game: { record: { ...note, next: [{ move: 'f5', ...note }] }, clock: '' } }),
  'the choices of a line': () =>
    stored({ game: { record: { next: [{ move: 'f5' }], line: many(0) }, clock: '' } }),
  'discs turned by hand': () =>
    stored({ game: { record: {}, clock: '', turning: { square: 'd3', turned: many('d4') } } }),
  'mistakes of an older version': () =>
    stored({ game: { moves: 'f5', mistakes: many({ ply: 1, turned: ['d4'] }) } }),
  'times of turns': () =>
    stored({ game: { record: {}, clock: JSON.stringify({ turnStarts: many([1, 2, 3]) }) } }),
  openings: () => readStored(JSON.stringify(many({ next: [{ move: 'f5' }] }))),
  'openings of an older version': () =>
    readStored(JSON.stringify(many({ start: '', tree: [{ move: 'f5' }] }))),
  'games of a progress file': () => training({ games: many({ id: 'a', moves: 'f5d6c3', at: 1 }) }),
  'tries of a progress file': () =>
    training({ attempts: many({ at: 1, key: 'a', solved: true, mistakes: 0, hints: 0 }) }),
  'puzzles of a progress file': () =>
    training({
      puzzles: many({
        key: 'a',
        puzzle: { position: START, solution: 'f5', goal: 'win' },
        own: true,
        due: 1,
      }),
    }),
  'lines of a progress file': () => training({ lines: many({ id: 'a', moves: 'f5d6', at: 1 }) }),
  'moves of a review': () =>
    reviewFromJson({ effort: 'quick', moves: many({ move: 'f5', position: START, values: [] }) }, game),
};

describe(`a record of ${SIZE} characters with many parts of one kind takes half a second at most`, () => {
  test.each(Object.entries(LISTS))('%s', (name, read) => within(name, read));
});
