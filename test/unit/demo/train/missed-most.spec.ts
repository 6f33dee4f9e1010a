import { expect, test } from 'vitest';
import { en } from '../../../../demo/locales/train/en.js';
import { fill } from '../../../../src/core/locales/strings.js';
import { missedMost, type Miss } from '../../../../demo/train/results/missed-most.js';

const { missedAbout, missedCorner, missedVarious, aboutIdeas } = en.session;
const miss = (idea: Miss['idea'], gaveCorner = false): Miss => ({ idea, gaveCorner });

test('the idea that was missed most is counted, corners given away before it', () => {
  const misses = [miss('parity'), miss('mobility'), miss('mobility'), miss(undefined)];
  const text = fill(missedAbout.some.other, { n: 2, total: 4, idea: aboutIdeas.mobility });
  expect(missedMost(misses, en.session, 'en')).toEqual({ idea: 'mobility', text });
  const given = misses.map((one, at) => ({ ...one, gaveCorner: at < 2 }));
  expect(missedMost(given, en.session, 'en')).toEqual({
    idea: 'corners',
    text: fill(missedCorner.some.other, { n: 2, total: 4 }),
  });
});

test('a single miss, and misses that have nothing in common, are not counted', () => {
  expect(missedMost([], en.session, 'en')).toBeUndefined();
  expect(missedMost([miss('corners', true)], en.session, 'en')?.text).toBe(missedCorner.only);
  expect(missedMost([miss('quiet')], en.session, 'en')?.text).toBe(
    fill(missedAbout.only, { idea: aboutIdeas.quiet }),
  );
  expect(missedMost([miss('quiet'), miss('edges')], en.session, 'en')?.text).toBe(
    fill(missedVarious.other, { n: 2 }),
  );
});
