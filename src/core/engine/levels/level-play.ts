/**
 * The move of a level: drawn as people choose it, or searched (`levels.ts` says which). `pooled-engine.ts` calls it for
 * searches with a level, and for `Engine.human`; it asks the pool for the values that it needs.
 */
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import type {
  Level,
  LevelName,
  MoveValue,
  SearchInfo,
  SearchLimits,
  SearchResult,
  Strength,
} from '../engine.js';
import { drawMove, humanChances, lookAhead, valuesOfMoves, type SearchDepths } from './human/human-moves.js';
import type { ValuesByDepth } from './human/foresight.js';
import { noviceChances } from './human/novice.js';
import { planOfLevel, VARIETY, variedMove, type LevelPlan } from './levels.js';
import type { PlainLimits } from '../protocol/limits.js';

// Levels and chances are one script: they share the model of people.
export { humanMoves, lookAhead } from './human/human-moves.js';

/** A plan that draws a move as people choose it. */
type PeoplePlan = Extract<LevelPlan, { kind: 'people' }>;

/** Milliseconds of a searched move without a limit of nodes or plies. */
const DEFAULT_TIME = 2000;

/** The limits of a level's move. */
export type LevelLimits = PlainLimits & Pick<SearchLimits, 'before'>;

/** The searches of the core that a level asks for. */
export interface LevelSearches {
  searchDepths: SearchDepths;
  /** One search of the level's position. */
  search(limits: PlainLimits, onProgress?: (info: SearchInfo) => void): Promise<SearchResult>;
}

/**
 * Plays a move at a level.
 *
 * @param limits where the level searches, the tighter of these and its own apply; `seed` makes the move repeatable
 */
export async function playLevel(
  position: Position,
  level: Level | LevelName | Strength,
  { seed = Math.floor(Math.random() * 2 ** 32), before = [], ...limits }: LevelLimits,
  searches: LevelSearches,
  onProgress?: (info: SearchInfo) => void,
): Promise<SearchResult> {
  const plan = planOfLevel(level, position.board, seed);
  const lines = limits.multiPv;
  if (plan.kind === 'people') {
    const found = await lookAhead(position, searches.searchDepths);
    if (position.phase === 'pass') return answer(found, found.moves[0]!, lines);
    const move = peopleMove(position, valuesOfMoves(position, found), plan, before, seed);
    return answer(
      found,
      found.moves.find((value) => value.move === move)!,
      lines,
    );
  }
  const { nodes, varied } = plan;
  const isEndless = nodes === undefined && [limits.nodes, limits.depth, limits.exact].every((one) => !one);
  const found = await searches.search(
    {
      ...limits,
      ...(isEndless && limits.time === undefined && { time: DEFAULT_TIME }),
      ...(nodes !== undefined && { nodes: Math.min(nodes, limits.nodes ?? nodes) }),
      multiPv: Math.max(lines ?? 1, varied ? VARIETY.moves : 1),
    },
    onProgress && ((info) => onProgress({ ...info, moves: info.moves.slice(0, lines ?? 1) })),
  );
  return answer(found, varied ? variedMove(found.moves, position.board, seed) : found.moves[0]!, lines);
}

/**
 * The move of a plan that chooses as people do, drawn by their chances.
 *
 * @param values of each legal move by the depths
 * @param before the positions that led there, the latest last
 */
export function peopleMove(
  position: Position,
  values: readonly ValuesByDepth[],
  plan: PeoplePlan,
  before: readonly Position[],
  seed: number,
): Square {
  const chances = peopleChances(position, values, plan, before);
  return position.legalMoves[drawMove(chances, plan.sharpness, position.board, seed)]!;
}

/**
 * The chance of each legal move by such a plan, in their order, before they are sharpened. `novice` is the share (0 to
 * 1) of choices that a beginner would make (`novice.ts`).
 */
export function peopleChances(
  position: Position,
  values: readonly ValuesByDepth[],
  { strength, novice }: PeoplePlan,
  before: readonly Position[],
): number[] {
  const chances = humanChances(position, values, strength, before);
  const first = noviceChances(position);
  return chances.map((chance, at) => (1 - novice) * chance + novice * first[at]!);
}

/** A search's result with another move in place of its best. */
function answer(
  found: SearchInfo,
  { move, value, certainty, confidence, depth, line }: MoveValue,
  lines: number | undefined,
): SearchResult {
  const chosen: MoveValue = {
    move,
    value,
    certainty,
    depth,
    line,
    ...(confidence !== undefined && { confidence }),
  };
  return { ...found, ...chosen, moves: lines === undefined ? [chosen] : found.moves.slice(0, lines) };
}
