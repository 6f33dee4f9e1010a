/** Selects the reasons that are offered as answers. */
import type { CoachStrings, ReasonKind } from '../../../src/core/coach.js';

/** Number of answers. */
const ANSWERS = 4;

/**
 * The first reason among others that do not hold, in random order. None of the others has the name of a reason that
 * holds.
 *
 * @param holding the reasons that hold, heaviest first
 * @param known kinds for the others; frequent ones are repeated in it
 */
export function reasonChoices(
  holding: readonly ReasonKind[],
  known: readonly ReasonKind[],
  { kinds }: Pick<CoachStrings, 'kinds'>,
  random: () => number,
): ReasonKind[] {
  const [right] = holding;
  const names = new Set(holding.map((kind) => kinds[kind]));
  const choices = [right!];
  const pool = [...known];
  while (choices.length < ANSWERS && pool.length > 0) {
    const [kind] = pool.splice(Math.floor(random() * pool.length), 1);
    if (names.has(kinds[kind!])) continue;
    names.add(kinds[kind!]);
    choices.push(kind!);
  }
  return choices
    .map((kind) => ({ kind, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ kind }) => kind);
}
