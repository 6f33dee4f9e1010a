/**
 * How the side that won used the move with which the game turned, and held its lead to the end. A part of a game's story;
 * data without words.
 */
import type { Color } from '../../rules/color.js';
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import { ahead, type Lead } from './course.js';
import { CORNER_PLIES } from './facts/followed.js';
import type { Moment } from './moments.js';
import type { Turn } from './turn.js';

/** A square that the other side took after a bad move. */
export interface Taken {
  readonly square: Square;
  readonly ply: number;
  /** Whether it answered there. */
  readonly isNext: boolean;
}

/** How a lead was held. */
export interface Hold {
  /** The side that won, or is ahead. */
  readonly color: Color;
  /** The corner that the move which turned the game gave it, and its move there: the next one, or a later one. */
  readonly took?: Taken;
  /** The smallest lead in discs from move `from` on, as far as values are proven, and the move after which it was. */
  readonly least?: {
    /** `all`: the whole board; `barely`: after a large lead, a small one. */
    readonly kind: 'all' | 'barely';
    readonly discs: number;
    readonly ply: number;
    readonly from: number;
  };
}

/** A lead of fewer discs is small. */
const SMALL = 4;
const ALL_DISCS = 64;
/** A lead shrinks if it was so many discs larger before. */
const SHRUNK = 6;
/** A lead that lasts fewer plies needs no word. */
const LEAST_PLIES = 6;

/** How the winner held the lead after the other side's move that turned the game; nothing if there is none. */
export function holdOf(
  leads: readonly Lead[],
  winner: Color | undefined,
  turn: Turn | undefined,
): Hold | undefined {
  if (!winner || turn?.kind !== 'moment' || turn.moment.main.color === winner) return undefined;
  const { main } = turn.moment;
  // A sentence between them is about another move; of other squares the moment itself says who got there.
  const taken = turn.further ? undefined : takenAfter(turn.moment);
  const took = taken && CORNERS.includes(taken.square) ? taken : undefined;
  const least = leastOf(
    leads.filter(({ ply, exact }) => exact && ply > main.ply),
    winner,
  );
  if (!took && !least) return undefined;
  return { color: winner, ...(took && { took }), ...(least && { least }) };
}

/** The square that a bad move gave to the other side, or that it should have taken itself, if that one took it soon. */
export function takenAfter({ kind, main, fact }: Moment): Taken | undefined {
  // A square that was left several times has its own words.
  if (kind === 'square') return undefined;
  const squares = fact?.cause?.squares ?? (fact?.advice === 'corner-now' ? fact.worth?.squares : undefined);
  let at = main.node.children[0];
  for (let plies = 1; at && plies <= CORNER_PLIES; plies++, at = at.children[0]) {
    const { move, color, ply } = at;
    if (move && color !== main.color && squares?.includes(move))
      return { square: move, ply, isNext: plies === 1 };
  }
  return undefined;
}

/** The smallest of some leads, if it says something. */
function leastOf(later: readonly Lead[], winner: Color): Hold['least'] {
  const [first] = later;
  if (!first || later.length < LEAST_PLIES) return undefined;
  const least = later.reduce((one, other) => (ahead(other, winner) < ahead(one, winner) ? other : one));
  const discs = Math.floor(ahead(least, winner));
  if (discs <= 0) return undefined;
  const place = { discs, ply: least.ply, from: first.ply };
  if (discs >= ALL_DISCS) return { kind: 'all', ...place };
  const before = later.filter(({ ply }) => ply < least.ply).map((lead) => ahead(lead, winner));
  const hasShrunk = discs < SMALL && Math.max(...before) >= discs + SHRUNK;
  return hasShrunk ? { kind: 'barely', ...place } : undefined;
}
