/** Reading plain data of JSON that somebody else may have written: each part by itself, with the way to what is wrong. */
import * as v from 'valibot';
import { FormatError, type FormatErrorData, type FormatErrorCode } from './format-error.js';

/** What a value has to be, for the program and in words. */
export interface Kind<Value> {
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly expected: string;
}

/** Names, and what their values have to be. */
export type Kinds<Fields> = { readonly [Name in keyof Fields]-?: Kind<Exclude<Fields[Name], undefined>> };

export const text: Kind<string> = { schema: v.string(), expected: 'a text' };
export const wholeNumber: Kind<number> = {
  schema: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  expected: 'a whole number',
};
export const anyNumber: Kind<number> = { schema: v.pipe(v.number(), v.finite()), expected: 'a number' };
/** A list is none, though valibot takes it for one. */
export const anyObject = v.custom<Readonly<Record<string, unknown>>>(
  (data) => typeof data === 'object' && data !== null && !Array.isArray(data),
);
const anyList: Kind<readonly unknown[]> = { schema: v.array(v.unknown()), expected: 'a list' };

/** One of some words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Kind<Word> {
  return { schema: v.picklist(words), expected: words.join(' or ') };
}

/** Reads parts of JSON: what is wrong throws, or is left out where somebody is told of it. What is missing is not wrong. */
export class JsonReading {
  readonly #onProblem: ((problem: FormatError) => void) | undefined;

  constructor(onProblem?: (problem: FormatError) => void) {
    this.#onProblem = onProblem;
  }

  /** @throws {FormatError} where nobody wants to be told */
  leaveOut(problem: FormatError): void {
    if (!this.#onProblem) throw problem;
    this.#onProblem(problem);
  }

  value<Value>({ schema, expected }: Kind<Value>, data: unknown, path: string): Value | undefined {
    if (data === undefined) return undefined;
    const { success, output } = v.safeParse(schema, data);
    if (success) return output;
    this.leaveOut(unexpected(data, expected, path));
    return undefined;
  }

  object(data: unknown, path: string): Readonly<Record<string, unknown>> | undefined {
    return this.value({ schema: anyObject, expected: 'an object' }, data, path);
  }

  /** What is good of a list. */
  list<Item>(
    data: unknown,
    path: string,
    read: (item: unknown, path: string) => Item | undefined,
  ): Item[] | undefined {
    return this.value(anyList, data, path)?.flatMap((one, index) => {
      const item = read(one, `${path}.${index}`);
      return item === undefined ? [] : [item];
    });
  }

  /** The named fields of an object, those that are there. */
  fields<Fields extends object>(
    kinds: Kinds<Fields>,
    data: Readonly<Record<string, unknown>>,
    path: string,
  ): Partial<Fields> {
    const names = Object.keys(kinds) as (keyof Fields & string)[];
    const read = names.flatMap((name) => {
      const value = this.value(kinds[name], data[name], joined(path, name));
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(read) as Partial<Fields>;
  }
}

/** The way to a field: `next.0.move`. */
export function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** Something else stands where something was expected. */
export function unexpected(data: unknown, expected: string, path: string): FormatError {
  const given = shown(data);
  const problem = `${path === '' ? '' : `${path}: `}${given} given, ${expected} expected`;
  return jsonError(problem, 'unexpected', { text: given, expected });
}

export function jsonError(
  problem: string,
  code?: FormatErrorCode,
  data?: FormatErrorData,
  cause?: unknown,
): FormatError {
  return new FormatError('game as JSON', problem, 0, {
    ...(code && { code }),
    ...(data && { data }),
    ...(cause !== undefined && { cause }),
  });
}

/** Longest text of a value in a message. */
const MOST_SHOWN = 60;

/** A value for people: its beginning, if it is long, and no more of a list or an object than what it is. */
function shown(data: unknown): string {
  if (Array.isArray(data)) return 'a list';
  if (typeof data === 'object' && data !== null) return 'an object';
  const whole = typeof data === 'string' ? JSON.stringify(data) : String(data);
  return whole.length > MOST_SHOWN ? `${whole.slice(0, MOST_SHOWN)}…` : whole;
}
