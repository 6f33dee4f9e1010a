import { css } from './css.js';

/** For those who see otherwise, and on paper: ink and paper alone tell everything. Comes after all other sheets. */
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
      --_black: var(--_ink);
      --_white: var(--_paper);
    }
    .board {
      forced-color-adjust: none;
      print-color-adjust: exact;
    }
    .cell[data-disc='black'] {
      --_mark: var(--_paper);
    }
    .cell[data-disc='white'] {
      --_mark: var(--_ink);
    }
    .cell {
      --_best: var(--_mark);
    }
    .cell[data-disc]::after {
      box-sizing: border-box;
      border: max(1.5px, 0.6cqw) solid var(--_ink);
      box-shadow: none;
    }
    .cell[data-text]::before,
    .cell[data-mark]::before {
      color: var(--_mark);
      background: none;
      box-shadow: none;
    }
    .cell[data-mark='dot']::before {
      background: currentColor;
    }
  }
  @media (forced-colors: active) {
    :host {
      --_legal: CanvasText;
      --_last: Highlight;
    }
    .cell[data-last]::before {
      box-shadow: 0 0 0 max(2px, 0.7cqw) Canvas;
    }
  }
  @media print {
    :host {
      --_ink: #000;
      --_paper: #fff;
      content-visibility: visible;
    }
    .cell[data-legal]:not([data-mark], [data-text])::before {
      content: none;
    }
  }
`;
