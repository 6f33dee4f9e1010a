import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { escaped } from '../escaped.js';
import { previewTags } from '../frame/head.js';
import type { ShareKind } from '../locales/share.js';
import type { PageMeta } from '../locales/meta.js';

/** Where each kind of link leads, and what apps show of it. */
const PAGES: Readonly<Record<ShareKind, PageMeta & { readonly target: string }>> = {
  game: {
    target: 'analyse/index.html',
    title: 'A game of Othello',
    description: 'See it move by move, and the moments that decided it.',
  },
  position: {
    target: 'index.html',
    title: 'An Othello position: what would you play?',
    description: 'Try your move on the board and play on against the computer.',
  },
  today: {
    target: 'index.html',
    title: 'The Othello puzzle of the day',
    description: 'Everyone has the same puzzle today. Can you find the move?',
  },
  lesson: {
    target: 'learn/index.html',
    title: 'An Othello lesson',
    description: 'A few boards to try out, with an answer to each move.',
  },
};

/** Leads on with what the link carries. */
const lead = (target: string): string => `location.replace('../../${target}' + location.hash);`;

/**
 * A page for each kind of link that people send, `share/game/index.html`: apps that preview links never see what stands
 * behind `#`, so each kind has an address of its own.
 */
export function sharePages(): Plugin {
  return {
    name: 'othello-share-pages',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const kind = /\/share\/(\w+)\/(?:index\.html)?$/u.exec(request.url ?? '')?.[1];
        if (kind === undefined || !(kind in PAGES)) return next();
        response.setHeader('content-type', 'text/html');
        response.end(pageOf(kind as ShareKind));
      });
    },
    generateBundle() {
      for (const kind of Object.keys(PAGES) as ShareKind[])
        this.emitFile({ type: 'asset', fileName: `share/${kind}/index.html`, source: pageOf(kind) });
    },
  };
}

function pageOf(kind: ShareKind): string {
  const { target, ...meta } = PAGES[kind];
  const script = lead(target);
  const hash = createHash('sha256').update(script).digest('base64');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-${hash}'" />
    <title>${escaped(meta.title)}</title>
    <meta name="robots" content="noindex" />
    ${previewTags(meta, `/share/${kind}/`, kind)}
    <script>${script}</script>
  </head>
  <body>
    <p><a href="../../${target}">${escaped(meta.title)}</a></p>
  </body>
</html>
`;
}
