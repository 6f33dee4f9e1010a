/** Draws the rows of the history, one panel for each figure. */
import type { Row } from './rows.js';

const PANELS = [
  ['nodes', 'FFO #40–44, million nodes'],
  ['board', 'script of a board, bytes'],
  ['core', 'core and weights, bytes'],
  ['time', 'FFO #40–44, time as a ratio'],
  ['elo', 'Elo of level 10'],
] as const satisfies readonly (readonly [keyof Row, string])[];

const [WIDTH, HEIGHT, LEFT, TOP] = [640, 120, 90, 28];

/** An SVG with its own title and texts; each point names its commit. */
export function historyChart(rows: readonly Row[]): string {
  const panels = PANELS.map(([name, title], at) => panel(rows, name, title, at * HEIGHT));
  const height = PANELS.length * HEIGHT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="11">`,
    `<title>Measurements by commit</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    ...panels,
    '</svg>\n',
  ].join('\n');
}

function panel(rows: readonly Row[], name: (typeof PANELS)[number][0], title: string, y: number): string {
  const known = rows.flatMap((row, at) => {
    const value = row[name];
    return value === undefined ? [] : [{ row, at, value }];
  });
  const values = known.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (at: number): number => LEFT + ((WIDTH - LEFT - 20) * at) / Math.max(1, rows.length - 1);
  const height = HEIGHT - TOP - 16;
  const up = (value: number): number =>
    y + TOP + height * (most === least ? 0.5 : (most - value) / (most - least));
  const points = known.map(({ at, value }) => `${x(at).toFixed(1)},${up(value).toFixed(1)}`);
  const dots = known.map(({ row, value }, at) => {
    const [cx, cy] = points[at]!.split(',');
    return `<circle cx="${cx!}" cy="${cy!}" r="3" fill="#14532d"><title>${row.version} ${row.commit}, ${row.date}: ${value}</title></circle>`;
  });
  const label = (value: number, at: number): string =>
    `<text x="${LEFT - 8}" y="${at}" text-anchor="end">${value}</text>`;
  return [
    `<text x="8" y="${y + 16}" font-weight="bold">${title}</text>`,
    ...(known.length === 0 ? [] : [label(most, y + TOP + 4)]),
    ...(most > least ? [label(least, y + TOP + height + 4)] : []),
    `<polyline points="${points.join(' ')}" fill="none" stroke="#14532d"/>`,
    ...dots,
  ].join('\n');
}
