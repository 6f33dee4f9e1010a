/**
 * Styles of the coordinates, in every board (`styles.ts`); `frame.styles.ts` explains the variables of the board.
 * `--_i` is the index of a row from 0, and `--_n` that of the row or column as it is drawn.
 */

// The board makes sheets of texts (`render/renderer.ts`); the tag is for Prettier and the minifier.
const css = String.raw;

/** Letters and numbers beside the board: each row draws its own number, and the letter of one column. */
export const coordinates = css`
  ${rows()}
  .grid {
    counter-reset: row;
  }
  :host([coordinate-style='numbers' i]) .grid {
    counter-reset: row -1;
  }
  .row {
    --_n: var(--_i);
    counter-increment: row;
  }
  .row::before,
  .row::after {
    content: counter(row);
    position: absolute;
    font: 500 max(2.7cqw, 10px)/1 var(--othello-coordinate-font, system-ui, sans-serif);
    color: var(--_coordinate);
    display: var(--_beside, grid);
    place-items: center;
    pointer-events: none;
  }
  .row::before {
    width: var(--_gutter);
    right: 100%;
    height: 12.5%;
    top: calc(var(--_n) * 12.5%);
  }
  :host(:not([coordinate-style='numbers' i])) .row::after {
    content: counter(row, lower-alpha);
  }
  .row::after {
    height: var(--_gutter);
    bottom: 100%;
    width: 12.5%;
    left: calc(var(--_n) * 12.5%);
  }
  :host([orientation='white' i]) .row {
    --_n: calc(7 - var(--_i));
  }
  /* On a board too small to read them, coordinates are left out, and need no space. */
  @container (width < 160px) {
    .grid {
      --_gutter: var(--_frame-width);
      --_beside: none;
    }
  }
`;

/** Each row's index, which its coordinates follow when the board is rotated. */
function rows(): string {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `.row:nth-child(${i + 1}){--_i:${i}}`).join('');
}
