/**
 * A game with everything known about it as plain JSON data: for storage, messages between scripts, and servers. It
 * keeps all of a record: side lines, notes, results, discs flipped by hand, the current line and the place shown.
 */
import type { Color } from '../rules/color.js';
import { factsOf, type GameFacts, type MoveNote } from '../rules/facts.js';
import type { GameNode, GameRecord as PlainRecord, GameResult } from '../rules/game.js';
import { followsRules } from '../rules/hand-flips.js';
import { opponent } from '../rules/color.js';
import { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import type { FormatError } from './format-error.js';
import { gameReading } from './game-json-reading.js';
import type { GameRecord } from './game-record.js';
import { atOnce, inPieces, type Steps } from './in-pieces.js';

/** How a game ended before the board was full or both sides had to pass. */
export interface EndJson {
  readonly by: 'resignation' | 'time';
  /** The side that resigned or ran out of time. */
  readonly loser: Color;
  /** Whether the side that ran out of time lost 0:64; otherwise the score is counted as for a resignation. */
  readonly zero?: true;
}

/** A place in the tree of a game. */
export interface PlaceJson {
  readonly note?: MoveNote;
  readonly ended?: EndJson;
  /** The moves played from here, the main line first; missing if there are none. */
  readonly next?: readonly MoveJson[];
}

/** A move and the place after it. Passes are not listed: they follow from the rules. */
export interface MoveJson extends PlaceJson {
  readonly move: Square;
  /** The 64 squares after the move, if the discs differ from what the rules give. */
  readonly outcome?: string;
}

/** A game as JSON data. Fields that are `undefined` in the record are missing. */
export interface GameJson extends PlaceJson, Omit<GameFacts, 'result' | 'tags'> {
  /** The version of this format. A later version may have more fields. */
  readonly version: 1;
  /** The position before the first move as a board string; missing for the usual start. */
  readonly start?: string;
  /** The index of the child that the current line takes at each place; missing for the main line. */
  readonly line?: readonly number[];
  /** Number of moves shown of the current line; missing if all are. */
  readonly ply?: number;
  /** How the game ended according to the record; a draw has no winner. */
  readonly result?: { readonly winner: Color | null } & Omit<NonNullable<GameFacts['result']>, 'winner'>;
  readonly tags?: Readonly<Record<string, string>>;
}

/** Options for reading the data. */
export interface GameJsonOptions {
  /** Called for each invalid part. That part is left out, and the rest is kept. Without it, an invalid part throws. */
  readonly onProblem?: (problem: FormatError) => void;
}

/** Converts a record to data for `JSON.stringify` or `postMessage`. */
export function gameToJson(record: PlainRecord): GameJson {
  return atOnce(gameWriting(record));
}

/**
 * As {@link gameToJson}, in steps of some milliseconds, so that a page stays responsive while it writes a game of
 * 100,000 moves. It starts again if the game changes meanwhile.
 */
export async function writeGameJson(record: PlainRecord): Promise<GameJson> {
  for (;;) {
    const { version } = record.game;
    const json = await inPieces(gameWriting(record));
    if (record.game.version === version) return json;
  }
}

/**
 * Reads what {@link gameToJson} wrote. The game stands at the place that was shown.
 *
 * @throws {FormatError} when the data is not a game or of a later version, and without `onProblem` also when part of it
 *   is invalid; the message names the part: `next.0.move`
 */
export function gameFromJson(data: unknown, { onProblem }: GameJsonOptions = {}): GameRecord {
  return atOnce(gameReading(data, onProblem));
}

/**
 * As {@link gameFromJson}, in steps of some milliseconds, so that a page stays responsive while it reads a game of
 * 100,000 moves. Assign the game to `board.game`, which does not copy it.
 *
 * @throws {FormatError} as {@link gameFromJson} does
 */
export async function readGameJson(data: unknown, { onProblem }: GameJsonOptions = {}): Promise<GameRecord> {
  return inPieces(gameReading(data, onProblem));
}

/**
 * Only the current line and the place shown, as {@link gameToJson} writes them. Useful when nothing else has changed.
 */
export function shownToJson({
  game,
  shown = game.node,
}: Pick<PlainRecord, 'game' | 'shown'>): Pick<GameJson, 'line' | 'ply'> {
  // If another place than the game's own is shown, the line is the one that leads there.
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

/** A place that is being written; its moves are added later. */
interface Unfinished extends PlaceJson {
  next?: MoveJson[];
}

/**
 * Writes the places of a tree breadth first, without recursion: games with discs flipped by hand may be deeper than the
 * call stack.
 */
function* treeWriting(root: GameNode, notes: PlainRecord['notes']): Steps<PlaceJson> {
  const first = placeToJson(root, notes);
  const waiting: [GameNode, Unfinished][] = [[root, first]];
  // The list grows during the loop.
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
