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
      width: min(100%, 42rem, max(16rem, 100svh / var(--_zoom, 1) - 11rem));
      margin-inline: auto;
    }
    .table othello-board {
      width: 100%;
    }
    .panel {
      display: grid;
      align-content: start;
      gap: 0.4rem;
      width: min(100%, 42rem);
      margin-inline: auto;
    }
    /* The room of what is not drawn yet. */
    .room .table {
      aspect-ratio: 1;
    }
    .panel:empty {
      min-height: 20rem;
    }
    /* The board is seen when the game on it has begun. */
    .waiting .table {
      visibility: hidden;
    }
    /* The message and the buttons of a step share one place, so that what is below does not move. */
    .now {
      display: flex;
      flex-wrap: wrap;
      gap: 0.4rem;
      align-items: center;
      min-height: 2.5rem;
    }
    .message {
      flex: 1 1 11rem;
      margin: 0;
      font-size: 0.94em;
      line-height: 1.25;
    }
    .quiet {
      color: var(--_quiet);
    }
    .standing {
      margin: 0;
      font-size: 0.94em;
    }
    .menu {
      display: flex;
      flex-wrap: wrap;
      gap: 0.4rem;
    }
    .menu :is(button, .button) {
      flex: 1 1 auto;
      padding-inline: 0.75rem;
    }
    /* The two ways to begin share the first row. */
    .menu .wide {
      flex-basis: 55%;
    }
    .menu .beside {
      flex-basis: 40%;
    }
    .step-actions {
      display: flex;
      flex-wrap: wrap;
      gap: 0.4rem;
    }
    .step-actions:empty {
      display: none;
    }
    .step-actions button {
      flex: 1 1 auto;
    }
    .moves > * + * {
      margin-top: 0.5rem;
    }
    /* A phone on its side: the board as high as the window, the panel beside it. */
    @media (max-height: 30rem) and (orientation: landscape) {
      @container (min-width: 32rem) {
        .game {
          grid-template-columns: min(100svh / var(--_zoom, 1) - 4.25rem, 52cqi) minmax(0, 1fr);
          align-items: start;
          gap: 0.75rem;
        }
        .table {
          width: 100%;
        }
      }
    }
    @container (min-width: 50rem) {
      .game {
        grid-template-columns: minmax(0, min(44rem, max(20rem, 100svh / var(--_zoom, 1) - 9rem))) minmax(
            17rem,
            21rem
          );
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
