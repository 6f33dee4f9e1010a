import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { chunkNames, isOfOnePage, type Chunk } from './chunks.js';
import { COMPANIONS as ELEMENTS_BESIDE } from './elements.js';
import { embedEngine } from './embed-engine.js';
import { IMPORT_PART, importAgain } from './late-imports.js';
import { keepUrls } from './keep-urls.js';
import { addNotices } from './notices.js';
import { options } from './options.js';
import { shorten } from './shorten.js';
import { withoutLitStyles } from './without-lit-styles.js';

/** The script of the board, for a page without a bundler. */
const BOARD = { 'othello-board': 'src/elements/page-script/main.ts' };

/** The scripts of the companions. */
const COMPANIONS = Object.fromEntries(
  ELEMENTS_BESIDE.map(({ name }) => [`othello-${name}`, `src/elements/companions/${name}/define.ts`]),
);

/** What a page without a bundler imports by name. */
const MODULES = {
  'othello-remote': 'src/elements/companions/remote/remote.ts',
};

type Group = Rolldown.CodeSplittingGroup;

/**
 * The engine's client and what it imports late, levels and the model of people, are one script. Only what explains why
 * a worker did not start is fetched when it is needed.
 */
const WITH_LEVELS: Group = { name: 'othello-client', test: /\/src\/(?!core\/engine\/worker-failure\.ts$)/u };

/** The parts that every board in play loads: input and appearance. */
const IN_PLAY = /\/src\/elements\/board\/(?:interaction\/interaction|render\/appearance)\.ts$/u;

/**
 * What every board in play loads late, and what several late parts share, is one script. Browsers send six requests at a
 * time to a server that speaks HTTP/1.1: with this script, the part for the engine, the engine's client, its worker, its
 * core and its weights, a board with an engine makes six behind its own script. A board that is only looked at, in
 * another theme than the classic one, fetches 3 kB more.
 */
const PARTS: Group = {
  name: (id, bundle) => {
    const needing = entriesThatNeed(id, bundle);
    const isThere = [...needing].some((one) => bundle.getModuleInfo(one)!.isEntry);
    const isWanted = needing.size > 1 || [...needing].some((one) => IN_PLAY.test(one));
    return isWanted && !isThere ? 'parts' : null;
  },
  includeDependenciesRecursively: false,
};

/** The entries and the modules imported late that need a module, which may be one itself. */
function entriesThatNeed(
  id: string,
  bundle: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): ReadonlySet<string> {
  const found = new Set<string>();
  if (seen.has(id)) return found;
  seen.add(id);
  const { isEntry, importers, dynamicImporters } = bundle.getModuleInfo(id)!;
  if (isEntry || dynamicImporters.length > 0) found.add(id);
  for (const other of importers) {
    for (const one of entriesThatNeed(other, bundle, seen)) found.add(one);
  }
  return found;
}

/**
 * The cost of a request for a script of the companions, in characters. With 4000, a page with the game makes 16 requests
 * instead of 39 and fetches 2.5 kB less (gzip); of the others, only the lines fetch more than 2 kB more, with 5 requests
 * instead of 10.
 */
const REQUEST = 4000;

/** What the same companions need at once is one script, and small scripts are merged. */
async function neededTogether(config: InlineConfig): Promise<Group> {
  const pages = { of: (path: string) => path, request: REQUEST };
  return { name: await chunkNames(config, pages, nameOfLargest), includeDependenciesRecursively: false };
}

/** Scripts made of several are named after their largest part. */
function nameOfLargest(chunk: Chunk): string | undefined {
  if (chunk.parts.length === 1 || isOfOnePage(chunk)) return undefined;
  return chunk.parts.toSorted((one, other) => other.code.length - one.code.length)[0]!.name;
}

/** The engine's client, so that the board and its companions share workers. */
const CLIENT = { 'othello-client': 'src/core/engine/client.ts' };

/**
 * Names chunks after their source: `shared.styles.ts` becomes `othello-shared-styles.js`. The texts of a part also have
 * their language (`othello-game-fr.js`), the loader of the board's texts is `othello-loaders.js`, and `-element`
 * distinguishes a class from the script that defines it (`othello-clock-element.js`).
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
 * One folder of static files including lit, to be loaded from any origin by a script tag. The board is built
 * separately, so that it is as small as possible; the others import it from its own script.
 *
 * So a page with the game fetches @lit/reactive-element, the part of lit in the board, twice (3.0 kB of 51.8 kB, gzip).
 * Both ways to avoid that were measured, and cost every page with only a board: a separate script is one more round
 * trip before the board shows, and a single build makes the board's download 1.2 kB larger, as it keeps what only the
 * others use. Exporting lit's names from the board's script costs it 21 bytes, and would make them public.
 */
export async function buildCdn(): Promise<void> {
  const written: Written = new Map();
  await buildScripts(CLIENT, 'dist', [], written, () => WITH_LEVELS);
  await buildBoardScript('dist', written);
  await buildScripts(
    { ...COMPANIONS, ...MODULES },
    'dist',
    [clientTaken(), takenFrom('./othello-board.js', /\/src\/elements\/board\/element\.ts$/u)],
    written,
    neededTogether,
  );
}

/** Builds the board's script, with the parts it loads later, into a folder. */
export async function buildBoardScript(folder: string, written: Written = new Map()): Promise<void> {
  await buildScripts(BOARD, folder, [clientTaken(), withoutLitStyles()], written, () => PARTS);
}

/** Both builds write into one folder: a chunk of the second whose name the first has used gets another one. */
function unusedName(name: string, written: ReadonlySet<string>): string {
  return written.has(name) ? name.replace('othello-', 'othello-beside-') : name;
}

/** Records the files that a build writes, and fails if it would overwrite another build's. */
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

/** Imports a module from its own script, which another build makes. */
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

/** Imports the engine's client from its own script. */
function clientTaken(): Plugin {
  return takenFrom('./othello-client.js', /\/engine\/client\.ts$/u);
}

/** The files that builds have written, each with those that it will need soon. */
type Written = Map<string, readonly string[]>;

/** The file name in a relative import between the builds' files. */
function fileOf(address: string): string {
  return address.replace(/^\.\//u, '');
}

/**
 * The files that a script imports, and those of another build that it will need: for the engine's client, the levels.
 */
function wantedSoon(
  { imports, dynamicImports }: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): readonly string[] {
  return [...imports, ...dynamicImports.filter((late) => !(late in bundle))].map(fileOf);
}

/** Scripts that import late take the function that retries from the one that holds this module, if that is no entry. */
const LATE = '/src/elements/board/lazy.ts';

/**
 * Makes each script, and each import of a part, name all its dependencies, including indirect ones: the browser
 * requests all of them at once instead of discovering the rest later. Late imports retry.
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
      // Files fetched with a part that does not wait for them.
      const soon = (file: string): readonly string[] => {
        const chunk = chunkOf(file);
        return chunk ? wantedSoon(chunk, bundle) : (written.get(file) ?? []);
      };
      const late = Object.values(bundle).find(
        (file) => file.type === 'chunk' && !file.isEntry && file.moduleIds.some((id) => id.endsWith(LATE)),
      );
      const helper = late ? `import{__p}from"./${late.fileName}";` : IMPORT_PART;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const own = reached(chunk.fileName, imports).add(chunk.fileName);
        const ahead = (part: string): string[] => [...reached(part, soon)].filter((file) => !own.has(file));
        const again = importAgain(chunk.code, ahead, chunk === late ? IMPORT_PART : helper);
        const code =
          chunk === late ? `${again === chunk.code ? IMPORT_PART : ''}${again}export{__p};` : again;
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
  group: (config: InlineConfig) => Group | Promise<Group>,
): Promise<void> {
  // Chunks are named while this build's own files are added to the set.
  const before = new Set(written.keys());
  const lib = { entry, formats: ['es' as const] };
  const rolldownOptions = {
    preserveEntrySignatures: 'allow-extension' as const,
    // Most of the time goes into `shorten`.
    checks: { bundlerTimings: false },
    output: {
      minify: true,
      comments: false,
      entryFileNames: '[name].js',
      chunkFileNames: (chunk: Rolldown.PreRenderedChunk) => unusedName(chunkName(chunk), before),
    },
  };
  // The others change what is written, not what belongs together.
  const bundling = [keepUrls(() => './'), ...plugins];
  const groups = [await group(options({ outDir, lib, rolldownOptions }, bundling))];
  const output = { ...rolldownOptions.output, codeSplitting: { groups } };
  await build(
    options({ outDir, lib, rolldownOptions: { ...rolldownOptions, output } }, [
      ...bundling,
      nameAllImports(written),
      shorten(),
      addNotices(),
      rememberFiles(written),
    ]),
  );
}

/** For a script that runs as a module, as a classic script, and inline in a page: removes all exports. */
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
        lib: { entry: 'src/elements/index.ts', formats: ['es'], fileName: () => 'othello-all.js' },
        rolldownOptions: { output: { minify: true, comments: false, codeSplitting: false } },
      },
      [embedEngine('dist'), classicScript(), addNotices({ whole: true })],
    ),
  );
}
