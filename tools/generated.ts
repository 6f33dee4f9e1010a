import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { LANGUAGES } from '../src/core/locales/languages.js';
import { className, COMPANIONS, ELEMENTS, type ElementEntry } from './elements.js';
import { exportName, fileOf, folderOf, PARTS, type Part } from './languages/parts.js';

const NOTE = '// Written by `npm run generate` from tools/elements.ts.';
const LANGUAGES_NOTE = '// Written by `npm run generate` from src/core/locales/languages.ts.';

/** The files generated from the lists of elements and languages, by path: sources, and package.json with its `exports`. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>([
    ['src/elements/frameworks/classes.ts', classes()],
    ['src/elements/frameworks/event-names.ts', eventNames()],
    ['src/elements/frameworks/react/index.ts', reactIndex()],
    ['src/elements/server/react/index.ts', serverReactIndex()],
    ['package.json', packageManifest()],
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
/** \`othello-board/${element.name}.js\`: defines \`<${tag}>\`. */
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
import type { OthelloEvents } from './props.js';

/** The events of all elements. */
export const EVENT_NAMES: readonly (keyof OthelloEvents)[] = [
${[...new Set(names)]
  .toSorted()
  .map((name) => `  '${name}',`)
  .join('\n')}
];
`;
}

type Target = string | Readonly<Record<string, string>>;

function target(module: string, server?: string): Target {
  return {
    types: `./dist/lib/${module}.d.ts`,
    ...(server !== undefined && { node: `./dist/lib/elements/server/${server}.js` }),
    default: `./dist/lib/${module}.js`,
  };
}

/** The `exports` of the elements: their modules, their classes alone, and their components. */
function elementExports(): Record<string, Target> {
  const entries = ELEMENTS.flatMap((element): [string, Target][] => {
    const { name, module, withBoard } = element;
    const react: [string, Target] = [
      `./react/${name}`,
      target(`elements/frameworks/react/${name}`, withBoard && `react/${name}`),
    ];
    if (name === 'board')
      return [['.', target('elements/index', 'index')], ['./element.js', target('elements/element')], react];
    return [
      [`./${name}.js`, target(`elements/${definingModule(element)}`, withBoard && name)],
      [`./${name}-element.js`, target(`elements/${module}`)],
      react,
    ];
  });
  const isReact = ([name]: readonly [string, unknown]): boolean => name.startsWith('./react/');
  return Object.fromEntries([
    ...entries.filter((entry) => !isReact(entry)),
    ['./react', target('elements/frameworks/react/index', 'react/index')],
    ...entries.filter(isReact),
  ]);
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
import { languageLoader } from '../load-language.js';

export const load = languageLoader({
${lines.join('\n')}
});
`;
}

/** An address for each part of each language, the same for community languages: `./locales/coach/de.js`. */
function languageExports(): Record<string, Target> {
  const entries = LANGUAGES.flatMap((language): [string, Target][] => {
    const folder = folderOf(language).replace('src/', '');
    return [
      [`./locales/${language}.js`, target(`${folder}/board`)],
      [`./locales/*/${language}.js`, target(`${folder}/*`)],
    ];
  });
  return Object.fromEntries(entries);
}

/** package.json with the entries of the elements first, then those of the languages. */
function packageManifest(): string {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
  const before = Object.entries(manifest['exports'] as Record<string, Target>);
  const isOfElements = ([name, to]: readonly [string, Target]): boolean =>
    typeof to !== 'string' &&
    (/^\.$|^\.\/element\.js$|-element\.js$|^\.\/react(?:\/|$)/u.test(name) ||
      /\/companions\/\w+\/define\./u.test(to['types']!));
  const isOfLanguages = ([name]: readonly [string, unknown]): boolean => name.startsWith('./locales/');
  const exports = {
    ...elementExports(),
    ...Object.fromEntries(before.filter((entry) => !isOfElements(entry) && !isOfLanguages(entry))),
    ...languageExports(),
  };
  return JSON.stringify({ ...manifest, exports });
}
