import { join, relative, sep } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

const ROOT = join(import.meta.dirname, '..');

/** The pages of a site, or the scripts that pages load. */
export interface Pages {
  /** The page of an entry, by its path in the repository; alike ones may count as one. */
  readonly of: (path: string) => string;
  /** The modules that a page imports dynamically as soon as it is shown; they are loaded with the page. */
  readonly soon?: (page: string) => readonly string[];
  /** The cost of a request, in characters of script. */
  readonly request: number;
}

/** Modules that the same pages need, at once or later. */
export interface Chunk {
  /** The chunks of the bundler in it. */
  readonly parts: readonly Rolldown.OutputChunk[];
  /** The pages that need it at once. */
  readonly pages: ReadonlySet<string>;
  /** The other pages, which need it later. */
  readonly later: ReadonlySet<string>;
  readonly size: number;
}

/**
 * Puts what pages need at once into few files. The bundler makes one chunk of all modules that the same entries need,
 * and each dynamically imported module is an entry, so a page would make a hundred requests. Here, the bundler's chunks
 * that the same pages need become one, and two of these are merged if the saved requests are worth more than the bytes
 * that other pages load needlessly. Modules that every page loads later are left to the bundler.
 *
 * @param config the configuration, with which it is built once without writing, because only the bundler knows what is
 *   left of a module
 * @param nameOf the name of a chunk; `undefined`: it is left to the bundler
 * @returns the chunk for a module
 */
export async function chunkNames(
  config: InlineConfig,
  pages: Pages,
  nameOf: (chunk: Chunk, index: number) => string | undefined,
): Promise<(id: string) => string | null> {
  let names: ReadonlyMap<string, string> = new Map();
  const reader: Plugin = {
    name: 'othello-chunks',
    // Later plugins remove entries that contain only imports.
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const parts = Object.values(bundle).filter((file) => file.type === 'chunk');
        names = namesOf(merged(neededTogether(parts, pages), pages.request), nameOf);
      },
    },
  };
  await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins: [config.plugins, reader],
    build: { ...config.build, write: false },
  });
  return (id) => names.get(id) ?? null;
}

/** The path of a module in the repository, with its query. */
function pathOf(id: string): string {
  return relative(ROOT, id).split(sep).join('/');
}

/** Groups chunks that pages need at once, by these pages. */
function neededTogether(parts: readonly Rolldown.OutputChunk[], { of, soon }: Pages): Chunk[] {
  const byName = new Map(parts.map((part) => [part.fileName, part]));
  const byModule = new Map(parts.map((part) => [pathOf(part.facadeModuleId ?? ''), part]));
  const atOnce = new Map<Rolldown.OutputChunk, Set<string>>();
  const ever = new Map<Rolldown.OutputChunk, Set<string>>();
  const visit = (found: typeof ever, part: Rolldown.OutputChunk | undefined, page: string): void => {
    if (!part) return;
    const pages = found.get(part) ?? new Set();
    if (pages.has(page)) return;
    found.set(part, pages.add(page));
    const next = found === ever ? [...part.imports, ...part.dynamicImports] : part.imports;
    for (const name of next) visit(found, byName.get(name), page);
  };
  for (const part of parts.filter(({ isEntry }) => isEntry)) {
    const page = of(pathOf(part.facadeModuleId!));
    visit(ever, part, page);
    visit(atOnce, part, page);
    for (const path of soon?.(page) ?? []) {
      const late = byModule.get(path);
      if (!late) throw new Error(`${path}, which pages need at once, is no module that is loaded late`);
      visit(atOnce, late, page);
    }
  }
  const byPages = new Map<string, Chunk>();
  for (const [part, pages] of atOnce) {
    // The entry of a page may wait for dynamic imports, which must not wait for it in turn, so it stays separate.
    if (part.isEntry) continue;
    const later = new Set([...ever.get(part)!].filter((page) => !pages.has(page)));
    const key = [[...pages].sort(), [...later].sort()].join(' ');
    const one = { parts: [part], pages, later, size: part.code.length };
    const chunk = byPages.get(key);
    byPages.set(key, chunk ? union(chunk, one) : one);
  }
  return [...byPages.values()];
}

/** Merges chunks while a merger is worth it. */
function merged(before: readonly Chunk[], request: number): Chunk[] {
  let chunks = [...before];
  for (;;) {
    const mergers = chunks
      .flatMap((a, i) => chunks.slice(i + 1).map((b) => ({ a, b, gain: gainOf(a, b, request) })))
      .filter(({ gain }) => gain > 0)
      .sort((x, y) => y.gain - x.gain);
    const next = mergers
      .map(({ a, b }) => [...chunks.filter((one) => one !== a && one !== b), union(a, b)])
      .find((after) => !hasCircle(after));
    if (!next) return chunks;
    chunks = next;
  }
}

/** Whether only one page ever needs the modules: they include the page's entry. */
export function isOfOnePage({ pages, later }: Chunk): boolean {
  return pages.size + later.size === 1;
}

/** The total gain of all pages when two chunks are merged. */
function gainOf(a: Chunk, b: Chunk, request: number): number {
  if (isOfOnePage(a) || isOfOnePage(b)) return 0;
  const both = [...a.pages].filter((page) => b.pages.has(page)).length;
  const without = (one: Chunk, other: Chunk): number =>
    [...one.pages, ...one.later].filter((page) => !other.pages.has(page)).length;
  return both * request - without(a, b) * b.size - without(b, a) * a.size;
}

function union(a: Chunk, b: Chunk): Chunk {
  const pages = new Set([...a.pages, ...b.pages]);
  return {
    parts: [...a.parts, ...b.parts],
    pages,
    later: new Set([...a.later, ...b.later].filter((page) => !pages.has(page))),
    size: a.size + b.size,
  };
}

/** Whether a chunk depends on itself; its modules might then run in the wrong order. */
function hasCircle(chunks: readonly Chunk[]): boolean {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.parts.map((part) => [part.fileName, chunk])));
  const left = new Map(
    chunks.map((chunk) => {
      const needed = chunk.parts.flatMap((part) => part.imports.map((name) => chunkOf.get(name)));
      return [chunk, new Set(needed.filter((one) => one !== undefined && one !== chunk))];
    }),
  );
  for (;;) {
    const ready = [...left].filter(([, needs]) => [...needs].every((one) => one && !left.has(one)));
    if (ready.length === 0) return left.size > 0;
    for (const [chunk] of ready) left.delete(chunk);
  }
}

/** The chunk of each module. */
function namesOf(
  chunks: readonly Chunk[],
  nameOf: (chunk: Chunk, index: number) => string | undefined,
): ReadonlyMap<string, string> {
  return new Map(
    chunks.flatMap((chunk, i) => {
      const name = nameOf(chunk, i);
      const modules = chunk.parts.flatMap(({ moduleIds }) => moduleIds);
      return name === undefined
        ? []
        : modules.filter((id) => !id.endsWith('.html')).map((id): [string, string] => [id, name]);
    }),
  );
}
