import * as v from 'valibot';
import type { Color } from '../rules/color.js';
import { Game, type GameNode } from '../rules/game.js';
import { IllegalMoveError } from '../rules/illegal-move.js';
import { Position } from '../rules/position.js';
import { isSquare, type Square } from '../rules/square.js';
import { parseFen, printFen } from './fen.js';
import { FormatError } from './format-error.js';
import type { GameRecord, MoveNote, RecordedResult } from './game-record.js';
import { isMarkShape, type Arrow, type Mark } from './marks.js';
import { damaged, fail, parseSquares, printSquares, type LinkParts } from './permalink-text.js';

/** What a link carries. */
export interface PermalinkContent {
  /** The start of the game's tree: all moves below it are carried, side lines too. */
  readonly root: GameNode;
  /** The place that is shown; the end of the main line unless given. */
  readonly shown?: GameNode;
  readonly black?: string;
  readonly white?: string;
  readonly result?: RecordedResult;
  /** Comments, marks of moves, times and evaluations, by the place that they belong to. */
  readonly notes?: ReadonlyMap<GameNode, MoveNote>;
  /** The side at the bottom. */
  readonly orientation?: Color;
  readonly marks?: readonly Mark[];
  readonly arrows?: readonly Arrow[];
}

/** What was read from a link: a record of the game, and how it was shown. Its `game` stands at the end of the main line. */
export interface Permalink extends GameRecord, PermalinkContent {
  readonly shown: GameNode;
}

/** More moves than this are no game that a person has looked through. */
const MAX_MOVES = 20_000;

const noteSchema: v.GenericSchema<unknown, MoveNote> = v.strictObject({
  time: v.exactOptional(v.number()),
  evaluation: v.exactOptional(v.number()),
  comment: v.exactOptional(v.string()),
  nags: v.exactOptional(v.array(v.number())),
  pass: v.exactOptional(v.lazy(() => noteSchema)),
});

const resultSchema: v.GenericSchema<unknown, { winner: Color | null } & Omit<RecordedResult, 'winner'>> =
  v.strictObject({
    winner: v.nullable(v.picklist(['black', 'white'])),
    margin: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(-64), v.maxValue(64))),
    by: v.exactOptional(v.picklist(['resignation', 'time', 'agreement'])),
  });

const node = v.pipe(v.number(), v.integer(), v.minValue(0));
const byNode = <Value>(schema: v.GenericSchema<unknown, Value>) => v.array(v.strictTuple([node, schema]));

/**
 * The extras of a link: short names, as each letter makes it longer. Places are numbered: the start is 0, the main line
 * follows, then the side lines in the order in which they are written.
 */
const extrasSchema = v.strictObject({
  /** The position before the first move. */
  s: v.exactOptional(v.string()),
  /** Side lines: from which place, and their moves. */
  v: v.exactOptional(byNode(v.string())),
  /** Discs that lie as no rule has them, after a move. */
  h: v.exactOptional(byNode(v.string())),
  n: v.exactOptional(byNode(noteSchema)),
  /** The place shown. */
  p: v.exactOptional(node),
  /** The side at the bottom. */
  o: v.exactOptional(v.picklist(['black', 'white'])),
  m: v.exactOptional(v.array(v.string())),
  a: v.exactOptional(v.array(v.string())),
  /** The players: Black and White. */
  b: v.exactOptional(v.string()),
  w: v.exactOptional(v.string()),
  r: v.exactOptional(resultSchema),
});
type Extras = v.InferOutput<typeof extrasSchema>;

/** A game as the parts of a link's text. */
export function linkPartsOf(content: PermalinkContent): LinkParts {
  const { root, shown, notes, orientation, marks, arrows, black, white, result } = content;
  const { main, lines } = linesOf(root);
  const places = [root, ...main, ...lines.flatMap(({ nodes }) => nodes)];
  if (places.length > MAX_MOVES) throw tooManyMoves();
  const numbers = new Map(places.map((one, number) => [one, number]));
  const shownNumber = shown && numbers.get(shown);
  if (shown && shownNumber === undefined) throw new RangeError('a place of another game');
  const byHand = places.flatMap((one, number) =>
    isByRule(one) ? [] : [[number, shortFen(one.position)] as [number, string]],
  );
  const numberedNotes = [...(notes ?? [])].flatMap(([one, note]) => {
    const number = numbers.get(one);
    return number === undefined ? [] : [[number, note] as [number, MoveNote]];
  });
  const extras: Extras = {
    ...(!root.position.equals(Position.start) && { s: shortFen(root.position) }),
    ...(lines.length > 0 && {
      v: lines.map(({ from, nodes }) => [numbers.get(from)!, squaresOf(nodes)] as [number, string]),
    }),
    ...(byHand.length > 0 && { h: byHand }),
    ...(numberedNotes.length > 0 && { n: numberedNotes }),
    ...(shownNumber !== undefined && shownNumber !== main.length && { p: shownNumber }),
    ...(orientation === 'white' && { o: orientation }),
    ...(marks && marks.length > 0 && { m: marks.map(printMark) }),
    ...(arrows && arrows.length > 0 && { a: arrows.map(printArrow) }),
    ...(black && { b: black }),
    ...(white && { w: white }),
    ...(result && { r: { ...result, winner: result.winner ?? null } }),
  };
  const text = JSON.stringify(extras);
  return { moves: main.map(({ move }) => move!), extras: text === '{}' ? '' : text };
}

/**
 * The game that the parts of a link's text stand for.
 *
 * @throws {FormatError} when a move is not legal, or something is not what belongs there
 */
export function gameOfLink({ moves, extras: text }: LinkParts): Permalink {
  const extras = extrasOf(text);
  const lines = (extras.v ?? []).map(([from, squares]) => ({ from, moves: parseSquares(squares) }));
  const count = lines.reduce((sum, line) => sum + line.moves.length, moves.length);
  if (count > MAX_MOVES) throw tooManyMoves();
  const game = new Game({ position: extras.s === undefined ? Position.start : positionOf(extras.s) });
  const outcomes = new Map((extras.h ?? []).map(([number, fen]) => [number, positionOf(fen)]));
  const places = [game.root];
  const play = (move: Square): void => {
    playOn(game, move, outcomes.get(places.length));
    places.push(game.node);
  };
  moves.forEach(play);
  for (const line of lines) {
    game.goTo(placeAt(places, line.from));
    line.moves.forEach(play);
  }
  const end = placeAt(places, moves.length);
  game.goTo(end);
  const { n: notes, o: orientation, b: black, w: white, r: result } = extras;
  return {
    game,
    root: game.root,
    shown: extras.p === undefined ? end : placeAt(places, extras.p),
    mainLine: moves,
    end: end.position,
    ...(notes && { notes: new Map(notes.map(([number, note]) => [placeAt(places, number), note])) }),
    ...(orientation && { orientation }),
    ...(extras.m && { marks: extras.m.map(parseMark) }),
    ...(extras.a && { arrows: extras.a.map(parseArrow) }),
    ...(black !== undefined && { black }),
    ...(white !== undefined && { white }),
    ...(result && { result: { ...result, winner: result.winner ?? undefined } }),
  };
}

interface SideLine {
  readonly from: GameNode;
  readonly nodes: readonly GameNode[];
}

/** The main line, and the side lines, each after the line that it leaves. */
function linesOf(root: GameNode): {
  readonly main: readonly GameNode[];
  readonly lines: readonly SideLine[];
} {
  const main = lineFrom(root);
  const lines: SideLine[] = [];
  // Side lines have side lines themselves: the list grows while it is gone through.
  const addBesides = (from: GameNode): void => {
    for (const child of from.children.slice(1)) lines.push({ from, nodes: [child, ...lineFrom(child)] });
  };
  [root, ...main].forEach(addBesides);
  for (const { nodes } of lines) nodes.forEach(addBesides);
  return { main, lines };
}

function lineFrom(from: GameNode): GameNode[] {
  const line: GameNode[] = [];
  for (let at = from.children[0]; at; at = at.children[0]) line.push(at);
  return line;
}

function squaresOf(nodes: readonly GameNode[]): string {
  return printSquares(nodes.map(({ move }) => move!));
}

/** Whether the discs lie as the rules turn them. */
function isByRule({ parent, move, position }: GameNode): boolean {
  if (!parent || !move) return true;
  const before = parent.position.phase === 'pass' ? parent.position.pass() : parent.position;
  return before.flips(move).length > 0 && before.play(move).equals(position);
}

function playOn(game: Game, move: Square, outcome: Position | undefined): void {
  try {
    // A move that is not legal is none with an outcome, either.
    if (game.position.flips(move).length === 0) game.position.play(move, game.ply + 1);
    game.play(move, outcome);
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

/** `row8/…/row1 b`: what {@link printFen} writes, without the numbers that only chess needs. */
function shortFen(position: Position): string {
  return printFen(position).split(' ', 2).join(' ');
}

function positionOf(fen: string): Position {
  try {
    return parseFen(fen);
  } catch {
    throw damaged();
  }
}

/** `d3:circle`, `d3=A`, or both. */
function printMark({ square, shape, text }: Mark): string {
  return `${square}${shape ? `:${shape}` : ''}${text === undefined ? '' : `=${text}`}`;
}

function parseMark(written: string): Mark {
  const [, square, shape, text] = /^(..)(?::([a-z]+))?(?:=(.*))?$/su.exec(written) ?? [];
  if (!isSquare(square) || (shape !== undefined && !isMarkShape(shape))) throw damaged();
  return { square, ...(shape && { shape }), ...(text !== undefined && { text }) };
}

/** `c4f4`, with the number of the brush behind it. */
function printArrow({ from, to, brush }: Arrow): string {
  return `${from}${to}${brush ?? ''}`;
}

function parseArrow(written: string): Arrow {
  const [, from, to, brush] = /^(..)(..)([1-4])?$/.exec(written) ?? [];
  if (!isSquare(from) || !isSquare(to)) throw damaged();
  return { from, to, ...(brush && { brush: Number(brush) }) };
}

function tooManyMoves(): FormatError {
  return fail(`at most ${MAX_MOVES} moves expected`, 'too-long', { most: MAX_MOVES });
}
