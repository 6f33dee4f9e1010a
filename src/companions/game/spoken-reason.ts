/** The coach's comment on one move of a game in one sentence; for bad moves and for hints. */
import { loaded } from '../../board/lazy.js';
import type { Explanation, Reason } from '../../coach/reason.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import type { SessionEnvironment } from './context.js';

/** Search depth of the coach in plies, and the number of empty squares from which it solves the end. */
const DEPTH = 8;
const EXACT_EMPTIES = 12;

/** An explanation and its text. */
export interface SpokenReason {
  readonly explanation: Explanation;
  /** The heaviest reason. */
  readonly reason: Reason;
  readonly text: string;
}

/**
 * Explains a move by short searches, in the game's language.
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
    loaded(import('../../coach/explain.js')),
    loaded(import('../../coach/sentences.js')),
    loaded(import('../../coach/words.js')),
  ]);
  const words = await loadCoachWords(coachLanguage(env.language()) ?? 'en');
  const limits = position.empties <= EXACT_EMPTIES ? { exact: true } : { depth: DEPTH };
  const engine = await env.openEngine();
  const explanation = await explain(position, move, engine, { limits, signal }).finally(() => engine.close());
  signal.throwIfAborted();
  const reason = explanation.reasons[0]!;
  return { explanation, reason, text: sentence(explanation, reason, words, env.language()) };
}
