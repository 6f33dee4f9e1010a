/**
 * The fact about a bad move of a game: one thing that both sides can see, checked on the board before the move and
 * against the moves that followed. The sentence about the move and its lesson both come from it.
 */
import { neighboursOf } from '../../../coach/positions/frontier.js';
import { playOut } from '../../../coach/positions/lines.js';
import type { Explanation, Reason, ReasonKind } from '../../../coach/reasons/reason.js';
import type { EngineMove } from '../../../engine/engine.js';
import { opponent } from '../../../rules/color.js';
import type { Square } from '../../../rules/square.js';
import { CORNERS } from '../../../rules/strategy.js';
import type { PlyReview } from '../../ply-review.js';
import { shutsOut, worthOf, type Effect, type Worth } from './effect.js';
import {
  bestTakerOf,
  CORNER_PLIES,
  decidesAlone,
  isDecisive,
  isTakenSoon,
  lineOf,
  movesOf,
  passesSoon,
  plays,
  staysClosed,
  TAKEN_PLIES,
  takerOf,
  type Reviews,
} from './followed.js';

/** One thing to take along from a moment. */
export type Advice =
  /** A move beside an empty corner gave the corner away. */
  | 'corner-beside'
  /** Another move opened a corner, or left it open. */
  | 'corner-opened'
  /** The move led to a corner for the other side. */
  | 'corner-lost'
  /** The corner could be taken at once, or the better move led to it. */
  | 'corner-now'
  | 'corner-missed'
  | 'sacrifice'
  | 'square-shared'
  /** The move closed to its own side a square where the other one could still play. */
  | 'left-alone'
  /** A square that only one side could play was opened to the other; it should have been played on before that. */
  | 'own-square'
  | 'own-now'
  /** The move opened another square, on which the other side answered. */
  | 'opened'
  /** The same move was best several times. */
  | 'again'
  /** The move could wait: nobody else could play there. */
  | 'could-wait'
  /** The better move would have closed the square of the answer. */
  | 'closes'
  /** Clearly fewer moves were left after the best answer. */
  | 'mobility'
  /** The other side got clearly more moves, or could have been left without any. */
  | 'choices'
  /** The better move made another one possible. */
  | 'prepares'
  /** It threatened a corner, or the discs that it flipped touched clearly fewer empty squares. */
  | 'threat'
  | 'quiet'
  | 'no-move'
  | 'region'
  | 'edge'
  | 'wipe-out'
  | 'pass'
  | 'count';

/** What a bad move did. */
export type CauseKind =
  | 'corner-given'
  | 'corner-left'
  | 'corner-lost'
  /** The same with the square that the move opened on the way to it: `step`. */
  | 'corner-step'
  | 'sacrifice'
  | 'square-shared'
  | 'left-alone'
  | 'own-square'
  | 'opened'
  | 'could-wait'
  | 'region'
  | 'edge'
  | 'wipe-out'
  | 'pass';

/** What decided a bad move: what it did, or what the better one does, and what that teaches. */
export interface Fact {
  readonly advice: Advice;
  /** What the move did; with `edge`, the square of the answer, whose effect is `effect`. */
  readonly cause?: {
    readonly kind: CauseKind;
    readonly squares: readonly Square[];
    /** With `corner-step`: the square before the corner. */
    readonly step?: Square;
  };
  readonly effect?: Effect;
  readonly worth?: Worth;
  /** The reason that it comes from. */
  readonly reason?: Reason;
}

/** A corner that falls later in best play is too far away to be the reason of a move, or what it was for. */
const NEAR_PLIES = 3;
/** The coach gives no more reasons, besides the values. */
const MOST_REASONS = 2;
/** An answer that comes so early after the better move as well was not opened by the worse one. */
const SOON_PLIES = 4;

/** What everybody understands at once, whatever else a move did. */
const PLAIN: readonly CauseKind[] = [
  'corner-given',
  'corner-left',
  'corner-lost',
  'corner-step',
  'pass',
  'wipe-out',
];

/** Whether a fact says more than that a square was left several times. */
export function isPlain(fact: Fact | undefined): boolean {
  return fact?.advice === 'corner-now' || (fact?.cause !== undefined && PLAIN.includes(fact.cause.kind));
}

/** Reasons of the coach that say what the other side answers. */
const OF_ANSWERS: readonly ReasonKind[] = ['square-wanted', 'reply-prevented', 'reply-stronger'];

/** Whether the game went as a reason of the coach says: the answer of which it speaks came soon, if it speaks of one. */
export function cameTrue(ply: PlyReview, { kind, squares, line }: Reason): boolean {
  const answer = kind === 'square-wanted' ? squares[0] : line[1];
  return !OF_ANSWERS.includes(kind) || (answer !== undefined && isTakenSoon(ply, answer as Square));
}

/** A move of a moment and why it was bad, or good. */
export interface Point {
  readonly ply: PlyReview;
  readonly explanation: Explanation;
}

/** The fact about a bad move, the one that teaches most; nothing if the board shows none. */
export function factOf(point: Point, reviews: Reviews): Fact | undefined {
  const { ply, explanation } = point;
  if (ply.best[0] === ply.square) return undefined;
  const worth = worthOf(ply, reviews);
  if (worth?.kind === 'corner') return { advice: 'corner-now', worth };
  const onBoard =
    cornerFact(ply, reviews) ?? passFact(ply, worth) ?? ledFact(ply, reviews) ?? openedFact(ply, reviews);
  if (onBoard) return onBoard;
  // The reasons of a comparison with another move say nothing of this one.
  const reasons = explanation.other === ply.best[0] ? explanation.reasons : [];
  for (const reason of reasons.slice(0, MOST_REASONS)) {
    const fact = factOfReason(ply, reason, reviews);
    if (fact) return { ...fact, reason };
  }
  const [best] = ply.best;
  return (
    ownFact(ply, [best!]) ??
    waitFact(ply, reviews) ??
    sharedFact(ply, best!, reviews) ??
    answerFact(ply, reviews) ??
    worthFact(worth)
  );
}

/** What a better move does, for a move that was well found: as if the next best one had been played. */
export function foundFact(ply: PlyReview): Fact | undefined {
  const worth = worthOf(nextBest(ply), new Map());
  // Nobody is praised for a corner that the other side then took.
  const isInVain = worth?.squares.some(
    (square) => CORNERS.includes(square) && takerOf(ply, square) === opponent(ply.color),
  );
  return isInVain && worth?.kind !== 'closes' ? undefined : worthFact(worth);
}

/** The same place, if the next best move had been played instead of the best one. */
export function nextBest(ply: PlyReview): PlyReview {
  const [, second] = ply.moves;
  if (!second || second.move === 'pass') return ply;
  return { ...ply, best: [ply.square], square: second.move, refutation: second.line };
}

/** A corner that the move gave away or left, and that the other side then took, but would not have in best play. */
function cornerFact(ply: PlyReview, reviews: Reviews): Fact | undefined {
  const { position, square, best, color } = ply;
  const they = opponent(color);
  const [before, after, instead] = [position, position.play(square), position.play(best[0]!)];
  const lost = movesOf(after, they).filter(
    (corner) =>
      CORNERS.includes(corner) &&
      !movesOf(instead, they).includes(corner) &&
      bestTakerOf(ply, corner) !== they &&
      isTakenSoon(ply, corner, CORNER_PLIES, reviews),
  );
  if (lost.length === 0) return undefined;
  const given = lost.filter((corner) => !movesOf(before, they).includes(corner));
  if (given.length === 0) return { advice: 'corner-opened', cause: { kind: 'corner-left', squares: lost } };
  return cornerGiven(ply, given);
}

function cornerGiven({ square }: PlyReview, squares: readonly Square[]): Fact {
  const isBeside = squares.length === 1 && neighboursOf(squares[0]!).includes(square);
  return { advice: isBeside ? 'corner-beside' : 'corner-opened', cause: { kind: 'corner-given', squares } };
}

/** A pass that came, or could have been forced at once. */
function passFact(ply: PlyReview, worth: Worth | undefined): Fact | undefined {
  const [, answered] = playOut(ply.position, ply.refutation);
  const isForced = answered?.after.phase === 'pass';
  if (isForced && passesSoon(ply)) return { advice: 'pass', cause: { kind: 'pass', squares: [] } };
  return worth?.kind === 'pass' ? { advice: 'no-move', worth } : undefined;
}

/** The fact of what the better move was worth. */
function worthFact(worth: Worth | undefined): Fact | undefined {
  return worth && { advice: ADVICE_OF_WORTH[worth.kind], worth };
}

/** What such a fact teaches. */
const ADVICE_OF_WORTH: Readonly<Record<Worth['kind'], Advice>> = {
  corner: 'corner-now',
  pass: 'no-move',
  'pass-later': 'no-move',
  threatens: 'threat',
  quiet: 'quiet',
  'corner-later': 'corner-missed',
  closes: 'closes',
  alone: 'sacrifice',
  choices: 'choices',
  moves: 'mobility',
  prepares: 'prepares',
};

/** What kinds of reasons are about; others are about nothing that one could say of a game. */
const ABOUT: Readonly<
  Partial<Record<ReasonKind, CauseKind | 'corner-won' | 'closes' | 'passes' | 'threat' | 'quiet'>>
> = {
  'corner-forced': 'corner-lost',
  'x-square': 'corner-lost',
  'c-square': 'corner-lost',
  'corner-lost-later': 'corner-lost',
  'corner-force-missed': 'corner-won',
  'corner-won-later': 'corner-won',
  'corner-threat-missed': 'threat',
  sacrifice: 'sacrifice',
  'square-wanted': 'square-shared',
  'own-square-opened': 'own-square',
  'reserve-lost': 'own-square',
  'region-opened': 'own-square',
  'could-wait': 'could-wait',
  'too-early': 'could-wait',
  opens: 'opened',
  'reply-opened': 'opened',
  'reply-stronger': 'opened',
  'reply-poisoned': 'opened',
  'reply-prevented': 'closes',
  'pass-forced': 'passes',
  'quiet-move': 'quiet',
  parity: 'region',
  'wedge-allowed': 'edge',
  'wipe-out': 'wipe-out',
  'pass-suffered': 'pass',
};

/** What a reason of the coach says of the game, if the game went so. */
function factOfReason(ply: PlyReview, reason: Reason, reviews: Reviews): Fact | undefined {
  const { squares, upshot } = reason;
  if (upshot?.kind === 'corner-lost' || upshot?.kind === 'corner-swapped') {
    const fact = lostFact(ply, upshot.squares, reviews);
    if (fact) return fact;
  }
  if (upshot?.kind === 'corner-won') {
    const fact = wonFact(ply, upshot.squares);
    if (fact) return fact;
  }
  if (upshot?.kind === 'pass-theirs') return worthFact({ kind: 'pass-later', squares: [] });
  const [square] = squares;
  const opened = allOpenedFact(ply, reason);
  if (opened) return opened;
  switch (ABOUT[reason.kind]) {
    case 'corner-lost':
      return lostFact(ply, squares, reviews);
    case 'corner-won':
      return wonFact(ply, squares.length > 0 ? squares : reason.other);
    case 'sacrifice':
      return sacrificeFact(reason);
    case 'square-shared':
      return sharedFact(ply, square ?? ply.best[0]!, reviews) ?? waitingFact(ply, reason, reviews);
    case 'own-square':
      return ownFact(ply, squares, true);
    case 'could-wait':
      return waitFact(ply, reviews, true);
    case 'opened':
    case 'closes':
      if (reason.kind === 'opens') return openedFactOf(ply, squares);
      return reason.numbers.replies === undefined ? answerFact(ply, reviews, reason) : undefined;
    case 'passes':
      return worthFact({ kind: 'pass-later', squares: [] });
    case 'threat':
      return worthFact({ kind: 'threatens', squares });
    case 'quiet':
      return worthFact({ kind: 'quiet', squares: [] });
    case 'region':
      return { advice: 'region', cause: { kind: 'region', squares: aroundCorner(squares) } };
    case 'edge':
      return edgeFact(ply, squares);
    case 'wipe-out':
      return { advice: 'wipe-out', cause: { kind: 'wipe-out', squares: [] } };
    case 'pass':
      return passesSoon(ply) ? { advice: 'pass', cause: { kind: 'pass', squares: [] } } : undefined;
    default:
      return waitingFact(ply, reason, reviews);
  }
}

/** A move that the coach says can wait, besides its reason. */
function waitingFact(ply: PlyReview, { instead }: Reason, reviews: Reviews): Fact | undefined {
  return instead?.kind === 'waits' ? waitFact(ply, reviews, true) : undefined;
}

/** The squares of several strong answers: the move opened all of them, or the better one closes them. */
function allOpenedFact(ply: PlyReview, { consequences = [] }: Reason): Fact | undefined {
  const all = consequences.find(({ kind }) => kind === 'all-opened' || kind === 'all-opened-own');
  return all && (openedFactOf(ply, all.squares) ?? worthFact({ kind: 'closes', squares: all.squares }));
}

/** Squares where only the move lets the other side play. */
function openedFactOf(ply: PlyReview, squares: readonly Square[]): Fact | undefined {
  const isOpened = squares.length > 0 && squares.every((square) => isOpenedBy(ply, square, 0));
  return isOpened ? { advice: 'opened', cause: { kind: 'opened', squares } } : undefined;
}

/** The squares of a region, its corner first. */
function aroundCorner(squares: readonly Square[]): readonly Square[] {
  return squares.toSorted((a, b) => Number(CORNERS.includes(b)) - Number(CORNERS.includes(a)));
}

/** A corner that the other side takes soon after the move, not after the better one, and well in the game too. */
function lostFact(ply: PlyReview, squares: readonly Square[], reviews: Reviews): Fact | undefined {
  const they = opponent(ply.color);
  const before = movesOf(ply.position, they);
  const lost = squares.filter(
    (square) =>
      CORNERS.includes(square) &&
      !before.includes(square) &&
      bestTakerOf(ply, square) !== they &&
      plays(ply, ply.refutation, they, square, NEAR_PLIES) &&
      isTakenSoon(ply, square, CORNER_PLIES, reviews),
  );
  const [corner] = lost;
  if (!corner) return undefined;
  const advice = neighboursOf(corner).includes(ply.square) ? 'corner-beside' : 'corner-lost';
  const step = stepTo(ply, corner);
  if (!step) return { advice, cause: { kind: 'corner-lost', squares: lost } };
  return { advice, cause: { kind: 'corner-step', squares: [corner], step } };
}

/** A corner that the other side took in the game, as it does in best play after the move and not after the better one. */
function ledFact(ply: PlyReview, reviews: Reviews): Fact | undefined {
  const they = opponent(ply.color);
  const line = playOut(ply.position, ply.refutation.slice(0, NEAR_PLIES + 1));
  return lostFact(
    ply,
    line.flatMap(({ move, color }) => (move !== 'pass' && color === they ? [move] : [])),
    reviews,
  );
}

/** The move of the other side that opened it a corner in the game, on a square that a move opened. */
function stepTo({ position, square, color, node }: PlyReview, corner: Square): Square | undefined {
  const they = opponent(color);
  const opened = movesOf(position.play(square), they).filter(
    (move) => !movesOf(position, they).includes(move),
  );
  for (let at = node.children[0]; at && at.move !== corner; at = at.children[0]) {
    const isTheirs = at.color === they && at.move !== undefined && opened.includes(at.move);
    if (isTheirs && movesOf(at.position, they).includes(corner)) return at.move;
  }
  return undefined;
}

/** A corner that the better move soon leads to in best play, and that its side did not get in the game. */
function wonFact(ply: PlyReview, found: readonly EngineMove[]): Fact | undefined {
  const { position, color } = ply;
  const theirs = movesOf(position, opponent(color));
  const won = found.filter(
    (square): square is Square =>
      square !== 'pass' &&
      CORNERS.includes(square) &&
      !theirs.includes(square) &&
      plays(ply, lineOf(ply), color, square, NEAR_PLIES) &&
      takerOf(ply, square) !== color,
  );
  if (won.length === 0) return undefined;
  return { advice: 'corner-missed', worth: { kind: 'corner-later', squares: won.slice(-1) } };
}

/** A square that both sides could take, which the other side then took, and well. */
function sharedFact(ply: PlyReview, square: Square, reviews: Reviews): Fact | undefined {
  const { position, color, best } = ply;
  const isOpen = [color, opponent(color)].every((side) => movesOf(position, side).includes(square));
  if (!isOpen || !isTakenSoon(ply, square, TAKEN_PLIES, reviews)) return undefined;
  const kind = square === best[0] ? 'square-shared' : isLeftAlone(ply, square, reviews) && 'left-alone';
  return kind ? { advice: kind, cause: { kind, squares: [square] } } : undefined;
}

/** Whether a move closed a square to its own side alone, which the better one does not, and the answer there decides. */
function isLeftAlone(ply: PlyReview, square: Square, reviews: Reviews): boolean {
  const { position, square: played, color, best } = ply;
  const [after, instead] = [position.play(played), position.play(best[0]!)];
  return (
    !movesOf(after, color).includes(square) &&
    movesOf(instead, color).includes(square) &&
    isDecisive(ply, square, reviews)
  );
}

/**
 * A square that only the side that moved could play, which it opened to the other side, and where that one played: at once,
 * or where it does so in best play.
 *
 * @param isKnown whether the coach says so, whoever played there in the game
 */
function ownFact(ply: PlyReview, squares: readonly Square[], isKnown = false): Fact | undefined {
  const { position, square, color, best, refutation } = ply;
  const they = opponent(color);
  const [after, instead] = [position.play(square), position.play(best[0]!)];
  const lost = squares.find(
    (own) =>
      movesOf(position, color).includes(own) &&
      !movesOf(position, they).includes(own) &&
      (movesOf(after, they).includes(own) || (!isKnown && plays(ply, refutation, they, own, SOON_PLIES))) &&
      (own === best[0] || !movesOf(instead, they).includes(own)) &&
      !plays(ply, lineOf(ply), they, own, TAKEN_PLIES) &&
      (isKnown || isTakenSoon(ply, own)),
  );
  return lost && ownSquare(ply, lost);
}

/** The best answer to a move, if the loss depends on it: whether the move opened its square, or did not close it. */
function answerFact(ply: PlyReview, reviews: Reviews, reason?: Reason): Fact | undefined {
  const answer = bestAnswer(ply, reviews);
  if (answer === undefined || (reason && reason.line[1] !== answer)) return undefined;
  if (isOpenedBy(ply, answer)) return openedBy(ply, answer);
  return shutsOut(ply, answer, reviews) ? worthFact({ kind: 'closes', squares: [answer] }) : undefined;
}

/** The only answer that matters, on a square that the move opened. */
function openedFact(ply: PlyReview, reviews: Reviews): Fact | undefined {
  const answer = bestAnswer(ply, reviews);
  const isAll = answer !== undefined && decidesAlone(ply, answer, reviews);
  return isAll && isOpenedBy(ply, answer, SOON_PLIES) ? openedBy(ply, answer) : undefined;
}

/** The fact about a square that a move opened to the other side. */
function openedBy(ply: PlyReview, answer: Square): Fact {
  if (CORNERS.includes(answer) && isTakenSoon(ply, answer)) return cornerGiven(ply, [answer]);
  return movesOf(ply.position, ply.color).includes(answer)
    ? ownSquare(ply, answer)
    : { advice: 'opened', cause: { kind: 'opened', squares: [answer] } };
}

/** The best answer to a move, if a good part of the loss depends on it. */
function bestAnswer(ply: PlyReview, reviews: Reviews): Square | undefined {
  const [child] = ply.node.children;
  const answer = (child && reviews.get(child)?.moves[0]!.move) ?? ply.refutation[1];
  if (answer === undefined || answer === 'pass') return undefined;
  return isDecisive(ply, answer, reviews) ? answer : undefined;
}

/** A square that its side should have played on in time, or kept closed. */
function ownSquare({ best }: PlyReview, square: Square): Fact {
  const advice = square === best[0] ? 'own-now' : 'own-square';
  return { advice, cause: { kind: 'own-square', squares: [square] } };
}

/**
 * A move that nobody else could make, before the better one or after it, instead of one that both could and that was then
 * gone.
 *
 * @param isKnown whether the coach says that it can wait
 */
function waitFact(ply: PlyReview, reviews: Reviews, isKnown = false): Fact | undefined {
  const { position, square, color, best } = ply;
  const better = best[0]!;
  const they = opponent(color);
  if ([position, position.play(better)].some((then) => movesOf(then, they).includes(square)))
    return undefined;
  const isShared = movesOf(position, they).includes(better);
  const isGone =
    isTakenSoon(ply, better, TAKEN_PLIES, reviews) ||
    staysClosed(ply, better) ||
    ply.refutation[1] === better;
  if (!isKnown && !(isShared && isGone)) return undefined;
  return {
    advice: 'could-wait',
    cause: { kind: 'could-wait', squares: [square] },
  };
}

/** A gap on the edge where the other side can wedge in, and the corners that fall to it then. */
function edgeFact(ply: PlyReview, [square]: readonly Square[]): Fact | undefined {
  if (!square || !isTakenSoon(ply, square)) return undefined;
  const { position, square: played, color } = ply;
  const they = opponent(color);
  const after = position.play(played).withTurn(they);
  const had = movesOf(after, they);
  const corners = had.includes(square)
    ? movesOf(after.play(square), they).filter((one) => CORNERS.includes(one) && !had.includes(one))
    : [];
  return {
    advice: 'edge',
    cause: { kind: 'edge', squares: [square] },
    ...(corners.length > 0 && { effect: { kind: 'threatens', squares: corners } }),
  };
}

/** A corner that the better move gives away, with what it gets in return: a corner, or squares of its own. */
function sacrificeFact({ squares: [given, ...bought] }: Reason): Fact | undefined {
  if (!given || bought.length === 0) return undefined;
  const kind = CORNERS.includes(bought[0]!) ? 'corner-later' : 'alone';
  return {
    advice: 'sacrifice',
    cause: { kind: 'sacrifice', squares: [given] },
    worth: { kind, squares: bought },
  };
}

/** Whether only the move lets the other side play on a square, where it does not play soon after the better one. */
function isOpenedBy(ply: PlyReview, answer: Square, within = TAKEN_PLIES): boolean {
  const { position, square, color, best } = ply;
  const they = opponent(color);
  return (
    !movesOf(position, they).includes(answer) &&
    !movesOf(position.play(best[0]!), they).includes(answer) &&
    movesOf(position.play(square), they).includes(answer) &&
    !plays(ply, lineOf(ply), they, answer, within)
  );
}
