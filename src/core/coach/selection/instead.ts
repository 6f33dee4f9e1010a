/**
 * The second sentence of a reason: what the better move does, and the worse one does not. `explain.ts` adds it to each
 * reason.
 */
import type { Square } from '../../rules/square.js';
import { cornerOf, CORNERS } from '../../rules/strategy.js';
import { closedBy } from '../reasons/access.js';
import { IN_THE_BETTER_LINE } from '../reasons/claim.js';
import { comesAnyway, isSettled } from '../contrast/later-corners.js';
import { openedTo, theirsOnly } from '../contrast/shape.js';
import { missingMoves } from '../contrast/mobility.js';
import { lastMoveWon } from '../contrast/endgame.js';
import { replyTo } from '../contrast/reply.js';
import { takesBetter, type Finding } from '../reasons/finding.js';
import { ANSWERS, movesOf, playedBy, pliesUntil } from '../positions/lines.js';
import { isContested, isOpenBefore, isShared, isWantedReply, type Outcome } from '../positions/outcome.js';
import type { Instead, InsteadKind, ReasonKind } from '../reasons/reason.js';
import { sharedKind } from '../text/templates.js';
import { cornersToTake } from '../positions/safe-moves.js';
import { useOf } from '../reasons/use.js';
import { comesFirst, lostOtherwise, opensNow, passesBack, shutThen, waits, waitsAsOwn } from './order.js';

/** A corner that is won after more plies than this has other causes. */
const WON_WITHIN = 5;
/** The plies of a move, the reply to it, and the next move. */
const NEXT_PLIES = 3;
/** What the better move closes stays closed for at least this many plies of its line. */
const CLOSED_FOR = 8;
/** Nobody looks up more discs and squares than this in one sentence. */
const MOST_NAMED = 2;
/** If the other side has at most so many moves left, and so many fewer, they are named. */
const MOST_LEFT = 3;
const FEWER_LEFT = 3;
/** One disc more or less is no difference to be seen, nor is one square or one move. */
const FEWER_FLIPS = 2;
/** With fewer empty squares, discs are no burden. */
const BURDEN = 12;
const MORE_MOVES = 2;
/** A side with more moves is not short of them; from some number on only larger differences are noticed. */
const MANY_MOVES = 8;
const FEW_MOVES = 6;
const MORE_OF_MANY = 3;
const FAR_MORE = 4;
/** Of squares that are closed, so many are named. */
const MOST_SHUT = 3;

/** Reasons that say themselves what the better move does. */
const COMPLETE: readonly ReasonKind[] = [
  ...IN_THE_BETTER_LINE.filter((kind) => !['could-wait', 'prepared', 'too-early'].includes(kind)),
  'corner-given',
  'corner-left',
  'safe-moves',
];
/** Reasons about the answer of the line. */
const OF_THE_ANSWER: readonly ReasonKind[] = [
  'square-wanted',
  'own-square-opened',
  'reply-opened',
  'reply-prevented',
  'reserve-lost',
];

/** What the better move does, in the words of other reasons. */
export const SAYS: Readonly<Partial<Record<ReasonKind, readonly InsteadKind[]>>> = {
  'could-wait': ['waits', 'first', 'first-lost', 'first-shut', 'shared'],
  'square-wanted': ['shared'],
  mobility: ['moves'],
  prepared: ['moves', 'prepares'],
  'too-early': ['first', 'first-lost', 'waits'],
  'corner-won-later': ['wins'],
  'corner-force-missed': ['wins'],
  'corner-threat-missed': ['threatens'],
};

type Named = Pick<Finding, 'kind' | 'squares'>;
/** Looks for one kind of thing that the better move does. */
type Looks = (
  worse: Outcome,
  better: Outcome,
  finding: Finding,
  isWeak: (square: Square) => boolean,
) => Instead | undefined;

/** The first that holds and that no other reason names is taken. */
const LOOKS: readonly Looks[] = [
  takesCorner,
  winsCorner,
  threatensCorner,
  leavesNoMove,
  waits,
  isSharedAndQuiet,
  getsSquare,
  keepsOwn,
  isContestedByBoth,
  closes,
  keepsMoves,
  lostOtherwise,
  shutThen,
  getsLast,
  isOwn,
  prepares,
  leavesFew,
  isQuiet,
  keepsMore,
  shuts,
  takesFirst,
  waitsAsOwn,
  comesFirst,
  missesMoves,
];

/** What is looked for before all that, for some reasons. */
const FIRST: Readonly<Partial<Record<ReasonKind, readonly Looks[]>>> = {
  opens: [getsOpened, isQuiet],
  'could-wait': [passesBack, isTaken, opensNow],
  'too-early': [passesBack, opensNow],
  prepared: [waits, isSharedAndQuiet, isQuiet, shuts],
};

/** What is looked for beside several answers: nothing that speaks of one of them. */
const BESIDE_SEVERAL: readonly Looks[] = [
  takesCorner,
  winsCorner,
  threatensCorner,
  waits,
  isSharedAndQuiet,
  isQuiet,
  isContestedByBoth,
  waitsAsOwn,
];

/**
 * What the better move does, for a reason against the worse one; `undefined` if the reason says it, or nothing shows.
 */
export function insteadOf(
  finding: Finding,
  worse: Outcome,
  better: Outcome,
  advised: readonly InsteadKind[] = [],
  holds: (found: Instead) => boolean = () => true,
  isWeak: (square: Square) => boolean = () => false,
): Instead | undefined {
  const { kind, squares, numbers } = finding;
  // That the reply takes the better move away says all.
  if (takesBetter(finding.consequences)) return undefined;
  const use = kind === 'prepared' ? useOf(worse, better, squares[0]!) : undefined;
  if (use || (kind === 'prepared' && numbers.plies !== undefined)) return use;
  if (COMPLETE.includes(kind)) return undefined;
  // That a move is still possible says enough, but for the moves that are left.
  const looks = sharedKind(finding.consequences) ? BESIDE_SEVERAL : kind === 'prepared' ? [] : LOOKS;
  for (const look of [...(FIRST[kind] ?? []), ...looks]) {
    const found = look(worse, better, finding, isWeak);
    if (found && !advised.includes(found.kind) && holds(found)) return found;
  }
  return undefined;
}

/** It takes a corner. */
function takesCorner(_: Outcome, { move }: Outcome): Instead | undefined {
  return CORNERS.includes(move) ? { kind: 'corner', squares: [move] } : undefined;
}

/** It wins a corner a little later. */
function winsCorner(worse: Outcome, better: Outcome): Instead | undefined {
  const plies = pliesUntil(better.steps.slice(0, WON_WITHIN), better.mover, CORNERS);
  if (plies === undefined || plies === 1) return undefined;
  const corner = better.line[plies - 1] as Square;
  if (pliesUntil(worse.steps, worse.mover, [corner]) !== undefined) return undefined;
  if (movesOf(worse.position, worse.mover).includes(corner)) return undefined;
  if (isOpenBefore(better, better.mover, corner)) return undefined;
  // What the reply gives by choice is not won.
  const isGiven = plies === NEXT_PLIES && !isSettled(better, better.mover, corner);
  if (isGiven || comesAnyway(worse, better, corner)) return undefined;
  return { kind: 'wins', squares: [corner], line: better.line.slice(0, plies) };
}

/** It threatens to take a corner. */
function threatensCorner(worse: Outcome, better: Outcome): Instead | undefined {
  if (cornersToTake(better.after).length > 0) return undefined;
  const had = [
    ...movesOf(worse.position, worse.mover),
    ...movesOf(worse.after, worse.mover),
    ...playedBy(worse.steps, worse.mover),
  ];
  const corners = movesOf(better.after, better.mover).filter(
    (square) => CORNERS.includes(square) && !had.includes(square),
  );
  return corners.length > 0 ? { kind: 'threatens', squares: corners } : undefined;
}

/** It leaves the other side without a move. */
function leavesNoMove(worse: Outcome, { after }: Outcome): Instead | undefined {
  return after.phase === 'pass' && worse.after.phase !== 'pass' ? { kind: 'passes', squares: [] } : undefined;
}

/** The mover plays on the square of the answer. */
function getsSquare(worse: Outcome, better: Outcome, { kind, squares }: Finding): Instead | undefined {
  const [first] = squares;
  const square = kind === 'mobility' ? replyTo(worse) : OF_THE_ANSWER.includes(kind) ? first : undefined;
  if (square === undefined) return undefined;
  const plies = pliesUntil(better.steps.slice(0, WON_WITHIN), better.mover, [square]);
  if (plies === undefined || plies === 1) return undefined;
  // Where the other side may play as well, nobody counts on the square.
  if (movesOf(better.after, better.other).includes(square)) return undefined;
  return closing('gets', square, better, plies);
}

/** The mover soon plays on a square that the worse move opens. */
function getsOpened(_: Outcome, better: Outcome, { squares }: Finding): Instead | undefined {
  const plies = pliesUntil(better.steps.slice(0, WON_WITHIN), better.mover, squares);
  const square = better.line[(plies ?? 0) - 1] as Square | undefined;
  return square && plies! > 1 ? closing('gets', square, better, plies) : undefined;
}

/** The squares of the finding stay the mover's alone. */
function keepsOwn(worse: Outcome, better: Outcome, { kind, squares }: Finding): Instead | undefined {
  if (kind !== 'own-square-opened' && kind !== 'reserve-lost') return undefined;
  const keeps = squares.every(
    (square) =>
      square !== better.move &&
      movesOf(better.after, better.mover).includes(square) &&
      staysClosed(better, square),
  );
  if (!keeps) return undefined;
  return { kind: isOpenToBoth(worse, better.move) ? 'keeps-shared' : 'keeps', squares };
}

/** Whether the other side does not play on a square in the next plies of a line, and cannot at once. */
function staysClosed({ after, steps, other }: Outcome, square: Square): boolean {
  return (
    !movesOf(after, other).includes(square) &&
    pliesUntil(steps.slice(0, CLOSED_FOR), other, [square]) === undefined
  );
}

/** The answer is not possible. */
function closes(worse: Outcome, better: Outcome, finding: Finding): Instead | undefined {
  const { kind, numbers, consequences = [] } = finding;
  const reply = replyTo(worse);
  // Of squares that are opened, whichever the other side takes, no answer is named.
  if (kind === 'reserve-lost' && numbers.plies === undefined) return undefined;
  // Without an effect to tell, the reason itself says so.
  if (kind === 'reply-prevented' && consequences.length === 0) return undefined;
  if (reply === undefined || reply === better.move) return undefined;
  if (!OF_THE_ANSWER.includes(kind) && kind !== 'could-wait') return undefined;
  if (!staysClosed(better, reply)) return undefined;
  return closing('closes', reply, better);
}

/** A square that the better move closes, with the discs by whose flipping it does, and the plies that show more. */
function closing(kind: InsteadKind, square: Square, better: Outcome, plies?: number): Instead {
  const discs = closedBy(better, [square])?.discs;
  const line = plies && better.line.slice(0, plies);
  return { kind, squares: [square], ...(discs && { discs }), ...(line && { line }) };
}

/** The moves that the answer takes away are still there after both. */
function keepsMoves(_: Outcome, __: Outcome, { kind, consequences = [] }: Finding): Instead | undefined {
  const lost = consequences.find((one) => one.kind === 'loses');
  return kind === 'reply-stronger' && lost ? { kind: 'still', squares: lost.squares } : undefined;
}

/** A move that is new, and that the mover makes next, if the reason does not say so. */
function prepares(worse: Outcome, better: Outcome, { squares }: Finding): Instead | undefined {
  const [, reply, next] = better.line;
  if (squares.includes(next as Square)) return undefined;
  if (!reply || reply === 'pass' || !next || next === 'pass' || CORNERS.includes(next)) return undefined;
  if (movesOf(worse.position, worse.mover).includes(next)) return undefined;
  if (!worse.replied || worse.replied.legalMoves.includes(next)) return undefined;
  if (!movesOf(better.after, better.mover).includes(next)) return undefined;
  // A line does not stop before the corner that it gives, or gets.
  const rest = better.line.slice(3);
  const corners = rest.findIndex((move) => !CORNERS.some((corner) => corner === move));
  const shown = 3 + (corners < 0 ? rest.length : corners);
  return { kind: 'prepares', squares: [next], line: better.line.slice(0, shown) };
}

/** The mover gets the last move in a small region, which the other side gets otherwise. */
function getsLast(worse: Outcome, better: Outcome, { kind }: Finding): Instead | undefined {
  const found = kind === 'parity' ? undefined : lastMoveWon(worse, better);
  return found && { kind: 'last', squares: found.squares, line: better.line.slice(0, found.plies) };
}

/** The square of the better move is the mover's alone until the answer takes it. */
function isOwn(_: Outcome, better: Outcome, { kind, squares, numbers }: Finding): Instead | undefined {
  const isKind = kind === 'own-square-opened' || (kind === 'reserve-lost' && numbers.plies !== undefined);
  const isIt = isKind && squares[0] === better.move;
  return isIt ? { kind: 'now', squares: [better.move] } : undefined;
}

/** The square of the better move, which both sides can play. */
function takesFirst(_: Outcome, better: Outcome, { kind, squares }: Finding): Instead | undefined {
  const isIt = kind === 'square-wanted' && squares[0] === better.move;
  return isIt ? { kind: 'now', squares: [better.move] } : undefined;
}

/** The other side takes the square of the better move with one of two answers. */
function isTaken(worse: Outcome, better: Outcome): Instead | undefined {
  const plies = pliesUntil(worse.steps.slice(0, ANSWERS[1]), worse.other, [better.move]);
  return plies === undefined
    ? undefined
    : { kind: 'taken', squares: [better.move], line: worse.line.slice(0, plies) };
}

/** The other side has only a few moves. */
function leavesFew(worse: Outcome, better: Outcome): Instead | undefined {
  const [many, few] = [movesOf(worse.after, worse.other), movesOf(better.after, better.other)];
  if (few.length === 0 || few.length > MOST_LEFT || many.length - few.length < FEWER_LEFT) return undefined;
  return { kind: 'leaves', squares: few };
}

/** It is quiet: it opens nothing; and both sides can play it, if the reason does not say so. */
function isQuiet(worse: Outcome, better: Outcome, { kind, squares: named }: Finding): Instead | undefined {
  // That both sides can play a square is said once.
  const isNamed = kind === 'square-wanted' || named.includes(better.move);
  // Where a corner hangs, nobody calls a move quiet.
  if (openedTo(better).length > 0 || cornersToTake(better.after).length > 0) return undefined;
  const isLoud = openedTo(worse).length > 0;
  const discs = better.position.flips(better.move);
  const isSmall = flipsFewer(worse, better);
  if (!isLoud && !isSmall) return undefined;
  const found = isNamed || !isOpenToBoth(worse, better.move) ? 'quiet' : 'quiet-shared';
  return { kind: found, squares: [better.move], ...(isSmall && { discs }) };
}

/** The better move is quiet, and both sides can play it: the other reasons for it come after that. */
function isSharedAndQuiet(worse: Outcome, better: Outcome, finding: Finding): Instead | undefined {
  const found = isQuiet(worse, better, finding);
  return found?.kind === 'quiet-shared' && cornerOf(better.move) === undefined ? found : undefined;
}

/** Whether both sides could play on a square, and the other side still can after the worse move, and wants to. */
function isOpenToBoth(worse: Outcome, square: Square): boolean {
  return (
    isShared(worse, square) &&
    movesOf(worse.after, worse.other).includes(square) &&
    isWantedReply(worse, square)
  );
}

/** Whether the better move flips a few discs, and at least two fewer. */
function flipsFewer(worse: Outcome, better: Outcome): boolean {
  const [own, otherOwn] = [worse, better].map(({ position, move }) => position.flips(move).length) as [
    number,
    number,
  ];
  const isBurden = worse.position.empties >= BURDEN;
  return isBurden && otherOwn <= MOST_NAMED && own - otherOwn >= FEWER_FLIPS;
}

/** The answer to the worse move does not leave a move that the better line makes: the cause of an order. */
export function missesMoves(worse: Outcome, better: Outcome, { kind, squares }: Named): Instead | undefined {
  if (kind !== 'could-wait' && kind !== 'too-early') return undefined;
  if (!replyTo(worse) || !replyTo(better) || !worse.replied || !better.replied || squares.length > 1)
    return undefined;
  const missed = missingMoves(worse, better).filter((square) => ![worse.move, better.move].includes(square));
  if (missed.length === 0) return undefined;
  return { kind: 'moves', squares: missed.slice(0, MOST_SHUT), replies: repliesTo(worse, better) };
}

/** The answer to the worse move, and to the better one the same answer, or the one in its line. */
function repliesTo(worse: Outcome, better: Outcome): readonly Square[] {
  const reply = replyTo(worse)!;
  const isAlike = movesOf(better.after, better.other).includes(reply);
  return [reply, isAlike ? reply : replyTo(better)!];
}

/** The mover has more moves after both answers. */
function keepsMore(worse: Outcome, better: Outcome): Instead | undefined {
  if (!replyTo(worse) || !replyTo(better) || !worse.replied || !better.replied) return undefined;
  const [own, other] = [worse.replied.legalMoves.length, better.replied.legalMoves.length];
  const least = own > MANY_MOVES ? FAR_MORE : own > FEW_MOVES ? MORE_OF_MANY : MORE_MOVES;
  if (other - own < least) return undefined;
  const squares = missingMoves(worse, better).slice(0, MOST_SHUT);
  return squares.length > 0 ? { kind: 'moves', squares, replies: repliesTo(worse, better) } : undefined;
}

/**
 * The other side cannot play on squares that the reason does not name, and can after the worse move: those that it
 * wants, or several.
 */
function shuts(
  worse: Outcome,
  better: Outcome,
  { squares: named }: Finding,
  isWeak: (square: Square) => boolean,
): Instead | undefined {
  const all = theirsOnly(worse, better).wanted.filter((square) => ![better.move, ...named].includes(square));
  // A corner is another matter.
  const shut = all.filter(
    (square) => !CORNERS.includes(square) && !isWeak(square) && staysClosed(better, square),
  );
  const played = playedBy(worse.steps.slice(0, ANSWERS[1]), worse.other);
  const isWorth = shut.length > 1 || shut.some((square) => played.includes(square));
  if (!isWorth) return undefined;
  const squares = shut.slice(0, MOST_SHUT);
  const discs = closedBy(better, squares)?.discs;
  return { kind: 'shuts', squares, ...(discs && { discs }) };
}

/** It is on a square that both sides can play, and that the worse move leaves to the other side. */
function isContestedByBoth(worse: Outcome, better: Outcome, { kind, squares }: Finding): Instead | undefined {
  const { position, move } = better;
  const corner = cornerOf(move);
  if (CORNERS.includes(move) || (corner !== undefined && position.at(corner) === undefined)) return undefined;
  const isNamed = squares.includes(move) || kind === 'could-wait';
  return !isNamed && isContested(worse, better, move) ? { kind: 'shared', squares: [move] } : undefined;
}
