/**
 * The order of the documentation, by Diátaxis. Each name is a file of `docs/guides` or, for an element, of
 * `docs/elements`. Pages that are not listed come last in `reference`.
 */
export const CONTENTS = [
  { id: 'tutorials', guides: ['first-board', 'first-lesson'] },
  {
    id: 'howto',
    guides: [
      'install',
      'diagrams',
      'publish',
      'play-the-computer',
      'add-clock-and-moves',
      'play-remotely',
      'puzzles-and-openings',
      'review-games',
      'style',
      'frameworks',
      'content-security-policy',
      'offline',
      'use-the-engine',
      'command-line',
      'large-jobs',
      'agents',
      'translate',
      'troubleshoot',
    ],
  },
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
      'commands',
      'answers',
      'formats',
      'errors',
      'keyboard-and-screen-readers',
      'browsers',
    ],
  },
  {
    id: 'explanation',
    guides: ['playing-like-people', 'how-reviews-judge', 'one-game-many-views', 'measurements'],
  },
] as const satisfies readonly { readonly id: string; readonly guides: readonly string[] }[];

/** A group of guides. */
export type DocsGroup = (typeof CONTENTS)[number]['id'];

/** The guides to what most people want to do, for the beginning of the first page. */
export const TASKS = [
  'first-board',
  'install',
  'play-the-computer',
  'diagrams',
  'review-games',
  'frameworks',
  'style',
  'use-the-engine',
  'command-line',
] as const;
export type Task = (typeof TASKS)[number];

/** The first guide; its page is the index of the folder. */
export const FIRST_GUIDE = 'first-board';

/** Addresses that lead elsewhere: the names that a guide might have, each with the guide that has the subject. */
export const MOVED: Readonly<Record<string, string>> = {
  start: 'install',
  diagram: 'diagrams',
  opponent: 'play-the-computer',
  beside: 'add-clock-and-moves',
  remote: 'play-remotely',
  lesson: 'first-lesson',
  puzzle: 'puzzles-and-openings',
  openings: 'puzzles-and-openings',
  analysis: 'review-games',
  theming: 'style',
  accessibility: 'keyboard-and-screen-readers',
  languages: 'translate',
  writing: 'publish',
  scripting: 'one-game-many-views',
  csp: 'content-security-policy',
  'self-hosting': 'install',
  faults: 'troubleshoot',
  questions: 'troubleshoot',
  engine: 'use-the-engine',
  cli: 'command-line',
  jobs: 'large-jobs',
  'test-an-app': 'frameworks',
};
