/**
 * The look of the message of `<othello-game>` in the panel (`.now`), with the decisions below it, and of the notices over
 * the board. The colours `--_…` are from `shared.styles.ts`.
 */
import { css } from 'lit';

export const messageStyles = css`
  /* -- The message and its decisions */
  /* The message with its buttons below. During a game it always has the space of a comment of the coach, so that nothing else
     moves. */
  .now {
    display: grid;
    align-content: start;
    justify-items: start;
  }
  .playing {
    min-height: 9rem;
  }
  /* Without a message before the first move, its element stays (for screen readers) and takes no space. */
  .silent {
    position: absolute;
  }
  .message {
    /* The address of a link, where it could not be copied. */
    overflow-wrap: anywhere;
    justify-self: stretch;
    margin: 0;
    line-height: 1.35;
  }
  .quiet {
    color: var(--_quiet);
  }
  /* What a connection with a friend contacts, and the code of its link. */
  .servers,
  .code {
    color: var(--_quiet);
    font-size: 0.88em;
  }
  :is(.servers, .code) > summary {
    align-content: center;
    min-height: 2.5rem;
    cursor: pointer;
  }
  :is(.servers, .code)[open] {
    flex-basis: 100%;
  }
  .code {
    scroll-margin-bottom: calc(var(--othello-bottom-inset, 0px) + 0.5rem);
  }
  .code > .qr {
    max-width: 14rem;
  }
  /* A dot that pulses while the game waits for a friend. */
  .quiet.waiting::before {
    display: inline-block;
    width: 0.6em;
    height: 0.6em;
    margin-inline-end: 0.5em;
    border-radius: 50%;
    background: var(--_accent);
    content: '';
  }
  @media (prefers-reduced-motion: no-preference) {
    .quiet.waiting::before {
      animation: pulse 1.6s ease-in-out infinite;
    }
  }
  @keyframes pulse {
    50% {
      opacity: 0.25;
      scale: 0.7;
    }
  }
  /* The score of a match of several games. */
  .standing {
    margin: 0;
    font-size: 0.94em;
  }
  /* The decisions at this step of the game. */
  /* The games by turns that wait: one line each, and the rest by scrolling. */
  .kept {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem;
    width: 100%;
    max-height: 4.75rem;
    margin-top: 0.25rem;
    overflow-y: auto;
  }
  .kept p {
    display: flex;
    gap: 0.25rem;
    align-items: center;
    justify-content: space-between;
    margin: 0;
  }
  .kept p > :first-child {
    flex: 1;
    min-width: 0;
  }
  .kept p > :last-child {
    flex: none;
    min-width: 2.25rem;
    padding-inline: 0.5rem;
  }
  .kept button {
    min-height: 2.25rem;
    padding-inline: 0.6rem;
    font-size: 0.94em;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .step-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    width: 100%;
    margin-top: 0.5rem;
  }
  .step-actions:empty {
    display: none;
  }
  .step-actions button {
    flex: 1 1 auto;
    min-width: 8rem;
    min-height: 2.75rem;
    padding: 0.25rem 0.5rem;
    line-height: 1.2;
  }

  /* -- The coach's comment, and the way to a friend: a card with buttons to act on it. */
  .card {
    padding: 0.75rem 0.9rem 0.35rem;
    border-radius: 0.75rem;
    background: color-mix(in oklab, var(--_accent) 12%, var(--_paper));
  }
  .card:not(:has(.card-actions)) {
    padding-bottom: 0.75rem;
  }
  .card b {
    display: block;
  }
  .card b > span {
    display: inline-block;
  }
  .card-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
  }
  .example {
    align-self: center;
  }
  /* The score counts the discs of the example. */
  .previewing > othello-score {
    opacity: 0.4;
  }
  button.link:not([hidden]) {
    min-height: 2.5rem;
    padding: 0;
    text-align: start;
    border: 0;
    background: none;
    color: var(--_accent);
    font-weight: 600;
  }
  button.link:hover {
    text-decoration: underline;
  }

  /* -- An invitation of a friend */
  /* The field for the user's own name in a game with a friend. */
  .own-name {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0.75rem;
    width: 100%;
    margin-top: 0.5rem;
    color: var(--_quiet);
    font-size: 0.88em;
  }
  .own-name input {
    box-sizing: border-box;
    width: 100%;
    min-height: 2.75rem;
    padding: 0.3rem 0.7rem;
    border: 1px solid var(--_edge);
    border-radius: 0.6rem;
    background: var(--_paper);
    color: var(--_ink);
    font: inherit;
    font-size: 1rem;
  }
  /* The QR code of an invitation stands beside its button, below its words. */
  .now:has(.open) {
    grid-template: auto auto auto 1fr / minmax(0, 1fr) clamp(7rem, 36%, 11rem);
    column-gap: 1rem;
    min-height: 0;
  }
  .now:has(.open) > .message {
    grid-column: 1 / -1;
  }
  .now > .open {
    grid-area: 2 / 2 / span 3;
    margin-block: 0.5rem;
  }
  .now > .card-actions .link {
    font-size: 0.92em;
  }
  /* Live or by turns, the side and the time of the game that is offered; each way has a time of its own. */
  .offered {
    display: grid;
    gap: 0.5rem;
    width: 100%;
    margin-bottom: 0.6rem;
  }
  .offered-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
  }
  .offered-head > h2 {
    margin: 0;
    font-size: 1.15rem;
    line-height: 1.25;
  }
  .offered-head > button.link:not([hidden]) {
    min-height: 2.25rem;
    padding-inline: 0.5rem;
    margin-inline-end: -0.5rem;
  }
  .by legend {
    position: absolute;
    clip-path: inset(50%);
  }
  .by .segments {
    flex-wrap: nowrap;
  }
  .by label {
    font-size: 0.94rem;
  }
  .by .segments span {
    box-sizing: border-box;
    display: grid;
    place-content: center;
    height: 100%;
    padding-inline: 0.3rem;
  }
  .fold > summary {
    min-height: 1.9rem;
    color: var(--_accent);
    font-size: 0.94rem;
    font-weight: 600;
  }
  .fold[open] > .terms {
    margin-top: 0.35rem;
  }
  .terms {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.6rem;
  }
  .terms > div {
    flex: 1 1 9.5rem;
  }
  .terms .segments span {
    padding-inline: 0.6rem;
  }
  .terms .segments {
    flex-wrap: nowrap;
  }
  form:has([value='turns']:checked) .for-live,
  form:not(:has([value='turns']:checked)) .for-turns {
    display: none;
  }
  /* On a phone, the choices say by themselves what they are about, so that the button of the link is in sight. */
  @container (width < 50rem) {
    .own-name {
      margin-top: 0.25rem;
    }
    .now > .card-actions :is(summary, button.link:not([hidden])) {
      min-height: 1.9rem;
    }
    .own-name input {
      min-height: 2.5rem;
    }
    .offered {
      gap: 0.35rem;
      margin-bottom: 0.4rem;
    }
    .offered-head {
      margin-block: -0.25rem;
    }
    .offered :is(legend, label[for]) {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  /* Where there is room, the code is so large that a telephone across the table can read it. */
  @media (min-width: 60rem) and (min-height: 46rem) {
    .now:has(.open) {
      grid-template: none / minmax(0, 1fr);
    }
    .now > .open {
      grid-area: 3 / 1;
      width: min(100%, 14rem);
      margin-block-start: 0.75rem;
      justify-self: center;
    }
  }
  .qr {
    width: 100%;
    aspect-ratio: 1;
    border-radius: 0.5rem;
    background: #fff;
    fill: #000;
  }

  /* -- Notices */
  /* Over the board: a pass, which does not take clicks, and the count of the discs at the end, which a click skips. */
  .event {
    position: absolute;
    z-index: 1;
    inset: 0;
    display: grid;
    place-items: center;
  }
  .event[aria-hidden] {
    pointer-events: none;
  }
  .notice {
    display: grid;
    justify-items: center;
    gap: 0.4rem;
    max-width: 80%;
    margin: 0;
    padding: 0.75rem 1.25rem;
    border: 1px solid var(--_edge);
    border-radius: 0.875rem;
    background: var(--_paper);
    box-shadow: 0 0.5rem 2rem #0006;
    font-weight: 600;
    text-align: center;
    text-wrap: balance;
  }
  .notice p {
    margin: 0;
  }
  .counted {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    font-size: 2rem;
    font-variant-numeric: tabular-nums;
  }
  .counted b {
    min-width: 2ch;
  }
  .counted b + .disc {
    margin-inline-start: 0.75rem;
  }
  /* The user's best result against this opponent so far, after the count and in the card of the end. */
  .best {
    color: var(--_accent);
    font-weight: 600;
    animation: appear 0.9s cubic-bezier(0.2, 1.4, 0.4, 1) both;
  }
  @keyframes appear {
    0% {
      transform: scale(0.4);
      opacity: 0;
    }
    55% {
      transform: scale(1.12);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .best {
      animation: none;
    }
  }
  /* The panel does not tell the result before the count is over; then the card of the end does. */
  .counting .message,
  .counting othello-score::part(status) {
    visibility: hidden;
  }
  .ended othello-score::part(status) {
    display: none;
  }
`;
