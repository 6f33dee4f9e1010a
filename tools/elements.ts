/** An element of the package, as what is generated for it needs to know it. */
export interface ElementEntry {
  /** Its tag without `othello-`, which names its modules, too. */
  readonly name: string;
  /** Where its class is, below `src` and without `.ts`. */
  readonly module: string;
  /** Whether it shows a board of its own, which a server has to be able to render with it. */
  readonly withBoard?: true;
}

/**
 * The elements of the package. A new one is added here; `npm run generate` writes what follows from it: the module that defines it, its
 * component of React, the types for templates, and its entries in package.json.
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

/** All but the board, whose modules stand at the root of the package. */
export const COMPANIONS: readonly ElementEntry[] = ELEMENTS.filter(({ name }) => name !== 'board');

/** `OthelloGame` for `game`. */
export function className({ name }: ElementEntry): string {
  return `Othello${name[0]!.toUpperCase()}${name.slice(1)}`;
}
