/** The interface of a tool: an input that is checked, and an answer for people and programs. */
import * as z from 'zod';
import type { Engine } from '../../core/engine/engine.js';
import { InputError } from '../options.js';
import type { CommandOutput } from '../words.js';

/** What a command says, and a picture if one was requested. */
type Answer = CommandOutput & { readonly png?: Uint8Array };

export type Tool = ReturnType<typeof tool>;

/** A tool whose input has exactly these members; another input is an {@link InputError}. */
export function tool<Shape extends z.ZodRawShape>(
  description: string,
  shape: Shape,
  answer: (input: z.infer<z.ZodObject<Shape, z.core.$strict>>, engine: Engine) => Promise<Answer>,
) {
  const schema = z.strictObject(shape);
  return {
    description,
    inputSchema: { ...z.toJSONSchema(schema, { io: 'input' }), type: 'object' as const },
    answer: (input: unknown, engine: Engine): Promise<Answer> => {
      const { data, error } = schema.safeParse(input);
      if (!error) return answer(data, engine);
      const faults = error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean));
      throw new InputError(faults.map((fault) => fault.join(': ')).join('; '));
    },
  };
}
