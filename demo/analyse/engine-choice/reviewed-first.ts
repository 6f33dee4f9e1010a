/**
 * The engine for "Explore": where a move was reviewed, its search begins with the values of the review, so that both name
 * the same best move and the same losses until a search knows much better. No DOM.
 */
import type { PlyReview } from '../../../src/core/analysis.js';
import type { Engine, SearchInfo, SearchLimits, SearchResult } from '../../../src/core/engine.js';
import type { Position } from '../../../src/core/rules.js';

/** From one ply to the next, values go up and down by a few discs: so many plies more are a better answer. */
const MUCH_DEEPER = 6;

/**
 * An engine whose analysis of a reviewed position begins with the review. Closing it does not close the engine inside.
 *
 * @param plies the moves reviewed so far
 */
export function reviewedFirst(engine: Engine, plies: () => readonly (PlyReview | undefined)[]): Engine {
  return {
    get version() {
      return engine.version;
    },
    ...(engine.human && { human: (position, options) => engine.human!(position, options) }),
    search: async (position, limits = {}) => {
      const known = isAnalysis(position, limits) ? reviewOf(position, plies()) : undefined;
      if (!known) return engine.search(position, limits);
      const { onProgress } = limits;
      onProgress?.(known);
      const found = await engine.search(position, {
        ...limits,
        onProgress: (info) => {
          if (isBetter(info, known)) onProgress?.(info);
        },
      });
      return isBetter(found, known) ? found : known;
    },
    close: () => undefined,
  };
}

/** Whether a search knows much better than the review. */
function isBetter(found: SearchResult, known: SearchResult): boolean {
  if (isSolved(known)) return false;
  return isSolved(found) || found.depth >= known.depth + MUCH_DEEPER;
}

function isSolved({ moves }: Pick<SearchResult, 'moves'>): boolean {
  return moves.every(({ certainty }) => certainty === 'exact');
}

/** Whether a search is for all moves of a position, and not for a move to play. */
function isAnalysis({ legalMoves }: Position, { level, multiPv }: SearchLimits): boolean {
  return level === undefined && multiPv === legalMoves.length;
}

/** What the review has found in a position, in the form of a search. */
function reviewOf(position: Position, plies: readonly (PlyReview | undefined)[]): SearchInfo | undefined {
  const ply = plies.find((one) => one && !one.coarse && one.position.equals(position));
  const [best] = ply?.moves ?? [];
  return ply && best && { ...best, depth: ply.depth, moves: ply.moves, nodes: 0, time: 0, nps: 0 };
}
