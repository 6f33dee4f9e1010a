/**
 * The effects of the other side's move: which discs it flips, what it threatens, where the mover can no longer play. The
 * contrasts about replies, mobility and tempo name these effects in a reason.
 */
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import { takenBy } from './access.js';
import { isWedge } from '../positions/edges.js';
import { movesOf } from '../positions/lines.js';
import type { Outcome } from '../positions/outcome.js';
import type { Consequence } from './reason.js';
import { canEnter, regionsOf } from '../positions/regions.js';

/** Nobody takes in more than one effect in a sentence. */
const MOST_EFFECTS = 1;
/** Nobody looks up more squares than this in one sentence. */
export const MOST_SQUARES = 4;
/** From this number of empty squares on, single regions can be told apart. */
const REGION_EMPTIES = 24;
const LARGEST_REGION = 8;

/**
 * The weightiest effect of an answer to a move, if it has one.
 *
 * @param lost moves of the mover's that it takes away
 */
export function consequencesOf(outcome: Outcome, answer: Square, lost: readonly Square[]): Consequence[] {
  return mostImportant(allConsequencesOf(outcome, answer, lost));
}

/** The effects that an answer would not have after the better move; empty if it would have others there. */
export function strongerThan(
  worse: Outcome,
  better: Outcome,
  answer: Square,
  lost: readonly Square[],
): Consequence[] {
  const [here, there] = [allConsequencesOf(worse, answer, lost), allConsequencesOf(better, answer, [])];
  const kindsOf = (some: readonly Consequence[]): readonly Consequence['kind'][] =>
    some.map(({ kind }) => kind);
  if (!kindsOf(there).every((kind) => kindsOf(here).includes(kind))) return [];
  return mostImportant(here.filter(({ kind }) => !kindsOf(there).includes(kind)));
}

/** The most important effect. */
function mostImportant(found: readonly Consequence[]): Consequence[] {
  return found.slice(0, MOST_EFFECTS);
}

/** All effects of an answer. */
function allConsequencesOf(outcome: Outcome, answer: Square, lost: readonly Square[]): Consequence[] {
  const answered = outcome.after.play(answer);
  const all: readonly (readonly [Consequence['kind'], readonly Square[]])[] = [
    ['threatens', threatened(outcome, answered)],
    ['wedges', isWedge(answered, answer, outcome.other) ? [answer] : []],
    ['shuts-out', shutOut(outcome, answer, answered)],
    ['loses', lost.length <= MOST_SQUARES ? lost : []],
  ];
  return all
    .filter(([, squares]) => squares.length > 0)
    .map(([kind, squares]) => (kind === 'loses' ? losing(outcome, answer, squares) : { kind, squares }));
}

/** The effect of taking away moves, with the discs that cause it. */
export function losing(outcome: Outcome, answer: Square, lost: readonly Square[]): Consequence {
  const discs = takenBy(outcome, answer, lost)?.discs;
  return { kind: 'loses', squares: lost, ...(discs && { discs }) };
}

/** The corners that the other side could take next if it were to move again, and not before its answer. */
function threatened({ position, after, other }: Outcome, answered: Position): Square[] {
  const had = [...movesOf(position, other), ...movesOf(after, other)];
  return movesOf(answered, other).filter((square) => CORNERS.includes(square) && !had.includes(square));
}

/** The rest of the answer's region, if only the other side can play there. */
function shutOut({ after, mover, other }: Outcome, answer: Square, answered: Position): Square[] {
  if (after.empties > REGION_EMPTIES) return [];
  const region = regionsOf(after).find((squares) => squares.includes(answer))!;
  const rest = region.filter((square) => square !== answer);
  if (region.length > LARGEST_REGION) return [];
  const isShut =
    canEnter(after, mover, rest) && !canEnter(answered, mover, rest) && canEnter(answered, other, rest);
  return isShut && rest.length <= MOST_SQUARES ? rest : [];
}
