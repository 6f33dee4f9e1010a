/** The effort of a review or an explanation: `quick` takes moments, `deepest` minutes for a game. */
export type Effort = 'quick' | 'thorough' | 'deepest';

/** The efforts, least first. */
export const EFFORTS: readonly Effort[] = ['quick', 'thorough', 'deepest'];

/**
 * Reads an effort.
 *
 * @throws {RangeError} when it is not one of {@link EFFORTS}
 */
export function checkedEffort(word: string): Effort {
  const effort = EFFORTS.find((known) => known === word);
  if (effort) return effort;
  throw new RangeError(`effort ${word}: ${EFFORTS.join(', ')} are accepted`);
}
