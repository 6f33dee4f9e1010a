import { build, type Plugin, type Rolldown } from 'vite';
import { COMPANIONS as ELEMENTS_BESIDE } from './elements.js';
import { embedEngine } from './embed-engine.js';
import { importAgain } from './late-imports.js';
import { keepUrls } from './keep-urls.js';
import { addNotices } from './notices.js';
import { options } from './options.js';

/** The script of the board, for a page without a bundler. */
const BOARD = { 'othello-board': 'src/page-script/main.ts' };

/** The scripts of what stands beside a board, and of the game. */
const COMPANIONS = Object.fromEntries(
  ELEMENTS_BESIDE.map(({ name }) => [`othello-${name}`, `src/companions/define/${name}.ts`]),
);

/** What a page without a bundler imports by name. */
const MODULES = {
  'othello-remote': 'src/companions/remote/remote.ts',
};

/**
 * Levels and the model of people, which the engine's client imports: built with the board they would take rules out of the board's script,
 * which is a request more.
 */
const LEVELS = { 'othello-level-play': 'src/engine/level-play.ts' };

/** The engine's client, which the board and what stands beside it share with its workers. */
const CLIENT = { 'othello-client': 'src/engine/client.ts' };

/**
 * Chunks are named after their source (`shared.styles.ts` gives `othello-shared-styles.js`); the words of a part also after their language (`othello-game-fr.js`), what loads the board's is `othello-loaders.js`, and what a script
 * of the same name defines is told from it (`othello-clock-element.js`).
 */
function chunkName(chunk: { name: string; facadeModuleId?: string | null }): string {
  const { facadeModuleId } = chunk;
  const name = chunk.name.replaceAll('.', '-');
  const language = /\/locales\/(?:community\/)?([\w-]+)\/\w+\.ts$/u.exec(facadeModuleId ?? '')?.[1];
  if (language) return name === 'board' ? `othello-${language}.js` : `othello-${name}-${language}.js`;
  return `othello-${name}` in { ...COMPANIONS, ...MODULES }
    ? `othello-${name}-element.js`
    : `othello-${name}.js`;
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
  const written: Written = new Map();
  await buildScripts(LEVELS, 'dist', [], written);
  await buildScripts(CLIENT, 'dist', [levelsTaken()], written);
  await buildBoardScript('dist', written);
  await buildScripts(
    { ...COMPANIONS, ...MODULES },
    'dist',
    [clientTaken(), takenFrom('./othello-board.js', /\/src\/board\/element\.ts$/u)],
    written,
  );
}

/** The board's own script, with what it loads later, in a folder. */
export async function buildBoardScript(folder: string, written: Written = new Map()): Promise<void> {
  await buildScripts(BOARD, folder, [clientTaken()], written);
}

/** Both builds write into one folder: a chunk of the second one that is named as one of the first gets another name. */
function unusedName(name: string, written: ReadonlySet<string>): string {
  return written.has(name) ? name.replace('othello-', 'othello-beside-') : name;
}

/** Remembers what a build writes, and fails where it would overwrite what another one has written. */
function rememberFiles(written: Written): Plugin {
  return {
    name: 'othello-remember-files',
    generateBundle(_options, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (written.has(fileName)) this.error(`${fileName} is written by two builds`);
        written.set(fileName, file.type === 'chunk' ? wantedSoon(file, bundle) : []);
      }
    },
  };
}

/** Takes a module from a script of its own, which another build makes. */
function takenFrom(script: string, module: RegExp): Plugin {
  return {
    name: 'othello-taken-from',
    enforce: 'pre',
    async resolveId(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && module.test(found.id) ? { id: script, external: true } : null;
    },
  };
}

/** Levels and the model of people are taken from their own script. */
function levelsTaken(): Plugin {
  return takenFrom('./othello-level-play.js', /\/engine\/level-play\.ts$/u);
}

/** So is the engine's client. */
function clientTaken(): Plugin {
  return takenFrom('./othello-client.js', /\/engine\/client\.ts$/u);
}

/** The files that builds have written, with those that each will want soon. */
type Written = Map<string, readonly string[]>;

/** The name of a file among the files of the builds, of the address by which one of them imports it. */
function fileOf(address: string): string {
  return address.replace(/^\.\//u, '');
}

/** What a script imports, and what it will want of scripts that another build makes: of the engine's client, the levels. */
function wantedSoon(
  { imports, dynamicImports }: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): readonly string[] {
  return [...imports, ...dynamicImports.filter((late) => !(late in bundle))].map(fileOf);
}

/**
 * A script names all that it needs, also what only its imports import, and so does each import of a part: the browser
 * asks for all of it at once instead of learning of the rest when the first is there.
 */
function nameAllImports(written: Written): Plugin {
  return {
    name: 'othello-name-all-imports',
    generateBundle(_options, bundle) {
      const reached = (name: string, next: (file: string) => readonly string[]): Set<string> => {
        const all = new Set<string>();
        const look = (file: string): void => {
          for (const inner of next(file)) {
            if (all.has(inner)) continue;
            all.add(inner);
            look(inner);
          }
        };
        look(name);
        return all;
      };
      const chunkOf = (file: string): Rolldown.OutputChunk | undefined => {
        const found = bundle[file];
        return found?.type === 'chunk' ? found : undefined;
      };
      const imports = (file: string): readonly string[] => (chunkOf(file)?.imports ?? []).map(fileOf);
      // Fetched with a part, and not waited for by it.
      const soon = (file: string): readonly string[] => {
        const chunk = chunkOf(file);
        return chunk ? wantedSoon(chunk, bundle) : (written.get(file) ?? []);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const own = reached(chunk.fileName, imports).add(chunk.fileName);
        const code = importAgain(chunk.code, (part) =>
          [...reached(part, soon)].filter((file) => !own.has(file)),
        );
        const named = new Set(imports(chunk.fileName)).add(chunk.fileName);
        const unnamed = [...own].filter((file) => !named.has(file));
        chunk.code = unnamed.map((file) => `import"./${file}";`).join('') + code;
      }
    },
  };
}

async function buildScripts(
  entry: Readonly<Record<string, string>>,
  outDir: string,
  plugins: readonly Plugin[],
  written: Written,
): Promise<void> {
  // Names are given while the set grows by what this build writes itself.
  const before = new Set(written.keys());
  await build(
    options(
      {
        outDir,
        lib: { entry, formats: ['es'] },
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          output: {
            minify: true,
            comments: false,
            entryFileNames: '[name].js',
            chunkFileNames: (chunk) => unusedName(chunkName(chunk), before),
          },
        },
      },
      [keepUrls(() => './'), ...plugins, nameAllImports(written), addNotices(), rememberFiles(written)],
    ),
  );
}

/** What a script is to be that runs as a module, as a classic script, and inside of a page: it exports nothing. */
function classicScript(): Plugin {
  return {
    name: 'othello-classic-script',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const code = chunk.code
          .trimEnd()
          .replace(/export\s*\{[^{}]*\};?$/u, '')
          .replaceAll('</script', '<\\/script');
        chunk.code = `(()=>{"use strict";${code}})();`;
      }
    },
  };
}

/** Everything in one file: the board, the engine, its core and its weights. */
export async function buildSingleFile(): Promise<void> {
  await build(
    options(
      {
        lib: { entry: 'src/index.ts', formats: ['es'], fileName: () => 'othello-all.js' },
        rolldownOptions: { output: { minify: true, comments: false, codeSplitting: false } },
      },
      [embedEngine('dist'), classicScript(), addNotices({ whole: true })],
    ),
  );
}
