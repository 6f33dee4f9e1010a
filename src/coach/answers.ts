/** What the other side's answers are worth after each of two moves: which of them account for the difference between the two. */
import type { Engine, EngineMove, MoveValue, SearchLimits } from '../engine/engine.js';
import { opponent } from '../rules/color.js';
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';

/** The answers that matter. */
export interface Answers {
  /**
   * Answers to the worse move, each of which alone costs its mover most of what lies between the two moves, the best one first. Where
   * there are many, none of them decides.
   */
  readonly punishing: readonly Square[];
  /** The three best answers to it, whatever they cost. */
  readonly best: readonly Square[];
  /** What each answer costs the mover of the worse move against the better one, in discs. */
  readonly costs?: ReadonlyMap<Square, number>;
  /** How the game goes on after each of the punishing ones, beginning with it. */
  readonly lines: ReadonlyMap<Square, readonly EngineMove[]>;
  /** What the mover has against such an answer after the better move, and not after the worse one. */
  readonly returns: ReadonlyMap<Square, Return>;
}

/** A move against an answer, and why it is not there after the worse move: it is not legal, or the other side punishes it. */
export type Return =
  | { readonly square: Square; readonly because: 'illegal' }
  | {
      readonly square: Square;
      /** Whether the better move prevents the punishment, or makes it do less. */
      readonly because: 'punished' | 'weaker';
      /** What the other side plays against it after the worse move. */
      readonly punishment: Square;
    };

/** The share of the difference that an answer must cost. */
const MOST_OF_IT = 0.6;
/** The share of it that the return must bring, against what could be played after the worse move as well. */
const RETURN_SHARE = 0.3;
/** A search that sees less of the difference says nothing of where it comes from. */
const SEEN_SHARE = 0.4;
/** Answers that somebody who wants to win chooses from. */
const BEST = 3;
/** Answers for which a return is looked for. */
const TRIED = 2;
/** From so many empty squares on, answers are counted to the end; before, so many plies are searched at the most. */
const EXACT_EMPTIES = 16;
const DEPTH = 10;
/** Late in a game as many plies cost less, and more of them count. */
const LATE_EMPTIES = 20;
const LATE_DEPTH = 14;
/** The most nodes of one search; fewer where the moves themselves were looked at only briefly, as during a game. */
const MOST_NODES = 1_000_000;
const BRIEF_DEPTH = 10;
const BRIEF_NODES = 100_000;

/** How answers are searched. */
export interface AnswerOptions {
  /** Plies that the search goes deeper than usual, 0 unless given. */
  readonly deeper?: number;
  /** Plies that it stops short of that, at most `deeper`; 0 unless given. */
  readonly short?: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Searches the answers to two moves of a position. `undefined` where nothing can be said: a side has to pass, or this shorter
 * search does not see what makes the difference.
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
  // The others the better move prevents.
  const kept = punishing.filter((answer) => afterBetter.legalMoves.includes(answer));
  for (const answer of kept.slice(0, TRIED)) {
    const against = await returnTo(afterWorse.play(answer), afterBetter.play(answer), difference, search);
    if (against) returns.set(answer, against);
  }
  const best = found.slice(0, BEST).map(({ move }) => move as Square);
  const costs = new Map(found.map((answer) => [answer.move as Square, costOf(answer)] as const));
  return { punishing, best, costs, lines, returns };
}

/** The part of the loss that would be gone if some answers could not be given, 0-1; `undefined` where that is not known. */
export function shareOf(answers: Answers, struck: readonly Square[]): number | undefined {
  const left = lossWithout(answers, struck);
  if (left === undefined) return undefined;
  const most = Math.max(...answers.costs!.values());
  return Math.min(1, (most - Math.max(0, left)) / most);
}

/** What the worse move would lose if some answers could not be given, in discs; `-Infinity` where there is no other, `undefined` where that is not known. */
export function lossWithout({ costs }: Answers, struck: readonly Square[]): number | undefined {
  if (!costs) return undefined;
  return Math.max(...[...costs].filter(([square]) => !struck.includes(square)).map(([, cost]) => cost));
}

/** What the side to move has in one of two positions, and in the other one not, or only at a price. */
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
    multiPv: position.legalMoves.length,
  });
  return moves;
}
