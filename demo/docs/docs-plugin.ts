/** A plugin of Vite that makes the pages of the documentation, and the index for their search. */
import { escaped } from '../escaped.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../locales/language.js';
import { MOVED } from './contents.js';
import { readGuides } from './guide.js';
import { anchorOf, sectionsOf } from './markdown.js';
import { addressOf, articleOf, listOf, metaOf, movedPage } from './page.js';
import type { FoundText } from './search-index.js';

const DEMO = join(import.meta.dirname, '..');
/** The first page, from which the others are made. */
const TEMPLATE = join(DEMO, 'docs/index.html');
/** The module with the texts for the search. */
const INDEX = 'virtual:docs-index';

/** The pages of the documentation except the first one, whose file is their template. */
export function docsPages(): string[] {
  return readGuides()
    .map(({ name }) => join(DEMO, addressOf(name)))
    .filter((path) => path !== TEMPLATE);
}

/** The name of the guide for the path of a page. */
function guideAt(path: string): string | undefined {
  // Vite asks for each module, too, and reading all guides takes longer.
  if (!path.endsWith('.html')) return undefined;
  return readGuides().find(({ name }) => path.endsWith(`/${addressOf(name)}`))?.name;
}

/** Whether a page is generated from the template. */
function isMade(id: string): boolean {
  return id !== TEMPLATE && id.startsWith(DEMO) && guideAt(id) !== undefined;
}

/**
 * Generates the pages of the documentation from Markdown when they are served or built, and the texts for its search.
 */
export function docs(): Plugin {
  return {
    name: 'othello-docs',
    enforce: 'pre',
    resolveId(id) {
      if (id === INDEX) return `\0${INDEX}`;
      return isMade(id) ? id : undefined;
    },
    load(id) {
      if (id === `\0${INDEX}`) return `export default ${JSON.stringify(textsToFind())}`;
      return isMade(id) ? template() : undefined;
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        const name = guideAt(path);
        return name === undefined ? html : fill(html, name);
      },
    },
    generateBundle() {
      for (const [name, to] of Object.entries(MOVED))
        this.emitFile({ type: 'asset', fileName: addressOf(name), source: movedPage(to) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/u, '/index.html');
        if (!isMade(join(DEMO, path))) {
          next();
          return;
        }
        server
          .transformIndexHtml(path, template())
          .then((html) => response.setHeader('content-type', 'text/html').end(html), next);
      });
      server.watcher.add(join(DEMO, '../docs'));
      server.watcher.on('change', (file) => {
        if (file.endsWith('.md')) server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

/** The template with its paths adapted: the first page lies one folder above the others. */
function template(): string {
  return readFileSync(TEMPLATE, 'utf8').replaceAll('="../', '="../../').replaceAll('="./', '="../');
}

function fill(html: string, name: string): string {
  const guides = readGuides();
  const guide = guides.find((one) => one.name === name)!;
  const meta = Object.fromEntries(LANGUAGES.map((language) => [language, metaOf(guide, language)]));
  return html
    .replace('<!-- guides -->', () => listOf(guide, guides))
    .replace('<!-- article -->', () => articleOf(guide, guides))
    .replace(
      'data-guide=""',
      () => `data-guide="${guide.name}" data-meta="${escaped(JSON.stringify(meta))}"`,
    );
}

/** All texts of the documentation by heading, for the search. */
export function textsToFind(): FoundText[] {
  return readGuides().flatMap(({ name, group, texts }) =>
    LANGUAGES.flatMap((language) => {
      const { title, body } = texts[language] ?? { title: '', body: '' };
      return sectionsOf(body).map(({ heading, anchor, questions, text }) => {
        // The text before the first heading has no anchor.
        const target = anchor && `#${anchorOf(heading, { name, language, heading })}`;
        const path = addressOf(name) + target;
        return { id: `${language} ${path}`, path, language, group, title, heading, questions, text };
      });
    }),
  );
}
