import { expect, test } from 'vitest';
import { parsePermalink, writePermalink } from '../../../src/formats/permalink.js';
import { randomTree, shapeOf } from '../support/random-tree.js';

test('links keep 1,000 random games with side lines, remarks and the place shown', async () => {
  for (let seed = 1; seed <= 1000; seed++) {
    const { root, notes, shown } = randomTree(seed);
    const read = await parsePermalink(await writePermalink({ root, notes, shown }));
    expect(shapeOf(read.root, read.notes, read.shown), `seed ${seed}`).toEqual(shapeOf(root, notes, shown));
  }
});
