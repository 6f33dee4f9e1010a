import type { TextSource } from './collection.js';

/** The text of a source, its bytes decoded; a byte order mark is left out. */
export async function* decoded(source: TextSource): AsyncGenerator<string, void> {
  let decoder: TextDecoder | undefined;
  let first = true;
  for await (const piece of source) {
    if (typeof piece === 'string') yield piece;
    else {
      // Letters that all encodings share tell nothing: the first other one does, wherever it stands.
      if (!decoder && ((first && isUtf16(piece)) || !isAscii(piece)))
        decoder = new TextDecoder(encodingOf(piece));
      yield decoder ? decoder.decode(piece, { stream: true }) : ASCII.decode(piece);
    }
    first = false;
  }
  const rest = decoder?.decode();
  if (rest) yield rest;
}

/** The text of a file's bytes; a byte order mark is left out. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

const ASCII = new TextDecoder('windows-1252');

function isAscii(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte < 0x80);
}

/**
 * Whether bytes are text of two bytes a character, as Windows' shell and Notepad write it: by their mark, or because every second
 * byte of the begin is zero, and no other.
 */
export function isUtf16(bytes: Uint8Array): boolean {
  return utf16Of(bytes) !== undefined;
}

/** So many bytes tell whether every second one is zero: the header of a file of WTHOR has zeros elsewhere. */
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

/** How a file is encoded, by its begin: UTF-8 unless a mark or a byte that UTF-8 never has says otherwise. */
function encodingOf(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return utf16;
  try {
    // The last character may go on in the next piece.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** A text whose lines end by `\n` or `\r\n`: those of old files that end by `\r` do, too. Every character keeps its place. */
export function withNewlines(text: string): string {
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text;
}
