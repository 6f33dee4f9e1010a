import type { Color } from '../../rules/color.js';
import { emptyRecord, type PlayedRecord, type RemoteRecord } from './record.js';

/** What somebody asks the other side for. */
export type OfferKind = 'takeback' | 'draw' | 'again' | 'hints';

/** Something that one side asks for, and of which record. */
export interface Offer {
  /** Another one for each question. */
  readonly id: string;
  readonly kind: OfferKind;
  /** The round of the record that is to change. */
  readonly round: number;
  /** How many moves are left of it: all but where a move is taken back. */
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
  // Hints change nothing of the record, and may be granted some moves later.
  if (kind === 'hints') return isOver ? undefined : record;
  if (kind === 'takeback') {
    if (end || ply < 0 || ply !== colors.lastIndexOf(asker)) return undefined;
    return { ...emptyRecord(start, round + 1), moves: moves.slice(0, ply), times: times.slice(0, ply) };
  }
  if (ply !== moves.length || isOver !== (kind === 'again')) return undefined;
  return kind === 'again'
    ? emptyRecord(start, round + 1)
    : { ...record, end: { by: 'agreement', loser: null } };
}

/** How many moves a question for hints says that are left, of which a game has never so many. */
export const HINTS_PLY = 64;

/**
 * An offer as a message and a page keep it. Pages of before hints were asked for refuse a message with a kind that they do not know:
 * they read a question for hints as one to take back a move that nobody made, which they pass over.
 */
export function writtenOffer(offer: Offer | undefined): Offer | undefined {
  return offer?.kind === 'hints' ? { ...offer, kind: 'takeback', ply: HINTS_PLY } : offer;
}

/** The reverse of {@link writtenOffer}. */
export function readOffer(offer: Offer): Offer {
  return offer.kind === 'takeback' && offer.ply === HINTS_PLY ? { ...offer, kind: 'hints' } : offer;
}
