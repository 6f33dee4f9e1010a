/** The reasons for a move in words, for the coach of a game and its hints. */
import { squareName, type CoordinateStyle } from '../../../board/square-name.js';
import { loaded } from '../../../board/lazy.js';
import type { Explanation, Reason } from '../../../../core/coach/reason.js';
import { EFFORT_IN_PLAY, type Effort } from '../../../../core/engine/effort.js';
import type { Position } from '../../../../core/rules/position.js';
import type { Square } from '../../../../core/rules/square.js';
import type { SessionEnvironment } from './environment.js';

/** Nobody waits for the first answer; the second is the one that a review gives. */
const EFFORTS: readonly Effort[] = [EFFORT_IN_PLAY, 'thorough'];

/** An explanation and its text. */
export interface SpokenReason {
  readonly explanation: Explanation;
  /** The heaviest reason. */
  readonly reason: Reason;
  readonly text: string;
}

/**
 * Explains a move in the game's language: first after a short look, then as a review explains it, if that is something
 * else.
 *
 * @throws {DOMException} `AbortError` when the signal aborts
 */
export async function* spokenReasons(
  env: SessionEnvironment,
  position: Position,
  move: Square,
  signal: AbortSignal,
  style: CoordinateStyle,
): AsyncGenerator<SpokenReason, void> {
  const [{ explain }, { sentence }, { coachLanguage, loadCoachWords }] = await Promise.all([
    loaded(() => import('../../../../core/coach/explain.js')),
    loaded(() => import('../../../../core/coach/sentences.js')),
    loaded(() => import('../../../../core/coach/words.js')),
  ]);
  const words = await loadCoachWords(coachLanguage(env.language()) ?? 'en');
  const engine = await env.openEngine();
  try {
    let last: SpokenReason | undefined;
    for (const effort of EFFORTS) {
      const explanation = await explain(position, move, engine, { effort, signal });
      signal.throwIfAborted();
      const reason = explanation.reasons[0]!;
      const written = sentence(explanation, reason, words, env.language());
      const text = written.replaceAll(/\b[a-h][1-8]\b/g, (square) => squareName(square as Square, style));
      const spoken = { explanation, reason, text };
      if (!last || !saysTheSame(last, spoken)) yield spoken;
      last = spoken;
    }
  } finally {
    engine.close();
  }
}

function saysTheSame(a: SpokenReason, b: SpokenReason): boolean {
  return a.text === b.text && Math.round(a.explanation.loss) === Math.round(b.explanation.loss);
}
