/**
 * The fact about a bad move of a game: one thing that both sides can see, checked on the board before the move and
 * against the moves that followed. The sentence about the move and its lesson both come from it.
 */
import { neighboursOf } from '../../../coach/positions/frontier.js';
import type { Explanation, Reason, ReasonKind } from '../../../coach/reasons/reason.js';
import type { EngineMove } from '../../../engine/engine.js';
import { opponent } from '../../../rules/color.js';
import type { Square } from '../../../rules/square.js';
import { CORNERS } from '../../../rules/strategy.js';
import type { PlyReview } from '../../ply-review.js';
import {
  closedBy,
  cornersGiven,
  effectOf,
  movesOf,
  quietOf,
  worthOf,
  type Effect,
  type Worth,
} from './effect.js';
import {
  bestTakerOf,
  CORNER_PLIES,
  isAnswered,
  isDecisive,
  isPlayedIn,
  isTakenSoon,
  passesSoon,
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
  /** A square that only one side could play was opened to the other; it should have been played on before that. */
  | 'own-square'
  | 'own-now'
  /** The move opened another square, on which the other side answered. */
  | 'opened'
  /** The same move was best several times. */
  | 'again'
  /** The move could wait: nobody else could play there. */
  | 'could-wait'
  | 'reply'
  /** The better move would have closed the square of the answer. */
  | 'closes'
  /** Clearly fewer moves were left after the best answer. */
  | 'mobility'
  /** The other side got clearly more moves, or could have been left without any. */
  | 'choices'
  /** The better move made another one possible, or kept it so. */
  | 'prepares'
  /** The move that was played could have followed the better one; or the better one was the quieter move. */
  | 'first'
  | 'opens-nothing'
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
  | 'sacrifice'
  | 'square-shared'
  | 'own-square'
  | 'opened'
  | 'could-wait'
  | 'reply'
  | 'region'
  | 'edge'
  | 'wipe-out'
  | 'pass';

/** What decided a bad move: what it did, or what the better one does, and what that teaches. */
export interface Fact {
  readonly advice: Advice;
  /** What the move did; with `reply`, the square of the answer, whose effect is `effect`. */
  readonly cause?: { readonly kind: CauseKind; readonly squares: readonly Square[] };
  readonly effect?: Effect;
  readonly worth?: Worth;
  /** The reason that it comes from. */
  readonly reason?: Reason;
}

/** What everybody understands at once, whatever else a move did. */
const PLAIN: readonly CauseKind[] = ['corner-given', 'corner-left', 'corner-lost', 'pass', 'wipe-out'];

/** Whether a fact says more than that a square was left several times. */
export function isPlain(fact: Fact | undefined): boolean {
  return fact?.advice === 'corner-now' || (fact?.cause !== undefined && PLAIN.includes(fact.cause.kind));
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
  const worth = worthOf(ply);
  if (worth?.kind === 'corner' && takerOf(ply, ply.best[0]!) !== ply.color)
    return { advice: 'corner-now', worth };
  const onBoard = cornerFact(ply) ?? passFact(ply, worth);
  if (onBoard) return onBoard;
  for (const reason of explanation.reasons) {
    const fact = factOfReason(ply, reason, worth, reviews);
    if (fact) return { ...fact, reason };
  }
  return (
    sharedFact(ply, ply.best[0]!, reviews) ??
    replyFact(ply, reviews) ??
    worthFact(worth) ??
    allowedFact(ply, reviews) ??
    sacrificeFact(ply)
  );
}

/** What a better move does, for a move that was well found: as if the next best one had been played. */
export function foundFact(ply: PlyReview): Fact | undefined {
  return worthFact(worthOf(nextBest(ply)));
}

/** The same place, if the next best move had been played instead of the best one. */
export function nextBest(ply: PlyReview): PlyReview {
  const [, second] = ply.moves;
  if (!second || second.move === 'pass') return ply;
  return { ...ply, best: [ply.square], square: second.move, refutation: second.line };
}

/** A corner that the move gave away or left, and that the other side then took, but would not have in best play. */
function cornerFact(ply: PlyReview): Fact | undefined {
  const { position, square, best, color } = ply;
  const they = opponent(color);
  const [before, after, instead] = [position, position.play(square), position.play(best[0]!)];
  const lost = movesOf(after, they).filter(
    (corner) =>
      CORNERS.includes(corner) &&
      !movesOf(instead, they).includes(corner) &&
      bestTakerOf(ply, corner) !== they &&
      isTakenSoon(ply, corner, CORNER_PLIES),
  );
  if (lost.length === 0) return undefined;
  const given = lost.filter((corner) => !movesOf(before, they).includes(corner));
  if (given.length === 0) return { advice: 'corner-opened', cause: { kind: 'corner-left', squares: lost } };
  const isBeside = given.length === 1 && neighboursOf(given[0]!).includes(square);
  return {
    advice: isBeside ? 'corner-beside' : 'corner-opened',
    cause: { kind: 'corner-given', squares: given },
  };
}

/** A pass that came, or could have been forced at once. */
function passFact(ply: PlyReview, worth: Worth | undefined): Fact | undefined {
  const effect = effectOf(ply);
  if (effect?.kind === 'pass' && passesSoon(ply))
    return { advice: 'pass', cause: { kind: 'pass', squares: [] } };
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
  threatens: 'corner-missed',
  'corner-later': 'corner-missed',
  closes: 'closes',
  wanted: 'square-shared',
  choices: 'choices',
  moves: 'mobility',
  keeps: 'prepares',
  prepares: 'prepares',
  first: 'first',
  'opens-nothing': 'opens-nothing',
  quiet: 'quiet',
};

/** What kinds of reasons are about; others are about nothing that one could say of a game. */
const ABOUT: Readonly<
  Partial<Record<ReasonKind, CauseKind | 'corner-won' | 'closes' | 'opens' | 'counts' | 'quiet' | 'passes'>>
> = {
  'corner-forced': 'corner-lost',
  'x-square': 'corner-lost',
  'c-square': 'corner-lost',
  'corner-lost-later': 'corner-lost',
  'corner-force-missed': 'corner-won',
  'corner-won-later': 'corner-won',
  sacrifice: 'sacrifice',
  'square-wanted': 'square-shared',
  'own-square-opened': 'own-square',
  'reserve-lost': 'own-square',
  'region-opened': 'own-square',
  'could-wait': 'could-wait',
  'too-early': 'could-wait',
  'reply-opened': 'opened',
  'reply-stronger': 'reply',
  'reply-poisoned': 'reply',
  'reply-prevented': 'closes',
  prepared: 'counts',
  mobility: 'counts',
  opens: 'opens',
  'pass-forced': 'passes',
  'quiet-move': 'quiet',
  'safe-moves': 'counts',
  parity: 'region',
  'wedge-allowed': 'edge',
  'wipe-out': 'wipe-out',
  'pass-suffered': 'pass',
};

/** What a reason of the coach says of the game, if the game went so. */
function factOfReason(
  ply: PlyReview,
  reason: Reason,
  worth: Worth | undefined,
  reviews: Reviews,
): Fact | undefined {
  const { squares, upshot } = reason;
  if (upshot?.kind === 'corner-lost' || upshot?.kind === 'corner-swapped') {
    const fact = lostFact(ply, upshot.squares);
    if (fact) return fact;
  }
  if (upshot?.kind === 'corner-won') {
    const fact = wonFact(ply, upshot.squares);
    if (fact) return fact;
  }
  if (upshot?.kind === 'pass-theirs') return worthFact({ kind: 'pass-later', squares: [] });
  const [square] = squares;
  switch (ABOUT[reason.kind]) {
    case 'corner-lost':
      return lostFact(ply, squares);
    case 'corner-won':
      return wonFact(ply, squares.length > 0 ? squares : reason.other);
    case 'sacrifice':
      return sacrificeFact(ply);
    case 'square-shared':
      return sharedFact(ply, square ?? ply.best[0]!, reviews);
    case 'own-square':
      return ownFact(ply, squares, reviews);
    case 'could-wait':
      return waitFact(ply, reviews);
    case 'opened':
      return openedFact(ply, reason, reviews) ?? replyFact(ply, reviews, reason);
    case 'reply':
      return replyFact(ply, reviews, reason);
    case 'closes':
      return replyFact(ply, reviews, reason) ?? (worth?.kind === 'closes' ? worthFact(worth) : undefined);
    case 'counts':
      return worth?.counts && worthFact(worth);
    case 'opens': {
      const closed = closedBy(ply, squares);
      if (closed.length > 0) return worthFact({ kind: 'closes', squares: closed });
      return worth?.counts && worthFact(worth);
    }
    case 'passes':
      return worthFact({ kind: 'pass-later', squares: [] });
    case 'quiet':
      return worthFact(quietOf(ply));
    case 'region':
      return { advice: 'region', cause: { kind: 'region', squares: aroundCorner(squares) } };
    case 'edge':
      return square && isTakenSoon(ply, square)
        ? { advice: 'edge', cause: { kind: 'edge', squares: [square] } }
        : undefined;
    case 'wipe-out':
      return { advice: 'wipe-out', cause: { kind: 'wipe-out', squares: [] } };
    case 'pass':
      return passesSoon(ply) ? { advice: 'pass', cause: { kind: 'pass', squares: [] } } : undefined;
    default:
      return reason.instead?.kind === 'waits' ? waitFact(ply, reviews) : undefined;
  }
}

/** The squares of a region, its corner first. */
function aroundCorner(squares: readonly Square[]): readonly Square[] {
  return squares.toSorted((a, b) => Number(CORNERS.includes(b)) - Number(CORNERS.includes(a)));
}

/** A corner that the move led to for the other side, which the better one would not have. */
function lostFact(ply: PlyReview, squares: readonly Square[]): Fact | undefined {
  const they = opponent(ply.color);
  const before = movesOf(ply.position, they);
  const lost = squares.filter(
    (square) =>
      CORNERS.includes(square) &&
      !before.includes(square) &&
      bestTakerOf(ply, square) !== they &&
      isTakenSoon(ply, square, CORNER_PLIES),
  );
  return lost.length === 0
    ? undefined
    : { advice: 'corner-lost', cause: { kind: 'corner-lost', squares: lost } };
}

/** A corner that the better move leads to, or that its side takes in this line, and did not get in the game. */
function wonFact(ply: PlyReview, found: readonly EngineMove[]): Fact | undefined {
  const { position, color } = ply;
  const theirs = movesOf(position, opponent(color));
  const won = found.filter(
    (square): square is Square =>
      square !== 'pass' &&
      CORNERS.includes(square) &&
      !theirs.includes(square) &&
      takerOf(ply, square) !== color,
  );
  if (won.length === 0) return undefined;
  return { advice: 'corner-missed', worth: { kind: 'corner-later', squares: won.slice(-1) } };
}

/** A square that both sides could take and need, which the other side then took, and well. */
function sharedFact(ply: PlyReview, square: Square, reviews: Reviews): Fact | undefined {
  const { position, color, best } = ply;
  const isOpen = [color, opponent(color)].every((side) => movesOf(position, side).includes(square));
  const isNeeded = best[0] === square || isPlayedIn(ply, square);
  if (!isOpen || !isNeeded || !isTakenSoon(ply, square, TAKEN_PLIES, reviews)) return undefined;
  return { advice: 'square-shared', cause: { kind: 'square-shared', squares: [square] } };
}

/** A square that only the side that moved could play, which it opened to the other side, and where that one played. */
function ownFact(ply: PlyReview, squares: readonly Square[], reviews: Reviews): Fact | undefined {
  const { position, square, color, best } = ply;
  const they = opponent(color);
  const [after, instead] = [position.play(square), position.play(best[0]!)];
  const lost = squares.find(
    (own) =>
      movesOf(position, color).includes(own) &&
      !movesOf(position, they).includes(own) &&
      movesOf(after, they).includes(own) &&
      (own === best[0] || !movesOf(instead, they).includes(own)) &&
      isTakenSoon(ply, own) &&
      isDecisive(ply, own, reviews),
  );
  return lost && ownSquare(ply, lost);
}

/** A square that the move opened, on which the other side answered at once. */
function openedFact(ply: PlyReview, { line, numbers }: Reason, reviews: Reviews): Fact | undefined {
  const [, answer] = line;
  if (answer === undefined || answer === 'pass' || numbers.replies !== undefined) return undefined;
  if (!isOpenedBy(ply, answer) || !isAnswered(ply, answer)) return undefined;
  if (!isDecisive(ply, answer, reviews)) return undefined;
  const own = movesOf(ply.position, ply.color).includes(answer);
  return own ? ownSquare(ply, answer) : { advice: 'opened', cause: { kind: 'opened', squares: [answer] } };
}

/** A square that its side should have played on in time, or kept closed. */
function ownSquare({ best }: PlyReview, square: Square): Fact {
  const advice = square === best[0] ? 'own-now' : 'own-square';
  return { advice, cause: { kind: 'own-square', squares: [square] } };
}

/** A move that nobody else could make, instead of one that both could and that was then gone. */
function waitFact(ply: PlyReview, reviews: Reviews): Fact | undefined {
  const { position, square, color, best } = ply;
  const better = best[0]!;
  const theirs = movesOf(position, opponent(color));
  if (theirs.includes(square) || !theirs.includes(better)) return undefined;
  const isGone =
    isTakenSoon(ply, better, TAKEN_PLIES, reviews) ||
    staysClosed(ply, better) ||
    ply.refutation[1] === better;
  if (!isGone) return undefined;
  return {
    advice: 'could-wait',
    cause: { kind: 'could-wait', squares: [square] },
    worth: { kind: 'wanted', squares: [better] },
  };
}

/** The answer to the move, if it was given and does something. */
function replyFact(ply: PlyReview, reviews: Reviews, reason?: Reason): Fact | undefined {
  const answer = reason?.line[1] ?? ply.refutation[1];
  if (answer === undefined || answer === 'pass' || !isAnswered(ply, answer)) return undefined;
  // Where several answers are as strong, this one decided nothing; and it is the best one only once.
  if (reason?.numbers.replies !== undefined || answer !== ply.refutation[1]) return undefined;
  if (!isDecisive(ply, answer, reviews)) return undefined;
  const effect = effectOf(ply, reason);
  return effect && { advice: 'reply', cause: { kind: 'reply', squares: [answer] }, effect };
}

/** The best answer to the move, if it does something or was opened by the move, whether it was given or not. */
function allowedFact(ply: PlyReview, reviews: Reviews): Fact | undefined {
  const [, answer] = ply.refutation;
  if (answer === undefined || answer === 'pass' || !isDecisive(ply, answer, reviews)) return undefined;
  const effect = effectOf(ply);
  if (effect) return { advice: 'reply', cause: { kind: 'reply', squares: [answer] }, effect };
  return isOpenedBy(ply, answer)
    ? { advice: 'opened', cause: { kind: 'opened', squares: [answer] } }
    : undefined;
}

/** A corner that the better move gives away, and that is worth it. */
function sacrificeFact(ply: PlyReview): Fact | undefined {
  const squares = cornersGiven(ply);
  return squares.length > 0 ? { advice: 'sacrifice', cause: { kind: 'sacrifice', squares } } : undefined;
}

/** Whether only the move lets the other side play on a square. */
function isOpenedBy({ position, square, color, best }: PlyReview, answer: Square): boolean {
  const they = opponent(color);
  return (
    !movesOf(position, they).includes(answer) &&
    !movesOf(position.play(best[0]!), they).includes(answer) &&
    movesOf(position.play(square), they).includes(answer)
  );
}
