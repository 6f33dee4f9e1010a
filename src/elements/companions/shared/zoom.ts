import type { LitElement } from 'lit';
import { watchZoom, zoomStyle } from '../../board/zoom.js';

/**
 * Tells the style sheets of an element that is measured by the window's height how much the page magnifies it by
 * `zoom`.
 */
export function followZoom(host: LitElement): void {
  let sheet: CSSStyleSheet | undefined;
  const fit = (): void => {
    const root = host.renderRoot as ShadowRoot;
    const view = root.ownerDocument.defaultView;
    if (!view) return;
    if (!sheet || !root.adoptedStyleSheets.includes(sheet)) {
      // A sheet cannot be adopted in another document than its own, and the element may have been moved.
      sheet = new (view as unknown as typeof globalThis).CSSStyleSheet();
      root.adoptedStyleSheets.push(sheet);
    }
    sheet.replaceSync(zoomStyle(host));
  };
  let watching: ResizeObserver | undefined;
  host.addController({
    hostConnected: () => {
      watching = watchZoom(host, fit);
      fit();
    },
    hostDisconnected: () => watching?.disconnect(),
  });
}
