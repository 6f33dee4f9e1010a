/**
 * A game with what is known about it as plain data of JSON: for storages, messages between scripts, and servers. It keeps all that a
 * record says: side lines, notes, results, discs turned by hand, the line that is current and the place that is shown.
 */
import type { Color } from '../rules/color.js';
import type { GameFacts } from '../rules/facts.js';
import type { GameNode, GameRecord as PlainRecord, GameResult } from '../rules/game.js';
import { followsRules } from '../rules/hand-flips.js';
import type { MoveNote } from '../rules/notes.js';
import { opponent } from '../rules/color.js';
import { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import type { FormatError } from './format-error.js';
import { readGame } from './game-json-reading.js';
import type { GameRecord } from './game-record.js';

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
export function gameToJson({ game, notes, shown = game.node, ...facts }: PlainRecord): GameJson {
  const { root, node } = game;
  const { black, white, event, place, date, timeControl, givenMoves, result, tags } = facts;
  // Of another place than the game's own, its line is the one that leads there.
  const line = shown === node ? game.nodes : pathTo(shown);
  const children = line.map((one) => one.parent!.children.indexOf(one));
  const isMain = children.every((index) => index === 0) && (line.at(-1) ?? root).children.length === 0;
  return withoutMissing<GameJson>({
    version: 1,
    start: root.position.equals(Position.start) ? undefined : root.position.toString(),
    black,
    white,
    event,
    place,
    date,
    timeControl,
    givenMoves,
    result: result && { ...result, winner: result.winner ?? null },
    tags: tags && Object.fromEntries(tags),
    ...placeToJson(root, notes),
    line: isMain ? undefined : children,
    ply: shown.children.length === 0 ? undefined : shown.ply,
  });
}

/**
 * The record that {@link gameToJson} wrote. Its game stands at the place that was shown.
 *
 * @throws {FormatError} when the data is no game or of a later version, and without `onProblem` where a part of it makes no sense; the
 *   message names the part: `next.0.move`
 */
export function gameFromJson(data: unknown, { onProblem }: GameJsonOptions = {}): GameRecord {
  return readGame(data, onProblem);
}

function placeToJson(node: GameNode, notes: PlainRecord['notes']): PlaceJson {
  const note = notes?.get(node) ?? node.note;
  const { children, result } = node;
  return withoutMissing<PlaceJson>({
    note,
    ended: result && endToJson(result),
    // No deeper than a game has moves.
    next: children.length === 0 ? undefined : children.map((child) => moveToJson(child, notes)),
  });
}

function moveToJson(node: GameNode, notes: PlainRecord['notes']): MoveJson {
  const outcome = followsRules(node) ? undefined : node.position.board;
  return { move: node.move!, ...(outcome && { outcome }), ...placeToJson(node, notes) };
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

function withoutMissing<Fields extends object>(fields: {
  [Name in keyof Fields]: Fields[Name] | undefined;
}): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
