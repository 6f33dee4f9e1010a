import { createGenerator, type Schema } from 'ts-json-schema-generator';

/** The types of all answers. */
const SOURCE = 'src/cli/schema/answers.ts';

/**
 * The JSON Schemas of what the commands and the tools answer, from the types and their comments: `CommandAnswers` and
 * `ToolAnswers` have a property each.
 */
export function answerSchemas(): Schema {
  const generator = createGenerator({
    path: SOURCE,
    tsconfig: 'tsconfig.json',
    expose: 'export',
    jsDoc: 'extended',
    sortProps: false,
    encodeRefs: false,
    // The type checker has done it.
    skipTypeCheck: true,
  });
  return withoutTuples(generator.createSchema('*')) as Schema;
}

/**
 * A schema in which a pair of numbers is a list of two: drafts of JSON Schema write tuples differently, and agents read
 * the newest draft.
 *
 * @throws {Error} for a tuple of several types
 */
function withoutTuples(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema), (name, value: unknown) => {
    if (name !== 'items' || !Array.isArray(value)) return value;
    const [first, ...others] = value.map((item: { type?: unknown }) => item.type);
    if (first === undefined || others.some((type) => type !== first))
      throw new Error('a tuple of one type is expected, which each draft of JSON Schema can describe');
    return { type: first };
  });
}
