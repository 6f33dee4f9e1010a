/** Texts about a moment besides its story: its heading and text, its cost, and the answer to a try. */
import { html, type TemplateResult } from 'lit';
import {
  momentCause,
  momentSummary,
  momentWhy,
  type Moment,
  type PlyReview,
  type Reader,
} from '../../../src/core/analysis.js';
import { explainFrom, sentences } from '../../../src/core/coach.js';
import { fill, plural } from '../../../src/core/locales.js';
import { type Color, type GameNode, lostDiscs, type Square, squaresIn } from '../../../src/core/rules.js';
import type { StoryStrings } from '../../locales/analyse.js';

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

/** What a card says of a moment: a heading with the move, then sentences of which none repeats it. */
export interface MomentText {
  readonly head: string;
  readonly text: string;
}

/** A moment in words: whose move it was and what it did; then what was better and why, and what else there is to say. */
export function textOf(moment: Moment, words: StoryStrings, reader: Reader): MomentText {
  const { color, square, node, best } = moment.main;
  const [first, ...others] = momentSummary(moment, reader).split(SENTENCES) as [string, ...string[]];
  if (moment.kind === 'found') return { head: first, text: others.join(' ') };
  const cause = momentCause(moment, reader);
  const did = `${square} ${cause}`;
  const head =
    cause === ''
      ? titleOf(node, words, reader)
      : fill(words.whoDid, { name: nameOf(color, words, reader), what: did });
  const said = cause === '' ? [first, ...others] : others;
  // The sentence that compares the two moves names again the one of the heading.
  const at = said.findIndex((one) => one.startsWith(best[0]!) && squaresIn(one).includes(square));
  if (at < 0) return { head, text: said.join(' ') };
  const why = momentWhy(moment, reader);
  // That it was better says little where there is a reason.
  const isNeeded = why !== '' || cause !== '' || said.length === 1;
  const better = isNeeded ? [fill(words.ratherWhy, { move: best[0]!, why })] : [];
  return { head, text: said.toSpliced(at, 1, ...better).join(' ') };
}

/** A moment whose better move is for the reader to find: what there is to say of it without that move. */
export function withheldText(moment: Moment, words: StoryStrings, reader: Reader): MomentText {
  const { node } = moment.main;
  const isSilent = silentAbout(moment);
  const { head, text } = textOf(moment, words, reader);
  const why = momentWhy(moment, reader);
  const hint = why !== '' && isSilent(why) ? fill(words.another, { why }) : '';
  const others = text.split(SENTENCES).filter(isSilent);
  return {
    head: isSilent(head) ? head : titleOf(node, words, reader),
    text: [hint, ...others].filter(Boolean).join(' ') || words.find,
  };
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

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return text.split(SENTENCES)[0]!;
}

/** What a player is called. */
export function nameOf(color: Color, words: StoryStrings, { you, names, words: coach }: Reader): string {
  return color === you ? words.you : (names?.[color] ?? fill(coach.story.sides[color]));
}

/** How a move changed the prospects of its side: from so many discs ahead to so many behind, with best play. */
export function swingText({ before, loss }: PlyReview, words: StoryStrings, language: string): string {
  const from = Math.round(before);
  const to = from - lostDiscs(loss);
  const stateOf = (discs: number): string => {
    if (discs === 0) return words.level;
    return plural(discs > 0 ? words.ahead : words.behind, Math.abs(discs), language);
  };
  const text = from * to > 0 ? words.swingAlike : words.swing;
  return fill(text, { before: stateOf(from), discs: Math.abs(from), after: stateOf(to) });
}

/** What a move costs: `6 discs lost`. */
export function lostText(loss: number, words: StoryStrings, language: string): string {
  return plural(words.lost, lostDiscs(loss), language);
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
  if (!reply) return { ...judged, why: '' };
  const name = nameOf(color === 'black' ? 'white' : 'black', words, reader);
  return { ...judged, why: fill(words.reply, { name, reply }) };
}
