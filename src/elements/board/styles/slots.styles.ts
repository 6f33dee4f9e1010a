const css = String.raw;

/** What the page puts on a square, in the page's font and colour. */
export const slots = css`
  .board {
    color: inherit;
    font: inherit;
  }
  .cell slot {
    position: absolute;
    inset: 0;
    z-index: 2;
    display: grid;
    place-items: center;
  }
`;
