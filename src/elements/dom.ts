/**
 * Calls of the DOM that the DOMs of unit tests, jsdom and happy-dom, lack or answer with an error. Board and companions
 * call them in place of the methods of the DOM.
 */

/** Whether the user asks for less motion. */
export function prefersReducedMotion(): boolean {
  const page = globalThis as { matchMedia?: (query: string) => Pick<MediaQueryList, 'matches'> };
  return page.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** The element of a shadow root that has the focus. */
export function focusedIn(root: ShadowRoot | null): Element | undefined {
  try {
    return root?.activeElement ?? undefined;
  } catch {
    // happy-dom, while the focus is in an element that has been removed.
    return undefined;
  }
}

/** Sets the role or the label that an element has by itself. */
export function setInternals(
  internals: ElementInternals,
  values: Partial<Pick<ElementInternals, 'role' | 'ariaLabel'>>,
): void {
  try {
    Object.assign(internals, values);
  } catch {
    // The jsdom of Jest 30.
  }
}

/** Scrolls an element into view. */
export function scrollIntoView(
  element: Partial<Pick<Element, 'scrollIntoView'>>,
  options: ScrollIntoViewOptions,
): void {
  element.scrollIntoView?.(options);
}

/** Animates an element by keyframes. */
export function animate(
  element: Partial<Pick<Element, 'animate'>>,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
): void {
  element.animate?.(keyframes, options);
}

/** Whether a text is a color in CSS. */
export function isColor(text: string): boolean {
  const { CSS: css } = globalThis as { CSS?: Pick<typeof CSS, 'supports'> };
  return css?.supports('color', text) ?? false;
}

/** A dialog, of which jsdom has only a part. */
type AnyDialog = HTMLElement & { open: boolean } & Partial<Pick<HTMLDialogElement, 'showModal' | 'close'>>;

/** Opens a dialog over the page. */
export function showModal(dialog: AnyDialog): void {
  if (dialog.showModal) dialog.showModal();
  else dialog.open = true;
}

/** Closes a dialog, and tells its listeners. */
export function closeDialog(dialog: AnyDialog): void {
  if (dialog.close) dialog.close();
  else if (dialog.open) {
    dialog.open = false;
    dialog.dispatchEvent(new Event('close'));
  }
}
