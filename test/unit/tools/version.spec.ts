import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the release that the board says it is of is that of package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  // The class itself needs a browser.
  const [, written] = /static readonly version: string = '([^']+)'/u.exec(
    readFileSync('src/elements/board/element.ts', 'utf8'),
  )!;
  expect(written).toBe(version);
});
