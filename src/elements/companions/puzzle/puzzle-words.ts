/** The texts of a puzzle. `puzzle.ts` shows them: the reaction to a move, and the end. */
import type { CoachStrings } from '../../../core/locales/strings/coach.js';
import type { PuzzleStrings } from '../../../core/locales/strings/puzzle.js';
import type { ReasonKind } from '../../../core/coach/reason.js';
import { sentences } from '../../../core/coach/sentences.js';
import { fill, plural } from '../../../core/locales/strings.js';
import { opponent } from '../../../core/rules/color.js';
import type { Square } from '../../../core/rules/square.js';
import { CORNERS } from '../../../core/rules/strategy.js';
import { regionOfSquare } from '../analysis/drill.js';
import { lostDiscs, problemOf, wholeDiscs } from '../analysis/analysis-words.js';
import type { Feedback, PuzzleResult } from './puzzle-run.js';
import type { PuzzleTask } from './puzzle-task.js';

/** The strings in the reader's language. */
export interface PuzzleWords {
  readonly strings: PuzzleStrings;
  readonly language: string;
  readonly coach: { readonly strings: CoachStrings; readonly language: string };
}

type FeedbackOf<K extends Feedback['kind']> = Extract<Feedback, { kind: K }>;

/** The feedback to what a solver has done; empty if there is none. */
export function feedbackTexts(
  feedback: Feedback,
  task: PuzzleTask | undefined,
  words: PuzzleWords,
): string[] {
  const { strings, language } = words;
  switch (feedback.kind) {
    case 'nothing':
      return [];
    case 'thinking':
      return [strings.thinking];
    case 'shown':
      return [strings.shown];
    case 'checking':
      return [fill(strings.checking, { square: feedback.square })];
    case 'right':
      return [fill(strings.right, { square: feedback.square })];
    case 'also-right':
      return [fill(strings.alsoRight, { square: feedback.square })];
    case 'next': {
      const color = strings.colors[opponent(task!.position.turn)];
      return [fill(strings.next, { square: feedback.square, reply: feedback.reply, color })];
    }
    case 'wrong':
      return wrongTexts(feedback, task!, words);
    case 'hint':
      return [hintText(feedback, words)];
    case 'played-out': {
      const { result, best, costs } = feedback;
      const lost = best - result;
      const values = { result: signed(result), best: signed(best) };
      if (lost === 0) return [fill(strings.outBest, values)];
      return [
        fill(plural(strings.outWorse, lost, language), values),
        ...costs.map(({ square, loss }) =>
          fill(plural(strings.outCost, wholeDiscs(loss), language), { square }),
        ),
      ];
    }
    case 'failed':
      return [fill(strings.failed, { problem: problemOf(feedback.error) })];
  }
}

function wrongTexts(
  feedback: FeedbackOf<'wrong'>,
  { goal, position }: PuzzleTask,
  words: PuzzleWords,
): string[] {
  const { square, loss, reply, why } = feedback;
  const { strings, language, coach } = words;
  if (loss === undefined || !why) return [fill(strings.wrong, { square })];
  const verdict =
    goal === 'win' || goal === 'draw'
      ? strings.wrongGoal[goal]
      : plural(strings.wrongBy, lostDiscs(loss), language);
  // A reason that names the better move would reveal the solution.
  const reason = sentences(why, coach.strings, coach.language)
    .slice(0, -1)
    .find((each) => !each.includes(why.other!));
  const text = fill(verdict, { square });
  if (reason) return [text, reason];
  if (!reply) return [text];
  const answer = { color: strings.colors[opponent(position.turn)], reply: reply.square };
  return [
    text,
    fill(
      CORNERS.includes(reply.square) ? strings.replyCorner : plural(strings.reply, reply.flips, language),
      answer,
    ),
  ];
}

function hintText(
  { step, square, among, theme }: FeedbackOf<'hint'>,
  { strings, coach }: PuzzleWords,
): string {
  if (step === 4) return fill(strings.hintSquare, { square });
  if (step === 3) return fill(strings.hintAmong, { list: among.join(', ') });
  if (step === 2) return fill(strings.hintReason, { kind: coach.strings.kinds[theme as ReasonKind] });
  return { corner: strings.hintCorner, edge: strings.hintEdge, inside: strings.hintInside }[
    regionOfSquare(square)
  ];
}

/** How a puzzle ended: the goal, and the solution. */
export function endingTexts(
  result: PuzzleResult,
  solution: readonly Square[],
  { strings, language }: PuzzleWords,
): string[] {
  const line = fill(strings.solution, { line: solution.join(' ') });
  if (result.shown) return [line];
  const { mistakes, hints } = result;
  return [
    mistakes > 0
      ? plural(strings.solvedAfter, mistakes, language)
      : hints > 0
        ? plural(strings.solvedWith, hints, language)
        : strings.solved,
    ...(solution.length > 1 ? [line] : []),
  ];
}

/** A score with its sign, `+12`. */
function signed(n: number): string {
  const whole = wholeDiscs(n);
  return whole > 0 ? `+${whole}` : whole < 0 ? `\u2212${-whole}` : '0';
}
