/** Says the story of a game and its key moments in words. */
import { sentence } from '../coach/sentences.js';
import { squareTexts } from '../coach/square-texts.js';
import type { Reason, ReasonKind } from '../coach/reason.js';
import { fill, plural } from '../locales/strings.js';
import type { CoachStrings, Noun } from '../locales/strings/coach.js';
import type { OfSide } from '../locales/strings/story.js';
import { opponent, type Color } from '../rules/color.js';
import { nameOfOpening } from '../rules/openings.js';
import type { Square } from '../rules/square.js';
import { CORNERS } from '../rules/strategy.js';
import { isWorseThanGood } from './classes.js';
import { effectOf, worthOf, type Effect } from './effect.js';
import {
  adviceOf,
  adviceOfReason,
  pointOf,
  reasonOf,
  type Advice,
  type Lesson,
  type Point,
} from './lesson.js';
import { missedIn, type Moment } from './moments.js';
import type { PlyReview } from './ply-review.js';
import type { Course, Ending, Story, Turn } from './story.js';

/** Discs, above which the number of a loss is left out if its cause is known. */
const HUGE_LOSS = 32;

/** For whom a text is written. */
export interface Reader {
  /** The words of the coach in the language; see `loadCoachWords` of `othello-board/coach.js`. */
  readonly words: CoachStrings;
  /** The language, as a tag for `Intl`. */
  readonly language: string;
  /** The side that the reader played, who is addressed as "you". */
  readonly you?: Color | undefined;
  /** The names of the players; who has none is called by the colour. */
  readonly names?: Readonly<Partial<Record<Color, string>>>;
}

type Parts = Readonly<Record<string, string | number>>;

/** A story in a few sentences: opening and lead, where it turned and why, how it ended, what to take along. */
export function storyText(story: Story, reader: Reader): string[] {
  const lesson = lessonText(story, reader);
  return [...courseTexts(story, reader), ...(lesson === undefined ? [] : [lesson])];
}

/** What happened, without what to take along. */
export function courseTexts({ opening, turn, end, course }: Story, reader: Reader): string[] {
  const { language, words } = reader;
  const first = courseText(course, reader);
  const begun = opening
    ? put(words.story.opening, { opening: nameOfOpening(opening, language), course: first })
    : first;
  const texts = [begun, ...(turn ? turnTexts(turn, reader) : []), endText(end, reader)];
  return texts.map((text) => fill(text));
}

/** What the reader, or else who lost, can take along; nothing if hardly anything was lost. */
export function lessonText(story: Story, reader: Reader): string | undefined {
  const side = reader.you ?? loserOf(story.end) ?? story.moments[0]?.main.color;
  const lesson = lessonIn(story, side);
  const advice = lesson && adviceText(lesson, side, reader);
  return advice && fill(put(reader.words.story.takeAlong, { advice }));
}

/** Reasons that only compare how strong answers are: what the board shows says more. */
const VAGUE: readonly ReasonKind[] = ['too-early', 'reply-stronger'];

/** A key moment in a few sentences: what happened, and why. Of the reader's own moves the coach says it. */
export function momentText(moment: Moment, reader: Reader): string[] {
  const coach = coachText(moment, reader);
  if (coach === undefined) return textsOf(moment, reader);
  return [...[headOf(moment, reader, false), ...takenTexts(moment, reader)].map((text) => fill(text)), coach];
}

/** The same in one sentence or two, where it is said already whose move it was and what it cost. */
export function momentReason(moment: Moment, reader: Reader): string[] {
  // Who moved is said to be the main move's side, so the coach speaks of that move only.
  const isOfMain = pointOf(moment, reader.you).ply === moment.main;
  const coach = isOfMain ? coachText(moment, reader) : undefined;
  return coach === undefined ? textsOf(moment, reader).slice(0, 2) : [coach];
}

/** What the main move of a moment did, as a verb after it; empty if only values speak against it. */
export function momentCause(moment: Moment, reader: Reader): string {
  return moment.kind === 'found' ? '' : causeText(pointOf(moment), reader, false);
}

/** The coach's sentence about a moment; nothing where the head of the moment says more. */
function coachText(moment: Moment, reader: Reader): string | undefined {
  const { words, language, you } = reader;
  const point = pointOf(moment, you);
  const reason = reasonOf(point);
  // The coach speaks to the side that moved.
  if (!reason || (you !== undefined && you !== point.ply.color)) return undefined;
  const worth = worthText(point, reader, moment.kind === 'square' && !moment.color);
  const isVague = VAGUE.includes(reason.kind) && (worth !== '' || whichText(point, reader) !== '');
  if (isVague || (moment.kind === 'square' && worth !== '')) return undefined;
  return sentence(point.explanation, reason, words, language);
}

/** What happened in a moment and why, so that both sides can read it. */
function textsOf(moment: Moment, reader: Reader): string[] {
  const { words } = reader;
  const point = pointOf(moment, reader.you);
  const worth = moment.kind === 'square' ? worthText(point, reader, !moment.color) : '';
  const square = worth && put(words.story.worthOf, { square: moment.squares[0]!, worth });
  return [headOf(moment, reader, true), square, ...takenTexts(moment, reader)]
    .filter((text) => text !== '')
    .map((text) => fill(text));
}

function lessonIn({ advice, moments: [first] }: Story, color: Color | undefined): Lesson | undefined {
  if (color) return advice[color];
  return first && first.kind !== 'found' ? { advice: adviceOf(first), moment: first } : undefined;
}

/** What to take along, with the squares of the moment; nothing if there is no answer to compare. */
function adviceText(
  { advice, moment }: Lesson,
  color: Color | undefined,
  reader: Reader,
): string | undefined {
  const { words, language } = reader;
  if (!moment) return words.story.advice[advice];
  const point = pointOf(moment, color);
  const { square: move, best, refutation, moves, position, loss } = point.ply;
  const reason = reasonOf(point);
  const reply = answerIn(reason?.line ?? refutation);
  const otherReply = answerIn(moves.find((known) => known.move === best[0])?.line ?? []);
  if (
    (advice === 'plan' && (!otherReply || otherReply === reply)) ||
    (['plan', 'reply', 'mobility'].includes(advice) && !reply)
  )
    return;
  return put(words.story.advice[advice], {
    ...squareTexts(squaresOf(point), words, language),
    move,
    best: best[0]!,
    reply: reply ?? '',
    otherReply: otherReply ?? '',
    which: whichText(point, reader),
    square: moment.squares[0] ?? sharedSquare(point, advice) ?? reply ?? best[0]!,
    empties: position.empties,
    discs: count(Math.round(loss), 'discs', reader),
  });
}

/** What a point is about: the squares of its reason, or of what the answer or the better move does. */
function squaresOf(point: Point): readonly Square[] {
  const reason = reasonOf(point);
  const advice = reason && adviceOfReason(point, reason);
  if (reason && advice !== 'reply') return cornersFirst(reason, advice);
  return effectOf(point.ply, reason)?.squares ?? worthOf(point.ply)?.squares ?? reason?.squares ?? [];
}

/** The squares of a reason; of one about corners these alone. */
function cornersFirst({ squares }: Reason, advice: Advice | undefined): readonly Square[] {
  const corners = squares.filter((square) => CORNERS.includes(square));
  return advice?.startsWith('corner') && corners.length > 0 ? corners : squares;
}

/** The square of a lesson about one that both sides want. */
function sharedSquare(point: Point, advice: Advice): Square | undefined {
  if (advice !== 'square-shared') return undefined;
  const reason = reasonOf(point);
  return (reason?.kind === 'square-wanted' ? reason.squares[0] : undefined) ?? point.ply.best[0];
}

/** The answer in a line; nothing if it is a pass. */
function answerIn([, answer]: PlyReview['refutation']): Square | undefined {
  return answer === 'pass' ? undefined : answer;
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

function turnTexts(turn: Turn, reader: Reader): string[] {
  if (turn.kind === 'moment') return textsOf(turn.moment, reader);
  const { color, moves, discs } = turn;
  const parts = {
    moves: count(moves, 'moves', reader),
    discs: count(Math.round(discs), 'discs', reader),
  };
  return [put(of(reader.words.story.slow, color, reader), parts)];
}

/** What happened in a moment; with the effect of the answer, if asked. */
function headOf(moment: Moment, reader: Reader, isWhole: boolean): string {
  const { story: texts } = reader.words;
  const { kind, plies, main, squares, discs } = moment;
  const missed = kind === 'square' ? missedIn(plies, squares) : plies;
  const cause = causeText(pointOf(moment), reader, isWhole);
  // One because is enough, but for an answer that only takes the better move away.
  const effect = effectIn(pointOf(moment));
  const isTold = cause !== '' && effect !== undefined && effect.squares[0] !== main.best[0];
  const worth = isWhole && !isTold ? worthText(pointOf(moment), reader) : '';
  // More discs than half of the board say less than what happened.
  const isHuge = main.loss > HUGE_LOSS;
  const parts: Parts = {
    move: moveText(main, reader),
    before: gaveBefore(main, reader),
    cause,
    why: worth && put(texts.why, { worth }),
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
      return moment.color
        ? put(of(texts.square, moment.color, reader), parts)
        : squareOfBothText(missed, parts, reader);
    case 'region':
      return put(of(texts.region, main.color, reader), parts);
    case 'lead-lost':
      if (cause && (!isWhole || isHuge)) return put(texts.leadLostToo, parts);
      return put(cause ? texts.leadLostBy : texts.leadLost, parts);
    case 'chance-missed':
      return put(cause ? texts.chanceMissedBy : texts.chanceMissed, parts);
    case 'exchange':
      return put(texts.exchange, parts);
    case 'found':
      return put(texts.found, parts);
    case 'loss':
      if (cause && (!isWhole || isHuge)) return put(texts.lossToo, parts);
      return put(cause ? texts.lossBy : texts.loss, parts);
  }
}

/** What both sides missed: two moves one after the other are no long time. */
function squareOfBothText(missed: readonly PlyReview[], parts: Parts, reader: Reader): string {
  const { story: texts } = reader.words;
  if (missed.length > 2) return put(texts.squareOfBoth, { ...parts, ...missedTexts(missed, reader) });
  const [first, second] = missed.map(({ loss }) => count(Math.round(loss), 'discs', reader));
  return put(texts.squareOfNeither, { ...parts, first: first!, second: second! });
}

/** What each side missed of a square that both needed, the reader first. */
function missedTexts(missed: readonly PlyReview[], reader: Reader): Record<'first' | 'second', string> {
  const side = (color: Color): string => {
    const own = missed.filter((ply) => ply.color === color);
    return put(of(reader.words.story.missed, color, reader), { times: timesText(own.length, reader) });
  };
  const first = reader.you ?? missed[0]!.color;
  return { first: side(first), second: side(opponent(first)) };
}

/** Who took the square of a moment at last. */
function takenTexts({ taken }: Moment, reader: Reader): string[] {
  if (!taken) return [];
  const { taken: inTime, takenLate } = reader.words.story;
  const discs = count(Math.round(taken.loss), 'discs', reader);
  const text = of(isWorseThanGood(taken.class) ? takenLate : inTime, taken.color, reader);
  return [put(text, { ply: taken.ply, discs })];
}

/** What the better move does, as a verb; empty if nothing on the board says so. */
function worthText({ ply }: Point, { words, language }: Reader, isShared = false): string {
  const worth = worthOf(ply);
  // Of a square that both sides missed it is said already that both want it.
  if (!worth || (isShared && worth.kind === 'wanted')) return '';
  const [better, worse] = worth.numbers ?? [0, 0];
  return put(words.story.worth[worth.kind], {
    ...squareTexts(worth.squares, words, language),
    moves: plural(words.nouns.moves, better, language),
    empty: plural(words.nouns.empty, better, language),
    discs: plural(words.nouns.discs, better, language),
    n: worse,
  });
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

/** Causes that name an answer, and so what it does. */
const WITH_EFFECT: readonly Advice[] = ['reply', 'square-shared', 'own-square'];

/** What a move did; empty if only values are known and its answer does nothing special. */
function causeText(point: Point, reader: Reader, isWhole: boolean): string {
  const { words, language } = reader;
  const reason = reasonOf(point);
  const which = whichText(point, reader);
  const answer = answerIn(reason?.line ?? point.ply.refutation);
  const byAnswer = answer === point.ply.best[0] ? 'square-shared' : which ? 'reply' : undefined;
  const advice = reason ? adviceOfReason(point, reason) : byAnswer;
  // An answer that does nothing special says less than what the better move does.
  if (!advice || (advice === 'reply' && isWhole && which === '' && worthText(point, reader))) return '';
  const named = squareTexts(reason ? cornersFirst(reason, advice) : [], words, language);
  const square = sharedSquare(point, advice) ?? answer ?? '';
  const cause = put(words.story.causes[advice], { ...named, square });
  return isWhole && square === answer && WITH_EFFECT.includes(advice) ? cause + which : cause;
}

const effectIn = (point: Point): Effect | undefined => effectOf(point.ply, reasonOf(point));

/** What the answer to a move does; empty if nothing special. */
function whichText(point: Point, { words, language }: Reader): string {
  const effect = effectIn(point);
  if (!effect) return '';
  const [left, instead] = effect.numbers ?? [0, 0];
  return put(words.story.effects[effect.kind], {
    ...squareTexts(effect.squares, words, language),
    moves: plural(words.nouns.moves, left, language),
    n: instead,
  });
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

/** A text about a side: the reader, or a player by the name. */
function of({ you, player }: OfSide, color: Color, reader: Reader): string {
  if (color === reader.you) return you;
  const name = reader.names?.[color] ?? reader.words.story.sides[color];
  return player.replaceAll('{name}', () => name);
}

function count(n: number, noun: Noun, { words, language }: Reader): string {
  return plural(words.nouns[noun], n, language);
}

function timesText(n: number, { words }: Reader): string {
  const { once, twice, times } = words.story;
  return n === 1 ? once : n === 2 ? twice : put(times, { n });
}

/** A text with its parts, which stays in lower case. */
function put(text: string, parts: Parts): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''));
}
