/**
 * Says the story of a game in words. The site shows it above a review, the command prints it, and `<othello-game>` takes
 * one part of it. `moment-text.ts` says the key moments.
 */
import { listFormat } from '../../locales/intl-formats.js';
import { fill } from '../../locales/strings.js';
import { opponent } from '../../rules/color.js';
import { lostDiscs } from '../../rules/score.js';
import { nameOfOpening } from '../../rules/openings.js';
import type { Square } from '../../rules/square.js';
import { EARLY, type Course } from './course.js';
import { nextBest } from './facts/fact.js';
import type { Hold } from './hold.js';
import type { Lesson } from './lesson.js';
import { countParts, momentText } from './moment-text.js';
import type { Moment } from './moments.js';
import type { PlyReview } from '../ply-review.js';
import {
  count,
  discsText,
  lossText,
  moveText,
  of,
  put,
  putWhole,
  squareParts,
  type Reader,
} from './story-words.js';
import type { Ending, Story } from './story.js';
import type { Turn } from './turn.js';

/** A game in which nobody was more discs ahead was level. */
const LEVEL = 4;
/** Nobody follows a list of more changes of the lead. */
const MOST_CHANGES = 4;
/** A square that was missed so often is the story of a game. */
const OFTEN = 3;
/** A game was over within so many plies after its last moves began. */
const LAST_PLIES = 4;

/** A story in parts: how the game went, where it turned and why, how the lead was held, what to take along. */
export function storyText(story: Story, reader: Reader): string[] {
  const lesson = lessonText(story, reader);
  return [...courseTexts(story, reader), ...(lesson === undefined ? [] : [lesson])];
}

/** What happened, without what to take along: the result with the course of the game, where it turned, how it went on. */
export function courseTexts(story: Story, reader: Reader): string[] {
  const { opening, turn, hold, end, course } = story;
  const { language, words } = reader;
  const ended = endText(end, reader);
  const named = { end: ended, opening: opening ? nameOfOpening(opening, language) : '' };
  const result = opening ? put(words.story.inOpening, named) : ended;
  // The turn says since when somebody led.
  const hasLeader = turn?.kind === 'moment' && turn.moment.because === 'even';
  const went =
    course.kind === 'led' && hasLeader && !course.before
      ? put(words.story.ledLittle, { end: result })
      : courseText(course, end, result, reader);
  const first = fill(went);
  return [
    first,
    ...(turn ? [turnTexts(turn, reader).join(' ')] : []),
    ...(hold ? [holdText(hold, reader)] : []),
  ];
}

/** How small the lead became. */
function holdText({ color, least }: Hold, reader: Reader): string {
  const parts = { discs: discsText(least.discs, reader), ply: least.ply, from: least.from };
  return fill(put(of(reader.words.story.held[least.kind], color, reader), parts));
}

/** What the reader can take along, or the side that lost, where nobody is the reader. */
export function lessonText(story: Story, reader: Reader): string | undefined {
  const lesson = lessonIn(story, reader);
  const advice = lesson ? adviceText(lesson, reader) : '';
  return advice === '' ? undefined : fill(put(reader.words.story.takeAlong, { advice }));
}

/** The lesson that {@link lessonText} says. */
export function lessonIn({ advice, end, turn }: Story, { you }: Pick<Reader, 'you'>): Lesson | undefined {
  const winner = end.kind === 'over' ? end.result.winner : end.leader;
  const loser = winner ? opponent(winner) : turn?.moment?.main.color;
  const side = you ?? loser;
  return side ? advice[side] : (advice.black ?? advice.white);
}

/** What to take along, with the moves and squares of its moment. */
function adviceText({ advice, moment }: Lesson, reader: Reader): string {
  const { kind, fact } = moment;
  const main = kind === 'found' ? nextBest(moment.main) : moment.main;
  const parts = {
    ...squareParts(squaresFor(advice, moment), reader),
    ...countParts(fact?.worth?.counts, reader),
    move: nameOfMove(main),
    played: main.square,
    ply: main.ply,
    best: main.best[0]!,
    empties: main.position.empties,
  };
  return putWhole(reader.words.story.advice[advice], parts);
}

/** The squares that a lesson is about. */
function squaresFor(advice: Lesson['advice'], { squares, fact, main }: Moment): readonly Square[] {
  if (advice === 'again') return squares;
  if (advice === 'reply') return fact?.reply ? [fact.reply.square] : [];
  const named = fact?.cause?.squares ?? fact?.worth?.squares ?? [];
  // No move closes its own square.
  return advice === 'closes' ? named.filter((square) => square !== main.best[0]) : named;
}

/** A move as `23. d3`. */
const nameOfMove = ({ ply, square }: PlyReview): string => `${ply}. ${square}`;

/** How the game went, after its result. */
function courseText(course: Course, end: Ending, result: string, reader: Reader): string {
  const { story: texts } = reader.words;
  const discs = (n: number): string => discsText(n, reader);
  const ended = { end: result };
  switch (course.kind) {
    case 'led': {
      const { color, held, before } = course;
      if (held === undefined) return put(texts.ledLittle, ended);
      const text = before ? texts.ledAgain : held < EARLY ? texts.ledEarly : texts.led;
      const earlier = before && { at: before.ply, discs: discs(Math.abs(before.value)) };
      return put(of(text, color, reader), { ...ended, from: held, ...earlier });
    }
    case 'led-until':
      return put(of(texts.ledUntil, course.color, reader), {
        ...ended,
        until: untilText(course, end, reader),
        discs: discs(course.most),
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
    case 'changing': {
      const { changes, to } = course;
      const plies = listFormat(reader.language).format(changes.map(String));
      const often = changes.length > 1 ? 'several' : 'once';
      const kind = changes.length > MOST_CHANGES ? 'often' : often;
      return put(texts.changing[kind], { ...ended, plies, to, times: changes.length });
    }
  }
}

/** Until when a course lasted. */
function untilText(
  { to, by }: Extract<Course, { to: number; most: number }>,
  end: Ending,
  reader: Reader,
): string {
  const { until } = reader.words.story;
  if (by) return put(of(until.by, by.color, reader), { move: nameOfMove(by) });
  return end.kind === 'over' && end.ply - to <= LAST_PLIES ? until.end : put(until.move, { to });
}

/** Where the game turned, and what cost even more after it; or that it did not turn, and what cost most. */
function turnTexts(turn: Turn, reader: Reader): string[] {
  const { story: texts } = reader.words;
  if (turn.kind === 'moment') {
    const { moment, further, back } = turn;
    const { main } = moment;
    const behind = {
      most: discsText(back ?? 0, reader),
      least: lostDiscs(-main.before),
      ply: main.ply,
    };
    const more = further && { move: moveText(further, reader), discs: lossText(further, reader) };
    return [
      ...(back === undefined ? [] : [fill(put(of(texts.cameBack, main.color, reader), behind))]),
      ...momentText(inShort(moment), reader),
      ...(more ? [fill(put(further.ply < main.ply ? texts.sooner : texts.further, more))] : []),
    ];
  }
  const { color, moves, discs, certainty, moment } = turn;
  const cost = { moves: count(moves, 'moves', reader), discs: lossText({ loss: discs, certainty }, reader) };
  const slow = fill(put(of(texts.slow, color, reader), cost));
  return moment ? [slow, ...momentText(inShort(moment), reader)] : [slow];
}

/** A moment as a story of a few sentences has room for it: with a square only if it was missed often, and no gift. */
function inShort(moment: Moment): Moment {
  const { kind, plies, fact } = moment;
  const short = kind === 'square' && plies.length < OFTEN ? { ...moment, kind: 'loss' as const } : moment;
  if (fact?.reply?.outcome !== 'missed') return short;
  const { reply: _, ...others } = fact;
  return { ...short, fact: others };
}

/** A sentence about the end of the game, or how it stands. */
function endText(end: Ending, reader: Reader): string {
  const { story: texts } = reader.words;
  if (end.kind === 'open') {
    const { leader, ply, discs } = end;
    if (!leader) return put(texts.openEven, { ply });
    return put(of(texts.open, leader, reader), { ply, discs: discsText(discs, reader) });
  }
  const { winner, black, white, reason } = end.result;
  if (!winner) return put(texts.draw, { black, white });
  const loser = opponent(winner);
  if (reason === 'wipe-out') return put(of(texts.wipedOut, loser, reader), { ply: end.ply });
  const score = { black, white };
  if (reader.you === loser) return put(texts.lost, { own: score[loser], other: score[winner] });
  return put(of(texts.won, winner, reader), { own: score[winner], other: score[loser] });
}
