/** What the other side plays next, and what that takes from the mover: all of it is on the board within three plies. */
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import { closedBy, neededFor, openedBy } from '../access.js';
import { consequencesOf, losing, MOST_SQUARES, strongerThan } from '../consequence.js';
import type { Answers } from '../answers.js';
import { areFew } from './answer-reasons.js';
import type { Contrast, Finding } from '../finding.js';
import { movesOf, playedBy, playOut } from '../lines.js';
import { answeredAlike, type Outcome } from '../outcome.js';
import type { Consequence, ConsequenceKind, ReasonKind } from '../reason.js';
import { cornerHangs, opensCorner } from '../safe-moves.js';

/** If at most this many moves are left, they are named. */
const MOST_LEFT = 3;
/** The weight that each effect of the reply adds. */
const STRESS: Readonly<Partial<Record<ConsequenceKind, number>>> = {
  threatens: 2,
  wedges: 1.5,
  'shuts-out': 1.5,
  loses: 1,
};

/** An answer with less weight than this does no visible harm. */
const LEAST_STRESS = 1;

/** Reasons about an answer on a square that the mover may want as well. */
const WANTED: readonly ReasonKind[] = ['reply-opened', 'own-square-opened'];
/** Reasons that say everything about their answer. */
const WHOLE: readonly ReasonKind[] = ['reply-continued', 'reply-poisoned'];
/** By how many moves fewer the same answer leaves, which counts even if it leaves few anyway. */
const FEWER_MOVES = 3;
const FEWER_OF_FEW = 2;
const FEW_MOVES = 4;
/** A side with more moves than this is not short of them. */
const MANY_MOVES = 8;
/** The number of plies that count as soon. */
const SOON = 9;
/** The plies of two answers: the better move, the answer, a move, the next answer. */
const TWO_ANSWERS = 4;
/** The weight added to an answer that is known to decide. */
const DECIDES = 3;
/** The number of answers considered besides the best one, and how much lighter each of them is. */
const OTHERS = 2;
const LESS_GOOD = 3;

/** The square on which the other side answers. */
export function replyTo({ line }: Outcome): Square | undefined {
  const [, reply] = line;
  return reply === undefined || reply === 'pass' ? undefined : reply;
}

/** The square of the answer to talk about: that of the line, unless a few others are known to decide. */
function spokenOf(worse: Outcome, punishing: readonly Square[] = []): Square | undefined {
  const square = replyTo(worse);
  if (square === undefined || punishing.includes(square) || !areFew(punishing)) return square;
  return punishing[0];
}

/** Why the other side has its best reply after the worse move but not after the better one, and what it does. */
export const reply: Contrast = (worse, better, answers) => {
  const punishing = answers?.punishing ?? [];
  const square = spokenOf(worse, punishing);
  if (square === undefined) return [];
  const others = punishing.filter((answer) => answer !== square).slice(0, OTHERS);
  return [square, ...others].flatMap((answer, at) =>
    reasonsOf(worse, better, answer, answers).map((finding) => ({
      ...finding,
      weight: finding.weight - at * LESS_GOOD,
    })),
  );
};

/** Why the other side has one of its answers after the worse move, and what it does. */
function reasonsOf(worse: Outcome, better: Outcome, square: Square, answers?: Answers): Finding[] {
  const punishing = answers?.punishing ?? [];
  // If many answers are equally good, this one does not decide.
  const isRule = answers !== undefined && answers.costs === undefined && !areFew(punishing);
  const found = CORNERS.includes(square) ? [] : repliesOf(worse, better, square);
  if (found.length === 0 && answers) found.push(...strongest(worse, better, square, answers));
  return found
    .map((finding) => {
      const isMinor = isRule || (answers !== undefined && isSlight(finding));
      return {
        ...finding,
        ...(!WHOLE.includes(finding.kind) && atLeast(worse, better, square, finding, answers)),
        isRule: isMinor || finding.isRule === true,
        weight: finding.weight + (answers && !isMinor ? DECIDES : 0),
      };
    })
    .filter(showsHarm);
}

/** Whether an answer flips back little more than it would after the better move: anything else matters more. */
function isSlight({ kind, numbers, consequences = [] }: Finding): boolean {
  return kind === 'reply-stronger' && numbers.own === undefined && stressOf(consequences) < LEAST_STRESS;
}

/** An answer that does more harm is a mere value, unless something of it shows. */
function showsHarm({ kind, numbers, consequences = [] }: Finding): boolean {
  return kind !== 'reply-stronger' || numbers.own !== undefined || consequences.length > 0;
}

/** What an answer does; if nothing of it shows, what it takes anyway. */
function atLeast(
  worse: Outcome,
  better: Outcome,
  square: Square,
  { kind, consequences: found = [], betterLine, numbers }: Finding,
  answers?: Answers,
): Pick<Finding, 'consequences' | 'betterLine'> {
  if (found.length > 0) return { consequences: found, betterLine };
  // Whether moves survive the better move shows only after an answer to it.
  const answered = betterLine.length > 1 || !replyTo(better) ? betterLine : better.line.slice(0, 2);
  const kept = answered.length > 1 ? playOut(better.position, answered.slice(0, 2)).at(-1)!.after : undefined;
  const lost = lostBy(worse, kept, [better.move, square], square);
  if (lost.length > 0 && lost.length <= MOST_SQUARES) {
    return { consequences: [losing(worse, square, lost)], betterLine: answered };
  }
  const left = numbers.own === undefined ? leftBy(worse, kept, square) : [];
  if (left.length > 0) return { consequences: [{ kind: 'leaves', squares: left }], betterLine: answered };
  const more = answers && harmOf(worse, better, [square, kind], answers);
  return { consequences: more ? [more] : [], betterLine };
}

/** What an answer prepares, or which square it takes that the mover needs. */
function harmOf(
  worse: Outcome,
  better: Outcome,
  [square, kind]: readonly [Square, ReasonKind],
  { lines }: Answers,
): Consequence | undefined {
  const { position, after, other } = worse;
  const answered = after.play(square);
  const [, , next] = lines.get(square) ?? worse.line.slice(1);
  // An effect that it also has after the better move is no difference.
  const alike = kind === 'reply-stronger' ? [answeredAlike(better, square)] : [];
  const had = [position, after, better.after, ...alike].flatMap((one) => movesOf(one, other));
  if (next && next !== 'pass' && movesOf(answered, other).includes(next) && !had.includes(next)) {
    return { kind: 'opens-next', squares: [next] };
  }
  const isWanted = wantedBy(better).includes(square);
  return isWanted && position.legalMoves.includes(square) && WANTED.includes(kind)
    ? { kind: 'wanted', squares: [square] }
    : undefined;
}

/** The moves that an answer leaves the mover, if they are few, and more of them in a position of the better line. */
function leftBy({ after }: Outcome, kept: Position | undefined, square: Square): readonly Square[] {
  const left = after.play(square);
  if (!kept || left.legalMoves.length > MOST_LEFT) return [];
  return kept.legalMoves.length - left.legalMoves.length >= FEWER_OF_FEW ? left.legalMoves : [];
}

/** The reply decides although it does the same after the better move, because the rest of the position differs. */
function strongest(worse: Outcome, better: Outcome, square: Square, answers: Answers): Finding[] {
  if (!movesOf(better.after, better.other).includes(square)) return [];
  const next = nextOf(worse, better, square, answers);
  if (next !== undefined) {
    return [
      {
        kind: 'reply-continued',
        squares: [square, next],
        access: closedBy(better, [next]),
        numbers: { plies: 2 },
        worseLine: [worse.move, square],
        betterLine: [better.move, square],
        weight: 4,
      },
    ];
  }
  const [own, otherOwn] = [worse, better].map(
    ({ after, mover }) => movesOf(after.play(square), mover).length,
  ) as [number, number];
  const isFewer = own <= MANY_MOVES && otherOwn - own >= (own <= FEW_MOVES ? FEWER_OF_FEW : FEWER_MOVES);
  return [
    {
      kind: 'reply-stronger',
      squares: [square],
      numbers: { plies: 2, ...(isFewer && { own, otherOwn }) },
      worseLine: [worse.move, square],
      betterLine: [better.move, square],
      weight: isFewer ? 3 : 2,
      isRule: !isFewer,
    },
  ];
}

/** The other side's second move, which its answer prepares after the worse move only, and which it goes on to play. */
function nextOf(
  worse: Outcome,
  better: Outcome,
  square: Square,
  { lines, costs }: Answers,
): Square | undefined {
  const costOf = (answer: Square): number => costs?.get(answer) ?? -Infinity;
  const threatens = movesOf(worse.after.play(square), worse.other);
  const had = movesOf(worse.position, worse.other);
  const there = movesOf(better.after.play(square), better.other);
  const [, , second, , third] = lines.get(square) ?? [];
  return [second, third].find(
    (move): move is Square =>
      move !== undefined &&
      move !== 'pass' &&
      threatens.includes(move) &&
      !there.includes(move) &&
      // A move that would do as much at once needs no preparation.
      (!costs || costOf(move) < costOf(square)) &&
      (move === better.move || !had.includes(move)),
  );
}

function repliesOf(worse: Outcome, better: Outcome, square: Square): Finding[] {
  const wanted = wantedBy(better);
  const lost = replyTo(better)
    ? lostBy(worse, better.replied, [better.move, square], square).filter((move) => wanted.includes(move))
    : [];
  const consequences = consequencesOf(worse, square, lost);
  const stress = stressOf(consequences);
  const worseLine = [worse.move, square];
  // Whether moves survive the better move shows only after the reply to it.
  const isLosing = consequences.some(({ kind }) => kind === 'loses');
  const betterLine = isLosing ? better.line.slice(0, 2) : [better.move];
  const shared = { squares: [square], consequences, numbers: { plies: 2 }, worseLine, betterLine };
  const before = movesOf(worse.position, worse.other).includes(square);
  if (square === better.move && before) return [{ kind: 'square-wanted', weight: 7 + stress, ...shared }];
  const isOwn = !before && worse.position.legalMoves.includes(square);
  // What is open to the mover is not closed, but a free move of the mover's.
  if (square === better.move || (isOwn && !movesOf(better.after, better.other).includes(square))) {
    const isRule = square !== better.move && isPlayedAnyway(better, square);
    const weight = (square === better.move ? 7 : 6.5) + stress;
    return [{ kind: 'own-square-opened', weight, isRule, access: openedBy(worse, [square]), ...shared }];
  }
  if (!movesOf(better.after, better.other).includes(square)) {
    const kind = before ? 'reply-prevented' : 'reply-opened';
    const access = before ? closedBy(better, [square]) : openedBy(worse, [square]);
    const isRule = isPlayedAnyway(better, square);
    return [{ kind, weight: (before ? 5 : 6) + stress, isRule, access, ...shared }];
  }
  return [...poisoned(worse, better, square), ...stronger(worse, better, square)];
}

/**
 * Whether the other side also plays on a square in its first two answers to the better move: then its answer there does
 * not decide.
 */
function isPlayedAnyway({ steps, other }: Outcome, square: Square): boolean {
  return playedBy(steps.slice(0, TWO_ANSWERS), other).includes(square);
}

function stressOf(consequences: readonly Consequence[]): number {
  return consequences.reduce((sum, { kind }) => sum + (STRESS[kind] ?? 0), 0);
}

/** The reply is legal after the better move, too, but does less there. */
function stronger(worse: Outcome, better: Outcome, square: Square): Finding[] {
  const lost = lostBy(worse, better.after.play(square), [better.move, square], square);
  const consequences = strongerThan(worse, better, square, lost);
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
  // A reply that gives another corner is not safe.
  if (cornerHangs(worse.after.play(square), worse.mover)) return [];
  return CORNERS.filter((corner) => answered.includes(corner) && !had.includes(corner)).slice(0, 1);
}

/**
 * The mover's moves that the reply takes away, not the worse move itself, and that survive the better move and its
 * reply.
 */
function lostBy(
  worse: Outcome,
  kept: Position | undefined,
  except: readonly Square[],
  answer: Square,
): Square[] {
  const left = worse.after.play(answer);
  if (!kept) return [];
  const stillThere = movesOf(worse.after, worse.mover);
  return worse.position.legalMoves.filter(
    (move) =>
      ![worse.move, ...except].includes(move) &&
      stillThere.includes(move) &&
      !left.legalMoves.includes(move) &&
      kept.legalMoves.includes(move) &&
      !opensCorner(kept, move),
  );
}

/** Moves that the mover soon plays after the better move: nobody misses the others. */
function wantedBy(better: Outcome): readonly Square[] {
  return playedBy(better.steps.slice(1, SOON), better.mover);
}

/** A move that the better move makes possible, and that the mover plays right after the other side's reply. */
export const prepared: Contrast = (worse, better) => {
  const [square, otherReply] = [replyTo(worse), replyTo(better)];
  const [, , next] = better.line;
  if (square === undefined || otherReply === undefined || next === undefined || next === 'pass') return [];
  if (!worse.replied || CORNERS.includes(next) || next === worse.move) return [];
  if (movesOf(worse.position, worse.mover).includes(next)) return [];
  if (!movesOf(better.after, better.mover).includes(next)) return [];
  if (worse.replied.at(next) !== undefined || worse.replied.legalMoves.includes(next)) return [];
  return [
    {
      kind: 'prepared',
      squares: [next],
      access: better.replied && neededFor(better.replied, worse.replied, next, worse.mover),
      numbers: { plies: 3 },
      worseLine: [worse.move, square],
      betterLine: better.line.slice(0, 3),
      weight: 3,
    },
  ];
};
