/**
 * The interface of a tool: an input that is read leniently and checked, and an answer for people and programs.
 * `tools.ts` has the tools, and `server.ts` calls them.
 */
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { Engine } from 'othello-board/engine/node.js';
import type { ToolAnswers } from '../schema/answers.js';
import { InputError } from '../io/command-line/options.js';
import { toolSchema } from '../schema/schema.js';
import type { CommandOutput } from '../io/words.js';

/** What a command says, and a picture if one was requested. */
type Answer<Data> = CommandOutput<Data> & { readonly png?: Uint8Array };

/** A tool of the server. */
export type Tool = ReturnType<typeof tool>;

/** The part of JSON Schema that the members of an input have. */
interface MemberSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly description?: string;
}

/** What clients show of a tool. */
interface Description {
  readonly title: string;
  readonly description: string;
  /** Whether the same question may get another answer. */
  readonly isRandom?: true;
}

/**
 * A tool. An input that does not fit is an {@link InputError}; members that the tool does not know are passed over.
 */
export function tool<Name extends keyof ToolAnswers, Entries extends v.ObjectEntries>(
  name: Name,
  { title, description, isRandom }: Description,
  entries: Entries,
  answer: (
    input: v.InferOutput<v.ObjectSchema<Entries, undefined>>,
    engine: Engine,
  ) => Promise<Answer<ToolAnswers[Name]>>,
) {
  const { inputSchema, read } = inputOf(v.object(entries));
  return {
    title,
    description,
    annotations: {
      title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: isRandom !== true,
      openWorldHint: false,
    },
    inputSchema,
    outputSchema: toolSchema(name),
    answer: (input: unknown, engine: Engine): Promise<Answer<object>> => answer(read(input), engine),
  };
}

/** The schema of an input for clients, and how it is read, which throws an {@link InputError} where it does not fit. */
export function inputOf<Output>(schema: v.GenericSchema<unknown, Output>) {
  const inputSchema = {
    ...toJsonSchema(schema, { typeMode: 'input', ignoreActions: ['trim', 'transform'] }),
    // As for answers, no draft is named.
    $schema: undefined,
    type: 'object' as const,
  };
  const members = (inputSchema.properties ?? {}) as Readonly<Record<string, MemberSchema>>;
  const read = (input: unknown): Output => {
    const given = isObject(input) ? tidied(input, members) : input;
    const { success, output, issues } = v.safeParse(schema, given);
    if (success) return output;
    const faults = issues.map((issue) => {
      const member = v.getDotPath(issue) ?? '';
      return faultOf(member, issue.input, members[member]);
    });
    throw new InputError(faults.join('; '));
  };
  return { inputSchema, read };
}

/** Maximum characters of a value that an error quotes. */
const LONGEST_QUOTE = 100;

function faultOf(name: string, value: unknown, member: MemberSchema = {}): string {
  const { maxLength = Infinity, description = '', enum: words } = member;
  if (typeof value === 'string' && value.length > maxLength)
    return `${name} takes at most ${maxLength} characters, not ${value.length}`;
  const fault = named(name, value, acceptedIn(member));
  return member.type === 'string' && !words ? `${fault}: ${description}` : fault;
}

/** What a member takes, and its value instead of that, if the value is short. */
export function named(name: string, value: unknown, accepted: string): string {
  if (value === undefined) return `${name} is missing; it takes ${accepted}`;
  const quoted = JSON.stringify(value);
  return `${name} takes ${accepted}${quoted.length > LONGEST_QUOTE ? '' : `, not ${quoted}`}`;
}

function acceptedIn({ type, enum: words, minimum, maximum }: MemberSchema): string {
  if (words) return `one of ${words.join(', ')}`;
  if (minimum === undefined) return type === 'string' ? 'a text' : 'an object';
  return `${type === 'integer' ? 'a whole number' : 'a number'} from ${minimum} to ${maximum}`;
}

/** Whether an input is an object with members. */
export function isObject(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/**
 * An input as it is meant. Models and clients write numbers as text, an empty text for what they leave out, and
 * words in other case, or a language with its country.
 */
function tidied(
  input: Readonly<Record<string, unknown>>,
  members: Readonly<Record<string, MemberSchema>>,
): Record<string, unknown> {
  const given = Object.entries(input).filter(([, value]) => value !== '');
  return Object.fromEntries(
    given.map(([name, value]) => [name, Object.hasOwn(members, name) ? meant(value, members[name]!) : value]),
  );
}

function meant(value: unknown, { type, enum: words = [] }: MemberSchema): unknown {
  if (typeof value !== 'string' || words.includes(value)) return value;
  const text = value.trim();
  if (words.length > 0) return wordFor(text, words) ?? value;
  const isNumber = type === 'number' || type === 'integer';
  return isNumber && /^-?\d{1,15}(?:\.\d{1,15})?$/u.test(text) ? Number(text) : value;
}

/** The accepted word that a text stands for: in another case, as a number, or a language with its country or script. */
function wordFor(text: string, words: readonly unknown[]): unknown {
  const lower = text.toLowerCase();
  const [language = ''] = lower.split(/[-_]/u, 1);
  const fits = (test: (word: string) => boolean): unknown =>
    words.find((word) => test(String(word).toLowerCase()));
  return (
    fits((word) => word === lower) ??
    (/^[a-z]{2}(?:[-_]|$)/u.test(lower) ? fits((word) => word.split('-', 1)[0] === language) : undefined)
  );
}
