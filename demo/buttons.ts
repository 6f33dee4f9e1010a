import { css, html, type TemplateResult } from 'lit';

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

  button:disabled {
    opacity: 0.5;
    cursor: default;
  }

  .close {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.75rem;
    margin: -0.4rem -0.5rem -0.4rem auto;
    padding: 0;
    border-color: transparent;
    color: var(--quiet);
  }

  .close svg {
    width: 1.3rem;
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-width: 2;
  }
`;

/** The frame of a dialog of the site; its width and padding are its own. */
export const dialogStyles = css`
  dialog {
    box-sizing: border-box;
    max-width: calc(100vw - 1rem);
    max-height: calc(100svh - 1rem);
    border: 1px solid var(--line);
    border-radius: 14px;
    background: var(--card);
    color: var(--ink);
    box-shadow: 0 0.5rem 2rem #0006;
  }

  dialog::backdrop {
    background: #0b1512a6;
  }
`;

/** The button that closes a dialog of the site, in its upper corner. */
export function closeButton(label: string, close: () => void): TemplateResult {
  return html`<button type="button" class="close" aria-label=${label} title=${label} @click=${close}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" /></svg>
  </button>`;
}
