import '../../src/index.js';
import { DOCS } from '../locales/docs.js';
import { language, onLanguage, startSite } from '../site.js';
import { enliven } from './living.js';
import type { PageMeta } from './page.js';
import { startSearch } from './search.js';

const { meta } = document.documentElement.dataset;
const metas = meta === undefined ? {} : (JSON.parse(meta) as Readonly<Record<string, PageMeta>>);

/** The first page is named by the site, each other one by its guide. */
function nameTheTab(): void {
  const own = metas[language()];
  if (!own || document.documentElement.dataset['guide'] === 'start') return;
  document.title = own.title;
  document.querySelector<HTMLMetaElement>('meta[name=description]')!.content = own.description;
}

/** Other versions of the documentation, where the site keeps any. */
async function findVersions(): Promise<void> {
  // A browser writes each failed request to its console.
  if (!navigator.onLine) return;
  // Every page names the manifest, which lies at the root of its site, wherever that is.
  const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
  const root = new URL('.', href).href;
  // Where a host has no such list, there is nothing to choose from.
  const versions = await fetch(`${root}versions.json`)
    .then((answer): unknown => (answer.ok ? answer.json() : []))
    .catch(() => []);
  if (!Array.isArray(versions) || versions.length === 0) return;
  const { listVersions } = await import('./versions-list.js');
  listVersions(document.querySelector<HTMLElement>('#versions')!, root, versions);
}

startSite(DOCS);
onLanguage(nameTheTab);
onLanguage(enliven);
startSearch();
void findVersions();

const editor = document.querySelector<HTMLElement>('.theme-editor');
if (editor) void import('./theme-editor.js').then(({ startThemeEditor }) => startThemeEditor(editor));
