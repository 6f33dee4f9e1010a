import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const sections = readFileSync('CHANGELOG.md', 'utf8').split(/^## /mu).slice(1);
const titles = sections.map((section) => section.split('\n', 1)[0]!);

describe('the changelog', () => {
  test('begins with what is not released yet; every version below has its date, the newest first', () => {
    const [unreleased, ...versions] = titles;
    expect(unreleased).toBe('[Unreleased]');
    const dates = versions.map((title) => /^\[\d+\.\d+\.\d+\] - (\d{4}-\d{2}-\d{2})$/u.exec(title)?.[1]);
    expect(dates.every((date) => date !== undefined && !Number.isNaN(Date.parse(date)))).toBe(true);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('has the version of package.json', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(titles.some((title) => title.startsWith(`[${version}] - `))).toBe(true);
  });

  test.each(sections.map((section, index) => [titles[index]!, section] as const))(
    '%s has only the parts of Keep a Changelog, each once',
    (_title, section) => {
      const parts = [...section.matchAll(/^### (.+)$/gmu)].map(([, part]) => part!);
      const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
      expect(parts.filter((part) => !known.includes(part))).toEqual([]);
      expect(new Set(parts).size).toBe(parts.length);
    },
  );
});
