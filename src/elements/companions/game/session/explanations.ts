/**
 * The explanations of the core in sentences of a game's language: of a move, for the coach (`game-coach.ts`) and for hints
 * (`game-messages.ts`), and of a game that has ended, for `GameSession`, which shows it under the result. The modules that
 * explain are loaded only here, when the first sentence is wanted.
 */
import { squareName, type CoordinateStyle } from '../../../board/square-name.js';
import { loaded } from '../../../board/lazy.js';
import type { Explanation, Reason } from '../../../../core/coach/reason.js';
import { EFFORT_IN_PLAY, type Effort } from '../../../../core/engine/effort.js';
import type { Color } from '../../../../core/rules/color.js';
import type { Game } from '../../../../core/rules/game.js';
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

/** Shorter games have no story. */
const LEAST_MOVES = 20;
/** The nodes of the search for each move: a sentence must be there when the discs are counted. */
const NODES = 10_000;
/** From this number of empty squares on, values are proven. */
const EXACT_FROM = 12;

/** What decided a game. */
export interface Why {
  readonly text: string;
  /** The number of the move that did, and the square of a better one. */
  readonly ply: number;
  readonly better: Square;
}

/**
 * Reviews a game quickly and says what decided it.
 *
 * @param you the side of the user, who is addressed
 * @param names the names of the players
 * @returns `undefined` for a short game, or one that nothing decided
 * @throws {DOMException} `AbortError` when the signal aborts
 */
export async function findWhy(
  env: SessionEnvironment,
  game: Game,
  { you, names }: { readonly you: Color; readonly names: Readonly<Record<Color, string>> },
  signal: AbortSignal,
): Promise<Why | undefined> {
  if (game.nodes.length < LEAST_MOVES) return undefined;
  const [{ reviewWhole }, { story }, { storyText }, { coachLanguage, loadCoachWords }] = await loaded(() =>
    Promise.all([
      import('../../../../core/analysis/review.js'),
      import('../../../../core/analysis/story.js'),
      import('../../../../core/analysis/story-text.js'),
      import('../../../../core/coach/words.js'),
    ]),
  );
  const language = coachLanguage(env.language()) ?? 'en';
  const words = await loadCoachWords(language);
  const engine = await env.openEngine();
  try {
    const whole = await reviewWhole(game, engine, {
      limits: { nodes: NODES, exactFrom: EXACT_FROM },
      signal,
    });
    const found = whole && story(whole.plies);
    if (!found?.turn) return undefined;
    const main = found.turn.kind === 'moment' ? found.turn.moment.main : found.moments[0]?.main;
    // The sentence after the one about the course says where it turned.
    const text = storyText(found, { words, language, you, names })[1];
    return main && text ? { text, ply: main.ply, better: main.best[0]! } : undefined;
  } finally {
    engine.close();
  }
}
