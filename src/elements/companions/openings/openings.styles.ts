/** The look of `<othello-openings>`, used by `openings.ts` alone. */
import { css } from 'lit';
import { shared } from '../shared/shared.styles.js';

/** `<othello-openings>`: the name of the opening, and a table of moves with what was played. */
export const styles = [
  shared,
  css`
    .frame {
      margin-block-start: 0.4rem;
      overflow-x: auto;
    }
    table {
      width: 100%;
      border-collapse: collapse;
      font-variant-numeric: tabular-nums;
    }
    th,
    td {
      padding: 0.1rem 0.4rem;
      border-block-end: 1px solid var(--_edge);
      text-align: start;
    }
    thead th {
      color: var(--_quiet);
      font-size: 0.85em;
      font-weight: 400;
    }
    thead .number {
      white-space: normal;
    }
    tbody th {
      width: 3rem;
      padding-inline-start: 0;
    }
    .number {
      text-align: end;
      white-space: nowrap;
    }
    .move,
    .action {
      border: 1px solid var(--_edge);
      border-radius: 0.5rem;
      background: var(--_paper);
    }
    .move {
      min-width: 2.6rem;
      min-height: 2rem;
      font-weight: 700;
    }
    .action {
      min-height: 2.5rem;
      padding: 0.3rem 0.8rem;
    }
    .move:hover,
    .action:hover {
      border-color: var(--_accent);
    }
    .best {
      font-weight: 700;
    }
    .bar {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      align-items: center;
      margin-block-start: 0.6rem;
    }
    p {
      margin: 0.3rem 0;
      color: var(--_quiet);
      font-size: 0.88em;
    }
    @media (pointer: coarse) {
      .action {
        min-height: 2.75rem;
      }
      .move {
        min-height: 2.5rem;
      }
    }
    @media print {
      .bar {
        display: none;
      }
    }
  `,
];
