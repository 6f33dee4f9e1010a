/**
 * Requests between two players: a draw, a move taken back, hints, another game. Pure functions of the record: which
 * request is valid now, and what it becomes when both agree. Players and watchers ask them.
 */
import type { Color } from '../../../../core/rules/color.js';
import { emptyRecord, type PlayedRecord, type RemoteRecord } from './record.js';

/** The kinds of requests to the other side. */
export type OfferKind = 'takeback' | 'draw' | 'again' | 'hints';

/** A request, and the record that it is about. */
export interface Offer {
  /** Different for each request. */
  readonly id: string;
  readonly kind: OfferKind;
  /** The round of the record. */
  readonly round: number;
  /** Number of moves that remain if it is granted: all, unless a move is taken back. */
  readonly ply: number;
}

/** An answer to a request. */
export interface Answer {
  readonly id: string;
  readonly accepted: boolean;
}

/** A request about the current record; `undefined` if it makes no sense. */
export function offerOn(played: PlayedRecord, kind: OfferKind, asker: Color): Offer | undefined {
  const { record, colors } = played;
  const ply = kind === 'takeback' ? colors.lastIndexOf(asker) : record.moves.length;
  const offer = { id: crypto.randomUUID(), kind, round: record.round, ply };
  return granted(played, offer, asker) && offer;
}

/**
 * The record after a request is granted. Both sides compute it from their own record, so that nothing else can be
 * smuggled in.
 *
 * @returns `undefined` if the request is not about this record, or makes no sense
 */
export function granted(
  { record, colors, position }: PlayedRecord,
  { kind, round, ply }: Offer,
  asker: Color,
): RemoteRecord | undefined {
  const { start, moves, times, end } = record;
  if (round !== record.round) return undefined;
  const isOver = end !== null || position.phase === 'over';
  // Hints do not change the record, and may be granted some moves later.
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
