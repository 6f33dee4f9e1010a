/**
 * The influence of the last moves on the next one, as features for the model of human choice: people look where
 * something has just happened. Each feature is 0 to 1.
 */
import type { Position } from '../../../rules/position.js';
import { SQUARES } from '../../../rules/square.js';
import { AROUND, distance, flipsOf, type MoveEffects, type Scene } from './scene.js';

/** What a person remembers of the moves before. */
export interface Past {
  /** The square (0-63) where the other side has just played; -1 where unknown. */
  readonly last: number;
  /** The square where the side to move played before that; -1 where unknown. */
  readonly own: number;
  /** The discs before the other side's move, as the side to move sees them. */
  readonly discs: Int8Array;
}

/**
 * Reads the last two moves from the positions before a scene.
 *
 * @param before the positions that led to a scene, the latest last
 * @returns `undefined` where no position leads there
 */
export function pastOf({ position }: Scene, before: readonly Position[]): Past | undefined {
  const [earlier, latest] = [before.at(-2), before.at(-1)];
  if (!latest) return undefined;
  const own = position.turn === 'black' ? 'X' : 'O';
  return {
    last: newDisc(latest, position),
    own: earlier ? newDisc(earlier, latest) : -1,
    discs: Int8Array.from(latest.board, (disc) => (disc === '-' ? 0 : disc === own ? 1 : -1)),
  };
}

/** The square that was empty in one position and holds a disc in the next; -1 for none or several. */
function newDisc(one: Position, next: Position): number {
  const taken = [...SQUARES.keys()].filter((at) => one.board[at] === '-' && next.board[at] !== '-');
  return taken.length === 1 ? taken[0]! : -1;
}

/** Features of a move that depend on the moves before it: people answer where the last move was played. */
export const MEMORY = {
  /** Beside the last move. */
  besideLast: ({ square }, { last }) => (AROUND[square]!.includes(last) ? 1 : 0),
  /** Two king moves from the last move. */
  twoFromLast: ({ square }, { last }) => (last >= 0 && distance(square, last) === 2 ? 1 : 0),
  /** Beside the own move before. */
  besideOwnLast: ({ square }, { own }) => (AROUND[square]!.includes(own) ? 1 : 0),
  /** Two king moves from the own move before. */
  twoFromOwnLast: ({ square }, { own }) => (own >= 0 && distance(square, own) === 2 ? 1 : 0),
  /** Flips the disc of the last move. */
  turnsLast: ({ flipped }, { last }) => (flipped.includes(last) ? 1 : 0),
  /** Not legal before the other side's move. */
  newlyLegal: ({ square }, { discs }) => (flipsOf(discs, square, 1).length === 0 ? 1 : 0),
  /** The share of the other side's last flips that it flips back. */
  turnsBack: ({ scene, flipped }, { discs }) => {
    const lost = [...discs.keys()].filter((at) => discs[at] === 1 && scene.discs[at] === -1);
    return lost.length === 0 ? 0 : lost.filter((at) => flipped.includes(at)).length / lost.length;
  },
} as const satisfies Readonly<Record<string, (look: MoveEffects, past: Past) => number>>;
