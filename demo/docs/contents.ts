/**
 * The order of the documentation. Each name is a file of `docs/guides` or, for an element, of `docs/elements`. Guides
 * that are not listed come last in `build`, elements in `reference`.
 */
export const CONTENTS = [
  { id: 'begin', guides: ['start', 'diagram', 'opponent', 'beside', 'remote'] },
  { id: 'study', guides: ['lesson', 'puzzle', 'openings', 'analysis'] },
  { id: 'page', guides: ['theming', 'accessibility', 'languages', 'writing'] },
  {
    id: 'build',
    guides: ['scripting', 'frameworks', 'csp', 'self-hosting', 'offline', 'faults', 'browsers', 'questions'],
  },
  { id: 'engine', guides: ['engine', 'cli', 'jobs', 'formats', 'measurements'] },
  {
    id: 'reference',
    guides: [
      'othello-board',
      'othello-game',
      'othello-score',
      'othello-clock',
      'othello-controls',
      'othello-moves',
      'othello-evaluation',
      'othello-graph',
      'othello-lines',
      'othello-review',
      'othello-openings',
      'othello-puzzle',
      'othello-lesson',
      'modules',
    ],
  },
] as const satisfies readonly { readonly id: string; readonly guides: readonly string[] }[];

/** A group of guides. */
export type DocsGroup = (typeof CONTENTS)[number]['id'];

/** The first guide; its page is the index of the folder. */
export const FIRST_GUIDE = 'start';
