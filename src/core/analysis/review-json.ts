/**
 * A review as plain JSON data: for storage, and for pages that show a review made elsewhere. `ReviewStore` takes up a
 * review that a page has stored. It is checked when read, because it may come from anywhere.
 */
import * as v from 'valibot';
import { EFFORTS, type Effort } from '../engine/effort.js';
import type { EngineMove, MoveValue } from '../engine/engine.js';
import type { Game } from '../rules/game/game.js';
import type { GameNode } from '../rules/game/tree.js';
import type { Position } from '../rules/position.js';
import type { Explanation } from '../coach/reasons/reason.js';
import { SQUARES, type Square } from '../rules/square.js';
import { illegalMove } from './legal-line.js';
import { positionBefore, reviewPly, type PlyReview } from './ply-review.js';
import { explanationFromJson, explanationToJson, type ExplainedJson } from './reasons-json.js';

/** The moves that a review has found, and the effort it was made with. */
export interface FoundReview {
  /** The moves of a line, each at its index in the game; `undefined` for moves without a value yet. */
  readonly plies: readonly (PlyReview | undefined)[];
  /** The explanations that are known, each at the index of its move. */
  readonly explanations?: readonly (Explanation | undefined)[];
  readonly effort: Effort;
}

/** The value of one move. Its `line` begins with the move itself. */
export interface MoveValueJson extends Omit<MoveValue, 'move' | 'line'> {
  /** Moves and passes separated by spaces: `f5 d6 pass c3`. */
  readonly line: string;
}

/** A move of the reviewed line. It has `reasons` if it is explained. */
export interface MoveReviewJson extends Partial<ExplainedJson> {
  readonly move: Square;
  /** The position before the move, as a board string. A review recognises its game by these. */
  readonly position: string;
  /** The values of that position's moves; missing while they are unknown. */
  readonly values?: readonly MoveValueJson[];
  /** Whether a deeper search was still due. */
  readonly coarse?: true;
}

/** A review as JSON data. */
export interface ReviewJson {
  /** The version of this format. A later version may have more fields. */
  readonly version: 1;
  readonly effort: Effort;
  readonly moves: readonly MoveReviewJson[];
}

const depth = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100));
const schema = v.object({
  version: v.literal(1),
  effort: v.picklist(EFFORTS),
  moves: v.array(
    v.object({
      move: v.picklist(SQUARES),
      position: v.string(),
      values: v.optional(
        v.array(
          v.object({
            line: v.string(),
            value: v.pipe(v.number(), v.minValue(-64), v.maxValue(64)),
            certainty: v.picklist(['exact', 'selective', 'heuristic']),
            confidence: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
            depth,
          }),
        ),
      ),
      coarse: v.optional(v.literal(true)),
      // Checked with the values: a damaged explanation spoils no review.
      reasons: v.optional(v.unknown()),
      people: v.optional(v.unknown()),
    }),
  ),
});
/** The data of a move, checked by the schema. */
type Read = v.InferOutput<typeof schema>['moves'][number];

/** Converts a review to data for `JSON.stringify`: its line up to the last move that has a value. */
export function reviewToJson({ plies, explanations = [], effort }: FoundReview): ReviewJson {
  const known = new Map(
    plies.flatMap((ply, at) => (ply ? [[ply.node, { ply, explanation: explanations[at] }]] : [])),
  );
  const last = plies.findLast((ply) => ply !== undefined)?.node;
  return { version: 1, effort, moves: lineTo(last).map((node) => moveToJson(node, known.get(node))) };
}

/** The moves from the start to a place. */
function lineTo(last: GameNode | undefined): GameNode[] {
  const line: GameNode[] = [];
  for (let node = last; node?.parent; node = node.parent) line.push(node);
  return line.reverse();
}

/** The review of a move as data; only the move if it has none. */
function moveToJson(
  node: GameNode,
  { ply, explanation }: { readonly ply?: PlyReview; readonly explanation?: Explanation | undefined } = {},
): MoveReviewJson {
  return {
    move: node.move!,
    position: positionBefore(node).toString(),
    ...(ply && { values: ply.moves.map(valueToJson) }),
    ...(ply?.coarse && { coarse: true }),
    ...(explanation && explanationToJson(explanation)),
  };
}

/** A value as data. */
function valueToJson({ value, certainty, confidence, depth: plies, line }: MoveValue): MoveValueJson {
  return {
    line: line.join(' '),
    value,
    certainty,
    ...(confidence !== undefined && { confidence }),
    depth: plies,
  };
}

/**
 * Reads what {@link reviewToJson} wrote and attaches it to its game. A damaged explanation is left out alone.
 *
 * @throws {RangeError} when the data is not a review, or is the review of another game; the message names the move
 */
export function reviewFromJson(data: unknown, game: Pick<Game, 'root'>): FoundReview {
  const { success, output, issues } = v.safeParse(schema, data);
  if (!success) throw new RangeError(`no review: ${v.getDotPath(issues[0]) ?? 'all'}: ${issues[0].message}`);
  let place = game.root;
  const plies = output.moves.map((read, index) => {
    const node = place.children.find(({ move }) => move === read.move);
    if (!node || positionBefore(node).toString() !== read.position) {
      throw new RangeError(`moves.${index}: the review of another game, which plays ${read.move} here`);
    }
    place = node;
    return plyFromJson(node, read, `moves.${index}`);
  });
  const explanations = plies.map((ply, at) => ply && explanationFromJson(output.moves[at], ply));
  return { plies, ...(explanations.some(Boolean) && { explanations }), effort: output.effort };
}

/** The reverse of `moveToJson`. @param path where the data are, for errors */
function plyFromJson(node: GameNode, { values, coarse }: Read, path: string): PlyReview | undefined {
  if (!values) return undefined;
  const position = positionBefore(node);
  const moves = values.map(({ line: text, confidence, ...value }, index): MoveValue => {
    const line = lineFromText(text, position, `${path}.values.${index}.line`);
    return { ...value, ...(confidence !== undefined && { confidence }), move: line[0]!, line };
  });
  if (new Set(moves.map(({ move }) => move)).size < moves.length) {
    throw new RangeError(`${path}.values: two values for one move`);
  }
  return reviewPly(node, { moves }, coarse === true);
}

/** Parses moves and checks that each is legal after the one before it. */
function lineFromText(text: string, from: Position, path: string): readonly EngineMove[] {
  const words = text.split(' ');
  const illegal = illegalMove(words, from);
  if (illegal !== undefined)
    throw new RangeError(`${path}: ${illegal.slice(0, 10)} is not a legal move there`);
  return words as EngineMove[];
}
