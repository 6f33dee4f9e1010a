import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = '.github/workflows';

test.each(readdirSync(FOLDER))(
  '%s takes the actions of others by the hash of a commit, and says which version that is',
  (name) => {
    const used = readFileSync(join(FOLDER, name), 'utf8').match(/^.*\buses:.*$/gmu) ?? [];
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((line) => !/uses: [\w-]+\/[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/u.test(line))).toEqual(
      [],
    );
  },
);
