/** The Vite plugin that makes the pages to which shared links lead, with their previews. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { escaped } from '../escaped.js';
import { previewTags } from '../frame/head.js';
import { SHARE_PAGES } from './share-pages.js';

/** The script of such a page: it goes on to the page of the site with the fragment of the link. */
const lead = (target: string): string => `location.replace('../../${target}' + location.hash);`;

/** The folder itself, which nobody links to, leads to the home page. */
const ROOT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'" />
    <meta http-equiv="refresh" content="0; url=../index.html" />
    <title>Othello</title>
    <meta name="robots" content="noindex" />
  </head>
  <body>
    <p><a href="../index.html">Othello</a></p>
  </body>
</html>
`;

/** A page for each kind of link that people send, `share/game/index.html`, which leads on to what it carries. */
export function sharePages(): Plugin {
  return {
    name: 'othello-share-pages',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (/\/share\/(?:index\.html)?$/u.test(request.url ?? '')) return void response.end(ROOT);
        const name = /\/share\/([\w-]+)\/(?:index\.html)?$/u.exec(request.url ?? '')?.[1];
        if (name === undefined || !(name in SHARE_PAGES)) return next();
        response.setHeader('content-type', 'text/html');
        response.end(pageOf(name));
      });
    },
    generateBundle() {
      for (const name of Object.keys(SHARE_PAGES))
        this.emitFile({ type: 'asset', fileName: `share/${name}/index.html`, source: pageOf(name) });
      this.emitFile({ type: 'asset', fileName: 'share/index.html', source: ROOT });
    },
  };
}

function pageOf(name: string): string {
  const { target, ...meta } = SHARE_PAGES[name]!;
  const script = lead(target);
  const hash = createHash('sha256').update(script).digest('base64');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-${hash}'" />
    <title>${escaped(meta.title)}</title>
    <meta name="robots" content="noindex" />
    ${previewTags(meta, `/share/${name}/`, `share-${name}`)}
    <script>${script}</script>
  </head>
  <body>
    <p><a href="../../${target}">${escaped(meta.title)}</a></p>
  </body>
</html>
`;
}
