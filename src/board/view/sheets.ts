import type { CSSResult } from '@lit/reactive-element';

/** Gives a shadow root its style sheets. They belong to a document: in another one they are made anew. */
export function wearSheets(root: ShadowRoot, styles: readonly CSSResult[]): void {
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
