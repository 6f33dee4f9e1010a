/**
 * The look of the bar below the panel of `<othello-game>`, which has the buttons needed at every move, with its menu, and of
 * the list of moves. The colours `--_…` are from `shared.styles.ts`, `--_zoom` from `board/zoom.ts`: the zoom of the page by
 * CSS, which enlarges rem but not svh.
 */
import { css } from 'lit';

export const toolStyles = css`
  /* -- The bar */
  /* The buttons needed at every move, within the thumb's reach. */
  .tools {
    position: sticky;
    z-index: 1;
    bottom: var(--othello-bottom-inset, 0px);
    display: grid;
    grid-template-columns: 3fr 1fr 1fr;
    margin-top: auto;
    border: 1px solid var(--_edge);
    border-radius: 0.75rem;
    background: var(--_paper);
  }
  /* Before the first move there is nothing to take back, so the buttons do not cover the choice of an opponent, the way to a
     friend, or what the page says of a link. */
  @container (width < 50rem) {
    .opponents ~ .tools,
    .tools.resting {
      bottom: auto;
    }
    /* An invitation needs none of them, and has a way back. */
    .before > .tools.resting {
      display: none;
    }
  }
  /* With text of twice the size on a phone, the buttons would hide the score. */
  @container (max-width: 13rem) {
    .tools {
      bottom: auto;
    }
  }
  /* The button of the menu alone is in the middle. */
  .tools > :only-child {
    grid-column: 2;
  }
  /* All buttons are as wide: those of <othello-controls>, which data-count counts, sound and menu. */
  .tools[data-count='2'] {
    grid-template-columns: 2fr 1fr 1fr;
  }
  .tools[data-count='1'] {
    grid-template-columns: repeat(3, 1fr);
  }
  .tools[data-count='0'] {
    grid-template-columns: 1fr 1fr;
  }
  .tools > [buttons=''] {
    display: none;
  }
  button.tool:not([hidden]) {
    display: grid;
    place-items: center;
    align-content: center;
    gap: 0.15rem;
    width: 100%;
    min-height: 3.25rem;
    padding: 0.2rem;
    border-color: transparent;
    background: none;
    font-size: 0.78rem;
    line-height: 1.15;
  }
  .tool[aria-pressed='true'] {
    color: var(--_accent);
  }
  /* In the card of a wide panel, the bar is its lower edge: the margins undo the padding of the card. */
  @container (min-width: 50rem) {
    .tools {
      order: 1;
      margin-inline: -0.75rem;
      margin-bottom: -0.75rem;
      border-width: 1px 0 0;
      border-radius: 0 0 0.875rem 0.875rem;
    }
  }

  /* -- The menu */
  /* The menu opens above its button, and scrolls where the window is low. */
  .menu:not([hidden]) {
    position: absolute;
    inset-inline-end: 0;
    bottom: 100%;
    box-sizing: border-box;
    width: min(100%, 22rem);
    display: grid;
    gap: 0.15rem;
    max-height: min(100svh / var(--_zoom, 1) - 5rem, 30rem);
    padding: 0.4rem;
    overflow-y: auto;
    border: 1px solid var(--_edge);
    border-radius: 0.75rem;
    background: var(--_paper);
    box-shadow: 0 0.5rem 2rem #0004;
  }
  .menu :is(button, .button) {
    justify-content: start;
    min-height: 2.75rem;
    padding-inline: 0.75rem;
    border-color: transparent;
    text-align: start;
  }
  .menu :is(button, .button):hover {
    background: color-mix(in oklab, var(--_accent) 12%, var(--_paper));
  }
  /* A phone on its side. */
  @media (max-height: 30rem) {
    .menu:not([hidden]) {
      grid-template-columns: 1fr 1fr;
      width: 100%;
      max-height: calc(100svh / var(--_zoom, 1) - 6.5rem);
    }
    .menu :is(button, .button) {
      min-height: 2.25rem;
    }
    .menu othello-controls {
      grid-column: 1 / -1;
    }
  }
  /* Without a keyboard, no list of keys. */
  @media (pointer: coarse) and (hover: none) {
    .menu .keys {
      display: none;
    }
  }

  /* -- The list of moves */
  .moves > * + * {
    margin-top: 0.5rem;
  }
  .moves othello-controls::part(button) {
    max-width: none;
  }
  @container (min-width: 50rem) {
    /* The list has what the summary, the buttons and the name of the opening (8.25rem) leave of the card's rest. */
    .moves[open] {
      --_moves-height: calc(100cqb - 8.25rem);
      flex: 1 1 0;
      min-height: 12rem;
      container-type: size;
    }
    /* In a low window, the moves come before what else the page offers. */
    @media (max-height: 54rem) {
      .panel:not(.ended) > [name='besides'] {
        display: none;
      }
    }
  }
`;
