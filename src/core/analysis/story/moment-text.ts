/**
 * Says a key moment of a game in words: what the move did, what it cost, and what would have been better. `story-text.ts`
 * makes the story of it; the site shows it beside the board.
 */
import { sentence } from '../../coach/text/sentences.js';
import type { Reason, ReasonKind } from '../../coach/reasons/reason.js';
import { fill } from '../../locales/strings.js';
import type { StoryStrings } from '../../locales/strings/story-strings.js';
import { opponent } from '../../rules/color.js';
import { cornersGiven, type Worth } from './effect.js';
import { nextBest, takerOf, type Fact } from './fact.js';
import type { Moment } from './moments.js';
import type { PlyReview } from '../ply-review.js';
import {
  count,
  discsText,
  listText,
  moveText,
  nameOf,
  of,
  ofOther,
  put,
  putWhole,
  squareParts,
  type Parts,
  type Reader,
} from './story-words.js';

/** Nobody follows a sentence of more words. */
const MOST_WORDS = 25;

/** Reasons that only compare how strong answers are: what the board shows says more. */
const VAGUE: readonly ReasonKind[] = ['too-early', 'reply-stronger'];

/** A key moment in a few sentences: what happened, and why. Of the reader's own moves the coach says it. */
export function momentText(moment: Moment, reader: Reader): string[] {
  const coach = coachText(moment, reader);
  return coach === undefined ? [headText(moment, reader)] : [headText(moment, reader, false), coach];
}

/** The same in one sentence or two, where it is said already whose move it was and what it cost. */
export function momentReason(moment: Moment, reader: Reader): string[] {
  return [coachText(moment, reader) ?? headText(moment, reader)];
}

/** What the main move of a moment did, as a verb after it; empty if only values speak against it. */
export function momentCause(moment: Moment, reader: Reader): string {
  return moment.kind === 'found' ? '' : causeText(moment, reader, false);
}

/** The coach's sentence about a moment; nothing where the head of the moment says more. */
export function coachText({ kind, main, fact, explanation }: Moment, reader: Reader): string | undefined {
  const { words, language, you } = reader;
  const reason = fact?.reason ?? explanation.reasons[0];
  // The coach speaks to the side that moved, and not of an answer at once that did not come in the game.
  if (kind === 'found' || !reason || you !== main.color || isRefuted(main, reason)) return undefined;
  if (fact && !fact.reason && VAGUE.includes(reason.kind)) return undefined;
  // Only values: the head says as much.
  if (reason.kind === 'value' || reason.kind === 'only-move') return undefined;
  return sentence(explanation, reason, words, language);
}

/** Whether the next move of the game is another than the one that a reason says comes at once. */
function isRefuted({ node }: PlyReview, { kind, numbers, squares }: Reason): boolean {
  const [next] = node.children;
  const isAtOnce = kind === 'square-wanted' && numbers.plies === 2 && numbers.replies === undefined;
  return isAtOnce && next?.move !== undefined && next.move !== squares[0];
}

/**
 * What happened in a moment, in one to three sentences.
 *
 * @param isWhole also why it was bad; not so before a sentence of the coach
 */
export function headText(moment: Moment, reader: Reader, isWhole = true): string {
  const whole = headOf(moment, reader, isWhole);
  // What makes a sentence too long to follow is the reason why the other move is better.
  const isLong = whole.some((one) => one.split(/\s+/u).length > MOST_WORDS);
  const short = isLong ? headOf(withoutWorth(moment), reader, isWhole) : whole;
  return short.map((one) => fill(one)).join(' ');
}

function withoutWorth(moment: Moment): Moment {
  if (!moment.fact) return moment;
  const { worth: _, ...fact } = moment.fact;
  return { ...moment, fact };
}

function headOf(moment: Moment, reader: Reader, isWhole: boolean): string[] {
  const { story: texts } = reader.words;
  const { kind, plies, main, discs, because } = moment;
  if (kind === 'found') {
    const why = whyText(moment, reader);
    return [
      put(texts.found, { move: moveText(main, reader), why }),
      put(texts.foundNext, { discs: discsText(discs, reader) }),
    ];
  }
  if (kind === 'exchange' && because === undefined) {
    const ends = { from: plies[0]!.ply, to: plies.at(-1)!.ply };
    return [put(texts.exchange, ends), ...faultTexts(moment, reader, 'dearest', isWhole)];
  }
  const chance = chanceOf(moment);
  const cost = costOf(moment);
  if (kind === 'square') {
    if (chance) return [...chanceTexts(moment, reader, chance, false), squareText(moment, reader)];
    const why = isWhole && !moment.taken ? whyText(moment, reader) : '';
    const left = { move: moveText(main, reader), cost: costText(main, cost, reader) };
    return [squareText(moment, reader, why), put(texts.left, left)];
  }
  return chance ? chanceTexts(moment, reader, chance, isWhole) : faultTexts(moment, reader, cost, isWhole);
}

/** What a bad move did, what that cost, and what was better. */
function faultTexts(
  moment: Moment,
  reader: Reader,
  cost: keyof StoryStrings['costs'],
  isWhole: boolean,
): string[] {
  const { story: texts } = reader.words;
  const { main, fact } = moment;
  const [best] = main.best;
  const move = moveText(main, reader);
  const lost = costText(main, cost, reader);
  // What could be had comes first, if nobody took it but the other side.
  if (isWhole && fact?.advice === 'corner-now' && takerOf(main, best!) !== main.color) {
    const could = { ...squareParts([best!], reader), ply: main.ply, best: best! };
    return [
      put(of(texts.could, main.color, reader), could),
      put(texts.letGo, { move: moveText(main, reader, true), cost: lost }),
    ];
  }
  const cause = isWhole ? causeOf(moment, reader) : '';
  const better = { cost: lost, best: best!, why: isWhole ? whyText(moment, reader) : '' };
  return cause === ''
    ? [put(texts.fault, { ...better, move })]
    : [put(texts.did, { move, cause }), put(texts.that, better)];
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

/** Which chance a move missed, if it is one that the other side had just given, or the last one. */
function chanceOf({ kind, because }: Moment): 'chance' | 'lastChance' | 'lastDraw' | undefined {
  if (because === 'chance') return 'lastChance';
  if (because === 'draw-chance') return 'lastDraw';
  return kind === 'chance-missed' && because === undefined ? 'chance' : undefined;
}

/** The chance, and how the move missed it. */
function chanceTexts(
  moment: Moment,
  reader: Reader,
  chance: 'chance' | 'lastChance' | 'lastDraw',
  isWhole: boolean,
): string[] {
  const { story: texts } = reader.words;
  const { main } = moment;
  const cause = isWhole ? causeOf(moment, reader) : '';
  return [
    put(of(texts[chance], main.color, reader), {
      before: giftText(main, reader),
      ply: main.ply,
      best: main.best[0]!,
      why: isWhole ? whyText(moment, reader) : '',
    }),
    put(texts.missed, {
      move: moveText(main, reader, true),
      discs: discsText(main.loss, reader),
      cause: cause && put(texts.missedBy, { cause }),
    }),
  ];
}

/** The cost of a move in words. */
function costOf({ kind, main, because }: Moment): keyof StoryStrings['costs'] {
  const { certainty, before, after } = main;
  if (because === 'dearest' || because === 'even') return because;
  if (certainty === 'exact' && before > 0 && after <= 0) return 'win';
  if (certainty === 'exact' && before === 0 && after < 0) return 'draw';
  if (because === 'lead') return 'leadForGood';
  return kind === 'lead-lost' ? 'lead' : 'discs';
}

function costText(ply: PlyReview, cost: keyof StoryStrings['costs'], reader: Reader): string {
  const text = ofOther(reader.words.story.costs[cost], ply, reader);
  return put(text, { discs: discsText(ply.loss, reader) });
}

/** When a side should have played on a square, and that the other side then did. */
export function squareText({ main, plies, squares, taken }: Moment, reader: Reader, why = ''): string {
  const { story: texts } = reader.words;
  const they = opponent(main.color);
  const own = plies.filter(({ color }) => color === main.color);
  const parts = {
    square: squares[0]!,
    plies: listText(
      own.map(({ ply }) => String(ply)),
      reader,
    ),
    ply: taken?.ply ?? '',
    name: nameOf(main.color, reader),
    opponent: nameOf(they, reader),
  };
  if (taken && reader.you === they) return put(texts.squareGot, parts);
  const end = taken ? put(texts.taken, parts) : why;
  return put(of(texts.square, main.color, reader), { ...parts, taken: end });
}

/** The move of the other side before a move. */
function giftText({ node: { parent } }: PlyReview, reader: Reader): string {
  if (!parent?.move || !parent.color) return '';
  return moveText({ ply: parent.ply, square: parent.move, color: parent.color }, reader);
}

/** What the better move does, and what it gives away; empty if nothing on the board says so. */
export function whyText({ kind, main, fact }: Moment, reader: Reader): string {
  const { story: texts } = reader.words;
  const ply = kind === 'found' ? nextBest(main) : main;
  const worth = fact?.worth ? worthText(fact.worth, ply, reader) : '';
  const why = worth === '' ? '' : put(texts.why, { worth });
  // Nobody should have to find out that it gives up a corner.
  const given = fact?.advice === 'sacrifice' ? [] : cornersGiven(ply);
  return why + (given.length === 0 ? '' : put(texts.although, squareParts(given, reader)));
}

function worthText({ kind, squares, counts }: Worth, ply: PlyReview, reader: Reader): string {
  const text = ofOther(reader.words.story.worth[kind], ply, reader);
  return putWhole(text, { ...squareParts(squares, reader), ...countParts(counts, reader) });
}

/** How many moves there are after the better move, and after the worse one. */
export function countParts(counts: Worth['counts'], reader: Reader): Parts {
  return counts ? { moves: count(counts[0], 'moves', reader), others: counts[1] } : {};
}

/** What the main move of a moment did, with what the answer to it does. */
export function causeOf(moment: Moment, reader: Reader): string {
  return causeText(moment, reader, true);
}

/** What a move did, as a verb after it; empty if nothing on the board says so. */
function causeText({ main, fact }: Moment, reader: Reader, isWhole: boolean): string {
  if (!fact?.cause) return '';
  const { kind, squares } = fact.cause;
  const cause = putWhole(
    ofOther(reader.words.story.causes[kind], main, reader),
    squareParts(squares, reader),
  );
  return isWhole && cause !== '' ? cause + whichText(fact, main, reader) : cause;
}

/** What the answer to a move does, after it; empty if nothing special. */
export function whichText({ effect }: Fact, main: PlyReview, reader: Reader): string {
  if (!effect) return '';
  const text = ofOther(reader.words.story.effects[effect.kind], main, reader);
  return putWhole(text, squareParts(effect.squares, reader));
}
