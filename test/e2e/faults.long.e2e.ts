// Some of the faults that `npm run faults` tries.
import { expect, inject, test } from 'vitest';
import { ANSWERS, ENGINE_FILES } from '../faults/answers.js';
import { hosts, rowOf, tryAnswer } from '../faults/engine-files.js';
import { buildSharedDemo } from './support/demo.js';
import { useStage } from './support/stage.js';

const stage = useStage();

test.each([
  [0, "the board's part for it", 'the first half, status 200', '`load-failed`'],
  [0, "the board's part for it", 'nothing at all', '`load-failed`'],
  [1, "the board's part for it", 'nothing at all', '`load-failed`'],
  [0, 'its weights', 'nothing at all', '`weights-invalid`'],
  [1, 'its worker', 'a page of its own, status 200', '`worker-blocked`'],
  [2, 'its core', 'other bytes, status 200', undefined],
])('host %i, %s, %s: plays if it happens once; each time: %s', async (nth, what, sent, code) => {
  const host = hosts(stage.dist, await buildSharedDemo(inject('demo')))[nth]!;
  const file = ENGINE_FILES.find((one) => one.what === what)!;
  const answer = ANSWERS.find((one) => one.what === sent)!;
  const seen = rowOf(file, answer, await tryAnswer(stage.browser, host, file, answer));
  // On a later visit to the site, its service worker has the files.
  const expected = code === undefined ? ['plays', 'plays', ''] : ['plays', code, 'plays'];
  expect(seen.slice(2)).toEqual(expected);
});
