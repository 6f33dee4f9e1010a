/** The script of the documentation: names the tab and offers other versions; the text is in the page already. */
import '../../src/elements/index.js';
import { DOCS } from '../locales/docs.js';
import { language, onLanguage, startSite } from '../site.js';
import { FIRST_GUIDE } from './contents.js';
import type { PageMeta } from './page.js';
import { startSearch } from './search.js';
import { late } from '../late.js';
import { render } from 'lit';
import { copyButtons, type CopyButton } from '../code.js';
import { runCode, stopCode } from '../examples/run-code.js';
import { wholePage } from '../whole-page.js';

/** The scripts of a complete page; the site defines the elements itself. */
const SCRIPTS = /<script\b(?=[^<>]*\bsrc=)[^<>]*><\/script>\s*/gu;

const { meta } = document.documentElement.dataset;
const metas = meta === undefined ? {} : (JSON.parse(meta) as Readonly<Record<string, PageMeta>>);

/** The title of the first page comes from the site, others from their guide. */
function nameTheTab(): void {
  const own = metas[language()];
  if (!own || document.documentElement.dataset['guide'] === FIRST_GUIDE) return;
  document.title = own.title;
  document.querySelector<HTMLMetaElement>('meta[name=description]')!.content = own.description;
}

/** Finds other versions of the documentation, if the site has any. */
async function findVersions(): Promise<void> {
  // Browsers log each failed request on the console.
  if (!navigator.onLine) return;
  // Every page links to the manifest at the root of its site.
  const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
  const root = new URL('.', href).href;
  // Without a list on the host there is nothing to choose from.
  const versions = await fetch(`${root}versions.json`)
    .then((answer): unknown => (answer.ok ? answer.json() : []))
    .catch(() => []);
  if (!Array.isArray(versions) || versions.length === 0) return;
  const { listVersions } = await late(() => import('./versions-list.js'));
  listVersions(document.querySelector<HTMLElement>('#versions')!, root, versions);
}

/** Runs the examples of the page in the current language, and gives each block of code its buttons. */
function enliven(): void {
  for (const block of document.querySelectorAll<HTMLElement>('.code')) {
    const label = block.querySelector('pre')!.ariaLabel!;
    const code = block.querySelector('code')!.textContent;
    const words = DOCS[language()];
    const buttons: CopyButton[] = [{ label: words.copy, text: code }];
    const live = block.parentElement!.querySelector<HTMLElement>(':scope > [data-live]');
    if (live) {
      const text = wholePage(code.replace(SCRIPTS, ''), { title: label, lang: language() });
      buttons.push({ label: words.copyPage, text });
    }
    const strings = { label: words.codeOf.replace('{title}', label), copied: words.copied };
    render(copyButtons(buttons, strings), block.querySelector<HTMLElement>('.copy')!);
    if (live && live.getClientRects().length > 0) runCode(live, code.replace(SCRIPTS, ''));
    else if (live) stopCode(live);
  }
}

/** Windows with room for the parts of the page beside its text, as in docs.css. */
const roomy = matchMedia('(width > 76rem)');

/** Windows without room for a table beside what leads to it, as in docs.css. */
const narrow = matchMedia('(width < 48rem)');

/** Where a reference is long for its window, only the first part of it is open. */
function foldReference(): void {
  for (const [at, part] of document.querySelectorAll<HTMLDetailsElement>('details.part').entries())
    part.open = at === 0 || !narrow.matches;
}

/** Unfolds the parts of the page where they stand beside the text, and folds them where they are above it. */
function unfoldParts(): void {
  for (const parts of document.querySelectorAll<HTMLDetailsElement>('.parts details'))
    parts.open = roomy.matches;
}

startSite(DOCS);
unfoldParts();
foldReference();
narrow.addEventListener('change', foldReference);
roomy.addEventListener('change', unfoldParts);
onLanguage(nameTheTab);
onLanguage(enliven);
startSearch();
void findVersions();

const editor = document.querySelector<HTMLElement>('.theme-editor');
if (editor)
  void late(() => import('./theme-editor.js')).then(({ startThemeEditor }) => startThemeEditor(editor));

/** How long examples above the place that the address names may still grow, in milliseconds. */
const SETTLING = 3000;

/** Keeps what the address names in sight while the examples above it get their size, until the reader moves. */
function holdNamed(): void {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!named) return;
  const part = named.closest('details');
  if (part) part.open = true;
  const observer = new ResizeObserver(() => named.scrollIntoView());
  observer.observe(document.querySelector('article')!);
  const end = (): void => observer.disconnect();
  for (const type of ['wheel', 'pointerdown', 'keydown']) addEventListener(type, end, { once: true });
  setTimeout(end, SETTLING);
}
holdNamed();
addEventListener('hashchange', holdNamed);
