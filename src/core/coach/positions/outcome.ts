/**
 * The outcome of a move (the position after it, and best play from there), and squares that both sides want. Contrasts
 * compare the outcomes of two moves.
 */
import type { EngineMove, MoveValue } from '../../engine/engine.js';
import { opponent, type Color } from '../../rules/color.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import { couldPlay, movesOf, playOut, pliesUntil, seenBy, type Step } from './lines.js';

/** What a move leads to: the position after it, and best play from there. */
export interface Outcome {
  /** The position in which the move is made. */
  readonly position: Position;
  readonly move: Square;
  /** The side that makes it. */
  readonly mover: Color;
  readonly other: Color;
  /** Best play, beginning with the move. */
  readonly line: readonly EngineMove[];
  readonly steps: readonly Step[];
  /** The position after the move; the other side may have to pass. */
  readonly after: Position;
  /** The position after the other side's best reply, with the mover to move; `undefined` if the game ends before. */
  readonly replied: Position | undefined;
  /** What is known of the values of the other side's replies. */
  readonly known: KnownReplies;
}

/** What searches say of the replies to a move, each search for itself; none if nothing was searched. */
export interface KnownReplies {
  /** By how much each reply is worth less than the best one, in discs. */
  readonly behind: readonly ReadonlyMap<Square, number>[];
  /** What the mover plays best against each reply. */
  readonly met: readonly ReadonlyMap<Square, Square>[];
}

const NOTHING_KNOWN: KnownReplies = { behind: [], met: [] };

/** Plays a move and its line. */
export function outcomeOf(
  position: Position,
  { move, line }: Pick<MoveValue, 'move' | 'line'>,
  known = NOTHING_KNOWN,
): Outcome {
  const mover = position.turn;
  const square = move as Square;
  const after = position.play(square);
  const steps = playOut(position, line[0] === move ? line : [move]);
  return {
    position,
    move: square,
    mover,
    other: opponent(mover),
    line: steps.map((step) => step.move),
    steps,
    after,
    replied: repliedTo(after, mover, steps),
    known,
  };
}

/** A reply that is worth less than the best one, by more than this, in discs, is not wanted. */
const WANTED_WITHIN = 2;

/**
 * Whether the other side wants to reply on a square, as far as is known: by half of the searches it is hardly worth less
 * than its best reply.
 */
export function isWantedReply({ known: { behind } }: Outcome, square: Square): boolean {
  const wanted = behind.filter((search) => (search.get(square) ?? 0) <= WANTED_WITHIN);
  return 2 * wanted.length >= behind.length;
}

/** Whether a reply costs the other side so many discs, by all that is known. */
export function isCostlyReply({ known }: Outcome, square: Square, discs: number): boolean {
  return known.behind.length > 0 && known.behind.every((search) => (search.get(square) ?? 0) >= discs);
}

/** What a line plays until this ply, it plays soon. */
const SOON = 5;

/**
 * Whether the mover wants to play on a square against a reply: the line does, or a search finds nothing better there.
 * Where nothing is known, what the line soon plays is wanted.
 */
export function isWantedAgainst({ line, known: { met } }: Outcome, reply: Square, square: Square): boolean {
  if (line[1] === reply && line[2] === square) return true;
  return met.length === 0
    ? line.slice(2, SOON).includes(square)
    : met.some((search) => search.get(reply) === square);
}

/** The first position in which the mover has a move again, after the other side has played or passed. */
function repliedTo(after: Position, mover: Color, steps: readonly Step[]): Position | undefined {
  const next = after.settled();
  if (next.phase === 'over') return undefined;
  if (next.turn === mover) return next;
  const reply = steps[1];
  return reply && reply.after.phase !== 'over' ? reply.after : undefined;
}

/** Whether only the mover can play on a square before a move. */
export function isOwn({ position, other }: Outcome, square: Square): boolean {
  return position.legalMoves.includes(square) && !movesOf(position, other).includes(square);
}

/** Whether both sides can play on a square before a move; never for a pass. */
export function isShared({ position, mover, other }: Outcome, square: EngineMove | undefined): boolean {
  return [mover, other].every((color) => movesOf(position, color).some((move) => move === square));
}

/**
 * Whether only the better move settles who gets a square that both sides can play: the worse one leaves it to the other
 * side, and the better one leaves no such square, neither that of the worse move nor that of the answer to it.
 */
export function isContested(worse: Outcome, better: Outcome, square: Square): boolean {
  const { after, other, line } = better;
  const isLeft = movesOf(after, other).includes(worse.move) && isShared(worse, worse.move);
  const isTraded = isShared(worse, line[1]);
  return (
    !isLeft &&
    !isTraded &&
    isShared(worse, square) &&
    movesOf(worse.after, worse.other).includes(square) &&
    isWantedReply(worse, square)
  );
}

/** A reply that costs so many discs is no threat to a square. */
const COSTLY = 4;

/** Whether the opponent of the side that takes a square in a line can play there first, without a clear loss. */
export function isOpenBefore(outcome: Outcome, taker: Color, square: Square): boolean {
  const { steps, mover, other } = outcome;
  const plies = pliesUntil(steps, taker, [square]) ?? steps.length + 1;
  if (taker === other) return couldPlay(steps, mover, square, plies);
  // What the first reply costs is known.
  const from = isCostlyReply(outcome, square, COSTLY) ? 2 : 0;
  return couldPlay(steps.slice(from), other, square, plies - from);
}

/** The position after a move and another move's answer; without the answer if it is illegal. */
export function answeredAlike({ after, other }: Outcome, answer: Square): Position {
  return movesOf(after, other).includes(answer) ? seenBy(after, other).play(answer) : after;
}
