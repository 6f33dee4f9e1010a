/**
 * Finds what stands out in a player's losses compared with players of the same strength. Only what is unlikely to be
 * chance stands out.
 */
import type { ReasonKind } from '../coach/reasons/reason.js';
import { partOf, type GamePart } from '../analysis/summary.js';
import type { Square } from '../rules/square.js';
import { mainLineOf } from '../rules/game/tree.js';
import { HABITS, shows, type Habit } from './habits.js';
import {
  chanceOf,
  DEAR_OPENINGS,
  HABIT_NORMS,
  normOf,
  SHARE_IN_PARTS,
  type Measure,
} from './strength/norms.js';
import { deviation, mean } from './numbers.js';
import { openingsOf } from './opening-groups.js';
import type { OwnGame } from './own-games.js';
import type { ReviewedMove } from './reviewed-side.js';
import { estimateStrength, PARTS } from './strength/strength.js';
import { lossByTheme, reasonsOfTheme, THEMES, type Theme } from './loss-themes.js';
import { tenths } from '../rules/score.js';

/** What a deviation is about. */
export type Subject =
  | { readonly kind: 'theme'; readonly name: Theme }
  | { readonly kind: 'part'; readonly name: GamePart }
  /** What the player does more often than people of that strength, counted from the moves alone. */
  | { readonly kind: 'habit'; readonly name: Habit }
  /** The opening phase of the games with this opening. */
  | { readonly kind: 'opening'; readonly name: string; readonly moves: readonly Square[] };

/** A move that belongs to a deviation. */
export interface DearMove {
  /** Index of the game in the report, from 0, and its name. */
  readonly game: number;
  readonly name: string;
  readonly ply: number;
  readonly square: Square;
  readonly best: Square;
  /** Discs lost for this reason. */
  readonly loss: number;
}

/** A lesson of the site's course that addresses a weakness. */
export type Lesson =
  | 'corners'
  | 'xSquares'
  | 'edges'
  | 'mobility'
  | 'quiet'
  | 'freeMoves'
  | 'parity'
  | 'counting'
  | 'openings'
  | 'plans';

/** What the player can do about a weakness. */
export interface Plan {
  /** Puzzles with one of these themes. */
  readonly puzzles: readonly ReasonKind[];
  /** The lesson of the site's course, by its name there. */
  readonly lesson: Lesson;
  /** The moves of an opening to relearn. */
  readonly line?: readonly Square[];
}

/** Something that costs more or less than it costs players of the same strength. */
export interface Deviation {
  readonly subject: Subject;
  /** Number of games in which it was counted. */
  readonly games: number;
  /**
   * Average loss in such a game, and the expected loss, in discs: what players of the same strength lose or, for an
   * opening, what the player loses in other games. For a habit, the discs that moves with it lose, and what they would lose
   * if they were as frequent as usual.
   */
  readonly loss: number;
  readonly expected: number;
  /** For a habit: the share of occasions in which the player shows it, and the usual one, 0-1. */
  readonly often?: { readonly own: number; readonly usual: number };
  /** Difference between the two, in standard errors; for a habit, of the shares. */
  readonly errors: number;
  /** About how many games would show that such a difference is not chance; 10,000 at most. */
  readonly gamesNeeded: number;
  /** The moves with the largest losses, ten at most. */
  readonly moves: readonly DearMove[];
  readonly plan: Plan;
}

/** What costs a player most, compared with nobody. */
export interface Costliest extends Pick<Deviation, 'games' | 'loss' | 'moves' | 'plan'> {
  readonly subject: Extract<Subject, { kind: 'theme' }>;
}

/** A game with the reviewed moves of the player. */
interface CountedGame extends OwnGame {
  readonly moves: readonly ReviewedMove[];
}

/** One thing that is counted in games: how many discs each move lost by it. */
interface Count {
  readonly subject: Subject;
  /** What it is compared with: players of the same strength, or the player's other games. A habit is counted itself. */
  readonly usual: Measure | readonly CountedGame[] | HabitCount;
  readonly plan: Plan;
  readonly games: readonly CountedGame[];
  /** What a move counts as lost, in discs. */
  readonly lossOf: (move: ReviewedMove) => number;
}

/** Whether each move shows a habit; moves without an occasion are missing. */
type HabitCount = ReadonlyMap<ReviewedMove, boolean>;

/** With fewer games nothing is reported as standing out. */
export const LEAST_GAMES = 8;
/** The fewest games with an opening, and without it, for comparing the two. */
const LEAST_OPENING_GAMES = 5;
/** Standard errors beyond which a difference is unlikely to be chance, although a dozen things are tested. */
const CLEAR_ERRORS = 2.8;
/** A habit stands for what costs most if moves with it lose this part of it. */
const HABIT_EXPLAINS = 0.75;
/** Standard errors from which a difference is reported as undecided. */
const OPEN_ERRORS = 1.6;
/** A difference smaller than this, in discs per game or as a part of what is usual, is not reported. */
const LEAST_DISCS = 1;
const LEAST_PART = 0.25;
/** Possible error of what is usual, as a part of it: the themes were fitted to 449 sides. */
const DOUBT = 0.08;
/** Only a cause that makes up this part of the excess in a part of the game is reported instead of the part. */
const EXPLAINED = 0.5;
/** The same for a theme that costs too much only in that part: who errs in all of the end enters wrong regions, too. */
const EXPLAINED_IN_PART = 0.75;
/** A theme with less than this part of its usual loss outside a part of the game does not occur throughout the game. */
const LEAST_OUTSIDE = 0.25;
/**
 * What costs too much in one place costs too much elsewhere as well only if the excess there is at least this part of
 * what is in proportion.
 */
const IN_PROPORTION = 0.5;
/** A report names at most so many weaknesses, and for each so many moves. */
const MOST_WEAKNESSES = 3;
const MOST_MOVES = 10;
/** Stands for no number of games: the doubt in what is usual is too great for any. */
const MOST_GAMES_NEEDED = 10_000;

/** The lesson that addresses a cause, or a part of the game. */
export const LESSON_OF: Readonly<Record<Theme | GamePart | Habit, Lesson>> = {
  corners: 'xSquares',
  'corners-missed': 'corners',
  mobility: 'mobility',
  discs: 'quiet',
  tempo: 'freeMoves',
  edges: 'edges',
  parity: 'parity',
  counting: 'counting',
  unexplained: 'plans',
  opening: 'openings',
  midgame: 'plans',
  endgame: 'counting',
  'corners-refused': 'corners',
  greed: 'quiet',
  'moves-given': 'mobility',
  'edges-taken': 'edges',
};

/** The theme whose puzzles train against a habit. */
const THEME_OF_HABIT: Readonly<Record<Habit, Theme>> = {
  'corners-refused': 'corners-missed',
  greed: 'discs',
  'moves-given': 'mobility',
  'edges-taken': 'edges',
};

/** @param strength in points; if undefined, nothing stands out */
export function deviations(
  games: readonly CountedGame[],
  strength: number | undefined,
): { weaknesses: Deviation[]; merits: Deviation[]; open: Deviation[] } {
  if (strength === undefined || games.length < LEAST_GAMES) return { weaknesses: [], merits: [], open: [] };
  const order = new Map(games.map((game, at) => [game, at]));
  const habits = HABITS.map((habit) => [habit, habitIn(habit, games)] as const);
  const known = new Map<Count, Deviation>();
  const deviation = (count: Count): Deviation => {
    const found = known.get(count) ?? deviationOf(count, strength, games, order);
    known.set(count, found);
    return found;
  };
  const weaknesses: Deviation[] = [];
  let rest = games;
  while (weaknesses.length < MOST_WEAKNESSES) {
    // An opening is compared with the player's other games. Once the moves of one opening are removed, they are no
    // basis for comparison.
    const hasOpening = weaknesses.some(({ subject }) => subject.kind === 'opening');
    const counts = countsOf(rest, habits).filter(({ subject }) => !hasOpening || subject.kind !== 'opening');
    const chosen = dearest(counts, deviation, rest.length);
    if (!chosen) break;
    const { lossOf, games: own } = chosen;
    weaknesses.push(deviation(chosen));
    const concerned = new Set(own);
    // Do not report again what this weakness explains.
    rest = rest.map((game) => {
      if (!concerned.has(game)) return game;
      const left = { ...game, moves: game.moves.filter((move) => lossOf(move) === 0) };
      order.set(left, order.get(game)!);
      return left;
    });
  }
  const named = new Set(weaknesses.map(({ subject }) => subject.name));
  const others = countsOf(games, habits)
    .map(deviation)
    .filter(({ subject }) => !named.has(subject.name));
  return {
    weaknesses,
    merits: others
      .filter(
        (found) =>
          (found.subject.kind === 'theme' || found.subject.kind === 'part') &&
          isWorthAWord(found) &&
          found.errors <= -CLEAR_ERRORS,
      )
      .sort((a, b) => a.errors - b.errors)
      .slice(0, MOST_WEAKNESSES),
    open: others
      .filter((found) => isWorthAWord(found) && found.errors >= OPEN_ERRORS && !isClear(found))
      .sort((a, b) => b.errors - a.errors)
      .slice(0, MOST_WEAKNESSES),
  };
}

/** The theme with the largest loss, of those with a known cause; `undefined` if nothing was lost by them. */
export function costliestOf(games: readonly CountedGame[]): Costliest | undefined {
  const order = new Map(games.map((game, at) => [game, at]));
  const [first] = themeCounts(games)
    .map((count) => ({ ...count, loss: tenths(mean(games.map(lossIn(count.lossOf)))) }))
    .filter(({ loss }) => loss > 0)
    .sort((a, b) => b.loss - a.loss);
  if (!first) return undefined;
  const { subject, loss, plan, lossOf } = first;
  return { subject, games: games.length, loss, plan, moves: dearestMoves(games, lossOf, order) };
}

/**
 * The clear deviation with the largest cost. If a part of the game costs most, but one cause explains it, that cause.
 * A player who is weak in the endgame also gives corners there, but not elsewhere; then corners are not the cause unless
 * they are nearly all of it.
 */
function dearest(
  counts: readonly Count[],
  deviation: (count: Count) => Deviation,
  all: number,
): Count | undefined {
  const excessOf = (count: Count): number => {
    const { loss, expected, games } = deviation(count);
    return ((loss - expected) * games) / all;
  };
  const seen = counts
    .filter((count) => isWorthAWord(deviation(count)) && deviation(count).errors >= OPEN_ERRORS)
    .sort((a, b) => excessOf(b) - excessOf(a));
  const clear = seen.filter((count) => isClear(deviation(count)));
  const [first] = clear;
  const habit = clear.find((count) => first && explainsAs(count, first));
  if (habit) return habit;
  if (first?.subject.kind === 'opening') return clearestOpening(clear, deviation);
  if (first?.subject.kind !== 'part') return first;
  // That this part costs too much is clear; what its cause is may be less so.
  const within = seen.filter(({ subject }) => subject.kind !== 'part');
  const { name: part } = first.subject;
  const explains = (count: Count): boolean =>
    excessOf(count) >=
    excessOf(first) * (isOnlyIn(part, count, deviation(count)) ? EXPLAINED_IN_PART : EXPLAINED);
  const cause = within.find(explains) ?? first;
  return cause.subject.kind === 'opening' ? clearestOpening(within, deviation) : cause;
}

/** Whether a habit is what costs most, or nearly all of that is lost by moves that show it. */
function explainsAs({ subject, lossOf: shown }: Count, { games, lossOf }: Count): boolean {
  if (subject.kind !== 'habit') return false;
  const lost = games.flatMap(({ moves }) => moves);
  const sum = (valueOf: (move: ReviewedMove) => number): number =>
    lost.reduce((total, move) => total + valueOf(move), 0);
  return sum((move) => (shown(move) > 0 ? lossOf(move) : 0)) >= HABIT_EXPLAINS * sum(lossOf);
}

/**
 * The opening that stands out most. If only the games of one of its variations cost too much, that variation: with a bad
 * Tiger, all of Perpendicular looks bad.
 */
function clearestOpening(
  counts: readonly Count[],
  deviation: (count: Count) => Deviation,
): Count | undefined {
  const excessOf = (count: Count): number => deviation(count).loss - deviation(count).expected;
  const openings = counts
    .filter(({ subject }) => subject.kind === 'opening')
    .sort((a, b) => deviation(b).errors - deviation(a).errors);
  const [first] = openings;
  const isAllOf = (variation: Count): boolean => {
    const own = new Set(variation.games);
    const others = first!.games.filter((game) => !own.has(game));
    if (others.length + own.size > first!.games.length || others.length === 0) return false;
    return excessOf({ ...first!, games: others }) < IN_PROPORTION * excessOf(variation);
  };
  return openings.find(isAllOf) ?? first;
}

/** Whether a theme costs too much in one part only. */
function isOnlyIn(part: GamePart, { subject, games, lossOf }: Count, { loss, expected }: Deviation): boolean {
  if (subject.kind !== 'theme') return false;
  const share = SHARE_IN_PARTS[subject.name][PARTS.indexOf(part)]!;
  if (1 - share < LEAST_OUTSIDE) return true;
  const inPart = (move: ReviewedMove): number => (partOf(move.empties) === part ? lossOf(move) : 0);
  const inside = mean(games.map(lossIn(inPart))) - share * expected;
  const outside = loss - expected - inside;
  // Where a theme is rare, a multiple of what is usual says little: the excess outside need not be larger than inside.
  return outside < IN_PROPORTION * inside * Math.min(1, (1 - share) / share);
}

/** What a game lost by what is counted. */
function lossIn(lossOf: Count['lossOf']): (game: CountedGame) => number {
  return ({ moves }) => moves.reduce((sum, move) => sum + lossOf(move), 0);
}

/** Whether a difference is hardly chance. */
function isClear({ errors }: Deviation): boolean {
  return errors >= CLEAR_ERRORS;
}

/** Whether a difference is large enough to matter. */
function isWorthAWord({ loss, expected }: Deviation): boolean {
  return Math.abs(loss - expected) >= Math.max(LEAST_DISCS, LEAST_PART * expected);
}

/** Everything that is counted in games. */
function countsOf(games: readonly CountedGame[], habits: readonly (readonly [Habit, HabitCount])[]): Count[] {
  const parts = PARTS.map((part): Count => {
    const subject = { kind: 'part', name: part } as const;
    const lossOf = (move: ReviewedMove): number => (partOf(move.empties) === part ? move.loss : 0);
    const puzzles = part === 'endgame' ? [...reasonsOfTheme('counting'), ...reasonsOfTheme('parity')] : [];
    return { subject, usual: part, games, lossOf, plan: { puzzles, lesson: LESSON_OF[part] } };
  });
  const openings = openingsOf(games)
    .map(({ opening: { name, moves }, games: own }): Count => {
      const plan = { puzzles: [], lesson: LESSON_OF.opening, line: moves };
      const chosen = new Set(own);
      const usual = games.filter((game) => !chosen.has(game));
      return { ...parts[0]!, subject: { kind: 'opening', name, moves }, games: own, usual, plan };
    })
    .filter(({ games: own }) => Math.min(own.length, games.length - own.length) >= LEAST_OPENING_GAMES);
  const counted = habits.map(([name, shown]): Count => {
    const plan = { puzzles: reasonsOfTheme(THEME_OF_HABIT[name]), lesson: LESSON_OF[name] };
    const lossOf = (move: ReviewedMove): number => (shown.get(move) === true ? move.loss : 0);
    return { subject: { kind: 'habit', name }, usual: shown, games, lossOf, plan };
  });
  return [...parts, ...themeCounts(games), ...openings, ...counted];
}

/** The themes with a known cause. */
function themeCounts(games: readonly CountedGame[]): (Count & { readonly subject: Costliest['subject'] })[] {
  return THEMES.filter((theme) => theme !== 'unexplained').map((theme) => ({
    subject: { kind: 'theme', name: theme },
    usual: theme,
    games,
    lossOf: (move) => lossByTheme(move).get(theme) ?? 0,
    plan: { puzzles: reasonsOfTheme(theme), lesson: LESSON_OF[theme] },
  }));
}

/** Where a player could show a habit, and whether they did. */
function habitIn(habit: Habit, games: readonly CountedGame[]): HabitCount {
  const found = new Map<ReviewedMove, boolean>();
  for (const { record, moves } of games) {
    const line = mainLineOf(record.game.root);
    for (const move of moves) {
      const before = line[move.ply - 1]?.parent;
      const shown = before && shows(habit, before.position, move.square);
      if (shown !== undefined) found.set(move, shown);
    }
  }
  return found;
}

/** What a player does differently from others of the same strength, in figures. */
function deviationOf(
  { subject, usual, games, lossOf, plan }: Count,
  strength: number,
  all: readonly CountedGame[],
  order: ReadonlyMap<CountedGame, number>,
): Deviation {
  const inGame = lossIn(lossOf);
  const losses = games.map(inGame);
  if (subject.kind === 'habit') {
    const {
      own,
      usual: chance,
      errors,
      needed,
    } = frequencyOf(subject.name, usual as HabitCount, games, strength);
    return {
      subject,
      games: games.length,
      loss: tenths(mean(losses)),
      expected: tenths(own === 0 ? 0 : (mean(losses) * chance) / own),
      often: { own, usual: chance },
      errors: tenths(errors),
      gamesNeeded: needed,
      moves: dearestMoves(games, lossOf, order),
      plan,
    };
  }
  const { expected, single, doubt } =
    typeof usual === 'string'
      ? ofOthers(losses, normOf(usual, strengthBeside(all, lossOf, usual, strength)))
      : ofOwn(
          (usual as readonly CountedGame[]).flatMap(inAsManyMoves(games, inGame)),
          normOf('opening', strength),
          usualCost(subject),
        );
  const difference = mean(losses) - expected;
  return {
    subject,
    games: games.length,
    loss: tenths(mean(losses)),
    expected: tenths(expected),
    errors: tenths(difference / Math.hypot(single / Math.sqrt(games.length), doubt)),
    gamesNeeded: gamesNeeded(Math.abs(difference) / CLEAR_ERRORS, single, doubt),
    moves: dearestMoves(games, lossOf, order),
    plan,
  };
}

/** How often a player shows a habit, and people of that strength do; and how many games would show such a difference. */
function frequencyOf(
  habit: Habit,
  found: HabitCount,
  games: readonly CountedGame[],
  strength: number,
): { own: number; usual: number; errors: number; needed: number } {
  const { spread, differ } = HABIT_NORMS[habit];
  const chance = chanceOf(habit, strength);
  const counted = games
    .flatMap(({ moves }) => moves.map((move) => found.get(move)))
    .filter((one) => one !== undefined);
  if (counted.length === 0) return { own: 0, usual: chance, errors: 0, needed: MOST_GAMES_NEEDED };
  const own = counted.filter(Boolean).length / counted.length;
  const occasions = counted.length / games.length;
  const usual = occasions * chance;
  const single = Math.sqrt(spread * usual * (1 - chance));
  const doubt = differ * usual;
  const difference = occasions * own - usual;
  return {
    own,
    usual: chance,
    errors: difference / Math.hypot(single / Math.sqrt(games.length), doubt),
    needed: gamesNeeded(Math.abs(difference) / CLEAR_ERRORS, single, doubt),
  };
}

/**
 * The strength that a player would have if they lost no more than usual by one cause. A weakness lowers the estimated
 * strength, and compared with that strength it would look smaller than it is.
 */
function strengthBeside(
  games: readonly CountedGame[],
  lossOf: (move: ReviewedMove) => number,
  usual: Measure,
  strength: number,
): number {
  const lost = mean(games.map(lossIn(lossOf)));
  const over = 1 - normOf(usual, strength).mean / lost;
  if (!(over > 0)) return strength;
  const beside = games.map(({ moves }) => ({
    moves: moves.map((move) => ({ ...move, loss: move.loss - over * lossOf(move) })),
  }));
  return estimateStrength(beside)?.points ?? strength;
}

/**
 * What losses are compared with, the standard deviation of single games, and the standard error of the comparison
 * itself.
 */
interface Comparison {
  readonly expected: number;
  readonly single: number;
  readonly doubt: number;
}

/**
 * Compares with players of the same strength. A few games may vary too little by chance; the usual deviation is the
 * least that is assumed.
 */
function ofOthers(losses: readonly number[], usual: { mean: number; deviation: number }): Comparison {
  return {
    expected: usual.mean,
    single: Math.max(usual.deviation, deviation(losses)),
    doubt: DOUBT * usual.mean,
  };
}

/** The loss of another game in an opening phase of as many moves as these games have: in some games, the first moves were given. */
function inAsManyMoves(
  games: readonly CountedGame[],
  lossIn: (game: CountedGame) => number,
): (other: CountedGame) => number[] {
  const movesOf = ({ moves }: CountedGame): number =>
    moves.filter(({ empties }) => partOf(empties) === 'opening').length;
  const usual = mean(games.map(movesOf));
  return (other) => (movesOf(other) === 0 ? [] : [(lossIn(other) * usual) / movesOf(other)]);
}

/** What an opening, or the one that it belongs to, costs everybody, as a part of what their other games cost. */
function usualCost(subject: Subject): number {
  if (subject.kind !== 'opening') return 1;
  const line = subject.moves.join('');
  const known = Object.entries(DEAR_OPENINGS).filter(([moves]) => line.startsWith(moves));
  return known.sort(([one], [other]) => other.length - one.length)[0]?.[1] ?? 1;
}

/**
 * Compares with the player's other games. Single games differ by no less than those of other players do.
 *
 * @param cost what the opening usually costs, as a part of other games
 */
function ofOwn(
  others: readonly number[],
  usual: { mean: number; deviation: number },
  cost: number,
): Comparison {
  const expected = cost * mean(others);
  const single = Math.max(deviation(others), (usual.deviation / usual.mean) * expected);
  return { expected, single, doubt: single / Math.sqrt(others.length) };
}

/** @param error the standard error at which the difference is clear */
function gamesNeeded(error: number, single: number, doubt: number): number {
  const room = error ** 2 - doubt ** 2;
  return room <= 0 ? MOST_GAMES_NEEDED : Math.min(MOST_GAMES_NEEDED, Math.ceil(single ** 2 / room));
}

/** The moves that cost most. */
function dearestMoves(
  games: readonly CountedGame[],
  lossOf: (move: ReviewedMove) => number,
  order: ReadonlyMap<CountedGame, number>,
): DearMove[] {
  return games
    .flatMap((game) =>
      game.moves.map((move): DearMove => {
        const { ply, square, best } = move;
        return { game: order.get(game)!, name: game.name, ply, square, best, loss: tenths(lossOf(move)) };
      }),
    )
    .filter(({ loss }) => loss > 0)
    .sort((a, b) => b.loss - a.loss || a.game - b.game || a.ply - b.ply)
    .slice(0, MOST_MOVES);
}
