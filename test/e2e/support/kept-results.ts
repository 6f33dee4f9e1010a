/** Results that are in the folder of a job, while somebody else may be writing more. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The keys of the units that have one, as often as it was written. */
export function keptResults(store: string): string[] {
  const folder = join(store, 'results');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const text = readFileSync(join(folder, name), 'latin1');
    return [...text.matchAll(/^result ([0-9a-f]{64}) \d+ [0-9a-f]{64}$/gmu)].map(([, key]) => key!);
  });
}
