import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

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

/** The jobs of a workflow by their names, as text without comments. */
function jobsOf(name: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(FOLDER, name), 'utf8').replace(/^\s*#.*\n/gmu, '');
  const jobs = /^jobs:\n(?<jobs>[^]*)$/mu.exec(text)!.groups!['jobs']!;
  return new Map(
    [...jobs.matchAll(/^ {2}([\w-]+):\n((?: {4}.*\n|\n)+)/gmu)].map(([, job, steps]) => [job!, steps!]),
  );
}

/** Whole commands, which end with their line. */
const commands = (steps: string): string[] =>
  [...steps.matchAll(/^ +- run: (.*)$/gmu)].map(([, run]) => run!);

describe('what SECURITY.md promises of the workflows', () => {
  test('each push and each release is checked for known weaknesses, and fails without an answer', () => {
    const test = readFileSync(join(FOLDER, 'test.yml'), 'utf8');
    expect(test).toMatch(/^on:\n {2}push:\n {2}pull_request:\n/mu);
    const supply = jobsOf('test.yml').get('supply')!;
    expect(supply).not.toMatch(/\bif:|continue-on-error/u);
    for (const steps of [supply, jobsOf('publish.yml').get('pack')!])
      expect(commands(steps)).toEqual(
        expect.arrayContaining(['npm audit --omit=dev', 'npm audit signatures']),
      );
  });

  test('a release is published with provenance, by a job that may ask for nothing else, and has its bill of materials', () => {
    const jobs = jobsOf('publish.yml');
    expect(jobs.get('publish')).toMatch(/^ {10}npm publish \S+ --provenance /mu);
    expect(jobs.get('publish')).toMatch(/^ {4}permissions:\n {6}id-token: write\n {4}steps:/mu);
    expect(jobs.get('pack')).toContain('run: npm run --silent sbom > othello-board.cdx.json\n');
    expect(jobs.get('pack')).toMatch(
      /name: notes\n {10}path: \|\n(?: {12}.*\n)* {12}othello-board\.cdx\.json\n/u,
    );
    expect(jobs.get('notes')).toMatch(
      /gh release create [^]*--notes-file release-notes\.md othello-board\.cdx\.json\n/u,
    );
  });
});
