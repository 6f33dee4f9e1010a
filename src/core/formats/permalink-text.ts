import type { Game, GameNode } from '../rules/game.js';
import { SQUARES, squareIndex, type Square } from '../rules/square.js';
import { FormatError, type FormatErrorCode, type FormatErrorData } from './format-error.js';

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

const LINK = /^~(\d+)([a-z])([\w-]*)(?:\.([\w-]*))?$/;
/** A link's text by itself, or as the parameter `game` of an address. */
const FOUND = /^\s*(?:~|%7e)(?=\d)|[?&#]game=(?:~|%7e)(?=\d)/i;

/** The parts of a link's text. */
export interface LinkParts {
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
export function permalinkIn(text: string): string | undefined {
  const found = FOUND.exec(text.slice(0, EXPANDED_CHARACTERS));
  if (!found) return undefined;
  const [link] = /^[^\s&#"'<>]*/.exec(text.slice(found.index + found[0].length))!;
  return `~${link}`;
}

/** Writes a link's text: one character a move, extras (compressed if that is much shorter), and a check. */
export async function writeLinkText({ moves, extras }: LinkParts): Promise<string> {
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
export async function readLinkText(link: string): Promise<LinkParts> {
  const { moves, isCompressed, bytes } = unframed(link);
  return { moves, extras: decoded(isCompressed ? await unpackedBytes(bytes) : bytes) };
}

/**
 * As {@link readLinkText}, synchronously, for links whose extras are not compressed: see {@link expandLinkText}.
 *
 * @throws {FormatError} with the code `compressed` if they are.
 */
export function readPlainLinkText(link: string): LinkParts {
  const { moves, isCompressed, bytes } = unframed(link);
  if (isCompressed)
    throw fail('the link is compressed: parsePermalink reads it, or expandPermalink first', 'compressed');
  return { moves, extras: decoded(bytes) };
}

/** Converts a link's text to one without compression. */
export async function expandLinkText(link: string): Promise<string> {
  const { moves, isCompressed, bytes } = unframed(link);
  return isCompressed ? linkText(moves, false, await unpackedBytes(bytes)) : link;
}

/** An error in a link. Its place is the whole link, because its characters mean nothing to people. */
export function fail(problem: string, code: FormatErrorCode, data: FormatErrorData = {}): FormatError {
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

function placesOf(root: GameNode): number {
  const places = [root];
  for (const place of places) places.push(...place.children);
  return places.length;
}

/** The error for a link with too many moves. */
export function tooManyMoves(): FormatError {
  return fail(
    `a link holds at most ${PERMALINK_LIMITS.moves} moves, side lines included; a file holds more`,
    'too-many-moves',
    {
      most: PERMALINK_LIMITS.moves,
    },
  );
}

/** The error for a damaged link. */
export function damaged(): FormatError {
  return fail('the link is damaged: it was cut off or changed on its way', 'damaged');
}

/** Writes squares, one character each. */
export function printSquares(squares: readonly Square[]): string {
  return squares.map((square) => DIGITS[squareIndex(square)]!).join('');
}

/** @throws {FormatError} for a character that is not a square */
export function parseSquares(text: string): Square[] {
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

function unframed(link: string): PackedLink {
  if (link.length > EXPANDED_CHARACTERS) throw tooLong();
  const [, version, kind = '', moves = '', extras] = LINK.exec(link) ?? [];
  if (version === undefined) throw damaged();
  if (Number(version) !== VERSION) {
    const data = { found: Number(version), most: VERSION };
    throw fail(`a link of version ${version}: versions to ${VERSION} are understood`, 'version', data);
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

function printBytes(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

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
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
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
  return fail(`a link of at most ${most} characters expected`, 'too-long', { most });
}
