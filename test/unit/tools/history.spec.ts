/** The file of `npm run -w training bench:history`, and its chart. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { historyChart } from '../../bench/history/chart.js';
import { parseRows, printRows } from '../../bench/history/rows.js';

const TEXT = readFileSync('test/bench/history/history.tsv', 'utf8');
const TWO = `date\tversion\tcommit\tnodes\tboard\tcore\ttime\telo
2026-11-01\t0.1.0\tabc1234\t60\t19000\t900000\t20\t0
2026-11-25\t0.2.0\tdef5678\t51.6\t18700\t910000\t15.5\t
`;

test('the file that is there is one', () => {
  expect(printRows(parseRows(TEXT))).toBe(TEXT);
  expect(parseRows(TEXT).length).toBeGreaterThan(0);
});

test('a row is written as it was read', () => {
  const rows = parseRows(TWO);
  expect(rows[1]).toMatchObject({ commit: 'def5678', nodes: 51.6, elo: undefined });
  expect(printRows(rows)).toBe(TWO);
});

test.each([
  ['no head', TWO.slice(5), /^line 1: /u],
  ['a cell too few', TWO.replace('\t60', ''), /^line 2: 8 cells/u],
  ['a word for a number', TWO.replace('51.6', 'many'), /^line 3: /u],
])('%s is told with its line', (_, text, message) => {
  expect(() => parseRows(text)).toThrow(message);
});

test('the chart has a point for each figure that is known, and fewer nodes stand lower', () => {
  const svg = historyChart(parseRows(TWO));
  const points = [...svg.matchAll(/cy="([\d.]+)".*?<title>([^<]+)</gu)].map(([, y, title]) => ({
    y: Number(y),
    title,
  }));
  expect(points).toHaveLength(9);
  expect(points[0]!.title).toBe('0.1.0 abc1234, 2026-11-01: 60');
  expect(points[1]!.y).toBeGreaterThan(points[0]!.y);
});
