import type { TextSource } from './collection.js';
import {
  byLetters,
  countLetters,
  DECIDED_WITHIN,
  encodingOf,
  namedIn,
  utf16Of,
  UTF16_BEGIN,
} from './encoding.js';

/** Decodes the text of a source, in the given encoding or its own; a byte order mark is dropped. */
export async function* decoded(source: TextSource, encoding?: string): AsyncGenerator<string, void> {
  const decoder = new FileDecoder(encoding);
  for await (const piece of source) yield typeof piece === 'string' ? piece : decoder.push(piece);
  const rest = decoder.end();
  if (rest) yield rest;
}

/** Decodes the bytes of a file, in the given encoding or its own; a byte order mark is dropped. */
export function textOf(bytes: Uint8Array, encoding = encodingOf(bytes)): string {
  return whole(new TextDecoder(encoding), bytes);
}

/** Node 20 reads `windows-1252` as ISO-8859-1 where it is told that nothing follows, and loses quotes, dashes, `Š` and `Ž`. */
function whole(decoder: TextDecoder, bytes: Uint8Array): string {
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

/**
 * Decodes bytes in pieces. ASCII characters say nothing about the encoding, so they are passed on. Valid UTF-8 is told by
 * the first other characters, wherever they are; any other encoding by the whole file, or by much of it.
 */
class FileDecoder {
  #decoder: TextDecoder | undefined;
  /** The beginning of the file, as far as it may tell the encoding. */
  readonly #head = new Bytes();
  /** Bytes from the first character on that is not ASCII, or a beginning that is too short to tell UTF-16. */
  #waiting = new Bytes();
  /** Whether what waits is not valid UTF-8. */
  #isDoubtful = false;

  constructor(encoding?: string) {
    if (encoding !== undefined) this.#decoder = new TextDecoder(encoding);
  }

  push(piece: Uint8Array): string {
    if (this.#decoder) return this.#decoder.decode(piece, { stream: true });
    if (this.#head.length < DECIDED_WITHIN) this.#head.add(piece);
    this.#waiting.add(piece);
    const isBegin = this.#head.length === this.#waiting.length;
    if (this.#waiting.length < (this.#isDoubtful ? DECIDED_WITHIN : isBegin ? UTF16_BEGIN : 0)) return '';
    const bytes = this.#waiting.joined();
    const letters = firstLetter(bytes);
    const encoding = (isBegin ? utf16Of(bytes) : undefined) ?? this.#encodingOf(bytes.subarray(letters));
    this.#waiting = new Bytes();
    if (encoding) {
      this.#decoder = new TextDecoder(encoding);
      return this.#decoder.decode(bytes, { stream: true });
    }
    if (letters < bytes.length) this.#waiting.add(bytes.slice(letters));
    return UTF8.decode(bytes.subarray(0, letters));
  }

  end(): string {
    if (this.#decoder) return this.#decoder.decode();
    const bytes = this.#waiting.joined();
    return whole(new TextDecoder(namedIn(this.#head.joined()) ?? byLetters(bytes)), bytes);
  }

  /** The encoding, if the bytes leave no doubt or are many. */
  #encodingOf(bytes: Uint8Array): string | undefined {
    if (bytes.length === 0) return undefined;
    const { good, bad } = countLetters(bytes);
    this.#isDoubtful = bad > 0;
    if (bytes.length < DECIDED_WITHIN && (this.#isDoubtful || good === 0)) return undefined;
    return namedIn(this.#head.joined()) ?? byLetters(bytes);
  }
}

/** Pieces that are joined when they are needed. */
class Bytes {
  length = 0;
  #pieces: Uint8Array[] = [];

  add(piece: Uint8Array): void {
    this.#pieces.push(piece);
    this.length += piece.length;
  }

  joined(): Uint8Array {
    if (this.#pieces.length === 1) return this.#pieces[0]!;
    const bytes = new Uint8Array(this.length);
    let at = 0;
    for (const piece of this.#pieces) {
      bytes.set(piece, at);
      at += piece.length;
    }
    this.#pieces = [bytes];
    return bytes;
  }
}

/** The fastest decoder for ASCII; it keeps a byte order mark as a character. */
const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Offset of the first byte that is not ASCII; the length if there is none. */
function firstLetter(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length && bytes[at]! < 0x80) at++;
  return at;
}

/** Replaces lone `\r`, the line ends of old files, by `\n`. All offsets stay the same. */
export function withNewlines(text: string): string {
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text;
}
