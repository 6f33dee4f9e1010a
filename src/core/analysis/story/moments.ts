/**
 * The key moments of a reviewed game: the bad moves that cost most and teach most, and moves that were hard to find.
 * The story is built on them, and the site trains from them. Losses are in discs. The thresholds below are judgements,
 * not fitted.
 */
import { explainFrom } from '../../coach/explain.js';
import type { Explanation } from '../../coach/reasons/reason.js';
import type { Color } from '../../rules/color.js';
import { CORNERS } from '../../rules/strategy.js';
import type { Square } from '../../rules/square.js';
import { tenths } from '../../rules/score.js';
import { expectedPoints, isError, isWorseThanGood, pointsLost } from '../classes.js';
import { confirmed } from './confirmed.js';
import { movesOf } from './facts/effect.js';
import { factOf, foundFact, isPlain, type Fact } from './facts/fact.js';
import type { Reviews } from './facts/followed.js';
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
/** The list has at least so many moments, as far as there are any that teach something. */
const LEAST_MOMENTS = 3;
/** Further moments weigh at least this part of the heaviest. */
const LEAST_PART = 0.15;
/** In discs: what one collapse weighs at most, beside what else a game teaches. */
const MOST_LOSS = 30;
/** Discs weigh this much where they change no chances, and more by the expected points lost, 0-1. */
const LEAST_WEIGHT = 0.5;
/** Moves about one square, and the one that took it, follow each other within so many plies. */
const SQUARE_GAP = 12;
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
/** Finding a move weighs less than losing as many discs, and more discs make it no harder. */
const FOUND_WEIGHT = 0.25;
const MOST_FOUND = 16;
/** Factors of the weight: a fact that shows on the board teaches more than values alone. */
const TAUGHT = 1.25;
const ONLY_VALUES = 0.75;

/** The facts about the bad moves. */
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
  const facts = new Map(faults.map((ply) => [ply, factOf({ ply, explanation: explain(ply) }, reviews)]));
  return [
    ...groupsOf(faults, known, facts).map((group) => faultMoment(group, explain, facts)),
    ...known.filter(isFound).map((ply) => foundMoment(ply, explain)),
  ]
    .map((moment) => ({ moment, weight: weightOf(moment) }))
    .sort((a, b) => b.weight - a.weight || a.moment.main.ply - b.moment.main.ply)
    .map(({ moment }) => moment);
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

/** The moments that are worth showing, of all in order. */
export function chosenOf(all: readonly Moment[], most = MOST_MOMENTS): Moment[] {
  const heaviest = all[0] ? weightOf(all[0]) : 0;
  const praised = new Set<Color>();
  const chosen: Moment[] = [];
  for (const moment of all) {
    if (chosen.length >= most) break;
    if (chosen.length >= LEAST_MOMENTS && weightOf(moment) < heaviest * LEAST_PART) break;
    const { kind, main } = moment;
    // A number alone teaches nothing.
    if (chosen.length > 0 && !hasReason(moment)) continue;
    // One praise for each side is enough, and of a move about which nothing can be said there is none.
    if (kind === 'found' && (!moment.fact || praised.has(main.color))) continue;
    if (kind === 'found') praised.add(main.color);
    chosen.push(moment);
  }
  return chosen;
}

/** Whether there is anything to say of a moment but values, which an explanation has last. */
function hasReason({ fact, explanation }: Moment): boolean {
  return fact !== undefined || explanation.reasons.length > 1;
}

/** The weight of a moment by which it is chosen, in discs: what it costs and teaches. */
function weightOf(moment: Moment): number {
  const { kind, plies, discs, fact } = moment;
  if (kind === 'found') return Math.min(MOST_FOUND, discs) * FOUND_WEIGHT;
  const cost = plies.reduce(
    (sum, ply) => sum + Math.min(MOST_LOSS, ply.loss) * (LEAST_WEIGHT + pointsLost(ply)),
    0,
  );
  return cost * (fact ? TAUGHT : ONLY_VALUES);
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
  // Several moves instead of a square that the other side then took teach that it did not wait.
  const isShared = taken && movesOf(plies.at(-1)!.position, taken.color).includes(taken.square);
  const shared: Fact | undefined = taken && {
    advice: isShared ? 'square-shared' : 'own-now',
    cause: { kind: isShared ? 'square-shared' : 'own-square', squares },
  };
  const facts = plies.map((ply) => {
    const fact = own.get(ply);
    return ply.color === taken?.color || isPlain(fact) ? fact : (shared ?? fact);
  });
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
  if (!losesLead(ply)) return 'loss';
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
 * The groups of bad moves instead of which their sides should have played on the same square: of both sides, if one
 * then took it, or of one.
 */
function aboutSquares(faults: readonly PlyReview[], known: readonly PlyReview[], facts: Facts): Group[] {
  const firsts = faults.filter((ply, at) => faults.findIndex((other) => isSameWish(ply, other)) === at);
  const runs = firsts.flatMap((first) =>
    runsOf(
      faults.filter((ply) => isSameWish(ply, first)),
      SQUARE_GAP,
    ),
  );
  return runs.flatMap((run) => {
    const whole = aboutSquare(run, known);
    const isOfBoth = run.some(({ color }) => color !== run[0]!.color);
    if (isOfBoth && whole.taken) return [whole];
    const sides = (['black', 'white'] as const).map((color) => run.filter((ply) => ply.color === color));
    return sides
      .filter((plies) => plies.length > 1)
      .map((plies) => aboutSquare(plies, known))
      .filter(
        ({ plies, taken }) =>
          taken !== undefined || plies.length > 2 || !plies.some((ply) => didMore(ply, facts)),
      );
  });
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
    taken.ply <= last.ply + SQUARE_GAP &&
    !isWorseThanGood(taken.class) &&
    movesOf(last.position.play(last.square), taken.color).includes(square);
  return { kind: 'square', plies, squares: [square], taken: isLost ? taken : undefined };
}

/** Whether a move did something besides leaving a square, which two moves about that square do not say. */
function didMore(ply: PlyReview, facts: Facts): boolean {
  const { cause } = facts.get(ply) ?? {};
  return cause !== undefined && cause.kind !== 'sacrifice' && !cause.squares.includes(ply.best[0]!);
}

/** Whether the same square was best instead of two moves. */
function isSameWish(one: PlyReview, other: PlyReview): boolean {
  return one.best[0] === other.best[0];
}

/** Splits moves where too many plies lie between two. */
function runsOf(plies: readonly PlyReview[], gap: number): PlyReview[][] {
  const runs: PlyReview[][] = [];
  for (const ply of plies) {
    const run = runs.at(-1);
    if (run && ply.ply - run.at(-1)!.ply <= gap) run.push(ply);
    else runs.push([ply]);
  }
  return runs;
}
