import * as v from 'valibot';
import type { Color } from '../rules/color.js';
import { Game, type GameNode } from '../rules/game.js';
import { IllegalMoveError } from '../rules/errors.js';
import { Position } from '../rules/position.js';
import { isSquare, type Square } from '../rules/square.js';
import { readAnnotation } from './annotation.js';
import { parseFen } from './fen.js';
import { FormatError } from './format-error.js';
import type { GameRecord, MoveNote, RecordedResult } from './game-record.js';
import { isMarkShape, type Arrow, type Mark } from './marks.js';
import { damaged, PERMALINK_LIMITS, parseSquares, tooManyMoves, type LinkParts } from './permalink-text.js';

/** The content of a link. */
export interface PermalinkContent {
  /** The start of the game's tree. The link carries all moves below it, side lines included. */
  readonly root: GameNode;
  /** The place shown; by default the end of the main line. */
  readonly shown?: GameNode;
  readonly black?: string;
  readonly white?: string;
  readonly result?: RecordedResult;
  /** Comments, marks of moves, times and evaluations, by place. */
  readonly notes?: ReadonlyMap<GameNode, MoveNote>;
  /** The side at the bottom. */
  readonly orientation?: Color;
  readonly marks?: readonly Mark[];
  readonly arrows?: readonly Arrow[];
}

/**
 * What was read from a link: a record of the game, and how it was shown. The `game` stands at the end of its main line.
 */
export interface Permalink extends GameRecord, PermalinkContent {
  readonly shown: GameNode;
}

/** An object with these members and no others of its own; a page may have added some to all objects. */
function objectOf<Entries extends v.ObjectEntries>(entries: Entries) {
  const isKnown = (data: unknown): boolean =>
    typeof data === 'object' &&
    data !== null &&
    Object.keys(data).every((name) => Object.hasOwn(entries, name));
  return v.pipe(v.custom<object>(isKnown), v.object(Object.assign(Object.create(null) as object, entries)));
}

/** Notes as `writeAnnotation` writes them, with marks and arrows in the comment. */
type LinkNote = Omit<MoveNote, 'marks' | 'arrows'>;
const noteEntries = {
  time: v.exactOptional(v.number()),
  clock: v.exactOptional(v.number()),
  evaluation: v.exactOptional(v.number()),
  name: v.exactOptional(v.string()),
  comment: v.exactOptional(v.string()),
  nags: v.exactOptional(v.array(v.number())),
  pass: v.exactOptional(v.lazy(() => noteSchema)),
} satisfies Record<keyof LinkNote, v.GenericSchema>;
const noteSchema: v.GenericSchema<unknown, LinkNote> = objectOf(noteEntries);

/** A list of values, each with the number of its place. */
type ByNode<Value> = [place: number, value: Value][];

/**
 * Everything in a link beside the moves of the main line. Names are one letter, because every letter makes the link
 * longer. Places are numbered: the start is 0, then come the main line and the side lines, in the order in which they
 * are written.
 */
export interface Extras {
  /** The position before the first move. */
  s?: string;
  /** Side lines: the place where each begins, and its moves. */
  v?: ByNode<string>;
  /** Boards after moves whose discs were flipped by hand. */
  h?: ByNode<string>;
  n?: ByNode<MoveNote>;
  /** The place shown. */
  p?: number;
  /** The side at the bottom. */
  o?: Color;
  m?: string[];
  a?: string[];
  /** The players: Black and White. */
  b?: string;
  w?: string;
  r?: { winner: Color | null } & Omit<RecordedResult, 'winner'>;
}

const resultSchema: v.GenericSchema<unknown, NonNullable<Extras['r']>> = objectOf({
  winner: v.nullable(v.picklist(['black', 'white'])),
  margin: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(-64), v.maxValue(64))),
  by: v.exactOptional(v.picklist(['resignation', 'time', 'agreement'])),
});

const place = v.pipe(v.number(), v.integer(), v.minValue(0));
const byNode = <Value>(schema: v.GenericSchema<unknown, Value>) => v.array(v.strictTuple([place, schema]));

const extrasSchema: v.GenericSchema<unknown, Extras> = objectOf({
  s: v.exactOptional(v.string()),
  v: v.exactOptional(byNode(v.string())),
  h: v.exactOptional(byNode(v.string())),
  n: v.exactOptional(byNode(noteSchema)),
  p: v.exactOptional(place),
  o: v.exactOptional(v.picklist(['black', 'white'])),
  m: v.exactOptional(v.array(v.string())),
  a: v.exactOptional(v.array(v.string())),
  b: v.exactOptional(v.string()),
  w: v.exactOptional(v.string()),
  r: v.exactOptional(resultSchema),
});

/**
 * Builds the game from the parts of a link's text.
 *
 * @throws {FormatError} when a move is illegal, or a value is invalid
 */
export function gameOfLink({ moves, extras: text }: LinkParts): Permalink {
  const extras = extrasOf(text);
  const lines = (extras.v ?? []).map(([from, squares]) => ({ from, moves: parseSquares(squares) }));
  const count = lines.reduce((sum, line) => sum + line.moves.length, moves.length);
  if (count > PERMALINK_LIMITS.moves) throw tooManyMoves();
  const game = new Game({ position: extras.s === undefined ? Position.start : positionOf(extras.s) });
  const outcomes = new Map((extras.h ?? []).map(([number, fen]) => [number, positionOf(fen)]));
  const places: GameNode[] = [game.root];
  let from: GameNode = game.root;
  const play = (move: Square): void => {
    from = addTo(game, from, move, outcomes.get(places.length));
    places.push(from);
  };
  moves.forEach(play);
  for (const line of lines) {
    from = placeAt(places, line.from);
    line.moves.forEach(play);
  }
  const end = placeAt(places, moves.length);
  game.goTo(end);
  const notes = new Map(
    (extras.n ?? []).map(([number, note]) => [placeAt(places, number), readAnnotation(note)]),
  );
  for (const [place, note] of notes) game.annotate(note, place);
  const { o: orientation, b: black, w: white, r: result } = extras;
  return {
    game,
    root: game.root,
    shown: extras.p === undefined ? end : placeAt(places, extras.p),
    mainLine: moves,
    end: end.position,
    ...(extras.n && { notes }),
    ...(orientation && { orientation }),
    ...(extras.m && { marks: extras.m.map(parseMark) }),
    ...(extras.a && { arrows: extras.a.map(parseArrow) }),
    ...(black !== undefined && { black }),
    ...(white !== undefined && { white }),
    ...(result && { result: { ...result, winner: result.winner ?? undefined } }),
  };
}

function addTo(game: Game, from: GameNode, move: Square, outcome: Position | undefined): GameNode {
  try {
    return game.add(from, move, outcome);
  } catch (cause) {
    if (!(cause instanceof IllegalMoveError)) throw cause;
    throw new FormatError('link', cause.message, 0, { cause });
  }
}

function placeAt(places: readonly GameNode[], number: number): GameNode {
  const place = places[number];
  if (!place) throw damaged();
  return place;
}

function extrasOf(text: string): Extras {
  if (text === '') return {};
  try {
    return v.parse(extrasSchema, JSON.parse(text));
  } catch {
    throw damaged();
  }
}

function positionOf(fen: string): Position {
  try {
    return parseFen(fen);
  } catch {
    throw damaged();
  }
}

/** Reads `d3:circle`, `d3=A`, or both. */
function parseMark(written: string): Mark {
  const [, square, shape, text] = /^(..)(?::([a-z]+))?(?:=(.*))?$/su.exec(written) ?? [];
  if (!isSquare(square) || (shape !== undefined && !isMarkShape(shape))) throw damaged();
  return { square, ...(shape && { shape }), ...(text !== undefined && { text }) };
}

/** Reads `c4f4`, followed by the number of the brush. */
function parseArrow(written: string): Arrow {
  const [, from, to, brush] = /^(..)(..)([1-4])?$/.exec(written) ?? [];
  if (!isSquare(from) || !isSquare(to)) throw damaged();
  return { from, to, ...(brush && { brush: Number(brush) }) };
}
