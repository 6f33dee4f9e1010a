/** One palette for the classes of moves, for the graph, the list of moves and the review. */
import { css } from 'lit';

/** The colours of the classes of moves. Each is always shown together with a sign or a word. */
export const classColors = css`
  :host {
    --_inaccuracy: var(--othello-inaccuracy-color, light-dark(#7d6300, #d9b640));
    --_mistake: var(--othello-mistake-color, light-dark(#ad5000, #f0924a));
    --_blunder: var(--othello-blunder-color, light-dark(#b3261e, #ff8a80));
  }
  .inaccuracy {
    color: var(--_inaccuracy);
  }
  .mistake {
    color: var(--_mistake);
  }
  .blunder {
    color: var(--_blunder);
  }
`;
