/**
 * The samples for fitting the chances of winning: values of searches of every depth, and how the position then ended.
 */
import { type Core, discsOf } from '../src/core/engine/wasm/core.js';
import type { MoveValue } from '../src/core/engine/engine.js';
import { Position } from '../src/core/rules/position.js';
import { randomNumbers } from '../src/core/rules/random.js';
import { balancedOpening } from './games.js';
import { searchMoves } from './search-moves.js';

/** The value of a search, and the result. */
export interface Sample {
  /** The game, or the line of a file, that it comes from. */
  source: number;
  empties: number;
  /** In discs, for the side to move. */
  value: number;
  depth: number;
  /** In per cent, for searches to the end of the game; 0 for estimates at a horizon. */
  confidence: number;
  /** The score with best play as far as it is known, for the side to move. */
  truth: number;
}

/** How often one of a few good-looking moves is played instead of the best one, before a game is played well. */
const LOOSE_SHARE = 0.4;
/** Maximum number of such plies, and the number of moves to choose from. */
const LOOSE_PLIES = 32;
const LOOSE = { depth: 3, exact: false, multiPv: 3 };
/** Positions decided by more discs say nothing about uncertain chances. */
const LARGEST_VALUE = 24;
/** Nodes for a move of good play, and for the one deep search in a game. */
const NODES = 40_000;
const DEEP_NODES = 1_500_000;
/** Number of empty squares from which the game is solved. */
export const SOLVED_EMPTIES = 18;
/** The fewest empty squares: below, every search is exact at once. */
const LEAST_EMPTIES = 9;
const SLICE = 500;

/** Every completed iteration of a search. */
export function iterationsOf(core: Core, position: Position, nodes: number): MoveValue[] {
  const found: MoveValue[] = [];
  core.begin({
    ...discsOf(position.board, position.turn),
    depth: 60,
    exact: true,
    goal: 'score',
    multiPv: 1,
    nodes,
  });
  let iteration = 0;
  for (let over = false; !over;) {
    over = core.step(SLICE);
    if (core.iteration === iteration || core.iteration === 0) continue;
    iteration = core.iteration;
    found.push(core.answer[0]!);
  }
  return found.filter(({ certainty }) => certainty !== 'exact');
}

/** Plays a game, well from some ply on, and returns the searches of the part that was played well. */
export function samplesOfGame(core: Core, seed: number): Sample[] {
  const random = randomNumbers(seed * 7919 + 1);
  core.clear();
  const opening = balancedOpening(core, random);
  let position = opening.reduce((at, move) => at.play(move), Position.start);
  const wellFrom = opening.length + Math.floor(random() * LOOSE_PLIES);
  const deepAt = SOLVED_EMPTIES + 1 + Math.floor(random() * 24);
  const samples: (Sample & { black: boolean })[] = [];
  let truth: number | undefined;
  for (let ply = opening.length; position.phase !== 'over' && position.empties >= LEAST_EMPTIES;) {
    if (position.phase === 'pass') {
      position = position.pass();
      continue;
    }
    const { empties } = position;
    const black = position.turn === 'black';
    const well = ply++ >= wellFrom;
    const solved = empties <= SOLVED_EMPTIES;
    if (well && position.legalMoves.length > 1) {
      // Otherwise the table would already contain the solution.
      if (solved) core.clear();
      const nodes = empties === deepAt ? DEEP_NODES : NODES;
      for (const { value, depth, confidence = 0 } of iterationsOf(core, position, nodes)) {
        if (Math.abs(value) > LARGEST_VALUE) continue;
        samples.push({ source: seed, empties, value, depth, confidence, truth: 0, black });
      }
    }
    const loose = !well && random() < LOOSE_SHARE;
    const limits = solved ? { depth: 60, exact: true } : { depth: 60, exact: true, nodes: NODES };
    const found = searchMoves(core, position, loose ? LOOSE : limits);
    const choice = found[loose ? Math.floor(random() * found.length) : 0]!;
    if (solved && well && truth === undefined) truth = black ? choice.value : -choice.value;
    position = position.play(choice.move);
  }
  if (truth === undefined) return [];
  return samples.map(({ black, ...sample }) => ({ ...sample, truth: black ? truth : -truth }));
}
