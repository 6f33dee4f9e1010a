/**
 * Cuts answers that are too long for a conversation, and keeps the whole of them for a while. `server.ts` sends every
 * answer through it, and `material.ts` lets the client read the whole.
 */
import { randomUUID } from 'node:crypto';

/** Characters of the data of an answer, as JSON. */
const LONGEST_DATA = 40_000;
/** Characters that stay of each list and text, so that the longest one is not the only one cut. */
const LEAST_PART = 8000;
/** The most whole answers in memory; the oldest goes first. */
const MOST_ANSWERS = 16;

/** Where the whole of an answer is. */
export interface AnswerLink {
  readonly uri: string;
  readonly name: string;
  readonly mimeType: string;
  readonly description: string;
}

/** The answers that were cut, by an identifier under which a client can read the whole. */
export class Answers {
  readonly #whole = new Map<string, string>();

  /** The whole of an answer as JSON, by its identifier, if it is still kept. */
  whole(id: string): string | undefined {
    return this.#whole.get(id);
  }

  /** The data of an answer, cut if they are long, and then a link to the whole. */
  cut(tool: string, data: object): { shown: Record<string, unknown>; link?: AnswerLink } {
    const whole = JSON.stringify(data);
    if (whole.length <= LONGEST_DATA) return { shown: { ...data } };
    const id = randomUUID();
    const uri = `othello://answer/${id}`;
    this.#whole.set(id, whole);
    for (const old of this.#whole.keys()) if (this.#whole.size > MOST_ANSWERS) this.#whole.delete(old);
    return {
      shown: shortened(data, whole.length - LONGEST_DATA, uri),
      link: {
        uri,
        name: `${tool}.json`,
        mimeType: 'application/json',
        description: 'The whole answer: the data above were cut',
      },
    };
  }
}

/** Data without the last elements of their longest lists, and the last lines of their longest texts. */
function shortened(data: object, excess: number, uri: string): Record<string, unknown> {
  const parts: Record<string, unknown> = { ...data };
  const members: Record<string, { given: number; of: number }> = {};
  const longest = Object.entries(data)
    .map(([name, value]: [string, unknown]) => ({ name, value, size: sizeOf(value) }))
    .sort((a, b) => b.size - a.size);
  let left = excess;
  for (const { name, value, size } of longest) {
    if (left <= 0 || size <= LEAST_PART) break;
    const most = Math.max(size - left, LEAST_PART);
    const [part, given, of] =
      typeof value === 'string' ? textWithin(value, most) : listWithin(value as readonly unknown[], most);
    parts[name] = part;
    members[name] = { given, of };
    left -= size - sizeOf(part);
  }
  return { ...parts, cut: { uri, members } };
}

/** Only lists and texts can be cut. */
function sizeOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? JSON.stringify(value).length : 0;
}

/** @param most characters as JSON, where a line end has two */
function textWithin(text: string, most: number): [string, number, number] {
  let length = most;
  while (JSON.stringify(text.slice(0, length)).length > most) length = Math.floor(length * 0.95);
  const part = text.slice(0, text.lastIndexOf('\n', length - 1) + 1 || length);
  return [part, part.length, text.length];
}

function listWithin(list: readonly unknown[], most: number): [unknown[], number, number] {
  let size = 0;
  const part = list.filter((one) => (size += JSON.stringify(one).length + 1) <= most);
  return [part, part.length, list.length];
}
