import { css } from 'lit';

/** The buttons of the site's own elements; `lead` is the one that goes on. */
export const buttonStyles = css`
  button,
  a.button {
    min-height: 2.75rem;
    padding: 0.4rem 1.1rem;
    border: 1px solid var(--edge);
    border-radius: 0.75rem;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: none;
    cursor: pointer;
  }

  :is(button, a).lead {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--paper);
    font-weight: 600;
  }
`;
