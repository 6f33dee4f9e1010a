/** The files that `npm run generate` writes, from the lists of elements and languages and from types. */
import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { LANGUAGES } from '../src/core/locales/languages.js';
import { answerSchemas } from './tables/answer-schemas.js';
import { className, COMPANIONS, ELEMENTS, type ElementEntry } from './elements.js';
import { exportName, fileOf, PARTS, type Part } from './languages/parts.js';

const NOTE = '// Written by `npm run generate` from tools/elements.ts.';
const LANGUAGES_NOTE = '// Written by `npm run generate` from src/core/locales/languages.ts.';

/** The files that are generated from the lists of elements and languages and from types, by path. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>([
    ['src/elements/frameworks/classes.ts', classes()],
    ['src/elements/frameworks/event-names.ts', eventNames()],
    ['src/elements/frameworks/react/index.ts', reactIndex()],
    ['src/elements/server/react/index.ts', serverReactIndex()],
  ]);
  for (const element of ELEMENTS) {
    const { name, withBoard } = element;
    files.set(`src/elements/frameworks/react/${name}.ts`, reactComponent(element));
    if (withBoard) files.set(`src/elements/server/react/${name}.ts`, serverReactComponent(element));
  }
  for (const element of COMPANIONS) {
    const { name, withBoard } = element;
    files.set(`src/elements/companions/${name}/define.ts`, definition(element));
    if (withBoard) files.set(`src/elements/server/${name}.ts`, serverModule(element));
  }
  files.set('src/cli/schema.json', JSON.stringify(answerSchemas()));
  for (const part of PARTS) files.set(`src/core/locales/loaders/${part}.ts`, loaders(part));
  const formatted = new Map<string, string>();
  for (const [path, text] of files) {
    const options = await resolveConfig(path);
    formatted.set(path, await format(text, { ...options, filepath: path }));
  }
  return formatted;
}

/** The module that defines an element, seen from `src/elements`. */
function definingModule({ name }: ElementEntry): string {
  return name === 'board' ? 'index' : `companions/${name}/define`;
}

function definition(element: ElementEntry): string {
  const [name, tag] = [className(element), `othello-${element.name}`];
  const module = `./${element.name}.js`;
  return `${NOTE}
/** \`othello-board/${element.name}.js\`: defines \`<${tag}>\` for pages that import it. */
import { ${name} } from '${module}';

export { ${name} };
export type * from '${module}';

${name}.define();

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${name};
  }
}
`;
}

function serverModule(element: ElementEntry): string {
  return `${NOTE}
/** \`othello-board/${element.name}.js\` on a server: the same module, and the board in it can be rendered. */
import './board.js';

export * from '../${definingModule(element)}.js';
`;
}

function reactComponent(element: ElementEntry): string {
  const [name, tag] = [className(element), `othello-${element.name}`];
  return `'use client';
${NOTE}
/** \`othello-board/react/${element.name}\`: the element with typed properties and events, for React. */
import { ${name} as Element } from '../../${definingModule(element)}.js';
import { wrap } from './wrap.js';

/** \`<${tag}>\` as a React component. */
export const ${name} = /* @__PURE__ */ wrap('${tag}', Element, '${name}');
`;
}

function serverReactComponent(element: ElementEntry): string {
  return `'use client';
${NOTE}
/** \`othello-board/react/${element.name}\` on a server: the same component, and its board can be rendered. */
import '../board.js';

export * from '../../frameworks/react/${element.name}.js';
`;
}

function reactIndex(): string {
  return `'use client';
${NOTE}
/** \`othello-board/react\`: the elements as React 18 and 19 components, also when rendered on a server. */
${ELEMENTS.map((element) => `export { ${className(element)} } from './${element.name}.js';`).join('\n')}
export type { Component, ComponentProps } from './wrap.js';
`;
}

function serverReactIndex(): string {
  return `'use client';
${NOTE}
/** \`othello-board/react\` on a server: the same components, and their boards can be rendered. */
import '../board.js';

export { ${ELEMENTS.map(className).join(', ')} } from '../../frameworks/react/index.js';
export type { Component, ComponentProps } from '../../frameworks/react/index.js';
`;
}

function classes(): string {
  return `${NOTE}
/** Which class has which tag: the types for frameworks (\`props.ts\`) are derived from it. */
${ELEMENTS.map((element) => `import type { ${className(element)} } from '../${element.module}.js';`).join('\n')}

/** The classes of the package's elements by tag. */
export interface OthelloClasses {
${ELEMENTS.map((element) => `  'othello-${element.name}': ${className(element)};`).join('\n')}
}
`;
}

/** Read from the doc comments, as for the manifest. */
function eventNames(): string {
  const names = ELEMENTS.flatMap(({ module }) =>
    [...readFileSync(`src/elements/${module}.ts`, 'utf8').matchAll(/@fires \{[^{}@]+\} (othello-\w+)/gu)].map(
      ([, name]) => name!,
    ),
  );
  return `${NOTE}
/** The names of all events, which components of React turn into properties, \`onOthelloMove\` (\`react/wrap.ts\`). */
import type { OthelloEvents } from './props.js';

export const EVENT_NAMES: readonly (keyof OthelloEvents)[] = [
${[...new Set(names)]
  .toSorted()
  .map((name) => `  '${name}',`)
  .join('\n')}
];
`;
}

/** Imports with literal addresses, which every bundler follows. */
function loaders(part: Part): string {
  const lines = LANGUAGES.filter((language) => language !== 'en').map((language) => {
    const [name, file] = [
      exportName(language),
      fileOf(part, language).replace(/^src\/core\/locales(.*)\.ts$/u, '..$1.js'),
    ];
    return `  '${language.toLowerCase()}': () => import('${file}').then(({ ${name} }) => ${name}),`;
  });
  return `${LANGUAGES_NOTE}
/** Loads the texts of \`${part}\` in each language; the catalog of that part asks for one when a page needs it. */
import { languageLoader } from '../load-language.js';

export const load = languageLoader({
${lines.join('\n')}
});
`;
}
