import { transformSync } from 'esbuild';
import { build, type Plugin } from 'vite';
import { keepUrls } from './keep-urls.js';
import { options } from './options.js';
import { sources } from './sources.js';

/**
 * The npm modules: one for each source file, so that a bundler takes only what is used; lit stays an import. Not
 * minified, so that they stay readable: the consumer's bundler does that. The command line is no module of that kind.
 */
export async function buildLibrary(): Promise<void> {
  const entry = sources('src').filter(
    (path) => !/(?:node-)?worker\.ts$|^src\/elements\/page-script\//u.test(path),
  );
  await build(
    options(
      {
        outDir: 'dist/lib',
        lib: { entry, formats: ['es'] },
        minify: false,
        rolldownOptions: {
          external: [
            /^lit(?:-html)?(?:\/|$)/u,
            /^@lit\//u,
            /^node:/u,
            '@resvg/resvg-js',
            /^@modelcontextprotocol\//u,
            'bullmq',
            'ioredis',
            'react',
            'valibot',
            'ws',
            'zod',
          ],
          // Rolldown warns of `'use client'`, and keeps it.
          onLog: (level, log, handler) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
          },
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
      [
        keepUrls((fileName) => '../'.repeat(fileName.split('/').length)),
        withoutWhiteSpace(['cli/', 'locales/']),
      ],
    ),
  );
}

/** Files of these folders without needless white space, 11 kB less to install. Names and statements stay. */
function withoutWhiteSpace(folders: readonly string[]): Plugin {
  return {
    name: 'othello-without-white-space',
    // What `renderChunk` returns is printed once more, with spaces.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !folders.some((one) => file.fileName.startsWith(one))) continue;
        file.code = transformSync(file.code, { minifyWhitespace: true, charset: 'utf8' }).code;
      }
    },
  };
}
