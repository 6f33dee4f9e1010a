import type { CSSResult } from '@lit/reactive-element';

/**
 * Lets a shadow root adopt style sheets. A sheet belongs to the document that it was made for, so that a board in
 * another document, a frame's or a pop-up's, gets new ones.
 */
export function adoptStyleSheets(root: ShadowRoot, styles: readonly CSSResult[]): void {
  const { defaultView } = root.ownerDocument;
  if (!defaultView) return;
  const { CSSStyleSheet } = defaultView as unknown as typeof globalThis;
  root.adoptedStyleSheets = styles.map((style) => {
    if (defaultView === window) return style.styleSheet!;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.cssText);
    return sheet;
  });
}
