/**
 * Passes the CSS `zoom` of an element to the style sheets, as CSS itself cannot read it. Browsers that also multiply
 * the window's height by it would make the board that much higher than the window.
 */
export function zoomStyle(element: Element): string {
  // Safari lacks the property, and does not multiply the window's height.
  return `:host{--_zoom:${element.currentCSSZoom || 1}}`;
}

/**
 * Calls back, in another task, when the element's size in device pixels has changed, as with `zoom`.
 *
 * @returns the observer, to be disconnected
 */
export function watchZoom(element: Element, callback: () => void): ResizeObserver | undefined {
  try {
    // The constructor of the element's window: another document's would report undelivered notifications as an error of the page.
    const { ResizeObserver } = element.ownerDocument.defaultView!;
    const observer = new ResizeObserver(() => setTimeout(callback));
    // In CSS pixels the size may be unchanged.
    observer.observe(element, { box: 'device-pixel-content-box' });
    return observer;
  } catch {
    // Safari lacks this box, and needs none; an element without a window is not seen.
    return undefined;
  }
}
