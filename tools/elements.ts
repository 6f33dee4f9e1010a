/** An element of the package, as input of the generators. */
export interface ElementEntry {
  /** Its tag without `othello-`, which names its modules, too. */
  readonly name: string;
  /** Where its class is, below `src/elements` and without `.ts`. */
  readonly module: string;
  /** Whether it contains a board, which a server must render with it. */
  readonly withBoard?: true;
}

/**
 * The elements of the package. Add a new one here; `npm run generate` writes the module that defines it, its React
 * component, its types for templates, and its entries in package.json.
 */
export const ELEMENTS: readonly ElementEntry[] = [
  { name: 'board', module: 'board/element', withBoard: true },
  { name: 'game', module: 'companions/game/game', withBoard: true },
  { name: 'score', module: 'companions/score' },
  { name: 'clock', module: 'companions/clock' },
  { name: 'moves', module: 'companions/moves' },
  { name: 'controls', module: 'companions/controls' },
  { name: 'evaluation', module: 'companions/evaluation' },
  { name: 'graph', module: 'companions/analysis/graph' },
  { name: 'lines', module: 'companions/analysis/lines' },
  { name: 'review', module: 'companions/analysis/review' },
  { name: 'openings', module: 'companions/analysis/openings' },
  { name: 'puzzle', module: 'companions/puzzle/puzzle', withBoard: true },
  { name: 'lesson', module: 'companions/lesson/lesson', withBoard: true },
];

/** All but the board, whose modules are at the root of the package. */
export const COMPANIONS: readonly ElementEntry[] = ELEMENTS.filter(({ name }) => name !== 'board');

/** `OthelloGame` for `game`. */
export function className({ name }: ElementEntry): string {
  return `Othello${name[0]!.toUpperCase()}${name.slice(1)}`;
}
