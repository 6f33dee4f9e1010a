import { css } from 'lit';
import { actions, shared } from '../shared/shared.styles.js';

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
    /* Screen readers read the board after the text; if there is no room beside the text, it is above it. */
    aside {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      order: -1;
      padding-block: 0.5rem;
      line-height: 1.35;
      background: var(--othello-paper-color, Canvas);
    }
    aside,
    .beside {
      display: grid;
      gap: 0.5rem;
      justify-items: center;
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
    /* A phone on its side: the board as high as the window, and beside it the text above its buttons, which stay in sight. */
    @media (max-height: 30rem) and (orientation: landscape) {
      @container (min-width: 32rem) {
        .lesson {
          grid-template: auto 1fr / minmax(0, 1fr) auto;
          gap: 0 1.5rem;
        }
        aside {
          display: contents;
        }
        [part='board'] {
          position: sticky;
          inset-block-start: 0.25rem;
          grid-area: 1 / 2 / 3 / 3;
          width: min(100svh / var(--_zoom, 1) - 5.5rem, 50cqi);
        }
        :host([for]) [part='board'] {
          display: none;
        }
        .beside {
          position: sticky;
          inset-block-end: 0;
          grid-area: 2 / 1;
          align-self: end;
          padding-block: 0.4rem;
          background: var(--othello-paper-color, Canvas);
        }
      }
    }
    /* One step at a time: the question stands above the board, or with the answer beside it. */
    :host([no-follow]) aside {
      position: static;
      order: 0;
      padding: 0;
    }
    :host([no-follow]) [part='board'] {
      width: min(100%, 62svh / var(--_zoom, 1));
    }
    @container (min-width: 40rem) {
      :host([no-follow]) .lesson {
        grid-template: auto 1fr / minmax(18rem, min(60cqi, 100svh / var(--_zoom, 1) - 12.5rem)) minmax(
            15rem,
            1fr
          );
      }
      :host([no-follow]) aside {
        display: contents;
      }
      :host([no-follow]) [part='board'] {
        grid-area: 1 / 1 / 3 / 2;
        width: 100%;
      }
      :host([no-follow]) .beside {
        grid-area: 2 / 2;
        justify-items: start;
      }
      :host([no-follow]) .bar {
        justify-content: flex-start;
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
