import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { embedEngine } from './embed-engine.js';
import { keepUrls } from './keep-urls.js';
import { addNotices } from './notices.js';
import { options } from './options.js';

/** The script of the board, for a page without a bundler. */
const BOARD = { 'othello-board': 'src/index.ts' };

/** The scripts of what stands beside a board, and of the game. */
const COMPANIONS = Object.fromEntries(
  ['game', 'score', 'clock', 'moves', 'controls', 'evaluation'].map((name) => [
    `othello-${name}`,
    `src/companions/define/${name}.ts`,
  ]),
);

/**
 * Chunks are named after their source; the words of a part also after the part (`othello-game-fr.js`), and what a script
 * of the same name defines is told from it (`othello-clock-element.js`).
 */
function chunkName({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const part = /\/locales\/(\w+)\/\w+\.ts$/u.exec(facadeModuleId ?? '')?.[1];
  if (part) return `othello-${part}-${name}.js`;
  return `othello-${name}` in COMPANIONS ? `othello-${name}-element.js` : `othello-${name}.js`;
}

/**
 * One folder of static files with lit inside, to be loaded from any origin by a script tag. The board is built by
 * itself, so that it is as small as it can be; the others take it from its own script.
 *
 * So a page with the game fetches the one part of lit that the board has, @lit/reactive-element, twice (3.0 kB of
 * 51.8 kB, gzip). Both ways to have it once were measured and would be paid for by every reader of a mere board:
 * a script of its own is one more round trip before the board shows, and one build of everything makes what the
 * board fetches 1.2 kB larger, as it keeps what only the others use. Exporting lit's names from the board's script
 * costs it 21 bytes, and would make them public.
 */
export async function buildCdn(): Promise<void> {
  await buildScripts(BOARD, [smallerLit()]);
  await buildScripts(COMPANIONS, [boardScript(/\/src\/board\/element\.ts$/u)]);
}

/** Takes the board from its own script. */
function boardScript(board: RegExp): Plugin {
  return {
    name: 'othello-board-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && board.test(found.id) ? { id: './othello-board.js', external: true } : null;
    },
  };
}

/** Takes `lit-css.ts` for what Lit brings for browsers that do not run the board anyway. */
function smallerLit(): Plugin {
  return {
    name: 'othello-smaller-lit',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './css-tag.js' && importer?.includes('/@lit/reactive-element/')
        ? join(import.meta.dirname, 'lit-css.ts')
        : null,
  };
}

async function buildScripts(
  entry: Readonly<Record<string, string>>,
  plugins: readonly Plugin[],
): Promise<void> {
  await build(
    options(
      {
        lib: { entry, formats: ['es'] },
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          output: { minify: true, comments: false, entryFileNames: '[name].js', chunkFileNames: chunkName },
        },
      },
      [keepUrls(() => './'), ...plugins, addNotices()],
    ),
  );
}

/** Everything in one file: the board, the engine, its core and its weights. */
export async function buildSingleFile(): Promise<void> {
  await build(
    options(
      {
        lib: { entry: 'src/index.ts', formats: ['es'], fileName: () => 'othello-all.js' },
        rolldownOptions: { output: { minify: true, comments: false, codeSplitting: false } },
      },
      [embedEngine('dist'), addNotices({ whole: true })],
    ),
  );
}
