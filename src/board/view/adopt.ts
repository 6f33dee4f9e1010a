import type { CSSResult, CSSResultOrNative } from 'lit';

/** Style sheets belong to a document: in another one they are made anew. Fetched by the few boards that move there. */
export function adoptStyles(element: HTMLElement, styles: readonly CSSResultOrNative[]): void {
  const { defaultView } = element.ownerDocument;
  if (!defaultView || !element.shadowRoot) return;
  const { CSSStyleSheet } = defaultView as unknown as typeof globalThis;
  element.shadowRoot.adoptedStyleSheets = styles.map((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync((style as CSSResult).cssText);
    return sheet;
  });
}
