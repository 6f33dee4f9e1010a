import { css } from 'lit';
import { shared } from '../shared.styles.js';
import { dialogs } from './dialogs/dialogs.styles.js';

export const styles = [
  shared,
  dialogs,
  css`
    :host {
      container-type: inline-size;
    }
    .game {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 1rem;
    }
    .table {
      width: min(100%, 42rem, max(16rem, 100svh - 11rem));
      margin-inline: auto;
    }
    .panel {
      display: grid;
      align-content: start;
      gap: 0.75rem;
      width: min(100%, 42rem);
      margin-inline: auto;
    }
    .message {
      min-height: 2.7em;
      margin: 0;
      color: var(--_ink);
    }
    .menu {
      display: grid;
      grid-template-columns: repeat(6, minmax(0, 1fr));
      gap: 0.4rem;
    }
    .menu button {
      grid-column: span 2;
      padding-inline: 0.4rem;
    }
    /* Three in a row; of four or five, the last ones share theirs. */
    .menu button:nth-child(5):last-child,
    .menu .main {
      grid-column: 1 / -1;
    }
    .menu button:nth-child(5):nth-last-child(2),
    .menu button:nth-child(6) {
      grid-column: span 3;
    }
    .hand {
      display: grid;
      gap: 0.4rem;
    }
    summary {
      min-height: 2rem;
      cursor: pointer;
    }
    .moves > * + * {
      margin-top: 0.5rem;
    }
    @container (min-width: 50rem) {
      .game {
        grid-template-columns: minmax(0, 1fr) minmax(17rem, 21rem);
        align-items: start;
        gap: 1.5rem;
      }
      .table {
        width: min(100%, 44rem, max(20rem, 100svh - 9rem));
      }
    }
  `,
];
