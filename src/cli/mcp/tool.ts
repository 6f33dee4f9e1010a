/** The interface of a tool: an input that is checked, and an answer for people and programs. */
import * as z from 'zod';
import type { Engine } from '../../engine/engine.js';
import { InputError } from '../options.js';

/** An answer: a sentence, the data behind it, and a picture if one was requested. */
export interface Answer {
  readonly sentence: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly png?: Uint8Array;
}

/** A tool as the server lists and calls it. */
export interface Tool {
  readonly description: string;
  /** The JSON schema of an object. */
  readonly inputSchema: { readonly type: 'object' };
  /** @throws {InputError} when the input does not match the schema */
  answer(input: unknown, engine: Engine): Promise<Answer>;
}

/** A tool whose input has exactly these members. */
export function tool<Shape extends z.ZodRawShape>(
  description: string,
  shape: Shape,
  answer: (input: z.infer<z.ZodObject<Shape, z.core.$strict>>, engine: Engine) => Promise<Answer>,
): Tool {
  const schema = z.strictObject(shape);
  return {
    description,
    inputSchema: { ...z.toJSONSchema(schema, { io: 'input' }), type: 'object' },
    answer: (input, engine) => {
      const { data, error } = schema.safeParse(input);
      if (error) throw new InputError(error.issues.map(faultOf).join('; '));
      return answer(data, engine);
    },
  };
}

function faultOf({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}
