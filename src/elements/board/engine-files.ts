import type { BoardContext } from './context.js';

/** Whether the engine has to move or value a position as soon as a board is visible. */
export function isEngineDue({ needsEvaluation, model }: BoardContext): boolean {
  return needsEvaluation || model.isEngineTurn;
}

/** Prefetches the engine's files when a pointer or the focus enters a board that will need them. */
export function fetchOnInput(context: BoardContext, fetchFiles: (context: BoardContext) => void): void {
  const { element } = context;
  for (const type of ['pointerover', 'focusin']) {
    element.addEventListener(type, () => {
      if (context.usesEngine) fetchFiles(context);
    });
  }
}
