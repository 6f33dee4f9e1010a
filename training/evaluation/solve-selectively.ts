/** The score of a position and of its best moves, by a search to the end of the game that may cut unlikely branches. */
import type { Core, Discs } from '../../src/core/engine/wasm/core.js';
import type { MoveValue } from '../../src/core/engine/engine.js';
import { FLAG_EXACT, FLAG_SELECTIVE } from './records.js';

/** A score and its reliability. */
export interface Score {
  /** In discs, for the side to move. */
  score: number;
  /** `FLAG_EXACT` or `FLAG_SELECTIVE`. */
  flag: number;
}

/** The limits of a search. */
export interface SolveLimits {
  /** In per cent, 74, 88, 95 or 99; 100 for an exact score. */
  confidence: number;
  /** Number of best moves that get a score; 1 by default. */
  multiPv?: number;
}

const SLICE_NODES = 2000;

/** Searches until the scores of the best moves are exact, or known with a confidence. */
export function solveMoves(core: Core, discs: Discs, { confidence, multiPv = 1 }: SolveLimits): MoveValue[] {
  core.begin({ ...discs, depth: 60, exact: true, goal: 'score', multiPv, nodes: Infinity });
  for (;;) {
    const isDone = core.step(SLICE_NODES);
    const { certainty, confidence: reached = 0 } = core.answer[0]!;
    if (isDone || (certainty === 'selective' && reached >= confidence)) return core.answer;
  }
}

/** The score of a position, exact or known with a confidence. */
export function solveSelectively(core: Core, discs: Discs, limits: Pick<SolveLimits, 'confidence'>): Score {
  const { value, certainty } = solveMoves(core, discs, limits)[0]!;
  return { score: value, flag: certainty === 'exact' ? FLAG_EXACT : FLAG_SELECTIVE };
}
