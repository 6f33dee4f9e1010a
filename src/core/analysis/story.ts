/**
 * The story of a reviewed game: who led, where it turned, how it ended, and what to take along. Data without words;
 * `story-text.ts` puts it into sentences.
 */
import { opponent, type Color } from '../rules/color.js';
import { followsRules, type GameNode, type GameResult } from '../rules/game/tree.js';
import { lastOpening, type Opening } from '../rules/openings.js';
import { tenths } from '../rules/score.js';
import { adviceOf, shownBy, type Lesson } from './lesson.js';
import { allMoments, chosenOf, type Moment, type MomentOptions } from './moments.js';
import type { PlyReview } from './ply-review.js';

/** How the lead changed: after which plies a side led, and by how many discs with best play from there. */
export type Course =
  /** One side led from `from` to the end. */
  | { readonly kind: 'led'; readonly color: Color; readonly from: number; readonly most: number }
  /** One side led from `from` to `to` and lost it; `by` the move that ended it, if it is not where the game turned. */
  | {
      readonly kind: 'led-until';
      readonly color: Color;
      readonly from: number;
      readonly to: number;
      readonly most: number;
      readonly by?: PlyReview;
    }
  /** One side was far behind at a ply, `discs` discs, and won. */
  | { readonly kind: 'comeback'; readonly color: Color; readonly at: number; readonly discs: number }
  /** Up to a ply neither side was more than so many discs ahead; `by` as above. */
  | { readonly kind: 'close'; readonly to: number; readonly most: number; readonly by?: PlyReview }
  /** The lead changed sides several times. */
  | { readonly kind: 'changing'; readonly times: number; readonly to: number };

/** Where the game turned, or how it was lost without a turn. */
export type Turn =
  /** A moment decided it. */
  | { readonly kind: 'moment'; readonly moment: Moment }
  /** A side lost it a few discs at a time: `moves` moves, `discs` discs together. */
  | { readonly kind: 'slow'; readonly color: Color; readonly moves: number; readonly discs: number };

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
  readonly end: Ending;
  /** What each side can take along from the first moment with a move of its own; missing when it lost hardly anything. */
  readonly advice: Readonly<Partial<Record<Color, Lesson>>>;
  /** The key moments, the most important first; where the game turned comes before all. */
  readonly moments: readonly Moment[];
  /** What each side found, its best first. */
  readonly praise: Readonly<Record<Color, readonly Moment[]>>;
}

/** A lead of fewer discs is none while it is only estimated. */
const LEAST_LEAD = 2;
/** A side that leads from such an early ply on led from the start. */
const EARLY = 10;
/** Being so far behind and winning is worth a word. */
const FAR_BEHIND = 14;
/** A game is close while nobody leads by more. */
const CLOSE = 8;
/** A single move that loses so many discs has turned a game that turned. */
const BLUNDER = 9;
/** A game that was lost by so many discs was lost by far: by what cost so many times what the turn cost, if anything did. */
const FAR_LOST = 24;
const CLEARLY_MORE = 1.3;
/** Several moves about one thing, if they lose so many together. */
const BLUNDERS = 15;
/** Moves that lose so many discs count where a game is lost slowly; so many discs must be lost in all. */
const SLOW_LOSS = 2;
const LEAST_SLOW = 6;
/** The next move gives a loss back if it loses this part of it. */
const GIVEN_BACK = 0.6;
/** A move that loses so many discs may have ended a lead. */
const LEAST_SHIFT = 4;
/** So many plies before the lead changed, a move may have changed it. */
const TURN_PLIES = 3;

/** Who led after a ply: discs for Black with best play. */
interface Lead {
  readonly ply: number;
  readonly value: number;
  readonly exact: boolean;
}

/**
 * The story of a game, from what a review knows of it; `undefined` while it knows no move. Searches nothing.
 *
 * @param plies the moves of a review, `undefined` where it has no value yet
 */
export function story(
  plies: readonly (PlyReview | undefined)[],
  options: MomentOptions = {},
): Story | undefined {
  const known = plies.filter((ply) => ply !== undefined);
  const last = known.at(-1);
  if (!last) return undefined;
  const leads = lasting(leadsOf(known));
  const all = allMoments(plies, options).map((moment) => asLed(moment, leads));
  const end = endingOf(last);
  const winner = end.kind === 'over' ? end.result.winner : end.leader;
  const opening = openingOfLine(last.node);
  const turnPly = winner && leadSince(leads, winner);
  const turn = turnOf(known, all, winner, turnPly);
  const course = endedBy(courseOf(leads, winner, turnPly), known, turn, winner, turnPly);
  const found =
    turn?.kind === 'moment'
      ? [turn.moment, ...all.filter(({ plies: [first] }) => first !== turn.moment.plies[0])]
      : all;
  const shown = losersFirst(chosenOf(found, options.most), known, turn, winner);
  return {
    ...(opening && { opening }),
    course,
    ...(turn && { turn }),
    end,
    advice: { ...lessonFor('black', shown, turn, course), ...lessonFor('white', shown, turn, course) },
    moments: shown,
    praise: { black: praiseOf('black', found), white: praiseOf('white', found) },
  };
}

/** The values for Black after each move: of the next search where there is one, which saw one ply more. */
function leadsOf(known: readonly PlyReview[]): Lead[] {
  return known.map((ply, at) => {
    const next = known[at + 1];
    const source = next && next.ply === ply.ply + 1 ? next : undefined;
    const value = source ? source.before : ply.after;
    const mover = source ? source.color : ply.color;
    const exact = (source ? source.moves[0]!.certainty : ply.certainty) === 'exact';
    return { ply: ply.ply, value: tenths(mover === 'black' ? value : -value), exact };
  });
}

/** The same without what lasted for one move only: a chance that the next move missed was no lead. */
function lasting(leads: readonly Lead[]): Lead[] {
  return leads.map((lead, at) => {
    const next = leads[at + 1] ?? lead;
    const sign = Math.sign(lead.value);
    const value =
      sign === Math.sign(next.value) ? sign * Math.min(Math.abs(lead.value), Math.abs(next.value)) : 0;
    return { ...lead, value };
  });
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

/** Moments in order: where the game turned, those of the side that lost, or of both, and those of the other side. */
function losersFirst(
  found: readonly Moment[],
  known: readonly PlyReview[],
  turn: Turn | undefined,
  winner: Color | undefined,
): readonly Moment[] {
  const rank = (moment: Moment): number => {
    if (turn?.kind === 'moment' && turn.moment === moment) return 0;
    return winner && moment.color === winner ? 3 : isGivenBack(moment.main, known) ? 2 : 1;
  };
  return found.toSorted((a, b) => rank(a) - rank(b));
}

/** A moment of both sides, with the worst move of one of them in its middle. */
function withMainOf(moment: Moment, color: Color): Moment {
  const own = moment.plies.filter((ply) => ply.color === color);
  if (moment.color !== undefined || own.length === 0) return moment;
  const main = own.reduce((worst, ply) => (ply.loss > worst.loss ? ply : worst));
  return { ...moment, main, explanation: moment.explanations[moment.plies.indexOf(main)]! };
}

const ahead = ({ value }: Lead, color: Color): number => (color === 'black' ? value : -value);

/** The leader, where the lead means anything. */
function leaderOf(lead: Lead): Color | undefined {
  const least = lead.exact ? 1 : LEAST_LEAD;
  return Math.abs(lead.value) < least ? undefined : lead.value > 0 ? 'black' : 'white';
}

/** The first ply from which on a side led to the end. */
function leadSince(leads: readonly Lead[], color: Color): number {
  let since = leads.at(-1)!.ply;
  for (const lead of leads.toReversed()) {
    if (ahead(lead, color) <= 0) break;
    since = lead.ply;
  }
  return since;
}

function courseOf(leads: readonly Lead[], winner: Color | undefined, turnPly: number | undefined): Course {
  const last = leads.at(-1)!.ply;
  if (winner === undefined || turnPly === undefined || mostOf(leads) <= LEAST_LEAD)
    return closeOrChanging(leads, leads, last);
  const until = leads.filter(({ ply }) => ply < turnPly);
  const leaders = changesOf(until);
  const [only] = leaders;
  const loser = opponent(winner);
  if (turnPly <= EARLY || leaders.every(({ color }) => color === winner))
    return { kind: 'led', color: winner, from: only?.from ?? turnPly, most: Math.round(mostOf(leads)) };
  if (leaders.length === 1)
    return {
      kind: 'led-until',
      color: loser,
      from: only!.from,
      to: turnPly - 1,
      most: Math.round(mostOf(until)),
    };
  const worst = until.reduce((a, b) => (ahead(b, loser) > ahead(a, loser) ? b : a));
  if (ahead(worst, loser) >= FAR_BEHIND)
    return { kind: 'comeback', color: winner, at: worst.ply, discs: Math.round(ahead(worst, loser)) };
  return closeOrChanging(until, leads, turnPly);
}

/** A game without a leader for long, up to a ply. */
function closeOrChanging(until: readonly Lead[], leads: readonly Lead[], to: number): Course {
  const times = changesOf(leads).length - 1;
  if (mostOf(until) > CLOSE && times > 1) return { kind: 'changing', times, to };
  return { kind: 'close', to, most: Math.ceil(mostOf(until)) };
}

const mostOf = (leads: readonly Lead[]): number => Math.max(0, ...leads.map(({ value }) => Math.abs(value)));

/** Who led one after the other, and from which ply. */
function changesOf(leads: readonly Lead[]): { color: Color; from: number }[] {
  const changes: { color: Color; from: number }[] = [];
  for (const lead of leads) {
    const color = leaderOf(lead);
    if (color && changes.at(-1)?.color !== color) changes.push({ color, from: lead.ply });
  }
  return changes;
}

function turnOf(
  known: readonly PlyReview[],
  found: readonly Moment[],
  winner: Color | undefined,
  turnPly: number | undefined,
): Turn | undefined {
  const all = found.filter(({ kind }) => kind !== 'found');
  // What the next move gave back has turned nothing.
  const lasting = all.filter(({ main }) => !isGivenBack(main, known));
  const faults = lasting.length > 0 ? lasting : all;
  const ofLoser = winner
    ? faults.filter(({ color }) => color !== winner).map((moment) => withMainOf(moment, opponent(winner)))
    : faults;
  const [dearest] = ofLoser;
  const atTurn =
    turnPly === undefined
      ? undefined
      : ofLoser.find(({ plies }) =>
          plies.some(({ ply, loss }) => ply <= turnPly && ply > turnPly - TURN_PLIES && loss >= BLUNDER / 2),
        );
  const turned = [atTurn, ...ofLoser].find((moment) => moment && isHeavy(moment));
  if (turned && dearest) {
    const moment = costOf(turned) * 2 >= costOf(dearest) || !isHeavy(dearest) ? turned : dearest;
    // What cost more before the other side led has been made good.
    const later = ofLoser.filter(({ main }) => main.ply > (turnPly ?? 0) - TURN_PLIES);
    const decided = Math.abs(known.at(-1)!.after) >= FAR_LOST ? decidingOf(later, moment) : undefined;
    return { kind: 'moment', moment: decided ?? moment };
  }
  if (!winner) return dearest && { kind: 'moment', moment: dearest };
  const loser = opponent(winner);
  const lost = known.filter(({ color, loss }) => color === loser && loss >= SLOW_LOSS);
  const discs = tenths(lost.reduce((sum, { loss }) => sum + loss, 0));
  return discs < LEAST_SLOW ? undefined : { kind: 'slow', color: loser, moves: lost.length, discs };
}

/** Whether the other side gave most of what a move lost back with the next one. */
function isGivenBack(ply: PlyReview, known: readonly PlyReview[]): boolean {
  const next = known.find((other) => other.ply === ply.ply + 1);
  return next !== undefined && next.color !== ply.color && next.loss >= ply.loss * GIVEN_BACK;
}

/** The course with the move of the side that lost which ended it, unless the game turned with it. */
function endedBy(
  course: Course,
  known: readonly PlyReview[],
  turn: Turn | undefined,
  winner: Color | undefined,
  turnPly = 0,
): Course {
  if (!winner || (course.kind !== 'led-until' && course.kind !== 'close')) return course;
  const near = known.filter(
    ({ ply, color, loss }) =>
      color !== winner && ply <= turnPly && ply > turnPly - TURN_PLIES && loss >= LEAST_SHIFT,
  );
  const [by] = near.toSorted((a, b) => b.loss - a.loss);
  const isTurn = turn?.kind === 'moment' && turn.moment.plies.some(({ ply }) => ply === by?.ply);
  return by && !isTurn ? { ...course, by } : course;
}

/** What decided a game that was lost by far: where clearly more was lost than where a small lead went. */
function decidingOf(ofLoser: readonly Moment[], turned: Moment): Moment | undefined {
  const own = ofLoser.filter((moment) => moment.color !== undefined && shownBy(moment) === 'board');
  const most = own.toSorted((a, b) => costOf(b) - costOf(a))[0];
  return most && costOf(most) >= costOf(turned) * CLEARLY_MORE ? most : undefined;
}

/** What a moment cost its side; a missed chance without the gift before it. */
function costOf({ kind, main, discs }: Moment): number {
  return kind === 'chance-missed' ? main.loss : discs;
}

/** Whether a moment can turn a game. */
function isHeavy(moment: Moment): boolean {
  return moment.main.loss >= BLUNDER || costOf(moment) >= BLUNDERS;
}

function endingOf({ node, color, after }: PlyReview): Ending {
  const { result, ply } = node;
  if (result) return { kind: 'over', result, ply };
  const leader = after === 0 ? undefined : after > 0 ? color : opponent(color);
  return { kind: 'open', ply, leader, discs: Math.abs(after) };
}

function openingOfLine(last: GameNode): Opening | undefined {
  const line: GameNode[] = [];
  for (let node: GameNode | undefined = last; node; node = node.parent) line.push(node);
  const [, ...places] = line.reverse();
  return places.every(followsRules) ? lastOpening(places.map(({ position }) => position)) : undefined;
}

function lessonFor(
  color: Color,
  found: readonly Moment[],
  turn: Turn | undefined,
  course: Course,
): Partial<Record<Color, Lesson>> {
  // A lead that was lost without a blunder teaches how to keep one.
  const isLead =
    course.kind === 'led-until' && turn?.kind === 'slow' && turn.color === color && course.color === color;
  if (isLead) return { [color]: { advice: 'lead' } };
  const own = found.filter((one) => one.kind !== 'found' && one.main.color === color);
  // Of a move that only values speak against there is hardly anything to take along.
  const moment = own.find((one) => shownBy(one) === 'board') ?? own[0];
  return moment ? { [color]: { advice: adviceOf(moment), moment } } : {};
}

function praiseOf(color: Color, found: readonly Moment[]): Moment[] {
  return found.filter(
    (moment) => moment.kind === 'found' && moment.color === color && shownBy(moment) !== undefined,
  );
}
