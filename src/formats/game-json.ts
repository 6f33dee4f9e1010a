/**
 * A game with what is known about it as plain data of JSON: for storages, messages between scripts, and servers. It keeps all that a
 * record says: side lines, notes, results, discs turned by hand, the line that is current and the place that is shown.
 */
import type { Color } from '../rules/color.js';
import { factsOf, type GameFacts } from '../rules/facts.js';
import type { GameNode, GameRecord as PlainRecord, GameResult } from '../rules/game.js';
import { followsRules } from '../rules/hand-flips.js';
import type { MoveNote } from '../rules/notes.js';
import { opponent } from '../rules/color.js';
import { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import type { FormatError } from './format-error.js';
import { gameReading } from './game-json-reading.js';
import type { GameRecord } from './game-record.js';
import { atOnce, inPieces, type Steps } from './in-pieces.js';

/** How a game ended before its board said so. */
export interface EndJson {
  readonly by: 'resignation' | 'time';
  /** Who gave up, or was late. */
  readonly loser: Color;
  /** Whether who was late has lost 0:64; else as who gives up. */
  readonly zero?: true;
}

/** A place of a game's tree. */
export interface PlaceJson {
  readonly note?: MoveNote;
  readonly ended?: EndJson;
  /** The moves played from here, the main line's first; none where it is missing. */
  readonly next?: readonly MoveJson[];
}

/** A move, and the place that it leads to. Passes are not moves: they follow from the rules. */
export interface MoveJson extends PlaceJson {
  readonly move: Square;
  /** The 64 squares after the move, where the discs do not lie as the rules turn them. */
  readonly outcome?: string;
}

/** A game as data of JSON. What is `undefined` in a record is missing. */
export interface GameJson extends PlaceJson, Omit<GameFacts, 'result' | 'tags'> {
  /** Of this form. A later version may have more fields. */
  readonly version: 1;
  /** The position before the first move as a board string, where it is not the usual one. */
  readonly start?: string;
  /** Which child each place of the current line is, from the first move on; the main line where it is missing. */
  readonly line?: readonly number[];
  /** How many moves of the current line are shown; all where it is missing. */
  readonly ply?: number;
  /** How the record says that the game ended; a draw has no winner. */
  readonly result?: { readonly winner: Color | null } & Omit<NonNullable<GameFacts['result']>, 'winner'>;
  readonly tags?: Readonly<Record<string, string>>;
}

/** How data is read. */
export interface GameJsonOptions {
  /** Is told what makes no sense, which is left out then; what is good stays. Without it an error is thrown. */
  readonly onProblem?: (problem: FormatError) => void;
}

/** A record as data that `JSON.stringify` and `postMessage` take. */
export function gameToJson(record: PlainRecord): GameJson {
  return atOnce(gameWriting(record));
}

/**
 * As {@link gameToJson}, in pieces of some milliseconds: a page answers while a game of 100,000 moves is written. It begins anew
 * where the game changes meanwhile.
 */
export async function writeGameJson(record: PlainRecord): Promise<GameJson> {
  for (;;) {
    const { version } = record.game;
    const json = await inPieces(gameWriting(record));
    if (record.game.version === version) return json;
  }
}

/**
 * The record that {@link gameToJson} wrote. Its game stands at the place that was shown.
 *
 * @throws {FormatError} when the data is no game or of a later version, and without `onProblem` where a part of it makes no sense; the
 *   message names the part: `next.0.move`
 */
export function gameFromJson(data: unknown, { onProblem }: GameJsonOptions = {}): GameRecord {
  return atOnce(gameReading(data, onProblem));
}

/**
 * As {@link gameFromJson}, in pieces of some milliseconds: a page answers while a game of 100,000 moves is read. The game that comes
 * of it is given to a board by `board.game`, which copies nothing.
 *
 * @throws {FormatError} as {@link gameFromJson} does
 */
export async function readGameJson(data: unknown, { onProblem }: GameJsonOptions = {}): Promise<GameRecord> {
  return inPieces(gameReading(data, onProblem));
}

/**
 * The current line and the place shown alone, as {@link gameToJson} writes them: the rest is the same until the game changes by
 * more than that another place is shown.
 */
export function shownToJson({
  game,
  shown = game.node,
}: Pick<PlainRecord, 'game' | 'shown'>): Pick<GameJson, 'line' | 'ply'> {
  // Of another place than the game's own, its line is the one that leads there.
  const nodes = shown === game.node ? game.nodes : pathTo(shown);
  const line = nodes.map((one) => one.parent!.children.indexOf(one));
  const isMain = line.every((index) => index === 0) && (nodes.at(-1) ?? game.root).children.length === 0;
  return { ...(!isMain && { line }), ...(shown.children.length > 0 && { ply: shown.ply }) };
}

function* gameWriting(record: PlainRecord): Steps<GameJson> {
  const { root } = record.game;
  const { result, tags, ...facts } = factsOf(record);
  return {
    version: 1,
    ...(!root.position.equals(Position.start) && { start: root.position.toString() }),
    ...facts,
    ...(result && { result: { ...result, winner: result.winner ?? null } }),
    ...(tags && { tags: Object.fromEntries(tags) }),
    ...(yield* treeWriting(root, record.notes)),
    ...shownToJson(record),
  };
}

/** A place that is being written: the moves from it come later. */
interface Unfinished extends PlaceJson {
  next?: MoveJson[];
}

/** The places of a tree, nearer ones first: games with discs turned by hand may be deeper than functions can call themselves. */
function* treeWriting(root: GameNode, notes: PlainRecord['notes']): Steps<PlaceJson> {
  const first = placeToJson(root, notes);
  const waiting: [GameNode, Unfinished][] = [[root, first]];
  // The list grows while it is gone through.
  for (const [node, place] of waiting) {
    for (const child of node.children) {
      const outcome = followsRules(child) ? undefined : child.position.board;
      const move = { move: child.move!, ...(outcome && { outcome }), ...placeToJson(child, notes) };
      (place.next ??= []).push(move);
      waiting.push([child, move]);
      yield;
    }
  }
  return first;
}

function placeToJson(node: GameNode, notes: PlainRecord['notes']): Unfinished {
  const note = notes?.get(node) ?? node.note;
  const ended = node.result && endToJson(node.result);
  return { ...(note && { note }), ...(ended && { ended }) };
}

function endToJson({ reason, winner, margin }: GameResult): EndJson | undefined {
  if (!winner || (reason !== 'resignation' && reason !== 'time')) return undefined;
  const isZero = reason === 'time' && Math.abs(margin) === 64;
  return { by: reason, loser: opponent(winner), ...(isZero && { zero: true }) };
}

/** The places from the first move to this one. */
function pathTo(node: GameNode): readonly GameNode[] {
  const path: GameNode[] = [];
  for (let at = node; at.parent; at = at.parent) path.push(at);
  return path.reverse();
}
