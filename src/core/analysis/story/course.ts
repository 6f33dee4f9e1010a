/**
 * The course of the lead in a reviewed game: who was ahead from which move on, by the values of the review. Data
 * without words; `story.ts` makes a story of it. Values are forecasts: discs at the end with best play from there.
 */
import { opponent, type Color } from '../../rules/color.js';
import { tenths } from '../../rules/score.js';
import type { PlyReview } from '../ply-review.js';

/** How the lead changed: after which plies a side led, and by how many discs with best play from there. */
export type Course =
  /** One side led from `from` to the end, clearly from `held` on, if at all; `before` an earlier lead that it lost. */
  | {
      readonly kind: 'led';
      readonly color: Color;
      readonly from: number;
      readonly held?: number;
      readonly before?: Lead;
    }
  /** One side led from `from` to `to` and lost it; `by` the move that ended it, if it is not where the game turned. */
  | {
      readonly kind: 'led-until';
      readonly color: Color;
      readonly from: number;
      readonly to: number;
      readonly most: number;
      readonly by?: PlyReview;
    }
  /** One side was far behind at a ply, `discs` discs, and won. */
  | { readonly kind: 'comeback'; readonly color: Color; readonly at: number; readonly discs: number }
  /** Up to a ply neither side was more than so many discs ahead; `by` as above. */
  | { readonly kind: 'close'; readonly to: number; readonly most: number; readonly by?: PlyReview }
  /** The lead changed sides at these plies, `to` the last of them. */
  | { readonly kind: 'changing'; readonly changes: readonly number[]; readonly to: number };

/** The lead after a ply: discs for Black with best play. */
export interface Lead {
  readonly ply: number;
  readonly value: number;
  readonly exact: boolean;
}

/** A lead of fewer discs is none while it is only estimated. */
const LEAST_LEAD = 4;
/** Who leads from such an early ply on led the whole game. */
export const EARLY = 10;
/** An earlier lead of so many discs is worth a word. */
const LARGE = 8;
/** To be so many discs behind and win is worth a word. */
const FAR_BEHIND = 14;
/** A game is close while nobody leads by more. */
const CLOSE = 6;

/** The values for Black after each move: of the next search where there is one, which saw one ply more. */
export function leadsOf(known: readonly PlyReview[]): Lead[] {
  return known.map((ply, at) => {
    const next = known[at + 1];
    const source = next && next.ply === ply.ply + 1 ? next : undefined;
    const value = source ? source.before : ply.after;
    const mover = source ? source.color : ply.color;
    const exact = (source ? source.moves[0]!.certainty : ply.certainty) === 'exact';
    return { ply: ply.ply, value: tenths(mover === 'black' ? value : -value), exact };
  });
}

/** The same without what lasted for one move only: a chance that the next move missed was no lead. */
export function lasting(leads: readonly Lead[]): Lead[] {
  return leads.map((lead, at) => {
    const next = leads[at + 1] ?? lead;
    const sign = Math.sign(lead.value);
    const value =
      sign === Math.sign(next.value) ? sign * Math.min(Math.abs(lead.value), Math.abs(next.value)) : 0;
    return { ...lead, value };
  });
}

/** By how many discs a side is ahead; negative if it is behind. */
export const ahead = ({ value }: Lead, color: Color): number => (color === 'black' ? value : -value);

/** The leader, where the lead means anything. */
export function leaderOf(lead: Lead): Color | undefined {
  const least = lead.exact ? 1 : LEAST_LEAD;
  return Math.abs(lead.value) < least ? undefined : lead.value > 0 ? 'black' : 'white';
}

/** The ply from which on a side really led and never lost it, not even for one move. */
export function leadSince(leads: readonly Lead[], color: Color): number {
  const level = leads.findLastIndex((lead) => leaderOf(lead) !== color);
  return (leads[level + 1] ?? leads.at(-1)!).ply;
}

/**
 * How a game went.
 *
 * @param leads those after each move
 * @param since the ply from which on the winner led
 */
export function courseOf(
  leads: readonly Lead[],
  winner: Color | undefined,
  since: number | undefined,
): Course {
  if (winner === undefined || since === undefined) return courseUntil(leads, leads.at(-1)!.ply, leads);
  const until = leads.filter(({ ply }) => ply < since);
  const held = leads[leads.findLastIndex((lead) => ahead(lead, winner) < LEAST_LEAD) + 1]?.ply;
  const best = worstOf(until, opponent(winner));
  const led: Course = {
    kind: 'led',
    color: winner,
    from: since,
    ...(held !== undefined && { held }),
    ...(best && ahead(best, winner) >= LARGE && { before: best }),
  };
  // A review that runs may know only moves after that.
  if (since <= EARLY || until.length === 0) return led;
  const behind = worstOf(leads, winner, since);
  if (behind && ahead(behind, winner) <= -FAR_BEHIND)
    return { kind: 'comeback', color: winner, at: behind.ply, discs: Math.round(-ahead(behind, winner)) };
  const course = courseUntil(until, since, leads);
  return course.kind === 'led-until' && course.color === winner ? led : course;
}

/**
 * How a game went up to a ply: it was close, one side led, without a break, or the lead changed.
 *
 * @param leads those before it
 * @param all those of the whole game
 */
function courseUntil(leads: readonly Lead[], to: number, all: readonly Lead[]): Course {
  const [black, white] = (['black', 'white'] as const).map((color) => {
    const led = leads.filter((lead) => ahead(lead, color) > CLOSE);
    return {
      color,
      first: led[0],
      last: led.at(-1),
      most: Math.max(0, ...led.map((lead) => ahead(lead, color))),
    };
  });
  const leaders = [black!, white!].filter(({ first }) => first !== undefined);
  const [leader] = leaders;
  if (!leader) return { kind: 'close', to, most: Math.ceil(mostOf(leads)) };
  const { color, first, most } = leader;
  // The leader may have lost the lead before the other side had it.
  const last = leads.findLast((lead) => leaderOf(lead) === color)!;
  const isBroken = leads.some(
    (lead) => lead.ply > first!.ply && lead.ply < last.ply && ahead(lead, color) <= 0,
  );
  const changes = changesOf(all.filter(({ ply }) => ply <= to));
  if (changes.length > 0 && (leaders.length > 1 || isBroken))
    return { kind: 'changing', changes, to: changes.at(-1)! };
  return { kind: 'led-until', color, from: first!.ply, to: last.ply, most: Math.round(most) };
}

/**
 * After which move a side was furthest behind for more than one move, before a ply; with the value of just that place,
 * which the review of the move has as well.
 */
function worstOf(leads: readonly Lead[], color: Color, before = Infinity): Lead | undefined {
  const [worst] = lasting(leads)
    .filter(({ ply }) => ply < before)
    .toSorted((a, b) => ahead(a, color) - ahead(b, color));
  return leads.find(({ ply }) => ply === worst?.ply);
}

const mostOf = (leads: readonly Lead[]): number => Math.max(0, ...leads.map(({ value }) => Math.abs(value)));

/** The plies at which another side led than before. */
function changesOf(leads: readonly Lead[]): number[] {
  const led = leads.filter((lead) => leaderOf(lead) !== undefined);
  return led.flatMap((lead, at) => {
    const before = led[at - 1];
    return before && leaderOf(before) !== leaderOf(lead) ? [lead.ply] : [];
  });
}
