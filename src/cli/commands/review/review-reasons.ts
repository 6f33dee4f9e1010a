/** Explains the moves of a review that are worse than good, for `othello-engine review`. */
import { faultText, type GameReview, isWorseThanGood, type PlyReview } from 'othello-board/analysis.js';
import {
  type CoachLanguage,
  explain,
  type Explanation,
  loadCoachWords,
  type PeopleChoice,
  type Reason,
  sentences,
} from 'othello-board/coach.js';
import type { Engine } from 'othello-board/engine/node.js';
import { positionsBefore } from 'othello-board/rules.js';

/** A move that is worse than good, with its reasons as data and in sentences. */
export interface ReasonedMove {
  readonly ply: PlyReview;
  /** What it cost and what was better, in a sentence. */
  readonly head: string;
  readonly explanation: Explanation;
  readonly reasons: readonly Reason[];
  readonly why: readonly string[];
  /** How many people of the given strength choose it, and the better move. */
  readonly people?: PeopleChoice;
}

/**
 * Explains moves in the order of the game: from the review's values, checked by a deeper search.
 *
 * @param strength also say how people of this strength choose, in points
 */
export async function reasonsIn(
  done: GameReview | undefined,
  engine: Engine,
  language: CoachLanguage,
  strength?: number,
): Promise<ReasonedMove[]> {
  const words = await loadCoachWords(language);
  const found: ReasonedMove[] = [];
  for (const ply of done?.plies ?? []) {
    if (!ply || !isWorseThanGood(ply.class)) continue;
    const explanation = await explain(ply.position, ply.square, engine, {
      values: ply.moves,
      verify: true,
      ...(strength !== undefined && { people: { strength, before: positionsBefore(ply.node.parent!) } }),
    });
    const { reasons, people } = explanation;
    found.push({
      ply,
      head: faultText(ply, { words, language }),
      explanation,
      reasons,
      ...(people && { people }),
      why: sentences(explanation, words, language),
    });
  }
  return found;
}

/** A paragraph for each move. */
export function reasonsText(found: readonly ReasonedMove[]): string {
  return found
    .map(({ head, why }) => {
      const lines = why.map((sentence) => `    ${sentence}\n`);
      return `\n${head}\n${lines.join('')}`;
    })
    .join('');
}
