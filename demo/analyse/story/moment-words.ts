/** Texts about a moment besides its story: titles, its cost, and the answer to a try. `review-story.ts` shows it. */
import { html, type TemplateResult } from 'lit';
import {
  momentCause,
  momentSummary,
  type Moment,
  type PlyReview,
  type Reader,
} from '../../../src/core/analysis.js';
import { explainFrom, sentences } from '../../../src/core/coach.js';
import { fill, plural } from '../../../src/core/locales.js';
import { type Color, type GameNode, lostDiscs, type Square, squaresIn } from '../../../src/core/rules.js';
import type { StoryStrings } from '../../locales/analyse.js';

/** More discs than half a board say nothing to anybody. */
const MOST_COUNTED = 32;
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

/** A text in which the move that was played and the better one have the colours that they have on the board. */
export function markedText(text: string, { kind, main }: Moment): (TemplateResult | string)[] {
  const good = kind === 'found' ? main.square : main.best[0];
  return text
    .split(/\b([a-h][1-8])\b/u)
    .map((part) =>
      part === good
        ? html`<b class="good">${part}</b>`
        : part === main.square
          ? html`<b class="bad">${part}</b>`
          : part,
    );
}

/** A moment in one sentence: whose move it was and what it did, or, where only values speak against it, what was better. */
export function headOf(moment: Moment, words: StoryStrings, reader: Reader): string {
  const { color, square } = moment.main;
  const cause = momentCause(moment, reader);
  if (cause === '') return firstSentence(momentSummary(moment, reader));
  return fill(words.whoDid, { name: nameOf(color, words, reader), what: `${square} ${cause}` });
}

/** What else there is to say below that sentence. */
export function textOf(moment: Moment, reader: Reader): string {
  const summary = momentSummary(moment, reader);
  const [, ...others] = summary.split(SENTENCES);
  return others.length === 0 && momentCause(moment, reader) !== '' ? summary : others.join(' ');
}

/** A moment whose better move is for the reader to find: what there is to say of it without that move. */
export function withheld(
  moment: Moment,
  words: StoryStrings,
  reader: Reader,
): { readonly head: string; readonly text: string; readonly cause: string } {
  const { best, node } = moment.main;
  const isSilent = (text: string): boolean => !squaresIn(text).some((square) => best.includes(square));
  const head = headOf(moment, words, reader);
  const text = textOf(moment, reader).split(SENTENCES).filter(isSilent).join(' ');
  const cause = momentCause(moment, reader);
  return {
    head: isSilent(head) ? head : titleOf(node, words, reader),
    text,
    cause: isSilent(cause) ? cause : '',
  };
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return text.split(SENTENCES)[0]!;
}

/** What a player is called. */
export function nameOf(color: Color, words: StoryStrings, { you, names, words: coach }: Reader): string {
  return color === you ? words.you : (names?.[color] ?? fill(coach.story.sides[color]));
}

/** What a move cost: a sum over several moves would be no number of a game, nor half a board one. */
export function costText(
  { kind }: Moment,
  { loss }: PlyReview,
  words: StoryStrings,
  language: string,
): string {
  return kind === 'lead-lost' && lostDiscs(loss) > MOST_COUNTED
    ? words.lostLead
    : lostText(loss, words, language);
}

/** What a move costs: `6 discs lost`. */
export function lostText(loss: number, words: StoryStrings, language: string): string {
  const lost = lostDiscs(loss);
  return lost > MOST_COUNTED ? words.lostMost : plural(words.lost, lost, language);
}

/** What the better move gains: `6 discs better`. */
export function gainText({ loss }: PlyReview, words: StoryStrings, language: string): string {
  return plural(words.gained, Math.min(MOST_COUNTED, lostDiscs(loss)), language);
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
}

/** Judges what a reader has tried by the values of the review, without a search. */
export function tried({ main }: Moment, square: Square, words: StoryStrings, reader: Reader): Tried {
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
  if (!reply) return { ...judged, why: '' };
  const name = nameOf(color === 'black' ? 'white' : 'black', words, reader);
  return { ...judged, why: fill(words.reply, { name, reply }) };
}
