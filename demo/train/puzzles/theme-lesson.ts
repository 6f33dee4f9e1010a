/** The lesson that explains what a person keeps missing in puzzles. */
import type { ReasonKind } from '../../../src/core/coach.js';
import { shippedPuzzle } from '../../../src/core/puzzles.js';
import type { LessonId } from '../../learn/course/lesson.js';
import { isClean, type Attempt } from '../../progress/training.js';
import { numberOf } from './shipped.js';

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

/** So many misses among the last tries of a kind call for its lesson. */
const MISSES = 3;
const LAST_TRIES = 5;

/** The lesson for a puzzle whose kind was missed three times of late; `undefined` if it goes well. */
export function lessonFor(key: string, attempts: readonly Attempt[]): Idea | undefined {
  const lesson = ideaOf(key);
  if (!lesson) return undefined;
  const last = attempts.filter((one) => ideaOf(one.key) === lesson).slice(-LAST_TRIES);
  return last.filter((one) => !isClean(one)).length >= MISSES ? lesson : undefined;
}

/** What the puzzle with a key is about; `undefined` for those from own games. */
export function ideaOf(key: string): Idea | undefined {
  const number = numberOf(key);
  return number === undefined ? undefined : ideaOfTheme(shippedPuzzle(number).theme);
}

/** What puzzles of a theme are about. */
export function ideaOfTheme(theme: ReasonKind): Idea | undefined {
  return LESSON_OF[theme];
}
