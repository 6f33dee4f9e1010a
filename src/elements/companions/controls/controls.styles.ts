/** The look of `<othello-controls>`, used by `controls.ts` alone. */
import { css } from 'lit';
import { shared } from '../shared/shared.styles.js';

/** `<othello-controls>`: buttons in a row, as icons or with their names. */
export const styles = [
  shared,
  css`
    /* Back is left and forward right, as on every player, even on right-to-left pages. */
    .bar {
      display: flex;
      direction: ltr;
      flex-wrap: wrap;
      gap: 0.35rem;
    }
    .bar button {
      display: grid;
      flex: 1 1 2.5rem;
      place-items: center;
      min-width: 2.5rem;
      max-width: 5rem;
      min-height: 2.5rem;
      padding: 0;
      border: 1px solid var(--_edge);
      border-radius: 0.5rem;
      background: var(--_paper);
      touch-action: manipulation;
    }
    @media (pointer: coarse) {
      .bar button {
        min-height: 2.75rem;
      }
    }
    .bar button:not([aria-disabled]):hover {
      border-color: var(--_accent);
      color: var(--_accent);
    }
    .bar button:not([aria-disabled]):active {
      transform: translateY(1px);
    }
    .labelled {
      gap: 0;
    }
    .labelled button {
      align-content: center;
      gap: 0.15rem;
      min-width: min-content;
      max-width: 100%;
      min-height: 3.25rem;
      padding: 0.2rem 0.1rem;
      border-color: transparent;
      background: none;
    }
    .labelled span {
      max-width: 100%;
      font-size: 0.78rem;
      line-height: 1.15;
      overflow-wrap: break-word;
    }
    dialog {
      max-width: min(24rem, 90vw);
      padding: 1.2rem 1.4rem;
      border: 1px solid var(--_edge);
      border-radius: 0.8rem;
      background: var(--_paper);
      color: var(--_ink);
    }
    dialog::backdrop {
      background: #0008;
    }
    h2 {
      margin: 0 0 0.4rem;
      font-size: 1.2rem;
    }
    form {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: 0.5rem;
    }
    form button {
      min-height: 2.5rem;
      padding: 0 1rem;
      border: 1px solid var(--_edge);
      border-radius: 0.5rem;
      background: none;
    }
    form .main {
      border-color: transparent;
      background: var(--_accent);
      color: var(--_on-accent);
    }
  `,
];
