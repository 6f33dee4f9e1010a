import type { BoardContext, BoardPart } from '../context.js';
import { textures } from '../styles/textures.styles.js';

/** The colours of the themes beside classic, the material of a board, and the depth of its discs. */
class Materials implements BoardPart {
  constructor(context: BoardContext) {
    context.addStyles(textures);
  }

  update(): void {
    // The style sheet follows the `theme` attribute by itself.
  }
}

export function createPart(context: BoardContext): Materials {
  return new Materials(context);
}
