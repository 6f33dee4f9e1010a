/**
 * The common effect of several answers to a move, each about as strong as the best one: that is the reason where none
 * of them alone decides. `shape.ts` asks it.
 */
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import { movesOf, playedBy } from '../positions/lines.js';
import { isOwn, type Outcome } from '../positions/outcome.js';
import { MOST_SQUARES } from '../reasons/consequence.js';
import { isMissed } from './reply.js';
import type { Consequence } from '../reasons/reason.js';

/** What they play within so many plies of the better line is not prevented. */
const FOR_NOW = 8;
/** So few moves, and so many fewer, are worth a word. */
const FEW = 5;
const FEWER = 2;
/** What is open again until this ply is not shut. */
const SHUT_UNTIL = 3;

/** What all of some answers exploit; `undefined` if they are too many to name, or share nothing to be seen. */
export function sharedBy(
  worse: Outcome,
  better: Outcome,
  answers: readonly Square[],
): Consequence | undefined {
  const isPlain = (answer: Square): boolean =>
    !CORNERS.includes(answer) && movesOf(worse.after, worse.other).includes(answer);
  if (answers.length > MOST_SQUARES || !answers.every(isPlain)) return undefined;
  return opened(worse, better, answers) ?? takenAway(worse, better, answers);
}

/** Each of some answers leaves the mover fewer moves than the better line; named if they are few. */
export function leavingFew(
  worse: Outcome,
  better: Outcome,
  squares: readonly Square[],
): Consequence | undefined {
  if (squares.length > MOST_SQUARES || !better.replied || better.line[1] === 'pass') return undefined;
  const left = squares.map((square) => movesOf(worse.after.play(square), worse.mover).length);
  const counts = [Math.max(...left), better.replied.legalMoves.length] as const;
  return counts[0] <= FEW && counts[1] - counts[0] >= FEWER
    ? { kind: 'all-leave', squares, counts }
    : undefined;
}

/** The other side can play all of them after the move, and none after the better one, at once or soon. */
function opened(worse: Outcome, better: Outcome, squares: readonly Square[]): Consequence | undefined {
  const { after, steps, other, move } = better;
  const seen = [after, ...steps.slice(1, SHUT_UNTIL).map((step) => step.after)];
  const theirs = [...seen.flatMap((one) => movesOf(one, other)), ...playedBy(steps.slice(0, FOR_NOW), other)];
  // Where both sides can play, the better move is taken first, and closes nothing.
  const areShut = squares.every((square) =>
    square === move ? isOwn(worse, square) : !theirs.includes(square),
  );
  const areOwn = squares.every((square) => isOwn(worse, square));
  return areShut ? { kind: areOwn ? 'all-opened-own' : 'all-opened', squares } : undefined;
}

/** After each of them the mover can no longer make a move that is possible until then, and that it wants. */
function takenAway(worse: Outcome, better: Outcome, squares: readonly Square[]): Consequence | undefined {
  const left = squares.map((square) => worse.after.play(square));
  const there = better.replied && movesOf(better.replied, better.mover);
  const own = movesOf(worse.after, worse.mover).find(
    (move) =>
      (move === better.move ||
        (there?.includes(move) && squares.every((square) => isMissed(worse, better, square, move)))) &&
      left.every((one) => one.at(move) === undefined && !movesOf(one, worse.mover).includes(move)),
  );
  return own && { kind: 'all-take', squares, discs: [own] };
}
