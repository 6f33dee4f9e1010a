/** Styles of the bar (`toolbar/bar.ts`), loaded with it. */

// The board makes sheets of texts (`render/renderer.ts`); the tag is for Prettier and the minifier.
const css = String.raw;

/** The bar below the board. */
export const bar = css`
  .controls {
    /* The bar inherits only colour and font from the page's text styles. */
    all: initial;
    visibility: inherit;
    pointer-events: inherit;
    color-scheme: inherit;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    margin-block-start: 0.5em;
    color: inherit;
    font: inherit;
    font-size: max(1em, 0.8rem);
    font-variant: normal;
    line-height: normal;
    white-space: nowrap;
  }
  .controls[hidden],
  .controls [hidden] {
    display: none;
  }
  .score {
    margin-inline-end: auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .score span {
    padding-block-end: 0.1em;
    border-block-end: 2px solid transparent;
  }
  .score .turn {
    border-color: currentColor;
  }
  .score span + span {
    margin-inline-start: 0.75em;
  }
  .controls button {
    display: grid;
    place-items: center;
    /* Of the slot's width, which is the board's: six buttons leave a third of it for the score. */
    inline-size: clamp(1.5rem, 11.5cqw, 2.75rem);
    block-size: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: 0.5rem;
    color: inherit;
    background: none;
    cursor: pointer;
  }
  .controls button:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: -2px;
  }
  .controls button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  @media (hover: hover) {
    .controls button:not([aria-disabled='true']):hover {
      background: color-mix(in srgb, currentColor 12%, transparent);
    }
  }
  .controls svg {
    inline-size: 1.5rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* The arrows on the buttons point along the moves, which run from left to right in every language. */
  :host(:dir(rtl)) .controls {
    direction: ltr;
  }
  @media print {
    .controls button {
      display: none;
    }
  }
`;
