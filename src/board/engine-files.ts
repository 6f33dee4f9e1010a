import { warmUp } from '../engine/warm-up.js';
import type { BoardContext, EngineLocation } from './context.js';

/**
 * Has the engine's files fetched ahead: when the board comes into sight and the engine is to search, else when a pointer
 * or the focus comes to the board.
 */
export function fetchEngineEarly(context: BoardContext): void {
  const { element } = context;
  const fetchFiles = (): void => {
    if (!element.engineProvider)
      warmUp(element.engineUrl ?? (element.constructor as EngineLocation).engineUrl);
  };
  for (const type of ['pointerover', 'focusin']) element.addEventListener(type, fetchFiles, { once: true });
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    if (context.needsEvaluation || context.model.isEngineTurn) fetchFiles();
  }).observe(element);
}
