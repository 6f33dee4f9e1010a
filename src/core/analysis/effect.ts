/**
 * What the answer to a bad move does on the board, and what the better move would have done there. The text of a story
 * names it where a reason alone would say little.
 */
import { neighboursOf } from '../coach/frontier.js';
import type { MoveValue } from '../engine/engine.js';
import type { Reason } from '../coach/reason.js';
import { opponent, type Color } from '../rules/color.js';
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { CORNERS } from '../rules/strategy.js';
import type { PlyReview } from './ply-review.js';

/** An effect of an answer that both sides can see, and its squares. */
export interface Effect {
  readonly kind:
    /** It is a corner, threatens corners, or its side takes them in best play. */
    | 'corner'
    | 'threatens'
    | 'corner-later'
    /** It leaves no move, takes moves away, wedges a disc in on an edge, or shuts the other side out of squares. */
    | 'pass'
    | 'loses'
    | 'wedges'
    | 'shuts-out'
    /** It flips discs on an edge. */
    | 'flips-edge'
    /** It leaves only these moves, or clearly fewer. */
    | 'leaves'
    | 'fewer';
  readonly squares: readonly Square[];
}

/** What a better move does that the worse one does not, and its squares. */
export interface Worth {
  readonly kind:
    /** It is a corner, threatens corners, or its side takes them in best play. */
    | 'corner'
    | 'threatens'
    | 'corner-later'
    /** It leaves the other side no move. */
    | 'pass'
    /** It closes a square to the other side, or is on a square where the other side plays soon. */
    | 'closes'
    | 'wanted'
    /** It leaves the other side fewer moves, or its own side more. */
    | 'choices'
    | 'moves'
    /** Its flips touch fewer empty squares, or it flips fewer discs while many are a burden. */
    | 'quiet'
    | 'flips';
  readonly squares: readonly Square[];
}

/** After an answer that leaves so few moves, they are named. */
const FEW_MOVES = 2;
/** So many moves fewer, and so many flipped discs or touched squares, are clearly fewer. */
const CLEARLY = 3;
const CLEARLY_QUIETER = 2;
/** Among so many next moves of the other side, a square is one that it needs, too. */
const SOON = 2;
/** A square that the other side takes within so many plies did not wait. */
const TAKEN_PLIES = 8;
/** With so many empty squares, discs are a burden. */
const BURDEN = 24;
/** A corner within so many plies of a line belongs to what the first move did. */
const LINE_PLIES = 8;

/** The effect of the answer to a bad move that its better move would not have allowed, the weightiest one. */
export function effectOf(ply: PlyReview, reason?: Reason): Effect | undefined {
  const { position, square, color, best, refutation } = ply;
  const answer = reason?.line[1] ?? refutation[1];
  const better = best[0]!;
  const after = position.play(square);
  const they = opponent(color);
  if (
    answer === undefined ||
    answer === 'pass' ||
    better === square ||
    !movesOf(after, they).includes(answer)
  )
    return undefined;
  const instead = position.play(better);
  const isSame = movesOf(instead, they).includes(answer);
  if (CORNERS.includes(answer)) return isSame ? undefined : { kind: 'corner', squares: [answer] };
  const then = after.play(answer);
  const had = [
    ...cornersOf(after, they),
    ...cornersOf(instead, they),
    ...(isSame ? cornersOf(instead.play(answer), they) : []),
  ];
  const threats = cornersOf(then, they).filter((corner) => !had.includes(corner));
  if (threats.length > 0) return { kind: 'threatens', squares: threats };
  const left = movesOf(then, color);
  if (left.length === 0 && then.phase !== 'over') return { kind: 'pass', squares: [] };
  const later = cornersIn(position, refutation, they).filter(
    (corner) => !cornersIn(position, lineOf(ply), they).includes(corner),
  );
  if (later.length > 0 && answer === refutation[1])
    return { kind: 'corner-later', squares: later.slice(0, 1) };
  for (const { kind, squares } of reason?.consequences ?? []) {
    if (kind === 'loses' || kind === 'wedges' || kind === 'shuts-out' || kind === 'flips-edge')
      return { kind, squares };
  }
  if (answer !== better && movesOf(after, color).includes(better) && !left.includes(better))
    return { kind: 'loses', squares: [better] };
  if (left.length <= FEW_MOVES && left.length > 0) return { kind: 'leaves', squares: left };
  const remaining = movesLeft(position, lineOf(ply), color);
  return remaining - left.length >= CLEARLY ? { kind: 'fewer', squares: [] } : undefined;
}

/** What the better move of a bad one was worth on the board. */
export function worthOf(ply: PlyReview): Worth | undefined {
  const { position, square, color, best, refutation } = ply;
  const better = best[0]!;
  const they = opponent(color);
  if (CORNERS.includes(better)) return { kind: 'corner', squares: [better] };
  const instead = position.play(better);
  const after = position.play(square);
  if (instead.phase !== 'over' && movesOf(instead, they).length === 0 && movesOf(after, they).length > 0)
    return { kind: 'pass', squares: [] };
  const had = [...cornersOf(position, color), ...cornersOf(after, color)];
  const threats = cornersOf(instead, color).filter((corner) => !had.includes(corner));
  if (threats.length > 0) return { kind: 'threatens', squares: threats };
  const later = cornersIn(position, lineOf(ply), color).filter(
    (corner) => !had.includes(corner) && !cornersIn(position, refutation, color).includes(corner),
  );
  if (later.length > 0) return { kind: 'corner-later', squares: later.slice(0, 1) };
  const [, answer] = refutation;
  const isClosed =
    answer !== undefined &&
    answer !== 'pass' &&
    answer !== better &&
    movesOf(after, they).includes(answer) &&
    !movesOf(instead, they).includes(answer);
  if (isClosed) return { kind: 'closes', squares: [answer] };
  if (playedIn(position, refutation, they).slice(0, SOON).includes(better) && isTakenSoon(ply, better))
    return { kind: 'wanted', squares: [better] };
  return countedWorth(ply, after, instead);
}

/** The corners that the better move lets the other side take, which it could not take before. */
export function cornersGiven({ position, color, best }: PlyReview): Square[] {
  const they = opponent(color);
  const had = cornersOf(position, they);
  return cornersOf(position.play(best[0]!), they).filter((corner) => !had.includes(corner));
}

/** The answer to a move, and the one to the better move if it is another; `undefined` if the side has none. */
export function answersOf(ply: PlyReview): readonly [reply: Square, otherReply?: Square] | undefined {
  const [reply, otherReply] = [ply.refutation[1], lineOf(ply)[1]];
  if (!reply || reply === 'pass') return undefined;
  return otherReply === undefined || otherReply === 'pass' || otherReply === reply
    ? [reply]
    : [reply, otherReply];
}

/** Whether the other side took a square soon after a move, in the game, or in best play where the game stops. */
export function isTakenSoon({ node, color, position, refutation }: PlyReview, square: Square): boolean {
  let at = node;
  for (let plies = 0; plies < TAKEN_PLIES; plies++) {
    const [next] = at.children;
    if (!next) return playedIn(position, refutation, opponent(color)).slice(0, SOON).includes(square);
    if (next.move === square) return next.color !== color;
    at = next;
  }
  return false;
}

/** What can only be counted: moves of both sides, and the empty squares that flips touch. */
function countedWorth(ply: PlyReview, after: Position, instead: Position): Worth | undefined {
  const { position, square, color, best, refutation } = ply;
  const they = opponent(color);
  if (movesOf(after, they).length - movesOf(instead, they).length >= CLEARLY)
    return { kind: 'choices', squares: [] };
  if (movesLeft(position, lineOf(ply), color) - movesLeft(position, refutation, color) >= CLEARLY)
    return { kind: 'moves', squares: [] };
  if (touchedBy(position, square) - touchedBy(position, best[0]!) >= CLEARLY_QUIETER)
    return { kind: 'quiet', squares: [] };
  const flips = position.flips(square).length - position.flips(best[0]!).length;
  return position.empties >= BURDEN && flips >= CLEARLY_QUIETER ? { kind: 'flips', squares: [] } : undefined;
}

/** How many empty squares the discs touch that a move flips. */
function touchedBy(position: Position, square: Square): number {
  const touched = position.flips(square).flatMap((flipped) => neighboursOf(flipped));
  return new Set(touched.filter((near) => near !== square && position.at(near) === undefined)).size;
}

/** Best play after the better move, which comes first. */
function lineOf({ moves, best }: PlyReview): MoveValue['line'] {
  return moves.find(({ move }) => move === best[0])!.line;
}

/** The corners that a side takes in the first plies of a line. */
function cornersIn(from: Position, line: MoveValue['line'], color: Color): Square[] {
  return playedIn(from, line, color).filter((square) => CORNERS.includes(square));
}

/** Where a side plays in the first plies of a line. */
function playedIn(from: Position, line: MoveValue['line'], color: Color): Square[] {
  const played: Square[] = [];
  let position = from;
  for (const move of line.slice(0, LINE_PLIES)) {
    if (move !== 'pass' && position.turn === color) played.push(move);
    position = position.play(move);
  }
  return played;
}

/** How many moves a side has after its move and the answer of a line. */
function movesLeft(from: Position, [move, answer]: MoveValue['line'], color: Color): number {
  if (move === undefined || answer === undefined) return 0;
  return movesOf(from.play(move).play(answer), color).length;
}

const movesOf = (position: Position, color: Color): readonly Square[] => position.withTurn(color).legalMoves;

const cornersOf = (position: Position, color: Color): Square[] =>
  movesOf(position, color).filter((square) => CORNERS.includes(square));
