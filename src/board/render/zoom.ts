/**
 * What tells the style sheets how much the page magnifies an element by the property `zoom`: where a browser multiplies the height of
 * the window by it as well, the board would be so many times as high as the window. CSS itself cannot read it.
 */
export function zoomStyles(element: Element): string[] {
  const zoom = element.currentCSSZoom;
  // Safari has no such property, and does not multiply the window's height.
  return zoom > 0 && zoom !== 1 ? [`:host{--_zoom:${zoom}}`] : [];
}
