/**
 * Says the story of a game and its key moments in words. The site shows it above a review, the command prints it, and
 * `<othello-game>` takes one sentence of it.
 */
import { sentence } from '../coach/sentences.js';
import { squareTexts } from '../coach/square-texts.js';
import type { Reason, ReasonKind } from '../coach/reason.js';
import { fill, plural } from '../locales/strings.js';
import type { CoachStrings, Noun } from '../locales/strings/coach.js';
import type { OfSide } from '../locales/strings/story-strings.js';
import { opponent, type Color } from '../rules/color.js';
import { nameOfOpening } from '../rules/openings.js';
import type { Square } from '../rules/square.js';
import { CORNERS } from '../rules/strategy.js';
import { answersOf, cornersGiven, effectOf, isTakenSoon, worthOf, type Effect } from './effect.js';
import {
  adviceOf,
  adviceOfReason,
  nextBest,
  pointOf,
  reasonOf,
  type Advice,
  type Lesson,
  type Point,
} from './lesson.js';
import type { Moment } from './moments.js';
import { positionBefore, type PlyReview } from './ply-review.js';
import type { Course, Ending, Story, Turn } from './story.js';

/** A game in which nobody was more discs ahead was level. */
const LEVEL = 4;
/** Who led from such an early ply on led all the game. */
const EARLY = 10;
/** A game was over within so many plies after its last moves began. */
const LAST_PLIES = 4;
/** Nobody follows a sentence of more words. */
const MOST_WORDS = 25;
/** With more moves than this nobody is short of them. */
const FEW_MOVES = 6;
/** A pass within so many plies of the game follows from a move. */
const PASS_PLIES = 10;
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

/** A story in three sentences: how the game went, where it turned and why, what to take along. */
export function storyText(story: Story, reader: Reader): string[] {
  const lesson = lessonText(story, reader);
  return [...courseTexts(story, reader), ...(lesson === undefined ? [] : [lesson])];
}

/** What happened, without what to take along: the result with the course of the game, then where it turned. */
export function courseTexts(story: Story, reader: Reader): string[] {
  const { opening, turn, end, course } = story;
  const { language, words } = reader;
  const ended = endText(end, reader);
  const named = { end: ended, opening: opening ? nameOfOpening(opening, language) : '' };
  const result = opening ? put(words.story.inOpening, named) : ended;
  const first = courseText(course, end, result, reader);
  return [first, ...(turn ? [turnText(turn, reader)] : [])].map((text) => fill(text));
}

/** What the reader, or else who lost, can take along; nothing if hardly anything was lost. */
export function lessonText(story: Story, reader: Reader): string | undefined {
  const side = reader.you ?? loserOf(story.end) ?? story.moments[0]?.main.color;
  const own = side && story.advice[side];
  const others = story.moments.map((moment): Lesson => ({ advice: adviceOf(moment), moment }));
  // A side that lost nothing learns from the first moment of the game.
  const advice = [...(own ? [own] : []), ...others]
    .map((lesson) => adviceText(lesson, reader))
    .find((text) => text !== undefined);
  return advice && fill(put(reader.words.story.takeAlong, { advice }));
}

/** Reasons that only compare how strong answers are: what the board shows says more. */
const VAGUE: readonly ReasonKind[] = ['too-early', 'reply-stronger'];

/** A key moment in a few sentences: what happened, and why. Of the reader's own moves the coach says it. */
export function momentText(moment: Moment, reader: Reader): string[] {
  const coach = coachText(moment, reader);
  if (coach === undefined) return textsOf(moment, reader);
  return [fill(headOf(moment, reader, false)), coach];
}

/** The same in one sentence or two, where it is said already whose move it was and what it cost. */
export function momentReason(moment: Moment, reader: Reader): string[] {
  const coach = coachText(moment, reader);
  return coach === undefined ? textsOf(moment, reader).slice(0, 2) : [coach];
}

/** What the main move of a moment did, as a verb after it; empty if only values speak against it. */
export function momentCause(moment: Moment, reader: Reader): string {
  return moment.kind === 'found' ? '' : causeText(pointOf(moment), reader, false);
}

/** The coach's sentence about a moment; nothing where the head of the moment says more. */
export function coachText(moment: Moment, reader: Reader): string | undefined {
  const { words, language, you } = reader;
  const point = pointOf(moment);
  const reason = reasonOf(point);
  // The coach speaks to the side that moved, and not of an answer at once that did not come in the game.
  if (!reason || you !== point.ply.color || isRefuted(point.ply, reason)) return undefined;
  const worth = worthText(point, reader);
  const isVague = VAGUE.includes(reason.kind) && (worth !== '' || whichText(point, reader) !== '');
  if (isVague || (moment.kind === 'square' && worth !== '')) return undefined;
  return sentence(point.explanation, reason, words, language);
}

/** Whether the next move of the game is another than the one that a reason says comes at once. */
function isRefuted({ node }: PlyReview, { kind, numbers, squares }: Reason): boolean {
  const [next] = node.children;
  const isAtOnce = kind === 'square-wanted' && numbers.plies === 2 && numbers.replies === undefined;
  return isAtOnce && next?.move !== undefined && next.move !== squares[0];
}

/** What happened in a moment and why, so that both sides can read it. */
function textsOf(moment: Moment, reader: Reader): string[] {
  return [fill(headOf(moment, reader, true))];
}

/** A moment of a move that was found, as if the next best one had been played. */
function asMissed(moment: Moment): Moment {
  const { explanation } = moment;
  return { ...moment, main: nextBest(moment.main), explanation: { ...explanation, reasons: [] } };
}

/** What to take along, with the squares of the moment; nothing if there is no answer to compare. */
function adviceText({ advice, moment }: Lesson, reader: Reader): string | undefined {
  const { words, language } = reader;
  if (!moment) return words.story.advice[advice];
  const point = pointOf(moment.kind === 'found' ? asMissed(moment) : moment);
  const { square: move, best, refutation, moves, position, loss } = point.ply;
  const reason = reasonOf(point);
  const reply = answerIn(reason?.line ?? refutation);
  const otherReply = answerIn(moves.find((known) => known.move === best[0])?.line ?? []);
  if (
    (advice === 'plan' && (!otherReply || otherReply === reply)) ||
    (['plan', 'reply', 'mobility'].includes(advice) && !reply) ||
    // The line of a reason may begin with another answer than the best one.
    (advice === 'reply' && reply !== answerIn(refutation)) ||
    (advice === 'could-wait' && !staysClosed(point.ply, best[0]!))
  )
    return;
  const about = moment.kind === 'found' ? (worthOf(point.ply)?.squares ?? []) : squaresOf(point);
  const parts = {
    ...squareTexts(about, words, language),
    move,
    best: best[0]!,
    reply: reply ?? '',
    otherReply: otherReply ?? '',
    which: whichText(point, reader),
    square: moment.squares[0] ?? wantedSquare(point, advice) ?? reply ?? best[0]!,
    empties: position.empties,
    discs: count(Math.round(loss), 'discs', reader),
  };
  return putWhole(words.story.advice[advice], parts, ['which']) || undefined;
}

/** Whether a square was closed to the side that moved at all its later turns of the game. */
function staysClosed({ node, color }: PlyReview, square: Square): boolean {
  const turns: boolean[] = [];
  for (let at = node.children[0]; at; at = at.children[0]) {
    if (at.color === color) turns.push(positionBefore(at).legalMoves.includes(square));
  }
  return turns.length > 0 && !turns.includes(true);
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

/** The square that a cause or a lesson is about, where it need not be the answer: one that both sides want, or one's own. */
function wantedSquare(point: Point, advice: Advice): Square | undefined {
  const reason = reasonOf(point);
  if (advice === 'own-square') return reason?.squares[0];
  if (advice !== 'square-shared') return undefined;
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

/** How the game went, after its result. */
function courseText(course: Course, end: Ending, result: string, reader: Reader): string {
  const { story: texts } = reader.words;
  const discs = (n: number): string => count(n, 'discs', reader);
  const ended = { end: result };
  switch (course.kind) {
    case 'led':
      return put(of(course.from <= EARLY ? texts.ledAll : texts.led, course.color, reader), {
        ...ended,
        from: course.from,
      });
    case 'led-until':
      return put(of(texts.ledUntil, course.color, reader), {
        ...ended,
        until: untilText(course, end, reader),
      });
    case 'comeback': {
      const parts = { ...ended, at: course.at, discs: discs(course.discs) };
      const isLost = reader.you === opponent(course.color);
      return put(isLost ? texts.comebackLost : of(texts.comeback, course.color, reader), parts);
    }
    case 'close': {
      const parts = { ...ended, until: untilText(course, end, reader) };
      return put(course.most <= LEVEL ? texts.level : texts.close, parts);
    }
    case 'changing':
      return put(texts.changing, { ...ended, times: timesText(course.times, reader) });
  }
}

/** Until when a course lasted. */
function untilText(
  { to, by }: Extract<Course, { to: number; most: number }>,
  end: Ending,
  reader: Reader,
): string {
  const { until } = reader.words.story;
  if (by) return put(of(until.by, by.color, reader), { move: `${by.ply}. ${by.square}` });
  return end.kind === 'over' && end.ply - to <= LAST_PLIES ? until.end : put(until.move, { to });
}

function turnText(turn: Turn, reader: Reader): string {
  if (turn.kind === 'moment') return headOf(turn.moment, reader, true);
  return of(reader.words.story.slow, turn.color, reader);
}

/** What happened in a moment; with the effect of the answer, if asked. */
function headOf(moment: Moment, reader: Reader, isWhole: boolean): string {
  const { words } = reader;
  const { story: texts } = words;
  const { kind, plies, main, squares, discs } = moment;
  // More discs than half of the board say less than what happened.
  const isHuge = main.loss > HUGE_LOSS;
  // Before a sentence of the coach the cause would be said twice.
  const cause = isWhole ? causeText(pointOf(moment), reader, isWhole) : '';
  // One because is enough, but for an answer that only takes the better move away.
  const effect = effectIn(pointOf(moment));
  const namesEffect = cause !== '' && effect !== undefined && effect.squares[0] !== main.best[0];
  // Of several moves no cause is said.
  const isReason = kind === 'exchange' || (isWhole && !namesEffect);
  const better = kind === 'found' ? nextBest(main) : main;
  // What the cause has named is not named again.
  const isNamed = worthOf(better)?.squares.some((square) => cause.includes(square)) ?? false;
  const gained = (isReason || kind === 'square') && !isNamed ? worthText({ ply: better }, reader) : '';
  const why = gained === '' ? '' : put(texts.why, { worth: gained });
  const answers =
    isReason && (cause === '' || kind === 'exchange') && why === '' ? answersText(main, reader) : '';
  const parts: Parts = {
    move: moveText(main, reader),
    before: gaveBefore(main, reader),
    cause,
    why: why + answers + (why === '' ? '' : givenText(pointOf(moment), reader)),
    best: main.best[0]!,
    square: squares[0] ?? '',
    from: plies[0]!.ply,
    to: plies.at(-1)!.ply,
    ply: moment.taken?.ply ?? '',
    opponent: nameOf(opponent(main.color), reader),
    discs: count(Math.round(discs), 'discs', reader),
    times: timesText(plies.length, reader),
  };
  const text = ((): string => {
    switch (kind) {
      case 'square':
        // Of what the reader got, the reader comes first.
        return reader.you === opponent(main.color)
          ? named(texts.squareGot, main.color, reader)
          : of(texts.square, main.color, reader);
      case 'lead-lost':
        if (isHuge) return cause ? texts.leadLostToo : texts.leadLostAlone;
        return cause ? texts.leadLostBy : texts.leadLost;
      case 'chance-missed':
        return cause ? texts.chanceMissedBy : texts.chanceMissed;
      case 'exchange':
        return texts.exchange;
      case 'found':
        return texts.found;
      case 'loss':
        return cause && isHuge ? texts.lossToo : cause ? texts.lossBy : texts.loss;
    }
  })();
  const sentence = put(text, parts);
  if (kind === 'square' && gained !== '')
    return put(texts.squareWhy, { said: sentence.replace(/\.$/u, ''), worth: gained });
  return wordsIn(sentence) > MOST_WORDS ? put(text, { ...parts, why: '' }) : sentence;
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).length;
}

/** What the better move does, as a verb; empty if nothing on the board says so. */
export function worthText({ ply }: Pick<Point, 'ply'>, reader: Reader): string {
  const { words, language } = reader;
  const worth = worthOf(ply);
  if (!worth) return '';
  return putWhole(
    ofOther(words.story.worth[worth.kind], ply, reader),
    squareTexts(worth.squares, words, language),
  );
}

/** How a move and the better one are answered, where nothing else can be said; empty if not at all. */
function answersText(ply: PlyReview, { words }: Reader): string {
  const answers = answersOf(ply);
  if (!answers) return '';
  const [reply, otherReply] = answers;
  const text = otherReply ? words.story.answers : words.story.answer;
  return ` ${put(text, { played: ply.square, best: ply.best[0]!, reply, otherReply: otherReply ?? '' })}`;
}

/** What the better move gives away: nobody should have to find out that it loses a corner. */
function givenText({ ply, explanation }: Point, { words, language }: Reader): string {
  const corners = cornersGiven(ply);
  const namesSacrifice = explanation.reasons.some(({ kind }) => kind === 'sacrifice');
  return corners.length === 0 || namesSacrifice
    ? ''
    : put(words.story.although, squareTexts(corners, words, language));
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
  const isShared = answer !== undefined && answer === point.ply.best[0] && isTakenSoon(point.ply, answer);
  const byAnswer = isShared ? 'square-shared' : which ? 'reply' : undefined;
  const advice = reason ? adviceOfReason(point, reason) : byAnswer;
  if (advice && !isBorneOut(advice, point.ply, answer)) return '';
  // An answer that does nothing special says less than what the better move does.
  if (!advice || (advice === 'reply' && isWhole && which === '' && worthText(point, reader))) return '';
  const named = squareTexts(reason ? cornersFirst(reason, advice) : [], words, language);
  const square = wantedSquare(point, advice) ?? answer ?? '';
  const isLater = advice.startsWith('corner-o') || advice === 'corner-beside';
  const kind = isLater && !isCornerNext(point) ? 'corner-later' : advice;
  const cause = putWhole(ofOther(words.story.causes[kind], point.ply, reader), { ...named, square });
  return isWhole && square === answer && WITH_EFFECT.includes(advice) ? cause + which : cause;
}

/** Whether the game went as a cause says. */
function isBorneOut(advice: Advice, ply: PlyReview, answer: Square | undefined): boolean {
  const { node, position, square, color } = ply;
  const [next] = node.children;
  if (advice === 'reply') return next === undefined || next.move === answer;
  if (advice === 'mobility') {
    const reply = next?.move ?? answer;
    const left = reply && position.play(square).withTurn(opponent(color)).play(reply).withTurn(color);
    return left !== undefined && left.legalMoves.length <= FEW_MOVES;
  }
  return advice !== 'pass' || passesSoon(ply);
}

/** Whether a side had to pass soon after its move; where the game stops, it is said to. */
function passesSoon({ node, color }: PlyReview): boolean {
  let at = node;
  for (let plies = 0; plies < PASS_PLIES; plies++) {
    const [next] = at.children;
    if (!next) return at.position.phase !== 'over';
    if (at.color === next.color && next.color !== color) return true;
    at = next;
  }
  return false;
}

/** Whether the other side can take a corner of the reason right after the move. */
function isCornerNext({ ply, explanation }: Point): boolean {
  const corners = explanation.reasons[0]!.squares.filter((square) => CORNERS.includes(square));
  const after = ply.position.play(ply.square).withTurn(opponent(ply.color));
  return corners.some((corner) => after.legalMoves.includes(corner));
}

const effectIn = (point: Point): Effect | undefined => effectOf(point.ply, reasonOf(point));

/** What the answer to a move does; empty if nothing special. */
function whichText(point: Point, reader: Reader): string {
  const { words, language } = reader;
  const effect = effectIn(point);
  if (!effect) return '';
  const text = ofOther(words.story.effects[effect.kind], point.ply, reader);
  return putWhole(text, squareTexts(effect.squares, words, language));
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
  if (reader.you === loser) return put(texts.lost, { own: score[loser], other: score[winner] });
  return put(of(texts.won, winner, reader), { own: score[winner], other: score[loser] });
}

/** A text about a side: the reader, or a player by the name. */
function of({ you, player }: OfSide, color: Color, reader: Reader): string {
  return color === reader.you ? you : named(player, color, reader);
}

function named(text: string, color: Color, reader: Reader): string {
  return text.replaceAll('{name}', () => nameOf(color, reader));
}

/** What a player is called. */
function nameOf(color: Color, { names, words }: Reader): string {
  return names?.[color] ?? words.story.sides[color];
}

/** A text about the side that did not make a move, if it names that side. */
function ofOther(text: string | OfSide, { color }: PlyReview, reader: Reader): string {
  return typeof text === 'string' ? text : of(text, opponent(color), reader);
}

function count(n: number, noun: Noun, { words, language }: Reader): string {
  return plural(words.nouns[noun], n, language);
}

function timesText(n: number, { words }: Reader): string {
  const { once, twice, times } = words.story;
  return n === 1 ? once : n === 2 ? twice : put(times, { n });
}

/** A text with its parts; empty if one of them is, other than some that may be. */
function putWhole(text: string, parts: Parts, optional: readonly string[] = []): string {
  const names = [...text.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name!);
  const hasGap = names.some((name) => !optional.includes(name) && (parts[name] ?? '') === '');
  return hasGap ? '' : put(text, parts);
}

/** A text with its parts, which stays in lower case. */
function put(text: string, parts: Parts): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''));
}
