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
 * The elements of the package. Add a new one here, and its addresses in `exports.ts`; `npm run generate` writes the module
 * that defines it, its React component, and its types for templates.
 */
export const ELEMENTS: readonly ElementEntry[] = [
  { name: 'board', module: 'board/element/element', withBoard: true },
  { name: 'game', module: 'companions/game/game', withBoard: true },
  { name: 'score', module: 'companions/score/score' },
  { name: 'clock', module: 'companions/clock/clock' },
  { name: 'moves', module: 'companions/moves/moves' },
  { name: 'controls', module: 'companions/controls/controls' },
  { name: 'evaluation', module: 'companions/evaluation/evaluation' },
  { name: 'graph', module: 'companions/graph/graph' },
  { name: 'lines', module: 'companions/lines/lines' },
  { name: 'review', module: 'companions/review/review' },
  { name: 'openings', module: 'companions/openings/openings' },
  { name: 'puzzle', module: 'companions/puzzle/puzzle', withBoard: true },
  { name: 'lesson', module: 'companions/lesson/lesson', withBoard: true },
];

/** All but the board, whose modules are at the root of the package. */
export const COMPANIONS: readonly ElementEntry[] = ELEMENTS.filter(({ name }) => name !== 'board');

/** `OthelloGame` for `game`. */
export function className({ name }: ElementEntry): string {
  return `Othello${name[0]!.toUpperCase()}${name.slice(1)}`;
}
