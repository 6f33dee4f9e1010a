import type { Plugin } from 'vite';

const REPLACED = '\0othello-without-lit-styles';

/**
 * Leaves out Lit's support for `static styles`, which the board does not use: it adopts its style sheets itself
 * (`board/render/style-sheets.ts`), and its `createRenderRoot` never asks Lit to. A bundler cannot see that.
 *
 * Only for the board's own script. The companions use `static styles`, and have a copy of Lit of their own.
 */
export function withoutLitStyles(): Plugin {
  return {
    name: 'othello-without-lit-styles',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './css-tag.js' && importer?.includes('@lit/reactive-element/') ? REPLACED : null,
    load(id) {
      if (id !== REPLACED) return null;
      return `
        export const getCompatibleStyle = (style) => style;
        export function adoptStyles() {}
        // Exported again by the importing module; nothing in the board uses them.
        export const CSSResult = undefined;
        export const css = undefined;
        export const supportsAdoptingStyleSheets = undefined;
        export const unsafeCSS = undefined;`;
    },
  };
}
