/** How a game ended, as the tool writes it. */
import { resultOf, type GameRecord } from '../formats/game-record.js';

/** Who won, and the score, as far as they are known. */
export interface Outcome {
  result: 'black' | 'white' | 'draw' | null;
  /** Black's points and White's, such as `33-31`. */
  score: string | null;
}

/** Who won a game and its score, as far as the record or its board tells. */
export function outcomeOf(record: GameRecord): Outcome {
  const result = resultOf(record);
  if (!result) return { result: null, score: null };
  const { winner, margin } = result;
  const hasScore = margin !== undefined && Number.isInteger(margin / 2);
  return {
    result: winner ?? 'draw',
    score: hasScore ? `${32 + margin / 2}-${32 - margin / 2}` : null,
  };
}
