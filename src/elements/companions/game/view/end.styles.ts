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
  /* No other button of the panel has a slot. */
  button > ::slotted(*) {
    flex: none;
    width: 1.9rem;
  }
  .outcome > div {
    flex: 1;
    min-width: 0;
  }
  /* The disc of the winner, with a crown that comes down on it: an SVG of 48 by 56 units. */
  .winner {
    flex: none;
    overflow: visible;
    width: 3.25rem;
    forced-color-adjust: none;
  }
  .winner circle {
    fill: #1d211f;
    stroke: #8d9993;
    stroke-width: 1.5;
  }
  .winner.white circle {
    fill: #f8f6f0;
  }
  .winner path {
    fill: #e5b93c;
    stroke: #8a6508;
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  @media (prefers-reduced-motion: no-preference) {
    /* The disc grows from its foot, and the crown turns about its own. */
    .winner circle {
      transform-origin: 24px 54px;
      animation: grow 0.5s cubic-bezier(0.2, 1.4, 0.4, 1) both;
    }
    .winner path {
      transform-origin: 24px 20px;
      animation: crowned 0.7s 0.35s cubic-bezier(0.3, 1.3, 0.5, 1) both;
    }
    #end h2 {
      animation: rise 0.45s 0.15s ease-out both;
    }
  }
  @keyframes grow {
    from {
      transform: scale(0);
    }
  }
  @keyframes crowned {
    from {
      transform: translateY(-3rem) rotate(-35deg);
      opacity: 0;
    }
    70% {
      transform: translateY(0) rotate(6deg);
    }
  }
  @keyframes rise {
    from {
      transform: translateY(0.6rem);
      opacity: 0;
    }
  }
  .tally {
    flex: none;
    font-size: 1.5rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* The result has the score then, and all of it is in sight with the board. After a resignation
     the score shows the discs on the board (raw), which the result has not. */
  @container (width < 50rem) {
    .ended > othello-score:not([raw]) {
      display: none;
    }
    .ended {
      gap: 0.4rem;
    }
    #end {
      gap: 0.4rem;
    }
    .outcome ::slotted(*),
    .winner {
      width: 2.6rem;
    }
    #end h2 {
      font-size: clamp(1.1rem, 0.7rem + 2.4cqi, 1.4rem);
    }
    #end#end .further {
      gap: 0 0.8rem;
      font-size: 0.86rem;
    }
    #end > p {
      font-size: 0.88rem;
      line-height: 1.3;
    }
    #end .best {
      font-size: 0.92rem;
      line-height: 1.25;
    }
    #end .further .link:not([hidden]) {
      min-height: 2.25rem;
    }
  }
  @container (min-width: 50rem) {
    .tally {
      display: none;
    }
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
    gap: 0 0.9rem;
    font-size: 0.92rem;
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
