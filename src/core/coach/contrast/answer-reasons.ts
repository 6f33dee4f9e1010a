/** Reasons that only the values of the answers show: which answers the better move prevents, and which it refutes. */
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import { closedBy, neededFor, openedBy } from '../access.js';
import { consequencesOf } from '../consequence.js';
import type { Contrast, Finding } from '../finding.js';
import { movesOf } from '../lines.js';
import { outcomeOf, type Outcome } from '../outcome.js';
import type { Access, Consequence, ConsequenceKind } from '../reason.js';

/** The fewest answers named together; a single one has its own reason. */
const FEWEST_NAMED = 2;
const MOST_NAMED = 3;
/** How much lighter an answer is for each better one. */
const LESS_GOOD = 3;

/** The effects named for a return, each as what it would do. */
const RETURN_DOES: Readonly<Partial<Record<ConsequenceKind, ConsequenceKind>>> = {
  threatens: 'return-threatens',
  wedges: 'return-wedges',
  'gives-nothing': 'return-quiet',
};

const WEIGHT = 9;

/** An answer that costs at least this share of the loss is as strong as the best one. */
const AS_STRONG = 0.8;
const MOST_STRONG = 4;

/** The strong answers: the only one, or several that are as strong as the best one. */
export const repliesStrong: Contrast = (worse, better, answers) => {
  if (!answers?.costs) return [];
  const most = Math.max(...answers.costs.values());
  const strong = [...answers.costs].filter(([, cost]) => cost >= AS_STRONG * most).map(([square]) => square);
  // On the square of the better move there is no answer to compare.
  if (strong.includes(better.move)) return [];
  if (strong.length > MOST_STRONG) return [];
  const reply = worse.line[1];
  // The answer of the line shown is one of them.
  if (reply === undefined || !strong.includes(reply as Square)) return [];
  return [
    {
      kind: 'replies-strong',
      squares: strong,
      numbers: { plies: 2 },
      worseLine: [worse.move, reply],
      betterLine: [better.move],
      weight: 3,
      isRule: true,
    },
  ];
};

/** All good answers to the worse move, each of which the better move makes impossible. */
export const repliesPrevented: Contrast = (worse, better, answers) => {
  const squares = answers?.punishing ?? [];
  if (squares.length < FEWEST_NAMED || squares.length > MOST_NAMED) return [];
  const [has, left] = [movesOf(worse.after, worse.other), movesOf(better.after, better.other)];
  if (squares.some((square) => !has.includes(square) || left.includes(square))) return [];
  return [
    {
      kind: 'replies-prevented',
      squares,
      access: closedBy(better, squares),
      numbers: { plies: 2 },
      worseLine: [worse.move],
      betterLine: [better.move],
      weight: 9,
    },
  ];
};

/** The other side's best answer is legal after both moves, but only after the better one can the mover meet it. */
export const returnMissed: Contrast = (worse, better, answers) => {
  const answer = answers?.punishing.find((square) => answers.returns.has(square));
  if (answer === undefined) return [];
  const found = answers!.returns.get(answer)!;
  const { square, because } = found;
  if (worse.move === better.move) return [];
  if (!movesOf(better.after.play(answer), better.mover).includes(square)) return [];
  const weight = WEIGHT - LESS_GOOD * answers!.punishing.indexOf(answer);
  // If the punishing move is on a square that both sides want, another reason says so.
  if (found.because !== 'illegal' && leavesToOther(worse, better, answer, found.punishment)) {
    return [{ ...continuedOn(worse, better, answer), weight }];
  }
  // What they can punish after both moves, or on the square of the better move, is no difference that a reader sees.
  if (because === 'weaker' || (found.because === 'punished' && found.punishment === better.move)) return [];
  const opened = found.because === 'punished' ? openedForLater(worse, better, found.punishment) : undefined;
  const punished = found.because === 'illegal' ? [] : [square, found.punishment];
  const consequences =
    found.because === 'illegal'
      ? consequencesOfReturn(better, [answer, square])
      : consequencesOfPunishment(worse, [answer, square, found.punishment]);
  return [
    {
      kind: because === 'illegal' ? 'return-missed' : 'return-punished',
      squares: [answer, square, ...punished.slice(1)],
      ...(consequences.length > 0 && !opened && square !== worse.move && { consequences }),
      // That the move itself is spent needs no disc to explain it.
      access:
        because !== 'illegal'
          ? opened
          : square === worse.move
            ? undefined
            : returnBy(worse, better, [answer, square]),
      numbers: { plies: 2 + punished.length },
      worseLine: [worse.move, answer, ...punished],
      betterLine: [better.move, answer, square],
      weight,
    },
  ];
};

/**
 * Whether the other side punishes a return on the square of the better move, where it could have played right after its
 * answer.
 */
function leavesToOther(worse: Outcome, better: Outcome, answer: Square, punishment: Square): boolean {
  return punishment === better.move && movesOf(worse.after.play(answer), worse.other).includes(punishment);
}

/** The reason that the other side can still play on the square of the better move after its answer. */
function continuedOn(worse: Outcome, better: Outcome, answer: Square): Omit<Finding, 'weight'> {
  return {
    kind: 'reply-continued',
    squares: [answer, better.move],
    numbers: { plies: 2 },
    worseLine: [worse.move, answer],
    betterLine: [better.move, answer],
  };
}

/** The discs by which only the worse move opens, from then on, the square on which the other side punishes a return. */
function openedForLater(worse: Outcome, better: Outcome, punishment: Square): Access | undefined {
  const isShut = !movesOf(better.after, better.other).includes(punishment);
  return isShut && !CORNERS.includes(punishment) ? openedBy(worse, [punishment]) : undefined;
}

/** The discs that allow a move against an answer after the better move, but not after the worse one. */
function returnBy(
  worse: Outcome,
  better: Outcome,
  [answer, square]: readonly [Square, Square],
): Access | undefined {
  return neededFor(better.after.play(answer), worse.after.play(answer), square, worse.mover);
}

/** One visible effect of a return; a corner explains itself. */
function consequencesOfReturn(
  better: Outcome,
  [answer, square]: readonly [Square, Square],
): readonly Consequence[] {
  if (CORNERS.includes(square)) return [];
  const answered = outcomeOf(better.after, { move: answer, line: [answer, square] });
  return consequencesOf(answered, square, [])
    .flatMap(({ kind, squares }): Consequence[] => {
      const does = RETURN_DOES[kind];
      return does ? [{ kind: does, squares }] : [];
    })
    .slice(0, 1);
}

/** The effect of the move that punishes a return; a corner explains itself. */
function consequencesOfPunishment(
  worse: Outcome,
  [answer, square, punishment]: readonly [Square, Square, Square],
): readonly Consequence[] {
  if (CORNERS.includes(punishment)) return [];
  const answered = outcomeOf(worse.after.play(answer), { move: square, line: [square, punishment] });
  return consequencesOf(answered, punishment, []);
}

/** Whether the answers that cost the mover most of the loss are few enough for each to be worth a word. */
export function areFew(punishing: readonly Square[]): boolean {
  return punishing.length > 0 && punishing.length <= MOST_NAMED;
}
