/**
 * What `@lit/reactive-element` needs of its `css-tag.js`, without the ways round browsers that adopt no style sheets:
 * none of these has WebAssembly SIMD, and the board's own sheets are constants (`src/board/styles/css.ts`). The board's
 * script for pages is 270 bytes smaller by it; who builds with a bundler has Lit's own.
 */
export class CSSResult {
  readonly _$cssResult$ = true;
  #sheet: CSSStyleSheet | undefined;

  constructor(readonly cssText: string) {}

  get styleSheet(): CSSStyleSheet {
    if (!this.#sheet) {
      this.#sheet = new CSSStyleSheet();
      this.#sheet.replaceSync(this.cssText);
    }
    return this.#sheet;
  }
}

export function unsafeCSS(text: string): CSSResult {
  return new CSSResult(text);
}

export function adoptStyles(root: ShadowRoot, styles: readonly CSSResult[]): void {
  root.adoptedStyleSheets = styles.map(({ styleSheet }) => styleSheet);
}

export function getCompatibleStyle(style: CSSResult): CSSResult {
  return style;
}

export { css } from '../src/board/styles/css.js';
export const supportsAdoptingStyleSheets = true;
