/**
 * The values of the other side's answers to each of two moves: which answers explain the difference between the two?
 */
import type { Engine, EngineMove, MoveValue, SearchLimits } from '../engine/engine.js';
import { ALL_VALUES } from '../engine/value-moves.js';
import { opponent } from '../rules/color.js';
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';

/** The answers that matter. */
export interface Answers {
  /**
   * Answers to the worse move, each of which alone costs its mover most of the difference, best first. If there are
   * many, none of them decides.
   */
  readonly punishing: readonly Square[];
  /** The three best answers to the worse move, whatever they cost. */
  readonly best: readonly Square[];
  /** What each answer costs the mover of the worse move, compared with the better move, in discs. */
  readonly costs?: ReadonlyMap<Square, number>;
  /** The line after each punishing answer, beginning with that answer. */
  readonly lines: ReadonlyMap<Square, readonly EngineMove[]>;
  /** How the mover could meet such an answer after the better move, but not after the worse one. */
  readonly returns: ReadonlyMap<Square, Return>;
}

/**
 * A move against an answer, and why it does not work after the worse move: it is illegal there, or the other side
 * punishes it.
 */
export type Return =
  | { readonly square: Square; readonly because: 'illegal' }
  | {
      readonly square: Square;
      /** Whether the better move prevents the punishment, or only weakens it. */
      readonly because: 'punished' | 'weaker';
      /** What the other side plays against it after the worse move. */
      readonly punishment: Square;
    };

/** The share of the difference that a punishing answer must cost. */
const MOST_OF_IT = 0.6;
/** The share of it that the return must gain, compared with the best move after the worse one. */
const RETURN_SHARE = 0.3;
/** A search that sees a smaller share of the difference cannot say where it comes from. */
const SEEN_SHARE = 0.4;
/** The number of best answers, among which a player who wants to win chooses. */
const BEST = 3;
/** The number of answers for which a return is searched. */
const TRIED = 2;
/** From this number of empty squares on, answers are proven; before, they are searched to at most this many plies. */
const EXACT_EMPTIES = 16;
const DEPTH = 10;
/** Late in a game the same number of plies costs less, and more of them matter. */
const LATE_EMPTIES = 20;
const LATE_DEPTH = 14;
/** The most nodes of one search; fewer if the moves themselves were searched only briefly, as during a game. */
const MOST_NODES = 1_000_000;
const BRIEF_DEPTH = 10;
const BRIEF_NODES = 100_000;

/** How answers are searched. */
export interface AnswerOptions {
  /** How many plies deeper than usual the search looks; default 0. */
  readonly deeper?: number;
  /** How many plies short of that it stops, at most `deeper`; default 0. */
  readonly short?: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Searches the answers to two moves of a position. Returns `undefined` if this says nothing: a side has to pass, or
 * this shorter search does not see the difference.
 *
 * @throws {DOMException} `AbortError` when the signal aborts
 * @throws {EngineError} when the engine fails
 */
export async function answersTo(
  position: Position,
  worse: MoveValue,
  better: MoveValue,
  engine: Engine,
  { deeper = 0, short = 0, signal }: AnswerOptions = {},
): Promise<Answers | undefined> {
  const [afterWorse, afterBetter] = [worse, better].map(({ move }) => position.play(move as Square)) as [
    Position,
    Position,
  ];
  const other = opponent(position.turn);
  if ([afterWorse, afterBetter].some(({ phase, turn }) => phase !== 'play' || turn !== other))
    return undefined;
  const known = Math.max(worse.depth, better.depth);
  const isLate = position.empties <= LATE_EMPTIES;
  const limits = {
    depth: Math.max(1, Math.min(isLate ? LATE_DEPTH : DEPTH, known - deeper - 1)) + deeper - short,
    nodes: known - deeper <= BRIEF_DEPTH ? BRIEF_NODES : MOST_NODES,
    ...(signal && { signal }),
  };
  const search = (where: Position): Promise<readonly MoveValue[]> => movesIn(where, engine, limits);
  const found = await search(afterWorse);
  const foundThere = await search(afterBetter);
  const [strongest, strongestThere] = [found[0], foundThere[0]];
  if (!strongest || !strongestThere) return undefined;
  const difference = strongest.value - strongestThere.value;
  if (difference <= 0 || difference < SEEN_SHARE * (better.value - worse.value)) return undefined;
  const costOf = ({ value }: MoveValue): number => value - strongestThere.value;
  const costly = found.filter((answer) => costOf(answer) >= MOST_OF_IT * difference);
  const punishing = costly.map(({ move }) => move as Square);
  const lines = new Map(costly.map(({ move, line }) => [move as Square, line]));
  const returns = new Map<Square, Return>();
  // The better move prevents the others.
  const kept = punishing.filter((answer) => afterBetter.legalMoves.includes(answer));
  for (const answer of kept.slice(0, TRIED)) {
    const against = await returnTo(afterWorse.play(answer), afterBetter.play(answer), difference, search);
    if (against) returns.set(answer, against);
  }
  const best = found.slice(0, BEST).map(({ move }) => move as Square);
  const costs = new Map(found.map((answer) => [answer.move as Square, costOf(answer)] as const));
  return { punishing, best, costs, lines, returns };
}

/** The share of the loss that would vanish without the given answers, 0-1; `undefined` if unknown. */
export function shareOf(answers: Answers, struck: readonly Square[]): number | undefined {
  const left = lossWithout(answers, struck);
  if (left === undefined) return undefined;
  const most = Math.max(...answers.costs!.values());
  return Math.min(1, (most - Math.max(0, left)) / most);
}

/**
 * What the worse move would lose without the given answers, in discs; `-Infinity` if there is no other answer,
 * `undefined` if unknown.
 */
export function lossWithout({ costs }: Answers, struck: readonly Square[]): number | undefined {
  if (!costs) return undefined;
  return Math.max(...[...costs].filter(([square]) => !struck.includes(square)).map(([, cost]) => cost));
}

/** A move that works in one of two positions, and in the other is illegal or punished. */
async function returnTo(
  worse: Position,
  better: Position,
  difference: number,
  search: (where: Position) => Promise<readonly MoveValue[]>,
): Promise<Return | undefined> {
  const mover = better.turn;
  if ([worse, better].some(({ phase }) => phase !== 'play') || worse.turn !== mover) return undefined;
  const found = await search(better);
  const square = found[0]!.move as Square;
  const common = found.find(({ move }) => worse.legalMoves.includes(move as Square));
  if (!common || found[0]!.value - common.value >= RETURN_SHARE * difference) {
    return { square, because: 'illegal' };
  }
  if (!worse.legalMoves.includes(square)) return undefined;
  const [made, madeThere] = [worse.play(square), better.play(square)];
  if ([made, madeThere].some(({ phase, turn }) => phase !== 'play' || turn === mover)) return undefined;
  const answers = await search(made);
  const [strongest] = answers;
  if (!strongest || found[0]!.value + strongest.value < RETURN_SHARE * difference) return undefined;
  const otherwise = answers.find(({ move }) => madeThere.legalMoves.includes(move as Square));
  const isPrevented = !otherwise || strongest.value - otherwise.value >= RETURN_SHARE * difference;
  return { square, because: isPrevented ? 'punished' : 'weaker', punishment: strongest.move as Square };
}

async function movesIn(
  position: Position,
  engine: Engine,
  { depth, ...limits }: SearchLimits,
): Promise<readonly MoveValue[]> {
  const { moves } = await engine.search(position, {
    ...limits,
    ...(position.empties <= EXACT_EMPTIES ? { exact: true } : { depth: depth! }),
    ...ALL_VALUES,
  });
  return moves;
}
