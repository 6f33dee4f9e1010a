/**
 * A key moment in short, without a number that a longer search would change: why it is shown, and what happened. The end
 * of a game and the cards of a review show both, so that they say the same.
 */
import { squareTexts } from '../coach/square-texts.js';
import { fill } from '../locales/strings.js';
import type { OfSide } from '../locales/strings/story-strings.js';
import type { Color } from '../rules/color.js';
import { worthOf } from './effect.js';
import type { Moment } from './moments.js';
import type { PlyReview } from './ply-review.js';
import type { Turn } from './story.js';
import { coachText, momentCause, momentReason, worthText, type Reader } from './story-text.js';

/** A side that is so many discs ahead with best play leads; an estimate of fewer says nothing. */
const LEAST_LEAD = 2;

/**
 * Why a moment is shown; empty for a move that was well found.
 *
 * @param turn where the game turned
 */
export function momentLabel(
  { kind, main }: Moment,
  plies: readonly (PlyReview | undefined)[],
  turn: Turn | undefined,
  reader: Reader,
): string {
  const { labels } = reader.words.story;
  const { color, ply, loss } = main;
  if (kind === 'found') return '';
  const own = plies.filter((one): one is PlyReview => one?.color === color);
  const isLeadLost = losesLead(main);
  const hasAnother = own.some((later) => later.ply > ply && canWin(later));
  if (isLeadLost && !hasAnother) return ofSide(labels.lastChance, color, reader);
  const isTurn = turn?.kind === 'moment' && turn.moment.main.ply === ply;
  if (isLeadLost) return isTurn ? labels.turn : ofSide(labels.ahead, color, reader);
  const isWorst = own.every((other) => other.loss <= loss);
  return isWorst ? ofSide(labels.worst, color, reader) : labels.costly;
}

/** What happened in a moment: one sentence, or the coach's two. */
export function momentSummary(moment: Moment, reader: Reader): string {
  const { kind, main } = moment;
  const { words, language, you } = reader;
  if (kind === 'found') return momentReason(moment, reader).join(' ');
  const worth = worthOf(main);
  // A corner is the best reason, and needs no other.
  if (worth?.kind === 'corner' && main.color === you)
    return fill(words.reasons['corner-missed'].bad, squareTexts(worth.squares, words, language));
  // That a square was missed several times is said without a value.
  if (kind === 'square') return momentReason(moment, reader).join(' ');
  const coach = coachText(moment, reader);
  if (coach !== undefined) return coach;
  const { lossToo, leadLostAlone, better, why } = words.story;
  const cause = momentCause(moment, reader);
  const text = cause !== '' ? lossToo : losesLead(main) ? leadLostAlone : better;
  const reason = worthText({ ply: main }, reader);
  const move = ofSide(words.story.move, main.color, reader).replace('{move}', main.square);
  const parts = { move, cause, best: main.best[0]!, why: reason && why.replace('{worth}', () => reason) };
  return fill(text, parts);
}

/** Whether the side that moves is ahead with best play. */
function canWin({ before }: PlyReview): boolean {
  return before >= LEAST_LEAD;
}

function losesLead(ply: PlyReview): boolean {
  return canWin(ply) && ply.after <= 0;
}

function ofSide({ you, player }: OfSide, color: Color, { you: own, names, words }: Reader): string {
  return color === own ? you : player.replaceAll('{name}', () => names?.[color] ?? words.story.sides[color]);
}
