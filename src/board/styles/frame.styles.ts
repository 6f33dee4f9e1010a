import { classic } from '../../diagram/themes.js';

const css = String.raw;

/** The board without anything on it: sizes are shares of its width, so nothing is ever measured by script. */
export const frame = css`
  :host {
    display: block;
    writing-mode: horizontal-tb;
    width: fit-content;
    max-width: 100%;
    /* A board in two halves, on two pages or in two columns, is none. */
    break-inside: avoid;
    /* A page's own properties go before those that a theme sets, and these before the classic ones. */
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
   * As wide as there is room for, up to a width at which all of the board and its bar are in sight. Text beside it in a row, or a
   * box as narrow as what is in it, leaves it the smallest width; a container that is narrower makes it narrower all the same.
   * Without a height.
   */
  :host::before {
    content: '';
    display: grid;
    grid-template-columns: minmax(
      var(--othello-min-width, 9rem),
      clamp(14rem, 100svh / var(--_zoom, 1) - 5rem, 640px)
    );
  }
  /* What the page puts there makes the board higher, never wider. */
  slot {
    display: block;
    container-type: inline-size;
  }
  /* The bar comes a moment later: nothing is to jump. */
  :host([controls]) [name='controls'] {
    min-height: 3.25rem;
  }

  .board {
    /* Nothing that a page says of its text changes the board. */
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
    /* Lines are borders, which a browser makes whole pixels of the screen: all are equally wide at every size. */
    border: solid var(--_line);
    border-width: var(--_line-width) 0 0 var(--_line-width);
  }
  /* Coordinates inside come with a sheet of their own: until then there are none. */
  :host(:is([coordinates='inside' i], [coordinates='none' i])) .grid {
    --_gutter: var(--_frame-width);
    --_beside: none;
  }
  /* Rows have their height before all of them are there, so that nothing jumps while a page comes in. */
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

  /* The four dots of a real board, where the lines cross a quarter of the way in. */
  .grid::after {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
    background: radial-gradient(circle, var(--_line) 0.9cqw, transparent 1cqw) 0 0 / 50% 50%;
  }
`;
