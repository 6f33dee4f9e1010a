/**
 * What tells the style sheets how much the page magnifies an element by the property `zoom`: where a browser multiplies the height of
 * the window by it as well, the board would be so many times as high as the window. CSS itself cannot read it.
 */
export function zoomStyle(element: Element): string {
  // Safari has no such property, and does not multiply the window's height.
  return `:host{--_zoom:${element.currentCSSZoom || 1}}`;
}

/**
 * Calls back, in another task, when the element's size in pixels of the screen has changed, as it does with `zoom`.
 *
 * @returns what watches, until it is disconnected
 */
export function watchZoom(element: Element, callback: () => void): ResizeObserver | undefined {
  try {
    // The window's own: one of another document would report what it cannot deliver as an error of the page.
    const { ResizeObserver } = element.ownerDocument.defaultView!;
    const observer = new ResizeObserver(() => setTimeout(callback));
    // In other pixels a board may be as large as before.
    observer.observe(element, { box: 'device-pixel-content-box' });
    return observer;
  } catch {
    // Safari has no such box, and needs none; what is in no window is not seen.
    return undefined;
  }
}
