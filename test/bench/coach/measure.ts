/**
 * Measures one explanation: whether it is specific, true, visible and stable, and whether best moves are left alone.
 */
import { answersTo } from '../../../src/core/coach/values/answers.js';
import { explain, explainFrom, explainWith } from '../../../src/core/coach/explain.js';
import type { Explanation, Reason, ReasonKind } from '../../../src/core/coach/reasons/reason.js';
import { reasonsInWords } from '../../../src/core/coach/text/sentences.js';
import { repeated } from '../../../src/core/coach/steady.js';
import type { Effort } from '../../../src/core/engine/effort.js';
import type { Engine, MoveValue } from '../../../src/core/engine/engine.js';
import type { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import type { Candidate, Group } from './bad-moves.js';
import { audited, type Audit } from './audit.js';
import { refuted } from './verifier.js';

/** How many plies deeper the search goes that must repeat a reason. */
const DEEPER = 4;
/** A reason is visible if it shows on the board within this many plies. */
const VISIBLE_PLIES = 3;
/** Values and lines, which are not reasons. */
const PLAIN: readonly ReasonKind[] = ['value', 'count', 'only-move'];

/** One bad move of the sample: a line of the file of results. */
export interface Measured {
  readonly group: Group;
  /** Its index among all candidates, where a run continues. */
  readonly at: number;
  readonly game: number;
  readonly ply: number;
  readonly position: string;
  readonly explanation: Explanation;
  /** The kinds of reasons given, without values. */
  readonly given: readonly ReasonKind[];
  /** Number of sentences checked, and the faults found. */
  readonly sentences: number;
  readonly wrong: readonly string[];
  /** Whether the first reason shows within three plies. */
  readonly visible: boolean;
  /** Kinds that the deeper search finds again for the same two moves; `undefined` if the values are proven. */
  readonly repeated: readonly ReasonKind[] | undefined;
  /** Kinds that a complete explanation by the deeper search gives too, whatever its best move is. */
  readonly again: readonly ReasonKind[] | undefined;
  readonly audit: Audit;
  /** Kinds of faults found with the best move of the deeper search. */
  readonly against: readonly ReasonKind[];
}

export async function measure(
  candidate: Candidate,
  explanation: Explanation,
  engine: Engine,
  effort: Effort,
): Promise<Measured> {
  const { group, at, game, ply, position } = candidate;
  const specific = reasonsGiven(explanation);
  const given = specific.map(({ kind }) => kind);
  const isProven = explanation.certainty === 'exact';
  const deep = isProven ? undefined : await deeper(position, explanation.depth, engine);
  const best = (deep?.[0]?.move ?? explanation.other) as Square;
  const praised = await explain(position, best, engine, { effort });
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
    given,
    sentences: claims.length,
    wrong: claims.filter((fault) => fault !== undefined),
    visible: specific[0] !== undefined && isVisible(specific[0]),
    audit: await audited(position, explanation, specific, pairOf(explanation), engine),
    repeated: deep && (await repeatedKinds(position, explanation, specific, deep, engine)),
    again: deep && (await kindsOfDeeper(position, explanation, specific, deep, engine)),
    against: reasonsGiven(praised)
      .filter(({ tone }) => tone === 'bad')
      .map(({ kind }) => kind),
  };
}

/** The values of both moves, as far as they are known from an explanation. */
function pairOf(explanation: Explanation): [MoveValue, MoveValue] {
  const { move, value, other, otherValue, certainty, depth, reasons } = explanation;
  const { line, other: otherLine } = reasons.at(-1)!;
  const shared = { certainty, depth, bound: 'exact' as const };
  return [
    { ...shared, move, value, line },
    { ...shared, move: other!, value: otherValue, line: otherLine },
  ];
}

/** The reasons given in sentences, without values. */
function reasonsGiven(explanation: Explanation): Reason[] {
  return reasonsInWords(explanation).filter(({ kind }) => !PLAIN.includes(kind));
}

/** The kinds of those reasons. */
export function kindsGiven(explanation: Explanation): ReasonKind[] {
  return reasonsGiven(explanation).map(({ kind }) => kind);
}

/** Whether everything that the reason mentions is on the board, or appears within three plies, in both of its lines. */
function isVisible({ kind, line, other, numbers: { plies = 1 } }: Reason): boolean {
  // A free move is one on the board; when it is played later is not said.
  if (kind === 'could-wait') return true;
  return Math.max(plies, line.length, other.length) <= VISIBLE_PLIES;
}

/** Values of all moves by a search that is four plies deeper and starts from an empty table. */
async function deeper(position: Position, depth: number, engine: Engine): Promise<readonly MoveValue[]> {
  const { moves } = await engine.search(position, { depth: depth + DEEPER, multiPv: 60, fresh: true });
  return moves;
}

/** The reasons that the deeper search gives for the same two moves, compared as the coach does. */
function repeatedKinds(
  position: Position,
  explanation: Explanation,
  given: readonly Reason[],
  deep: readonly MoveValue[],
  engine: Engine,
): Promise<ReasonKind[]> {
  const { move, other } = explanation;
  const pair = [other, move].map((square) => deep.find((value) => value.move === square)!);
  // The better of the two comes first.
  return kindsOfDeeper(position, explanation, given, pair, engine);
}

/** The kinds that the values of the deeper search lead to, with replies searched equally deep. */
async function kindsOfDeeper(
  position: Position,
  { move }: Explanation,
  given: readonly Reason[],
  deep: readonly MoveValue[],
  engine: Engine,
): Promise<ReasonKind[]> {
  const valueOf = (square?: Square): MoveValue => deep.find((value) => value.move === square)!;
  // Of a move that the deeper search finds good, no reason is repeated; the answers would be those to another one.
  const { verdict, other } = explainFrom(position, move, deep);
  if (verdict === 'good') return [];
  const answers = await answersTo(position, valueOf(move), valueOf(other), engine, { deeper: DEEPER });
  const again = explainWith(position, move, deep, answers);
  const asFindings = (reasons: readonly Reason[]) =>
    reasons.map(({ line, other, ...rest }) => ({ ...rest, worseLine: line, betterLine: other }));
  return repeated(asFindings(given), asFindings(again.reasons)).map(({ kind }) => kind);
}
