// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/controls.js`: defines `<othello-controls>` for pages that import it. */
import { OthelloControls } from './controls.js';

export { OthelloControls };
export type * from './controls.js';

OthelloControls.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-controls': OthelloControls;
  }
}
