// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/clock.js`: defines `<othello-clock>` for pages that import it. */
import { OthelloClock } from './clock.js';

export { OthelloClock };
export type * from './clock.js';

OthelloClock.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-clock': OthelloClock;
  }
}
