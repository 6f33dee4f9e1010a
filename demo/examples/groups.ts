/** The examples in order, grouped by what a reader looks for. Each is a file in `snippets/`. */
export const GROUPS = [
  { id: 'diagrams', snippets: ['diagram', 'lesson', 'one-game', 'position', 'fallback'] },
  { id: 'play', snippets: ['two-players', 'two-tabs', 'bar', 'computer', 'thoughts', 'handicap', 'pass'] },
  { id: 'looks', snippets: ['themes', 'properties', 'parts', 'slots'] },
  {
    id: 'script',
    snippets: [
      'events',
      'puzzle',
      'methods',
      'search',
      'now',
      'ending',
      'preview',
      'form',
      'words',
      'engine',
      'picture',
      'link',
      'spoken',
      'names',
    ],
  },
  {
    id: 'beside',
    snippets: [
      'companions',
      'inside',
      'score',
      'clock',
      'moves',
      'side-lines',
      'controls',
      'evaluation',
      'review',
      'lines',
      'openings',
      'reviewed',
      'puzzle-element',
      'lesson-element',
    ],
  },
  { id: 'whole', snippets: ['game', 'live'] },
] as const;

/** A heading of the page. */
export type GroupId = (typeof GROUPS)[number]['id'];

/** The name of an example's file. */
export type SnippetId = (typeof GROUPS)[number]['snippets'][number];
