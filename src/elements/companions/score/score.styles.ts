/** The look of `<othello-score>`, used by `score.ts` alone. */
import { css } from 'lit';
import { shared } from '../shared/shared.styles.js';

/** `<othello-score>`: the discs of both sides, with their share of the board, names and the status. */
export const styles = [
  shared,
  css`
    /* One block. The sides are next to each other, or one below the other if the page gives each the full width. */
    .sides {
      display: grid;
      grid-template-columns: repeat(
        auto-fit,
        minmax(max(50% - 1px, min(100%, var(--_side-width, 8.5rem))), 1fr)
      );
      overflow: hidden;
      border: 1px solid var(--_edge);
      border-radius: 0.75rem;
      background: var(--_paper);
    }
    .side {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      column-gap: var(--_side-gap, 0.3rem);
      min-height: var(--_side-height, 3.5rem);
      padding: 0.35rem var(--_side-gap, 0.3rem);
      border-inline-start: 0.25rem solid transparent;
      box-sizing: border-box;
    }
    .current {
      border-inline-start-color: var(--_accent);
      background: color-mix(in oklab, var(--_accent) 12%, var(--_paper));
    }
    /* If a clock would take the name's space, it has its own row. */
    .side > slot:not(.portrait)::slotted(*) {
      order: var(--_clock-order, 1);
      flex: 1 0 var(--_clock-basis, 100%);
    }
    .portrait::slotted(*) {
      flex: none;
      width: var(--_portrait-size, 1.75rem);
    }
    .side > .disc {
      width: var(--_disc-size, 1.3rem);
      height: var(--_disc-size, 1.3rem);
    }
    .who {
      display: flex;
      flex: 1;
      flex-wrap: wrap;
      align-items: baseline;
      column-gap: 0.6em;
      max-width: calc(100% - var(--_disc-size, 1.3rem) - var(--_side-gap, 0.3rem));
    }
    .name {
      max-width: 100%;
      overflow: hidden;
      font-size: var(--_name-size, 0.875em);
      font-weight: 600;
      line-height: 1.25;
      /* In full, on several lines broken between words: if a word needs the width, the number goes below it. The title has the rest of a very long name. */
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 5;
      overflow-wrap: break-word;
    }
    .status {
      flex: 1 1 var(--_status-width, 100%);
      min-height: 1.3em;
      overflow-wrap: break-word;
      color: var(--_quiet);
      font-size: min(0.85em, var(--_name-size, 0.85em));
      line-height: 1.3;
    }
    .current .status {
      color: var(--_ink);
    }
    .count {
      flex: none;
      min-width: 2ch;
      margin-inline-start: auto;
      font-size: var(--_count-size, 1.4em);
      font-variant-numeric: tabular-nums;
      font-weight: 700;
      line-height: 1.1;
      text-align: end;
    }
    .share {
      grid-column: 1 / -1;
      display: block;
      width: 100%;
      height: 0.25rem;
    }
    .share .black {
      fill: light-dark(#1a201e, #000);
    }
    .share .white {
      fill: light-dark(#dcd7ca, #f2eee3);
    }
    @media (forced-colors: active) {
      .side {
        border-inline-start-color: Canvas;
      }
      .current {
        border-inline-start-color: Highlight;
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
      .share {
        forced-color-adjust: none;
        border-top: 1px solid CanvasText;
      }
      .share .black {
        fill: #000;
      }
      .share .white {
        fill: #fff;
      }
    }
  `,
];
