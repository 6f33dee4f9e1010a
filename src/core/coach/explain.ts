/**
 * Explains why a move is bad or good: searches what is needed, and finds the reasons. `explain` is what elements, the
 * command, reports and pages call; all other files of this folder serve it. Values and losses are in discs for the side
 * to move.
 */
import type { Engine, MoveValue } from '../engine/engine.js';
import { bestFirst } from '../engine/value-moves.js';
import { type Position, IllegalMoveError } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { isUndecided } from './contrast/share.js';
import { CLEAR, differences, inOrder, isBare, isPlain, withoutRepetition } from './contrast/contrast.js';
import { amongOthers, leastOf, takenOnlyThere } from './contrast/shape.js';
import { borneOut } from './contrast/shown.js';
import { asFault, asMerit, type Finding } from './reasons/finding.js';
import { answersTo, knownReplies, type AnswerOptions, type Answers } from './values/answers.js';
import { insteadOf, SAYS } from './selection/instead.js';
import { judge, lessCertain, type ExplainOptions } from './values/judge.js';
import { outcomeOf, type Outcome } from './positions/outcome.js';
import { withoutPadding } from './selection/padding.js';
import { peopleChoice } from './values/people.js';
import type { Explanation, Reason } from './reasons/reason.js';
import { DEEPER, repeated, searchDeeper } from './steady.js';
import { selectReasons } from './selection/select-reasons.js';

/** A move that loses at least this many discs is bad. */
const BAD_LOSS = 2;
/** A move that loses at most this many discs is good. */
const GOOD_LOSS = 1;
/** Two moves that a deeper search sees closer together are as good as each other. */
const LEAST_APART = 1;
/** The larger the known loss, the less evidence a reason needs; a loss counts for at most this many discs. */
const MOST_TRUST = 6;

/**
 * Why a move is bad or good. A bad move is compared with the best one, a good move with the best of those that lose two
 * discs or more. Every claim was counted or played out in the position; if nothing countable distinguishes the moves,
 * only values and lines are given.
 *
 * @throws {IllegalMoveError} when the move is not legal
 * @throws {DOMException} `AbortError` when `options.signal` aborts
 * @throws {EngineError} when the engine fails
 */
export async function explain(
  position: Position,
  move: Square,
  engine: Engine,
  options: ExplainOptions = {},
): Promise<Explanation> {
  const { found, answers } = await reasoned(position, move, withThreads(engine, options), options);
  const plain = { ...found, reasons: withoutPadding(position, found.reasons) };
  const explanation = answers ? selectReasons(position, plain, answers) : plain;
  const { people, signal } = options;
  const { other } = explanation;
  if (!people || other === undefined) return explanation;
  const request = { ...people, ...(signal && { signal }) };
  const chosen = await peopleChoice(position, move, other, engine, request);
  return chosen ? { ...explanation, people: chosen } : explanation;
}

/** An engine all of whose searches have the threads of the options. */
function withThreads(engine: Engine, { limits: { threads } = {} }: ExplainOptions): Pick<Engine, 'search'> {
  if (threads === undefined) return engine;
  return { search: (position, limits) => engine.search(position, { ...limits, threads }) };
}

/** An explanation with all reasons by weight, and the answers known; none if a deeper search does not see the loss. */
async function reasoned(
  position: Position,
  move: Square,
  engine: Pick<Engine, 'search'>,
  options: ExplainOptions,
): Promise<Reasoned> {
  if (!position.legalMoves.includes(move)) {
    throw new IllegalMoveError(move, position.at(move) ? 'occupied' : 'flips nothing');
  }
  const { signal, verify = options.values === undefined } = options;
  const pair = compare(position, move, await judge(position, engine, options, move));
  if (!verify || !pair.other)
    return lasting(explanationOf(pair, orLeast(pair, shownBy(pair, findingsOf(pair)))));
  // A deeper search may see what a shorter one misses.
  const answers = pair.contrasts
    ? ((await answersOf(pair, engine, { signal })) ??
      (await answersOf(pair, engine, { deeper: DEEPER, signal })))
    : undefined;
  const findings = findingsOf(pair, answers);
  if (findings.length === 0 && !answers) return lasting(explanationOf(pair, orLeast(pair, [])));
  const own = await searchDeeper(position, pair.own, engine, signal);
  const other = await searchDeeper(position, pair.other, engine, signal);
  // What the deeper search does not find worse is not explained.
  if (isReversed(pair, own, other))
    return { found: levelled(explanationOf(pair, []), other.value - own.value), answers: undefined };
  const deeper = { ...pair, own, other };
  const answersAgain = answers && (await answersOf(deeper, engine, { deeper: DEEPER, signal }));
  // A reason that depends on answers searched to one depth may change at the next, unless they are proven.
  const between =
    answersAgain && isEstimated(pair)
      ? await answersOf(deeper, engine, { deeper: DEEPER, short: 1, signal })
      : undefined;
  const all = [answersAgain, ...(between ? [between] : [])];
  const again = all.map((some) => shownBy(deeper, findingsOf(deeper, some, pair)));
  const isDecided = (finding: Finding): boolean => !answers || !isUndecided(finding, answers);
  const seen = again.reduce(repeated).filter(isDecided);
  const inItsLines = withLinesOf(pair, deeper);
  if (seen.some(isSeen))
    return lasting(explanationOf(inItsLines, orLeast(inItsLines, seen, [answers, ...all])), [
      answers,
      ...all,
    ]);
  // Where the deeper search sees no reason that lasts, or only a rule, the first one may.
  const steady = shownBy(pair, again.reduce(repeated, findings));
  if (steady.some(isSeen))
    return lasting(explanationOf(pair, orLeast(pair, steady, [answers, ...all])), [answers, ...all]);
  // If the deeper search hardly sees a loss, only the reasons of the first one count.
  if (other.value - own.value < BAD_LOSS)
    return lasting(explanationOf(pair, orLeast(pair, steady, [answers, ...all])), [answers, ...all]);
  const last = seen.length > 0 ? seen : again[0]!.filter(isDecided);
  return lasting(explanationOf(inItsLines, orLeast(inItsLines, last, [answers, ...all])), [answers, ...all]);
}

interface Reasoned {
  readonly found: Explanation;
  readonly answers: readonly (Answers | undefined)[] | undefined;
}

/** An explanation of a loss that lasts. */
function lasting(found: Explanation, answers: readonly (Answers | undefined)[] = []): Reasoned {
  return { found, answers };
}

/** The explanation of a bad move that a deeper search hardly finds worse, with the difference that it sees. */
function levelled(found: Explanation, apart: number): Explanation {
  if (found.verdict !== 'bad') return found;
  const reasons = found.reasons.map((reason) => ({ ...reason, numbers: { ...reason.numbers, apart } }));
  return { ...found, reasons };
}

/** Whether a finding shows on the board, and is no mere rule. */
function isSeen({ isRule = false }: Finding): boolean {
  return !isRule;
}

/** The values of one comparison with the lines of another. */
function withLinesOf(pair: Comparison, { own, other }: Pick<Comparison, 'own' | 'other'>): Comparison {
  return {
    ...pair,
    own: { ...pair.own, line: own.line },
    other: pair.other && other && { ...pair.other, line: other.line },
  };
}

/** Whether a deeper search sees hardly any difference between two moves any more, or the opposite one. */
function isReversed({ verdict }: Comparison, own: MoveValue, other: MoveValue): boolean {
  const apart = other.value - own.value;
  return (verdict === 'good' ? -apart : apart) < LEAST_APART;
}

/**
 * As `explain`, from existing values, such as the `moves` of a review's ply. Searches nothing.
 *
 * @param moves the values of the position's moves, best first
 * @throws {RangeError} when the move has none
 */
export function explainFrom(position: Position, move: Square, moves: readonly MoveValue[]): Explanation {
  return explainWith(position, move, moves, undefined);
}

/** As {@link explainFrom}, with reasons that were found before: all else comes from the values. */
export function explainedBy(
  position: Position,
  move: Square,
  moves: readonly MoveValue[],
  reasons: readonly Reason[],
): Explanation {
  return { ...explanationOf(compare(position, move, moves), []), reasons };
}

/** All reasons of {@link explainFrom} by weight, also those that an explanation leaves out; the values last. */
export function reasonsFrom(
  position: Position,
  move: Square,
  moves: readonly MoveValue[],
): readonly Reason[] {
  return weighed(position, move, moves, undefined).reasons;
}

/**
 * As {@link explainFrom}, with the values of the answers to both moves, which show which of several reasons decides.
 */
export function explainWith(
  position: Position,
  move: Square,
  moves: readonly MoveValue[],
  answers: Answers | undefined,
): Explanation {
  return selectReasons(position, weighed(position, move, moves, answers), [answers]);
}

/** An explanation with all reasons by weight. */
function weighed(
  position: Position,
  move: Square,
  moves: readonly MoveValue[],
  answers: Answers | undefined,
): Explanation {
  const pair = compare(position, move, moves);
  return explanationOf(pair, orLeast(pair, shownBy(pair, findingsOf(pair, answers)), [answers]));
}

/** Whether one of the two values is not proven. */
function isEstimated({ own, other }: Comparison): boolean {
  return [own, other!].some(({ certainty }) => certainty !== 'exact');
}

/** The values of the answers to both moves. */
function answersOf(
  { position, own, other, verdict }: Comparison,
  engine: Pick<Engine, 'search'>,
  options: AnswerOptions,
): Promise<Answers | undefined> {
  const [worse, better] = verdict === 'good' ? [other!, own] : [own, other!];
  return answersTo(position, worse, better, engine, options);
}

/** A move and the one that it is compared with. */
interface Comparison {
  readonly position: Position;
  readonly own: MoveValue;
  /** `undefined` if no other move is legal. */
  readonly other: MoveValue | undefined;
  /** How many discs the move loses, compared with the best one. */
  readonly loss: number;
  readonly verdict: Explanation['verdict'];
  /** Whether the values differ enough to look for reasons. */
  readonly contrasts: boolean;
}

/** A move and the one that it is compared with. @throws {RangeError} when a move has no value */
function compare(position: Position, move: Square, values: readonly MoveValue[]): Comparison {
  const moves = bestFirst(values);
  const best = moves[0];
  const own = moves.find((value) => value.move === move);
  if (!best || !own) throw new RangeError(`there is no value for ${move}`);
  const loss = Math.max(0, best.value - own.value);
  const shared = { position, own, loss };
  if (loss > GOOD_LOSS) {
    const isBad = loss >= BAD_LOSS;
    return { ...shared, other: best, verdict: isBad ? 'bad' : 'fair', contrasts: isBad };
  }
  const lesser = moves.find((value) => best.value - value.value >= BAD_LOSS);
  const other = lesser ?? moves.find((value) => value.move !== move);
  return { ...shared, other, verdict: 'good', contrasts: lesser !== undefined };
}

/** The differences between the two moves, heaviest first; for a good move, what the other one lacks. */
function findingsOf(
  { position, own, other, verdict, contrasts }: Comparison,
  answers?: Answers,
  known: Pick<Comparison, 'own' | 'other'> = { own, other },
): Finding[] {
  if (!other || !contrasts) return [];
  const isGood = verdict === 'good';
  const [worse, better] = outcomesOf(position, isGood ? [other, own] : [own, other], [answers]);
  const apart = Math.abs(other.value - own.value);
  // If a deeper search sees a smaller difference, but still one, reasons keep their weight.
  const trusted = apart < BAD_LOSS ? apart : Math.max(apart, Math.abs(known.other!.value - known.own.value));
  // The larger the known difference, the less evidence a reason needs.
  const clear = CLEAR - Math.min(MOST_TRUST, trusted);
  return differences(worse, better, clear, answers);
}

/** What a worse and a better move lead to, with what is known of the answers to them. */
function outcomesOf(
  position: Position,
  [worse, better]: readonly [MoveValue, MoveValue],
  answers: readonly (Answers | undefined)[],
): readonly [worse: Outcome, better: Outcome] {
  const [known, knownThere] = knownReplies(answers);
  return [outcomeOf(position, worse, known), outcomeOf(position, better, knownThere)];
}

/** Those that the lines of both moves bear out, in their order in the explanation. */
function shownBy({ position, own, other, verdict }: Comparison, findings: readonly Finding[]): Finding[] {
  if (findings.length === 0) return [];
  const lines = [outcomeOf(position, own), outcomeOf(position, other!)] as const;
  const [worse, better] = verdict === 'good' ? [lines[1], lines[0]] : lines;
  return inOrder(borneOut(findings, worse, better));
}

/**
 * The findings; where only rules or the end of a line speak against a bad move, a square that the other side gets, and
 * where nothing does, the least that the two moves show.
 */
export function orLeast(
  { position, own, other, verdict }: Comparison,
  findings: readonly Finding[],
  answers: readonly (Answers | undefined)[] = [],
): readonly Finding[] {
  if (verdict !== 'bad' || findings.some(isPlain)) return findings;
  const [worse, better] = outcomesOf(position, [own, other!], answers);
  const taken = takenOnlyThere(worse, better, answers);
  if (taken.some(isPlain)) return taken;
  // An X-square may be left out beside others.
  if (!findings.every((finding) => isBare(finding) || finding.kind === 'x-square'))
    return [...findings, ...taken];
  const counts = findings.map((finding) => amongOthers({ ...finding, isRule: true }, worse, better, answers));
  const least = leastOf(worse, better, answers);
  return least.length > 0 ? [...least, ...counts] : [...taken, ...counts];
}

/** The explanation of findings. */
function explanationOf(pair: Comparison, findings: readonly Finding[]): Explanation {
  const { own, other, loss, verdict } = pair;
  const shared = { move: own.move as Square, value: own.value, loss, verdict };
  if (!other) {
    const reasons = [plainReason('only-move', own, undefined, 'good')];
    const { value: otherValue, certainty, depth } = own;
    return { ...shared, other: undefined, otherValue, certainty, depth, reasons };
  }
  const certainty = lessCertain(own.certainty, other.certainty);
  const isGood = verdict === 'good';
  // The values come last: they say how much, not why.
  const values = plainReason(
    certainty === 'exact' ? 'count' : 'value',
    own,
    other,
    own.value >= other.value ? 'good' : 'bad',
  );
  return {
    ...shared,
    other: other.move as Square,
    otherValue: other.value,
    certainty,
    depth: Math.min(own.depth, other.depth),
    reasons: [...(isGood ? meritsOf(findings) : faultsOf(pair, findings)), values],
  };
}

/** A strong answer to the other move is a fault of that one, and no merit to be seen. */
function meritsOf(findings: readonly Finding[]): Reason[] {
  return withoutRepetition(findings.filter(({ kind }) => kind !== 'reply-stronger')).map(asMerit);
}

/** The reasons against a move, each with what the better move does instead, and no two with the same. */
function faultsOf({ position, own, other }: Comparison, findings: readonly Finding[]): Reason[] {
  const [worse, better] = [outcomeOf(position, own), outcomeOf(position, other!)];
  const different = withoutRepetition(findings);
  const advised = different.flatMap(({ kind }) => SAYS[kind] ?? []);
  const reasons = different.map((finding) => {
    const instead = insteadOf(finding, worse, better, advised);
    if (instead) advised.push(instead.kind);
    return asFault(finding, instead);
  });
  // Whoever has read which moves are missing need not read it again.
  const counted = reasons.findIndex(({ instead }) => instead?.kind === 'moves');
  return reasons.filter(({ kind }, at) => kind !== 'mobility' || counted < 0 || at < counted);
}

/** The reason that only has values and lines. */
function plainReason(
  kind: 'count' | 'value' | 'only-move',
  own: MoveValue,
  other: MoveValue | undefined,
  tone: Reason['tone'],
): Reason {
  return {
    kind,
    tone,
    squares: other ? [other.move as Square] : [],
    numbers: other ? { own: own.value, otherOwn: other.value, discs: Math.abs(other.value - own.value) } : {},
    line: own.line,
    other: other?.line ?? [],
    weight: 0,
  };
}
