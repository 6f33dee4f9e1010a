/**
 * Styles of the empty board, in every board (`styles.ts`); the first of them, as the others use its variables. Sizes
 * are in cqw, hundredths of the board's width.
 *
 * Colours: `--_board` (squares), `--_line`, `--_frame`, `--_coordinate`, `--_mark`, `--_legal`, `--_last` (last move),
 * `--_black`, `--_white` (discs). A theme (`textures.styles.ts`) gives their defaults as `--_felt`, `--_ruling`,
 * `--_rim`, `--_letter`, `--_pale` and `--_amber`, more contrast as `--_ebony` and `--_ivory` (discs) and `--_thin`
 * (width of lines). Sizes: `--_line-width`, `--_frame-width`, `--_gutter` (room for coordinates beside the board;
 * `--_beside: none` hides them), `--_disc` (diameter, in per cent of a square), `--_zoom` (of the page by CSS:
 * `zoom.ts`).
 */
import { classic } from '../../diagram/themes.js';

// The board makes sheets of texts (`render/renderer.ts`); the tag is for Prettier and the minifier.
const css = String.raw;

/** The empty board: sizes are relative to its width, so no script measures anything. */
export const frame = css`
  :host {
    display: block;
    writing-mode: horizontal-tb;
    width: fit-content;
    max-width: 100%;
    /* Never split a board between pages or columns. */
    break-inside: avoid;
    /* The page's properties override the theme's, which override those of classic. */
    --_board: var(--othello-board-color, var(--_felt, ${classic.board}));
    --_line: var(--othello-line-color, var(--_ruling, ${classic.line}));
    --_line-width: var(--othello-line-width, var(--_thin, max(1px, 0.22cqw)));
    --_frame: var(--othello-frame-color, var(--_rim, light-dark(${classic.frame}, ${classic.darkFrame})));
    --_coordinate: var(--othello-coordinate-color, var(--_letter, ${classic.coordinate}));
    --_mark: var(--othello-mark-color, #fff6d8);
    --_legal: var(--othello-legal-color, var(--_pale, ${classic.legal}));
    --_last: var(--othello-last-color, var(--_amber, ${classic.last}));
    --_disc: var(--othello-disc-size, 82%);
    --_black: var(
      --othello-black-disc,
      var(--_ebony, radial-gradient(circle at 35% 26%, #4a524f 0, #1a201e 18%, #0f1312 40%, #060807 100%))
    );
    --_white: var(
      --othello-white-disc,
      var(--_ivory, radial-gradient(circle at 35% 26%, #fff 0, #fbf8f0 40%, #ece6d8 75%, #d8d1c1 100%))
    );
  }
  :host([hidden]) {
    display: none;
  }
  /*
   * As wide as there is room, as long as the board and its bar fit into the window. Text beside it in a row, or a
   * shrink-to-fit box, leaves it the minimum width; a narrower container still makes it narrower. Has no height.
   */
  :host::before {
    content: '';
    display: grid;
    grid-template-columns: minmax(
      var(--othello-min-width, 9rem),
      clamp(14rem, 100svh / var(--_zoom, 1) - 5rem, 640px)
    );
  }
  /* Slotted content makes the board higher, never wider. */
  slot {
    display: block;
    container-type: inline-size;
  }
  /* Reserves room for the bar, which loads later, to prevent a layout shift. */
  :host([controls]) [name='controls'] {
    min-height: 3.25rem;
  }

  .board {
    /* The page's text styles do not affect the board. */
    all: initial;
    visibility: inherit;
    pointer-events: inherit;
    color-scheme: inherit;
    display: block;
    position: relative;
    direction: ltr;
    container-type: inline-size;
    content-visibility: auto;
    aspect-ratio: 1;
    background: var(--_frame);
    border-radius: var(--othello-radius, 1.8%);
  }
  .grid {
    --_frame-width: var(--othello-frame-width, 1.8cqw);
    --_gutter: max(5.4cqw, 13px);
    position: absolute;
    inset: var(--_gutter) var(--_frame-width) var(--_frame-width) var(--_gutter);
    display: flex;
    flex-direction: column;
    /* Lines are borders, which browsers round to whole device pixels: all have the same width at every size. */
    border: solid var(--_line);
    border-width: var(--_line-width) 0 0 var(--_line-width);
  }
  /* Inside coordinates come with their own sheet: until then there are none. */
  :host(:is([coordinates='inside' i], [coordinates='none' i])) .grid {
    --_gutter: var(--_frame-width);
    --_beside: none;
  }
  /* Rows have their height before all are parsed, to prevent layout shifts while a page loads. */
  .row {
    display: flex;
    flex: 0 0 12.5%;
  }
  :host([orientation='white' i]) .grid {
    flex-direction: column-reverse;
  }
  :host([orientation='white' i]) .row {
    flex-direction: row-reverse;
  }
  .cell {
    position: relative;
    flex: 1;
    border: solid var(--_line);
    border-width: 0 var(--_line-width) var(--_line-width) 0;
    background: var(--_board);
  }

  /* Where nothing could be read, the reason stands in place of the discs. */
  .board[data-unread] .grid {
    visibility: hidden;
  }
  .board[data-unread]::after {
    content: '\26A0  ' attr(data-unread);
    position: absolute;
    inset: 0;
    display: grid;
    align-content: center;
    padding: 8%;
    overflow: hidden;
    overflow-wrap: anywhere;
    color: #fff;
    font:
      max(12px, 4.5cqw) / 1.4 system-ui,
      sans-serif;
  }

  .missing {
    padding: 0.5em;
    text-align: center;
  }

  /* The four dots of a real board, a quarter of the way in. */
  .grid::after {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
    background: radial-gradient(circle, var(--_line) 0.9cqw, transparent 1cqw) 0 0 / 50% 50%;
  }
`;
