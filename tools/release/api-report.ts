import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { exportsOf } from '../exports.js';
import type { ElementsManifest } from '../manifest.js';

/**
 * The public API of a built package, one name per line: the elements with their attributes, members, events, slots,
 * parts and properties, and each module's exports with the members of their classes and interfaces. Removing a line is
 * a breaking change.
 */
export function apiReport(folder: string): string {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { bin } = read('package.json') as { bin: Readonly<Record<string, string>> };
  return [
    '# API report',
    'Every public name of the package, written by `npm run -w tools api-report`. Removing a line is a breaking change.',
    '## Commands',
    list(Object.keys(bin)),
    '## Elements',
    ...elementSections(read('custom-elements.json') as ElementsManifest),
    '## Modules',
    ...moduleSections(folder),
  ]
    .join('\n\n')
    .concat('\n');
}

function elementSections({ modules }: ElementsManifest): string[] {
  return modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter(({ tagName }) => tagName !== undefined)
    .toSorted((one, other) => compare(one.tagName!, other.tagName!))
    .map((element) => {
      const names = (kind: string, entries: readonly { readonly name: string }[] = []): string[] =>
        entries.map(({ name }) => `${kind} ${name === '' ? '(default)' : name}`);
      const lines = [
        ...names('attribute', element.attributes),
        ...(element.members ?? []).map(
          ({ kind, name }) => `${kind === 'method' ? 'method' : 'property'} ${name}`,
        ),
        ...names('event', element.events),
        ...names('slot', element.slots),
        ...names('part', element.cssParts),
        ...names('custom property', element.cssProperties),
        ...names('state', element.cssStates),
      ];
      return `### ${element.tagName!}\n\n${list(lines)}`;
    });
}

function moduleSections(folder: string): string[] {
  const entries = exportsOf(folder).toSorted((one, other) => compare(one.name, other.name));
  // Absolute paths: the compiler keeps a file's name as given, and `isOwn` checks the folders in it.
  const typed = entries.flatMap(({ target }) =>
    typeof target === 'string' || target['types'] === undefined ? [] : [resolve(folder, target['types'])],
  );
  const program = ts.createProgram(typed, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    noEmit: true,
    skipLibCheck: true,
  });
  const checker = program.getTypeChecker();
  return entries.map(({ name, target }) => {
    const types = typeof target === 'string' ? undefined : target['types'];
    const file = types === undefined ? undefined : program.getSourceFile(resolve(folder, types));
    const symbol = file && checker.getSymbolAtLocation(file);
    const lines = symbol ? checker.getExportsOfModule(symbol).flatMap((one) => exported(one, checker)) : [];
    return `### ${name}\n\n${lines.length > 0 ? list(lines) : 'A file.'}`;
  });
}

/** An exported name, followed by its members. */
function exported(alias: ts.Symbol, checker: ts.TypeChecker): string[] {
  const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
  const { flags } = symbol;
  const { name } = alias;
  if (flags & ts.SymbolFlags.Class) {
    const statics = checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)).filter(isOwn);
    const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).filter(isOwn);
    return [
      `class ${name}`,
      ...statics.filter((one) => one.name !== 'prototype').map((one) => `class ${name}: static ${one.name}`),
      ...members.map((one) => `class ${name}: ${one.name}`),
    ];
  }
  if (flags & ts.SymbolFlags.Interface) {
    const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).filter(isOwn);
    return [`interface ${name}`, ...members.map((one) => `interface ${name}: ${one.name}`)];
  }
  if (flags & ts.SymbolFlags.Function) return [`function ${name}`];
  if (flags & ts.SymbolFlags.TypeAlias && !(flags & ts.SymbolFlags.Variable)) return [`type ${name}`];
  return [`const ${name}`];
}

/** Whether the package itself declares a public member, not a browser's element or lit. */
function isOwn({ declarations = [], name }: ts.Symbol): boolean {
  return (
    !name.startsWith('_') &&
    declarations.some(
      (declaration) =>
        /\/dist\/(?:lib|types)\//u.test(declaration.getSourceFile().fileName) &&
        !(ts.getCombinedModifierFlags(declaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)),
    )
  );
}

function list(lines: readonly string[]): string {
  return [...new Set(lines)]
    .toSorted(compare)
    .map((line) => `- ${line.replaceAll('_', '\\_')}`)
    .join('\n');
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
