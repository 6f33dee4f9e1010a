/** What the coach says of one move of a game, in one sentence: the same for a bad move and for a hint. */
import { loaded } from '../../board/lazy.js';
import type { Explanation, Reason } from '../../coach/reason.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import type { SessionEnvironment } from './host.js';

/** Plies that the coach looks ahead; from so many empty squares on it counts to the end. */
const DEPTH = 8;
const EXACT_EMPTIES = 12;

/** An explanation, and what is said of it. */
export interface SpokenReason {
  readonly explanation: Explanation;
  /** The heaviest reason. */
  readonly reason: Reason;
  readonly text: string;
}

/**
 * Explains a move by searches that take a moment, in the game's language.
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
