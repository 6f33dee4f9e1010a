/** What is measured of one explanation: whether it is specific, true, visible, steady, and whether best moves are left alone. */
import { answersTo } from '../../../src/coach/answers.js';
import { explain, explainWith } from '../../../src/coach/explain.js';
import type { Explanation, Reason, ReasonKind } from '../../../src/coach/reason.js';
import { saidReasons } from '../../../src/coach/sentences.js';
import { repeated } from '../../../src/coach/steady.js';
import type { Engine, MoveValue } from '../../../src/engine/engine.js';
import type { Position } from '../../../src/rules/position.js';
import type { Square } from '../../../src/rules/square.js';
import type { Candidate, Group } from './bad-moves.js';
import { refuted } from './verifier.js';

/** Plies that the search which must repeat a reason goes deeper. */
const DEEPER = 4;
/** A reason is visible where it shows within so many plies of the board. */
const VISIBLE_PLIES = 3;
/** Values and lines, which are no reason. */
const PLAIN: readonly ReasonKind[] = ['value', 'count', 'only-move'];

/** One bad move of the sample: a line of the file of results. */
export interface Measured {
  readonly group: Group;
  /** Its place among all that were tried, by which a run goes on. */
  readonly at: number;
  readonly game: number;
  readonly ply: number;
  readonly position: string;
  readonly explanation: Explanation;
  /** Kinds that are said, the values left out. */
  readonly said: readonly ReasonKind[];
  /** Sentences that were recounted, and what is wrong with those that do not hold. */
  readonly sentences: number;
  readonly wrong: readonly string[];
  /** Whether the first reason shows within three plies. */
  readonly visible: boolean;
  /** Kinds that the deeper search repeats of the same two moves; `undefined` where the values are proven. */
  readonly repeated: readonly ReasonKind[] | undefined;
  /** Kinds that a whole explanation of the deeper search gives as well, with whatever move it holds for the best. */
  readonly again: readonly ReasonKind[] | undefined;
  /** Kinds of faults that are found with the best move of the deeper search. */
  readonly against: readonly ReasonKind[];
}

export async function measure(
  candidate: Candidate,
  explanation: Explanation,
  engine: Engine,
): Promise<Measured> {
  const { group, at, game, ply, position } = candidate;
  const specific = saidOf(explanation);
  const said = specific.map(({ kind }) => kind);
  const isProven = explanation.certainty === 'exact';
  const deep = isProven ? undefined : await deeper(position, explanation.depth, engine);
  const best = (deep?.[0]?.move ?? explanation.other) as Square;
  const praised = await explain(position, best, engine);
  const claims = [
    ...explanation.reasons.map((reason) => refuted(position, explanation, reason)),
    ...praised.reasons.map((reason) => refuted(position, praised, reason)),
  ];
  return {
    group,
    at,
    game: game.number,
    ply: ply + 1,
    position: position.toString(),
    explanation,
    said,
    sentences: claims.length,
    wrong: claims.filter((fault) => fault !== undefined),
    visible: specific[0] !== undefined && isVisible(specific[0]),
    repeated: deep && (await repeatedKinds(position, explanation, specific, deep, engine)),
    again: deep && (await kindsOfDeeper(position, explanation, specific, deep, engine)),
    against: saidOf(praised)
      .filter(({ tone }) => tone === 'bad')
      .map(({ kind }) => kind),
  };
}

/** The reasons that are said in sentences, besides the values. */
function saidOf(explanation: Explanation): Reason[] {
  return saidReasons(explanation).filter(({ kind }) => !PLAIN.includes(kind));
}

/** Whether all that the reason speaks of is on the board or comes within three plies, in both lines that show it. */
function isVisible({ line, other, numbers: { plies = 1 } }: Reason): boolean {
  return Math.max(plies, line.length, other.length) <= VISIBLE_PLIES;
}

/** All moves by a search that goes four plies deeper and has nothing from the one before. */
async function deeper(position: Position, depth: number, engine: Engine): Promise<readonly MoveValue[]> {
  const { moves } = await engine.search(position, { depth: depth + DEEPER, multiPv: 60, fresh: true });
  return moves;
}

/** What the deeper search says of the same two moves: the reasons are compared as the coach itself does. */
function repeatedKinds(
  position: Position,
  explanation: Explanation,
  said: readonly Reason[],
  deep: readonly MoveValue[],
  engine: Engine,
): Promise<ReasonKind[]> {
  const { move, other } = explanation;
  const pair = [other, move].map((square) => deep.find((value) => value.move === square)!);
  // The better of the two leads the list, whatever else there is.
  return kindsOfDeeper(position, explanation, said, pair, engine);
}

/** The kinds that values of the deeper search lead to as well, with answers that are searched as much deeper. */
async function kindsOfDeeper(
  position: Position,
  { move }: Explanation,
  said: readonly Reason[],
  deep: readonly MoveValue[],
  engine: Engine,
): Promise<ReasonKind[]> {
  const [best, own] = [deep[0]!, deep.find((value) => value.move === move)!];
  const answers = best === own ? undefined : await answersTo(position, own, best, engine, { deeper: DEEPER });
  return kindsAgain(said, explainWith(position, move, deep, answers));
}

function kindsAgain(said: readonly Reason[], again: Explanation): ReasonKind[] {
  if (again.verdict === 'good') return [];
  const asFindings = (reasons: readonly Reason[]) =>
    reasons.map(({ line, other, ...rest }) => ({ ...rest, worseLine: line, betterLine: other }));
  return repeated(asFindings(said), asFindings(again.reasons)).map(({ kind }) => kind);
}
