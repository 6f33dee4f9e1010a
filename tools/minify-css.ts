import { transform } from 'lightningcss';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const STYLE_SHEET = /\bcss`([^`]*)`/gu;
const EXPRESSION = /\$\{[^}]*\}/gu;
/** An at-rule that no browser knows and the minifier leaves alone. */
const PLACEHOLDER = /@expression-(\d+);?/gu;

/** Minifies the style sheets that stand in the sources as `css` templates. */
export function minifyCss(): Plugin {
  return {
    name: 'othello-minify-css',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.styles.ts')) return null;
      const text = new MagicString(code);
      text.replace(STYLE_SHEET, (_template, css: string) => `css\`${minify(css, id)}\``);
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
  };
}

/** Expressions of the template stand for whole rules, and stay where they are. */
function minify(css: string, filename: string): string {
  const expressions: string[] = [];
  const plain = css.replace(EXPRESSION, (expression) => `@expression-${expressions.push(expression) - 1};`);
  const { code } = transform({ filename, code: new TextEncoder().encode(plain), minify: true });
  return new TextDecoder()
    .decode(code)
    .replace(PLACEHOLDER, (_placeholder, index: string) => expressions[Number(index)]!);
}
