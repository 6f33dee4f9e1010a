import { describe, expect, it } from 'vitest';
import { limitsFault } from '../../../src/core/engine/protocol/limits.js';
import { idOf, isFromWorker, PROTOCOL, requestFault } from '../../../src/core/engine/protocol/protocol.js';

const START = '-'.repeat(27) + 'OX------XO' + '-'.repeat(27);
const search = { type: 'search', id: 1, board: START, turn: 'black', limits: { depth: 4 }, elapsed: 0 };

describe('search limits', () => {
  it.each([
    {},
    { depth: 1 },
    { depth: 60, nodes: 1, time: 0.5 + 1, exact: true, goal: 'wld' },
    { level: 'easy', seed: 2 ** 32 - 1 },
    { level: 10, multiPv: 64, threads: 2, fresh: false },
    { depth: undefined },
  ])('accepts %o', (limits) => {
    expect(limitsFault(limits)).toBeUndefined();
  });

  it.each([
    [{ depth: 0 }, 'depth takes a number from 1 to 60, not 0'],
    [{ depth: 2.5 }, 'depth takes a number from 1 to 60, not 2.5'],
    [{ depth: '4' }, 'depth takes a number from 1 to 60, not "4"'],
    [{ time: NaN }, 'time takes a number from 1 to 2147483648, not NaN'],
    [{ time: -1 }, 'time takes a number from 1 to 2147483648, not -1'],
    [{ nodes: Infinity }, 'nodes takes a number from 1 to 9007199254740991, not Infinity'],
    [{ seed: -1 }, 'seed takes a number from 0 to 4294967295, not -1'],
    [{ goal: 'win' }, 'goal takes one of score, wld, wld-score, not "win"'],
    [
      { level: 11 },
      'level takes one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900, 2000, 2100, easy, medium, hard, expert, master, not 11',
    ],
    [{ exact: 1 }, 'exact takes one of true, false, not 1'],
    [{ dept: 3 }, expect.stringMatching(/^"dept" is unknown: use one of depth, .*$/)],
    [{ constructor: 3 }, expect.stringContaining('"constructor" is unknown')],
    [null, 'limits takes an object, not null'],
    [7, 'limits takes an object, not 7'],
  ])('refuses %o', (limits, fault) => {
    expect(limitsFault(limits)).toEqual(fault);
  });
});

describe('messages to a worker', () => {
  it.each([
    { type: 'load', protocol: PROTOCOL, table: 32 },
    { type: 'load', protocol: PROTOCOL, table: 32, share: 'lead' },
    { type: 'load', protocol: PROTOCOL, table: 32, timeout: 9000 },
    search,
    { ...search, only: [0, 63] },
    { ...search, depths: [1, 60] },
    { type: 'stop', id: 7 },
  ])('accepts %o', (message) => {
    expect(requestFault(message)).toBeUndefined();
  });

  it.each([
    [undefined, 'message undefined is not ours'],
    ['load', 'message "load" is not ours'],
    [{ type: 'eval' }, 'message of type "eval" is not ours'],
    [[], 'message of type undefined is not ours'],
    [{ type: 'load', protocol: PROTOCOL, table: 1, timeout: 0 }, 'timeout takes milliseconds, not 0'],
    [{ type: 'load', protocol: PROTOCOL, table: 0 }, 'table takes 1 to 1024 megabytes, not 0'],
    [{ type: 'load', protocol: PROTOCOL, table: 1, share: { thread: 1 } }, 'share takes lead or a share'],
    [{ type: 'stop' }, 'stop takes an id'],
    [{ ...search, id: 0 }, 'search takes a positive id, not 0'],
    [{ ...search, board: START.slice(1) }, `board takes 64 squares of X, O and -, not "${START.slice(1)}"`],
    [{ ...search, turn: 'red' }, 'turn takes black or white, not "red"'],
    [{ ...search, elapsed: -1 }, 'elapsed takes milliseconds, not -1'],
    [{ ...search, only: [64] }, 'only takes squares from 0 to 63'],
    [{ ...search, depths: [] }, 'depths takes plies from 1 to 60'],
    [{ ...search, depths: [1, 61] }, 'depths takes plies from 1 to 60'],
    [{ ...search, depths: 8 }, 'depths takes plies from 1 to 60'],
    [{ ...search, limits: { depth: 61 } }, 'depth takes a number from 1 to 60, not 61'],
  ])('refuses %o', (message, fault) => {
    expect(requestFault(message)).toBe(fault);
  });

  it('names both releases when page and worker are of different ones', () => {
    expect(requestFault({ type: 'load', protocol: PROTOCOL + 1, table: 1 })).toContain('from one release');
  });

  it('finds the search that a broken message belongs to', () => {
    expect(idOf({ type: 'search', id: 5 })).toBe(5);
    expect(idOf({ id: -5 })).toBe(0);
    expect(idOf(null)).toBe(0);
  });
});

describe('messages from a worker', () => {
  const found = { move: 'f5', value: 0.5, certainty: 'heuristic', depth: 3, line: ['f5', 'd6', 'pass'] };

  it.each([
    { type: 'ready' },
    { type: 'stopped', id: 3 },
    { type: 'error', id: 0, code: 'no-simd', message: '' },
    { type: 'progress', id: 1, info: { ...found, moves: [] } },
    { type: 'result', id: 1, info: { ...found, move: 'pass', moves: [found, { ...found, line: [] }] } },
  ])('accepts %o', (message) => {
    expect(isFromWorker(message)).toBe(true);
  });

  it.each([
    null,
    5,
    {},
    { type: 'result', id: 1 },
    { type: 'result', id: 1, info: null },
    { type: 'result', id: 1, info: { moves: [] } },
    { type: 'result', id: 1, info: found },
    ...[
      null,
      'f5',
      { ...found, move: 'i9' },
      { ...found, value: '0.5' },
      { ...found, value: Number.NaN },
    ].map((move) => ({ type: 'progress', id: 1, info: { ...found, moves: [move] } })),
    { type: 'result', id: 1, info: { ...found, line: ['f5', '<img>'], moves: [] } },
    { type: 'result', id: 1, info: { ...found, depth: undefined, moves: [] } },
    { type: 'stopped' },
  ])('refuses %o', (message) => {
    expect(isFromWorker(message)).toBe(false);
  });
});
