import { warmUp } from '../engine/warm-up.js';
import type { BoardContext, EngineLocation } from './context.js';

/** Has the engine's files fetched side by side, before the first search asks for them one after the other. */
export function fetchEngineFiles({ element }: BoardContext): void {
  // Another engine than the package's needs none of them.
  if (!element.engineProvider) warmUp(element.engineUrl ?? (element.constructor as EngineLocation).engineUrl);
}

/** Fetches the engine's client now, and the rest when a pointer or the focus first comes to the board. */
export function fetchEngineEarly(context: BoardContext): void {
  const { element } = context;
  // It will be asked for with the first search. If it does not come, that is reported then.
  if (!element.engineProvider) import('../engine/client.js').catch(() => undefined);
  for (const type of ['pointerover', 'focusin']) {
    element.addEventListener(type, () => fetchEngineFiles(context), { once: true });
  }
}
