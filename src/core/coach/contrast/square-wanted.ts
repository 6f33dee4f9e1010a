/**
 * Squares that the other side gets in the line of the worse move, and the mover in the line of the better one.
 * `contrast.ts` calls each of them.
 */
import { CORNERS } from '../../rules/strategy.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import { openedByAnswer, withDiscsOf } from '../reasons/access.js';
import type { Contrast, Finding } from '../reasons/finding.js';
import { ANSWERS, movesOf, playedBy, pliesUntil } from '../positions/lines.js';
import { isContested, isOpenBefore, type Outcome } from '../positions/outcome.js';
import type { Access } from '../reasons/reason.js';

/** In plies: the mover gets the square with the better move, or with the next one. */
const OWN_WITHIN = 3;
/** Until this ply it is seen on the board. */
const SEEN_WITHIN = 3;
/** The weight of a square lost at once, and what is left of it per ply. */
const WEIGHT = 7;
const PER_PLY = 1.5;

/**
 * The first square that the other side takes with one of its first two answers, and the mover in the better line: one
 * that both can play from the start, or that the answer opens by flipping a disc. The square of the better move, taken
 * at once, is another reason.
 */
export const squareWanted: Contrast = (worse, better) => {
  for (const plies of ANSWERS) {
    const step = worse.steps[plies - 1];
    if (!step || step.move === 'pass' || CORNERS.includes(step.move)) continue;
    const own = pliesUntil(better.steps.slice(0, OWN_WITHIN), better.mover, [step.move]);
    if (own === undefined || (own === 1 && plies === 2)) continue;
    // Who can play there first has not lost the square.
    if (isOpenBefore(worse, worse.other, step.move)) continue;
    const access = openedInLine(worse, step.move, step.before);
    if (!access && !isOpenToBoth(worse, better, step.move)) continue;
    const finding: Finding = {
      kind: 'square-wanted',
      squares: [step.move],
      access,
      numbers: { plies },
      worseLine: worse.line.slice(0, plies),
      betterLine: better.line.slice(0, own),
      weight: WEIGHT - PER_PLY * (plies + own - 3),
      isRule: plies > SEEN_WITHIN,
    };
    return [finding];
  }
  return [];
};

/** The discs by whose flipping the answer opens a square, if they still do when the other side plays there. */
function openedInLine(worse: Outcome, square: Square, then: Position): Access | undefined {
  const access = openedByAnswer(worse, square);
  const isCause =
    access && !movesOf(withDiscsOf(worse.after, access.discs, then), worse.other).includes(square);
  return isCause ? access : undefined;
}

/** The plies of the lines in which a square that changes hands is looked for, where nothing nearer shows. */
const LATER = { theirs: 4, own: 5 };

/**
 * The first square, other than a corner, that the other side takes in its line, and the mover in the better one, and
 * that neither can take before the other there.
 */
export const takenLater: Contrast = (worse, better) =>
  inEachLine(worse, better).filter(({ squares: [square] }) => !isOpenBefore(better, better.mover, square!));

/** As `takenLater`, where the other side could also take the square first in the better line. */
export function inEachLine(worse: Outcome, better: Outcome): Finding[] {
  const [theirs, ours] = [worse.steps.slice(0, LATER.theirs), better.steps.slice(0, LATER.own)];
  for (const square of playedBy(theirs, worse.other)) {
    const own = pliesUntil(ours, better.mover, [square]);
    if (own === undefined || CORNERS.includes(square)) continue;
    if (isOpenBefore(worse, worse.other, square)) continue;
    const plies = pliesUntil(theirs, worse.other, [square])!;
    const isOpen = isOpenAnyway(worse, better, square) && isOpenBefore(better, better.mover, square);
    if (plies === 2 ? own === 1 && !isContested(worse, better, square) : isOpen) continue;
    const discs = worse.steps[plies - 1]!.before.flips(square).length;
    return [
      {
        kind: 'square-wanted',
        squares: [square],
        numbers: { plies, discs },
        worseLine: worse.line.slice(0, plies),
        betterLine: better.line.slice(0, own),
        weight: 1,
        isRule: true,
      },
    ];
  }
  return [];
}

/** Whether the other side can play on a square from the start, and after the better move as well. */
function isOpenAnyway({ position, other }: Outcome, { after }: Outcome, square: Square): boolean {
  return [position, after].every((one) => movesOf(one, other).includes(square));
}

/** Whether both sides can play on a contested square until the better move, or after it. */
function isOpenToBoth(worse: Outcome, better: Outcome, square: Square): boolean {
  return (
    isContested(worse, better, square) &&
    (square === better.move || movesOf(better.after, better.other).includes(square))
  );
}
