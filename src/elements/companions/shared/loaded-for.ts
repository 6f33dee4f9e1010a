/**
 * Late imports of companions: a module that does not arrive is an `othello-error` of the element, so that no failure
 * goes unseen.
 */
import type { ErrorDetail } from '../../board/events.js';
import { loaded, type LoadError } from '../../board/lazy.js';

/** Sends the `othello-error` event of an element, with the error as its cause. */
export function reportError(element: HTMLElement, cause: unknown): void {
  const { code = 'engine-crashed', message } = cause as Error & Partial<Pick<ErrorDetail, 'code'>>;
  const detail: ErrorDetail = { code, message, cause };
  element.dispatchEvent(new CustomEvent('othello-error', { detail, bubbles: true, composed: true }));
}

/**
 * Imports a module for an element that cannot continue without it. A failure is reported on the console and by an
 * `othello-error` event of the element, with the code `load-failed`.
 *
 * @returns `undefined` if it could not be loaded
 */
export async function loadedFor<Module>(
  element: HTMLElement,
  load: () => Promise<Module>,
): Promise<Module | undefined> {
  try {
    return await loaded(load);
  } catch (cause) {
    console.warn(`<${element.localName}> ${(cause as LoadError).message}`);
    reportError(element, cause);
    return undefined;
  }
}
