/** The table of what releases measured, in `docs/guides/measurements.md`. */
import { readFileSync } from 'node:fs';
import { parseRows, type Row } from '../../test/bench/history/rows.js';

const HEADS = [
  'date',
  'version',
  'commit',
  'FFO #40–44, million nodes',
  'their time, as a ratio',
  'script of a board, bytes',
  'core and weights, bytes',
  'Elo of level 10',
];

/** The table as Markdown. */
export function historyTable(): string {
  const rows = parseRows(readFileSync('test/bench/history/history.tsv', 'utf8'));
  return [HEADS, ['---', '---', '---', ...HEADS.slice(3).map(() => '--:')], ...rows.map(cells)]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

function cells({ date, version, commit, nodes, board, core, time, elo }: Row): string[] {
  const bytes = (count: number): string => count.toLocaleString('en');
  return [
    date,
    version,
    `\`${commit}\``,
    nodes.toFixed(1),
    String(time),
    bytes(board),
    bytes(core),
    String(elo ?? ''),
  ];
}
