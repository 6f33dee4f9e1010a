import type { BoardContext } from './context.js';

/** Whether the engine has something to do on a board as soon as that is in sight: a move, or values. */
export function isEngineDue({ needsEvaluation, model }: BoardContext): boolean {
  return needsEvaluation || model.isEngineTurn;
}

/** Has the engine's files fetched when a pointer or the focus comes to a board that will need them. */
export function fetchOnInput(context: BoardContext, fetchFiles: (context: BoardContext) => void): void {
  const { element } = context;
  for (const type of ['pointerover', 'focusin']) {
    element.addEventListener(type, () => {
      if (context.usesEngine) fetchFiles(context);
    });
  }
}
