/** What puzzles of each theme are about. */
import type { ReasonKind } from '../../../src/core/coach.js';
import type { LessonId } from '../../learn/course/lesson.js';

/** What puzzles are about, called by the lesson that explains it. */
export type Idea = Extract<
  LessonId,
  | 'corners'
  | 'xSquares'
  | 'plans'
  | 'mobility'
  | 'passing'
  | 'quiet'
  | 'freeMoves'
  | 'swindles'
  | 'edges'
  | 'parity'
  | 'counting'
>;

const LESSON_OF: Readonly<Record<ReasonKind, Idea | undefined>> = {
  'corner-given': 'corners',
  'corner-left': 'corners',
  'corner-missed': 'corners',
  'corner-won-later': 'corners',
  'corner-threat-missed': 'corners',
  'corner-forced': 'xSquares',
  'corner-lost-later': 'xSquares',
  'x-square': 'xSquares',
  'c-square': 'xSquares',
  'corner-force-missed': 'plans',
  sacrifice: 'plans',
  'square-wanted': 'mobility',
  'reply-opened': 'mobility',
  'reply-prevented': 'mobility',
  'reply-poisoned': 'mobility',
  'reply-stronger': 'mobility',
  prepared: 'mobility',
  mobility: 'mobility',
  opens: 'mobility',
  'safe-moves': 'mobility',
  'wipe-out': 'passing',
  'pass-forced': 'passing',
  'pass-suffered': 'passing',
  'quiet-move': 'quiet',
  'could-wait': 'freeMoves',
  'reserve-lost': 'freeMoves',
  'too-early': 'freeMoves',
  'own-square-opened': 'swindles',
  'region-opened': 'swindles',
  'region-closed': 'swindles',
  'wedge-allowed': 'edges',
  'wedge-missed': 'edges',
  parity: 'parity',
  count: 'counting',
  'only-move': undefined,
  value: undefined,
};

/** What puzzles of a theme are about. */
export function ideaOfTheme(theme: ReasonKind): Idea | undefined {
  return LESSON_OF[theme];
}
