/**
 * From bytes to text: which encoding a file has, and decoding it in pieces. `any-games.ts` and `collection.ts` read
 * files by it; `wthor.ts` has bytes of its own.
 */
import { FormatError } from './format-error.js';
import { scanTags } from './tags.js';

/** Text in pieces: strings, bytes of UTF-8, or a stream of either, such as `file.stream()` or `createReadStream()`. */
export type TextSource = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/** Bytes at the beginning that tell UTF-16; the header of a WTHOR file has zeros in other places too. */
const UTF16_BEGIN = 16;

/** So many bytes of a file tell that it is binary; in text, at most one in so many is a control character. */
const BINARY_WITHIN = 1000;
const MOST_CONTROLS = 50;
/** Tabs, the ends of lines, pages and old files, and what switches a Japanese encoding. */
const BLANKS: readonly number[] = [9, 10, 11, 12, 13, 26, 27];

/** What is decided by the whole of a short file is decided by this many bytes of a long one. */
const DECIDED_WITHIN = 1_048_576;

/**
 * Whether bytes are UTF-16, as Windows' shell and Notepad write it: they begin with a mark, or most of every second byte
 * at the beginning are zero and no other is.
 */
export function isUtf16(bytes: Uint8Array): boolean {
  return utf16Of(bytes) !== undefined;
}

/** The order of bytes in UTF-16, by its mark or by the zeros that Latin letters have there. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const begin = [...bytes.subarray(0, UTF16_BEGIN)];
  if (begin.length < UTF16_BEGIN) return undefined;
  const zerosAt = (parity: number): number =>
    begin.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  // A letter such as `Č` has two bytes.
  if (even === 0 && odd > UTF16_BEGIN / 4) return 'utf-16le';
  return odd === 0 && even > UTF16_BEGIN / 4 ? 'utf-16be' : undefined;
}

/** The encoding that the bytes of a file are read in. */
export interface Encoding {
  /** As `TextDecoder` names it. */
  readonly name: string;
  /** Whether a game of the file names it. */
  readonly isNamed: boolean;
}

/**
 * The encoding of a file by its mark, its own statement or its characters; UTF-8 if all are ASCII.
 *
 * @param head where it may name its encoding
 */
export function encodingOf(bytes: Uint8Array, head = bytes): Encoding {
  const { good, bad } = countLetters(bytes);
  // Some programs name another encoding and write UTF-8, which other text is not by chance.
  const named = good > 0 && bad === 0 ? undefined : namedIn(head.subarray(0, DECIDED_WITHIN));
  const mark = utf16Of(bytes);
  return { name: mark ?? named ?? byLetters(bytes), isNamed: !mark && named !== undefined };
}

/** The encoding of Western Europe, which has a letter for nearly every byte. */
const LATIN = 'windows-1252';

/** The encoding in SGF's property `CA`, if tags can be read in it. */
function namedIn(bytes: Uint8Array): string | undefined {
  const name = encodingIn(latinOf(bytes));
  // Some programs name UTF-8 and write something else.
  return name?.startsWith('utf-') ? undefined : name;
}

/** The encoding in SGF's property `CA`, as `TextDecoder` names it. */
function encodingIn(text: string): string | undefined {
  const label = charsetIn(text);
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label.trim()).encoding;
  } catch {
    return undefined;
  }
}

/**
 * Requires that a game of SGF is in the encoding that its file is read in: files are put together from others.
 *
 * @throws {FormatError} when its letters are lost
 */
export function requireEncoding(game: string, read: Encoding): void {
  if (!/[^\0-\x7f]/.test(game) || !/CA\s*\[/.test(game)) return;
  const own = encodingIn(game);
  if (own === undefined || own === read.name) return;
  const isLost = read.name === 'utf-8' ? game.includes('\ufffd') : read.isNamed || !own.startsWith('utf-');
  if (!isLost) return;
  const problem = `the game is in the encoding ${own}, but the file is read as ${read.name}: save the game as UTF-8`;
  throw new FormatError('SGF', problem, 0, {
    code: 'encoding',
    data: { text: own, expected: read.name },
  });
}

/** The encoding that an SGF file names in its tag `CA`. */
function charsetIn(text: string): string | undefined {
  // Not after the mark of UTF-8.
  if (!/^(?!ï»¿)[^(]*\(\s*;/.test(text)) return undefined;
  try {
    for (const token of scanTags(text, 'SGF'))
      if (token.type === 'tag' && token.name === 'CA') return token.values[0]!.text;
  } catch (error) {
    // The bytes may end in the middle of a tag.
    if (!(error instanceof FormatError)) throw error;
  }
  // The second byte of a character in Shift_JIS may look like a backslash, which hides the end of a value.
  return /[\];\s]CA\s*\[\s*([\w.:-]{1,40})\s*\]/.exec(text.slice(0, 4000))?.[1];
}

/** Numbers of characters outside ASCII that are valid UTF-8, and of those that are not. */
function countLetters(bytes: Uint8Array): { readonly good: number; readonly bad: number } {
  // The last character may continue in the next piece.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: true });
  const all = count(text, /[^\0-\x7f]/gu);
  // The sign for a lost character is valid where it was in the bytes already.
  const bad = count(text, /\ufffd/g) - count(latinOf(bytes), /ï¿½/g);
  return { good: all - bad, bad };
}

/** The bytes as letters of `LATIN`. */
function latinOf(bytes: Uint8Array): string {
  return new TextDecoder(LATIN).decode(bytes, { stream: true });
}

/**
 * UTF-8 if more characters are valid UTF-8 than are not, so that one damaged character does not change the encoding of
 * all.
 */
function byLetters(
  bytes: Uint8Array,
): 'utf-8' | 'shift_jis' | 'iso-8859-2' | 'windows-1250' | 'windows-1252' {
  const { good, bad } = countLetters(bytes);
  if (good > bad || bytes.every((byte) => byte < 0x80)) return 'utf-8';
  if (isJapanese(bytes.subarray(0, DECIDED_WITHIN))) return 'shift_jis';
  const text = latinOf(bytes.subarray(0, DECIDED_WITHIN));
  const iso = count(text, ISO_LETTERS);
  if (count(text, CENTRAL) + iso <= count(text, WESTERN)) return LATIN;
  const isCzech = count(text, /[áíýìøù]/g) > count(text, /[³ê¿]/g);
  // `š` is the Polish `ą` of Windows, and `ž` its Slovak `ľ`.
  const doubtful = isCzech ? count(text, /[ìøù]/.test(text) ? /[¹¾]/g : /¹/g) : 0;
  return iso + doubtful > count(text, WINDOWS_LETTERS) ? 'iso-8859-2' : 'windows-1250';
}

/**
 * Whether bytes are Shift_JIS: all are valid, and there are kana, or more Japanese characters in a row than by chance. One
 * katakana is enough, but not in a word of Latin letters: on a Mac, its first byte is `É`. Two characters in a row, as in most family names, do where
 * none is alone, and other encodings have signs such as `“` in their place.
 */
function isJapanese(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('shift_jis', { fatal: true });
  let text: string;
  try {
    // The last character may be cut.
    text = decoder.decode(bytes, { stream: true });
  } catch {
    return false;
  }
  if (/(?<![a-z])[ァ-ヶ](?![a-z])|[ぁ-んァ-ヶ]{2}|[一-龠ぁ-んァ-ヶ]{3}/iu.test(text)) return true;
  const runs = text.match(/[^\0-\x7f]+/gu) ?? [];
  const latin = latinOf(bytes);
  return (
    runs.every((run) => /^[一-龠]{2}$/u.test(run)) && /[ˆ‰‹‘’“”•–—˜™›]/.test(latin) && !/[šœžŸ]/.test(latin)
  );
}

/**
 * What Windows-1250 looks like when it is read as Windows-1252, in words that hardly any western language has. Czech and
 * Hungarian: `è ì ò ù ø ï õ û` (č ě ň ů ř ď ő ű) together with an acute or a caron, as in `Jiøí`; `ì` and `ù` before
 * another letter, as in `Vanìk`. Polish: signs in place of letters (ą ł ż, and Ł before a letter). Slovak: `¾` (ľ), and
 * a byte without a meaning (ť).
 */
const CENTRAL =
  /[èìòùøïõû][a-z]*[áíýúšž]|[áíýúšž][a-z]*[èìòùøïõû]|[ìù][a-z]|[a-z][³¹¿¾][a-zæêñóœÿ³¹¿]|£[a-zó¹ê]|[a-z]\u009d/giu;
/** Letters of ISO 8859-2 that are signs in Windows-1250: ą ś ź ľ in words, Š Ž Ś Ź Ľ before small letters. */
const ISO_LETTERS = /[a-zà-ÿ][±¶¼µ]|[©®¦¬¥][a-zà-ÿ]/gu;
/** What has no place in ISO 8859-2: š ž ť ś ź of Windows-1250, quotes, dashes. */
const WINDOWS_LETTERS = /[^\0-\x7f\xa0-\xff]/gu;
/** Letters of western languages that are rare ones in Windows-1250 (ă ĺ ŕ, and ń before a vowel). */
const WESTERN = /[ãåà]|ñ[aeiouáéíóú]/giu;

/** How often a pattern occurs. */
function count(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}

/**
 * Decodes the text of a source, in the given encoding or its own; a byte order mark is dropped.
 *
 * @throws {FormatError} when the source is no text, but a compressed file
 */
export async function* decoded(
  source: TextSource,
  encoding?: string | FileDecoder,
): AsyncGenerator<string, void> {
  const decoder = encoding instanceof FileDecoder ? encoding : new FileDecoder(encoding);
  let isBegin = true;
  for await (const piece of source) {
    if (isBegin && typeof piece !== 'string') requireText(piece);
    isBegin = false;
    yield typeof piece === 'string' ? piece : decoder.push(piece);
  }
  const rest = decoder.end();
  if (rest) yield rest;
}

/** @throws {FormatError} for the beginning of a compressed file, of UTF-32, which no decoder reads, or of a binary file */
export function requireText(bytes: Uint8Array): void {
  refusePacked(bytes);
  const begin = bytes.subarray(0, BINARY_WITHIN);
  if (begin.length < UTF16_BEGIN || isUtf16(begin)) return;
  const controls = begin.filter((byte) => byte < 0x20 && !BLANKS.includes(byte)).length;
  if (controls * MOST_CONTROLS > begin.length)
    throw new FormatError('transcript', 'the file is neither text nor a WTHOR database', 0, {
      code: 'binary',
    });
}

/** @throws {FormatError} for the beginning of a compressed file, whose bytes look like those of WTHOR, or of UTF-32 */
export function refusePacked([first, second, third, fourth]: Uint8Array): void {
  const isGzip = first === 0x1f && second === 0x8b;
  const isZip = first === 0x50 && second === 0x4b && (third === 3 || third === 5);
  const isUtf32 =
    (first === 0xff && second === 0xfe && third === 0 && fourth === 0) ||
    (first === 0 && second === 0 && third === 0xfe && fourth === 0xff);
  if (isGzip || isZip) {
    const text = isGzip ? 'gzip' : 'zip';
    throw new FormatError('transcript', `the file is compressed (${text}): unpack it first`, 0, {
      code: 'packed',
      data: { text },
    });
  }
  if (isUtf32)
    throw new FormatError('transcript', 'the file is in UTF-32: save it as UTF-8 first', 0, {
      code: 'encoding',
      data: { text: 'UTF-32', expected: 'UTF-8' },
    });
}

/** Decodes the bytes of a file, in the given encoding or its own; a byte order mark is dropped. */
export function textOf(bytes: Uint8Array, encoding = encodingOf(bytes).name): string {
  const decoder = new TextDecoder(encoding);
  // Without `stream`, Node 20 reads `windows-1252` as ISO-8859-1, and loses quotes, dashes, `Š` and `Ž`.
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

/**
 * Decodes bytes in pieces. ASCII characters say nothing about the encoding, so they are passed on. The first other
 * characters, wherever they are, show whether the text is UTF-8; to recognise any other encoding takes the whole file,
 * or much of it.
 */
export class FileDecoder {
  /** The encoding, once it is known; not one that was given. */
  encoding: Encoding | undefined;
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

  /** Takes more bytes and returns the text that is certain so far. */
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
      this.encoding = encodingOf(bytes, this.#head);
      this.#decoder = new TextDecoder(this.encoding.name);
      return this.#decoder.decode(bytes, { stream: true });
    }
    this.#waiting = bytes.slice(letters);
    return UTF8.decode(bytes.subarray(0, letters));
  }

  /** The rest of the text. */
  end(): string {
    if (this.#decoder) return this.#decoder.decode();
    this.encoding = encodingOf(this.#waiting, this.#head);
    return textOf(this.#waiting, this.encoding.name);
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
