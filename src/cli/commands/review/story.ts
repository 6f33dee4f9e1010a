/** The story of a reviewed game and its key moments, for `othello-engine review`. */
import { type GameReview, type MomentKind, momentText, story, storyText } from 'othello-board/analysis.js';
import { type CoachLanguage, loadCoachWords } from 'othello-board/coach.js';
import type { Color, Square } from 'othello-board/rules.js';
import type { ReasonedMove } from './review-reasons.js';
import { logLine } from '../../io/words.js';

/** A key moment: the numbers of its moves, and what it is in words. */
export interface MomentText {
  readonly kind: MomentKind;
  readonly plies: readonly number[];
  /** The move that cost most. */
  readonly ply: number;
  /** Whose moves they are; `null` for both sides. */
  readonly color: Color | null;
  /** What several moves are about. */
  readonly squares: readonly Square[];
  /** What it cost or won, in discs. */
  readonly discs: number;
  readonly text: readonly string[];
}

/** The story of a game in words, and its key moments, the most important first; both empty without a move. */
export interface StoryText {
  readonly story: readonly string[];
  readonly moments: readonly MomentText[];
}

/** The story of a reviewed game and its key moments, in a language. */
export async function storyIn(
  done: GameReview | undefined,
  reasoned: readonly ReasonedMove[],
  language: CoachLanguage,
): Promise<StoryText> {
  const plies = done?.plies ?? [];
  const explanations = plies.map((ply) => reasoned.find((move) => move.ply === ply)?.explanation);
  const found = story(plies, { explanations });
  if (!found) return { story: [], moments: [] };
  const reader = { words: await loadCoachWords(language), language };
  const moments = found.moments.map((moment) => {
    const { kind, plies: moves, main, color = null, squares, discs } = moment;
    const numbers = moves.map(({ ply }) => ply);
    return { kind, plies: numbers, ply: main.ply, color, squares, discs, text: momentText(moment, reader) };
  });
  return { story: storyText(found, reader), moments };
}

/** A line for each sentence of the story, then one for each moment. */
export function storyLines({ story: sentences, moments }: StoryText): string {
  const paragraph = sentences.map(logLine).join('');
  const listed = moments.map(({ text }, at) => logLine(`${at + 1}. ${text.join(' ')}`)).join('');
  return paragraph === '' ? '' : `${paragraph}\n${listed}\n`;
}
