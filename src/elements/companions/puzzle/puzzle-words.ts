/** The texts of a puzzle. `puzzle.ts` shows them: the reaction to a move, why one is right, and the end. */
import type { CoachStrings } from '../../../core/locales/strings/coach.js';
import type { PuzzleStrings } from '../../../core/locales/strings/puzzle.js';
import type { Explanation, ReasonKind } from '../../../core/coach/reasons/reason.js';
import { sentences } from '../../../core/coach/text/sentences.js';
import { fill, plural } from '../../../core/locales/strings.js';
import { opponent } from '../../../core/rules/color.js';
import { CORNERS } from '../../../core/rules/strategy.js';
import { lostDiscs } from '../../../core/rules/score.js';
import { regionOfSquare } from '../analysis/drill.js';
import { problemOf, wholeDiscs } from '../analysis/analysis-words.js';
import type { Feedback, PuzzleResult } from './puzzle-run.js';
import type { PuzzleTask } from './puzzle-task.js';
import type { Solving } from './solving.js';

/** The strings in the reader's language. */
export interface PuzzleWords {
  readonly strings: PuzzleStrings;
  readonly language: string;
  readonly coach: { readonly strings: CoachStrings; readonly language: string };
}

/** A reaction of one kind. */
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
    case 'shown':
      return [];
    case 'thinking':
      return [strings.thinking];
    case 'checking':
      return [fill(strings.checking, { square: feedback.square })];
    case 'right':
      return [fill(strings.right, { square: feedback.square })];
    case 'again': {
      const color = strings.colors[opponent(task!.position.turn)];
      return [fill(strings.again, { square: feedback.square, color })];
    }
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

/** The texts after a wrong move: what it costs, and what refutes it. */
function wrongTexts(
  feedback: FeedbackOf<'wrong'>,
  { goal, position }: PuzzleTask,
  words: PuzzleWords,
): string[] {
  const { square, loss, reply, score, why } = feedback;
  const { strings, language, coach } = words;
  if (loss === undefined || !why) return [fill(strings.wrong, { square })];
  const verdict =
    goal === 'win' || goal === 'draw'
      ? strings.wrongGoal[goal]
      : plural(strings.wrongBy, lostDiscs(loss), language);
  const text = fill(verdict, { square });
  // A reason that names the better move would reveal the solution.
  const reason = sentences(decisive(why), coach.strings, coach.language)
    .slice(0, -1)
    .find((each) => !each.includes(why.other!));
  // One idea is enough.
  if (reason) return [text, reason.split(/(?<=[.。…])\s/u)[0]!];
  const color = strings.colors[opponent(position.turn)];
  if (reply && CORNERS.includes(reply)) return [text, fill(strings.replyCorner, { color, reply })];
  // Without a reason, the result shows what the move costs.
  const result = score !== undefined && scoreOf(score);
  if (result)
    return [text, fill(reply ? strings.replyScore : strings.score, { color, reply: reply ?? '', ...result })];
  return reply ? [text, fill(strings.reply, { color, reply })] : [text];
}

/** An explanation without what does not decide, which nobody sees on the board. */
function decisive(why: Explanation): Explanation {
  const [first, ...others] = why.reasons;
  if (!first) return why;
  const { aside: _, ...reason } = first;
  return { ...why, reasons: [reason, ...others] };
}

/** The text of a hint, the more the further it goes. */
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

/**
 * How a puzzle ended: how it was solved, and what it comes to.
 *
 * @param score the exact result for the solver in discs, if it is known
 * @param better the result of a better move in place of the last one, where the solver's wins by less
 * @param found the solver's right moves
 */
export function endingTexts(
  { shown, mistakes, hints }: PuzzleResult,
  { score, better, found }: Pick<Solving, 'score' | 'better' | 'found'>,
  { strings, language }: PuzzleWords,
): string[] {
  const solved = solvedText({ mistakes, hints }, { strings, language });
  const end = score === undefined ? [] : [endText(score, better, found.length, strings)];
  return shown ? end : [solved, ...end];
}

/** How a puzzle was solved. */
function solvedText(
  { mistakes, hints }: Pick<PuzzleResult, 'mistakes' | 'hints'>,
  { strings, language }: Pick<PuzzleWords, 'strings' | 'language'>,
): string {
  const { solved, solvedAfter, solvedWith, solvedBoth, wrongMoves, hintsTaken } = strings;
  if (mistakes === 0) return hints === 0 ? solved : plural(solvedWith, hints, language);
  if (hints === 0) return plural(solvedAfter, mistakes, language);
  const wrong = plural(wrongMoves, mistakes, language);
  return fill(solvedBoth, { wrong, hints: plural(hintsTaken, hints, language) });
}

/** What a puzzle comes to; of a win that is not the best one, also what the best one is, and at which move it was. */
function endText(score: number, better: number | undefined, n: number, strings: PuzzleStrings): string {
  if (better === undefined) return fill(strings.ends[endOf(score)], scoreOf(score));
  const { own: bestOwn, other: bestOther } = scoreOf(better);
  return fill(strings.endsLess, { ...scoreOf(score), bestOwn, bestOther, n });
}

/** Why a move is right: reasons, and what both it and the next best one come to; the engine's numbers only without. */
export function whyTexts(why: Explanation, { strings, coach }: PuzzleWords): string[] {
  const texts = pointFirst(why, sentences(why, coach.strings, coach.language));
  const { move, other, value, otherValue, certainty } = why;
  if (certainty !== 'exact' || other === undefined) return texts.length > 1 ? texts.slice(0, -1) : texts;
  const [best, second] = [scoreOf(value), scoreOf(otherValue)];
  const scores = { move, ...best, second: other, secondOwn: second.own, secondOther: second.other };
  return [...texts.slice(0, -1), fill(strings.whyScore, scores)];
}

/** The reasons, and before them that the opponent has to pass: it is why the solver moves twice. */
function pointFirst({ reasons }: Explanation, texts: readonly string[]): string[] {
  const [first, second, ...others] = texts;
  const isPass = reasons.length > 2 && reasons[1]!.kind === 'pass-forced';
  return isPass ? [second!, first!, ...others] : [...texts];
}

/** How a game with this score ends for the solver. */
function endOf(score: number): 'win' | 'draw' | 'loss' {
  return score > 0 ? 'win' : score < 0 ? 'loss' : 'draw';
}

/** A result as the discs of both sides; empty squares go to the winner. */
export function scoreOf(score: number): { readonly own: number; readonly other: number } {
  const own = wholeDiscs((64 + score) / 2);
  return { own, other: 64 - own };
}

/** A score with its sign, `+12`. */
function signed(n: number): string {
  const whole = wholeDiscs(n);
  return whole > 0 ? `+${whole}` : whole < 0 ? `\u2212${-whole}` : '0';
}
