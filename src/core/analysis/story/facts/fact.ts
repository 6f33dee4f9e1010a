/**
 * The fact about a bad move of a game: one thing that both sides can see within three plies, in the game or in best play.
 * It begins with the replies that punish the move (`replies.ts`): a square that is not one of them is no reason. The
 * sentences about the move and its lesson come from it.
 */
import { movesOf, playOut } from '../../../coach/positions/lines.js';
import { decisive } from '../../../coach/reasons/access.js';
import { opponent } from '../../../rules/color.js';
import type { Square } from '../../../rules/square.js';
import { cornerOf, CORNERS, X_SQUARES } from '../../../rules/strategy.js';
import type { PlyReview } from '../../ply-review.js';
import {
  comesAnyway,
  lineOf,
  repliesTo,
  type Effect,
  type Replies,
  type Reply,
  type Reviews,
} from './replies.js';
import { takerOf, worthOf, type Worth } from './worth.js';

/** One thing to take along from a moment. */
export type Advice =
  /** A move beside an empty corner gave the corner away. */
  | 'corner-beside'
  /** Another move opened a corner, or left it open. */
  | 'corner-opened'
  /** The corner could be taken at once, or the better move won it. */
  | 'corner-now'
  | 'corner-missed'
  | 'square-shared'
  /** A square that only one side could play was opened to the other; it should have been played on before that. */
  | 'own-square'
  | 'own-now'
  /** The move opened other squares, on which the other side replied. */
  | 'opened'
  /** The same move was best several times. */
  | 'again'
  /** The move could wait: nobody else could play there. */
  | 'could-wait'
  /** The better move would have closed the squares of the replies. */
  | 'closes'
  /** The reply does more harm than it seems to. */
  | 'reply'
  /** Clearly fewer moves were left than after the better one. */
  | 'mobility'
  /** The other side got clearly more moves, or could have been left without any. */
  | 'choices'
  | 'no-move'
  /** The better move threatened a corner, or left only moves that give one up. */
  | 'threat'
  | 'safe-moves'
  | 'pass'
  | 'count';

/** What a bad move did. */
export type CauseKind =
  /** The other side takes these corners next: the move opened them, or left them open. */
  | 'corner-given'
  | 'corner-left'
  /** It was played beside this corner, and the other side took the corner soon by flipping its disc. */
  | 'corner-beside'
  /** It opened the square `step`, from where the other side takes this corner, whatever is played. */
  | 'corner-step'
  /** The best square for both, which the move left to the other side. */
  | 'square-shared'
  /** The same, and the move itself could wait: its square. */
  | 'could-wait'
  /** A square where only its side could play, which the move opened. */
  | 'own-square'
  /** The squares of the replies, which the move opened, or left open. */
  | 'opened'
  | 'left'
  /** The reply leaves its side no move. */
  | 'pass';

/** What decided a bad move: what it did, the reply, what the better one does, and what that teaches. */
export interface Fact {
  /** Missing where it teaches nothing. */
  readonly advice?: Advice;
  /**
   * How plainly the board shows it: 3 for a corner or a pass at once, 2 for a square that decides, 1 for what a reply
   * closes or how many moves are left, 0 for a reply alone.
   */
  readonly plainness: 0 | 1 | 2 | 3;
  readonly cause?: {
    readonly kind: CauseKind;
    readonly squares: readonly Square[];
    /** The one or two discs whose flipping, or placing, opened the squares; empty if there are more. */
    readonly discs?: readonly Square[];
    /** With `corner-step`: the square before the corner. */
    readonly step?: Square;
    /** With `corner-beside`: the number of the move that took the corner. */
    readonly at?: number;
  };
  readonly reply?: Reply;
  readonly worth?: Worth;
}

type Cause = NonNullable<Fact['cause']>;

/** A corner beside a move that falls within so many plies was lost by it; diagonally beside it, one that falls later, too. */
const BESIDE_PLIES = 8;
const DIAGONAL_PLIES = 16;
/** In discs: taking a corner was right if it lost less. */
const RIGHT = 2;
/** Nobody reads a list of more squares, and no one square decides where there are more. */
const MOST_SQUARES = 3;
/** How many plies of the line take a corner that a reply threatens. */
const STEP_PLIES = 3;

/** Whether a fact is one that everybody understands at once. */
export function isPlain(fact: Fact | undefined): boolean {
  return fact?.plainness === 3;
}

/** The fact about a bad move, the one that teaches most; nothing if the other side had no reply and the board shows none. */
export function factOf(ply: PlyReview, reviews: Reviews): Fact | undefined {
  if (ply.best[0] === ply.square) return undefined;
  const replies = repliesTo(ply, reviews);
  const worth = worthOf(ply, replies);
  const reply = replies && { reply: replies.reply };
  if (worth?.kind === 'corner') return { advice: 'corner-now', plainness: 3, worth, ...reply };
  const cause = causeOf(ply, replies, reviews);
  if (worth?.kind === 'pass' && !cause?.kind.startsWith('corner'))
    return { advice: 'no-move', plainness: 3, worth, ...reply };
  if (cause) {
    const advice = adviceOf(ply, cause);
    // A square decides less where others are as good for the other side.
    const isOneOf = cause.kind === 'square-shared' && (replies?.strong.length ?? 0) > 1;
    // Nor does a corner that best play does not take.
    const isFar = cause.kind === 'corner-beside' && !isTheirs(replies, cause.squares[0]!);
    const plainness = isOneOf ? 1 : isFar ? 2 : PLAINNESS[cause.kind];
    return { advice, plainness, cause, ...reply, ...(worth && { worth }) };
  }
  const won = worthFact(worth);
  if (!replies || !reply) return won;
  const { effect } = replies.reply;
  const isSole = replies.strong.length === 1;
  const waits = waitCause(ply);
  const shown = isSole && effect ? OF_EFFECT[effect.kind] : undefined;
  if (won && won.plainness >= (shown?.plainness ?? 0) && won.plainness > 0)
    return { ...won, ...(waits && { cause: waits }), ...reply };
  return {
    ...(waits ? WAITS : (shown ?? { plainness: 0 })),
    ...(waits && { cause: waits }),
    ...reply,
    ...(worth && { worth }),
  };
}

/** What an effect of the reply teaches, and how plain it is. */
const OF_EFFECT: Readonly<Record<Effect['kind'], Pick<Fact, 'advice' | 'plainness'>>> = {
  threatens: { advice: 'reply', plainness: 1 },
  takes: { advice: 'reply', plainness: 1 },
  leaves: { advice: 'reply', plainness: 1 },
};
/** The same of a move that could wait, where its square is not the reason of the other side's reply. */
const WAITS = { advice: 'could-wait', plainness: 1 } as const;

/** A move that only its side can make, now and after the better move, and which it makes later in best play. */
function waitCause(ply: PlyReview): Cause | undefined {
  const { position, square, color, best } = ply;
  const they = opponent(color);
  const isOpen = [position, position.play(best[0]!)].some((then) => movesOf(then, they).includes(square));
  const isLater = playOut(ply.position, lineOf(ply)).some(
    (step) => step.color === color && step.move === square,
  );
  return !isOpen && isLater ? { kind: 'could-wait', squares: [square] } : undefined;
}

/** How plain each cause is. */
const PLAINNESS: Readonly<Record<CauseKind, Fact['plainness']>> = {
  'corner-given': 3,
  'corner-left': 3,
  'corner-beside': 3,
  pass: 3,
  'corner-step': 2,
  'square-shared': 2,
  'could-wait': 2,
  'own-square': 2,
  opened: 2,
  left: 2,
};

/** What a cause teaches. */
function adviceOf({ square, best }: PlyReview, { kind, squares, step }: Cause): Advice {
  switch (kind) {
    case 'corner-given':
    case 'corner-left':
    case 'corner-step':
      return squares.length === 1 && cornerOf(square) === squares[0] && !step
        ? 'corner-beside'
        : 'corner-opened';
    case 'own-square':
      return squares[0] === best[0] ? 'own-now' : 'own-square';
    case 'left':
      return 'closes';
    default:
      return kind;
  }
}

/** What a better move does, for a move that was well found: as if the next best one had been played. */
export function foundFact(ply: PlyReview): Fact | undefined {
  const next = nextBest(ply);
  const worth = worthOf(next, repliesTo(next, new Map()));
  const open = movesOf(ply.position, opponent(ply.color));
  // Nobody keeps the other side out of a square that only the next best move would open.
  if (worth?.kind === 'closes' && !worth.squares.every((square) => open.includes(square))) return undefined;
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

/** What a bad move did: of a corner or a pass first, then of the squares of the replies, then of a corner later. */
function causeOf(ply: PlyReview, replies: Replies | undefined, reviews: Reviews): Cause | undefined {
  const beside = besideCause(ply, replies, reviews);
  if (!replies) return beside;
  const isSoon = beside && replies.line.slice(0, STEP_PLIES).includes(beside.squares[0]!);
  return (
    cornerCause(ply, replies) ??
    passCause(ply, replies) ??
    (isSoon ? beside : undefined) ??
    squareCause(ply, replies) ??
    beside
  );
}

/** A corner that the reply takes, or wins. */
function cornerCause(ply: PlyReview, replies: Replies): Cause | undefined {
  const { square } = replies.reply;
  const isOpen = movesOf(ply.position, opponent(ply.color)).includes(square);
  if (isNewCorner(ply, square)) {
    return isOpen
      ? { kind: 'corner-left', squares: [square] }
      : { kind: 'corner-given', squares: [square], discs: openers(ply, [square]) };
  }
  const won = wonByReply(ply, replies).filter((corner) => isNewCorner(ply, corner));
  return won.length > 0 && isOpenedBy(ply, square)
    ? { kind: 'corner-step', squares: won, step: square }
    : undefined;
}

/** Whether a square is a corner that the better move keeps from the other side. */
function isNewCorner(ply: PlyReview, square: Square): boolean {
  const instead = movesOf(ply.position.play(ply.best[0]!), opponent(ply.color));
  return CORNERS.includes(square) && !instead.includes(square) && !comesAnyway(ply, square);
}

/** The corner beside a move, which the other side took by flipping the disc of that move. */
function besideCause(ply: PlyReview, replies: Replies | undefined, reviews: Reviews): Cause | undefined {
  const corner = cornerOf(ply.square);
  if (!corner || !isNewCorner(ply, corner)) return undefined;
  // A disc diagonally beside a corner opens it sooner or later.
  const isDiagonal = X_SQUARES.includes(ply.square);
  if (!isTheirs(replies, corner) && !isDiagonal) return undefined;
  const they = opponent(ply.color);
  if (movesOf(ply.position, they).includes(corner)) return undefined;
  // It may fall after the better move as well, only later.
  if (playOut(ply.position, lineOf(ply)).some(({ move, color }) => move === corner && color === they))
    return undefined;
  const at = takenThrough(ply, corner, reviews, isDiagonal ? DIAGONAL_PLIES : BESIDE_PLIES);
  return at === undefined ? undefined : { kind: 'corner-beside', squares: [corner], at };
}

/** Whether the other side, whose reply comes first, plays on a square in best play. */
function isTheirs(replies: Replies | undefined, square: Square): boolean {
  return replies?.line.some((move, at) => move === square && at % 2 === 0) ?? false;
}

/** The move with which the other side took a corner within some plies, and rightly, by flipping the disc of a move. */
function takenThrough(
  { node, color, square }: PlyReview,
  corner: Square,
  reviews: Reviews,
  within: number,
): number | undefined {
  let [at] = node.children;
  for (let plies = 1; at && plies <= within; plies++, [at] = at.children) {
    if (at.move !== corner) continue;
    const review = reviews.get(at);
    const isRight = at.color !== color && !!review && review.loss < RIGHT;
    return isRight && review.position.flips(corner).includes(square) ? at.ply : undefined;
  }
  return undefined;
}

/** The corners that the reply threatens to take whatever is played against it, and that best play takes. */
function wonByReply({ position, square, color }: PlyReview, { reply, strong, line }: Replies): Square[] {
  if (strong.length > 1) return [];
  const they = opponent(color);
  const after = position.play(square).withTurn(they);
  const answered = after.play(reply.square);
  const had = movesOf(after, they);
  const corners = movesOf(answered, they).filter((one) => CORNERS.includes(one) && !had.includes(one));
  const own = movesOf(answered, color);
  return corners.filter(
    (corner) =>
      own.length > 0 &&
      own.every((move) => movesOf(answered.withTurn(color).play(move), they).includes(corner)) &&
      line.slice(0, STEP_PLIES).includes(corner),
  );
}

/** The reply after which its side has to pass. */
function passCause(ply: PlyReview, { reply }: Replies): Cause | undefined {
  const after = ply.position.play(ply.square).withTurn(opponent(ply.color));
  const isForced = after.play(reply.square).phase === 'pass';
  const isOtherwise = playOut(ply.position, lineOf(ply))[1]?.after.phase === 'pass';
  return isForced && !isOtherwise ? { kind: 'pass', squares: [reply.square] } : undefined;
}

/** The squares of all replies that punish a move, if the better one closes them. */
function squareCause(ply: PlyReview, { strong, reply }: Replies): Cause | undefined {
  const { position, square, color, best } = ply;
  const they = opponent(color);
  const instead = position.play(best[0]!);
  const had = movesOf(position, they);
  const kept = movesOf(instead, they);
  const [only] = strong;
  if (reply.square === best[0] && strong.length > 1 && had.includes(best[0]))
    return { kind: 'square-shared', squares: [best[0]] };
  if (strong.length > MOST_SQUARES || strong.some((one) => kept.includes(one) || comesAnyway(ply, one)))
    return undefined;
  const discs = openers(ply, strong);
  if (only && strong.length === 1 && only === best[0]) {
    if (!had.includes(only)) return { kind: 'own-square', squares: strong, discs };
    const canWait = !had.includes(square) && !kept.includes(square);
    return canWait ? { kind: 'could-wait', squares: [square] } : { kind: 'square-shared', squares: strong };
  }
  const isOpened = strong.every((one) => !had.includes(one));
  if (!isOpened) return { kind: 'left', squares: strong };
  const isOwn = strong.length === 1 && movesOf(position, color).includes(reply.square);
  return { kind: isOwn ? 'own-square' : 'opened', squares: strong, discs };
}

/** The one or two discs whose flipping by a move opens some squares to the other side. */
function openers({ position, square, color }: PlyReview, squares: readonly Square[]): readonly Square[] {
  const after = position.play(square);
  const flipped = position.flips(square);
  const discs = decisive(position, after, squares, opponent(color)) ?? [];
  return discs.every((disc) => flipped.includes(disc)) ? discs : [];
}

/** Whether only the move lets the other side play on a square. */
function isOpenedBy({ position, color, best }: PlyReview, square: Square): boolean {
  const they = opponent(color);
  return (
    !movesOf(position, they).includes(square) && !movesOf(position.play(best[0]!), they).includes(square)
  );
}

/** The fact of what the better move was worth. */
function worthFact(worth: Worth | undefined): Fact | undefined {
  return worth && { ...OF_WORTH[worth.kind], worth };
}

/** What the worth of a better move teaches, and how plain it is. */
const OF_WORTH: Readonly<Record<Worth['kind'], Pick<Fact, 'advice' | 'plainness'>>> = {
  corner: { advice: 'corner-now', plainness: 3 },
  pass: { advice: 'no-move', plainness: 3 },
  'corner-later': { advice: 'corner-missed', plainness: 2 },
  closes: { advice: 'closes', plainness: 2 },
  'pass-later': { advice: 'no-move', plainness: 1 },
  threatens: { advice: 'threat', plainness: 1 },
  unsafe: { advice: 'safe-moves', plainness: 2 },
  choices: { advice: 'choices', plainness: 1 },
  keeps: { advice: 'mobility', plainness: 1 },
};
