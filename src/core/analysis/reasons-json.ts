/**
 * Checks the explanation of a move that a review has stored: known kinds, squares, and lines that the rules allow. Only
 * reasons are stored; the values of an explanation are those of its review.
 */
import * as v from 'valibot';
import { explainedBy } from '../coach/explain.js';
import type {
  ConsequenceKind,
  Explanation,
  InsteadKind,
  Reason,
  ReasonKind,
  UpshotKind,
} from '../coach/reasons/reason.js';
import type { PeopleChoice } from '../coach/values/people.js';
import type { EngineMove } from '../engine/engine.js';
import { SQUARES } from '../rules/square.js';
import { illegalMove } from './legal-line.js';
import type { PlyReview } from './ply-review.js';

/** The explanation of a move of a review as JSON data. */
export interface ExplainedJson {
  /** Why the move is bad or good, heaviest first; the last one has the values. */
  readonly reasons: readonly Reason[];
  /** How many people choose it, and the better move. */
  readonly people?: PeopleChoice;
}

/** All kinds of a union type: one that is missing does not compile. */
const kinds = <Kind extends string>(all: Readonly<Record<Kind, true>>) =>
  v.picklist(Object.keys(all) as Kind[]);

const reasonKind = kinds<ReasonKind>({
  'corner-given': true,
  'corner-left': true,
  'corner-forced': true,
  'corner-missed': true,
  'corner-force-missed': true,
  'x-square': true,
  'c-square': true,
  'corner-lost-later': true,
  'corner-won-later': true,
  'corner-threat-missed': true,
  'square-wanted': true,
  'own-square-opened': true,
  'reply-opened': true,
  'reply-prevented': true,
  'reply-stronger': true,
  'reply-poisoned': true,
  prepared: true,
  'reserve-lost': true,
  'could-wait': true,
  'too-early': true,
  sacrifice: true,
  mobility: true,
  opens: true,
  'safe-moves': true,
  'quiet-move': true,
  parity: true,
  'region-opened': true,
  'region-closed': true,
  'wedge-allowed': true,
  'wedge-missed': true,
  'wipe-out': true,
  'pass-forced': true,
  'pass-suffered': true,
  count: true,
  'only-move': true,
  value: true,
});
const consequenceKind = kinds<ConsequenceKind>({
  'takes-better': true,
  loses: true,
  threatens: true,
  wedges: true,
  'shuts-out': true,
  leaves: true,
  meets: true,
  'flips-more': true,
  'all-opened': true,
  'all-opened-own': true,
  'all-take': true,
  'all-leave': true,
});
const insteadKind = kinds<InsteadKind>({
  corner: true,
  wins: true,
  threatens: true,
  passes: true,
  gets: true,
  keeps: true,
  'keeps-shared': true,
  closes: true,
  still: true,
  prepares: true,
  leaves: true,
  waits: true,
  quiet: true,
  'quiet-shared': true,
  shuts: true,
  moves: true,
  'only-reply': true,
  last: true,
  first: true,
  'first-lost': true,
  'first-shut': true,
  now: true,
  shared: true,
  taken: true,
  swaps: true,
  takes: true,
  'lets-in': true,
  'opens-now': true,
  'opens-own': true,
  'passes-back': true,
  'then-threatens': true,
  'then-leaves': true,
});
const upshotKind = kinds<UpshotKind>({
  'corner-now': true,
  'corner-lost': true,
  'corner-another': true,
  'corner-won': true,
  'corner-swapped': true,
  'corner-spoiled': true,
  'corner-anyway': true,
  'corner-hangs': true,
  'corner-traded': true,
  'corner-for-pass': true,
  'corner-for-square': true,
  'corner-for-moves': true,
  'corner-cost': true,
  'corner-safe': true,
  'corner-offered': true,
  'corner-offered-for': true,
  'corner-bait': true,
  'corner-waits': true,
  'pass-own': true,
  'pass-theirs': true,
  'few-own': true,
  'few-theirs': true,
  'none-own': true,
});

const number = v.pipe(v.number(), v.finite());
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const squares = v.pipe(v.array(v.picklist(SQUARES)), v.maxLength(SQUARES.length));
const line = v.pipe(v.array(v.picklist([...SQUARES, 'pass'])), v.maxLength(2 * SQUARES.length));
const counts = v.exactOptional(v.tuple([number, number]));
const upshot = v.exactOptional(v.strictObject({ kind: upshotKind, squares, counts, line }));
const count = v.exactOptional(number);

const explained = v.object({
  reasons: v.pipe(
    v.array(
      v.strictObject({
        kind: reasonKind,
        tone: v.picklist(['bad', 'good']),
        squares,
        consequences: v.exactOptional(
          v.array(
            v.strictObject({ kind: consequenceKind, squares, discs: v.exactOptional(squares), counts }),
          ),
        ),
        instead: v.exactOptional(
          v.strictObject({
            kind: insteadKind,
            squares,
            discs: v.exactOptional(squares),
            replies: v.exactOptional(squares),
            line: v.exactOptional(line),
          }),
        ),
        upshot,
        aside: upshot,
        access: v.exactOptional(
          v.strictObject({
            by: v.picklist(['turning', 'placing', 'closing', 'own', 'flipped']),
            discs: squares,
          }),
        ),
        numbers: v.strictObject({
          own: count,
          theirs: count,
          otherOwn: count,
          otherTheirs: count,
          plies: count,
          later: count,
          discs: count,
          replies: count,
          apart: count,
        }),
        replies: v.exactOptional(squares),
        line,
        other: line,
        weight: number,
      }),
    ),
    v.minLength(1),
  ),
  people: v.exactOptional(v.strictObject({ strength: number, move: share, other: share })),
});

/** An explanation as data. */
export function explanationToJson({ reasons, people }: Explanation): ExplainedJson {
  return { reasons, ...(people && { people }) };
}

/** The explanation of a move from what a review has stored of it; `undefined` if that is damaged, or of other values. */
export function explanationFromJson(data: unknown, ply: PlyReview): Explanation | undefined {
  const { success, output } = v.safeParse(explained, data);
  if (!success) return undefined;
  const { reasons, people } = output as ExplainedJson;
  const explanation = explainedBy(ply.position, ply.square, ply.moves, reasons);
  if (!reasons.every((reason) => isOf(explanation, reason, ply)) || !hasItsValues(explanation))
    return undefined;
  return people ? { ...explanation, people } : explanation;
}

/** Whether the lines of a reason are those of the two moves, and legal. */
function isOf(
  { move, other }: Explanation,
  { line: own, other: others, instead, upshot: first, aside }: Reason,
  { position }: PlyReview,
): boolean {
  const begin = (from: EngineMove | undefined, ...starts: readonly (EngineMove | undefined)[]): boolean =>
    from === undefined || starts.includes(from);
  const beside = [instead?.line, first?.line, aside?.line].filter((one) => one !== undefined);
  return (
    begin(own[0], move) &&
    begin(others[0], other) &&
    beside.every(([from]) => begin(from, move, other)) &&
    [own, others, ...beside].every((moves) => illegalMove(moves, position) === undefined)
  );
}

/** Whether the last reason has the values of the review. */
function hasItsValues({ value, other, otherValue, reasons }: Explanation): boolean {
  const { kind, numbers } = reasons.at(-1)!;
  if (other === undefined) return kind === 'only-move';
  return ['value', 'count'].includes(kind) && numbers.own === value && numbers.otherOwn === otherValue;
}
