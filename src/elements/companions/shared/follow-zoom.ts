/** For elements whose height follows the window's (`<othello-game>`, `<othello-lesson>`). */
import type { LitElement } from 'lit';
import { readZoom, watchZoom } from '../../board/zoom.js';

/**
 * Tells the style sheets of an element that is measured by the window's height how much the page magnifies it by
 * `zoom`.
 */
export function followZoom(host: LitElement): void {
  let sheet: CSSStyleSheet | undefined;
  const fit = (): void => readZoom(host, setStyle);
  const setStyle = (style: string): void => {
    const root = host.renderRoot as ShadowRoot;
    const view = root.ownerDocument.defaultView;
    if (!view || !('adoptedStyleSheets' in root)) return;
    if (!sheet || !root.adoptedStyleSheets.includes(sheet)) {
      // A sheet cannot be adopted in another document than its own, and the element may have been moved.
      sheet = new (view as unknown as typeof globalThis).CSSStyleSheet();
      root.adoptedStyleSheets.push(sheet);
    }
    sheet.replaceSync(style);
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
