/**
 * Contrasts in the other side's next move and what that takes from the mover: all of it is on the board within three
 * plies. `contrast.ts` calls each of them; `instead.ts` names the same effects of the better move.
 */
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import { cornerOf, CORNERS } from '../../rules/strategy.js';
import { closedBy, flippedBy, neededFor, openedBy, spoiledBy } from '../reasons/access.js';
import { consequencesOf, losing, MOST_SQUARES, strongerThan } from '../reasons/consequence.js';
import type { Contrast, Finding } from '../reasons/finding.js';
import { movesOf, playedBy, playOut, pliesUntil } from '../positions/lines.js';
import { answeredAlike, isContested, isWantedAgainst, type Outcome } from '../positions/outcome.js';
import type { Access, Consequence, ConsequenceKind, ReasonKind } from '../reasons/reason.js';
import { cornerHangs, opensCorner } from '../positions/safe-moves.js';
import { useOf } from '../reasons/use.js';

/** If at most this many moves are left, they are named. */
const MOST_LEFT = 3;
/** By how many moves fewer an answer leaves the mover. */
const FEWER_OF_FEW = 2;
/** The weight that each effect of the reply adds. */
const STRESS: Readonly<Partial<Record<ConsequenceKind, number>>> = {
  'takes-better': 4,
  threatens: 2,
  wedges: 1.5,
  'shuts-out': 1.5,
  loses: 1,
};

/** Reasons that say everything about their answer. */
const WHOLE: readonly ReasonKind[] = ['reply-poisoned'];
/** A move that the better line makes after more plies than this, nobody misses. */
const USED_WITHIN = 5;
/** What is possible again within so many plies is not lost. */
const BACK_WITHIN = 5;
/** The plies of a move and its answer: what is possible after them can be the mover's next move. */
export const NEXT_MOVE = 2;
/** The plies of two answers: the better move, the answer, a move, the next answer. */
const TWO_ANSWERS = 4;
/** The weight added to an answer that is known to decide. */
const DECIDES = 3;

/** The square on which the other side answers. */
export function replyTo({ line }: Outcome): Square | undefined {
  const [, reply] = line;
  return reply === undefined || reply === 'pass' ? undefined : reply;
}

/** Why the other side has its best reply after the worse move but not after the better one, and what it does. */
export const reply: Contrast = (worse, better, answers) => {
  const square = replyTo(worse);
  if (square === undefined || CORNERS.includes(square)) return [];
  return repliesOf(worse, better, square).map((finding) => ({
    ...finding,
    ...(!WHOLE.includes(finding.kind) && atLeast(worse, better, square, finding)),
    weight: finding.weight + (answers ? DECIDES : 0),
  }));
};

/** What an answer does; if nothing of it shows, what it takes anyway. */
export function atLeast(
  worse: Outcome,
  better: Outcome,
  square: Square,
  { consequences: found = [], betterLine }: Finding,
): Pick<Finding, 'consequences' | 'betterLine'> {
  if (found.length > 0) return { consequences: found, betterLine };
  // Whether moves survive the better move shows only after an answer to it.
  const answered = betterLine.length > 1 || !replyTo(better) ? betterLine : better.line.slice(0, 2);
  const afterAnswer =
    answered.length > 1 ? playOut(better.position, answered.slice(0, 2)).at(-1)!.after : undefined;
  const lost = lostBy(worse, better, afterAnswer, square);
  if (lost.length > 0 && lost.length <= MOST_SQUARES) {
    return { consequences: [losing(worse, square, lost)], betterLine: answered };
  }
  const left = leftBy(worse, afterAnswer, square);
  if (left.length > 0) return { consequences: [{ kind: 'leaves', squares: left }], betterLine: answered };
  return { consequences: [], betterLine };
}

/** The moves that an answer leaves the mover, if they are few, and more of them in a position of the better line. */
function leftBy({ after }: Outcome, afterAnswer: Position | undefined, square: Square): readonly Square[] {
  const left = after.play(square);
  if (!afterAnswer || left.legalMoves.length > MOST_LEFT) return [];
  return afterAnswer.legalMoves.length - left.legalMoves.length >= FEWER_OF_FEW ? left.legalMoves : [];
}

/** What a reply to the worse move does. */
function repliesOf(worse: Outcome, better: Outcome, square: Square): Finding[] {
  const lost = replyTo(better) ? lostBy(worse, better, better.replied, square) : [];
  const taken = betterTaken(worse, better, square);
  const consequences = taken.length > 0 ? taken : consequencesOf(worse, square, lost);
  const stress = stressOf(consequences);
  const worseLine = [worse.move, square];
  // Whether moves survive the better move shows only after the reply to it.
  const isLosing = consequences.some(({ kind }) => kind === 'loses');
  const betterLine = isLosing ? better.line.slice(0, 2) : [better.move];
  const shared = { squares: [square], consequences, numbers: { plies: 2 }, worseLine, betterLine };
  const before = movesOf(worse.position, worse.other).includes(square);
  if (square === better.move && before) {
    return isContested(worse, better, square)
      ? [{ kind: 'square-wanted', weight: 7 + stress, ...shared }]
      : [];
  }
  const isMoversOwn = !before && worse.position.legalMoves.includes(square);
  // What is open to the mover is not closed, but a free move of the mover's.
  if (square === better.move || (isMoversOwn && !movesOf(better.after, better.other).includes(square))) {
    const isRule = square !== better.move && isPlayedAnyway(better, square);
    const weight = (square === better.move ? 7 : 6.5) + stress;
    return [{ kind: 'own-square-opened', weight, isRule, access: openedNow(worse, square), ...shared }];
  }
  if (!movesOf(better.after, better.other).includes(square)) {
    const kind = before ? 'reply-prevented' : 'reply-opened';
    const access = before ? closedBy(better, [square]) : openedNow(worse, square);
    const isRule = isPlayedAnyway(better, square);
    return [{ kind, weight: (before ? 5 : 6) + stress, isRule, access, ...shared }];
  }
  const given = poisoned(worse, better, square);
  return given.length > 0 ? given : stronger(worse, better, square);
}

/** That an answer makes the better move impossible, which the worse one had left, and which the mover does not soon make. */
function betterTaken(worse: Outcome, { move }: Outcome, answer: Square): Consequence[] {
  const isLeft = move !== answer && movesOf(worse.after, worse.mover).includes(move);
  const isMade = pliesUntil(worse.steps.slice(0, BACK_WITHIN), worse.mover, [move]) !== undefined;
  if (!isLeft || isMade || worse.after.play(answer).legalMoves.includes(move)) return [];
  return [{ ...losing(worse, answer, [move]), kind: 'takes-better' }];
}

/**
 * Whether the other side also plays on a square in its first two answers to the better move: then its answer there does
 * not decide.
 */
function isPlayedAnyway({ steps, other }: Outcome, square: Square): boolean {
  return playedBy(steps.slice(0, TWO_ANSWERS), other).includes(square);
}

/** The discs by which the worse move opens the square of a reply to the other side. */
const openedNow = (worse: Outcome, square: Square): Access | undefined =>
  openedBy(worse, [square]) ?? flippedBy(worse, square);

/** How much the effects of a reply weigh, in discs. */
function stressOf(consequences: readonly Consequence[]): number {
  return consequences.reduce((sum, { kind }) => sum + (STRESS[kind] ?? 0), 0);
}

/** The reply is legal after the better move, too, but does less there. */
function stronger(worse: Outcome, better: Outcome, square: Square): Finding[] {
  const lost = lostBy(worse, better, better.after.play(square), square);
  const taken = betterTaken(worse, better, square);
  const consequences = taken.length > 0 ? taken : strongerThan(worse, better, square, lost);
  const stress = stressOf(consequences);
  if (stress === 0) return [];
  return [
    {
      kind: 'reply-stronger',
      squares: [square],
      consequences,
      numbers: { plies: 2 },
      worseLine: [worse.move, square],
      betterLine: [better.move, square],
      weight: 2 + 2 * stress,
    },
  ];
}

/** The reply would give the mover a corner after the better move, but not after the worse one. */
function poisoned(worse: Outcome, better: Outcome, square: Square): Finding[] {
  return poisonedCorners(worse, better, square).map((corner) => ({
    kind: 'reply-poisoned',
    squares: [square, corner],
    numbers: { plies: 2 },
    worseLine: [worse.move, square],
    betterLine: [better.move, square, corner],
    weight: 6.5,
  }));
}

/** The corners that the reply would give the mover after the better move, but not after the worse one. */
function poisonedCorners(worse: Outcome, better: Outcome, square: Square): Square[] {
  const answered = movesOf(better.after.play(square), better.mover);
  const had = [...movesOf(better.position, better.mover), ...movesOf(better.after, better.mover)];
  // Who can take the corner at once need not wait for the reply.
  const theirs = movesOf(better.after, better.other);
  // A reply that gives another corner is not safe.
  if (cornerHangs(worse.after.play(square), worse.mover)) return [];
  return CORNERS.filter((corner) => answered.includes(corner) && ![...had, ...theirs].includes(corner)).slice(
    0,
    1,
  );
}

/**
 * The mover's moves that the reply takes away, that survive the better move and its reply, and that the mover wants:
 * nobody misses the others.
 */
function lostBy(
  worse: Outcome,
  better: Outcome,
  afterAnswer: Position | undefined,
  answer: Square,
): Square[] {
  const left = worse.after.play(answer);
  if (!afterAnswer) return [];
  return [...movesOf(worse.after, worse.mover)].filter(
    (move) =>
      ![worse.move, answer].includes(move) &&
      !left.legalMoves.includes(move) &&
      afterAnswer.legalMoves.includes(move) &&
      isMissed(worse, better, answer, move) &&
      !opensCorner(afterAnswer, move),
  );
}

/**
 * Whether the mover misses a move that is there now, and not after the worse move and an answer: it is there after the
 * better move and the same answer, and nothing is better against it; or that answer is not possible, and the better line
 * soon makes the move.
 */
export function isMissed(worse: Outcome, better: Outcome, answer: Square, move: Square): boolean {
  if (!movesOf(worse.position, worse.mover).includes(move)) return false;
  if (!movesOf(better.after, better.other).includes(answer))
    return playedBy(better.steps.slice(1, USED_WITHIN), better.mover).includes(move);
  const isThere = movesOf(answeredAlike(better, answer), better.mover).includes(move);
  return isThere && isWantedAgainst(better, answer, move);
}

/** A move that the better move makes possible, and that the mover plays right after the other side's reply. */
export const prepared: Contrast = (worse, better) => {
  const next = movesOf(better.after, better.mover).find((square) => square === better.line[2]);
  if (next === undefined || CORNERS.includes(next)) return [];
  if (movesOf(worse.position, worse.mover).includes(next)) return [];
  return possibleAfter(worse, better, next).map((finding) => ({
    ...finding,
    // Nobody sees what a square is good for that is only possible.
    isRule: useOf(worse, better, next) === undefined,
    numbers: { plies: 3 },
    betterLine: better.line.slice(0, 3),
  }));
};

/**
 * A move that the better move and its answer leave possible, the worse move and its answer do not, and that is made.
 */
export const staysPossible: Contrast = (worse, better) =>
  replyTo(worse) === undefined
    ? []
    : playedBy(better.steps.slice(1, USED_WITHIN), better.mover)
        .filter((next) => !CORNERS.includes(next) && isMissed(worse, better, replyTo(worse)!, next))
        .flatMap((next) => possibleAfter(worse, better, next))
        .map((finding) => ({
          ...finding,
          betterLine: better.line.slice(0, pliesUntil(better.steps, better.mover, finding.squares)),
        }));

/**
 * Moves that the worse move takes from the mover, and that are still there after the better move and its answer: those
 * that the better line makes, or else several.
 */
export function movesSpoiled(worse: Outcome, better: Outcome): Finding[] {
  if (replyTo(worse) === undefined || replyTo(better) === undefined || !better.replied) return [];
  const lost = worse.position.legalMoves.filter(
    (square) =>
      ![worse.move, better.move].includes(square) &&
      isGone(worse, square) &&
      better.replied!.legalMoves.includes(square),
  );
  const made = playedBy(better.steps.slice(1, USED_WITHIN), better.mover);
  const used = lost.filter((square) => made.includes(square));
  const safe = lost.filter(
    (square) => cornerOf(square) === undefined && !opensCorner(better.replied!, square),
  );
  const squares = (used.length > 0 ? used : safe.length > 1 ? safe : []).slice(0, MOST_SQUARES);
  if (squares.length === 0) return [];
  const needed = neededFor(better.replied, worse.replied!, squares[0]!, worse.mover);
  const access = squares.length === 1 ? needed : spoiledBy(worse, squares);
  const flips = worse.position.flips(worse.move);
  const isFlipped = access?.discs.every((disc) => flips.includes(disc));
  return [
    {
      kind: 'prepared',
      squares,
      ...(isFlipped && { access }),
      numbers: {},
      worseLine: worse.line.slice(0, 2),
      betterLine: better.line.slice(0, 2),
      weight: used.length > 0 ? 4 : 3,
      isRule: used.length === 0,
    },
  ];
}

/** Whether a move of the mover's is not possible right after its move, or the answer, nor within some plies. */
export function isGone(
  { mover, steps }: Outcome,
  square: Square,
  { from = 1, within = BACK_WITHIN }: { from?: number; within?: number } = {},
): boolean {
  const seen = steps.slice(from - 1, within).map((step) => step.after);
  return (
    steps.length > 1 &&
    steps[1]!.move !== square &&
    seen.every((one) => !movesOf(one, mover).includes(square)) &&
    (within === NEXT_MOVE || pliesUntil(steps.slice(1), mover, [square]) === undefined)
  );
}

/** A move that is possible after the better move and its answer, and not after the worse move and its answer. */
function possibleAfter(worse: Outcome, better: Outcome, next: Square): Finding[] {
  if (replyTo(worse) === undefined || replyTo(better) === undefined) return [];
  if (!worse.replied || !better.replied?.legalMoves.includes(next)) return [];
  if (worse.replied.at(next) !== undefined || worse.replied.legalMoves.includes(next)) return [];
  // What only the answer makes possible, the move does not prepare.
  if (!movesOf(better.after, better.mover).includes(next)) return [];
  // Nor does it keep what the same answer would take.
  if (!movesOf(answeredAlike(better, replyTo(worse)!), better.mover).includes(next)) return [];
  if (pliesUntil(worse.steps, worse.mover, [next]) !== undefined) return [];
  return [
    {
      kind: 'prepared',
      squares: [next],
      access: neededFor(better.replied, worse.replied, next, worse.mover),
      numbers: {},
      worseLine: worse.line.slice(0, 2),
      betterLine: better.line.slice(0, 2),
      weight: 3,
    },
  ];
}
