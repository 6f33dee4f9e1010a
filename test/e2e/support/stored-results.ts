/** Reads the results in the folder of a job, while another process may be writing more. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The keys of the units with a result, once for each time it was written. */
export function storedResults(store: string): string[] {
  const folder = join(store, 'results');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return [...text.matchAll(/^\{"key":"([0-9a-f]{64})","hash":"[0-9a-f]{64}","result":.*\}$/gmu)].map(
      ([, key]) => key!,
    );
  });
}
