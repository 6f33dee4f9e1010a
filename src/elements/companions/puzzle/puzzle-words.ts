/** The texts of a puzzle. `puzzle.ts` shows them: the reaction to a move, why one is right, and the end. */
import type { CoachStrings } from '../../../core/locales/strings/coach.js';
import type { PuzzleStrings } from '../../../core/locales/strings/puzzle.js';
import type { Explanation, ReasonKind } from '../../../core/coach/reasons/reason.js';
import { sentences } from '../../../core/coach/text/sentences.js';
import { fill, plural } from '../../../core/locales/strings.js';
import { opponent } from '../../../core/rules/color.js';
import { CORNERS } from '../../../core/rules/strategy.js';
import { lostDiscs } from '../../../core/rules/score.js';
import { problemOf, wholeDiscs } from '../analysis/analysis-words.js';
import type { Position } from '../../../core/rules/position.js';
import type { Square } from '../../../core/rules/square.js';
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
  const { square, loss, reply, isWanted, why } = feedback;
  const { strings, language, coach } = words;
  if (loss === undefined || !why) return [fill(strings.wrong, { square })];
  const verdict =
    goal === 'win' || goal === 'draw'
      ? strings.wrongGoal[goal]
      : plural(strings.wrongBy, lostDiscs(loss), language);
  const text = fill(verdict, { square });
  // One idea is enough, and one that names the better move would reveal the solution.
  const idea = sentences(decisive(why), coach.strings, coach.language)
    .slice(0, -1)
    .map(firstClause)
    .find((each) => !each.includes(why.other!));
  // The board shows the answer, and an idea that names it says enough.
  const isCorner = reply !== undefined && CORNERS.includes(reply);
  if (idea && reply && idea.includes(reply) && !isCorner) return [text, idea];
  const answer = answerText(feedback, strings, strings.colors[opponent(position.turn)], idea !== undefined);
  const after = [answer, isWanted === true || isCorner ? undefined : idea].filter(
    (each) => each !== undefined,
  );
  return after.length > 0 ? [text, after.join(' ')] : [text];
}

/** A sentence up to its first semicolon, behind which the coach says what another move does instead. */
function firstClause(text: string): string {
  const [sentence = ''] = text.split(/(?<=[.。…])\s/u);
  const [clause = ''] = sentence.split(/\s?[;；]/u);
  return clause === sentence ? sentence : `${clause}.`;
}

/** What the other side plays after a wrong move, and what that comes to, if nothing else says why it is wrong. */
function answerText(
  { reply, isWanted, value }: FeedbackOf<'wrong'>,
  strings: PuzzleStrings,
  color: string,
  hasIdea: boolean,
): string | undefined {
  if (isWanted) return fill(strings.replyWanted, { color });
  if (!reply) return undefined;
  if (CORNERS.includes(reply)) return fill(strings.replyCorner, { color, reply });
  if (hasIdea || value === undefined) return fill(strings.reply, { color, reply });
  return fill(strings.replyEnds[endOf(value)], { color, reply, ...scoreOf(value) });
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
  { step, square, area, among, theme, idea }: FeedbackOf<'hint'>,
  { strings, coach }: PuzzleWords,
): string {
  if (step === 4) return fill(strings.hintSquare, { square });
  if (step === 3) return fill(strings.hintAmong, { list: among.join(', ') });
  if (step === 2) return idea ?? fill(strings.hintReason, { kind: coach.strings.kinds[theme as ReasonKind] });
  return strings.hintArea[area];
}

/** What the end of a try tells of it; see {@link Solving}. */
type Ended = Pick<Solving, 'score' | 'second' | 'missed' | 'better' | 'found'>;

/** How a puzzle ended: how it was solved, and what it comes to. */
export function endingTexts(
  { shown, mistakes, hints }: PuzzleResult,
  run: Ended,
  { strings, language }: PuzzleWords,
): string[] {
  const solved = solvedText({ mistakes, hints }, { strings, language });
  const end = run.score === undefined ? [] : [endText(run.score, run, strings)];
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

/**
 * What a puzzle comes to, and what another move would have come to; of a win that is not the best one, what the best one
 * is, and at which move it was.
 */
function endText(score: number, { better, second, missed, found }: Ended, strings: PuzzleStrings): string {
  if (better !== undefined) {
    const { own: bestOwn, other: bestOther } = scoreOf(better);
    return fill(strings.endsLess, { ...scoreOf(score), bestOwn, bestOther, n: found.length });
  }
  const end = fill(strings.ends[endOf(score)], scoreOf(score));
  // That it saves the most discs says already what other moves do.
  if (score < 0) return end;
  const value = missed?.value ?? second;
  if (value === undefined || value >= score) return end;
  // The same square may be right later in the solution.
  const squares = missed ? { square: missed.square, best: found[missed.at]!.square } : {};
  const other = (missed ? strings.endsWith : strings.endsOther)[endOf(value)];
  return `${end} ${fill(other, { ...squares, ...scoreOf(value) })}`;
}

/**
 * Why a move is right: what it does on the board, the other reasons, and what both it and the next best one come to; the
 * engine's numbers only without.
 *
 * @param position the one in which the move was made
 */
export function whyTexts(why: Explanation, position: Position, words: PuzzleWords): string[] {
  const { strings, coach } = words;
  const texts = pointFirst(why, sentences(why, coach.strings, coach.language));
  const { move, other, value, otherValue, certainty } = why;
  const isScored = certainty === 'exact' && other !== undefined;
  const reasons = isScored || texts.length > 1 ? texts.slice(0, -1) : texts;
  const merits = meritsFirst(reasons, why, position, words);
  if (!isScored) return merits;
  const [best, second] = [scoreOf(value), scoreOf(otherValue)];
  const scores = { move, ...best, second: other, secondOwn: second.own, secondOther: second.other };
  return [...merits, fill(strings.whyScore, scores)];
}

/** The reasons that are about the move itself before those against another one; without any, what the board shows. */
function meritsFirst(
  texts: readonly string[],
  { move, other }: Explanation,
  position: Position,
  words: PuzzleWords,
): string[] {
  const isAgainst = (text: string): boolean => other !== undefined && text.includes(other);
  const merits = texts.filter((text) => !isAgainst(text));
  const seen = merits.length > 0 ? undefined : seenText(position, move, words);
  return [...(seen === undefined ? [] : [seen]), ...merits, ...texts.filter(isAgainst)];
}

/** The most replies whose number says something. */
const FEW_REPLIES = 4;

/** What anybody sees on the board after a move; `undefined` where that is nothing special. */
function seenText(position: Position, move: Square, { strings, language }: PuzzleWords): string | undefined {
  const after = position.play(move);
  const color = strings.colors[opponent(position.turn)];
  if (after.phase === 'pass') return fill(strings.whyPass, { move, color });
  if (CORNERS.includes(move)) return fill(strings.whyCorner, { move });
  const replies = after.legalMoves.length;
  if (after.phase !== 'play' || replies > FEW_REPLIES) return undefined;
  return fill(plural(strings.whyFew, replies, language), { move, color });
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
