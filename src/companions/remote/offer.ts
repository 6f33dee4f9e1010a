import type { Color } from '../../rules/color.js';
import { emptyRecord, type PlayedRecord, type RemoteRecord } from './record.js';

/** What somebody asks the other side for. */
export type OfferKind = 'takeback' | 'draw' | 'again';

/** Something that one side asks for, and of which record. */
export interface Offer {
  /** Another one for each question. */
  readonly id: string;
  readonly kind: OfferKind;
  /** The round of the record that is to change. */
  readonly round: number;
  /** How many moves are left of it: all for a draw and for another game. */
  readonly ply: number;
}

/** An answer to an offer. */
export interface Answer {
  readonly id: string;
  readonly accepted: boolean;
}

/** A question about the record as it is; `undefined` where it makes no sense. */
export function offerOn(played: PlayedRecord, kind: OfferKind, asker: Color): Offer | undefined {
  const { record, colors } = played;
  const ply = kind === 'takeback' ? colors.lastIndexOf(asker) : record.moves.length;
  const offer = { id: crypto.randomUUID(), kind, round: record.round, ply };
  return granted(played, offer, asker) && offer;
}

/**
 * What a record becomes where an offer is accepted: both sides work it out from their own record, so that nothing else can
 * come with it.
 *
 * @returns `undefined` where the offer is not about this record, or makes no sense
 */
export function granted(
  { record, colors, position }: PlayedRecord,
  { kind, round, ply }: Offer,
  asker: Color,
): RemoteRecord | undefined {
  const { start, moves, times, end } = record;
  if (round !== record.round) return undefined;
  const isOver = end !== null || position.phase === 'over';
  if (kind === 'takeback') {
    if (end || ply < 0 || ply !== colors.lastIndexOf(asker)) return undefined;
    return { ...emptyRecord(start, round + 1), moves: moves.slice(0, ply), times: times.slice(0, ply) };
  }
  if (ply !== moves.length || isOver !== (kind === 'again')) return undefined;
  return kind === 'again'
    ? emptyRecord(start, round + 1)
    : { ...record, end: { by: 'agreement', loser: null } };
}
