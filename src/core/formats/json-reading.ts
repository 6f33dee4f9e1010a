/** Reads JSON data from elsewhere part by part, keeping the path to whatever is invalid. */
import * as v from 'valibot';
import { FormatError, type FormatErrorData, type FormatErrorCode } from './format-error.js';

/** The expected kind of a value: a check, and words for messages. */
export interface Kind<Value> {
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly expected: string;
}

/** The expected kinds of an object's fields. */
export type Kinds<Fields> = { readonly [Name in keyof Fields]-?: Kind<Exclude<Fields[Name], undefined>> };

export const text: Kind<string> = { schema: v.string(), expected: 'a text' };
export const wholeNumber: Kind<number> = {
  schema: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  expected: 'a whole number',
};
export const anyNumber: Kind<number> = { schema: v.pipe(v.number(), v.finite()), expected: 'a number' };
/** Any object, but not a list, which valibot would accept. */
export const anyObject = v.custom<Readonly<Record<string, unknown>>>(
  (data) => typeof data === 'object' && data !== null && !Array.isArray(data),
);
const anyList: Kind<readonly unknown[]> = { schema: v.array(v.unknown()), expected: 'a list' };

/** One of some words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Kind<Word> {
  return { schema: v.picklist(words), expected: words.join(' or ') };
}

/**
 * Reads parts of JSON. Invalid parts throw, or are reported and left out if there is a callback. Missing parts are not
 * invalid.
 */
export class JsonReading {
  readonly #onProblem: ((problem: FormatError) => void) | undefined;

  constructor(onProblem?: (problem: FormatError) => void) {
    this.#onProblem = onProblem;
  }

  /** @throws {FormatError} if there is no callback */
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

  /** The valid items of a list. */
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

  /** The fields of an object that exist and are valid. */
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

/** The path to a field: `next.0.move`. */
export function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** An error for a value of an unexpected kind. */
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
    where: '',
    ...(code && { code }),
    ...(data && { data }),
    ...(cause !== undefined && { cause }),
  });
}

/** Maximum length of a value in a message. */
const MOST_SHOWN = 60;

/** A value for messages: shortened if it is long; of a list or an object only the kind. */
function shown(data: unknown): string {
  if (Array.isArray(data)) return 'a list';
  if (typeof data === 'object' && data !== null) return 'an object';
  const whole = typeof data === 'string' ? JSON.stringify(data) : String(data);
  return whole.length > MOST_SHOWN ? `${whole.slice(0, MOST_SHOWN)}…` : whole;
}
