/**
 * `othello-engine schema`: the JSON Schemas of what commands print with `--json`, and of the tools' answers. `run.ts`
 * calls it, and the tools for agents give their schemas by it; `answers.ts` has the types.
 */
import type { CommandAnswers, ToolAnswers } from './answers.js';
import type { Command } from '../io/command.js';
import { similarTo } from '../io/command-line/similar.js';
import { UsageError } from '../io/command-line/options.js';
import SCHEMAS from '../schema.json' with { type: 'json' };

/** The parts of a JSON Schema that are read here. */
export interface AnswerSchema {
  readonly $schema?: string;
  readonly type?: string;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
  readonly definitions?: Readonly<Record<string, AnswerSchema>>;
}

const { $schema, definitions } = SCHEMAS as unknown as Required<AnswerSchema>;
const COMMANDS = definitions['CommandAnswers']!.properties!;
const TOOLS = definitions['ToolAnswers']!.properties!;

/** The schema of a line that a command prints with `--json`. */
export const commandSchema = (name: keyof CommandAnswers): AnswerSchema => ({
  $schema,
  ...whole(COMMANDS[name]!),
});

/** The schema of the data of a tool's answer, which is an object. It names no draft: agents then take the newest. */
export const toolSchema = (name: keyof ToolAnswers): AnswerSchema & { readonly type: 'object' } => ({
  ...whole(TOOLS[name]!),
  type: 'object',
});

/** A schema with the definitions that it needs. */
function whole(schema: AnswerSchema): AnswerSchema {
  const needed = new Map<string, AnswerSchema>();
  const collect = (part: AnswerSchema): void => {
    for (const [, name] of JSON.stringify(part).matchAll(/"\$ref":"#\/definitions\/([^"]+)"/gu)) {
      if (needed.has(name!)) continue;
      needed.set(name!, definitions[name!]!);
      collect(definitions[name!]!);
    }
  };
  collect(schema);
  return { ...schema, ...(needed.size > 0 && { definitions: Object.fromEntries(needed) }) };
}

/** The command `schema`. */
export const schema: Command = ([name, ...more], _line, io) => {
  if (more.length > 0) throw new UsageError(`schema takes one command, not ${1 + more.length}`);
  io.out(`${JSON.stringify(name === undefined ? SCHEMAS : schemaOf(name), null, 2)}\n`);
  return Promise.resolve(0);
};

/** @throws {UsageError} for a command without answers in JSON */
function schemaOf(name: string): AnswerSchema {
  if (name === 'mcp') return { $schema, ...whole(definitions['ToolAnswers']!) };
  if (Object.hasOwn(COMMANDS, name)) return commandSchema(name as keyof CommandAnswers);
  const names = [...Object.keys(COMMANDS), 'mcp'];
  const similar = similarTo(name, names);
  throw new UsageError(
    similar === undefined
      ? `schema takes one of ${names.join(', ')}, not ${name}`
      : `schema ${name}: did you mean ${similar}?`,
  );
}
