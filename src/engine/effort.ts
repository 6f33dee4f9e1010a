/** How much effort a review or an explanation takes: of `quick` one has seen enough in a moment, `deepest` takes minutes for a game. */
export type Effort = 'quick' | 'thorough' | 'deepest';

/** The efforts, from the least on. */
export const EFFORTS: readonly Effort[] = ['quick', 'thorough', 'deepest'];

/**
 * What is meant by a word.
 *
 * @throws {RangeError} when it is none of {@link EFFORTS}
 */
export function checkedEffort(word: string): Effort {
  const effort = EFFORTS.find((known) => known === word);
  if (effort) return effort;
  throw new RangeError(`effort ${word}: ${EFFORTS.join(', ')} are accepted`);
}
