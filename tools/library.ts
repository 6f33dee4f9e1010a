/** Builds the modules of the package and their types. */
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import minifyLiterals from 'rollup-plugin-html-literals';
import { build } from 'vite';
import { MODULES, sourceOf } from './exports.js';
import { keepUrls } from './keep-urls.js';
import { TARGET } from './target.js';

/** What a user has installed. */
const EXTERNAL = /^[@a-z]/u;
/** The opening book's data: the modules import the file that the scripts for pages have (`scripts.ts`). */
const BOOK = '/book-lines.js';
/** What a module of the engine starts as a thread. */
const THREADS = ['node-worker', 'perft-thread'];
/** Modules with an effect, whose files `sideEffects` in package.json names. */
const HAS_EFFECT = /\/(?:define|elements\/index|server\/board)\.ts$/u;
const TYPES = 'build/types';
/** The first comment of a source, which is for those who work on it: it belongs to no declaration. */
const HEAD = /^\/\*\*(?:[^*]|\*(?!\/))*\*\/\n\n/gmu;

/**
 * The npm modules: one for each address, and what several of them share; lit stays an import. Templates and style sheets
 * are minified, which no consumer's bundler does; the code keeps its names, and has no spaces to download.
 */
export async function buildLibrary(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [minifyLiterals({ include: 'src/elements/**' }), keepUrls()],
    build: {
      target: TARGET,
      outDir,
      emptyOutDir: false,
      lib: { entry: entries(), formats: ['es'] },
      minify: false,
      rolldownOptions: {
        external: (id) => EXTERNAL.test(id) || id.endsWith(BOOK),
        // Rolldown warns of `'use client'`, and keeps it.
        checks: { moduleLevelDirective: false },
        // No comment with the path of each source.
        experimental: { attachDebugInfo: 'none' },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: ({ name, moduleIds }) =>
            `shared/${nameOf(moduleIds.find((id) => HAS_EFFECT.test(id)) ?? moduleIds.at(-1) ?? name)}.js`,
          // It knows its own address, and the worker's by that.
          codeSplitting: { groups: [{ name: 'own-worker', test: /own-worker\.ts$/u }] },
          minifyInternalExports: false,
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          // Below `dist`, where the scripts are.
          paths: (id) => (id.endsWith(BOOK) ? './othello-book-lines.js' : id),
          // They are in the types, where editors look for them.
          comments: { jsdoc: false },
        },
      },
    },
  });
}

/** The types of the same modules, from what `tsc` makes of the sources. */
export async function buildTypes(outDir: string): Promise<void> {
  rmSync(TYPES, { recursive: true, force: true });
  execFileSync('tsc', ['--project', 'tools/tsconfig.types.json'], { stdio: 'inherit' });
  const bundle = await rollup({
    input: Object.fromEntries(
      MODULES.map((name) => [`lib/${name}`, sourceOf(name).replace(/^src(.*)\.ts$/u, `${TYPES}$1.d.ts`)]),
    ),
    external: EXTERNAL,
    plugins: [
      {
        ...dts(),
        // In place of its last step, which would take a type from any address that has it, and so need the DOM for what has
        // no page.
        generateBundle(_options, chunks) {
          for (const chunk of Object.values(chunks))
            if (chunk.type === 'chunk') chunk.code = chunk.code.replace(HEAD, '');
        },
      },
    ],
  });
  await bundle.write({
    dir: outDir,
    entryFileNames: '[name].d.ts',
    // A chunk is named after a `.d.ts` file already.
    chunkFileNames: 'types/[name].ts',
    hoistTransitiveImports: false,
  });
}

/** The sources by the names of the modules. A server has modules of its own, or the same. */
function entries(): Record<string, string> {
  const forServers = MODULES.filter((name) => /^(?:index|game|lesson|puzzle|react)(?:\/|$)/u.test(name));
  return Object.fromEntries([
    ...MODULES.map((name) => [`lib/${name}`, sourceOf(name)]),
    ...forServers.map((name) => [`server/${name}`, serverSourceOf(name)]),
    ...THREADS.map((name) => [`shared/${name}`, `src/core/engine/threads/${name}.ts`]),
  ]) as Record<string, string>;
}

function serverSourceOf(module: string): string {
  const source = `src/elements/server/${module === 'react' ? 'react/index' : module}.ts`;
  return existsSync(source) ? source : sourceOf(module);
}

/** `clock-define` for `companions/clock/define.ts`. */
function nameOf(source: string): string {
  return source.replace(/^.*\/([\w-]+)\/([\w-]+)(?:\.styles)?\.ts$/u, '$1-$2');
}
