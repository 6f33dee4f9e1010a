/** The division of the code into files: one function, for the scripts for pages and for the site. */
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** What draws a board, and what it loads late: what every board in play needs, and an engine. */
const PARTS = {
  diagram: 'board/element/element',
  play: 'board/interaction/in-play',
  engine: 'board/engine/engine-part',
};
/** The opening book's data has a script of its own, which the npm modules share. */
const BOOK = '/core/book/book-lines.ts';
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
 * The file of a module: by what the board loads, else by the pages or elements that need it at once and those that may
 * need it at all. What a module imports is needed wherever it is itself, so no two files import each other.
 */
function groupOf(id: string, context: Context): string | null {
  // A page's own script may wait for what comes late, which therefore cannot import the file that the script is in.
  const { importers, isEntry } = context.getModuleInfo(id)!;
  const users = [id, ...importers];
  if (users.some((module) => module.endsWith('.html')) || LANGUAGE.test(id)) return null;
  if (isEntry && id.endsWith(BOOK)) return null;
  const needing = modulesThatNeed(id, context, false);
  const isNeededBy = (path: string): boolean => [...needing].some((module) => module.endsWith(`/${path}.ts`));
  const part = Object.entries(PARTS).find(([, path]) => isNeededBy(path))?.[0];
  const atOnce = entriesOf(needing, context);
  if (part !== undefined) return part === 'diagram' || atOnce.length === 0 ? part : `${part}-shared`;
  // What comes late everywhere is left to the bundler.
  if (atOnce.length === 0) return null;
  const atAll = entriesOf(modulesThatNeed(id, context, true), context);
  const name = atOnce.length < MANY ? atOnce.join('-') : 'shared';
  return atAll.length > atOnce.length ? `${name}-late` : name;
}

/** The pages, or the elements, among some modules. */
function entriesOf(modules: ReadonlySet<string>, context: Context): string[] {
  const entries = [...modules].filter((module) => context.getModuleInfo(module)!.isEntry);
  return [...new Set(entries.map(nameOf))].toSorted();
}

/** A page or an element by its folder: the pages of the documentation are alike. */
function nameOf(entry: string): string {
  return (/\/(?:demo|companions)\/([\w-]+)\//u.exec(entry) ?? /\/([\w-]{1,100})\.\w{1,9}$/u.exec(entry))![1]!;
}

/** A module and those that import it, directly or by others; also late, if wanted. */
function modulesThatNeed(id: string, context: Context, late: boolean): ReadonlySet<string> {
  const found = new Set([id]);
  // The loop also comes to what is added.
  for (const module of found) {
    const { importers, dynamicImporters } = context.getModuleInfo(module)!;
    for (const importer of late ? [...importers, ...dynamicImporters] : importers) found.add(importer);
  }
  return found;
}
