/** Writes out the types of attributes, which the analyzer only names. */
import ts from 'typescript';
import type { ElementsManifest } from '../manifest.js';

/**
 * Replaces type names of attributes by their values: an editor can offer `'black' | 'white'`, but not `Color`.
 */
export function spellOutTypes({ modules }: ElementsManifest): void {
  const paths = modules.map(({ path }) => path.replace(/^\/?/u, ''));
  const config = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)).config as object;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram(paths, options);
  const checker = program.getTypeChecker();
  for (const [index, module] of modules.entries()) {
    const source = program.getSourceFile(paths[index]!);
    const exported = source && checker.getSymbolAtLocation(source);
    if (!exported) continue;
    for (const { name, attributes = [] } of module.declarations ?? []) {
      const symbol = checker.getExportsOfModule(exported).find((candidate) => candidate.name === name);
      if (!symbol) continue;
      const instance = checker.getDeclaredTypeOfSymbol(symbol);
      for (const attribute of attributes) {
        const property = instance.getProperty(attribute.fieldName ?? attribute.name);
        const words = property && wordsOf(checker.getTypeOfSymbol(property));
        if (words && attribute.type) attribute.type.text = words;
      }
    }
  }
}

/** `'black' | 'white'` for a union of string and number literals with at least one string. */
function wordsOf(type: ts.Type): string | undefined {
  const members = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => !(flags & ts.TypeFlags.Undefined),
  );
  const literals = members.filter((member) => member.isStringLiteral() || member.isNumberLiteral());
  if (literals.length < members.length || !literals.some((literal) => literal.isStringLiteral()))
    return undefined;
  return literals.map(({ value }) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ');
}
