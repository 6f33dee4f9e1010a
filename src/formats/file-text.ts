import type { TextSource } from './collection.js';

/** The text of a source, its bytes decoded; a byte order mark is left out. */
export async function* decoded(source: TextSource): AsyncGenerator<string, void> {
  let decoder: TextDecoder | undefined;
  for await (const piece of source) {
    if (typeof piece === 'string') yield piece;
    else yield (decoder ??= new TextDecoder(encodingOf(piece))).decode(piece, { stream: true });
  }
  const rest = decoder?.decode();
  if (rest) yield rest;
}

/** The text of a file's bytes; a byte order mark is left out. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Whether the bytes say by their mark that they are text of two bytes a character, as Windows' shell and Notepad write it. */
export function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** How a file is encoded, by its begin: UTF-8 unless a mark or a byte that UTF-8 never has says otherwise. */
function encodingOf(bytes: Uint8Array): string {
  if (isUtf16(bytes)) return bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
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
