/**
 * Styles for forced colours, more contrast and print; `styles.ts` puts them after all others, so that they win.
 * `frame.styles.ts` explains the variables of the board, `discs.styles.ts` those of discs.
 */

// The board makes sheets of texts (`render/renderer.ts`); the tag is for Prettier and the minifier.
const css = String.raw;

/** Forced colours, more contrast and print: everything is legible without colour. Comes after all other sheets. */
export const media = css`
  @media (prefers-contrast: more) {
    :host {
      --_thin: max(2px, 0.4cqw);
      --_ebony: #000;
      --_ivory: #fff;
    }
  }
  @media print, (forced-colors: active) {
    :host {
      --_ink: CanvasText;
      --_paper: Canvas;
      --_board: var(--_paper);
      --_frame: var(--_paper);
      --_line: var(--_ink);
      --_coordinate: var(--_ink);
      --_mark: var(--_ink);
      --_black: #000;
      --_white: #fff;
    }
    .board {
      forced-color-adjust: none;
      print-color-adjust: exact;
    }
    .cell[data-disc='black'] {
      --_mark: var(--_white);
    }
    .cell[data-disc='white'] {
      --_mark: var(--_black);
    }
    .cell[data-disc]::after {
      border: max(1.5px, 0.6cqw) solid var(--_ink);
      box-shadow: none;
    }
  }
  @media (forced-colors: active) {
    /* Set on each square, because a disc has its own colour for marks. */
    .cell {
      --_legal: CanvasText;
      --_last: Highlight;
      --_ring: var(--_mark);
    }
  }
  @media print {
    :host {
      --_ink: #000;
      --_paper: #fff;
    }
    .board {
      content-visibility: visible;
    }
    .cell[data-legal]:not([data-mark], [data-text])::before {
      content: none;
    }
  }
`;
