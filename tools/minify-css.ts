import { transform } from 'lightningcss';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const STYLE_SHEET = /\bcss`([^`]*)`/gu;
const EXPRESSION = /\$\{(?:(?!\$\{)[^}])*\}/gu;
/** An at-rule, or a name within a value, that is unknown to browsers and that the minifier keeps. */
const PLACEHOLDER = /@expression-(\d+);?|--expression-(\d+)/gu;
/** The text before an expression that is a value, or a part of one. */
const WITHIN_VALUE = /[:(,]\s*$/u;

/** Minifies the style sheets that stand in the sources as `css` templates. */
export function minifyCss(): Plugin {
  return {
    name: 'othello-minify-css',
    // The dev server shows style sheets as they are written.
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.styles.ts')) return null;
      const text = new MagicString(code);
      text.replace(STYLE_SHEET, (_template, css: string) => `css\`${minify(css, id)}\``);
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
  };
}

/** Expressions of the template are whole rules or values, and keep their places. */
function minify(css: string, filename: string): string {
  const expressions: string[] = [];
  const plain = css.replace(EXPRESSION, (expression, at: number) => {
    const index = expressions.push(expression) - 1;
    return WITHIN_VALUE.test(css.slice(0, at)) ? `--expression-${index}` : `@expression-${index};`;
  });
  const { code } = transform({ filename, code: new TextEncoder().encode(plain), minify: true });
  return new TextDecoder()
    .decode(code)
    .replace(
      PLACEHOLDER,
      (_placeholder, rule: string | undefined, value: string) => expressions[Number(rule ?? value)]!,
    );
}
