import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { compile } from './support/compile.js';
import { readmeBlocks } from './support/readme.js';

let folder: string;

beforeAll(() => {
  mkdirSync('test/consumers/build', { recursive: true });
  folder = mkdtempSync(resolve('test/consumers/build/types-'));
  cpSync(join(inject('home'), 'node_modules/othello-board'), join(folder, 'node_modules/othello-board'), {
    recursive: true,
  });
  cpSync('test/consumers/types', folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All TypeScript of the README, which is for React, for another framework. */
function declaration(framework: string): string {
  const blocks = readmeBlocks().filter(({ language }) => language === 'ts');
  expect(blocks).toHaveLength(1);
  const code = blocks[0]!.code.replace("'react'", `'${framework}'`);
  // An augmentation needs the module that it adds to.
  return `import '${framework}';\n${code}\n`;
}

/** What a framework's user reads from the compiler. */
function check(framework: string, jsx: ts.JsxEmit): string[] {
  const own = join(folder, `${framework}.ts`);
  writeFileSync(own, declaration(framework));
  return compile([own, join(folder, 'elements.tsx')], { jsx, jsxImportSource: framework });
}

describe('41. the elements in JSX have their types, nothing else is taken', () => {
  test.each([
    ['react', ts.JsxEmit.ReactJSX],
    ['preact', ts.JsxEmit.ReactJSX],
    ['solid-js', ts.JsxEmit.Preserve],
  ])('%s', (framework, jsx) => {
    expect(check(framework, jsx)).toEqual([]);
  });
});
