/**
 * Says a key moment of a game in words: what the move did, what it cost, and what would have been better. `story-text.ts`
 * makes the story of it; the site shows it beside the board.
 */
import type { Reason } from '../../coach/reasons/reason.js';
import { reasonsInWords, sentence } from '../../coach/text/sentences.js';
import { gapOf } from '../../coach/text/square-texts.js';
import { fill } from '../../locales/strings.js';
import type { StoryStrings } from '../../locales/strings/story-strings.js';
import { opponent } from '../../rules/color.js';
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import { nextBest } from './facts/fact.js';
import type { Effect } from './facts/replies.js';
import { cornerBeside, cornersGiven, takerOf, type Worth } from './facts/worth.js';
import { isFaint, type Moment } from './moments.js';
import type { PlyReview } from '../ply-review.js';
import {
  count,
  lossText,
  moveText,
  of,
  ofOther,
  placeText,
  pliesText,
  put,
  putWhole,
  squareParts,
  type Parts,
  type Reader,
} from './story-words.js';

/** Nobody follows a sentence of more words, nor more of them about one reason. */
const MOST_WORDS = 25;
const MOST_SENTENCES = 2;
/** Where a sentence ends, also with a square, and another one begins. */
const SENTENCES = /(?<=(?:\D|[a-h]\d)[.…])\s/u;

/** A key moment in a few sentences: what the move did, what that cost, what was better and why. */
export function momentText(moment: Moment, reader: Reader): string[] {
  const whole = headOf(moment, reader).flatMap(shortened);
  // What makes a sentence too long to follow is the reason why the other move is better.
  return (whole.some(isLong) ? headOf(withoutWorth(moment), reader) : whole).map((one) => fill(one));
}

const isLong = (text: string): boolean => text.split(/\s+/u).length > MOST_WORDS;

/** A sentence that is too long as two. */
function shortened(text: string): string[] {
  return isLong(text) ? text.split(/\s?;\s/u).map((one) => one.replace(/[^.]$/u, '$&.')) : [text];
}

/** The moment without what the better move was worth. */
function withoutWorth(moment: Moment): Moment {
  if (!moment.fact) return moment;
  const { worth: _, ...fact } = moment.fact;
  return { ...moment, fact };
}

/** The first sentences: what happened, what it cost, and at which other moves the same square was best. */
function headOf(moment: Moment, reader: Reader): string[] {
  const { story: texts } = reader.words;
  const { kind, discs, main } = moment;
  if (kind === 'found') {
    const why = whyText(moment, reader);
    return [
      put(texts.found, { move: moveText(main, reader), why }),
      put(texts.foundNext, { discs: lossText({ ...main, loss: discs }, reader) }),
    ];
  }
  const offered = costOf(moment) === 'chance' ? [offeredText(main, reader)] : [];
  const [first, ...others] = faultTexts(moment, reader);
  const again = kind === 'square' ? [squareText(moment, reader)] : [];
  return [...offered, surprising(first!, main, reader), ...others, ...again].filter(Boolean);
}

/** The first sentence about a bad move, which admits that taking a corner is seldom one. */
export function surprising(fault: string, { square, best }: PlyReview, { words }: Reader): string {
  const isEvenCorner = CORNERS.includes(square) && !CORNERS.includes(best[0]!);
  return isEvenCorner ? put(words.story.evenCorner, { fault }) : fault;
}

/** The move with which the other side gave the chance that a move missed. */
function offeredText({ color, node: { parent } }: PlyReview, reader: Reader): string {
  if (!parent?.move || !parent.color) return '';
  const before = moveText({ ply: parent.ply, square: parent.move, color: parent.color }, reader);
  return put(of(reader.words.story.offered, color, reader), { before });
}

/** What a bad move did, what that cost, and what was better. */
function faultTexts(moment: Moment, reader: Reader): string[] {
  const { story: texts } = reader.words;
  const { main } = moment;
  const [best] = main.best;
  const move = moveText(main, reader);
  const kind = costOf(moment);
  const lost = costText(main, kind, reader);
  const could = couldText(moment, reader);
  if (could !== '') {
    // That it let the corner go says that it missed the chance.
    const cost = kind === 'chance' ? costText(main, 'discs', reader) : lost;
    return [could, put(texts.letGo, { move: moveText(main, reader, true), cost })];
  }
  const reasons = reasonTexts(moment, reader);
  const cause = reasons.length > 0 ? '' : momentCause(moment, reader);
  const why = reasons.length > 0 ? '' : whyText(moment, reader);
  const better = { cost: lost, best: best!, why };
  if (cause === '') {
    const { square = '' } = moment.fact?.reply ?? {};
    const replies = reasons.some((one) => one.includes(square)) ? [] : replyTexts(moment, reader);
    return [put(texts.fault, { ...better, move }), ...reasons, ...replies];
  }
  const did = put(texts.did, { move, cause });
  const replies = replyTexts(moment, reader);
  // What the other side missed comes last, and what it did first.
  const isMissed = moment.fact?.reply?.outcome === 'missed';
  if (isMissed || replies.length === 0)
    return [did, put(texts.fault, { ...better, move: texts.thisMove }), ...replies];
  return [did, ...replies, put(texts.fault, { ...better, move: moveText(main, reader, true) })];
}

/**
 * What the coach says to the player who made a bad move of which the board shows no more than the reply, if it says why.
 */
export function reasonTexts({ main, fact, explanation }: Moment, { words, language, you }: Reader): string[] {
  const isShown = fact !== undefined && fact.plainness > 0;
  if (you !== main.color || explanation.other !== main.best[0] || isShown) return [];
  const [first] = reasonsInWords(explanation).slice(0, -1);
  if (!first || isFaint(first)) return [];
  const reason = withoutAlone(first);
  const said = sentence(explanation, reason, words, language).split(SENTENCES).slice(0, MOST_SENTENCES);
  return said.some(isLong) ? [] : said;
}

/** A reason without how few replies are as strong. */
function withoutAlone({ instead, ...reason }: Reason): Reason {
  return instead && instead.kind !== 'only-reply' ? { ...reason, instead } : reason;
}

/** The reply to a bad move: whether it was played or missed, and what it does. */
export function replyTexts({ main, fact }: Pick<Moment, 'main' | 'fact'>, reader: Reader): string[] {
  // Of what was taken through the move's own disc, the cause says all.
  if (!fact?.reply || fact.cause?.kind === 'corner-beside') return [];
  const { square, outcome, discs, effect } = fact.reply;
  const text = of(reader.words.story.replies[outcome], opponent(main.color), reader);
  const parts = { reply: square, discs: lossText({ ...main, loss: discs }, reader) };
  const replied = put(text, parts);
  const { replied: alone, shown } = reader.words.story;
  return [
    effect
      ? put(shown, { replied, effect: effectText(effect, square, main, reader) })
      : put(alone, { replied }),
  ];
}

/** What a reply does, after it. */
function effectText(effect: Effect, reply: Square, main: PlyReview, reader: Reader): string {
  const { kind, squares, discs, counts, isOwn } = effect;
  const { effects, alone } = reader.words.story;
  const flipped = String(squareParts(discs, reader)['squares']);
  const parts = {
    ...squareParts(squares, reader),
    ...countParts(counts, reader),
    reply,
    discs: flipped,
  };
  const text = kind === 'takes' && discs.length === 0 ? effects.closes : effects[kind];
  const said = put(typeof text === 'string' ? text : of(text, main.color, reader), parts);
  return isOwn ? said + of(alone, main.color, reader) : said;
}

/** The corner that could be taken, if nobody took it later but the other side; else empty. */
export function couldText({ main, fact }: Moment, reader: Reader): string {
  const [best] = main.best;
  if (fact?.advice !== 'corner-now' || takerOf(main, best!) === main.color) return '';
  const parts = { ...squareParts([best!], reader), ply: main.ply };
  return put(of(reader.words.story.could, main.color, reader), parts);
}

/** What a bad move cost and what was better, in one sentence: the head of its reasons. */
export function faultText(ply: PlyReview, reader: Reader): string {
  const parts = {
    move: moveText(ply, reader),
    cost: costText(ply, 'discs', reader),
    best: ply.best[0]!,
    why: '',
  };
  return fill(put(reader.words.story.fault, parts));
}

/** The cost of a move in words. */
function costOf({ kind, main, because }: Moment): keyof StoryStrings['costs'] {
  const { certainty, before, after } = main;
  if (kind === 'chance-missed' && because !== 'dearest' && because !== 'even') return 'chance';
  if (because === 'chance') return 'lastChance';
  if (because === 'draw-chance') return 'lastDraw';
  if (certainty === 'exact' && before > 0 && after <= 0) return 'win';
  if (certainty === 'exact' && before === 0 && after < 0) return 'draw';
  if (because === 'dearest' || because === 'even') return because;
  if (because === 'lead') return 'leadForGood';
  return kind === 'lead-lost' ? 'lead' : 'discs';
}

/** What a move cost, in a sentence. */
function costText(ply: PlyReview, cost: keyof StoryStrings['costs'], reader: Reader): string {
  const text = ofOther(reader.words.story.costs[cost], ply, reader);
  return put(text, { discs: lossText(ply, reader) });
}

/** At which moves a square was the best one for a side, or for both, and who then took it. */
export function squareText({ main, plies, squares, taken }: Moment, reader: Reader): string {
  const { story: texts } = reader.words;
  const isOfBoth = plies.some(({ color }) => color !== main.color);
  const text = isOfBoth
    ? texts.squareBoth[reader.you ? 'you' : 'player']
    : of(texts.square, main.color, reader);
  const end = taken ? put(of(texts.taken, taken.color, reader), { ply: taken.ply }) : '';
  return put(text, {
    plies: pliesText(plies, main, reader),
    place: placeText(squares[0]!, reader),
    taken: end,
  });
}

/** What the better move does, and what it gives away; empty if nothing on the board says so. */
export function whyText({ kind, main, fact }: Moment, reader: Reader): string {
  const { story: texts } = reader.words;
  const ply = kind === 'found' ? nextBest(main) : main;
  const worth = fact?.worth ? worthText(fact.worth, ply, reader) : '';
  const why = worth === '' ? '' : put(texts.why, { worth });
  // Nobody should have to find out that it gives up a corner.
  const given = cornersGiven(ply);
  if (given.length > 0) return why + put(texts.although, squareParts(given, reader));
  // Nor that a move beside a corner is meant.
  const corner = kind === 'found' ? undefined : cornerBeside(ply);
  return corner ? why + put(ofOther(texts.beside, ply, reader), squareParts([corner], reader)) : why;
}

/** What the better move was worth, in a sentence. */
function worthText({ kind, squares, counts }: Worth, ply: PlyReview, reader: Reader): string {
  const text = reader.words.story.worth[kind];
  // Its own moves are those of the side that made the move.
  const whose =
    kind === 'keeps' && typeof text !== 'string' ? of(text, ply.color, reader) : ofOther(text, ply, reader);
  return putWhole(whose, { ...squareParts(squares, reader), ...countParts(counts, reader) });
}

/** How many moves there are, and how many others. */
export function countParts(counts: Worth['counts'], reader: Reader): Parts {
  if (!counts) return {};
  const [moves, others] = counts;
  return { moves: count(moves, 'moves', reader), others };
}

/** What the main move of a moment did, as a verb after it; empty if only values speak against it. */
export function momentCause({ main, fact }: Moment, reader: Reader): string {
  if (!fact?.cause) return '';
  const { kind, squares, discs = [], step = '', at = '' } = fact.cause;
  const { causes, by } = reader.words.story;
  const flipped = String(squareParts(discs, reader)['squares']);
  // Of what flipped more discs than anybody reads, only the square is named.
  const text = causes[kind === 'own-square' && discs.length === 0 ? 'opened' : kind];
  const parts = {
    ...squareParts(squares, reader),
    step,
    at,
    discs: flipped,
    by: discs.length > 0 ? gapOf(reader.language) + put(by, { discs: flipped }) : '',
  };
  return putWhole(ofOther(text, main, reader), parts, ['by']);
}
