import { expect, test } from 'vitest';
import { parsePermalink, writePermalink } from '../../../src/core/formats/permalink.js';
import { randomGame, randomTree, shapeOf } from '../support/random-tree.js';

test('links keep 1,000 random games with side lines, remarks and the place shown', async () => {
  for (let seed = 1; seed <= 1000; seed++) {
    const { root, notes, shown } = randomTree(seed);
    const read = await parsePermalink(await writePermalink({ root, notes, shown }));
    expect(shapeOf(read.root, read.notes, read.shown), `seed ${seed}`).toEqual(shapeOf(root, notes, shown));
  }
});

test('links of 1,000 random games to their end fit in 80 characters, with what stands before them', async () => {
  for (let seed = 1; seed <= 1000; seed++) {
    const { root, line } = randomGame(seed);
    const link = await writePermalink({ root });
    expect(`#game=${link}`.length, `seed ${seed}`).toBeLessThanOrEqual(80);
    expect((await parsePermalink(link)).mainLine, `seed ${seed}`).toEqual(line);
  }
});
