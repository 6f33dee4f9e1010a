/** The CSS zoom of an element, for the renderer and for `follow-zoom.ts` of the companions. */

/**
 * Passes the CSS `zoom` of an element to the style sheets, as CSS itself cannot read it. Browsers that also multiply
 * the window's height by it would make the board that much higher than the window.
 */
function zoomStyle(element: Element): string {
  // Safari lacks the property, and does not multiply the window's height.
  return `:host{--_zoom:${element.currentCSSZoom || 1}}`;
}

/** What {@link readZoom} gives for an element that is not magnified. */
export const NO_ZOOM = ':host{--_zoom:1}';

/** The callbacks that wait for the zoom of an element. */
const waiting = new Map<Element, (style: string) => void>();

/**
 * Gives the style of an element's zoom at the end of the task. All elements of a task are read before anything is
 * written: each read after a write makes the browser lay the page out anew.
 */
export function readZoom(element: Element, onRead: (style: string) => void): void {
  if (waiting.size === 0) queueMicrotask(readAll);
  waiting.set(element, onRead);
}

/** Reads the zoom of all elements that wait, in one go, so that the layout is measured once. */
function readAll(): void {
  const all = [...waiting].map(([element, onRead]) => ({ style: zoomStyle(element), onRead }));
  waiting.clear();
  for (const { style, onRead } of all) onRead(style);
}

/** The callbacks of the next task: the sizes of their elements have changed. */
const resized = new Set<() => void>();

/** All in one task, so that all read before any writes. */
function callBack(): void {
  const all = [...resized];
  resized.clear();
  for (const callback of all) callback();
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
    const observer = new ResizeObserver(() => {
      if (resized.size === 0) setTimeout(callBack);
      resized.add(callback);
    });
    // In CSS pixels the size may be unchanged.
    observer.observe(element, { box: 'device-pixel-content-box' });
    return observer;
  } catch {
    // Safari lacks this box, and needs none; an element without a window is not seen.
    return undefined;
  }
}
