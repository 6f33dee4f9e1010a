/** The rows of `history.tsv`, of which each is a commit on main as it was measured. */

/** What was measured of a commit; less is better but for Elo. */
export interface Row {
  readonly date: string;
  readonly version: string;
  readonly commit: string;
  /** Of FFO #40 to #44, exact, in millions: the same on every machine. */
  readonly nodes: number;
  /** The script that draws a board, packed by gzip. */
  readonly board: number;
  /** The core and the weights, packed by Brotli. */
  readonly core: number;
  /** How long these problems take, as a multiple of hashing 256 MB in the same run: machines differ, this hardly. */
  readonly time: number;
  /** Of level 10, by a match against the release before, added to that one's; none where no match was played. */
  readonly elo: number | undefined;
}

export const COLUMNS = ['date', 'version', 'commit', 'nodes', 'board', 'core', 'time', 'elo'] as const;

/** @throws {Error} that names the line, where one is none */
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
