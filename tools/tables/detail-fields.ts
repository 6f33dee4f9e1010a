/** The fields of an event's `detail`, from its type. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A field of an event's `detail`. */
export interface DetailField {
  /** Ends in `?` if it is optional. */
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

/** The fields of an interface by name, inherited ones first. */
export function detailFields(folder: string): (name: string) => DetailField[] {
  const interfaces = new Map<string, ts.InterfaceDeclaration>();
  // Unions of literals, which say more than their type's name.
  const words = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const source = ts.createSourceFile(
      file,
      readFileSync(join(folder, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    for (const statement of source.statements)
      if (ts.isInterfaceDeclaration(statement)) interfaces.set(statement.name.text, statement);
      else if (ts.isTypeAliasDeclaration(statement) && isOfWords(statement.type))
        words.set(statement.name.text, textOf(statement.type));
  }
  const fieldsOf = (name: string): DetailField[] => {
    const declaration = interfaces.get(name);
    if (!declaration) throw new Error(`${folder} has no interface ${name}`);
    const parents = (declaration.heritageClauses ?? []).flatMap(({ types }) => types);
    return [
      ...parents.flatMap(({ expression }) => fieldsOf(expression.getText())),
      ...declaration.members.filter(ts.isPropertySignature).map((member) => field(member, words)),
    ];
  };
  return fieldsOf;
}

function isOfWords(type: ts.TypeNode): boolean {
  return ts.isUnionTypeNode(type) && type.types.every(ts.isLiteralTypeNode);
}

/** A type on one line. */
function textOf(type: ts.Node): string {
  return type.getText().replace(/\s+/gu, ' ').replace(/^\| /u, '').replaceAll('readonly ', '');
}

function field(member: ts.PropertySignature, words: ReadonlyMap<string, string>): DetailField {
  const description = ts
    .getJSDocCommentsAndTags(member)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '');
  return {
    name: member.name.getText() + (member.questionToken ? '?' : ''),
    type: textOf(member.type!).replace(/\b[A-Z]\w+\b/gu, (name) => words.get(name) ?? name),
    description: description.join(' '),
  };
}
