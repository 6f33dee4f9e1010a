import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** What draws a board. */
const DIAGRAM = '/elements/board/element.ts';
/** What a board loads late: what every board in play needs, and an engine. */
const LATE = { play: '/elements/board/in-play.ts', engine: '/elements/board/engine-part.ts' };
/** A page loads the texts of one language. */
const LANGUAGE = /\/locales\/(?:cs|fr|community)\//u;
/** What so many pages or elements share is one file. */
const MANY = 3;

/** Which modules go together, in the scripts for pages and in the site. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  // Otherwise a module that is imported late would take with it what the page has already.
  groups: [{ name: groupOf, debugName: 'groupOf', includeDependenciesRecursively: false }],
};

/**
 * The file of a module: by what the board loads, else by the pages or elements that need it at once and those that may need
 * it at all. What a module imports is needed wherever it is itself, so no two files import each other. What comes late everywhere
 * is left to the bundler.
 */
function groupOf(id: string, context: Context): string | null {
  // A page's own script may wait for what comes late, which therefore cannot import the file that the script is in.
  const isOwnScript = [id, ...context.getModuleInfo(id)!.importers].some((module) =>
    module.endsWith('.html'),
  );
  if (isOwnScript || LANGUAGE.test(id)) return null;
  const needing = modulesThatNeed(id, context, false);
  const isNeededBy = (path: string): boolean => [...needing].some((module) => module.endsWith(path));
  if (isNeededBy(DIAGRAM)) return 'diagram';
  const atOnce = entriesOf(needing, context);
  const part = Object.entries(LATE).find(([, path]) => isNeededBy(path))?.[0];
  if (part !== undefined) return atOnce.length > 0 ? `${part}-shared` : part;
  if (atOnce.length === 0) return null;
  const atAll = entriesOf(modulesThatNeed(id, context, true), context);
  const others = atAll.length > atOnce.length ? '-late' : '';
  return `${atOnce.length < MANY ? atOnce.join('-') : 'shared'}${others}`;
}

/** The pages, or the elements, among some modules. */
function entriesOf(modules: ReadonlySet<string>, context: Context): string[] {
  const entries = [...modules].filter((module) => context.getModuleInfo(module)!.isEntry);
  return [...new Set(entries.map(nameOf))].sort();
}

/** A page or an element by its folder: the pages of the documentation are alike. */
function nameOf(entry: string): string {
  return (/\/(?:demo|companions)\/([\w-]+)\//u.exec(entry) ?? /\/([\w-]{1,100})\.\w{1,9}$/u.exec(entry))![1]!;
}

/** A module and those that import it, directly or by others; also late, if wanted. */
function modulesThatNeed(
  id: string,
  context: Context,
  late: boolean,
  found = new Set<string>(),
): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  const { importers, dynamicImporters } = context.getModuleInfo(id)!;
  for (const importer of late ? [...importers, ...dynamicImporters] : importers)
    modulesThatNeed(importer, context, late, found);
  return found;
}
