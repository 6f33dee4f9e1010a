/** `othello-board/graph.js`: defines `<othello-graph>`. */
import { OthelloGraph } from '../analysis/graph.js';

export { OthelloGraph };

OthelloGraph.define();

declare global {
  interface HTMLElementTagNameMap {
    'othello-graph': OthelloGraph;
  }
}
