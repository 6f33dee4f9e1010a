/**
 * How the side that won held its lead to the end. A part of a game's story;
 * data without words.
 */
import type { Color } from '../../rules/color.js';
import { ahead, type Lead } from './course.js';
import type { Turn } from './turn.js';

/** How a lead was held. */
export interface Hold {
  /** The side that won, or is ahead. */
  readonly color: Color;
  /** The smallest lead in discs from move `from` on, as far as values are proven, and the move after which it was. */
  readonly least: {
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
  const least = leastOf(
    leads.filter(({ ply, exact }) => exact && ply > main.ply),
    winner,
  );
  return least && { color: winner, least };
}

/** The smallest of some leads, if it says something. */
function leastOf(later: readonly Lead[], winner: Color): Hold['least'] | undefined {
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
