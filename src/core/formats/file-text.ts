import type { TextSource } from './collection.js';
import { countLetters, DECIDED_WITHIN, encodingOf, isUtf16, UTF16_BEGIN } from './encoding.js';

/** Decodes the text of a source, in the given encoding or its own; a byte order mark is dropped. */
export async function* decoded(source: TextSource, encoding?: string): AsyncGenerator<string, void> {
  const decoder = new FileDecoder(encoding);
  for await (const piece of source) yield typeof piece === 'string' ? piece : decoder.push(piece);
  const rest = decoder.end();
  if (rest) yield rest;
}

/** Decodes the bytes of a file, in the given encoding or its own; a byte order mark is dropped. */
export function textOf(bytes: Uint8Array, encoding = encodingOf(bytes)): string {
  const decoder = new TextDecoder(encoding);
  // Without `stream`, Node 20 reads `windows-1252` as ISO-8859-1, and loses quotes, dashes, `Š` and `Ž`.
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

/**
 * Decodes bytes in pieces. ASCII characters say nothing about the encoding, so they are passed on. The first other
 * characters, wherever they are, show whether the text is UTF-8; to recognise any other encoding takes the whole file,
 * or much of it.
 */
class FileDecoder {
  #decoder: TextDecoder | undefined;
  /** The beginning of the file, as far as it may tell the encoding. */
  #head: Uint8Array = new Uint8Array();
  /** Bytes from the first character on that is not ASCII, or a beginning that is too short to tell UTF-16. */
  #waiting = this.#head;
  /** Whether what waits is not valid UTF-8. */
  #isDoubtful = false;

  constructor(encoding?: string) {
    if (encoding !== undefined) this.#decoder = new TextDecoder(encoding);
  }

  push(piece: Uint8Array): string {
    if (this.#decoder) return this.#decoder.decode(piece, { stream: true });
    const isBegin = this.#head.length === this.#waiting.length;
    if (this.#head.length < DECIDED_WITHIN) this.#head = joined([this.#head, piece]);
    const bytes = (this.#waiting = joined([this.#waiting, piece]));
    if (bytes.length < (this.#isDoubtful ? DECIDED_WITHIN : isBegin ? UTF16_BEGIN : 0)) return '';
    const letters = firstLetter(bytes);
    const { good, bad } = countLetters(bytes.subarray(letters));
    this.#isDoubtful = bad > 0;
    if (isUtf16(bytes) || (good > 0 && bad === 0) || bytes.length - letters >= DECIDED_WITHIN) {
      this.#decoder = new TextDecoder(encodingOf(bytes, this.#head));
      return this.#decoder.decode(bytes, { stream: true });
    }
    this.#waiting = bytes.slice(letters);
    return UTF8.decode(bytes.subarray(0, letters));
  }

  end(): string {
    if (this.#decoder) return this.#decoder.decode();
    return textOf(this.#waiting, encodingOf(this.#waiting, this.#head));
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

/** Pieces as one. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
