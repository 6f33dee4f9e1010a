/**
 * Styles of the overlay (`render/overlay.ts`), loaded with it, and always there on a server. `frame.styles.ts` explains
 * the variables of the board, `discs.styles.ts` those of circles. Here: `--_gold`, `--_sky` and `--_coral` are the
 * colours of zones (corners; edges and C-squares; X-squares), `--_hatch` is the pattern of squares to avoid, `--_hair`
 * the thin outline of marks, `--_tone` the colour of a value.
 */

// The board makes sheets of texts (`render/renderer.ts`); the tag is for Prettier and the minifier.
const css = String.raw;

/** Marks that are shapes, values, the best move, flips, stable discs, zones, arrows, and elements of the page. */
export const overlay = css`
  :host {
    --_gold: #ffd766;
    --_sky: #bfe3ff;
    --_coral: #ffb98a;
    --_best: var(--othello-best-color, var(--_gold));
    --_arrow: var(--othello-arrow-color, var(--_gold));
    /* Visible on paper and in forced colours, too. */
    --_hatch: color-mix(in srgb, var(--_ink, #000) 20%, transparent);
  }
  :host([theme='paper' i]) {
    --_gold: #b86a00;
    --_sky: #2f6f9f;
    --_coral: #b5480f;
  }
  /* A circle as a gradient, as for legal squares. */
  .cell[data-mark]::before {
    --_radius: 3.25cqw;
    --_inner: calc(var(--_radius) - max(2px, 0.7cqw));
    background: radial-gradient(
      circle,
      var(--_fill, transparent) calc(var(--_inner) - 0.5px),
      currentColor calc(var(--_inner) + 0.5px) calc(var(--_radius) - 0.5px),
      var(--_hair, #0008) calc(var(--_radius) + 0.5px),
      transparent calc(var(--_radius) + 1.5px)
    );
  }
  .cell[data-mark]:where(:not([data-text]))::before {
    content: '';
  }
  .cell[data-mark='square']::before {
    inset: 22%;
    border: max(2px, 0.7cqw) solid;
    border-radius: 0;
    box-shadow: 0 0 0 1px var(--_hair, #0008);
    background: none;
  }
  .cell[data-mark='dot']::before {
    --_radius: 1.6cqw;
    --_fill: currentColor;
  }
  .cell[data-mark='cross']:where(:not([data-text]))::before {
    content: '✕';
    background: none;
    display: grid;
    place-items: center;
    font: 600 7cqw/1 var(--othello-coordinate-font, system-ui, sans-serif);
    text-shadow: 0 0 2px #000;
  }

  .cell[data-kind='exact']::before,
  .cell[data-kind='selective']::before,
  .cell[data-kind='heuristic']::before {
    inset: 18% 1%;
    border-radius: 0.9cqw;
    font-size: 3.2cqw;
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
    color: #f4f7f5;
    background: #16211cd9;
  }
  .cell[data-kind='exact']::before {
    box-shadow: inset 0 -0.5cqw 0 currentColor;
  }
  /* A value fills its square: a mark on the same square, for instance a hint's, becomes a frame around it. */
  .cell[data-mark]:is([data-kind='exact'], [data-kind='selective'], [data-kind='heuristic']) {
    box-shadow: inset 0 0 0 var(--_mark-frame) var(--_mark);
    --_mark-frame: max(2px, 0.7cqw);
  }
  .cell[data-mark]:is([data-kind='exact'], [data-kind='selective'], [data-kind='heuristic'])::before {
    inset: 20% var(--_mark-frame);
    border: 0;
  }
  /* From blue to orange, which people with any colour vision can tell apart; the strong colours are the extremes. */
  [data-tone='best'] {
    --_tone: #7cc4ff;
  }
  [data-tone='good'] {
    --_tone: #d3e9ff;
  }
  [data-tone='fair'] {
    --_tone: #ffdfb3;
  }
  [data-tone='bad'] {
    --_tone: #ff9f55;
  }
  .cell[data-tone]::before {
    color: var(--_tone);
  }
  .cell[data-text='★']::before {
    font-size: 5cqw;
  }
  .cell[data-best]::before {
    outline: max(1.5px, 0.45cqw) solid var(--_best);
    font-weight: 800;
  }
  .cell[data-best]:not([data-text])::before {
    content: '★';
    inset: 0;
    border: 0;
    outline: 0;
    background: none;
    display: grid;
    place-items: center;
    font: 800 7cqw/1 var(--othello-coordinate-font, system-ui, sans-serif);
    color: var(--_best);
  }
  .cell[data-flipped]::after {
    outline: max(1.5px, 0.4cqw) dashed var(--_last);
    outline-offset: -1cqw;
  }
  .cell[data-stable]::after {
    outline: max(1.5px, 0.5cqw) double var(--_best);
    outline-offset: -1.3cqw;
  }
  .cell[data-preview]::after {
    outline: max(2px, 0.6cqw) solid var(--_best);
    outline-offset: 0.2cqw;
  }
  [data-zone='corner'] {
    box-shadow: inset 0 0 0 0.9cqw var(--_gold);
  }
  [data-zone='edge'] {
    box-shadow: inset 0 0 0 0.5cqw var(--_sky);
  }
  /* Squares and the samples of the legend (i); overrides a square's texture, in any order of the sheets. */
  :is(.cell, i):is([data-zone='c'], [data-zone='x'], [data-zone='danger']) {
    background: repeating-linear-gradient(45deg, transparent 0 1cqw, var(--_hatch) 1cqw 2cqw) var(--_board);
  }
  [data-zone='c'] {
    box-shadow: inset 0 0 0 0.5cqw var(--_sky);
  }
  [data-zone='x'] {
    box-shadow: inset 0 0 0 0.5cqw var(--_coral);
  }

  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3em 1.1em;
    margin-block-start: 0.6em;
    padding-inline: 2px;
    font-size: 0.875em;
  }
  .legend[hidden] {
    display: none;
  }
  .legend span {
    display: flex;
    align-items: center;
    gap: 0.45em;
  }
  .legend i {
    inline-size: 1.35em;
    block-size: 1.35em;
    outline: var(--_line-width) solid light-dark(var(--_line), #7c8982);
    background-color: var(--_board);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  .legend i[data-tone] {
    border: 0.3em solid #16211c;
    background: var(--_tone);
  }
  .legend i[data-kind] {
    inline-size: auto;
    padding-inline: 0.35em;
    font-style: normal;
    line-height: 1.35em;
    color: #f4f7f5;
    background: #16211c;
  }
  .legend i[data-kind='exact'] {
    box-shadow: inset 0 -0.2em 0 currentColor;
  }

  .arrows {
    position: absolute;
    inset: 0;
    z-index: 3;
    pointer-events: none;
    color: var(--_arrow);
    stroke: #1b1204;
    stroke-width: 0.03;
    opacity: 0.92;
  }
  :host([orientation='white' i]) .arrows {
    rotate: 180deg;
  }
  @media print, (forced-colors: active) {
    .cell {
      --_best: var(--_mark);
      --_hair: transparent;
    }
    .cell[data-mark]::before,
    .cell[data-text]::before {
      color: var(--_mark);
      box-shadow: none;
    }
    .cell[data-text]::before {
      background: none;
    }
    /* Here the numbers have no colour scale. */
    .legend span:has([data-tone]) {
      display: none;
    }
  }
  /* What the page puts on a square, in the page's font and colour. */
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
