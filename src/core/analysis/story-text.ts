/** Says the story of a game and its key moments in words. */
import { sentence } from '../coach/sentences.js';
import { gapOf, squareTexts } from '../coach/square-texts.js';
import { fill, plural } from '../locales/strings.js';
import type { CoachStrings, Noun } from '../locales/strings/coach.js';
import type { OfSide } from '../locales/strings/story.js';
import { opponent, type Color } from '../rules/color.js';
import { nameOfOpening } from '../rules/openings.js';
import type { Moment } from './moments.js';
import type { PlyReview } from './ply-review.js';
import { adviceOf, reasonOf, type Advice, type Course, type Ending, type Story, type Turn } from './story.js';

/** For whom a text is written. */
export interface Reader {
  /** The words of the coach in the language; see `loadCoachWords` of `othello-board/coach.js`. */
  readonly words: CoachStrings;
  /** The language, as a tag for `Intl`. */
  readonly language: string;
  /** The side that the reader played, who is addressed as "you"; without it, both sides are called by their colours. */
  readonly you?: Color | undefined;
}

type Parts = Readonly<Record<string, string | number>>;

/** A story in three to five sentences: opening and lead, where it turned, how it ended, what to take along. */
export function storyText(story: Story, reader: Reader): string[] {
  const { opening, turn, end, moments } = story;
  const { language, words } = reader;
  const first = courseText(story.course, reader);
  const begun = opening
    ? put(words.story.opening, { opening: nameOfOpening(opening, language), course: first })
    : first;
  const advice = adviceIn(story, reader.you ?? loserOf(end) ?? moments[0]?.main.color);
  return [
    begun,
    ...(turn ? [turnText(turn, reader)] : []),
    endText(end, reader),
    ...(advice ? [put(words.story.takeAlong, { advice: words.story.advice[advice] })] : []),
  ].map((text) => fill(text));
}

/** A key moment in one sentence or two: what happened, and why, if the reader made the move. */
export function momentText(moment: Moment, reader: Reader): string[] {
  const { explanation, color } = moment;
  const { words, language, you } = reader;
  const head = fill(headOf(moment, reader));
  const [reason] = explanation.reasons;
  // The coach speaks to the side that moved.
  const isTold = reasonOf(moment) !== undefined && (you === undefined || you === color);
  return isTold ? [head, sentence(explanation, reason!, words, language)] : [head];
}

function adviceIn({ advice, moments: [first] }: Story, color: Color | undefined): Advice | undefined {
  if (color) return advice[color];
  return first && first.kind !== 'found' ? adviceOf(first) : undefined;
}

function loserOf(end: Ending): Color | undefined {
  const winner = end.kind === 'over' ? end.result.winner : end.leader;
  return winner && opponent(winner);
}

function courseText(course: Course, reader: Reader): string {
  const { story: texts } = reader.words;
  const discs = (n: number): string => count(n, 'discs', reader);
  switch (course.kind) {
    case 'led':
      return put(of(texts.led, course.color, reader), { from: course.from, discs: discs(course.most) });
    case 'led-until':
      return put(of(texts.ledUntil, course.color, reader), { ...course, discs: discs(course.most) });
    case 'comeback':
      return put(of(texts.comeback, course.color, reader), { at: course.at, discs: discs(course.discs) });
    case 'close':
      return put(texts.close, { to: course.to, discs: discs(course.most) });
    case 'changing':
      return put(texts.changing, { to: course.to, times: timesText(course.times, reader) });
  }
}

function turnText(turn: Turn, reader: Reader): string {
  if (turn.kind === 'moment') return headOf(turn.moment, reader);
  const { color, moves, discs } = turn;
  return put(of(reader.words.story.slow, color, reader), {
    moves: count(moves, 'moves', reader),
    discs: count(Math.round(discs), 'discs', reader),
  });
}

function headOf(moment: Moment, reader: Reader): string {
  const { story: texts } = reader.words;
  const { kind, plies, main, squares } = moment;
  // Moves that let the other side play on a square are in the moment, but missed nothing there.
  const missed = kind === 'square' ? plies.filter(({ best }) => best[0] === squares[0]) : plies;
  const discs = kind === 'square' ? missed.reduce((sum, { loss }) => sum + loss, 0) : moment.discs;
  const color = missed.every((ply) => ply.color === missed[0]!.color) ? missed[0]!.color : undefined;
  const parts: Parts = {
    move: moveText(main, reader),
    before: gaveBefore(main, reader),
    because: becauseText(moment, reader),
    best: main.best[0]!,
    square: squares[0] ?? '',
    from: missed[0]!.ply,
    to: missed.at(-1)!.ply,
    discs: count(Math.round(discs), 'discs', reader),
    moves: count(missed.length, 'moves', reader),
    times: timesText(missed.length, reader),
  };
  switch (kind) {
    case 'square':
      return put(color ? of(texts.square, color, reader) : texts.squareOfBoth, parts);
    case 'region':
      return put(of(texts.region, main.color, reader), parts);
    case 'lead-lost':
      return put(texts.leadLost, parts);
    case 'chance-missed':
      return put(texts.chanceMissed, parts);
    case 'exchange':
      return put(texts.exchange, parts);
    case 'found':
      return put(texts.found, parts);
    case 'loss':
      return put(texts.loss, parts);
  }
}

/** The move of the other side before a move. */
function gaveBefore({ node: { parent } }: PlyReview, reader: Reader): string {
  if (!parent?.move || !parent.color) return '';
  return moveText({ ply: parent.ply, square: parent.move, color: parent.color }, reader);
}

function moveText(
  { ply, square, color }: Pick<PlyReview, 'ply' | 'square' | 'color'>,
  reader: Reader,
): string {
  return put(of(reader.words.story.move, color, reader), { move: `${ply}. ${square}` });
}

/** What a move did, before what it cost; empty if only values are known. */
function becauseText(moment: Moment, { words, language }: Reader): string {
  const reason = reasonOf(moment);
  const advice = reason && adviceOf(moment);
  if (!advice || advice === 'count' || advice === 'plan' || advice === 'lead') return '';
  const named = squareTexts(reason.squares, words, language);
  // Of one answer its square is named, of several all of them.
  const square = reason.kind.startsWith('replies-') ? named.squares : (reason.line[1] ?? '');
  const cause = put(words.story.causes[advice], { square, ...named });
  return put(words.story.because, { cause }) + gapOf(language);
}

function endText(end: Ending, reader: Reader): string {
  const { story: texts } = reader.words;
  if (end.kind === 'open') {
    const { leader, ply, discs } = end;
    if (!leader) return put(texts.openEven, { ply });
    return put(of(texts.open, leader, reader), { ply, discs: count(Math.round(discs), 'discs', reader) });
  }
  const { winner, black, white, reason } = end.result;
  if (!winner) return texts.draw;
  const loser = opponent(winner);
  if (reason === 'wipe-out') return put(of(texts.wipedOut, loser, reader), { ply: end.ply });
  const score = { black, white };
  if (reader.you === loser) return put(texts.lost, { score: `${score[loser]}–${score[winner]}` });
  return put(of(texts.won, winner, reader), { score: `${score[winner]}–${score[loser]}` });
}

function of(texts: OfSide, color: Color, { you }: Reader): string {
  return texts[color === you ? 'you' : color];
}

function count(n: number, noun: Noun, { words, language }: Reader): string {
  return plural(words.nouns[noun], n, language);
}

function timesText(n: number, { words }: Reader): string {
  return put(words.story.times, { n });
}

/** A text with its parts, which stays in lower case. */
function put(text: string, parts: Parts): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''));
}
