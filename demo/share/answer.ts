/** Judges the move that the receiver of a position has chosen. Losses are in discs. */
import { explain, loadCoachWords, sentences } from '../../src/core/coach.js';
import { createEngine } from '../../src/core/engine.js';
import { lostDiscs, type Position, type Square, squaresIn } from '../../src/core/rules.js';
import type { Language } from '../locales/language.js';

/** How good an answer is. */
export interface Answer {
  readonly move: Square;
  /** How much worse than the best move it is; 0 where nothing is better. */
  readonly lost: number;
  /** One sentence, which does not name a better move; empty where there is none. */
  readonly why: string;
}

/** @throws what loading or the engine throws */
export async function judgeAnswer(position: Position, move: Square, language: Language): Promise<Answer> {
  const [words, engine] = await Promise.all([loadCoachWords(language), createEngine()]);
  try {
    const explanation = await explain(position, move, engine, { effort: 'thorough' });
    const { loss, other } = explanation;
    const lost = lostDiscs(loss);
    // The last sentence has only the values.
    const why = sentences(explanation, words, language)
      .slice(0, -1)
      .find((each) => lost === 0 || !other || !squaresIn(each).includes(other));
    return { move, lost, why: why ?? '' };
  } finally {
    engine.close();
  }
}
