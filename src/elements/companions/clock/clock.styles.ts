/** The look of `<othello-clock>`, used by `clock.ts` alone. */
import { css } from 'lit';
import { shared } from '../shared/shared.styles.js';

/** `<othello-clock>`: the times of both sides, or of one alone; which one runs, and which one is low. */
export const styles = [
  shared,
  css`
    .sides {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0.5rem;
    }
    .side {
      display: flex;
      align-items: center;
      gap: 0.5rem;
      padding: 0.15rem 0.6rem;
      border: 1px solid var(--_edge);
      border-radius: 0.6rem;
      background: var(--_paper);
      color: var(--_quiet);
    }
    .time {
      flex: 1;
      font-size: 1.3em;
      font-variant-numeric: tabular-nums;
      text-align: end;
      white-space: nowrap;
    }
    .running {
      border-color: var(--_accent);
      color: var(--_ink);
      font-weight: 650;
    }
    /* For one side only, in a row that shows the side's disc already. */
    .alone {
      gap: 0.25rem;
      padding: 0;
      border: 0;
      background: none;
    }
    .alone .disc {
      display: none;
    }
    .low {
      --_warning: light-dark(#a83421, #ff9d86);
      border-color: var(--_warning);
      color: var(--_warning);
    }
    /* Marks a low time, as colour alone does not tell everybody. */
    .sign {
      font-weight: 800;
    }
  `,
];
