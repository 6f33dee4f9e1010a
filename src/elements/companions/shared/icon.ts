/** Icons of buttons in `<othello-controls>` and `<othello-game>`; the paths stand where they are used. */
import { html, type TemplateResult } from 'lit';

/** The icon of a button: an outline in a box of 24 by 24. */
export function icon(path: string): TemplateResult {
  return html`<svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d=${path} />
  </svg>`;
}
