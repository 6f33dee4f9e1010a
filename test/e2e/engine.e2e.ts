import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type * as NodeEngine from '../../src/engine/node.js';
import type { SearchLimits, SearchResult } from '../../src/engine/engine.js';
import { Position } from '../../src/rules/position.js';
import { page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

const stage = useStage();

// The start, and FFO #1 and #40: 60, 14 and 20 empties.
const POSITIONS: readonly Position[] = [
  Position.start,
  Position.of('--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--', 'black'),
  Position.of('O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------', 'black'),
];
const LIMITS: readonly SearchLimits[] = [
  { depth: 8, fresh: true },
  { nodes: 200_000, fresh: true },
  { depth: 5, multiPv: 60, fresh: true },
  { level: 'hard', seed: 7, fresh: true },
];
const SEARCHES = POSITIONS.flatMap(({ board, turn }) => LIMITS.map((limits) => ({ board, turn, limits })));

/** Searches in the page, by the package's own modules. */
const SCRIPT = `
import { createEngine } from '/dist/lib/engine.js';
import { Position } from '/dist/lib/rules.js';
const engine = await createEngine();
const results = [];
for (const { board, turn, limits } of ${JSON.stringify(SEARCHES)}) {
  results.push(await engine.search(Position.of(board, turn), limits));
}
document.querySelector('output').textContent = JSON.stringify(results);
document.title = 'done';
`;

/** What must not depend on the machine. */
function answerOf({ move, value, line, depth, nodes, moves }: SearchResult): Partial<SearchResult> {
  return { move, value, line, depth, nodes, moves };
}

test('a browser and Node give the same answers and visit the same nodes', async () => {
  const node = (await import(
    pathToFileURL(join(stage.dist, 'lib/engine/node.js')).href
  )) as typeof NodeEngine;
  const engine = await node.createEngine();
  const inNode: SearchResult[] = [];
  for (const { board, turn, limits } of SEARCHES) {
    inNode.push(await engine.search(Position.of(board, turn), limits));
  }
  engine.close();

  const { page } = await stage.open(html('/search.js', ''), { content: { '/search.js': SCRIPT } });
  await page.waitForFunction(() => document.title === 'done', undefined, { timeout: 60_000 });
  const inBrowser = JSON.parse((await page.locator('output').textContent())!) as SearchResult[];
  expect(inBrowser.map(answerOf)).toEqual(inNode.map(answerOf));
});
