/**
 * A key moment in short, without a number that a longer search would change: why it is shown, and what happened. The end
 * of a game and the cards of a review show both, so that they say the same.
 */
import type { MoveValue } from '../../engine/engine.js';
import { fill } from '../../locales/strings.js';
import {
  couldText,
  momentCause,
  momentText,
  reasonTexts,
  replyTexts,
  squareText,
  surprising,
  whyText,
} from './moment-text.js';
import { factOf } from './facts/fact.js';
import type { Moment } from './moments.js';
import { opponent } from '../../rules/color.js';
import type { PlyReview } from '../ply-review.js';
import { moveText, of, put, type Reader } from './story-words.js';
import type { Turn } from './turn.js';

/** Nobody reads more words beside a small board. */
const MOST_WORDS = 25;
/** A line of moves as an example, at the end of a sentence: it is played on the board, not read. */
const EXAMPLE = /\s?:(?:(?!:).)*(?:\b[a-h][1-8][\s…]+){2,}[a-h][1-8].*$/u;
/** A side that is so many discs ahead with best play leads; an estimate of fewer says nothing. */
const LEAST_LEAD = 2;
/** Before this ply nobody believes that a chance was the last one: more than half of the game is still to come. */
const LAST_CHANCES = 30;

/**
 * Why a moment is shown; empty for a move that was well found.
 *
 * @param turn where the game turned
 */
export function momentLabel(
  moment: Moment,
  plies: readonly (PlyReview | undefined)[],
  turn: Turn | undefined,
  reader: Reader,
): string {
  const { words, you } = reader;
  const { labels } = words.story;
  const { kind, main, because } = moment;
  const { color, ply, loss } = main;
  if (kind === 'found') return '';
  const isTurn = turn?.kind === 'moment' && turn.moment.main.ply === ply;
  const winner = plies.findLast((one) => one !== undefined)?.node.result?.winner;
  if (isTurn && winner && winner === you && color !== you) {
    const took = moment.fact?.reply;
    return took?.outcome === 'played' ? put(labels.took, { square: took.square }) : labels.yours;
  }
  if (because === 'chance') return of(labels.lastChance, color, reader);
  if (because !== undefined && because !== 'dearest') return labels.turn;
  const own = plies.filter((one): one is PlyReview => one?.color === color);
  const hasAnother = own.some((later) => later.ply > ply && canWin(later));
  // Where a move turned the game, no other one was the last chance.
  const isLast = losesLead(main) && !hasAnother && ply > LAST_CHANCES && (isTurn || turn?.kind !== 'moment');
  if (isLast) return of(labels.lastChance, color, reader);
  if (isTurn && losesLead(main)) return labels.turn;
  const isWorst = own.every((other) => other.loss <= loss);
  return isWorst ? of(labels.worst, color, reader) : labels.costly;
}

/** What happened in a moment and what was better, in one sentence or two. */
export function momentSummary(moment: Moment, reader: Reader): string {
  return summaryOf(moment, reader).join(' ');
}

/**
 * What a bad move did and what followed, for whoever is asked for the better move, which is not named: one sentence, or
 * two short ones; empty if only values speak against the move.
 */
export function momentEffect(moment: Moment, reader: Reader): string {
  const { main, fact } = moment;
  const { story: texts } = reader.words;
  const cause = momentCause(moment, reader);
  const { outcome, square = '', effect } = fact?.reply ?? {};
  const replied = put(of(texts.replies.played, opponent(main.color), reader), { reply: square });
  const did =
    cause === '' || fact?.cause?.kind === 'corner-beside' || outcome !== 'played'
      ? []
      : [put(texts.replied, { replied })];
  const reasons = reasonTexts(moment, reader);
  const replies = reasons.length > 0 || outcome === 'missed' || !effect ? [] : replyTexts(moment, reader);
  const told =
    cause === ''
      ? [...reasons, ...replies]
      : [put(texts.did, { move: moveText(main, reader, true), cause }), ...did];
  const [first = '', second = ''] = told
    .map((one) => fill(one).replace(EXAMPLE, '.'))
    .filter((one) => !one.includes(main.best[0]!));
  const both = `${first} ${second}`.trim();
  return both.split(/\s+/u).length > MOST_WORDS ? first : both;
}

/**
 * The reply that punishes another legal move than the one that was played, with what it does, in a sentence; empty if
 * the reply does nothing that the board shows.
 *
 * @param value the move with its value and best play after it, from the review of the position
 */
export function replySummary(main: PlyReview, { move, value, line }: MoveValue, reader: Reader): string {
  if (move === 'pass') return '';
  const ply = { ...main, square: move, after: value, loss: main.before - value, refutation: line };
  // The game did not go on with it, so that no reply was played.
  const fact = factOf(ply, new Map());
  if (!fact?.reply?.effect) return '';
  return replyTexts({ main: ply, fact }, reader)
    .map((one) => fill(one))
    .join(' ');
}

/** The sentences of a summary, the most important first. */
function summaryOf(moment: Moment, reader: Reader): string[] {
  const { kind, main, fact } = moment;
  const { story: texts } = reader.words;
  if (kind === 'found') return momentText(moment, reader);
  // A corner is the best reason, and needs no other.
  const could = couldText(moment, reader);
  if (could !== '') return [fill(could)];
  const move = moveText(main, reader, true);
  const cause = momentCause(moment, reader);
  const why = whyText(moment, reader);
  const better = fill(put(texts.better, { move, best: main.best[0]!, why }));
  const again = kind === 'square' ? [fill(squareText(moment, reader))] : [];
  // A number is left to the whole text.
  const replies = fact?.reply?.outcome === 'missed' ? [] : replyTexts(moment, reader).map((one) => fill(one));
  if (cause === '') {
    const reasons = reasonTexts(moment, reader);
    return [better, ...(reasons.length > 0 ? reasons : replies), ...again];
  }
  const did = surprising(put(texts.did, { move, cause }), main, reader);
  return [fill(did), ...replies, better, ...again];
}

/** Whether the side that moves is ahead with best play. */
function canWin({ before }: PlyReview): boolean {
  return before >= LEAST_LEAD;
}

/** Whether a move gave away a won game. */
function losesLead(ply: PlyReview): boolean {
  return canWin(ply) && ply.after <= 0;
}
