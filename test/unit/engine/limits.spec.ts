import { expect, it } from 'vitest';
import { limitsFault, plainLimitsFault, show } from '../../../src/core/engine/protocol/limits.js';

it.each([
  [{ depth: 60, nodes: 1.5, time: 0.5 + 1, seed: 0, multiPv: 64, threads: 1 }],
  [{ exact: false, goal: 'wld', level: 1500 }],
  [{ depth: undefined }],
])('limits are accepted: %j', (limits) => {
  expect(limitsFault(limits)).toBeUndefined();
});

it.each([
  [{ depth: 1.5 }, 'depth takes a number from 1 to 60, not 1.5'],
  [{ depth: 61 }, 'depth takes a number from 1 to 60, not 61'],
  [{ nodes: 0.5 }, 'nodes takes a number from 1 to 9007199254740991, not 0.5'],
  [{ time: 0 }, 'time takes a number from 1 to 2147483648, not 0'],
  [{ time: '50' }, 'time takes a number from 1 to 2147483648, not "50"'],
  [{ time: NaN }, 'time takes a number from 1 to 2147483648, not NaN'],
  [{ depth: true }, 'depth takes a number from 1 to 60, not true'],
  [{ goal: 1 }, 'goal takes one of score, wld, wld-score, not 1'],
  [null, 'limits takes an object, not null'],
])('what is wrong with limits is told: %j', (limits, fault) => {
  expect(limitsFault(limits)).toBe(fault);
  expect(plainLimitsFault(limits)).toBe(fault);
});

it('a level is no limit of a worker', () => {
  expect(plainLimitsFault({ level: 3 })).toMatch(/^"level" is unknown: use one of depth, .*$/u);
});

it('a value that is not trusted is shown briefly, and without running its code', () => {
  expect(show('x'.repeat(100))).toBe(`"${'x'.repeat(80)}"`);
  expect(show({ toString: () => expect.fail('its code was run') })).toBe('object');
});
