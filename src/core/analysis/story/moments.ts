/**
 * The key moments of a reviewed game: the bad moves that cost most and teach most, and moves that were hard to find.
 * The story is built on them, and the site trains from them. Losses are in discs. The thresholds below are judgements,
 * not fitted.
 */
import { explainFrom } from '../../coach/explain.js';
import type { Explanation, Reason, ReasonKind } from '../../coach/reasons/reason.js';
import type { Color } from '../../rules/color.js';
import { CORNERS } from '../../rules/strategy.js';
import type { Square } from '../../rules/square.js';
import { lostDiscs, tenths } from '../../rules/score.js';
import { expectedPoints, isError, isWorseThanGood } from '../classes.js';
import { confirmed, SQUARE_GAP } from './confirmed.js';
import { factOf, foundFact, isPlain, type Fact } from './facts/fact.js';
import type { Reviews } from './facts/replies.js';
import type { PlyReview } from '../ply-review.js';

/** The kinds of key moments. */
export type MomentKind =
  /** Several bad moves of one side instead of which it should have played on one square. */
  | 'square'
  /** A move that lost the lead. */
  | 'lead-lost'
  /** The other side had just given the lead away, and this move gave it back. */
  | 'chance-missed'
  /** Three moves or more in a row, each of which gave the lead away. */
  | 'exchange'
  /** A bad move that did not change who led. */
  | 'loss'
  /** The only good move, and it was found. */
  | 'found';

/** Why a moment is the one in which a game turned. */
export type Because =
  /** It lost a lead that had lasted, and the game. */
  | 'lead'
  /** It missed the last chance to win, or to draw if nothing more could be had. */
  | 'chance'
  | 'draw-chance'
  /** The game was even until then. */
  | 'even'
  /** It cost most. */
  | 'dearest';

/** A key moment of a game. */
export interface Moment {
  readonly kind: MomentKind;
  /** The moves that it is about, in the order of the game; one or more. */
  readonly plies: readonly PlyReview[];
  /** The one that cost most; the last one for `chance-missed`, whose first one is the gift. */
  readonly main: PlyReview;
  /** Whose moves they are; missing when both sides made them. */
  readonly color?: Color;
  /** The square that several moves are about; empty for one move. */
  readonly squares: readonly Square[];
  /** Discs that they lost together; for `found`, how many the next best move would have lost. */
  readonly discs: number;
  /** Why the main move is bad, or good. */
  readonly explanation: Explanation;
  /** Why each of the moves is. */
  readonly explanations: readonly Explanation[];
  /**
   * The fact about the main move (what it did or missed), checked on the board; missing where only values are known.
   */
  readonly fact?: Fact;
  /** The same of each of the moves. */
  readonly facts: readonly (Fact | undefined)[];
  /** For `square`: the move with which the other side took it, and well. */
  readonly taken?: PlyReview;
  /** Why the game turned here, if a story says so. */
  readonly because?: Because;
}

/** How moments are found. */
export interface MomentOptions {
  /**
   * The explanations that are known, each at the index of its move in the review; others are made from the values of
   * the review, without a search.
   */
  explanations?: readonly (Explanation | undefined)[];
  /** The most moments; 5 by default. */
  most?: number;
}

/** A reader takes in no more. */
const MOST_MOMENTS = 5;
/** So many of them are of the side that lost, the dearest two among them, and so many of the other one, before any others. */
const OWN_MOMENTS = 3;
const DEAREST = 2;
const GIFTS = 1;
/** In discs: a loss below is not among the dearest, and an estimated one no gift. */
const DEAR = 7;
const LEAST_GIFT = 6;
/** In discs: what loses less is a moment only where there are few others. */
const LEAST_LOSS = 4;
const LEAST_MOMENTS = 3;
/** The same of an estimated loss below the dear ones if so many moves were about as good, within so many discs. */
const FOGGY = 3;
const ALIKE = 1;
/** In discs: what loses in a game that is decided by so much is no moment, if there are others. */
const DECIDED = 20;
/** In discs: such a loss is a moment in a decided game as well. */
const HUGE = 15;
/** A moment is shown where the board shows it so plainly. */
const PLAIN = 2;
/** What each degree of plainness weighs, and in discs the cost above which more hardly matters. */
const WEIGHTS = [0.25, 0.5, 1, 1.3];
const MOST_COST = 30;
/** A lead before this move means nothing, and what is lost before it weighs less. */
const LEAST_PLY = 10;
const EARLY_WEIGHT = 0.5;
/** In discs: what losing the lead, or the chance to have it back, weighs besides. */
const LOST_LEAD = 6;
/** A lead is at least this much, in expected points; half a point is even. */
const LEAD = 0.6;
const EVEN = 0.5;
/**
 * What makes a move the only one: the next best one loses so many discs, there were so many moves to choose from, and
 * an estimate was searched so many plies deep.
 */
const FOUND_DISCS = 6;
const FOUND_CHOICE = 4;
const FOUND_DEPTH = 8;
/** In a position that is won or lost by more discs, nobody needs to find anything. */
const OPEN_VALUE = 24;
/** Everybody knows the moves before. */
const OPENED_EMPTIES = 48;
const MOST_DISCS = 64;
/** The move that took the square of several others comes within so many plies after them. */
const TAKEN_GAP = 8;
/** What each bad move did or missed. */
type Facts = ReadonlyMap<PlyReview, Fact | undefined>;

/** Some bad moves that are one moment, before it is chosen. */
interface Group {
  readonly kind: Exclude<MomentKind, 'found'>;
  readonly plies: readonly PlyReview[];
  readonly squares: readonly Square[];
  readonly taken?: PlyReview | undefined;
}

/**
 * The key moments of a game, from what a review knows of it: three to five if there are so many, the most important
 * first. Bad moves about the same square or region are one moment. Searches nothing.
 *
 * @param plies the moves of a review, `undefined` where it has no value yet
 */
export function moments(plies: readonly (PlyReview | undefined)[], options: MomentOptions = {}): Moment[] {
  const known = confirmed(plies, options.explanations).filter((ply) => ply !== undefined);
  return chosenOf(allMoments(known, explainer(plies, options)), options.most);
}

/** Explains a move of a review: as a caller did, or by its values. */
type Explainer = (ply: PlyReview) => Explanation;

/**
 * The explainer of some moves. `confirmed` may have replaced a review: it has the same place (`node`), which finds it.
 */
export function explainer(
  plies: readonly (PlyReview | undefined)[],
  { explanations = [] }: MomentOptions,
): Explainer {
  const explained = new Map(plies.map((ply, at) => [ply?.node, explanations[at]]));
  return (ply) => explained.get(ply.node) ?? explainedByValues(ply);
}

/** All bad moves as moments, and all moves that were well found; the most important first. */
export function allMoments(known: readonly PlyReview[], explain: Explainer): Moment[] {
  const reviews: Reviews = new Map(known.map((ply) => [ply.node, ply]));
  const faults = known.filter((ply) => isWorseThanGood(ply.class));
  const facts = new Map(faults.map((ply) => [ply, factOf(ply, reviews)]));
  return [
    ...groupsOf(faults, known, facts).map((group) => faultMoment(group, explain, facts)),
    ...known.filter(isFound).map((ply) => foundMoment(ply, explain)),
  ].toSorted((a, b) => weightOf(b) - weightOf(a) || a.main.ply - b.main.ply);
}

const byValues = new WeakMap<PlyReview, Explanation>();

/** The explanation from the values of the review, without a search; made once, as it takes some milliseconds. */
function explainedByValues(ply: PlyReview): Explanation {
  const known = byValues.get(ply);
  if (known) return known;
  const explanation = explainFrom(ply.position, ply.square, ply.moves);
  byValues.set(ply, explanation);
  return explanation;
}

/**
 * The moments that are worth showing: the dearest of the side that lost, a gift of the other side, and what was well found
 * if there is room.
 *
 * @param all all moments in order
 * @param loser missing where nobody lost: then the moves of both sides are alike
 */
export function chosenOf(all: readonly Moment[], most = MOST_MOMENTS, loser?: Color): Moment[] {
  const bad = all.filter(({ kind }) => kind !== 'found');
  const open = bad.filter((moment) => !isDecided(moment));
  const faults = open.length > 0 ? open : bad;
  const weighty = faults.filter((moment) => !isMinor(moment)).toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const plain = weighty.filter((moment) => plainnessOf(moment) >= PLAIN);
  const isOwn = ({ main }: Moment): boolean => !loser || main.color === loser;
  // Where there is room: nobody understands a game without what cost most, whether or not the board shows why.
  const dearest = weighty
    .filter((moment) => isOwn(moment) && moment.main.loss >= DEAR)
    .toSorted((a, b) => b.main.loss - a.main.loss)
    .slice(0, DEAREST);
  const own = [...new Set([...dearest, ...plain.filter(isOwn)])];
  const others = weighty.filter((moment) => !isOwn(moment));
  const gifts = others.filter(
    (moment) =>
      plainnessOf(moment) >= PLAIN && (moment.main.certainty === 'exact' || costOf(moment) >= LEAST_GIFT),
  );
  const leads = others.filter(({ kind, main }) => kind === 'lead-lost' && main.loss >= DEAR);
  const praised = (['black', 'white'] as const).flatMap(
    (color) => all.find((moment) => moment.color === color && canBePraised(moment)) ?? [],
  );
  const minor = faults.filter(isMinor).toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const shown = new Set([
    ...own.slice(0, OWN_MOMENTS),
    ...gifts.slice(0, GIFTS),
    ...leads.slice(0, GIFTS),
    ...own,
    ...praised,
    ...gifts,
  ]);
  // A number alone teaches nothing where others show why, unless it is large.
  const large = weighty.filter(({ main }) => main.loss >= DEAR);
  const rest = [
    ...large.filter(hasReason),
    ...large,
    ...[...weighty, ...minor].filter(hasReason),
    ...weighty,
  ];
  // Fewer are the first of those that would be shown where there is room.
  const room = Math.max(most, MOST_MOMENTS);
  const inOrder = new Set([...[...shown].slice(0, room), ...rest]);
  const chosen = [...inOrder].slice(0, Math.max(Math.min(shown.size, room), LEAST_MOMENTS));
  return all.filter((moment) => chosen.includes(moment)).slice(0, most);
}

/** How plain a moment is; a square that was left several times and then taken is plain as well. */
function plainnessOf({ fact, taken }: Moment): number {
  return Math.max(fact?.plainness ?? 0, taken ? PLAIN : 0);
}

/** What a moment weighs in a story: what it cost, as far as that still matters, and how plainly the board shows why. */
function scoreOf(moment: Moment): number {
  const early = moment.main.ply < LEAST_PLY ? EARLY_WEIGHT : 1;
  return Math.min(costOf(moment), MOST_COST) * WEIGHTS[plainnessOf(moment)]! * early;
}

/** Reasons of the coach that say which move comes first, or what an answer leaves, and hardly why. */
const FAINT: readonly ReasonKind[] = ['too-early', 'reply-stronger', 'mobility', 'value', 'count'];

/** Whether a reason of the coach hardly says why, or names one of several replies that are as strong. */
export function isFaint({ kind, upshot, numbers: { replies = 1 } }: Reason): boolean {
  return (FAINT.includes(kind) || replies > 1) && upshot === undefined;
}

/** Whether a moment shows more than what it cost: a fact that is plain to some degree, or who took its square. */
export function hasReason({ fact, taken }: Moment): boolean {
  return taken !== undefined || (fact !== undefined && fact.plainness > 0);
}

/** Whether a moment came when the game was decided; a player who is far behind can still learn from a lost corner. */
function isDecided({ fact, main: { before, after, loss } }: Moment): boolean {
  const isLesson = isPlain(fact) && before < 0 && lostDiscs(loss) >= LEAST_LOSS;
  const decidedBy = Math.max(Math.min(before, after), -Math.max(before, after));
  return decidedBy >= DECIDED && lostDiscs(loss) < HUGE && !isLesson;
}

/** Whether a moment cost little, or hardly shows which move was better, and changed no proven result. */
function isMinor(moment: Moment): boolean {
  const { before, after, certainty, loss, moves } = moment.main;
  if (certainty === 'exact' && Math.sign(before) !== Math.sign(after)) return false;
  const alike = moves.filter(({ value }) => moves[0]!.value - value <= ALIKE);
  const isFoggy = certainty !== 'exact' && loss < DEAR && alike.length >= FOGGY;
  return isFoggy || lostDiscs(costOf(moment)) < LEAST_LOSS;
}

/** Whether a move was found, after the opening, of which the board shows what it is for. */
function canBePraised({ kind, main, fact }: Moment): boolean {
  const isFound = kind === 'found' && main.position.empties <= OPENED_EMPTIES;
  return isFound && fact?.worth !== undefined && !fact.worth.counts;
}

/** What a moment cost the side of its main move, in discs: that move, or all its moves about one square together. */
function costOf({ kind, main, plies }: Moment): number {
  const own = plies.filter(({ color }) => color === main.color);
  return kind === 'square' ? own.reduce((sum, { loss }) => sum + loss, 0) : main.loss;
}

/** The order of moments: by what they cost and how plain that is; finding a move comes after all that was lost. */
function weightOf(moment: Moment): number {
  const { kind, discs } = moment;
  if (kind === 'found') return discs - MOST_DISCS;
  return scoreOf(moment) + (kind === 'lead-lost' || kind === 'chance-missed' ? LOST_LEAD : 0);
}

/** The moment of one or several bad moves. */
function faultMoment({ kind, plies, squares, taken }: Group, explain: Explainer, own: Facts): Moment {
  // The lesson of a missed chance is the move that missed it.
  const main =
    kind === 'chance-missed'
      ? plies.at(-1)!
      : plies.reduce((worst, ply) => (ply.loss > worst.loss ? ply : worst));
  const isOfOne = kind === 'chance-missed' || plies.every(({ color }) => color === main.color);
  const explanations = plies.map(explain);
  const facts = plies.map((ply) => own.get(ply));
  const fact = facts[plies.indexOf(main)];
  return {
    kind,
    plies,
    main,
    ...(isOfOne && { color: main.color }),
    squares,
    discs: tenths(plies.reduce((sum, { loss }) => sum + loss, 0)),
    explanation: explanations[plies.indexOf(main)]!,
    explanations,
    ...(fact && { fact }),
    facts,
    ...(taken && { taken }),
  };
}

/** A moment with another of its moves in its middle. */
export function withMain(moment: Moment, main: PlyReview): Moment {
  const { fact: _, ...rest } = moment;
  const at = moment.plies.indexOf(main);
  const fact = moment.facts[at];
  return { ...rest, main, explanation: moment.explanations[at]!, ...(fact && { fact }) };
}

/** The kind of a single bad move, by what it did to the lead. */
function kindOf(ply: PlyReview, faults: readonly PlyReview[]): Group['kind'] {
  if (!losesLead(ply) || ply.ply < LEAST_PLY) return 'loss';
  return faults.some((before) => givesBack(ply, before)) ? 'chance-missed' : 'lead-lost';
}

/** The moment of a good move that was hard to find. */
function foundMoment(ply: PlyReview, explain: Explainer): Moment {
  const discs = tenths(ply.moves[0]!.value - ply.moves[1]!.value);
  const explanation = explain(ply);
  const fact = foundFact(ply);
  return {
    kind: 'found',
    plies: [ply],
    main: ply,
    color: ply.color,
    squares: [],
    discs,
    explanation,
    explanations: [explanation],
    ...(fact && { fact }),
    facts: [fact],
  };
}

/** Whether a move was the only good one among several, in a game that was open, and not merely a corner to take. */
function isFound({ square, moves, depth, certainty, coarse }: PlyReview): boolean {
  const [best, second] = moves;
  if (best?.move !== square || !second || moves.length < FOUND_CHOICE || coarse || CORNERS.includes(square))
    return false;
  if (certainty !== 'exact' && depth < FOUND_DEPTH) return false;
  return best.value - second.value >= FOUND_DISCS && Math.abs(best.value) <= OPEN_VALUE;
}

/** Groups bad moves: those about one square, then each of the others. */
function groupsOf(faults: readonly PlyReview[], known: readonly PlyReview[], facts: Facts): Group[] {
  const groups: Group[] = [];
  let left = faults;
  const takeOut = (group: Group | undefined): boolean => {
    if (!group) return false;
    groups.push(group);
    left = left.filter((ply) => !group.plies.includes(ply));
    return true;
  };
  while (takeOut(heaviest(aboutSquares(left, known, facts))));
  return [...groups, ...singles(left, faults)];
}

/** The others, each alone, or with the gifts of the lead right before that it gave back. */
function singles(left: readonly PlyReview[], faults: readonly PlyReview[]): Group[] {
  const chains: PlyReview[][] = [];
  for (const ply of left) {
    const chain = chains.at(-1);
    if (chain && givesBack(ply, chain.at(-1)!)) chain.push(ply);
    else chains.push([ply]);
  }
  return chains.map((chain): Group => {
    const kind =
      chain.length > 2 ? 'exchange' : chain.length > 1 ? 'chance-missed' : kindOf(chain[0]!, faults);
    return { kind, plies: chain, squares: [] };
  });
}

/** Whether a bad move gives back the lead that the move before it gave away. */
function givesBack(ply: PlyReview, before: PlyReview): boolean {
  return (
    ply.ply >= LEAST_PLY &&
    before.ply === ply.ply - 1 &&
    before.color !== ply.color &&
    isError(before.class) &&
    losesLead(ply) &&
    expectedPoints(before.chances.best) >= EVEN
  );
}

/** Whether a move gave away a game that was nearly won. */
function losesLead({ chances, class: found }: PlyReview): boolean {
  const [best, played] = [expectedPoints(chances.best), expectedPoints(chances.played)];
  return isError(found) && best >= LEAD && played <= EVEN;
}

/** The group that cost most. */
function heaviest(groups: readonly Group[]): Group | undefined {
  const cost = ({ plies }: Group): number => plies.reduce((sum, { loss }) => sum + loss, 0);
  return groups.toSorted((a, b) => cost(b) - cost(a))[0];
}

/**
 * The groups of bad moves instead of which their sides should have played on the same square. What did something that
 * everybody understands is a moment of its own.
 */
function aboutSquares(faults: readonly PlyReview[], known: readonly PlyReview[], facts: Facts): Group[] {
  const about = faults.filter((ply) => !isPlain(facts.get(ply)));
  const firsts = about.filter((ply, at) => about.findIndex((other) => isSameWish(ply, other)) === at);
  return firsts
    .flatMap((first) => runsOf(about.filter((ply) => isSameWish(ply, first))))
    .filter((run) => run.length > 1)
    .map((run) => aboutSquare(run, known));
}

/** Bad moves about one square, with the move that took it, and well. */
function aboutSquare(plies: readonly PlyReview[], known: readonly PlyReview[]): Group {
  const last = plies.at(-1)!;
  const square = last.best[0]!;
  const isOfBoth = plies.some(({ color }) => color !== last.color);
  const taken = known.find((ply) => ply.square === square && ply.ply > last.ply);
  const isLost =
    taken &&
    (isOfBoth || taken.color !== last.color) &&
    taken.ply <= last.ply + TAKEN_GAP &&
    !isWorseThanGood(taken.class);
  return { kind: 'square', plies, squares: [square], taken: isLost ? taken : undefined };
}

/** Whether the same square was best instead of two moves. */
function isSameWish(one: PlyReview, other: PlyReview): boolean {
  return one.best[0] === other.best[0];
}

/** Splits moves where too many plies lie between two. */
function runsOf(plies: readonly PlyReview[]): PlyReview[][] {
  const runs: PlyReview[][] = [];
  for (const ply of plies) {
    const run = runs.at(-1);
    if (run && ply.ply - run.at(-1)!.ply <= SQUARE_GAP) run.push(ply);
    else runs.push([ply]);
  }
  return runs;
}
