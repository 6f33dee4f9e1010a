/** Bad moves of people, grouped by strength: the sample of `npm run -w training bench:coach`. */
import { explain } from '../../../src/core/coach/explain.js';
import type { Explanation } from '../../../src/core/coach/reasons/reason.js';
import type { Effort } from '../../../src/core/engine/effort.js';
import type { Engine } from '../../../src/core/engine/engine.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import { choicesOf, type Choice, type HumanGame } from '../../../training/human/human-games.js';

/** The loss of a move in the sample, in discs. */
export const BAD_LOSS = 5;
/**
 * Depth of a short search that excludes moves without a loss before the full explanation, and the loss that it must
 * find, in discs.
 */
const LOOK = 8;
const LOOK_LOSS = 4;
/** The first moves of a game are known by heart, and about the last ones there is nothing to say but the count. */
const MOST_EMPTIES = 54;
const FEWEST_EMPTIES = 6;

/** The strength of the player who moved. */
export type Group = 'weak' | 'middle' | 'strong';
export const GROUPS: readonly Group[] = ['weak', 'middle', 'strong'];

/** Strengths from which a player counts as middle, and as strong. */
export interface Bounds {
  readonly middle: number;
  readonly strong: number;
}

export function groupOf(strength: number, { middle, strong }: Bounds): Group {
  return strength >= strong ? 'strong' : strength >= middle ? 'middle' : 'weak';
}

/** A choice of a player of a group, and its index among all candidates. */
export interface Candidate extends Choice {
  readonly group: Group;
  readonly at: number;
}

/** One choice of each side of each game, in an order that depends on the seed. */
export function* candidates(
  games: readonly HumanGame[],
  bounds: Bounds,
  seed: number,
): Generator<Candidate, void> {
  const random = randomNumbers(seed);
  const order = games
    .map((game) => ({ game, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ game }) => game);
  let at = 0;
  for (const game of order) {
    const choices = choicesOf(game).filter(
      ({ position: { empties } }) => empties <= MOST_EMPTIES && empties >= FEWEST_EMPTIES,
    );
    for (const color of ['black', 'white'] as const) {
      at++;
      const own = choices.filter(({ position }) => position.turn === color);
      const choice = own[Math.floor(random() * own.length)];
      if (choice) yield { ...choice, group: groupOf(choice.strength, bounds), at };
    }
  }
}

/** The coach's explanation of a choice, if its loss is large enough. */
export async function explainIfBad(
  { position, move }: Candidate,
  engine: Engine,
  effort: Effort,
): Promise<Explanation | undefined> {
  const { moves } = await engine.search(position, { depth: LOOK, multiPv: 60, fresh: true });
  const seen = moves.find((value) => value.move === move);
  if (!seen || moves[0]!.value - seen.value < LOOK_LOSS) return undefined;
  const explanation = await explain(position, move, engine, { effort });
  return explanation.loss >= BAD_LOSS ? explanation : undefined;
}
