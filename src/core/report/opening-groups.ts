/** The openings that games went through. Reports compare a player's results and losses by opening. */
import { OPENINGS, openingOf, type Opening } from '../rules/openings.js';
import { mainLineOf } from '../rules/game/tree.js';
import type { OwnGame } from './own-games.js';

/** An opening and the games in which it was played. */
export interface OpeningGroup<G extends OwnGame = OwnGame> {
  readonly opening: Opening;
  readonly games: readonly G[];
}

/** An opening with fewer games gets no row of its own. */
const LEAST_GAMES = 3;
/** Number of moves of the longest named opening. */
const LONGEST = Math.max(...OPENINGS.map(({ moves }) => moves.length));

/**
 * The openings of some games, most played first. A game belongs to every opening that it went through, from
 * Perpendicular to the last. If several openings have the same games, only the longest is returned.
 */
export function openingsOf<G extends OwnGame>(games: readonly G[]): OpeningGroup<G>[] {
  const groups = new Map<Opening, G[]>();
  for (const game of games) {
    const seen = new Set(
      mainLineOf(game.record.game.root)
        .slice(0, LONGEST)
        .map(({ position }) => openingOf(position))
        .filter((opening) => opening !== undefined),
    );
    for (const opening of seen) groups.set(opening, [...(groups.get(opening) ?? []), game]);
  }
  const bySet = new Map<string, OpeningGroup<G>>();
  for (const [opening, own] of groups) {
    const key = own.map((game) => games.indexOf(game)).join();
    const known = bySet.get(key);
    if (own.length < LEAST_GAMES || (known && known.opening.moves.length >= opening.moves.length)) continue;
    bySet.set(key, { opening, games: own });
  }
  return [...bySet.values()].sort((a, b) => b.games.length - a.games.length);
}
