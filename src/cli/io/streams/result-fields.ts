/**
 * The fields in which the tool prints how a game ended. The JSON of `games` and `convert`, and selections by result,
 * take it from here.
 */
import { type GameRecord, resultOf } from 'othello-board/formats.js';

/** The winner and the score, if known. */
export interface ResultFields {
  /** The winner. */
  result: 'black' | 'white' | 'draw' | null;
  /** The discs of Black and White, such as `33-31`. */
  score: string | null;
}

/** The winner and the score of a game, from the record or its final board. */
export function resultFieldsOf(record: GameRecord): ResultFields {
  const result = resultOf(record);
  if (!result) return { result: null, score: null };
  const { winner, margin } = result;
  const hasScore = margin !== undefined && Number.isInteger(margin / 2);
  return {
    result: winner ?? 'draw',
    score: hasScore ? `${32 + margin / 2}-${32 - margin / 2}` : null,
  };
}
