/** The interface of a tool: an input that is checked, and an answer for people and programs. */
import * as z from 'zod';
import type { Engine } from '../../engine/engine.js';
import type { Told } from '../words.js';

/** What a command says, and a picture if one was requested. */
type Answer = Told & { readonly png?: Uint8Array };

export type Tool = ReturnType<typeof tool>;

/** A tool whose input has exactly these members. */
export function tool<Shape extends z.ZodRawShape>(
  description: string,
  shape: Shape,
  answer: (input: z.infer<z.ZodObject<Shape, z.core.$strict>>, engine: Engine) => Promise<Answer>,
) {
  const accepted = `${Object.keys(shape).join(', ')} are accepted`;
  const refused = ({ code }: { code: string }) => (code === 'unrecognized_keys' ? accepted : undefined);
  const schema = z.strictObject(shape, { error: refused });
  return {
    description,
    inputSchema: schema as z.ZodObject,
    answer: (input: unknown, engine: Engine): Promise<Answer> => answer(schema.parse(input), engine),
  };
}
