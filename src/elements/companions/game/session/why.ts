/** Why a game ended as it did, in one sentence: the turn of its story. */
import { loaded } from '../../../board/lazy.js';
import type { Color } from '../../../../core/rules/color.js';
import type { Game } from '../../../../core/rules/game.js';
import type { Square } from '../../../../core/rules/square.js';
import type { SessionEnvironment } from './environment.js';

/** Shorter games have no story. */
const LEAST_MOVES = 20;
/** The nodes for each move: a sentence must be there when the discs are counted. */
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
