/**
 * Links that carry a game: the text behind `#game=` in an address.
 *
 * Source: our own format. `~1m`, a character a move and a check; with more than moves `~1j`, a full stop and JSON in base64
 * (`~1z` if compressed). Kept: side lines, comments, marks, times, start, discs flipped by hand, the place shown, players,
 * result. Dropped: all other facts of a game.
 *
 * In this file: what links are for, then their text, then how a game is read from it and written to it.
 */
import { Game } from '../rules/game/game.js';
import { type GameNode, followsRules } from '../rules/game/tree.js';
import { isSquare, type Square, squareIndex, SQUARES } from '../rules/square.js';
import { FormatError, type FormatErrorCode, type FormatErrorData } from './common/format-error.js';
import { readAnnotation, writeAnnotation } from './common/annotation.js';
import { Position, IllegalMoveError } from '../rules/position.js';
import { parseFen, printFen } from './notation/fen.js';
import type { GameRecord, MoveNote, RecordedResult } from './common/game-record.js';
import { type Arrow, isMarkShape, type Mark } from './common/marks.js';
import * as v from 'valibot';
import type { Color } from '../rules/color.js';

/**
 * Writes a game as a short text for a link: one character for each move, side lines, comments, the set-up, discs
 * flipped by hand, the place shown, marks and arrows. The text consists of letters, digits and `-_.~`, which an address
 * need not escape. Defaults are left out: a game from the usual start to its end takes its moves and six characters.
 *
 * @throws {RangeError} when the place shown is not in the game
 * @throws {FormatError} when the game has more than 2,000 moves, side lines included (`too-many-moves`), or the text
 *   would be longer than 200,000 characters (`too-long`)
 */
export async function writePermalink(content: PermalinkContent): Promise<string> {
  return writeLinkText(linkPartsOf(content));
}

/**
 * Reads what {@link writePermalink} wrote, by itself or behind `#game=` in an address.
 *
 * @throws {FormatError} when the text has no such link (`missing`), or the link is damaged (`damaged`), of a later
 *   version (`version`), or holds an illegal move
 */
export async function parsePermalink(text: string): Promise<Permalink> {
  return gameOfLink(await readLinkText(linkTextIn(text)));
}

/**
 * As {@link parsePermalink}, at once, for links that are not compressed: {@link expandPermalink} makes one of any link.
 *
 * @throws {FormatError} as {@link parsePermalink}, and `compressed` when the link is compressed
 */
export function parsePlainPermalink(text: string): Permalink {
  return gameOfLink(readPlainLinkText(linkTextIn(text)));
}

/** Whether a text is one of our links, or an address with one: what {@link parsePermalink} reads. */
export function isPermalink(text: string): boolean {
  return permalinkIn(text) !== undefined;
}

/**
 * Prepares a text for synchronous readers such as `parseAnyGame`: decompresses a link; any other text stays as it is.
 *
 * @throws {FormatError} when the link is damaged
 */
export async function expandPermalink(text: string): Promise<string> {
  const link = permalinkIn(text);
  return link === undefined ? text : expandLinkText(link);
}

/** The part of an address that is our own. @throws {FormatError} when there is none */
function linkTextIn(text: string): string {
  const link = permalinkIn(text);
  if (link === undefined) throw fail('there is no link such as ~1m…', 'missing', { expected: '~1m…' });
  return link;
}

/** The version that is written. Earlier versions are read too. */
const VERSION = 1;
/** The characters of base64url: each stands for six bits, and so for one square. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Number of check characters at the end of a link; they reveal a damaged link. */
const CHECK_LENGTH = 3;
/** Limits of a link. A longer one would block a page; such games should be files. */
export const PERMALINK_LIMITS = {
  /** For the link, and for its text after decompression: two kilobytes can expand to a megabyte. */
  characters: 200_000,
  /** Including side lines. */
  moves: 2000,
} as const;
/** An expanded link has its text in base64, which takes a third more, beside up to 2,000 moves and a few characters. */
const EXPANDED_CHARACTERS = 270_000;
/** Compression must save this many bytes, because an uncompressed link can be read synchronously. */
const LEAST_GAIN = 16;

/** Version, kind, moves, and what the kind has besides. */
const LINK = /^~(\d+)([a-z])([\w-]*)(?:\.([\w-]*))?$/;
/** A link's text by itself, or as the parameter `game` of an address. */
const FOUND = /^\s*(?:~|%7e)(?=\d)|[?&#]game=(?:~|%7e)(?=\d)/i;

/** The parts of a link's text. */
interface LinkParts {
  readonly moves: readonly Square[];
  /** Everything beside the moves of the main line, as JSON; empty if there is nothing. */
  readonly extras: string;
}

/** A link's text whose extras may still be compressed. */
interface PackedLink {
  readonly moves: readonly Square[];
  readonly isCompressed: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Finds the text of one of our links: by itself, or behind `game=` in an address.
 *
 * @returns `undefined` when there is none.
 */
function permalinkIn(text: string): string | undefined {
  const found = FOUND.exec(text.slice(0, EXPANDED_CHARACTERS));
  if (!found) return undefined;
  const [link] = /^[^\s&#"'<>]*/.exec(text.slice(found.index + found[0].length))!;
  return `~${link}`;
}

/** Writes a link's text: one character a move, extras (compressed if that is much shorter), and a check. */
async function writeLinkText({ moves, extras }: LinkParts): Promise<string> {
  const bytes = new TextEncoder().encode(extras);
  if (extras.length > PERMALINK_LIMITS.characters) throw tooLong();
  const packed = await packedBytes(bytes);
  const isWorthIt = packed.length + LEAST_GAIN < bytes.length;
  const link = extras === '' ? linkText(moves) : linkText(moves, isWorthIt, isWorthIt ? packed : bytes);
  if (link.length > PERMALINK_LIMITS.characters) throw tooLong();
  return link;
}

/**
 * Reads a link's text.
 *
 * @throws {FormatError} when it is damaged, or of an unknown version.
 */
async function readLinkText(link: string): Promise<LinkParts> {
  const { moves, isCompressed, bytes } = unframed(link);
  return { moves, extras: decoded(isCompressed ? await unpackedBytes(bytes) : bytes) };
}

/**
 * As {@link readLinkText}, synchronously, for links whose extras are not compressed: see {@link expandLinkText}.
 *
 * @throws {FormatError} with the code `compressed` if they are.
 */
function readPlainLinkText(link: string): LinkParts {
  const { moves, isCompressed, bytes } = unframed(link);
  if (isCompressed)
    throw fail('the link is compressed: parsePermalink reads it, or expandPermalink first', 'compressed');
  return { moves, extras: decoded(bytes) };
}

/** Converts a link's text to one without compression. */
async function expandLinkText(link: string): Promise<string> {
  const { moves, isCompressed, bytes } = unframed(link);
  return isCompressed ? linkText(moves, false, await unpackedBytes(bytes)) : link;
}

/** An error in a link. Its place is the whole link, because its characters mean nothing to people. */
function fail(problem: string, code: FormatErrorCode, data: FormatErrorData = {}): FormatError {
  return new FormatError('link', problem, 0, { code, data });
}

/**
 * Reads what a link carries in another format, such as PGN, with the same limits as for our own links.
 *
 * @throws {FormatError} `too-long`, or `too-many-moves`
 */
export function readLinked<Read extends { readonly game: Game }>(
  text: string,
  read: (text: string) => Read,
): Read {
  if (text.length > PERMALINK_LIMITS.characters) throw tooLong();
  const found = read(text);
  if (placesOf(found.game.root) > PERMALINK_LIMITS.moves + 1) throw tooManyMoves();
  return found;
}

/** The number of places of a tree. */
function placesOf(root: GameNode): number {
  const places = [root];
  for (const place of places) places.push(...place.children);
  return places.length;
}

/** The error for a link with too many moves. */
function tooManyMoves(): FormatError {
  return fail(
    `a link holds at most ${PERMALINK_LIMITS.moves} moves, including side lines; a file can hold more`,
    'too-many-moves',
    {
      most: PERMALINK_LIMITS.moves,
    },
  );
}

/** The error for a damaged link. */
function damaged(): FormatError {
  return fail('the link is damaged: it was cut off or changed along the way', 'damaged');
}

/** Writes squares, one character each. */
function printSquares(squares: readonly Square[]): string {
  return squares.map((square) => DIGITS[squareIndex(square)]!).join('');
}

/** @throws {FormatError} for a character that is not a square */
function parseSquares(text: string): Square[] {
  return Array.from(text, (digit) => {
    const square = SQUARES[DIGITS.indexOf(digit)];
    if (!square) throw damaged();
    return square;
  });
}

/** `~1m` and moves; or `~1j`, moves, a full stop and extras; `~1z` if the extras are compressed. Then the check. */
function linkText(moves: readonly Square[], isCompressed = false, bytes?: Uint8Array): string {
  const kind = bytes === undefined ? 'm' : isCompressed ? 'z' : 'j';
  const extras = bytes === undefined ? '' : `.${printBytes(bytes)}`;
  const body = `${VERSION}${kind}${printSquares(moves)}${extras}`;
  return `~${body}${checkOf(body)}`;
}

/** Splits a link into its parts. @throws {FormatError} for another version, or a damaged link */
function unframed(link: string): PackedLink {
  if (link.length > EXPANDED_CHARACTERS) throw tooLong();
  const [, version, kind = '', moves = '', extras] = LINK.exec(link) ?? [];
  if (version === undefined) throw damaged();
  if (Number(version) !== VERSION) {
    const data = { found: Number(version), most: VERSION };
    throw fail(
      `the link has version ${version}: only versions up to ${VERSION} can be read`,
      'version',
      data,
    );
  }
  const body = link.slice(1, -CHECK_LENGTH);
  if (link.slice(-CHECK_LENGTH) !== checkOf(body)) throw damaged();
  const expected = extras === undefined ? ['m'] : ['j', 'z'];
  if (!expected.includes(kind)) throw damaged();
  const bytes = parseBytes(extras?.slice(0, -CHECK_LENGTH) ?? '');
  if (bytes.length > PERMALINK_LIMITS.characters) throw tooLong();
  return {
    moves: parseSquares(extras === undefined ? moves.slice(0, -CHECK_LENGTH) : moves),
    isCompressed: kind === 'z',
    bytes,
  };
}

/** Eighteen bits of the FNV-1a hash of the text. */
function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  const bits = (hash ^ (hash >>> 18)) >>> 0;
  return [0, 6, 12].map((shift) => DIGITS[(bits >>> shift) & 63]!).join('');
}

/** Bytes as base64url. */
function printBytes(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The reverse of `printBytes`. @throws {FormatError} */
function parseBytes(text: string): Uint8Array<ArrayBuffer> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  } catch {
    throw damaged();
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder(undefined, { fatal: true }).decode(bytes);
  } catch {
    throw damaged();
  }
}

async function packedBytes(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return throughStream(bytes, new CompressionStream('deflate-raw'), Infinity);
}

async function unpackedBytes(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await throughStream(bytes, new DecompressionStream('deflate-raw'), PERMALINK_LIMITS.characters);
  } catch (error) {
    throw error instanceof FormatError ? error : damaged();
  }
}

/** Decompresses up to the limit: a few kilobytes could expand to gigabytes. */
async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Response(bytes).body!.pipeThrough(stream).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    length += piece.value.length;
    if (length > most) {
      await reader.cancel();
      throw tooLong();
    }
    pieces.push(piece.value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

function tooLong(): FormatError {
  const most = PERMALINK_LIMITS.characters;
  return fail(`the link is longer than ${most} characters`, 'too-long', { most });
}

/** The usual start, which is not written. */
const USUAL_START = '8/8/8/3pP3/3Pp3/8/8/8 b';

/** Splits a game into the parts of a link's text. */
function linkPartsOf(content: PermalinkContent): LinkParts {
  const { root, shown, notes, orientation, marks, arrows, black, white, result } = content;
  const { main, lines } = linesOf(root);
  const places = [root, ...main, ...lines.flatMap(({ nodes }) => nodes)];
  if (places.length - 1 > PERMALINK_LIMITS.moves) throw tooManyMoves();
  const numbers = new Map(places.map((one, number) => [one, number]));
  const shownNumber = shown && numbers.get(shown);
  if (shown && shownNumber === undefined) throw new RangeError('the place belongs to another game');
  const byHand = places.flatMap((one, number) =>
    followsRules(one) ? [] : [[number, shortFen(one.position)] as [number, string]],
  );
  const numberedNotes = [...(notes ?? [])].flatMap(([one, note]) => {
    const number = numbers.get(one);
    return number === undefined ? [] : [[number, writeAnnotation(note)] as [number, MoveNote]];
  });
  const start = shortFen(root.position);
  const extras: Extras = {
    ...(start !== USUAL_START && { s: start }),
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

interface SideLine {
  readonly from: GameNode;
  readonly nodes: readonly GameNode[];
}

/** The main line and the side lines, each after the line that it leaves. */
function linesOf(root: GameNode): {
  readonly main: readonly GameNode[];
  readonly lines: readonly SideLine[];
} {
  const main = lineFrom(root);
  const lines: SideLine[] = [];
  // Side lines have side lines too: the list grows during the loop.
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

/** `row8/…/row1 b`: as {@link printFen}, without the numbers that only chess needs. */
function shortFen(position: Position): string {
  return printFen(position).split(' ', 2).join(' ');
}

/** `d3:circle`, `d3=A`, or both. */
function printMark({ square, shape, text }: Mark): string {
  return `${square}${shape ? `:${shape}` : ''}${text === undefined ? '' : `=${text}`}`;
}

/** `c4f4`, followed by the number of the brush. */
function printArrow({ from, to, brush }: Arrow): string {
  return `${from}${to}${brush ?? ''}`;
}

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
interface Extras {
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
function gameOfLink({ moves, extras: text }: LinkParts): Permalink {
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

/** The position of a link. @throws {FormatError} */
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
