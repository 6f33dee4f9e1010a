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

/** What teaches less than that one square was missed several times. */
const WEAK: readonly Advice[] = [
  'opened',
  'reply',
  'closes',
  'mobility',
  'choices',
  'prepares',
  'first',
  'opens-nothing',
  'quiet',
  'region',
  'edge',
];

/** What the main move of a moment teaches; nothing where the board shows nothing. */
export function lessonOf(moment: Moment): Lesson | undefined {
  const { kind, fact, main, taken } = moment;
  const isAgain = kind === 'square' && !taken && (!fact || WEAK.includes(fact.advice));
  if (fact && !isAgain) return { advice: fact.advice, moment };
  if (isAgain) return { advice: 'again', moment };
  const isCounted = kind !== 'found' && main.position.empties <= COUNTING_EMPTIES;
  return isCounted ? { advice: 'count', moment } : undefined;
}
