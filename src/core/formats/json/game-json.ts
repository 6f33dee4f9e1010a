/**
 * A game with everything known about it as plain JSON data: for storage, messages between scripts, and servers.
 *
 * Source: our own format, version 1; docs/guides/formats.md has its fields. It keeps all of a record: side lines,
 * notes, results, discs flipped by hand, the current line and the place shown. Dropped: nothing; with `onProblem` only
 * what is invalid.
 *
 * In this file: the types, writing, reading parts of any JSON, and reading games.
 */
import { type Color, opponent } from '../../rules/color.js';
import {
  type Arrow,
  factsOf,
  type GameFacts,
  type Mark,
  type MarkShape,
  type MoveNote,
  type RecordedResult,
} from '../../rules/game/facts.js';
import { Game, type GameRecord as PlainRecord } from '../../rules/game/game.js';
import { type GameNode, type GameResult, followsRules } from '../../rules/game/tree.js';
import { Position, IllegalMoveError } from '../../rules/position.js';
import { isSquare, type Square } from '../../rules/square.js';
import { FormatError, type FormatErrorCode, type FormatErrorData } from '../common/format-error.js';
import type { GameRecord } from '../common/game-record.js';
import { atOnce, inPieces, type Steps } from '../common/reading.js';
import * as v from 'valibot';
import { parseBoardString } from '../notation/board-string.js';
import { isMarkShape } from '../common/marks.js';

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

/** Writes a game, in steps between which others may run. */
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

/** A place without the moves after it. */
function placeToJson(node: GameNode, notes: PlainRecord['notes']): Unfinished {
  const note = notes?.get(node) ?? node.note;
  const ended = node.result && endToJson(node.result);
  return { ...(note && { note }), ...(ended && { ended }) };
}

/** How a game ended, if the board does not say it. */
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

/** The expected kind of a value: a check, and words for messages. */
interface Kind<Value> {
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly expected: string;
}

/** The expected kinds of an object's fields. */
type Kinds<Fields> = { readonly [Name in keyof Fields]-?: Kind<Exclude<Fields[Name], undefined>> };

const textKind: Kind<string> = { schema: v.string(), expected: 'a text' };
const wholeNumberKind: Kind<number> = {
  schema: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  expected: 'a whole number',
};
const numberKind: Kind<number> = { schema: v.pipe(v.number(), v.finite()), expected: 'a number' };
/** Any object, but not a list, which valibot would accept. */
const anyObject = v.custom<Readonly<Record<string, unknown>>>(
  (data) => typeof data === 'object' && data !== null && !Array.isArray(data),
);
const anyListKind: Kind<readonly unknown[]> = { schema: v.array(v.unknown()), expected: 'a list' };

/** One of some words. */
function oneOf<const Word extends string>(...words: readonly Word[]): Kind<Word> {
  return { schema: v.picklist(words), expected: words.join(' or ') };
}

/**
 * Reads parts of JSON. Invalid parts throw, or are reported and left out if there is a callback. Missing parts are not
 * invalid.
 */
class JsonReading {
  readonly #onProblem: ((problem: FormatError) => void) | undefined;

  constructor(onProblem?: (problem: FormatError) => void) {
    this.#onProblem = onProblem;
  }

  /** @throws {FormatError} if there is no callback */
  leaveOut(problem: FormatError): void {
    if (!this.#onProblem) throw problem;
    this.#onProblem(problem);
  }

  value<Value>({ schema, expected }: Kind<Value>, data: unknown, path: string): Value | undefined {
    if (data === undefined) return undefined;
    const { success, output } = v.safeParse(schema, data);
    if (success) return output;
    this.leaveOut(unexpected(data, expected, path));
    return undefined;
  }

  /** An object; `undefined` for other data, which is a problem. */
  object(data: unknown, path: string): Readonly<Record<string, unknown>> | undefined {
    return this.value({ schema: anyObject, expected: 'an object' }, data, path);
  }

  /** The valid items of a list. */
  list<Item>(
    data: unknown,
    path: string,
    read: (item: unknown, path: string) => Item | undefined,
  ): Item[] | undefined {
    return this.value(anyListKind, data, path)?.flatMap((one, index) => {
      const item = read(one, `${path}.${index}`);
      return item === undefined ? [] : [item];
    });
  }

  /** The fields of an object that exist and are valid. */
  fields<Fields extends object>(
    kinds: Kinds<Fields>,
    data: Readonly<Record<string, unknown>>,
    path: string,
  ): Partial<Fields> {
    const names = Object.keys(kinds) as (keyof Fields & string)[];
    const read = names.flatMap((name) => {
      const value = this.value(kinds[name], data[name], fieldPath(path, name));
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(read) as Partial<Fields>;
  }
}

/** The path to a field: `next.0.move`. */
function fieldPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** An error for a value of an unexpected kind. */
function unexpected(data: unknown, expected: string, path: string): FormatError {
  const given = shownValue(data);
  const problem = `${path === '' ? 'the data' : path} must be ${expected}, not ${given}`;
  return jsonError(problem, 'unexpected', { text: given, expected });
}

/** An error of this format; there are no offsets in data. */
function jsonError(
  problem: string,
  code?: FormatErrorCode,
  data?: FormatErrorData,
  cause?: unknown,
): FormatError {
  return new FormatError('game as JSON', problem, 0, {
    where: '',
    ...(code && { code }),
    ...(data && { data }),
    ...(cause !== undefined && { cause }),
  });
}

/** Maximum length of a value in a message, in characters. */
const MOST_SHOWN = 60;

/** A value for messages: shortened if it is long; of a list or an object only the kind. */
function shownValue(data: unknown): string {
  if (Array.isArray(data)) return 'a list';
  if (typeof data === 'object' && data !== null) return 'an object';
  const whole = typeof data === 'string' ? JSON.stringify(data) : String(data);
  return whole.length > MOST_SHOWN ? `${whole.slice(0, MOST_SHOWN)}…` : whole;
}

const colorKind = oneOf('black', 'white');
const indexesKind: Kind<readonly number[]> = {
  schema: v.array(wholeNumberKind.schema),
  expected: 'a list of whole numbers',
};
const squareKind: Kind<Square> = { schema: v.custom<Square>(isSquare), expected: 'a square from a1 to h8' };
const listKind: Kind<readonly unknown[]> = { schema: v.array(v.unknown()), expected: 'a list' };
const positionKind: Kind<Position> = {
  schema: v.pipe(v.string(), v.regex(/^[XO-]{64} [XO]$/), v.transform(parseBoardString)),
  expected: 'a board of 64 squares, X, O and -, with the side to move',
};
const discsKind: Kind<Position> = {
  schema: v.pipe(v.string(), v.regex(/^[XO-]{64}$/), v.transform(parseBoardString)),
  expected: 'a board of 64 squares, X, O and -',
};

const factKinds = {
  black: textKind,
  white: textKind,
  event: textKind,
  site: textKind,
  date: textKind,
  timeControl: textKind,
  givenMoves: wholeNumberKind,
  result: {
    schema: v.pipe(
      v.object({
        winner: v.nullable(colorKind.schema),
        margin: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(-64), v.maxValue(64))),
        by: v.exactOptional(v.picklist(['resignation', 'time', 'agreement'])),
      }),
      v.transform(({ winner, ...others }): RecordedResult => ({ ...others, winner: winner ?? undefined })),
    ),
    expected: 'a result with its winner, margin (-64 to 64) and by (resignation, time or agreement)',
  } satisfies Kind<RecordedResult>,
  tags: {
    schema: v.pipe(
      anyObject,
      v.record(v.string(), v.string()),
      v.transform((tags): ReadonlyMap<string, string> => new Map(Object.entries(tags))),
    ),
    expected: 'an object of texts',
  } satisfies Kind<ReadonlyMap<string, string>>,
};

const plainNoteKinds: Kinds<Pick<MoveNote, 'time' | 'clock' | 'evaluation' | 'name' | 'comment'>> = {
  time: { schema: v.pipe(v.number(), v.finite(), v.minValue(0)), expected: 'a number of milliseconds' },
  clock: { schema: v.pipe(v.number(), v.finite(), v.minValue(0)), expected: 'a number of milliseconds' },
  evaluation: numberKind,
  name: textKind,
  comment: textKind,
};

const markKind: Kind<Mark> = {
  schema: v.object({
    square: squareKind.schema,
    shape: v.exactOptional(v.custom<MarkShape>(isMarkShape)),
    text: v.exactOptional(v.string()),
  }),
  expected: 'a mark with its square, and its shape or text',
};

const arrowKind: Kind<Arrow> = {
  schema: v.object({
    from: squareKind.schema,
    to: squareKind.schema,
    brush: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4))),
  }),
  expected: 'an arrow with its squares from and to, and its brush, 1 to 4, if any',
};

const endKind: Kind<EndJson> = {
  schema: v.object({
    by: v.picklist(['resignation', 'time']),
    loser: colorKind.schema,
    zero: v.exactOptional(v.literal(true)),
  }),
  expected: 'an end with by (resignation or time) and loser',
};

/** @throws {FormatError} when the data is not a game, or when part of it is invalid and there is no `onProblem` */
function* gameReading(data: unknown, onProblem?: (problem: FormatError) => void): Steps<GameRecord> {
  if (!v.is(anyObject, data)) throw unexpected(data, 'a game', '');
  refuseOtherVersion(data['version']);
  const reading = new JsonReading(onProblem);
  const start = reading.value(positionKind, data['start'], 'start') ?? Position.start;
  const game = new Game({ position: start });
  yield* new TreeReader(reading, game).read(data);
  showPlace(reading, game, data);
  game.setFacts(reading.fields(factKinds, data, ''));
  return game.record;
}

/** @throws {FormatError} for another version */
function refuseOtherVersion(version: unknown): void {
  if (version === 1) return;
  if (typeof version !== 'number' || !(version > 1)) throw unexpected(version, 'version 1', 'version');
  throw jsonError(`version ${version} comes from a later release; this one reads version 1`, 'version', {
    found: version,
    most: 1,
  });
}

/** A place whose moves have not been read yet. */
interface Waiting {
  readonly node: GameNode;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly path: string;
}

/**
 * Reads the places of a tree breadth first, without recursion, so that no tree is too deep. Moves after an illegal one
 * are skipped.
 */
class TreeReader {
  readonly #reading: JsonReading;
  readonly #game: Game;
  readonly #waiting: Waiting[] = [];

  constructor(reading: JsonReading, game: Game) {
    this.#reading = reading;
    this.#game = game;
  }

  /** Reads the whole tree, from the fields of the start. */
  *read(fields: Readonly<Record<string, unknown>>): Steps<void> {
    this.#waiting.push({ node: this.#game.root, fields, path: '' });
    // The list grows during the loop.
    for (const place of this.#waiting) yield* this.#readPlace(place);
  }

  /** Reads the note of a place, and the moves after it. */
  *#readPlace({ node, fields, path }: Waiting): Steps<void> {
    const note = this.#noteOf(fields['note'], fieldPath(path, 'note'));
    if (note) this.#game.annotate(note, node);
    const next = fieldPath(path, 'next');
    const moves = this.#reading.value(listKind, fields['next'], next) ?? [];
    for (const [index, move] of moves.entries()) {
      this.#readMove(node, move, `${next}.${index}`);
      yield;
    }
    this.#end(node, this.#reading.value(endKind, fields['ended'], fieldPath(path, 'ended')), path);
  }

  /** Reads a move, and remembers to read the place after it. */
  #readMove(after: GameNode, data: unknown, path: string): void {
    const fields = this.#reading.object(data, path);
    if (!fields) return;
    const at = fieldPath(path, 'move');
    if (fields['move'] === undefined) {
      this.#reading.leaveOut(jsonError(`${at}: missing`, 'missing', { expected: 'move' }));
      return;
    }
    const move = this.#reading.value(squareKind, fields['move'], at);
    const outcome = this.#reading.value(discsKind, fields['outcome'], fieldPath(path, 'outcome'));
    if (!move || (fields['outcome'] !== undefined && !outcome)) return;
    try {
      const node = this.#game.add(after, move, outcome);
      this.#waiting.push({ node, fields, path });
    } catch (cause) {
      if (!(cause instanceof IllegalMoveError)) throw cause;
      this.#reading.leaveOut(jsonError(`${path}: ${cause.message}`, undefined, undefined, cause));
    }
  }

  /** Ends the game at a place. A game ends at the place that it shows, so this goes there first. */
  #end(node: GameNode, ended: EndJson | undefined, path: string): void {
    if (!ended) return;
    if (node.result) {
      this.#reading.leaveOut(
        unexpected(ended, 'nothing, because the game is over', fieldPath(path, 'ended')),
      );
      return;
    }
    this.#game.goTo(node);
    if (ended.by === 'resignation') this.#game.resign(ended.loser);
    else this.#game.flagFall(ended.loser, ended.zero ? 'zero' : 'czech');
  }

  /** Reads a note. */
  #noteOf(data: unknown, path: string, isOfPass = false): MoveNote | undefined {
    if (data === undefined) return undefined;
    const fields = this.#reading.object(data, path);
    if (!fields) return undefined;
    const listOf = <Item>(kind: Kind<Item>, name: string): Item[] | undefined =>
      this.#reading.list(fields[name], fieldPath(path, name), (one, at) =>
        this.#reading.value(kind, one, at),
      );
    const [marks, arrows, nags] = [
      listOf(markKind, 'marks'),
      listOf(arrowKind, 'arrows'),
      listOf(wholeNumberKind, 'nags'),
    ];
    // The note of a pass cannot contain another.
    const pass = isOfPass ? undefined : this.#noteOf(fields['pass'], fieldPath(path, 'pass'), true);
    return {
      ...this.#reading.fields(plainNoteKinds, fields, path),
      ...(marks?.length && { marks }),
      ...(arrows?.length && { arrows }),
      ...(nags?.length && { nags }),
      ...(pass && { pass }),
    };
  }
}

/** Sets the current line and the place that the game shows. */
function showPlace(reading: JsonReading, game: Game, fields: Readonly<Record<string, unknown>>): void {
  const line = reading.value(indexesKind, fields['line'], 'line') ?? [];
  let shown = game.root;
  for (const [index, child] of line.entries()) {
    const next = shown.children[child];
    if (!next) {
      reading.leaveOut(unexpected(child, 'the number of a move that follows', `line.${index}`));
      break;
    }
    shown = next;
  }
  while (shown.children[0]) shown = shown.children[0];
  game.goTo(shown);
  const ply = reading.value(wholeNumberKind, fields['ply'], 'ply');
  if (ply !== undefined && ply > shown.ply)
    reading.leaveOut(unexpected(ply, `a number of moves from 0 to ${shown.ply}`, 'ply'));
  else if (ply !== undefined) game.goTo(ply);
}
