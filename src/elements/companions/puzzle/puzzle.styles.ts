/** The look of `<othello-puzzle>`, used by `puzzle.ts` alone. */
import { css } from 'lit';
import { actions, shared, verdict } from '../shared/shared.styles.js';

/** `<othello-puzzle>`: a board beside the question, the answer and the buttons, or between them where it is narrow. */
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
      gap: 0.5rem 1.5rem;
    }
    /* Answers stand below the buttons, which no answer moves then, and what the page adds after them. */
    .answer {
      display: flex;
      flex-direction: column;
    }
    .puzzle:not(.over) .bar {
      order: -1;
    }
    @container (min-width: 44rem) {
      .puzzle {
        grid-template: auto 1fr / minmax(0, var(--othello-board-width, 1.25fr)) minmax(15rem, 1fr);
      }
      [part='board'] {
        grid-area: 1 / 1 / span 2;
      }
      .puzzle:not(.over) .bar {
        margin-block: 0.4rem 1rem;
      }
      .verdict {
        font-size: 1.1em;
      }
    }
    /* A phone on its side: the board as high as the window, the question beside it. */
    @media (max-height: 30rem) and (orientation: landscape) {
      @container (min-width: 32rem) {
        .puzzle {
          grid-template: auto 1fr / min(100svh / var(--_zoom, 1) - 4.25rem, 52cqi) minmax(0, 1fr);
        }
        [part='board'] {
          grid-area: 1 / 1 / span 2;
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
    .disc {
      margin-inline-end: 0.25em;
    }
    .move {
      white-space: nowrap;
    }
    .move + .move {
      margin-inline-start: 0.3em;
    }
    .quiet {
      color: var(--_quiet);
    }
    /* The number of the move keeps its room, so that the board stays where it is. */
    .quiet.over {
      visibility: hidden;
    }
    /* As large as a verdict, so that nothing moves when one takes its place. */
    p.verdict {
      padding: 0.35rem 0.7rem;
      border-radius: 0.6rem;
      background: color-mix(in oklab, var(--_ink) 6%, transparent);
    }
    /* Room for the lines after a wrong move, so that the buttons stay in place. */
    .feedback {
      min-height: 4.2rem;
    }
    /* Nothing is asked any more, but the board stays where it is. */
    .over .ask {
      color: var(--_quiet);
      font-weight: 400;
    }
    /* How it ended stands out; where the solution was shown there is no verdict before it. */
    .over .verdict + p,
    .ended {
      font-size: 1.15em;
      font-weight: 700;
      text-wrap: balance;
    }
    /* A right answer is a small joy. */
    @media (prefers-reduced-motion: no-preference) {
      .solved [part='board'] {
        animation: solved 0.9s ease-out;
      }
      .verdict.right {
        animation: right 0.4s ease-out;
      }
      @keyframes solved {
        25% {
          filter: brightness(1.12) drop-shadow(0 0 0.7rem light-dark(#2f8f63, #7fd0a8));
          transform: scale(1.012);
        }
      }
      @keyframes right {
        from {
          opacity: 0.3;
          transform: translateY(0.4rem);
        }
      }
    }
    .feedback p:last-child {
      margin-block-end: 0;
    }
    .reasons:has(ul) {
      scroll-margin-block-end: 0.5rem;
      margin-block-start: 0.6rem;
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
    /* Of one width, so that one that takes the place of another moves none. */
    .bar > *,
    .bar ::slotted(*) {
      flex: 1 1 0;
      box-sizing: border-box;
      min-width: max-content;
    }
    /* In second rank, beside what the page puts there. */
    .more > .action {
      padding-inline: 0;
      border-color: transparent;
      background: none;
      color: var(--_accent);
      font-weight: 600;
    }
    /* Above the board, the question takes as few lines as possible, and the board of the next stands in the same place. */
    @container (max-width: 31.99rem) {
      .question {
        min-height: 2lh;
      }
      .question p {
        display: inline;
        font-size: 1em;
      }
      /* Room for the longest answer. */
      .feedback {
        min-height: 5.4rem;
      }
      .over .feedback {
        min-height: 0;
      }
      /* The result and its numbers as one paragraph. */
      .over .verdict ~ p {
        display: inline;
        font-size: 1em;
      }
      /* At the thumb, however long the text is. */
      .bar {
        position: sticky;
        z-index: 1;
        inset-block-end: 0;
        margin-block-start: 0;
        padding-block: 0.4rem;
        background: var(--othello-paper-color, Canvas);
      }
      /* At the end it leads on below a text that must not lie under it. */
      .over .bar {
        position: static;
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
