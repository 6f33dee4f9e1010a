// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/graph.js`: defines `<othello-graph>` for pages that import it. */
import { OthelloGraph } from './graph.js';

export { OthelloGraph };
export type * from './graph.js';

OthelloGraph.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-graph': OthelloGraph;
  }
}
