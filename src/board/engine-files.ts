import { warmUp } from '../engine/warm-up.js';
import { engineAddress } from '../engine/engine-address.js';
import type { BoardContext } from './context.js';

/** Whether the engine has something to do on a board as soon as that is in sight: a move, or values. */
export function isEngineDue({ needsEvaluation, model }: BoardContext): boolean {
  return needsEvaluation || model.isEngineTurn;
}

/** Has the engine's files fetched side by side, before the first search asks for them one after the other. */
export function fetchEngineFiles({ element }: BoardContext): void {
  // Another engine than the package's needs none of them.
  if (element.engineProvider) return;
  try {
    warmUp(engineAddress(element));
  } catch {
    // The engine tells of an address that is not allowed.
  }
}

/** Has them fetched when a pointer or the focus comes to a board that will need them. */
export function fetchEngineFilesOnInput(context: BoardContext): void {
  const { element } = context;
  for (const type of ['pointerover', 'focusin']) {
    element.addEventListener(type, () => {
      if (context.usesEngine) fetchEngineFiles(context);
    });
  }
}
