/**
 * A plain model of human choice to compare with, fitted to the same choices: no strength as an input but a fit for each
 * band, and 36 features that one thinks of first: searches of 1, 2, 4, 6 and 8 plies, discs turned, replies, C- and
 * X-squares, corners given, quiet moves, and the last two moves. Each has a weight for the whole game, and more in the
 * opening and the end.
 */
import type { ForesightName } from '../../src/core/engine/levels/human/foresight.js';
import {
  circumstances,
  type MemoryName,
  type SightName,
} from '../../src/core/engine/levels/human/choice-model.js';
import { fitLogit, scoresOf, toChances, type LogitProblem } from './logit.js';
import { BAND_COUNT, bandOf } from './choice-figures.js';
import { memorySamples, sightSamples, type Samples, type ValuedChoice } from './samples.js';

const PLIES = [1, 2, 4, 6, 8] as const;
const FORESIGHTS: readonly ForesightName[] = PLIES.flatMap((plies) => [
  `loss${plies}` as const,
  `close${plies}` as const,
  `fair${plies}` as const,
  `best${plies}` as const,
]);
const SIGHTS: readonly SightName[] = [
  ...(['turnedLog', 'turnsOne', 'emptyAround', 'replies', 'cSquare', 'xSquare', 'cornerGiven'] as const),
  ...(['cornerOpen', 'edgeEmpty', 'opensNone', 'opensOne', 'centreHeld'] as const),
];
const MEMORIES: readonly MemoryName[] = ['besideLast', 'twoFromLast', 'besideOwnLast', 'twoFromOwnLast'];

/**
 * Chances of the moves of held-out choices, by a plain model that was fitted to others of the same band.
 *
 * @param judged the strength that decides the band
 */
export function plainChances(
  learned: readonly ValuedChoice[],
  heldBack: readonly ValuedChoice[],
  judged: (choice: ValuedChoice) => number,
  ridge: number,
): number[][] {
  const chances: number[][] = heldBack.map(() => []);
  for (let band = 0; band < BAND_COUNT; band++) {
    const isOfBand = (choice: ValuedChoice): boolean => bandOf(judged(choice)) === band;
    const places = [...heldBack.keys()].filter((at) => isOfBand(heldBack[at]!));
    const fit = fitLogit(problemOf(learned.filter(isOfBand)), ridge, () => undefined);
    const problem = problemOf(places.map((at) => heldBack[at]!));
    const scores = scoresOf(problem, fit);
    const { starts, chosen } = problem.samples;
    for (const [own, at] of places.entries()) {
      toChances(scores, starts[own]!, starts[own + 1]!, chosen[own]!);
      chances[at] = [...scores.subarray(starts[own], starts[own + 1])];
    }
  }
  return chances;
}

function problemOf(choices: readonly ValuedChoice[]): LogitProblem {
  return {
    samples: joined(sightSamples(choices, SIGHTS, FORESIGHTS), memorySamples(choices, MEMORIES)),
    // Without those that are multiplied by the strength.
    circumstances: choices.map(({ strength, position }) =>
      circumstances(strength, position.empties).slice(0, 3),
    ),
  };
}

/** The numbers of both for each move. */
function joined(one: Samples, other: Samples): Samples {
  const width = one.width + other.width;
  const rows = new Float32Array(one.starts.at(-1)! * width);
  for (let row = 0; row < one.starts.at(-1)!; row++) {
    rows.set(one.rows.subarray(row * one.width, (row + 1) * one.width), row * width);
    rows.set(other.rows.subarray(row * other.width, (row + 1) * other.width), row * width + one.width);
  }
  return { ...one, rows, width };
}
