/**
 * The story of a reviewed game: who led, where it turned, how it ended, and what to take along. Data without words;
 * `story-text.ts` puts it into sentences.
 */
import { opponent, type Color } from '../../rules/color.js';
import { followsRules, type GameNode, type GameResult } from '../../rules/game/tree.js';
import { lastOpening, type Opening } from '../../rules/openings.js';
import { confirmed } from './confirmed.js';
import { ahead, courseOf, lasting, leaderOf, leadsOf, leadSince, type Course, type Lead } from './course.js';
import { holdOf, type Hold } from './hold.js';
import { lessonFrom, type Lesson } from './lesson.js';
import { allMoments, chosenOf, explainer, hasReason, type Moment, type MomentOptions } from './moments.js';
import type { PlyReview } from '../ply-review.js';
import { turnOf, type Turn } from './turn.js';

/** How the game ended. */
export type Ending =
  | { readonly kind: 'over'; readonly result: GameResult; readonly ply: number }
  /** It is not over: who is how many discs ahead with best play; nobody with 0. */
  | {
      readonly kind: 'open';
      readonly ply: number;
      readonly leader: Color | undefined;
      readonly discs: number;
    };

/** The story of a game, as data; `storyText` says it in words. */
export interface Story {
  /** The last named opening that the game went through. */
  readonly opening?: Opening;
  readonly course: Course;
  /** Missing when hardly anything was lost. */
  readonly turn?: Turn;
  /** How the winner held the lead after the turn; missing when there is nothing to say. */
  readonly hold?: Hold;
  readonly end: Ending;
  /** What each side can take along from where the game turned, or its costliest moment; missing when that teaches nothing. */
  readonly advice: Readonly<Partial<Record<Color, Lesson>>>;
  /** The key moments, the most important first; where the game turned comes before all. */
  readonly moments: readonly Moment[];
  /** What each side found, its best first. */
  readonly praise: Readonly<Record<Color, readonly Moment[]>>;
}

/** A move that loses so many discs may have ended a lead. */
const LEAST_SHIFT = 4;
/** So many plies before the lead changed, a move may have changed it. */
const SHIFT_PLIES = 3;

/**
 * The story of a game, from what a review knows of it; `undefined` while it knows no move. Searches nothing.
 *
 * @param plies the moves of a review, `undefined` where it has no value yet
 */
export function story(
  plies: readonly (PlyReview | undefined)[],
  options: MomentOptions = {},
): Story | undefined {
  const known = confirmed(plies, options.explanations).filter((ply) => ply !== undefined);
  const last = known.at(-1);
  if (!last) return undefined;
  const leads = leadsOf(known);
  const all = allMoments(known, explainer(plies, options)).map((moment) => asLed(moment, lasting(leads)));
  const end = endingOf(last);
  const winner = end.kind === 'over' ? end.result.winner : end.leader;
  const opening = openingOfLine(last.node);
  const since = winner && leadSince(leads, winner);
  const turn = turnOf(known, all, leads, winner);
  const hold = holdOf(leads, winner, turn);
  const course = endedBy(courseOf(leads, winner, since), known, all, turn, winner, since);
  const first = turn?.moment;
  const found = first
    ? [first, ...all.filter((moment) => !moment.plies.some((ply) => first.plies.includes(ply)))]
    : all;
  const loser = winner && opponent(winner);
  const chosen = chosenOf(found, options.most, loser);
  const shown = losersFirst(withNamed(chosen, found, first, course), first, winner);
  return {
    ...(opening && { opening }),
    course,
    ...(turn && { turn }),
    ...(hold && { hold }),
    end,
    advice: adviceOf(shown, turn),
    moments: shown,
    praise: { black: praiseOf('black', found), white: praiseOf('white', found) },
  };
}

/** A moment that lost a lead, as a mere loss if that side had no lead that lasted, or kept it. */
function asLed(moment: Moment, leads: readonly Lead[]): Moment {
  const { kind, main } = moment;
  if (kind !== 'lead-lost') return moment;
  // A lead that changes with the move itself does not last from the ply before it.
  const before = leads.findLast(({ ply }) => ply < main.ply - 1);
  const after = leads.find(({ ply }) => ply >= main.ply);
  const isLost = before && after && leaderOf(before) === main.color && ahead(after, main.color) < 0;
  return isLost ? moment : { ...moment, kind: 'loss' };
}

/**
 * About as many moments, with those that the story names, whatever they cost: where the game turned, and what ended a lead.
 *
 * @param first the moment in which the game turned
 */
function withNamed(
  chosen: readonly Moment[],
  found: readonly Moment[],
  first: Moment | undefined,
  course: Course,
): readonly Moment[] {
  const by = 'by' in course ? course.by : undefined;
  const ended = by && found.find(({ plies }) => plies.includes(by));
  const named = new Set([first, ended].filter((moment) => moment !== undefined));
  const least = Math.max(chosen.length, named.size);
  const left = chosen.filter((moment) => !named.has(moment)).slice(0, least - named.size);
  return found.filter((moment) => named.has(moment) || left.includes(moment));
}

/** Moments in order: where the game turned, those of the side that lost, or of both, and those of the other side. */
function losersFirst(
  found: readonly Moment[],
  first: Moment | undefined,
  winner: Color | undefined,
): readonly Moment[] {
  const rank = (moment: Moment): number => {
    if (moment === first) return 0;
    if (moment.kind === 'found') return 3;
    return winner && moment.main.color === winner ? 2 : 1;
  };
  return found.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The course with the move of the side that lost which ended it: the first move after a lead, or the costliest shortly
 * before the winner led. Where the game turned with it, a close one lasted until then.
 *
 * @param since the ply since which the winner led
 */
function endedBy(
  course: Course,
  known: readonly PlyReview[],
  found: readonly Moment[],
  turn: Turn | undefined,
  winner: Color | undefined,
  since = 0,
): Course {
  if (!winner || (course.kind !== 'led-until' && course.kind !== 'close')) return course;
  const [from, to] =
    course.kind === 'close' ? [since - SHIFT_PLIES + 1, since] : [course.to + 1, course.to + 1];
  const isTurn = (ply: PlyReview): boolean => turn?.moment?.plies.includes(ply) === true;
  const near = known.filter(
    (ply) =>
      ply.color !== winner &&
      ply.ply >= from &&
      ply.ply <= to &&
      ply.loss >= LEAST_SHIFT &&
      found.some((moment) => moment.plies.includes(ply) && (isTurn(ply) || hasReason(moment))),
  );
  const [by] = near.toSorted((a, b) => b.loss - a.loss);
  const { plies, main } = turn?.moment ?? {};
  if (!by || !plies?.some(({ ply }) => ply === by.ply)) return by ? { ...course, by } : course;
  return course.kind === 'close' ? { ...course, to: main!.ply - 1 } : course;
}

/** How the game ended, or who leads where it stops. */
function endingOf({ node, color, after }: PlyReview): Ending {
  const { result, ply } = node;
  if (result) return { kind: 'over', result, ply };
  const leader = after === 0 ? undefined : after > 0 ? color : opponent(color);
  return { kind: 'open', ply, leader, discs: Math.abs(after) };
}

/** The last named opening on the way to a place. */
function openingOfLine(last: GameNode): Opening | undefined {
  const line: GameNode[] = [];
  for (let node: GameNode | undefined = last; node; node = node.parent) line.push(node);
  const [, ...places] = line.reverse();
  return places.every(followsRules) ? lastOpening(places.map(({ position }) => position)) : undefined;
}

/** What each side can take along from some moments of a game that turned at one of them, if it did. */
export function adviceOf(shown: readonly Moment[], turn: Turn | undefined): Story['advice'] {
  const lessonFor = (color: Color): Lesson | undefined => {
    const own = shown.filter(({ kind, main }) => kind !== 'found' && main.color === color);
    return lessonFrom(own, turn?.moment?.main.ply);
  };
  const [black, white] = [lessonFor('black'), lessonFor('white')];
  return { ...(black && { black }), ...(white && { white }) };
}

/** The good moves of a side that can be praised. */
function praiseOf(color: Color, found: readonly Moment[]): Moment[] {
  return found.filter(
    (moment) => moment.kind === 'found' && moment.color === color && moment.fact !== undefined,
  );
}
