/** The look of `<othello-lesson>`, used by `lesson.ts` alone. */
import { css } from 'lit';
import { actions, shared, verdict } from '../shared/shared.styles.js';

/** `<othello-lesson>`: a board beside the text of the step, with buttons between steps; the text itself: `text.styles.ts`. */
export const styles = [
  shared,
  actions,
  verdict,
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
    p {
      margin: 0;
    }
    .ask {
      font-weight: 600;
    }
    .ask .disc {
      margin-inline-end: 0.25em;
    }
    /* As high as a verdict, to which a page may join the solution. */
    .verdict.shown {
      padding: 0.35rem 0.7rem;
      border-radius: 0.6rem;
      background: light-dark(#e3f1e9, #1d3a2c);
      font-weight: 600;
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
      gap: 0.3rem;
    }
    .arrow {
      width: 2.75rem;
      padding: 0;
      font-size: 1.4em;
      line-height: 1;
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
    :host([no-follow]) :is(aside, .beside) {
      display: contents;
    }
    :host([no-follow]) .lesson {
      display: flex;
      flex-direction: column;
      align-items: stretch;
      gap: 0.4rem 2rem;
      min-height: inherit;
    }
    :host([no-follow]) [part='board'] {
      width: min(100%, 62svh / var(--_zoom, 1));
      align-self: center;
    }
    /* A page may put text of its own, such as the solution, between the answer and the buttons. */
    :host([no-follow]) .bar {
      position: sticky;
      z-index: 1;
      inset-block-end: 0;
      order: 2;
      flex-wrap: nowrap;
      margin-block-start: auto;
      padding-block: 0.4rem;
      background: var(--othello-paper-color, Canvas);
      font-size: 0.9em;
    }
    :host([no-follow]) .main {
      flex: 1;
      max-width: 14rem;
    }
    @media (orientation: landscape) {
      @container (min-width: 40rem) {
        :host([no-follow]) .lesson {
          display: grid;
          grid-template:
            repeat(7, auto) 1fr / minmax(18rem, min(60cqi, 100svh / var(--_zoom, 1) - 10rem))
            minmax(15rem, 1fr);
        }
        :host([no-follow]) .bar {
          align-self: start;
          justify-content: start;
          margin: 0;
        }
        :host([no-follow]) [part='board'] {
          grid-area: 1 / 1 / 9 / 2;
          width: 100%;
        }
        /* As large as its column. */
        :host([no-follow]) [part='board'] othello-board {
          width: 100%;
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
