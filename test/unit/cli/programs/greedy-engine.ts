import type { Engine, SearchLimits, SearchResult } from '../../../../src/core/engine/engine.js';
import type { Position } from '../../../../src/core/rules/position.js';

/** An engine with a depth of one ply: it flips as many discs as it can, and records its limits. */
export function greedyEngine(): Engine & { requested: SearchLimits[] } {
  const requested: SearchLimits[] = [];
  return {
    requested,
    search: (position, limits = {}) => {
      requested.push(limits);
      return Promise.resolve(greedy(position));
    },
    close: () => undefined,
  };
}

function greedy(position: Position): SearchResult {
  const moves = position.legalMoves
    .map((move) => ({
      move,
      value: position.flips(move).length,
      certainty: 'heuristic' as const,
      depth: 1,
      line: [move],
    }))
    .sort((a, b) => b.value - a.value);
  const pass = { move: 'pass' as const, value: 0, certainty: 'heuristic' as const, depth: 1, line: [] };
  return { ...(moves[0] ?? pass), moves, nodes: moves.length, time: 1, nps: 1000 };
}
