/** Texts about a moment besides its story: its heading and text, its cost, and the answer to a try. */
import { html, type TemplateResult } from 'lit';
import {
  momentCause,
  momentSummary,
  momentWhy,
  replySummary,
  type Moment,
  type PlyReview,
  type Reader,
} from '../../../src/core/analysis.js';
import { explainFrom, sentences } from '../../../src/core/coach.js';
import { fill, plural } from '../../../src/core/locales.js';
import {
  type Color,
  type GameNode,
  lostDiscs,
  opponent,
  type Square,
  squaresIn,
} from '../../../src/core/rules.js';
import type { OfSide, StoryStrings } from '../../locales/analyse.js';

/** Where a sentence ends, also with a square, and another one begins; not after the number of a move. */
const SENTENCES = /(?<=(?:\D|[a-h]\d)[.。…])\s/u;

/** Who played which move. */
export function titleOf({ color, move }: GameNode, words: StoryStrings, reader: Reader): string {
  const text = color === reader.you ? words.youPlayed : words.otherPlayed;
  return fill(text, { name: nameOf(color!, words, reader), move: move! });
}

/** With fewer moves, the answer to what was better is the only one that is left. */
const LEAST_CHOICE = 3;

/** Whether the reader may look for a better move: of their own moves, or of all where nobody is the reader. */
export function canTry({ kind, main }: Moment, { you }: Pick<Reader, 'you'>): boolean {
  const isChoice = main.position.legalMoves.length >= LEAST_CHOICE;
  return kind !== 'found' && isChoice && (you === undefined || main.color === you);
}

/**
 * A text in which the move that was played and the better one have the colours that they have on the board, and the other
 * squares that are marked there the frame that they have there.
 */
export function markedText(
  text: string,
  { kind, main }: Moment,
  isKnown: boolean,
): (TemplateResult | string)[] {
  const good = kind === 'found' ? [main.square] : isKnown ? main.best : [];
  return text.split(/\b([a-h][1-8])\b/u).map((part, at) => {
    if (at % 2 === 0) return part;
    const isGood = (good as readonly string[]).includes(part);
    return html`<b class=${isGood ? 'good' : part === main.square ? 'bad' : 'about'}>${part}</b>`;
  });
}

/** What a card says of a moment: a heading with the move, then sentences of which none repeats it. */
export interface MomentText {
  readonly head: string;
  readonly text: string;
}

/**
 * A moment in words: whose move it was; then what it did, what was better and why, and what else there is to say.
 *
 * @param found the better move that the reader has found, if that is another one of the best
 */
export function textOf(moment: Moment, words: StoryStrings, reader: Reader, found?: Square): MomentText {
  const { square, node, best } = moment.main;
  const head = titleOf(node, words, reader);
  const summary = momentSummary(moment, reader);
  if (moment.kind === 'found') return { head, text: summary };
  const [first, ...others] = summary.split(SENTENCES) as [string, ...string[]];
  const cause = momentCause(moment, reader);
  const said = cause === '' ? [first, ...others] : [`${square} ${cause}.`, ...others];
  // The sentence that compares the two moves names again the one of the heading.
  const at = said.findIndex((one) => one.startsWith(best[0]!) && squaresIn(one).includes(square));
  if (at < 0) return { head, text: said.join(' ') };
  const better = fill(words.ratherWhy, {
    move: betterText(moment, words, found),
    why: momentWhy(moment, reader),
  });
  return { head, text: said.toSpliced(at, 1, better).join(' ') };
}

/** The better move, beside the one that the reader has found if that is as good. */
export function betterText({ main }: Moment, words: StoryStrings, found?: Square): string {
  const best = main.best[0]!;
  return found === undefined || found === best ? best : fill(words.either, { found, best });
}

/** A moment whose better move is for the reader to find: what there is to say of it without that move. */
export function withheldText(moment: Moment, words: StoryStrings, reader: Reader): MomentText {
  const { head, text } = textOf(moment, words, reader);
  const others = text.split(SENTENCES).filter(silentAbout(moment)).join(' ');
  const question = questionOf(moment, others, words, reader);
  const reason = others === '' && question === words.find ? replyText(moment, words, reader) : others;
  return { head, text: `${reason} ${question}`.trimStart() };
}

/** The reply that punishes a move, where nothing else can be said of it; it may be on the square of the better one. */
function replyText({ main, fact }: Moment, words: StoryStrings, reader: Reader): string {
  const { square } = fact?.reply ?? {};
  if (square === undefined) return '';
  return main.best.includes(square) ? words.bestOfBoth : repliedText(main.color, square, words, reader);
}

/** That the other side replies on a square. */
function repliedText(color: Color, reply: Square, words: StoryStrings, reader: Reader): string {
  return fill(words.reply, { name: nameOf(opponent(color), words, reader), reply });
}

/** Asks for the better move, with a hint at what it does if that names neither it nor only what was said. */
function questionOf(moment: Moment, said: string, words: StoryStrings, reader: Reader): string {
  const { kind } = moment.fact?.worth ?? {};
  if (kind === 'corner') return ofSide(words.whichCorner, moment.main.color, words, reader);
  const why = momentWhy(moment, reader);
  const squares = squaresIn(why);
  const isNew = squares.length === 0 || squares.some((square) => !said.includes(square));
  return kind && isNew && silentAbout(moment)(why) ? fill(words.another, { why }) : words.find;
}

/** What a move did, without a square that is for the reader to find. */
export function withheldCause(moment: Moment, reader: Reader): string {
  const cause = momentCause(moment, reader);
  return silentAbout(moment)(cause) ? cause : '';
}

/** Whether a text does not name the better move. */
const silentAbout =
  ({ main }: Moment) =>
  (text: string): boolean =>
    !squaresIn(text).some((square) => main.best.includes(square));

/** A text without one of its sentences. */
export function without(text: string, sentence: string): string {
  return text
    .split(SENTENCES)
    .filter((one) => one !== sentence)
    .join(' ');
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return text.split(SENTENCES)[0]!;
}

/** What a player is called. */
export function nameOf(color: Color, words: StoryStrings, { you, names, words: coach }: Reader): string {
  return color === you ? words.you : (names?.[color] ?? fill(coach.story.sides[color]));
}

/** A text about the reader, or about somebody else, with its other parts. */
export function ofSide(
  { you, player }: OfSide,
  color: Color,
  words: StoryStrings,
  reader: Reader,
  parts: Readonly<Record<string, string>> = {},
): string {
  return fill(color === reader.you ? you : player, { ...parts, name: nameOf(color, words, reader) });
}

/** What a bad move meant for its side, in a sentence: what it had before, and no longer after it. */
export function stakesText(ply: PlyReview, words: StoryStrings, reader: Reader): string {
  return ofSide(words.stakes[stakesOf(ply)], ply.color, words, reader);
}

/** What a bad move meant for its side. */
export function stakesOf({ before, after, certainty }: PlyReview): keyof StoryStrings['stakes'] {
  const [from, to] = [Math.round(before), Math.round(after)];
  if (from > 0 && to > 0) return 'shrunk';
  if (from < 0) return 'further';
  if (certainty === 'exact') return from > 0 ? 'win' : 'draw';
  return from > 0 ? 'lead' : 'behind';
}

/** What the better move would have been worth to its side, beside what the one that was played was. */
export function worthText({ before, loss, color }: PlyReview, words: StoryStrings, reader: Reader): string {
  const from = Math.round(before);
  const to = from - lostDiscs(loss);
  const stateOf = (discs: number): string => {
    if (discs === 0) return words.level;
    return plural(discs > 0 ? words.ahead : words.behind, Math.abs(discs), reader.language);
  };
  const played = from * to > 0 ? String(Math.abs(to)) : stateOf(to);
  return ofSide(words.would, color, words, reader, { better: stateOf(from), played });
}

/** What a move costs: `6 discs lost`. */
export function lostText(loss: number, words: StoryStrings, language: string): string {
  return plural(words.lost, lostDiscs(loss), language);
}

/** What a bad move of the other side was worth to the reader: `6 discs for you`. */
export function givenText(loss: number, words: StoryStrings, language: string): string {
  return plural(words.given, lostDiscs(loss), language);
}

/** What the better move gains: `6 discs better`. */
export function gainText({ loss }: PlyReview, words: StoryStrings, language: string): string {
  return plural(words.gained, lostDiscs(loss), language);
}

/** What a reader has tried at a moment, whether it is as good as the best move, and why. */
export interface Tried {
  readonly square: Square;
  readonly isRight: boolean;
  /** Discs that it loses, as far as they are known. */
  readonly lost: number;
  /** The reply to a wrong move, unless it is on the square of the better one. */
  readonly reply?: Square;
  /** One sentence, which does not name the better move. */
  readonly why: string;
  /** A few squares, one of which is right: for whoever has missed it more than once. */
  readonly among?: readonly Square[];
}

/** Judges what a reader has tried by the values of the review, without a search. */
export function tried(
  { main }: Pick<Moment, 'main'>,
  square: Square,
  words: StoryStrings,
  reader: Reader,
): Tried {
  const { position, moves, best, color } = main;
  const value = moves.find(({ move }) => move === square);
  const isRight =
    best.includes(square) || (value !== undefined && lostDiscs(moves[0]!.value - value.value) === 0);
  if (!value) return { square, isRight, lost: 0, why: '' };
  const lost = moves[0]!.value - value.value;
  // A right move is better than the one that was played, and that one is what the reader knows.
  const compared = isRight ? moves.filter(({ move }) => move === square || move === main.square) : moves;
  const { words: coach, language } = reader;
  const reasons = sentences(explainFrom(position, square, compared), coach, language).slice(0, -1);
  const reason = reasons.find((each) => isRight || !best.some((move) => each.includes(move)));
  const [, next] = value.line;
  // A reply on the square of the better move would give it away.
  const reply = isRight || next === 'pass' || best.includes(next!) ? undefined : next;
  const judged = { square, isRight, lost, ...(reply && { reply }) };
  if (reason) return { ...judged, why: firstSentence(reason) };
  if (isRight) return { ...judged, why: '' };
  const worse = lostDiscs(lost) > 0 ? plural(words.worse, lostDiscs(lost), language) : '';
  if (!reply) return { ...judged, why: worse };
  const effect = replySummary(main, value, reader);
  const isSilent = effect !== '' && !best.some((move) => effect.includes(move));
  const replied = `${repliedText(color, reply, words, reader)} ${worse}`.trimEnd();
  return { ...judged, why: isSilent ? effect : replied };
}

/** Wrong moves that stand beside the right one in a hint. */
const DECOYS = 2;

/** A few squares, one of which is right, without those that were tried. */
export function hintAmong({ main }: Moment, misses: readonly Square[]): readonly Square[] {
  const { moves, best } = main;
  const wrong = moves.filter(
    ({ move, value }) => move !== 'pass' && !misses.includes(move) && lostDiscs(moves[0]!.value - value) > 0,
  );
  const decoys = wrong.slice(0, DECOYS).map(({ move }) => move as Square);
  return [best[0]!, ...decoys].toSorted();
}
