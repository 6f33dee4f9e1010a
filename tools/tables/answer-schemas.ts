import { createGenerator, type Schema } from 'ts-json-schema-generator';

/** The types of all answers. */
const SOURCE = 'src/cli/answers.ts';

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
  return generator.createSchema('*');
}
