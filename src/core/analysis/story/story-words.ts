/** Fills in the texts of a story: for whom they are written, whose move it is, numbers and gaps. */
import { squareTexts } from '../../coach/text/square-texts.js';
import { listFormat } from '../../locales/intl-formats.js';
import { plural } from '../../locales/strings.js';
import type { CoachStrings, Noun } from '../../locales/strings/coach.js';
import type { OfSide } from '../../locales/strings/story-strings.js';
import { opponent, type Color } from '../../rules/color.js';
import { lostDiscs } from '../../rules/score.js';
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import type { PlyReview } from '../ply-review.js';

/** For whom a text is written. */
export interface Reader {
  /** The words of the coach in the language; see `loadCoachWords` of `othello-board/coach.js`. */
  readonly words: CoachStrings;
  /** The language, as a tag for `Intl`. */
  readonly language: string;
  /** The side that the reader played, who is addressed as "you". */
  readonly you?: Color | undefined;
  /** The names of the players; a player without one is called by the colour. */
  readonly names?: Readonly<Partial<Record<Color, string>>>;
}

/** Nobody follows a list of more moves. */
const MOST_PLIES = 4;

export type Parts = Readonly<Record<string, string | number>>;

/** A text about a side: the reader, or a player by the name. */
export function of({ you, player }: OfSide, color: Color, reader: Reader): string {
  return color === reader.you ? you : player.replaceAll('{name}', () => nameOf(color, reader));
}

/** What a player is called. */
export function nameOf(color: Color, { names, words }: Reader): string {
  return names?.[color] ?? words.story.sides[color];
}

/** A text about the side that did not make a move, if it names that side. */
export function ofOther(text: string | OfSide, { color }: PlyReview, reader: Reader): string {
  return typeof text === 'string' ? text : of(text, opponent(color), reader);
}

/** Whose move it was, with its number or without. */
export function moveText(
  { ply, square, color }: Pick<PlyReview, 'ply' | 'square' | 'color'>,
  reader: Reader,
  isShort = false,
): string {
  return put(of(reader.words.story.move, color, reader), { move: isShort ? square : `${ply}. ${square}` });
}

/** The numbers of some moves as a list: where there are many, of the first and the last one, `main` and the other side's dearest. */
export function pliesText(plies: readonly PlyReview[], main: PlyReview, { language }: Reader): string {
  const dearestFirst = plies.toSorted((one, other) => other.loss - one.loss);
  const other = dearestFirst.find(({ color }) => color !== main.color);
  const named = [plies[0], plies.at(-1), main, other].map((one) => one?.ply);
  const shown = plies.length > MOST_PLIES ? plies.filter(({ ply }) => named.includes(ply)) : plies;
  const numbers = shown.map(({ ply }) => String(ply));
  return listFormat(language).format(numbers);
}

/** Squares as a list, as corners, and the first one. */
export function squareParts(squares: readonly Square[], { words, language }: Reader): Parts {
  return { ...squareTexts(squares, words, language), square: squares[0] ?? '' };
}

/** A square, or the corner that it is. */
export function placeText(square: Square, reader: Reader): string {
  const parts = squareParts([square], reader);
  return CORNERS.includes(square) ? String(parts['corners']) : put(reader.words.story.place, parts);
}

/** `3 discs`: a loss as whole discs, in words. */
export function discsText(loss: number, reader: Reader): string {
  return count(lostDiscs(loss), 'discs', reader);
}

/** What a move lost, `3 discs`, and that it is about so many where no value is proven. */
export function lossText({ loss, certainty }: Pick<PlyReview, 'loss' | 'certainty'>, reader: Reader): string {
  const discs = discsText(loss, reader);
  return certainty === 'exact' ? discs : put(reader.words.story.about, { discs });
}

/** A number with its noun, `2 moves`. */
export function count(n: number, noun: Noun, { words, language }: Reader): string {
  return plural(words.nouns[noun], n, language);
}

/** A text with its parts; empty if one of them is, other than some that may be. */
export function putWhole(text: string, parts: Parts, optional: readonly string[] = []): string {
  const names = [...text.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name!);
  const hasGap = names.some((name) => !optional.includes(name) && (parts[name] ?? '') === '');
  return hasGap ? '' : put(text, parts);
}

/** A text with its parts, which stays in lower case. */
export function put(text: string, parts: Parts): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''));
}
