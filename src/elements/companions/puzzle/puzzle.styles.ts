import { css } from 'lit';
import { actions, shared, verdict } from '../shared/shared.styles.js';

/** `<othello-puzzle>`: a board beside the question, the answer and the buttons, or above them where it is narrow. */
export const styles = [
  shared,
  actions,
  verdict,
  css`
    :host {
      container-type: inline-size;
    }
    .puzzle {
      display: grid;
      gap: 0.9rem 1.5rem;
    }
    @container (min-width: 44rem) {
      .puzzle {
        grid-template-columns: minmax(0, 1.25fr) minmax(15rem, 1fr);
        align-items: start;
      }
    }
    /* A phone on its side: the board as high as the window, the question beside it. */
    @media (max-height: 30rem) and (orientation: landscape) {
      @container (min-width: 32rem) {
        .puzzle {
          grid-template-columns: min(100svh / var(--_zoom, 1) - 4.25rem, 52cqi) minmax(0, 1fr);
          align-items: start;
        }
      }
    }
    p,
    ul {
      margin: 0 0 0.5rem;
    }
    ul {
      padding-inline-start: 1.1em;
    }
    .ask {
      font-size: 1.1em;
      font-weight: 600;
    }
    .ask .disc {
      margin-inline-end: 0.25em;
    }
    .quiet {
      color: var(--_quiet);
    }
    /* Room for the two lines after a wrong move, so that the buttons stay in place. */
    .feedback {
      min-height: calc(2.7em + 1.2rem);
    }
    /* Nothing is asked any more. */
    .over > .ask {
      display: none;
    }
    .feedback p:last-child {
      margin-block-end: 0;
    }
    [data-named] {
      text-decoration: underline dotted;
      text-underline-offset: 0.2em;
      cursor: pointer;
    }
    .bar,
    .more {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.5rem;
      margin-block-start: 0.6rem;
    }
    /* Below the board, the question takes as few lines as possible. */
    @container (max-width: 31.99rem) {
      .ask,
      .ask + .quiet {
        display: inline;
      }
      .answered > :is(.ask, .ask + .quiet) {
        display: none;
      }
      .feedback {
        margin-block-start: 0.5rem;
      }
      /* At the thumb, however long the text is. */
      .bar {
        position: sticky;
        z-index: 1;
        inset-block-end: 0;
        flex-wrap: nowrap;
        padding-block: 0.4rem;
        background: var(--othello-paper-color, Canvas);
      }
      .bar > * {
        flex: 1 1 auto;
      }
    }
    @media print {
      .bar,
      .more {
        display: none;
      }
    }
  `,
];
