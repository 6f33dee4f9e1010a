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
      gap: 0.5rem;
    }
    .table {
      width: min(100%, 42rem, max(16rem, 100svh - 11rem));
      margin-inline: auto;
    }
    .panel {
      display: grid;
      align-content: start;
      gap: 0.4rem;
      width: min(100%, 42rem);
      margin-inline: auto;
    }
    .message {
      min-height: 2.5em;
      margin: 0;
      color: var(--_ink);
      font-size: 0.94em;
      line-height: 1.25;
    }
    .menu {
      display: flex;
      flex-wrap: wrap;
      gap: 0.4rem;
    }
    .menu button {
      flex: 1 1 auto;
      padding-inline: 0.75rem;
    }
    .menu .main {
      flex-basis: 100%;
    }
    .acts {
      display: flex;
      flex-wrap: wrap;
      gap: 0.4rem;
    }
    .acts button {
      flex: 1 1 auto;
    }
    .moves > * + * {
      margin-top: 0.5rem;
    }
    @container (min-width: 50rem) {
      .game {
        grid-template-columns: minmax(0, min(44rem, max(20rem, 100svh - 9rem))) minmax(17rem, 21rem);
        justify-content: center;
        align-items: start;
        gap: 1.5rem;
      }
      .table {
        width: 100%;
      }
      .panel {
        gap: 0.75rem;
      }
    }
  `,
];
