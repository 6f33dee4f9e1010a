/** Stores the list of moments that a reader goes through, so that it is the same after a reload. */
import * as v from 'valibot';
import { type Game, isSquare, mainLineOf, type Square } from '../../../src/core/rules.js';
import type { KeptWalk } from '../story/story-walk.js';
import { textTo } from '../story/story-facts.js';
import { WALK_KEY } from './analysis.js';
import { readReview, written } from './reviews.js';
import { storedText, storeText } from './tab-storage.js';

const ply = v.pipe(v.number(), v.integer());
const square = v.custom<Square>(isSquare);
const stored = v.object({
  /** The moves of the game. */
  game: v.string(),
  list: v.pipe(v.array(ply), v.minLength(1)),
  seen: v.array(ply),
  solved: v.array(v.union([v.tuple([ply]), v.tuple([ply, square])])),
  found: v.optional(v.unknown()),
});

/** What was stored last: most news of a page change nothing of it. */
let last: string | undefined;

/** Stores a list with how far the reader is in it, if that has changed. */
export function keepWalk(game: Game, { found, ...walk }: KeptWalk): void {
  const state = { game: movesOf(game), ...walk };
  const text = JSON.stringify(state);
  if (text === last) return;
  last = text;
  try {
    storeText(WALK_KEY, JSON.stringify({ ...state, ...(found && { found: written(found) }) }));
  } catch {
    // Without storage, the list lasts as long as the page.
  }
}

/** The stored list of a game; `undefined` if there is none, or if it belongs to another game or release or is damaged. */
export function storedWalk(game: Game): KeptWalk | undefined {
  try {
    const { found, ...walk } = v.parse(stored, JSON.parse(storedText(WALK_KEY) ?? 'null'));
    if (walk.game !== movesOf(game)) return undefined;
    return { ...walk, ...(found !== undefined && { found: readReview(found, game) }) };
  } catch {
    return undefined;
  }
}

function movesOf({ root }: Game): string {
  const end = mainLineOf(root).at(-1);
  return end ? textTo(end) : '';
}
