/** The interface of a tool: an input that is read leniently and checked, and an answer for people and programs. */
import * as z from 'zod';
import type { Engine } from 'othello-board/engine/node.js';
import { InputError } from '../options.js';
import type { CommandOutput } from '../words.js';

/** What a command says, and a picture if one was requested. */
type Answer = CommandOutput & { readonly png?: Uint8Array };

export type Tool = ReturnType<typeof tool>;

/** The part of JSON Schema that the members of an input have. */
interface MemberSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
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
 *
 * @param output the data of an answer; clients check them
 */
export function tool<Shape extends z.ZodRawShape>(
  { title, description, isRandom }: Description,
  shape: Shape,
  output: z.ZodObject,
  answer: (input: z.infer<z.ZodObject<Shape>>, engine: Engine) => Promise<Answer>,
) {
  const schema = z.object(shape);
  // An input may have other members, which the schema of `z.object` allows in its input.
  const inputSchema = { ...z.toJSONSchema(schema, { io: 'input' }), type: 'object' as const };
  const members = (inputSchema.properties ?? {}) as Readonly<Record<string, MemberSchema>>;
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
    outputSchema: { ...z.toJSONSchema(output, { io: 'output' }), type: 'object' as const },
    answer: (input: unknown, engine: Engine): Promise<Answer> => {
      const { data, error } = schema.safeParse(isObject(input) ? tidied(input, members) : input);
      if (!error) return answer(data, engine);
      const faults = error.issues.map(({ path, message }) =>
        [path.join('.'), wordsOf(message)].filter(Boolean),
      );
      throw new InputError(faults.map((fault) => fault.join(': ')).join('; '));
    },
  };
}

function wordsOf(message: string): string {
  return message.replace(/^Invalid input: expected (\w+), received undefined$/u, 'a $1 is expected');
}

function isObject(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/**
 * An input as it is meant. Models and clients write numbers as text, `null` or an empty text for what they leave out, and
 * words in other case, or a language with its country.
 */
function tidied(
  input: Readonly<Record<string, unknown>>,
  members: Readonly<Record<string, MemberSchema>>,
): Record<string, unknown> {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== '');
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
