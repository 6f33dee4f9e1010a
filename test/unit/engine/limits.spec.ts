import { expect, it } from 'vitest';
import { limitsFault, plainLimitsFault, show } from '../../../src/core/engine/limits.js';

it.each([
  [{ depth: 60, nodes: 1.5, time: 0.5 + 1, seed: 0, multiPv: 64, threads: 1 }],
  [{ exact: false, goal: 'wld', level: 1500 }],
  [{ depth: undefined }],
])('limits are accepted: %j', (limits) => {
  expect(limitsFault(limits)).toBeUndefined();
});

it.each([
  [{ depth: 1.5 }, 'depth 1.5: a number from 1 to 60 is expected'],
  [{ depth: 61 }, 'depth 61: a number from 1 to 60 is expected'],
  [{ nodes: 0.5 }, 'nodes 0.5: a number from 1 to 9007199254740991 is expected'],
  [{ time: 0 }, 'time 0: a number from 1 to 2147483648 is expected'],
  [{ time: '50' }, 'time "50": a number from 1 to 2147483648 is expected'],
  [{ time: NaN }, 'time NaN: a number from 1 to 2147483648 is expected'],
  [{ depth: true }, 'depth true: a number from 1 to 60 is expected'],
  [{ goal: 1 }, 'goal 1: one of score, wld, wld-score is expected'],
  [null, 'limits null: an object is expected'],
])('what is wrong with limits is told: %j', (limits, fault) => {
  expect(limitsFault(limits)).toBe(fault);
  expect(plainLimitsFault(limits)).toBe(fault);
});

it('a level is no limit of a worker', () => {
  expect(plainLimitsFault({ level: 3 })).toMatch(/^"level" is unknown: one of depth, .* is expected$/u);
});

it('a value that is not trusted is shown briefly, and without running its code', () => {
  expect(show('x'.repeat(100))).toBe(`"${'x'.repeat(80)}"`);
  expect(show({ toString: () => expect.fail('its code was run') })).toBe('object');
});
