/**
 * The replies that punish a bad move: which they are, whether one was played, and what it does on the board. The facts of
 * a story (`fact.ts`) rest on them.
 */
import { movesOf, playOut } from '../../../coach/positions/lines.js';
import { decisive } from '../../../coach/reasons/access.js';
import type { EngineMove, MoveValue } from '../../../engine/engine.js';
import { opponent } from '../../../rules/color.js';
import type { GameNode } from '../../../rules/game/tree.js';
import type { Square } from '../../../rules/square.js';
import { CORNERS } from '../../../rules/strategy.js';
import type { PlyReview } from '../../ply-review.js';

/** The reviews of a game by the places after their moves. */
export type Reviews = ReadonlyMap<GameNode, PlyReview>;

/** What a reply does on the board. */
export interface Effect {
  readonly kind:
    /** It threatens these corners. */
    | 'threatens'
    /** The side that made the bad move can no longer play on these squares, where it wanted to. */
    | 'takes'
    /** It leaves that side clearly fewer moves than it had before the reply: `counts`. */
    | 'leaves';
  readonly squares: readonly Square[];
  /** For `takes`: the one or two discs that it flips and thereby closes the squares; empty if there are more. */
  readonly discs: readonly Square[];
  /** For `takes`: whether only that side could play there. */
  readonly isOwn?: boolean;
  /** For `leaves`: how many moves are left, and how many there were. */
  readonly counts?: readonly [left: number, before: number];
}

/** The reply to a bad move that punishes it: the one that was played, if that was as good, else the best one. */
export interface Reply {
  readonly square: Square;
  /** Whether the other side played it, or played another move that gave most of the loss back: `discs`. */
  readonly outcome: 'played' | 'missed' | 'best';
  /** In discs: what the other side's move lost. */
  readonly discs: number;
  readonly effect?: Effect;
}

/** All replies after which more than half of a loss remains, and the one of them to speak of. */
export interface Replies {
  readonly reply: Reply;
  readonly strong: readonly Square[];
  /** Best play after the bad move, which is not a part of it: the reply comes first. */
  readonly line: readonly EngineMove[];
}

/** A reply punishes a move if more than this part of the loss remains; of a small one, all but so many discs. */
const PART = 0.5;
const LEAST = 1;
/** In discs: a reply that loses fewer is as good as the best one. */
const AS_GOOD = 2;
/** In discs: a reply that loses fewer missed nothing. */
const MISSED = 3;
/** Counts of moves differ clearly if one is so many times the other, and by so many moves. */
const CLEARLY_TIMES = 1.5;
const CLEARLY = 3;
/** A threat counts if the corner falls within so many plies, or the next move prevents it. */
const THREAT_PLIES = 4;
/** A reply that comes so soon after the better move, too, was not prevented by it. */
const SOON_PLIES = 4;
/** The own moves of best play after the better move, by their place in that line. */
const WANTED = [0, 2, 4] as const;

/** The replies that punish a move; nothing if the other side has none. */
export function repliesTo(ply: PlyReview, reviews: Reviews): Replies | undefined {
  const { node, color, refutation, loss } = ply;
  const [child] = node.children;
  const next = child && reviews.get(child);
  const known = next && next.color !== color ? next : undefined;
  const found: readonly Pick<MoveValue, 'move' | 'value' | 'line'>[] = known?.moves ?? [
    { move: refutation[1] ?? 'pass', value: 0, line: refutation.slice(1) },
  ];
  const [best] = found;
  if (!best || best.move === 'pass') return undefined;
  const least = best.value - Math.max(LEAST, loss * PART);
  const strong = found
    .filter(({ value }) => value > least || value === best.value)
    .map(({ move }) => move as Square);
  const isPlayed = known !== undefined && known.loss < AS_GOOD && strong.includes(known.square);
  const isMissed = known !== undefined && known.loss >= MISSED && !strong.includes(known.square);
  const square = isPlayed ? known.square : best.move;
  const line = found.find(({ move }) => move === square)!.line;
  const effect = effectOf(ply, square, line);
  const outcome = isPlayed ? 'played' : isMissed ? 'missed' : 'best';
  return {
    reply: { square, outcome, discs: known?.loss ?? 0, ...(effect && { effect }) },
    strong,
    line,
  };
}

/** What a reply does, as far as it is the reason why it is strong. */
function effectOf(ply: PlyReview, square: Square, line: readonly EngineMove[]): Effect | undefined {
  const { position, color } = ply;
  const they = opponent(color);
  const after = position.play(ply.square).withTurn(they);
  if (!after.legalMoves.includes(square)) return undefined;
  const answered = after.play(square);
  // A corner and a pass need no other effect.
  if (CORNERS.includes(square) || answered.phase !== 'play') return undefined;
  const had = movesOf(after, they);
  const corners = movesOf(answered, they).filter((one) => CORNERS.includes(one) && !had.includes(one));
  const threats = corners.filter((corner) => isPressing(answered, line.slice(1), corner));
  if (threats.length > 0) return { kind: 'threatens', squares: threats, discs: [] };
  const [open, left] = [movesOf(after, color), movesOf(answered, color)];
  const better = lineOf(ply);
  const taken = WANTED.map((at) => better[at]).find(
    (move): move is Square =>
      move !== undefined && move !== 'pass' && move !== square && open.includes(move) && !left.includes(move),
  );
  if (taken) {
    const discs = decisive(after, answered, [taken], color)?.filter((disc) =>
      after.flips(square).includes(disc),
    );
    return { kind: 'takes', squares: [taken], discs: discs ?? [], isOwn: !had.includes(taken) };
  }
  // That it flips discs, or opens nothing new, is true of most moves.
  return isClearlyMore(open.length, left.length)
    ? { kind: 'leaves', squares: [], discs: [], counts: [left.length, open.length] }
    : undefined;
}

/** Whether a number of moves is clearly greater than another one: 14 moves are not clearly more than 11. */
export function isClearlyMore(more: number, fewer: number): boolean {
  return more - fewer >= CLEARLY && more >= fewer * CLEARLY_TIMES;
}

/** Whether a threat to take a corner matters: it is carried out soon, or the next move prevents it. */
function isPressing(position: PlyReview['position'], line: readonly EngineMove[], corner: Square): boolean {
  const steps = playOut(position, line);
  const threatens = opponent(position.turn);
  const isTaken = steps
    .slice(0, THREAT_PLIES)
    .some(({ move, color }) => move === corner && color === threatens);
  const [answer] = steps;
  return isTaken || (answer !== undefined && !movesOf(answer.after, threatens).includes(corner));
}

/** Whether the other side plays on a square soon after the better move as well: then it is no reason. */
export function comesAnyway(ply: PlyReview, square: Square): boolean {
  const they = opponent(ply.color);
  return playOut(ply.position, lineOf(ply).slice(0, SOON_PLIES + 1)).some(
    ({ move, color }) => move === square && color === they,
  );
}

/** Best play after the better move, which comes first. */
export function lineOf({ moves, best }: PlyReview): MoveValue['line'] {
  return moves.find(({ move }) => move === best[0])!.line;
}

/**
 * Whether something that a move did, and that others avoid, is a reason why it was bad: at least half of the others are
 * better by half of the loss or more. Else something else is wrong with all of them.
 */
export function isReason(
  { moves, after, loss, square }: PlyReview,
  avoids: (move: Square) => boolean,
): boolean {
  const others = moves.filter(
    (found): found is MoveValue & { move: Square } =>
      found.move !== 'pass' && found.move !== square && avoids(found.move),
  );
  const better = others.filter(({ value }) => value >= after + loss * PART);
  return better.length * 2 >= others.length;
}
