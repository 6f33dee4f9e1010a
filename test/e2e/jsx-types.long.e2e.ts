import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { compile } from './support/compile.js';
import { blocks } from './support/documentation.js';

const run = promisify(execFile);

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

/** The guide's declaration for React, adapted to another framework. */
function declaration(framework: string): string {
  const types = blocks('ts').filter(({ code }) => code.includes('declare module'));
  expect(types).toHaveLength(1);
  const code = types[0]!.code.replace("'react'", `'${framework}'`);
  // An augmentation needs the module that it extends.
  return `import '${framework}';\n${code}\n`;
}

/** The compiler's errors for a user of a framework. */
function check(framework: string, jsx: ts.JsxEmit): string[] {
  const own = join(folder, `${framework}.ts`);
  writeFileSync(own, declaration(framework));
  return compile([own, join(folder, 'elements.tsx')], { jsx, jsxImportSource: framework });
}

/** The errors of a framework's own checker, which it prints. */
async function checkBy(
  tool: string,
  options: readonly string[],
  ...include: readonly string[]
): Promise<string> {
  const config = join(folder, `${tool}.json`);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  };
  writeFileSync(config, JSON.stringify({ compilerOptions, include }));
  try {
    const parameters = [...options, config];
    return (await run(resolve('test/consumers/node_modules/.bin', tool), parameters, { cwd: folder })).stdout;
  } catch (failed) {
    return (failed as { stdout: string }).stdout;
  }
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

test("41. React's components take the same", () => {
  const options = { jsx: ts.JsxEmit.ReactJSX, jsxImportSource: 'react' };
  expect(compile([join(folder, 'components.tsx')], options)).toEqual([]);
});

test("41. in Vue's templates", async () => {
  expect(await checkBy('vue-tsc', ['--project'], 'Elements.vue')).toBe('');
});

test("41. in Svelte's markup", async () => {
  const found = await checkBy('svelte-check', ['--output', 'machine', '--tsconfig'], '*.svelte');
  const faults = found.split('\n').filter((line) => line.includes(' ERROR '));
  expect(faults.map((line) => /"([^"]+\.svelte)" (\d+)/u.exec(line)?.slice(1).join(':'))).toEqual([
    'Wrong.svelte:5',
    'Wrong.svelte:6',
  ]);
});
