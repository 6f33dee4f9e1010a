import { warmUp } from '../engine/warm-up.js';
import type { BoardContext, EngineLocation } from './context.js';

/** Has the engine's files fetched side by side, before the first search asks for them one after the other. */
export function fetchEngineFiles({ element }: BoardContext): void {
  // Another engine than the package's needs none of them.
  if (!element.engineProvider) warmUp(element.engineUrl ?? (element.constructor as EngineLocation).engineUrl);
}

/** Has them fetched when a pointer or the focus first comes to the board. */
export function fetchEngineFilesOnInput(context: BoardContext): void {
  const { element } = context;
  for (const type of ['pointerover', 'focusin']) {
    element.addEventListener(type, () => fetchEngineFiles(context), { once: true });
  }
}
