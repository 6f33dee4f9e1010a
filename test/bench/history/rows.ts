/** The rows of `history.tsv`; each is a measured commit on main. */

/** The measurements of a commit; except for Elo, less is better. */
export interface Row {
  readonly date: string;
  readonly version: string;
  readonly commit: string;
  /** For FFO #40 to #44, exact, in millions: the same on every machine. */
  readonly nodes: number;
  /** The script that draws a board, compressed by gzip. */
  readonly board: number;
  /** The core and the weights, compressed by Brotli. */
  readonly core: number;
  /** Time for these problems as a multiple of hashing 256 MB in the same run, which hardly depends on the machine. */
  readonly time: number;
  /**
   * For level 10: the result of a match against the previous release, added to its rating; `undefined` without a match.
   */
  readonly elo: number | undefined;
}

export const COLUMNS = ['date', 'version', 'commit', 'nodes', 'board', 'core', 'time', 'elo'] as const;

/** @throws {Error} that names the first invalid line */
export function parseRows(text: string): Row[] {
  const [head, ...lines] = text.replace(/\n$/u, '').split('\n');
  if (head !== COLUMNS.join('\t')) throw new Error(`line 1: ${COLUMNS.join(', ')} expected, by tabs`);
  return lines.map((line, at) => {
    const cells = line.split('\t');
    const [date = '', version = '', commit = ''] = cells;
    const [nodes, board, core, time] = cells.slice(3, 7).map(Number);
    const elo = cells[7] === '' ? undefined : Number(cells[7]);
    const numbers = [nodes, board, core, time, elo ?? 0];
    if (cells.length !== COLUMNS.length || numbers.some((number) => !Number.isFinite(number)))
      throw new Error(`line ${at + 2}: ${COLUMNS.length} cells by tabs expected, numbers from the fourth on`);
    return { date, version, commit, nodes: nodes!, board: board!, core: core!, time: time!, elo };
  });
}

export function printRows(rows: readonly Row[]): string {
  const lines = rows.map((row) => COLUMNS.map((name) => row[name] ?? '').join('\t'));
  return `${[COLUMNS.join('\t'), ...lines].join('\n')}\n`;
}
