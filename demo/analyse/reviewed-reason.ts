/** The reason that a review gives for the best move of a position, for "Explore": loaded where a game is reviewed. No DOM. */
import {
  momentCause,
  momentSummary,
  momentWhy,
  story,
  type PlyReview,
  type Reader,
} from '../../src/core/analysis.js';
import { explainFrom, loadCoachWords, type Explanation } from '../../src/core/coach.js';
import { fill } from '../../src/core/locales.js';
import type { GameFacts, Position, Square } from '../../src/core/rules.js';
import { firstSentence } from './story/moment-words.js';
import type { Language } from '../locales/language.js';
import { momentOf, readerOf } from './story/story-facts.js';

/** What a review has found, as far as it has come. */
interface Reviewed {
  readonly plies: readonly (PlyReview | undefined)[];
  readonly explanations: readonly (Explanation | undefined)[];
}

/** Who reads it, with the words of their language. */
export async function readerIn(language: Language, facts: GameFacts): Promise<Reader> {
  return { words: await loadCoachWords(language), language, ...readerOf(facts) };
}

/**
 * Why a move is best, as the moment of the review says it, or else what is wrong with the move that was played;
 * `undefined` where the review knows neither.
 *
 * @param text of a move, `{move}`, and why it is best, `{why}`
 */
export function reviewedReason(
  { plies, explanations }: Reviewed,
  position: Position,
  move: Square,
  reader: Reader,
  text: string,
): string | undefined {
  const at = plies.findIndex((one) => one && !one.coarse && one.position.equals(position));
  const ply = plies[at];
  if (!ply) return undefined;
  const whole = story(plies, { explanations });
  const known =
    whole && [...whole.moments, ...whole.praise[ply.color]].find(({ main }) => main.ply === ply.ply);
  // The story may advise another one of the good moves.
  const isBest = (known?.main ?? ply).best[0] === move;
  if (ply.loss === 0)
    return isBest && known?.kind === 'found' ? firstSentence(momentSummary(known, reader)) : undefined;
  const explanation = explanations[at] ?? explainFrom(ply.position, ply.square, ply.moves);
  const moment = known ?? momentOf(ply, explanation);
  const why = isBest ? momentWhy(moment, reader) : '';
  if (why !== '') return fill(text, { move, why });
  if (move === ply.square || momentCause(moment, reader) === '') return undefined;
  return `${fill(text, { move, why })} ${firstSentence(momentSummary(moment, reader))}`;
}
