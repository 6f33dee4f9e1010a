/**
 * The messages of a client: lines of JSON, of which one that is too long gets an error and not an end. `mcp-command.ts`
 * puts it between standard input and the server.
 */

import { faultIn, isId } from './messages.js';

/** Characters at the ends of a long line in which its identifier is looked for. */
const ENDS = 1000;
const ID = String.raw`"id"\s*:\s*(\d{1,15}|"[^"\\]{0,100}")`;
const VERSION = String.raw`"jsonrpc"\s*:\s*"2\.0"`;
const ID_FIRST = new RegExp(String.raw`^\s*\{\s*(?:${VERSION}\s*,\s*)?${ID}`, 'u');
const ID_LAST = new RegExp(String.raw`${ID}\s*(?:,\s*${VERSION}\s*)?\}\s*$`, 'u');

/** Milliseconds in which requests are still answered when the input has ended. */
const FAREWELL = 2000;
/** Leaves out a byte order mark, which some programs write before their first line. */
const UTF8 = new TextDecoder();
/** Codes of JSON-RPC. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

/** The lines of a client, each within a limit of bytes; one that is no request is answered with an error. */
export class Lines {
  readonly #longest: number;
  readonly #answer: (text: string) => void;
  /** Requests without an answer. */
  readonly #open = new Set<string>();
  #settled = (): void => undefined;

  /**
   * @param longest bytes of a line
   * @param answer writes a line to the client
   */
  constructor(longest: number, answer: (text: string) => void) {
    this.#longest = longest;
    this.#answer = answer;
  }

  /** The whole lines of an input. Its end waits a little for the answers to the last requests. */
  async *of(input: AsyncIterable<string | Uint8Array>): AsyncGenerator<Buffer, void> {
    let parts: Buffer[] = [];
    let length = 0;
    for await (const piece of input) {
      const bytes = Buffer.from(piece);
      for (let at = 0; at < bytes.length;) {
        const end = bytes.indexOf(10, at);
        const part = bytes.subarray(at, end < 0 ? bytes.length : end + 1);
        length += part.length;
        // Of a line that is too long only its ends are kept.
        if (length > this.#longest && parts.length > 1) parts = [firstOf(parts), lastOf(parts)];
        parts.push(part);
        at += part.length;
        if (end < 0) continue;
        if (length > this.#longest) this.#refuse(parts, length);
        else yield* this.#heard(Buffer.concat(parts));
        parts = [];
        length = 0;
      }
    }
    if (length > 0 && length <= this.#longest)
      yield* this.#heard(Buffer.concat([...parts, Buffer.from('\n')]));
    if (this.#open.size === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, FAREWELL);
      this.#settled = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Takes note of what was written to the client. */
  answered(text: string): void {
    for (const line of text.split('\n')) {
      const { id, method } = (jsonIn(line) ?? {}) as Message;
      if (id === undefined || method !== undefined) continue;
      this.#close(id);
    }
  }

  *#heard(line: Buffer): Generator<Buffer> {
    const text = withoutNulls(UTF8.decode(line));
    if (text.trim() === '') return;
    const message = jsonIn(text);
    if (message === undefined) {
      this.#answer(errorLine('null', PARSE_ERROR, 'this line is not JSON'));
      return;
    }
    const { id, method, params } = (message ?? {}) as Message;
    const fault = faultIn(message);
    if (fault !== undefined) {
      this.#answer(errorLine(isId(id) ? JSON.stringify(id) : 'null', INVALID_REQUEST, fault));
      return;
    }
    if (id !== undefined && method !== undefined) this.#open.add(JSON.stringify(id));
    // Nobody answers a request that was cancelled.
    if (method === 'notifications/cancelled' && params?.requestId !== undefined)
      this.#close(params.requestId);
    yield Buffer.from(text);
  }

  #close(id: unknown): void {
    this.#open.delete(JSON.stringify(id));
    if (this.#open.size === 0) this.#settled();
  }

  #refuse(parts: readonly Buffer[], length: number): void {
    const [first, last] = [firstOf(parts), lastOf(parts)].map((part) => part.toString('utf8'));
    const [, id = 'null'] = ID_FIRST.exec(first!) ?? ID_LAST.exec(last!) ?? [];
    const message = `a message has at most ${this.#longest} bytes, not ${length}`;
    this.#answer(errorLine(id, INVALID_REQUEST, message));
  }
}

function firstOf(parts: readonly Buffer[]): Buffer {
  let first = Buffer.alloc(0);
  for (const part of parts) {
    if (first.length >= ENDS) break;
    first = Buffer.concat([first, part.subarray(0, ENDS)]);
  }
  return first.subarray(0, ENDS);
}

function lastOf(parts: readonly Buffer[]): Buffer {
  let last = Buffer.alloc(0);
  for (const part of parts.toReversed()) {
    if (last.length >= ENDS) break;
    last = Buffer.concat([part.subarray(-ENDS), last]);
  }
  return last.subarray(-ENDS);
}

interface Message {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: { readonly requestId?: unknown };
}

/** A message without the members that are `null`, which some clients write for those that they leave out. */
function withoutNulls(line: string): string {
  if (!line.includes('null')) return line;
  const shortened = (name: string, value: unknown): unknown =>
    value === null && name !== '' && name !== 'id' ? undefined : value;
  try {
    return `${JSON.stringify(JSON.parse(line, shortened))}\n`;
  } catch {
    // No JSON, or nested too deep.
    return line;
  }
}

/** `undefined` for what is no JSON. */
function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** @param id as JSON */
function errorLine(id: string, code: number, message: string): string {
  return `{"jsonrpc":"2.0","id":${id},"error":${JSON.stringify({ code, message })}}\n`;
}
