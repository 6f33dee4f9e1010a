/**
 * What tells the style sheets how much the page magnifies an element by the property `zoom`: where a browser multiplies the height of
 * the window by it as well, the board would be so many times as high as the window. CSS itself cannot read it.
 */
export function zoomStyles(element: Element): string[] {
  const zoom = element.currentCSSZoom;
  // Safari has no such property, and does not multiply the window's height.
  return zoom > 0 && zoom !== 1 ? [`:host{--_zoom:${zoom}}`] : [];
}

/** Calls back, with the next frame, when the element's size in pixels of the screen has changed, as it does with `zoom`. */
export function watchZoom(element: Element, callback: () => void): void {
  // In other pixels a board may be as large as before.
  if ('devicePixelContentBoxSize' in ResizeObserverEntry.prototype) {
    const observer = new ResizeObserver(() => requestAnimationFrame(callback));
    observer.observe(element, { box: 'device-pixel-content-box' });
  }
}
