/**
 * The values of the other side's answers to each of two moves, which show the answers that explain the difference
 * between the two. `explain.ts` searches them once, and contrasts weigh an answer by the part of the loss that it
 * causes. Values are in discs, depths in plies. The shares and limits below are judgements; `npm run -w training
 * bench:coach` measures their effect.
 */
import type { Engine, MoveValue, SearchLimits } from '../../engine/engine.js';
import { ALL_VALUES } from '../../engine/value-moves.js';
import type { KnownReplies } from '../positions/outcome.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';

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
  /** What the mover plays best against each answer to the better move. */
  readonly met?: ReadonlyMap<Square, Square>;
  /** By how much each answer to the better move is worth less to the other side than the best one, in discs. */
  readonly behind?: ReadonlyMap<Square, number>;
}

/** The share of the difference that a punishing answer must cost. */
const MOST_OF_IT = 0.6;
/** A search that sees a smaller share of the difference cannot say where it comes from. */
const SEEN_SHARE = 0.4;
/** The number of best answers, among which a player who wants to win chooses. */
const BEST = 3;
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
  engine: Pick<Engine, 'search'>,
  { deeper = 0, short = 0, signal }: AnswerOptions = {},
): Promise<Answers | undefined> {
  const [afterWorse, afterBetter] = [worse, better].map(({ move }) => position.play(move as Square)) as [
    Position,
    Position,
  ];
  if ([afterWorse, afterBetter].some(({ phase }) => phase !== 'play')) return undefined;
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
  const best = found.slice(0, BEST).map(({ move }) => move as Square);
  const costs = new Map(found.map((answer) => [answer.move as Square, costOf(answer)] as const));
  const met = new Map(
    foundThere.flatMap(({ move, line: [, next = 'pass'] }) =>
      next === 'pass' ? [] : [[move as Square, next] as const],
    ),
  );
  const behind = new Map(
    foundThere.map(({ move, value }) => [move as Square, strongestThere.value - value] as const),
  );
  return { punishing, best, costs, met, behind };
}

/** What some searches of the answers to two moves know of the answers to each. */
export function knownReplies(
  answers: readonly (Answers | undefined)[],
): readonly [worse: KnownReplies, better: KnownReplies] {
  const known = answers.filter((some) => some !== undefined);
  const behindBest = ({ costs }: Answers): ReadonlyMap<Square, number> => {
    const most = Math.max(...(costs?.values() ?? []));
    return new Map([...(costs ?? [])].map(([square, cost]) => [square, most - cost]));
  };
  return [
    { behind: known.map(behindBest), met: [] },
    { behind: known.flatMap(({ behind }) => behind ?? []), met: known.flatMap(({ met }) => met ?? []) },
  ];
}

/** The share of the loss that would vanish without the given answers, 0-1; `undefined` if unknown. */
export function shareOf({ costs }: Answers, struck: readonly Square[]): number | undefined {
  if (!costs) return undefined;
  const left = Math.max(...[...costs].filter(([square]) => !struck.includes(square)).map(([, cost]) => cost));
  const most = Math.max(...costs.values());
  return Math.min(1, (most - Math.max(0, left)) / most);
}

/** The values of all moves of a position. */
async function movesIn(
  position: Position,
  engine: Pick<Engine, 'search'>,
  { depth, ...limits }: SearchLimits,
): Promise<readonly MoveValue[]> {
  const { moves } = await engine.search(position, {
    ...limits,
    ...(position.empties <= EXACT_EMPTIES ? { exact: true } : { depth: depth! }),
    ...ALL_VALUES,
  });
  return moves;
}
