/** The look of `<othello-review>`, used by `review.ts` alone. */
import { css } from 'lit';
import { shared } from '../shared/shared.styles.js';
import { classColors } from '../analysis/class-colors.styles.js';

/** `<othello-review>`: the progress and the accuracy, the mistakes with their reasons, and the drill. */
export const styles = [
  shared,
  classColors,
  css`
    section {
      margin-block-start: 1rem;
    }
    h3 {
      margin: 0 0 0.4rem;
      font-size: 1em;
    }
    p {
      margin: 0.35rem 0;
    }
    .bar {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      align-items: center;
    }
    .bar p {
      flex: 1 1 10em;
      margin: 0;
    }
    progress {
      width: 100%;
      height: 0.5rem;
      margin-block-start: 0.5rem;
      accent-color: var(--_accent);
    }
    .action {
      min-height: 2.5rem;
      padding: 0.3rem 0.9rem;
      border: 1px solid var(--_edge);
      border-radius: 0.6rem;
      background: var(--_paper);
    }
    .action.main {
      border-color: var(--_accent);
      background: var(--_accent);
      color: light-dark(#fff, #08130e);
    }
    .action:disabled {
      cursor: default;
      opacity: 0.5;
    }
    table {
      width: 100%;
      border-collapse: collapse;
      font-variant-numeric: tabular-nums;
    }
    th,
    td {
      padding: 0.25rem 0.4rem;
      border-block-end: 1px solid var(--_edge);
      text-align: end;
      font-weight: 400;
    }
    th[scope='row'] {
      text-align: start;
    }
    th[scope='col'] {
      width: min(6em, 27%);
      font-weight: 600;
    }
    .accuracy th,
    .accuracy td {
      font-size: 1.1em;
      font-weight: 700;
    }
    .part th {
      padding-inline-start: 1.4rem;
      color: var(--_quiet);
    }
    .disc {
      width: 0.9em;
      height: 0.9em;
    }
    ol {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li {
      display: flex;
      flex-wrap: wrap;
      gap: 0.15rem 0.6rem;
      align-items: center;
      padding: 0.25rem 0;
      border-block-end: 1px solid var(--_edge);
    }
    li .text {
      flex: 1 1 12em;
      color: var(--_quiet);
      font-size: 0.92em;
    }
    .reasons {
      flex: 1 0 100%;
      box-sizing: border-box;
      margin: 0 0 0.4rem;
      padding: 0;
      list-style: none;
    }
    .reasons li {
      display: list-item;
      padding: 0.1rem 0;
      border: 0;
    }
    .why {
      flex: 1 0 100%;
      margin-block-end: 0.4rem;
    }
    .reason {
      padding: 0.15rem 0.4rem;
      border: 0;
      border-radius: 0.4rem;
      background: none;
      text-align: start;
    }
    .reason:hover,
    .step:hover {
      background: light-dark(#0000000d, #ffffff14);
    }
    .reason[aria-pressed='true'] {
      box-shadow: inset 0.2rem 0 0 var(--_accent);
    }
    .pair {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(15em, 100%), 1fr));
      gap: 0.6rem;
    }
    .line {
      margin: 0;
      padding: 0.4rem 0.6rem;
      border: 1px solid var(--_edge);
      border-radius: 0.6rem;
    }
    .line .bar {
      justify-content: space-between;
    }
    .steps {
      display: flex;
      flex-wrap: wrap;
      gap: 0.1rem;
    }
    .steps li {
      padding: 0;
      border: 0;
    }
    .step {
      min-width: 2.25rem;
      min-height: 2.25rem;
      padding: 0.1rem 0.3rem;
      border: 1px solid transparent;
      border-radius: 0.4rem;
      background: none;
      font-variant-numeric: tabular-nums;
    }
    .step.claim {
      border-color: var(--_accent);
      font-weight: 700;
    }
    .step[aria-pressed='true'] {
      background: var(--_accent);
      color: light-dark(#fff, #08130e);
    }
    .effort {
      display: inline-flex;
      gap: 0.4em;
      align-items: center;
    }
    .effort select {
      min-height: 2.5rem;
      border: 1px solid var(--_edge);
      border-radius: 0.6rem;
      background: var(--_paper);
      color: inherit;
      font: inherit;
    }
    details {
      margin-block-start: 0.6rem;
    }
    summary {
      min-height: 2.25rem;
      cursor: pointer;
    }
    .go {
      display: inline-flex;
      gap: 0.35em;
      align-items: center;
      min-height: 2.25rem;
      padding: 0.1rem 0.4rem;
      border: 0;
      border-radius: 0.4rem;
      background: none;
      font-weight: 600;
    }
    .go:hover {
      background: light-dark(#0000000d, #ffffff14);
    }
    .small {
      min-height: 2.25rem;
      padding: 0.1rem 0.7rem;
    }
    .quiet {
      color: var(--_quiet);
    }
    .drill {
      padding: 0.8rem;
      border: 1px solid var(--_accent);
      border-radius: 0.6rem;
    }
    .feedback {
      min-height: 1.35em;
      font-weight: 600;
    }
    @media (pointer: coarse) {
      .action,
      .go,
      .effort select,
      .reason,
      .step,
      summary {
        min-height: 2.75rem;
      }
      .step {
        min-width: 2.5rem;
      }
      summary {
        align-content: center;
      }
    }
    @media print {
      .action,
      progress {
        display: none;
      }
    }
  `,
];
