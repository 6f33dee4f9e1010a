/** A move as a person of a strength would choose it. */
import type { Position } from '../../rules/position.js';
import { randomNumbersFor } from '../move-choice.js';
import type { SearchLimits, SearchResult } from '../engine.js';
import type { DepthsInfo } from '../protocol.js';
import { humanMoves } from './human-moves.js';

/**
 * Draws a move, each as likely as people of the strength choose it.
 *
 * @param found what searches to `humanDepths` say
 * @param limits its `seed` makes the draw repeatable
 */
export function personMove(
  position: Position,
  found: DepthsInfo,
  strength: number,
  { seed = Math.floor(Math.random() * 2 ** 32), multiPv }: Pick<SearchLimits, 'seed' | 'multiPv'>,
): SearchResult {
  const choices = humanMoves(position, found, strength, []);
  let left = randomNumbersFor(seed, position.board)();
  const { move } = choices.find(({ probability }) => (left -= probability) < 0) ?? choices[0]!;
  const moves = found.moves.map(({ move: of, value, certainty, confidence, depth, line }) => ({
    move: of,
    value,
    certainty,
    depth,
    line,
    ...(confidence !== undefined && { confidence }),
  }));
  const chosen = moves.find((value) => value.move === move)!;
  return { ...found, ...chosen, moves: multiPv === undefined ? [chosen] : moves.slice(0, multiPv) };
}
