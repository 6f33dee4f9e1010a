/** The look of `<othello-moves>`, used by `moves.ts` alone. */
import { css } from 'lit';
import { classColors } from '../analysis/class-colors.styles.js';
import { shared } from '../shared/shared.styles.js';

/** `<othello-moves>`: the moves of both sides in rows with side lines, which scroll within their own height. */
export const styles = [
  shared,
  classColors,
  css`
    [part='list'] {
      display: grid;
      grid-template-columns: var(--_move-columns, repeat(auto-fill, minmax(min(var(--_width), 100%), 1fr)));
      gap: 0.15rem;
      max-height: var(--othello-moves-height, var(--_moves-height, 13rem));
      margin: 0;
      padding: 0.3rem;
      overflow-y: auto;
      border: 1px solid var(--_edge);
      border-radius: 0.6rem;
      background: var(--_paper);
      list-style: none;
      overscroll-behavior: contain;
      /* No row is cut at the top. */
      scroll-snap-type: y proximity;
      scroll-padding-block-start: 0.3rem;
    }
    [part='list'] > li {
      scroll-snap-align: start;
    }
    [part='list'] > li:first-child {
      grid-column: 1 / -1;
      justify-self: start;
    }
    /* With two columns, each colour has its own. */
    [part='list'] > .black {
      grid-column: var(--_black-column, auto);
    }
    [part='list'] > .white {
      grid-column: var(--_white-column, auto);
    }
    button,
    .seen {
      display: flex;
      align-items: center;
      gap: 0.35em;
    }
    button {
      position: relative;
      width: 100%;
      min-height: 1.75rem;
      padding: 0.1rem 0.4rem;
      border: 0;
      border-radius: 0.4rem;
      background: none;
      font-variant-numeric: tabular-nums;
    }
    button:hover {
      background: light-dark(#0000000d, #ffffff14);
    }
    [aria-current] {
      background: var(--_accent);
      color: var(--_on-accent);
    }
    [aria-current]:hover {
      background: var(--_accent);
    }
    :focus-visible {
      outline-offset: -2px;
    }
    [aria-current]:focus-visible {
      outline-color: currentcolor;
    }
    .number {
      min-width: 1.4em;
      color: var(--_quiet);
      font-size: 0.8em;
      text-align: end;
    }
    [aria-current] .number {
      color: inherit;
    }
    .disc {
      width: 0.8em;
      height: 0.8em;
    }
    [part='list'] {
      --_width: 4.9em;
    }
    /* Signs and losses need room, and so do squares by two numbers. */
    [part='list'].numbers {
      --_width: 6.4em;
    }
    [part='list'].reviewed {
      --_width: 7.4em;
    }
    [part='list'].numbers.reviewed {
      --_width: 8.9em;
    }
    .seen {
      white-space: nowrap;
      direction: ltr;
    }
    .judgement {
      white-space: nowrap;
      font-size: 0.8em;
      font-weight: 700;
    }
    [aria-current] .judgement {
      color: inherit;
    }
    .off {
      color: var(--_quiet);
    }
    .side {
      grid-column: 1 / -1;
      flex-basis: 100%;
      margin-inline-start: 0.5rem;
      border-inline-start: 2px solid var(--_edge);
      border-start-start-radius: 0.4rem;
      border-end-start-radius: 0.4rem;
    }
    .side.shown {
      border-color: var(--_accent);
      border-inline-start-width: 4px;
    }
    .side ol {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.1rem;
      margin: 0;
      padding: 0 0 0 0.3rem;
      list-style: none;
      font-size: 0.94em;
    }
    /* There is no room to indent deeper side lines further. */
    .side .side .side .side {
      margin-inline-start: 0;
    }
    .pass {
      align-self: center;
      color: var(--_quiet);
      text-align: center;
    }
    .quiet {
      min-height: 1.35em;
      margin: 0.35rem 0 0;
      color: var(--_quiet);
      font-size: 0.88em;
    }
    @media (pointer: coarse) {
      button {
        min-height: 2.5rem;
      }
    }
    @media (forced-colors: active) {
      [aria-current] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  `,
];
