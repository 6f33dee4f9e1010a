import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** What draws a board. */
const DIAGRAM = '/elements/board/element.ts';
/** What every board in play loads: input and appearance. */
const PLAY = '/elements/board/in-play.ts';
/** What a board with an engine loads besides: the engine's client with its levels. */
const ENGINE =
  /\/elements\/board\/engine-part\.ts$|\/(?:open-engine|familiar-move)\.ts$|\/core\/engine\/client\.ts$/u;
/** A page loads the texts of one language. */
const LANGUAGE = /\/locales\/(?:cs|fr|community)\//u;
/** What so many pages or elements need at once is one file. */
const MANY = 4;

/** Which modules go together, in the scripts for pages and in the site. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  // Otherwise a module that is imported late would take with it what the page has already.
  groups: [{ name: groupOf, debugName: 'groupOf', includeDependenciesRecursively: false }],
};

/**
 * The file of a module: what a diagram needs, what makes a board playable, its engine, what these share with others, and
 * what the same pages or elements need at once. The rest is left to the bundler.
 */
function groupOf(id: string, context: Context): string | null {
  const needing = [...entriesThatNeed(id, context)];
  if (needing.some((entry) => entry.endsWith(DIAGRAM))) return 'diagram';
  if (LANGUAGE.test(id) || needing.includes(id) || isScriptOfPage(id, context)) return null;
  const inPlay = needing.some((entry) => entry.endsWith(PLAY));
  const inEngine = needing.some((entry) => ENGINE.test(entry));
  const isShared = needing.some((entry) => !entry.endsWith(PLAY) && !ENGINE.test(entry));
  if (inPlay) return inEngine || isShared ? 'play-shared' : 'play';
  if (inEngine) return isShared ? 'engine-shared' : 'engine';
  const entries = needing.filter((entry) => context.getModuleInfo(entry)!.isEntry);
  const pages = new Set(entries.map(nameOf));
  // What few pages and modules that come late need stands apart: else their files would import each other.
  if (pages.size === 0 || (entries.length < needing.length && pages.size < MANY)) return null;
  return pages.size < MANY ? [...pages].sort().join('-') : 'shared';
}

/** What a page starts with runs in no other page, so it shares no file with what others may load late. */
function isScriptOfPage(id: string, context: Context): boolean {
  return context.getModuleInfo(id)!.importers.some((importer) => importer.endsWith('.html'));
}

/** A page or an element by its folder: the pages of the documentation are alike. */
function nameOf(entry: string): string {
  return (/\/(?:demo|companions)\/([\w-]+)\//u.exec(entry) ?? /\/([\w-]{1,100})\.\w{1,9}$/u.exec(entry))![1]!;
}

/** The entries that import a module at once, the modules imported late that do, and the board. */
function entriesThatNeed(id: string, context: Context, seen = new Set<string>()): ReadonlySet<string> {
  const found = new Set<string>();
  if (seen.has(id)) return found;
  seen.add(id);
  const { isEntry, importers, dynamicImporters } = context.getModuleInfo(id)!;
  if (isEntry || dynamicImporters.length > 0 || id.endsWith(DIAGRAM)) found.add(id);
  for (const importer of importers)
    for (const entry of entriesThatNeed(importer, context, seen)) found.add(entry);
  return found;
}
