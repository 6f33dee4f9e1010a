import type { Plugin } from 'vite';

const STYLE_SHEET = /\bcss`([^`]*)`/gu;

/** Takes comments and blanks out of the style sheets that stand in the sources as templates. */
export function minifyCss(): Plugin {
  return {
    name: 'othello-minify-css',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.styles.ts')) return null;
      return {
        code: code.replace(STYLE_SHEET, (_template, css: string) => `css\`${squeeze(css)}\``),
        map: null,
      };
    },
  };
}

function squeeze(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gsu, '')
    .replace(/\s+/gu, ' ')
    .replace(/\s*([{};,])\s*/gu, '$1')
    .replace(/:\s+/gu, ':')
    .replace(/;\}/gu, '}')
    .replace(/\[([\w-]+)='([\w-]+)'/gu, '[$1=$2')
    .replace(/(?<![\w.])0\.(?=\d)/gu, '.')
    .trim();
}
