import type { TextSource } from './collection.js';
import { FormatError } from './format-error.js';
import { scanTags } from './tags.js';

/** Decodes the text of a source; a byte order mark is dropped. */
export async function* decoded(source: TextSource): AsyncGenerator<string, void> {
  const decoder = new FileDecoder();
  for await (const piece of source) yield typeof piece === 'string' ? piece : decoder.push(piece);
  const rest = decoder.end();
  if (rest) yield rest;
}

/** Decodes the bytes of a file; a byte order mark is dropped. */
export function textOf(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes) ?? (isAscii(bytes) ? 'utf-8' : 'windows-1252');
  return whole(new TextDecoder(encoding), bytes);
}

/** Node 20 reads `windows-1252` as ISO-8859-1 where it is told that nothing follows, and loses quotes, dashes, `Š` and `Ž`. */
function whole(decoder: TextDecoder, bytes: Uint8Array): string {
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

/**
 * Decodes bytes in pieces. ASCII characters say nothing about the encoding, so the first other one decides, wherever it
 * is.
 */
class FileDecoder {
  #decoder: TextDecoder | undefined;
  /** The beginning of the file, as far as it may name its encoding. */
  #head: Uint8Array = new Uint8Array(0);
  /** The first bytes of a character, or of a file that is too short yet to tell UTF-16, whose other bytes have not arrived. */
  #waiting: Uint8Array = new Uint8Array(0);

  push(piece: Uint8Array): string {
    if (this.#decoder) return this.#decoder.decode(piece, { stream: true });
    const bytes = joined(this.#waiting, piece);
    const isBegin = this.#head.length === 0;
    if (isBegin && bytes.length < UTF16_BEGIN) {
      this.#waiting = bytes.slice();
      return '';
    }
    const begin = isBegin ? bytes : piece;
    if (this.#head.length < NAMED_WITHIN) this.#head = joined(this.#head, begin.subarray(0, NAMED_WITHIN));
    const encoding =
      (isBegin ? utf16Of(bytes) : undefined) ?? (isAscii(bytes) ? undefined : evidentOf(this.#head, bytes));
    if (encoding) {
      this.#decoder = new TextDecoder(encoding);
      this.#waiting = NONE;
      return this.#decoder.decode(bytes, { stream: true });
    }
    const letters = firstLetter(bytes);
    this.#waiting = bytes.slice(letters);
    return UTF8.decode(letters < bytes.length ? bytes.subarray(0, letters) : bytes);
  }

  end(): string {
    return this.#decoder ? this.#decoder.decode() : textOf(this.#waiting);
  }
}

const NONE = new Uint8Array(0);
const LATIN = new TextDecoder('windows-1252');
/** The fastest decoder for ASCII; it keeps a byte order mark as a character. */
const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });

function isAscii(bytes: Uint8Array): boolean {
  return firstLetter(bytes) === bytes.length;
}

/** Offset of the first byte that is not ASCII; the length if there is none. */
function firstLetter(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length && bytes[at]! < 0x80) at++;
  return at;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

/**
 * Whether bytes are UTF-16, as Windows' shell and Notepad write it: they begin with a mark, or every second byte at the
 * beginning is zero and no other is.
 */
export function isUtf16(bytes: Uint8Array): boolean {
  return utf16Of(bytes) !== undefined;
}

/** Bytes to look at for that; the header of a WTHOR file has zeros in other places too. */
const UTF16_BEGIN = 16;

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const begin = bytes.subarray(0, UTF16_BEGIN);
  if (begin.length < UTF16_BEGIN) return undefined;
  const zeros = [...begin.keys()].filter((at) => begin[at] === 0);
  if (zeros.length !== UTF16_BEGIN / 2) return undefined;
  if (zeros.every((at) => at % 2 === 1)) return 'utf-16le';
  return zeros.every((at) => at % 2 === 0) ? 'utf-16be' : undefined;
}

/** The encoding of a file by its mark, its own statement or its characters; `undefined` if they do not tell. */
function encodingOf(bytes: Uint8Array): string | undefined {
  return utf16Of(bytes) ?? evidentOf(bytes.subarray(0, NAMED_WITHIN), bytes);
}

function evidentOf(head: Uint8Array, bytes: Uint8Array): string | undefined {
  const named = hasMark(head) ? undefined : namedIn(head);
  // Some programs name UTF-8 and write something else.
  return named !== undefined && named !== 'utf-8' ? named : byLetters(bytes);
}

/** A file names its encoding within this many bytes. */
const NAMED_WITHIN = 4096;

/** The encoding in SGF's property `CA`, if tags can be read in it. */
function namedIn(head: Uint8Array): string | undefined {
  const label = charsetIn(LATIN.decode(head));
  if (label === undefined) return undefined;
  try {
    const { encoding } = new TextDecoder(label.trim());
    return encoding.startsWith('utf-16') ? undefined : encoding;
  } catch {
    return undefined;
  }
}

function charsetIn(text: string): string | undefined {
  if (!/^[^(]*\(\s*;/.test(text)) return undefined;
  try {
    for (const token of scanTags(text, 'SGF'))
      if (token.type === 'tag' && token.name === 'CA') return token.values[0]!.text;
  } catch (error) {
    // The head of the file may end in the middle of a tag.
    if (!(error instanceof FormatError)) throw error;
  }
  return undefined;
}

function hasMark([first, second, third]: Uint8Array): boolean {
  return first === 0xef && second === 0xbb && third === 0xbf;
}

/**
 * UTF-8 if more characters are valid UTF-8 than are not, so that one damaged character does not change the encoding of
 * all.
 */
function byLetters(bytes: Uint8Array): 'utf-8' | 'windows-1252' | undefined {
  let good = 0;
  let bad = 0;
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at]!;
    at++;
    if (byte < 0x80) continue;
    const more =
      byte >= 0xc2 && byte <= 0xdf
        ? 1
        : byte >= 0xe0 && byte <= 0xef
          ? 2
          : byte >= 0xf0 && byte <= 0xf4
            ? 3
            : 0;
    let found = 0;
    while (found < more && (bytes[at + found] ?? 0) >> 6 === 0b10) found++;
    // The last character may continue in the next piece.
    if (more > 0 && found < more && at + found === bytes.length) break;
    if (more > 0 && found === more) {
      good++;
      at += more;
    } else bad++;
  }
  if (good === 0 && bad === 0) return undefined;
  return good > bad ? 'utf-8' : 'windows-1252';
}

/** Replaces lone `\r`, the line ends of old files, by `\n`. All offsets stay the same. */
export function withNewlines(text: string): string {
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text;
}
