import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep, restoreKept, type Kept } from '../../../demo/analyse/kept.js';
import { Position } from '../../../src/rules/position.js';

const kept: Kept = {
  desk: {
    game: {
      black: 'Ann',
      white: 'Bob',
      place: 'Prague',
      date: '2026',
      result: { winner: 'black', by: 'resignation' },
      start: Position.start.toString(),
      tree: [{ move: 'f5', next: [{ move: 'd6', next: [] }] }],
      notes: [
        [[0], { comment: 'usual', marks: [{ square: 'd6', shape: 'cross' }], nags: [1] }],
        [
          [0, 0],
          { time: 1000, evaluation: 2, arrows: [{ from: 'a1', to: 'h8' }], pass: { comment: 'none' } },
        ],
      ],
    },
    line: [0, 0],
    ply: 1,
  },
  engine: true,
  turned: true,
};

let text: string | undefined;

beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: () => text ?? null,
    setItem: (_: string, written: string) => (text = written),
  }),
);
afterEach(() => {
  text = undefined;
  vi.unstubAllGlobals();
});

/** What is restored after the stored text has been changed by other hands. */
function damaged(search: string, replacement: string) {
  keep(kept);
  expect(text).toContain(search);
  text = text!.replace(search, () => replacement);
  return restoreKept();
}

describe('a kept analysis', () => {
  it('is restored as it was kept', () => {
    keep({ ...kept, before: kept.desk });
    expect(restoreKept()).toEqual({ ...kept, before: kept.desk, bad: [] });
  });

  it('is not there, and nothing is bad, where nothing was kept', () => {
    expect(restoreKept()).toEqual({ engine: false, turned: false, bad: [] });
  });

  it.each(['{"desk":', '7', '"x"'])('is not there in %s', (stored) => {
    text = stored;
    expect(restoreKept()).toEqual({ engine: false, turned: false, bad: ['all'] });
  });
});

describe('of a damaged analysis', () => {
  it.each([
    ['"date":"2026"', '"date":2026', 'desk.game.date', { date: '' }],
    ['"by":"resignation"', '"by":"magic"', 'desk.game.result', { result: undefined }],
    ['"move":"d6"', '"move":"z9"', 'desk.game.tree', { tree: [{ move: 'f5', next: [] }] }],
    ['"start":"', '"start":"<', 'desk.game.start', {}],
  ])('%s as %s alone is left out and named', (search, replacement, name, change) => {
    const { desk, bad, turned } = damaged(search, replacement);
    expect(bad).toEqual([name]);
    expect(desk).toEqual({ ...kept.desk, game: { ...kept.desk.game, ...change } });
    expect(turned).toBe(true);
  });

  it('a mark alone is left out of a remark', () => {
    const { desk, bad } = damaged('"square":"d6"', '"square":7');
    expect(bad).toEqual(['desk.game.notes.0.marks.0']);
    expect(desk?.game.notes[0]).toEqual([[0], { comment: 'usual', marks: [], nags: [1] }]);
    expect(desk?.game.notes[1]).toEqual(kept.desk.game.notes[1]);
  });

  it('a remark of which the place is not known is left out', () => {
    const { desk, bad } = damaged('[[0,0],', '["x",');
    expect(bad).toEqual(['desk.game.notes.1']);
    expect(desk?.game.notes).toEqual(kept.desk.game.notes.slice(0, 1));
  });

  it('what was on the board before is there where the board itself is not', () => {
    keep({ ...kept, before: kept.desk });
    text = text!.replace('{"desk":{', () => '{"desk":7,"x":{');
    const { desk, before, bad } = restoreKept();
    expect({ desk, before, bad }).toEqual({ desk: undefined, before: kept.desk, bad: ['desk'] });
  });

  it('what is nested without end is left out', () => {
    const passes = '{"pass":'.repeat(50_000) + '{}' + '}'.repeat(50_000);
    expect(damaged('{"comment":"none"}', passes).desk).toBeDefined();
    const moves = '{"move":"f5","next":['.repeat(50_000) + ']}'.repeat(50_000);
    const { desk, bad } = damaged('"tree":[', `"tree":[${moves},`);
    expect(bad).toEqual(['desk.game.tree']);
    expect(desk?.game.tree[1]).toEqual(kept.desk.game.tree[0]);
  });
});
