/** The efforts of a search: reviews, explanations and their elements offer these, and one word means the same in all. */

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
  throw new RangeError(`effort takes one of ${EFFORTS.join(', ')}, not ${word}`);
}

/** What an effort means: nodes for an estimate, empty squares from which values are proven, and nodes for a proof. */
export interface EffortLimits {
  readonly nodes: number;
  readonly exactFrom: number;
  readonly exactNodes: number;
}

/**
 * The limits of each effort. Thorough effort proves nearly all positions with 24 empty squares that occur in human
 * games.
 */
export const EFFORT_LIMITS: Readonly<Record<Effort, EffortLimits>> = {
  quick: { nodes: 100_000, exactFrom: 18, exactNodes: 5_000_000 },
  thorough: { nodes: 1_000_000, exactFrom: 24, exactNodes: 50_000_000 },
  deepest: { nodes: 20_000_000, exactFrom: 26, exactNodes: 500_000_000 },
};

/** The effort of hints and of comments on a running game: nobody waits long for them. */
export const EFFORT_IN_PLAY: Effort = 'quick';
