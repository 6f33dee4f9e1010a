/**
 * Appends groups of results to a store until it is killed, and prints the number of the last one of each stored group:
 * FOLDER FIRST.
 */
import { UnitStore } from '../../../../src/cli/io/streams/store.js';

const [folder, first] = process.argv.slice(2);
const store = await UnitStore.open(folder!, (damage) => {
  throw new Error(damage);
});
for (let number = Number(first); ; number += 50) {
  const group = Array.from({ length: 50 }, (_, at) => number + at);
  await store.append(
    group.map((each) => ({
      key: each.toString(16).padStart(64, '0'),
      content: Buffer.from(`result ${each}\n`),
      isFailure: false,
    })),
  );
  process.stdout.write(`${group.at(-1)!}\n`);
}
