/** Builds the scripts for pages without a bundler, the worker, and the single file. */
import { join } from 'node:path';
import minifyLiterals from 'rollup-plugin-html-literals';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { codeSplitting } from './chunks.js';
import { COMPANIONS } from './elements.js';
import { keepUrls } from './keep-urls.js';
import { addNotices } from './release/notices.js';
import { TARGET } from './target.js';

/** The scripts that pages load by name. */
const ENTRIES = {
  'othello-board': 'src/elements/index.ts',
  ...Object.fromEntries(
    COMPANIONS.map(({ name }) => [`othello-${name}`, `src/elements/companions/${name}/define.ts`]),
  ),
  'othello-remote': 'src/elements/companions/remote/remote.ts',
  // The npm modules import it from here, so that the package has its 28 kB once.
  'othello-book-lines': 'src/core/book/book-lines.ts',
};

const LANGUAGE = /\/locales\/(?:community\/)?([\w-]+)\/\w+\.ts$/u;

/** Names other scripts after their source, the texts of a part also after their language: `othello-game-fr.js`. */
function scriptName({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const language = LANGUAGE.exec(facadeModuleId ?? '')?.[1];
  const own = name.replaceAll('.', '-');
  return language ? `othello-${own}-${language}.js` : `othello-${own}.js`;
}

/** The scripts for pages without a bundler: a folder of static files, Lit included, to be loaded from any origin. */
export async function buildScripts(outDir: string): Promise<void> {
  await build({
    ...STATIC,
    ...workerFrom('worker-beside'),
    plugins: [minifyLiterals({ include: 'src/elements/**' }), namesAllImports(), addNotices()],
    build: {
      ...STATIC.build,
      outDir,
      lib: { entry: ENTRIES, formats: ['es'] },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: { ...SMALL, entryFileNames: '[name].js', chunkFileNames: scriptName, codeSplitting },
      },
    },
  });
}

/** The engine's worker: one file without imports, so that a page or a bundler has one file to copy. */
export async function buildWorker(outDir: string): Promise<void> {
  await build({
    ...STATIC,
    plugins: [keepUrls()],
    build: {
      ...STATIC.build,
      outDir,
      lib: {
        entry: 'src/core/engine/page/worker.ts',
        formats: ['es'],
        fileName: () => 'othello-worker.js',
      },
      rolldownOptions: { output: SMALL },
    },
  });
}

/** Everything in one file, which a page may also contain: the board, the engine, its core and its weights. */
export async function buildSingleFile(outDir: string): Promise<void> {
  await build({
    ...STATIC,
    // A worker made of a text may be no module.
    worker: { format: 'iife' },
    ...workerFrom('worker-inside'),
    plugins: [addNotices({ whole: true })],
    build: {
      ...STATIC.build,
      outDir,
      lib: {
        entry: 'src/elements/page-script/all.ts',
        formats: ['iife'],
        name: 'othello',
        fileName: () => 'othello-all.js',
      },
      rolldownOptions: { output: SMALL, checks: { emptyImportMeta: false } },
    },
  });
}

const SMALL = { minify: true, comments: false };

const STATIC = {
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: { target: TARGET, emptyOutDir: false, reportCompressedSize: false },
} satisfies InlineConfig;

/** Where the engine's worker is: a module in place of `core/engine/page/own-worker.ts`. */
function workerFrom(module: string): Pick<InlineConfig, 'resolve'> {
  const replacement = join(import.meta.dirname, `../src/elements/page-script/${module}.ts`);
  return { resolve: { alias: [{ find: './own-worker.js', replacement }] } };
}

/** Makes each script import what its imports import, so that a browser requests all of it at once. */
function namesAllImports(): Plugin {
  return {
    name: 'othello-names-all-imports',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const all = new Set(chunk.imports);
        for (const file of all) {
          const imported = bundle[file];
          if (imported?.type === 'chunk') imported.imports.forEach((inner) => all.add(inner));
        }
        const unnamed = [...all].filter((file) => !chunk.imports.includes(file));
        chunk.code = unnamed.map((file) => `import"./${file}";`).join('') + chunk.code;
      }
    },
  };
}
