import { css } from 'lit';
import { actions, shared } from '../shared.styles.js';

export const styles = [
  shared,
  actions,
  css`
    :host {
      container-type: inline-size;
      line-height: inherit;
    }
    .lesson {
      display: grid;
      gap: 1rem 2rem;
    }
    .text {
      min-width: 0;
    }
    /* The board is read after the text, and stands above it where there is no room beside it. */
    aside {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      order: -1;
      display: grid;
      gap: 0.5rem;
      justify-items: center;
      padding-block: 0.5rem;
      line-height: 1.35;
      background: var(--othello-paper-color, Canvas);
    }
    [part='board'] {
      width: min(100%, 36svh / var(--_zoom, 1));
    }
    .feedback:not(:empty) {
      min-height: 1.35em;
    }
    p {
      margin: 0;
    }
    .ask {
      font-weight: 600;
    }
    .ask .disc {
      margin-inline-end: 0.25em;
    }
    .end {
      padding: 0.6rem 0.9rem;
      border: 1px solid var(--_edge);
      border-radius: 0.6rem;
    }
    .bar {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: center;
      gap: 0.35rem;
    }
    .count {
      color: var(--_quiet);
      font-size: 0.9em;
      font-variant-numeric: tabular-nums;
    }
    @container (min-width: 40rem) {
      .lesson {
        grid-template-columns: minmax(0, 1fr) minmax(18rem, 26rem);
        align-items: start;
      }
      aside {
        inset-block-start: 1rem;
        order: 0;
        background: none;
      }
      [part='board'] {
        width: min(100%, 70svh / var(--_zoom, 1));
      }
    }
    /* A phone on its side: the board and its buttons as high as the window. */
    @media (max-height: 30rem) and (orientation: landscape) {
      @container (min-width: 32rem) {
        .lesson {
          grid-template-columns: minmax(0, 1fr) min(100svh / var(--_zoom, 1) - 5rem, 50cqi);
          align-items: start;
        }
        aside {
          inset-block-start: 0;
          order: 0;
        }
        [part='board'] {
          width: min(100%, 100svh / var(--_zoom, 1) - 8.5rem);
        }
      }
    }
    @media print {
      .lesson {
        display: block;
      }
      aside {
        display: none;
      }
    }
  `,
];
