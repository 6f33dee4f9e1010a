/** Where a repertoire has no answer to what people play. */
import type { PlayedMove } from '../../../src/core/book.js';
import { parseTranscript } from '../../../src/core/formats.js';
import type { Color, Position, Square } from '../../../src/core/rules.js';
import type { TrainingLine } from '../../progress/training.js';
import { withoutPass } from './passes.js';
import { Repertoire, startOf } from './repertoire.js';

/** A reply that people play and no line answers. */
export interface Gap {
  /** The moves before the reply, and where they begin unless it is the usual start. */
  readonly moves: string;
  readonly position: string | undefined;
  readonly reply: Square;
  /** The share of people who play it there, 0-1. */
  readonly share: number;
}

/** A rarer reply is no gap. */
const LEAST_SHARE = 0.1;
const MOST_GAPS = 5;

/**
 * The gaps of one side, the likeliest first: how often a reply comes up is the product of the shares on the way to it.
 *
 * @param peopleAt what people play in a position
 */
export async function gapsOf(
  lines: readonly TrainingLine[],
  side: Color,
  peopleAt: (position: Position) => Promise<readonly PlayedMove[]>,
): Promise<Gap[]> {
  const repertoire = new Repertoire(lines, side);
  const found = new Map<string, Gap & { readonly reach: number }>();
  for (const line of lines.filter((one) => one.side === side)) {
    let position = startOf(line);
    let reach = 1;
    const { moves } = parseTranscript(line.moves, position);
    for (const [at, move] of moves.entries()) {
      position = withoutPass(position);
      if (position.turn !== side) {
        const people = await peopleAt(position);
        const all = people.reduce((sum, { games }) => sum + games, 0);
        const expected = repertoire.movesAt(position);
        for (const { move: reply, games } of people) {
          const share = games / all;
          if (share < LEAST_SHARE || expected.includes(reply)) continue;
          const before = moves.slice(0, at).join('');
          found.set(`${before} ${reply}`, {
            moves: before,
            position: line.position,
            reply,
            share,
            reach: reach * share,
          });
        }
        reach *= (people.find((one) => one.move === move)?.games ?? 0) / Math.max(1, all);
      }
      position = position.play(move);
    }
  }
  return [...found.values()].sort((one, other) => other.reach - one.reach).slice(0, MOST_GAPS);
}
