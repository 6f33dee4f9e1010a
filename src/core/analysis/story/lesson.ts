/** The lesson of a key moment. The story of a game ends with it. */
import type { Advice } from './facts/fact.js';
import type { Moment } from './moments.js';

/** What one side can take along, and from which moment. */
export interface Lesson {
  readonly advice: Advice;
  readonly moment: Moment;
}

/** From so few empty squares on, people can count to the end. */
const COUNTING_EMPTIES = 12;

/** What the main move of a moment teaches; nothing where the board shows nothing. */
export function lessonOf(moment: Moment): Lesson | undefined {
  const { kind, fact, main } = moment;
  if (fact?.advice) return { advice: fact.advice, moment };
  if (kind === 'square') return { advice: 'again', moment };
  const isCounted = kind !== 'found' && main.position.empties <= COUNTING_EMPTIES;
  return isCounted ? { advice: 'count', moment } : undefined;
}

/** What some moments teach, those with the dearest move first. */
export function lessonsOf(moments: readonly Moment[]): Lesson[] {
  const dearestFirst = moments.toSorted((a, b) => b.main.loss - a.main.loss);
  return dearestFirst.flatMap((moment) => lessonOf(moment) ?? []);
}
