/** Bad moves of people, by how strong they are: the sample of `npm run bench:coach`. */
import { explain } from '../../../src/coach/explain.js';
import type { Explanation } from '../../../src/coach/reason.js';
import type { Engine } from '../../../src/engine/engine.js';
import { randomNumbers } from '../../../src/rules/random.js';
import { choicesOf, type Choice, type HumanGame } from '../../../training/human/games.js';

/** Discs that a move must lose to be in the sample. */
export const BAD_LOSS = 6;
/** Plies of the look that spares moves that lose nothing the whole explanation, and the discs that it must see lost. */
const LOOK = 8;
const LOOK_LOSS = 4;
/** The first moves of a game are known by heart, and of the last ones there is nothing to say but the count. */
const MOST_EMPTIES = 54;
const FEWEST_EMPTIES = 6;

/** How strong who moved is. */
export type Group = 'weak' | 'middle' | 'strong';
export const GROUPS: readonly Group[] = ['weak', 'middle', 'strong'];

/** Strength from which on a player counts as middle, and as strong. */
export interface Bounds {
  readonly middle: number;
  readonly strong: number;
}

export function groupOf(strength: number, { middle, strong }: Bounds): Group {
  return strength >= strong ? 'strong' : strength >= middle ? 'middle' : 'weak';
}

/** A choice of somebody of a group, and its place in the order of all that are tried. */
export interface Candidate extends Choice {
  readonly group: Group;
  readonly at: number;
}

/** One choice of each side of each game, in an order that follows from the seed. */
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

/** What the coach says of a choice as anybody asks it, where that loses enough. */
export async function explainIfBad(
  { position, move }: Candidate,
  engine: Engine,
): Promise<Explanation | undefined> {
  const { moves } = await engine.search(position, { depth: LOOK, multiPv: 60, fresh: true });
  const seen = moves.find((value) => value.move === move);
  if (!seen || moves[0]!.value - seen.value < LOOK_LOSS) return undefined;
  const explanation = await explain(position, move, engine);
  return explanation.loss >= BAD_LOSS ? explanation : undefined;
}
