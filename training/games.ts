/** Balanced openings, games between two players, and the strength that their results show. */
import type { Core } from '../src/core/engine/wasm/core.js';
import type { EngineMove } from '../src/core/engine/engine.js';
import { Position } from '../src/core/rules/position.js';
import { margin } from '../src/core/rules/score.js';
import type { Square } from '../src/core/rules/square.js';
import { OutOfTime, type Player } from './player.js';
import { searchMoves } from './search-moves.js';

/** Plies of a random opening. */
const OPENING_PLIES = 8;
/** An opening is balanced if a search sees neither side ahead by more than this many discs. */
const BALANCE = 3;
const BALANCE_DEPTH = 8;

/** The moves of an opening after which neither side is far ahead. */
export function balancedOpening(core: Core, random: () => number): Square[] {
  for (;;) {
    const moves: Square[] = [];
    let position = Position.start;
    while (moves.length < OPENING_PLIES && position.phase === 'play') {
      const move = position.legalMoves[Math.floor(random() * position.legalMoves.length)]!;
      moves.push(move);
      position = position.play(move);
    }
    if (position.phase !== 'play') continue;
    const [best] = searchMoves(core, position, { depth: BALANCE_DEPTH, exact: false });
    if (Math.abs(best!.value) <= BALANCE) return moves;
  }
}

/** Plays one game from an opening; returns Black's margin in discs, empties to the winner; 64 if decided on time. */
export async function playGame(
  black: Player,
  white: Player,
  opening: readonly Square[],
  seed: number,
  watch?: (position: Position, move: Square) => void,
): Promise<number> {
  await Promise.all([black.begin(seed), white.begin(seed ^ 0x55555555)]);
  let position = Position.start;
  for (const move of opening) {
    await Promise.all([black.observe(position, move), white.observe(position, move)]);
    position = position.play(move);
  }
  while (position.phase !== 'over') {
    if (position.phase === 'pass') {
      await Promise.all([black.observe(position, 'pass'), white.observe(position, 'pass')]);
      position = position.pass();
      continue;
    }
    const [mover, other] = position.turn === 'black' ? [black, white] : [white, black];
    const move = await chooseInTime(mover, position);
    if (move === undefined) return mover === black ? -64 : 64;
    if (move === 'pass') throw new Error(`${mover.name} passed though it has moves: ${position.toString()}`);
    watch?.(position, move);
    await other.observe(position, move);
    position = position.play(move);
  }
  return margin(position);
}

/** The move of a player; `undefined` if it has lost on time. */
async function chooseInTime(player: Player, position: Position): Promise<EngineMove | undefined> {
  try {
    return await player.choose(position);
  } catch (cause) {
    if (!(cause instanceof OutOfTime)) throw cause;
    console.error(cause.message);
    return undefined;
  }
}

/** Results of one player against another. */
export interface Tally {
  wins: number;
  draws: number;
  losses: number;
  /** Mean margin in discs. */
  discs: number;
}

/** Counts results from margins for the player. */
export function tally(margins: readonly number[]): Tally {
  return {
    wins: margins.filter((discs) => discs > 0).length,
    draws: margins.filter((discs) => discs === 0).length,
    losses: margins.filter((discs) => discs < 0).length,
    discs: margins.reduce((sum, discs) => sum + discs, 0) / margins.length,
  };
}

/** A difference in strength with its 95 % error bar, both in Elo. */
export interface EloDifference {
  elo: number;
  error: number;
  /** Share of the points, 0-1. */
  share: number;
  /** 95 % error bar of the share. */
  shareError: number;
}

/**
 * The difference in strength for some results. Half a win and half a loss are added, so that a clean sweep gives a
 * large number instead of infinity.
 */
export function eloDifference({ wins, draws, losses }: Tally): EloDifference {
  const games = wins + draws + losses + 1;
  const share = (wins + draws / 2 + 0.5) / games;
  const square = (wins + 0.5 + draws / 4) / games;
  const shareError = 1.96 * Math.sqrt(Math.max(0, square - share * share) / games);
  const slope = 400 / (Math.LN10 * share * (1 - share));
  return { elo: 400 * Math.log10(share / (1 - share)), error: slope * shareError, share, shareError };
}
