import { css } from './css.js';

/** What the page puts on a square. */
export const slots = css`
  .cell slot {
    position: absolute;
    inset: 0;
    z-index: 2;
    display: grid;
    place-items: center;
  }
`;
