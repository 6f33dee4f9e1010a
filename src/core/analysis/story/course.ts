/**
 * The course of the lead in a reviewed game: who was ahead from which move on, by the values of the review. Data
 * without words; `story.ts` makes a story of it. Values are forecasts: discs at the end with best play from there.
 */
import { opponent, type Color } from '../../rules/color.js';
import { tenths } from '../../rules/score.js';
import type { PlyReview } from '../ply-review.js';

/** How the lead changed: after which plies a side led, and by how many discs with best play from there. */
export type Course =
  /** One side led from `from` to the end. */
  | { readonly kind: 'led'; readonly color: Color; readonly from: number; readonly most: number }
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
  /** The lead changed sides several times. */
  | { readonly kind: 'changing'; readonly times: number; readonly to: number };

/** Who led after a ply: discs for Black with best play. */
export interface Lead {
  readonly ply: number;
  readonly value: number;
  readonly exact: boolean;
}

/** A lead of fewer discs is none while it is only estimated. */
const LEAST_LEAD = 3;
/** Who leads from such an early ply on led the whole game. */
const EARLY = 10;
/** To be so many discs behind and win is worth a word. */
const FAR_BEHIND = 14;
/** A game is close while nobody leads by more discs than this. */
const CLOSE = 8;

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
  const known = lasting(leads);
  const last = known.at(-1)!.ply;
  if (winner === undefined || since === undefined || mostOf(known) < LEAST_LEAD)
    return closeOrChanging(leads, last);
  const until = known.filter(({ ply }) => ply < since);
  const leaders = changesOf(until);
  const [only] = leaders;
  const loser = opponent(winner);
  // A review that runs may know only moves after that.
  if (since <= EARLY || until.length === 0 || (only && leaders.every(({ color }) => color === winner)))
    return { kind: 'led', color: winner, from: since, most: Math.round(mostOf(known)) };
  if (only && leaders.length === 1)
    return {
      kind: 'led-until',
      color: loser,
      from: only.from,
      // The leader may have lost the lead before the winner had it.
      to: leads.findLast((lead) => lead.ply < since && leaderOf(lead) === loser)?.ply ?? since - 1,
      most: Math.round(mostOf(until)),
    };
  const worst = until.reduce((a, b) => (ahead(b, loser) > ahead(a, loser) ? b : a));
  if (ahead(worst, loser) >= FAR_BEHIND)
    return { kind: 'comeback', color: winner, at: worst.ply, discs: Math.round(ahead(worst, loser)) };
  return closeOrChanging(leads, since);
}

/** A game without a leader for long, up to a ply: it was not close if both led by much, if only for a move each. */
function closeOrChanging(leads: readonly Lead[], to: number): Course {
  const most = mostOf(leads.filter(({ ply }) => ply < to));
  const times = changesOf(leads).length - 1;
  return most > CLOSE && times > 1
    ? { kind: 'changing', times, to }
    : { kind: 'close', to, most: Math.ceil(most) };
}

const mostOf = (leads: readonly Lead[]): number => Math.max(0, ...leads.map(({ value }) => Math.abs(value)));

/** Who led one after the other, and from which ply. */
function changesOf(leads: readonly Lead[]): { color: Color; from: number }[] {
  const changes: { color: Color; from: number }[] = [];
  for (const lead of leads) {
    const color = leaderOf(lead);
    if (color && changes.at(-1)?.color !== color) changes.push({ color, from: lead.ply });
  }
  return changes;
}
