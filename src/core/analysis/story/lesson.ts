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
function lessonOf(moment: Moment): Lesson | undefined {
  const { kind, fact, main } = moment;
  if (fact?.advice) return { advice: fact.advice, moment };
  if (kind === 'square') return { advice: 'again', moment };
  const isCounted = kind !== 'found' && main.position.empties <= COUNTING_EMPTIES;
  return isCounted ? { advice: 'count', moment } : undefined;
}

/** In discs: a moment that cost this part of the costliest teaches as much. */
const LIKE = 0.75;

/**
 * What a side can take along: from where the game turned, if that is its move, else from its costliest moment, or one that
 * cost about as much. A small moment is no lesson of a game that another one decided.
 *
 * @param moments those of the side
 * @param first the number of the move with which the game turned
 */
export function lessonFrom(moments: readonly Moment[], first: number | undefined): Lesson | undefined {
  const dearestFirst = moments.toSorted((a, b) => b.main.loss - a.main.loss);
  const [top, ...others] = [
    ...new Set([...moments.filter(({ main }) => main.ply === first), ...dearestFirst]),
  ];
  if (!top) return undefined;
  const like = [top, ...others.filter(({ main }) => main.loss >= top.main.loss * LIKE)];
  const [lesson] = like.flatMap((moment) => lessonOf(moment) ?? []);
  return lesson ?? (top.fact?.reply && { advice: 'reply', moment: top });
}
