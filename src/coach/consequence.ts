/** What a move of the other side does on the board: which discs it turns, what it threatens, where the mover can no longer play. */
import type { Color } from '../rules/color.js';
import type { Position } from '../rules/position.js';
import { SQUARES, type Square } from '../rules/square.js';
import { CORNERS } from '../rules/strategy.js';
import { takenBy } from './access.js';
import { EDGE_LINES, isWedge } from './edges.js';
import { openness } from './frontier.js';
import { movesOf } from './lines.js';
import type { Outcome } from './outcome.js';
import type { Access, Consequence } from './reason.js';
import { canEnter, regionsOf } from './regions.js';
import { stableDiscsOf } from './stability.js';

/** Consequences that are said of one move. */
const SAID = 2;
/** What is true of many answers that do no harm. */
const SMALL: readonly Consequence['kind'][] = ['turns-edge', 'stays', 'last-square'];
/** Discs that the move has just turned. */
const BACK: readonly Consequence['kind'][] = ['turns-back', 'could-turn-back'];
/** More squares in one sentence nobody looks up. */
export const MOST_SQUARES = 4;
/** From so many empty squares on, single regions are told apart. */
const REGION_EMPTIES = 24;
const LARGEST_REGION = 8;
/** Once fewer squares are empty, nobody waits with quiet moves any more. */
const QUIET_EMPTIES = 12;

/**
 * What the answer to a move does, what weighs most first, two at the most.
 *
 * @param lost moves of the mover's that it takes away
 */
export function consequencesOf(outcome: Outcome, answer: Square, lost: readonly Square[]): Consequence[] {
  return said(allConsequencesOf(outcome, answer, lost));
}

/** What an answer does, and would not do after the better move; nothing where it would do something else there. */
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
  return said(here.filter(({ kind }) => !kindsOf(there).includes(kind) && kind !== 'gives-nothing'));
}

/** What matters most; of what seldom matters one thing, where there is nothing else. */
function said(found: readonly Consequence[]): Consequence[] {
  const telling = found.filter(
    ({ kind, squares }) => !SMALL.includes(kind) && (kind !== 'turns-back' || squares.length > 1),
  );
  return telling.length > 0 ? telling.slice(0, SAID) : found.slice(0, 1);
}

function allConsequencesOf(outcome: Outcome, answer: Square, lost: readonly Square[]): Consequence[] {
  const { after } = outcome;
  const turned = after.flips(answer);
  const back = turnedBack(outcome, answer);
  const onEdge = turned.filter((square) => EDGE_LINES.some((edge) => edge.includes(square)));
  // That it turns an edge tells more than which disc of it is turned back.
  const tellsMore = onEdge.length > back.length && back.every((square) => onEdge.includes(square));
  const answered = after.play(answer);
  const all: readonly (readonly [Consequence['kind'], readonly Square[]])[] = [
    ['threatens', threatened(outcome, answered)],
    ['wedges', isWedge(answered, answer, outcome.other) ? [answer] : []],
    ['shuts-out', shutOut(outcome, answer, answered)],
    ['loses', lost.length <= MOST_SQUARES ? lost : []],
    ['gives-nothing', isQuietGain(outcome, answer, answered) ? [answer] : []],
    ['turns-back', tellsMore || back.length > MOST_SQUARES ? [] : back],
    ['turns-edge', tellsMore && onEdge.length <= MOST_SQUARES ? onEdge : []],
    ['stays', stableDiscsOf(answered, outcome.other).includes(answer) ? [answer] : []],
    ['last-square', fillsRegion(after, answer) ? [answer] : []],
  ];
  return all
    .filter(([, squares]) => squares.length > 0)
    .map(([kind, squares]) => (kind === 'loses' ? losing(outcome, answer, squares) : { kind, squares }));
}

/** That an answer takes moves away, and by which discs it does. */
export function losing(outcome: Outcome, answer: Square, lost: readonly Square[]): Consequence {
  const discs = takenBy(outcome, answer, lost)?.discs;
  return { kind: 'loses', squares: lost, ...(discs && { discs }) };
}

/** Without what goes without saying: that discs are turned back of which it is said that they open the square. */
export function besides(
  access: Access | undefined,
  consequences: readonly Consequence[],
): readonly Consequence[] {
  const isSaid = (disc: Square): boolean => access?.discs.includes(disc) === true;
  return consequences.filter(({ kind, squares }) => !BACK.includes(kind) || !squares.every(isSaid));
}

/** The discs that an answer would turn and that the move has just turned. */
export function turnedBack({ position, after, other }: Outcome, answer: Square): Square[] {
  const turned = after.flips(answer);
  return SQUARES.filter((square) => position.at(square) === other && turned.includes(square));
}

/** The corners that the other side could take next if it were to move again, and not before its answer. */
function threatened({ position, after, other }: Outcome, answered: Position): Square[] {
  const had = [...movesOf(position, other), ...movesOf(after, other)];
  return movesOf(answered, other).filter((square) => CORNERS.includes(square) && !had.includes(square));
}

/** What is left of the region of the answer, where only the other side can go on there. */
function shutOut({ after, mover, other }: Outcome, answer: Square, answered: Position): Square[] {
  if (after.empties > REGION_EMPTIES) return [];
  const region = regionsOf(after).find((squares) => squares.includes(answer))!;
  const rest = region.filter((square) => square !== answer);
  if (rest.length === 0 || region.length > LARGEST_REGION) return [];
  const isShut =
    canEnter(after, mover, rest) && !canEnter(answered, mover, rest) && canEnter(answered, other, rest);
  return isShut && rest.length <= MOST_SQUARES ? rest : [];
}

function fillsRegion(after: Position, answer: Square): boolean {
  return after.empties > 1 && regionsOf(after).some((region) => region.length === 1 && region[0] === answer);
}

/** Whether the answer turns nothing that touches another empty square, and is such that after it the mover can play nowhere where it could not have played before. */
function isQuietGain({ after, mover }: Outcome, answer: Square, answered: Position): boolean {
  return (
    after.empties >= QUIET_EMPTIES && openness(after, answer) === 0 && givesNothing(after, answered, mover)
  );
}

/** Whether a side can play nowhere in a later position where it could not play in an earlier one. */
export function givesNothing(after: Position, answered: Position, mover: Color): boolean {
  const had = movesOf(after, mover);
  return movesOf(answered, mover).every((square) => had.includes(square));
}
