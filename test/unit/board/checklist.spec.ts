import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Number of points in the board's checklist; each must have a test whose name begins with its number. */
const POINTS = 45;

/** Titles of tests and of groups that begin with a number and a full stop: `14. …`. */
const TITLE = /\b(?:it|test|describe)(?:\.each\([^;]*?\))?\(\s*(['"`])(\d{1,2})\. (?!\1)/gu;

/** Where the tests of the board are. */
const FOLDERS = ['test/browser/board', 'test/e2e'];

function files(): string[] {
  return FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)).filter((path) =>
    /\.(test|e2e)\.ts$/u.test(path),
  );
}

test('each point of the checklist has a test named after it', () => {
  const titles = files().flatMap((file) => [...readFileSync(file, 'utf8').matchAll(TITLE)]);
  const shown = new Set(titles.map(([, , number]) => Number(number)));
  const missing = Array.from({ length: POINTS }, (_, index) => index + 1).filter(
    (point) => !shown.has(point),
  );
  expect(missing).toEqual([]);
});
