import { css } from '@lit/reactive-element';

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
    }
    .board,
    .cell {
      background: var(--_paper) !important;
      forced-color-adjust: none;
    }
    .grid {
      background: var(--_ink);
      outline-color: var(--_ink);
      print-color-adjust: exact;
    }
    .row::before,
    .row::after {
      color: var(--_ink);
    }
    .cell[data-disc]::after {
      --_face: var(--_ink);
      box-sizing: border-box;
      border: max(1.5px, 0.6cqw) solid var(--_ink);
      box-shadow: none;
      print-color-adjust: exact;
    }
    .cell[data-disc='white']::after {
      --_face: var(--_paper);
    }
    .cell[data-text]::before,
    .cell[data-mark]::before {
      border-color: var(--_ink);
      box-shadow: none;
      color: var(--_ink);
    }
    .cell[data-text][data-disc='black']::before,
    .cell[data-mark][data-disc='black']::before {
      border-color: var(--_paper);
      color: var(--_paper);
    }
  }
  @media (forced-colors: active) {
    .cell[data-legal]::before {
      border-color: CanvasText;
    }
    .cell[data-last]::before {
      background: Highlight;
      box-shadow: 0 0 0 max(2px, 0.7cqw) Canvas;
    }
    .interactive .cell:focus-visible {
      box-shadow: inset 0 0 0 3px Highlight;
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
