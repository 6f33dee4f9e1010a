/** The coach's comment on one move of a game in one sentence; for bad moves and for hints. */
import { loaded } from '../../board/lazy.js';
import type { Explanation, Reason } from '../../../core/coach/reason.js';
import { EFFORT_IN_PLAY } from '../../../core/engine/effort.js';
import type { Position } from '../../../core/rules/position.js';
import type { Square } from '../../../core/rules/square.js';
import type { SessionEnvironment } from './context.js';

/** An explanation and its text. */
export interface SpokenReason {
  readonly explanation: Explanation;
  /** The heaviest reason. */
  readonly reason: Reason;
  readonly text: string;
}

/**
 * Explains a move in the game's language, in the words of a review of the same effort. From 18 empty squares on, where
 * all moves are solved, a more thorough review says the same, too.
 *
 * @throws {DOMException} `AbortError` when the signal aborts
 */
export async function spokenReason(
  env: SessionEnvironment,
  position: Position,
  move: Square,
  signal: AbortSignal,
): Promise<SpokenReason> {
  const [{ explain }, { sentence }, { coachLanguage, loadCoachWords }] = await Promise.all([
    loaded(() => import('../../../core/coach/explain.js')),
    loaded(() => import('../../../core/coach/sentences.js')),
    loaded(() => import('../../../core/coach/words.js')),
  ]);
  const words = await loadCoachWords(coachLanguage(env.language()) ?? 'en');
  const engine = await env.openEngine();
  const explanation = await explain(position, move, engine, { effort: EFFORT_IN_PLAY, signal }).finally(() =>
    engine.close(),
  );
  signal.throwIfAborted();
  const reason = explanation.reasons[0]!;
  return { explanation, reason, text: sentence(explanation, reason, words, env.language()) };
}
