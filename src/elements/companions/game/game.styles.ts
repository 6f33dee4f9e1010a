/**
 * The look of `<othello-game>`: a board with its panel. `view` has the sheets of the panel's parts, in the order of the
 * panel, and of the dialogs. A game is narrow, with the panel below the board, or wide, from 50rem on, with the panel
 * beside it.
 *
 * `--_zoom` is the zoom of the page by CSS (`board/zoom.ts`), which enlarges rem but not svh. The panel sets the sizes of
 * the companions in it: `--_side-…`, `--_disc-size`, `--_portrait-size`, `--_name-size`, `--_status-width`, `--_clock-…` and
 * `--_count-size` of a side in `<othello-score>`, `--_move…` and `--_…-column` of `<othello-moves>`. The colours are from
 * `shared.styles.ts`.
 */
import { css } from 'lit';
import { shared } from '../shared/shared.styles.js';
import { dialogs } from './view/dialogs.styles.js';
import { momentStyles } from './view/moment-board.js';
import { endStyles } from './view/end.styles.js';
import { messageStyles } from './view/message.styles.js';
import { opponentStyles } from './view/opponents.styles.js';
import { toolStyles } from './view/tools.styles.js';

const arrangement = css`
  /* -- The game's parts: the board, and the panel below it or beside it. If the page sets a height, the panel takes what the
     board leaves. */
  :host,
  .frame {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  :host {
    container-type: inline-size;
    /* A size container does not grow with its content: so wide it is in a box that shrinks to its content. */
    contain-intrinsic-inline-size: 16rem;
  }
  .game {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr);
    gap: 0.5rem;
  }
  .table {
    position: relative;
    /* At most so high that 11rem of the panel stay in the window below it: the score, and the message's first lines. */
    width: min(100%, 46rem, max(16rem, 100svh / var(--_zoom, 1) - 11rem));
    margin-inline: auto;
  }
  /* On a phone, the end and the ways to go on from it are in sight with the whole board. */
  @media (max-width: 40rem) and (orientation: portrait) {
    .game:has(.ended) .table {
      width: min(100%, max(16rem, 100svh / var(--_zoom, 1) - 27.5rem));
    }
  }
  /* The game says in its own message that a part of the board could not be loaded. */
  othello-board::part(missing) {
    display: none;
  }
  .table othello-board {
    width: 100%;
  }
  .panel {
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    box-sizing: border-box;
    width: min(100%, 46rem);
    margin-inline: auto;
  }
  /* Before the first rendering, the board and the panel (with its usual content) have their space, so that the page does not move. */
  .placeholder .table {
    aspect-ratio: 1;
  }
  .panel:empty {
    min-height: 11.05rem;
  }
  /* Until the stored game is read: the board with its slot for a picture of the page. */
  .waiting othello-board {
    visibility: hidden;
  }
  [name='loading'] {
    position: absolute;
    inset: 0;
  }
  ::slotted([slot='loading']) {
    display: block;
    width: 100%;
    aspect-ratio: 1;
  }
  [hidden] {
    display: none;
  }

  /* On the narrowest phones the names in <othello-score> are as small as labels of buttons, so that their words are whole. */
  @container (max-width: 20rem) {
    .panel {
      --_name-size: 0.78rem;
      --_count-size: 1.2rem;
      --_disc-size: 1.1rem;
      --_side-gap: 0.2rem;
    }
  }

  /* A phone on its side: the board as high as the window, the panel beside it. */
  @media (max-height: 30rem) and (orientation: landscape) {
    @container (min-width: 32rem) {
      .game {
        grid-template-columns: min(100svh / var(--_zoom, 1) - 4.25rem, 52cqi) minmax(0, 1fr);
        gap: 0.75rem;
      }
      .table {
        position: sticky;
        inset-block-start: 0.25rem;
        align-self: start;
        width: 100%;
      }
    }
  }

  /* From 50rem on, a wide game: the panel is a card beside the board, and as high. The board leaves 6rem of the window's
     height free. */
  @container (min-width: 50rem) {
    .game {
      grid-template-columns: minmax(0, min(60rem, max(20rem, 100svh / var(--_zoom, 1) - 6rem))) minmax(
          18rem,
          26rem
        );
      justify-content: center;
      gap: 2rem;
    }
    .table {
      width: 100%;
    }
    .panel {
      --_move-columns: 1fr 1fr;
      --_black-column: 1;
      --_white-column: 2;
      --_side-width: 100%;
      --_side-gap: 0.75rem;
      --_side-height: 4rem;
      --_disc-size: 2rem;
      --_portrait-size: 2.5rem;
      --_name-size: 1.0625rem;
      --_status-width: 0;
      --_clock-order: 0;
      --_clock-basis: auto;
      --_count-size: 2.375rem;
      box-sizing: border-box;
      padding: 0.75rem;
      gap: 0.75rem;
      border: 1px solid var(--_edge);
      border-radius: 0.875rem;
      background: var(--_paper);
      box-shadow:
        0 1px 2px #0001,
        0 0.25rem 1rem #0000000d;
    }
    .panel:empty {
      min-height: 40rem;
    }
    /* At the end, the sides are next to each other, so that the buttons for the next game are in sight with the board. */
    .ended {
      --_side-width: 8.5rem;
    }
  }
`;

/** All sheets of `<othello-game>`. */
export const styles = [
  shared,
  dialogs,
  momentStyles,
  arrangement,
  messageStyles,
  opponentStyles,
  toolStyles,
  endStyles,
];
