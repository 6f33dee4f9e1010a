import '../../src/index.js';
import { DOCS } from '../locales/docs.js';
import { language, onLanguage, startSite } from '../site.js';
import { enliven } from './living.js';
import type { PageMeta } from './page.js';
import { startSearch } from './search.js';
import { listVersions } from './versions-list.js';

const { meta } = document.documentElement.dataset;
const metas = meta === undefined ? {} : (JSON.parse(meta) as Readonly<Record<string, PageMeta>>);

/** The first page is named by the site, each other one by its guide. */
function nameTheTab(): void {
  const own = metas[language()];
  if (!own || document.documentElement.dataset['guide'] === 'start') return;
  document.title = own.title;
  document.querySelector<HTMLMetaElement>('meta[name=description]')!.content = own.description;
}

startSite(DOCS);
onLanguage(nameTheTab);
onLanguage(enliven);
startSearch();
void listVersions(document.querySelector<HTMLElement>('#versions')!);

const editor = document.querySelector<HTMLElement>('.theme-editor');
if (editor) void import('./theme-editor.js').then(({ startThemeEditor }) => startThemeEditor(editor));
