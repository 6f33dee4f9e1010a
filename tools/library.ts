import { build } from 'vite';
import { keepUrls } from './keep-urls.js';
import { sources } from './sources.js';
import { TARGET } from './target.js';

/**
 * The npm modules: one for each source file, so that a bundler takes only what is used; lit stays an import. Not
 * minified, so that they stay readable: the consumer's bundler does that.
 */
export async function buildLibrary(outDir: string): Promise<void> {
  // The command is a package of its own; the others are for pages only.
  const entry = sources('src').filter(
    (path) => !/^src\/cli\/|\/engine\/worker\.ts$|\/page-script\//u.test(path),
  );
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [keepUrls('../../../')],
    build: {
      target: TARGET,
      outDir,
      emptyOutDir: false,
      lib: { entry, formats: ['es'] },
      minify: false,
      rolldownOptions: {
        external: /^[@a-z]/u,
        // Rolldown warns of `'use client'`, and keeps it.
        checks: { moduleLevelDirective: false },
        // Each module is a file named after its source: a comment that repeats it is useless.
        experimental: { attachDebugInfo: 'none' },
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          entryFileNames: '[name].js',
          // They are in the types, where editors look for them.
          comments: { jsdoc: false },
        },
      },
    },
  });
}
