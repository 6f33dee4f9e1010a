/** Reads games from JSON data; `game-json.ts` describes the fields. */
import * as v from 'valibot';
import type { Arrow, Mark, MarkShape, MoveNote, RecordedResult } from '../rules/facts.js';
import { Game, type GameNode } from '../rules/game.js';
import { IllegalMoveError } from '../rules/errors.js';
import { Position } from '../rules/position.js';
import { isSquare, type Square } from '../rules/square.js';
import { parseBoardString } from './board-string.js';
import type { FormatError } from './format-error.js';
import type { EndJson } from './game-json.js';
import type { GameRecord } from './game-record.js';
import type { Steps } from './in-pieces.js';
import {
  anyNumber,
  anyObject,
  joined,
  jsonError,
  JsonReading,
  oneOf,
  text,
  unexpected,
  wholeNumber,
  type Kind,
  type Kinds,
} from './json-reading.js';
import { isMarkShape } from './marks.js';

const color = oneOf('black', 'white');
const indexes: Kind<readonly number[]> = { schema: v.array(wholeNumber.schema), expected: 'whole numbers' };
const square: Kind<Square> = { schema: v.custom<Square>(isSquare), expected: 'a square, a1 to h8,' };
const list: Kind<readonly unknown[]> = { schema: v.array(v.unknown()), expected: 'a list' };
const position: Kind<Position> = {
  schema: v.pipe(v.string(), v.regex(/^[XO-]{64} [XO]$/), v.transform(parseBoardString)),
  expected: '64 squares of X, O and -, and the side to move',
};
const discs: Kind<Position> = {
  schema: v.pipe(v.string(), v.regex(/^[XO-]{64}$/), v.transform(parseBoardString)),
  expected: '64 squares of X, O and -',
};

const factKinds = {
  black: text,
  white: text,
  event: text,
  place: text,
  date: text,
  timeControl: text,
  givenMoves: wholeNumber,
  result: {
    schema: v.pipe(
      v.object({
        winner: v.nullable(color.schema),
        margin: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(-64), v.maxValue(64))),
        by: v.exactOptional(v.picklist(['resignation', 'time', 'agreement'])),
      }),
      v.transform(({ winner, ...said }): RecordedResult => ({ ...said, winner: winner ?? undefined })),
    ),
    expected: 'a result with its winner, margin (-64 to 64) and by (resignation, time or agreement)',
  } satisfies Kind<RecordedResult>,
  tags: {
    schema: v.pipe(
      anyObject,
      v.record(v.string(), v.string()),
      v.transform((tags): ReadonlyMap<string, string> => new Map(Object.entries(tags))),
    ),
    expected: 'names and texts',
  } satisfies Kind<ReadonlyMap<string, string>>,
};

const plainNoteKinds: Kinds<Pick<MoveNote, 'time' | 'clock' | 'evaluation' | 'name' | 'comment'>> = {
  time: { schema: v.pipe(v.number(), v.finite(), v.minValue(0)), expected: 'milliseconds' },
  clock: { schema: v.pipe(v.number(), v.finite(), v.minValue(0)), expected: 'milliseconds' },
  evaluation: anyNumber,
  name: text,
  comment: text,
};

const mark: Kind<Mark> = {
  schema: v.object({
    square: square.schema,
    shape: v.exactOptional(v.custom<MarkShape>(isMarkShape)),
    text: v.exactOptional(v.string()),
  }),
  expected: 'a mark with its square, and its shape or text,',
};

const arrow: Kind<Arrow> = {
  schema: v.object({
    from: square.schema,
    to: square.schema,
    brush: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4))),
  }),
  expected: 'an arrow with its squares from and to, and its brush, 1 to 4, if any,',
};

const end: Kind<EndJson> = {
  schema: v.object({
    by: v.picklist(['resignation', 'time']),
    loser: color.schema,
    zero: v.exactOptional(v.literal(true)),
  }),
  expected: 'an end with by (resignation or time) and loser',
};

/** @throws {FormatError} when the data is not a game, or when part of it is invalid and there is no `onProblem` */
export function* gameReading(data: unknown, onProblem?: (problem: FormatError) => void): Steps<GameRecord> {
  if (!v.is(anyObject, data)) throw unexpected(data, 'a game', '');
  refuseOtherVersion(data['version']);
  const reading = new JsonReading(onProblem);
  const start = reading.value(position, data['start'], 'start') ?? Position.start;
  const game = new Game({ position: start });
  yield* new TreeReader(reading, game).read(data);
  showPlace(reading, game, data);
  game.setFacts(reading.fields(factKinds, data, ''));
  return game.record;
}

function refuseOtherVersion(version: unknown): void {
  if (version === 1) return;
  if (typeof version !== 'number' || !(version > 1)) throw unexpected(version, 'version 1', 'version');
  throw jsonError(`version ${version} of a later release, 1 is known`, 'version', {
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

  *read(fields: Readonly<Record<string, unknown>>): Steps<void> {
    this.#waiting.push({ node: this.#game.root, fields, path: '' });
    // The list grows during the loop.
    for (const place of this.#waiting) yield* this.#readPlace(place);
  }

  *#readPlace({ node, fields, path }: Waiting): Steps<void> {
    const note = this.#noteOf(fields['note'], joined(path, 'note'));
    if (note) this.#game.annotate(note, node);
    const next = joined(path, 'next');
    const moves = this.#reading.value(list, fields['next'], next) ?? [];
    for (const [index, move] of moves.entries()) {
      this.#readMove(node, move, `${next}.${index}`);
      yield;
    }
    this.#end(node, this.#reading.value(end, fields['ended'], joined(path, 'ended')), path);
  }

  #readMove(after: GameNode, data: unknown, path: string): void {
    const fields = this.#reading.object(data, path);
    if (!fields) return;
    const at = joined(path, 'move');
    if (fields['move'] === undefined) {
      this.#reading.leaveOut(jsonError(`${at}: missing`, 'missing', { expected: 'move' }));
      return;
    }
    const move = this.#reading.value(square, fields['move'], at);
    const outcome = this.#reading.value(discs, fields['outcome'], joined(path, 'outcome'));
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
      this.#reading.leaveOut(unexpected(ended, 'no end of a game that is over', joined(path, 'ended')));
      return;
    }
    this.#game.goTo(node);
    if (ended.by === 'resignation') this.#game.resign(ended.loser);
    else this.#game.flagFall(ended.loser, ended.zero ? 'zero' : 'czech');
  }

  #noteOf(data: unknown, path: string, isOfPass = false): MoveNote | undefined {
    if (data === undefined) return undefined;
    const fields = this.#reading.object(data, path);
    if (!fields) return undefined;
    const listOf = <Item>(kind: Kind<Item>, name: string): Item[] | undefined =>
      this.#reading.list(fields[name], joined(path, name), (one, at) => this.#reading.value(kind, one, at));
    const [marks, arrows, nags] = [
      listOf(mark, 'marks'),
      listOf(arrow, 'arrows'),
      listOf(wholeNumber, 'nags'),
    ];
    // The note of a pass cannot contain another.
    const pass = isOfPass ? undefined : this.#noteOf(fields['pass'], joined(path, 'pass'), true);
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
  const line = reading.value(indexes, fields['line'], 'line') ?? [];
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
  const ply = reading.value(wholeNumber, fields['ply'], 'ply');
  if (ply !== undefined && ply > shown.ply)
    reading.leaveOut(unexpected(ply, `at most ${shown.ply} moves`, 'ply'));
  else if (ply !== undefined) game.goTo(ply);
}
