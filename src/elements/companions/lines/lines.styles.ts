/** The look of `<othello-lines>`, used by `lines.ts` alone. */
import { css } from 'lit';
import { shared } from '../shared/shared.styles.js';

/** `<othello-lines>`: a button for the engine, then for each line its value, its certainty and its moves. */
export const styles = [
  shared,
  css`
    .bar {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      align-items: center;
    }
    .action,
    select {
      min-height: 2.5rem;
      padding: 0.3rem 0.8rem;
      border: 1px solid var(--_edge);
      border-radius: 0.6rem;
      background: var(--_paper);
      color: inherit;
      font: inherit;
    }
    .action.main,
    .action[aria-pressed='true'] {
      border-color: var(--_accent);
      background: var(--_accent);
      color: light-dark(#fff, #08130e);
    }
    label {
      display: inline-flex;
      gap: 0.4rem;
      align-items: center;
    }
    /* The moves of all lines begin below each other. */
    ol {
      display: grid;
      grid-template-columns: minmax(5.5em, auto) minmax(0, 1fr) auto;
      gap: 0 0.6rem;
      margin: 0.5rem 0 0;
      padding: 0;
      list-style: none;
    }
    .room {
      margin: 0.5rem 0 0;
    }
    .room > div {
      min-height: 2rem;
      padding: 0.15rem 0;
      border-block-end: 1px solid transparent;
    }
    li {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      align-items: center;
      padding: 0.15rem 0;
      border-block-end: 1px solid var(--_edge);
    }
    :is(.value, .trust)::first-letter {
      text-transform: uppercase;
    }
    .value {
      font-weight: 700;
      font-variant-numeric: tabular-nums;
    }
    /* How certain the value is. */
    .trust {
      grid-column: 1 / -1;
      grid-row: 2;
      color: var(--_quiet);
      font-size: 0.85em;
    }
    .moves {
      /* One row of moves: a line that grows must not push the others down. */
      white-space: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
    }
    .cut:not(.whole) .moves {
      mask-image: linear-gradient(to left, transparent, #000 2rem);
    }
    .whole {
      align-items: first baseline;
    }
    .whole .moves {
      white-space: normal;
    }
    .more {
      width: 2rem;
      min-height: 2rem;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
    }
    .more::before {
      display: inline-block;
      width: 0.45em;
      height: 0.45em;
      border: solid currentcolor;
      border-width: 0 2px 2px 0;
      content: '';
      rotate: 45deg;
      translate: 0 -0.15em;
    }
    .whole .more::before {
      rotate: 225deg;
      translate: 0 0.15em;
    }
    li:not(.cut) .more {
      visibility: hidden;
    }
    .move {
      min-width: 2rem;
      min-height: 2rem;
      padding: 0.1rem 0.25rem;
      border: 0;
      border-radius: 0.35rem;
      background: none;
      font-variant-numeric: tabular-nums;
    }
    .move:hover {
      background: light-dark(#0000000d, #ffffff14);
    }
    .move:focus-visible {
      outline-offset: -2px;
    }
    /* The status, and a pass among the moves. */
    .quiet {
      color: var(--_quiet);
      font-size: 0.88em;
    }
    /* Keeps room for one line, so that nothing moves when the status appears. */
    p {
      min-height: 1.35em;
      margin: 0.4rem 0 0;
      font-variant-numeric: tabular-nums;
    }
    @media (pointer: coarse) {
      .action,
      select {
        min-height: 2.75rem;
      }
      .move,
      .more,
      .room > div {
        min-height: 2.5rem;
      }
    }
    @media print {
      .bar,
      p {
        display: none;
      }
    }
  `,
];
