/**
 * The look of the card at the end of a game (`results.ts`), which takes the place of the message in the panel of
 * `<othello-game>`.
 */
import { css } from 'lit';

export const endStyles = css`
  #end {
    display: grid;
    gap: 0.6rem;
    scroll-margin-block-start: 0.25rem;
  }
  #end h2 {
    scroll-margin-block-start: 0.25rem;
    font-size: clamp(1.25rem, 0.9rem + 2.4cqi, 1.625rem);
    line-height: 1.2;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  #end .outcome {
    display: flex;
    align-items: center;
    gap: 0.75rem;
  }
  /* The page's portrait of the opponent, beside the result and on the button of the next game. */
  .outcome ::slotted(*) {
    flex: none;
    width: 3.5rem;
  }
  #end .actions button:has(slot) {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.6rem;
  }
  button > ::slotted(*) {
    flex: none;
    width: 1.9rem;
  }
  #end .best {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  .crown {
    flex: none;
    width: 1.6rem;
    fill: light-dark(#b98a12, #e5c04c);
  }
  #end .record {
    font-size: 0.88em;
  }
  #end .actions {
    position: static;
    margin: 0;
    scroll-margin-block-end: 0.5rem;
    padding: 0;
    background: none;
  }
  #end .actions > * {
    flex: 1 1 8rem;
    min-height: 2.75rem;
    padding-inline: 0.5rem;
    text-align: center;
  }
  #end .actions > .main {
    flex-grow: 2;
  }
  /* The main button has a row of its own; between these widths the panel is wide, and one row of buttons is in sight. */
  @container (max-width: 35rem) or (min-width: 50rem) {
    #end .actions > .main {
      flex-basis: 100%;
    }
  }
  #end .further {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
  }
  .ended .now {
    min-height: 0;
  }
  /* The buttons of a game that is over need not stay within the thumb's reach. */
  .ended .tools {
    position: relative;
    bottom: auto;
  }
`;
