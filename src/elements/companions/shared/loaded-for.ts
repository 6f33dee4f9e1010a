import { loaded, type LoadError } from '../../board/lazy.js';

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
    const { code, message } = cause as LoadError;
    console.warn(`<${element.localName}> ${message}`);
    const detail = { code, message, cause };
    element.dispatchEvent(new CustomEvent('othello-error', { detail, bubbles: true, composed: true }));
    return undefined;
  }
}
