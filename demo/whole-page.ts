/** A complete page around an example, with the scripts that it needs. */
import { version } from '../package.json';

/** The folder of scripts for pages without a bundler, on a CDN. */
const SCRIPTS = `https://cdn.jsdelivr.net/npm/othello-board@${version}/dist/`;

/** The address of a script that pages import names from. */
export function scriptAddress(name: string): string {
  return `${SCRIPTS}othello-${name}.js`;
}

/** The elements in `othello-game.js`, including the board; each other element has a script of its own name. */
const IN_THE_GAME = ['game', 'score', 'clock', 'controls', 'moves', 'evaluation'];

/** The scripts that some code of ours needs, as tags, one a line. */
export function scriptTags(code: string): string {
  return scriptsOf(code)
    .map((name) => `<script type="module" src="${SCRIPTS}othello-${name}.js"></script>`)
    .join('\n');
}

/** A complete HTML page with some code of ours and the scripts that it needs. */
export function wholePage(
  code: string,
  { title, lang }: { readonly title: string; readonly lang: string },
): string {
  return `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
${indented(scriptTags(code))}
    <style>
      body {
        max-width: 40rem;
        margin: 1rem auto;
        padding: 0 1rem;
        font-family: system-ui, sans-serif;
      }
    </style>
  </head>
  <body>
${indented(code)}
  </body>
</html>
`;
}

/** The names of the scripts that define the elements of a page. */
function scriptsOf(code: string): string[] {
  const names = [...code.matchAll(/<othello-([a-z]+)/g)].map(([, name]) => name!);
  const first = names.some((name) => IN_THE_GAME.includes(name)) ? 'game' : 'board';
  const others = names.filter((name) => name !== 'board' && !IN_THE_GAME.includes(name));
  return [first, ...new Set(others)];
}

function indented(lines: string): string {
  return lines.replace(/^(?=.)/gm, '    ');
}
