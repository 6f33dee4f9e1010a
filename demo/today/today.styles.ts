/**
 * The look of `<today-puzzle>`. Colours and fonts are variables of the page (`style.css`); `--step` is the height of a
 * day's step, 1 to 7, `--width` the width of a day, and `--bar` the height of the bar of links on a phone
 * (`frame.css`).
 */
import { css, unsafeCSS } from 'lit';
import { buttonStyles } from '../buttons.js';

/** The step of each day of the week; a style attribute would break the site's Content-Security-Policy. */
const STEPS = unsafeCSS(
  Array.from({ length: 7 }, (_, at) => `.week li:nth-child(${at + 1}) { --step: ${at + 1}; }`).join(' '),
);

export const styles = [
  buttonStyles,
  css`
    /* -- The page's texts */

    :host {
      display: block;
    }

    header {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0.1rem 1rem;
      margin: 0 0 0.6rem;
    }

    h2 {
      margin: 0;
      font: 600 clamp(1.2rem, 0.9rem + 1.4vw, 1.5rem) / 1.25 var(--serif);
    }

    h2 small,
    .glance {
      color: var(--quiet);
      font: 400 0.92rem/1.25 system-ui;
      font-variant-numeric: tabular-nums;
    }

    /* The line breaks between what it says, with a wide font also within. */
    .glance {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0.1rem 0.9rem;
    }

    .glance b {
      color: var(--accent);
    }

    h3 {
      margin: 0;
      font: 600 1.2rem/1.3 var(--serif);
    }

    p {
      margin: 0;
    }

    .quiet {
      color: var(--quiet);
    }

    ol {
      display: flex;
      margin: 0;
      padding: 0;
      list-style: none;
    }

    /* -- The week */

    .week {
      container-type: inline-size;
    }

    .week ol {
      --width: min(1.9rem, 12.5cqi);
      justify-content: space-between;
      align-items: end;
      max-width: 24rem;
    }

    .week li {
      display: grid;
      justify-items: center;
      gap: 0.5rem;
    }

    ${STEPS}

    /* The puzzles rise from easy to hard over the week. */
    .week li::before {
      width: var(--width);
      height: calc(0.35rem * var(--step));
      border-radius: 0.3rem 0.3rem 0 0;
      background: var(--line);
      content: '';
    }

    .week .today::before {
      background: var(--accent);
    }

    .day {
      display: grid;
      place-items: center;
      box-sizing: border-box;
      width: var(--width);
      height: var(--width);
      border: 1.5px solid var(--line);
      border-radius: 50%;
      color: var(--quiet);
      font-size: 0.8rem;
      font-weight: 600;
    }

    .solved .day {
      border-color: var(--accent);
      background: var(--accent);
      color: var(--paper);
    }

    .tried .day {
      border-color: var(--quiet);
      background: var(--quiet);
      color: var(--paper);
    }

    [aria-current] .day {
      outline: 2px solid var(--accent);
      outline-offset: 2px;
    }

    .later .day {
      border-style: dashed;
    }

    /* The puzzle of an earlier day. */
    .week button {
      min-height: 2.75rem;
      margin: calc((var(--width) - 2.75rem) / 2) -0.3rem;
      padding: 0 0.3rem;
      border: 0;
      background: none;
    }

    .week button:hover .day {
      border-color: var(--accent);
    }

    /* -- The tries, and the result */

    /* No higher than the line that they stand in. */
    .tries {
      display: inline-flex;
      flex-wrap: wrap;
      gap: 0.15rem;
    }

    .tries span {
      display: grid;
      place-items: center;
      box-sizing: border-box;
      width: 1.15rem;
      height: 1.15rem;
      border: 1px solid transparent;
      border-radius: 0.25rem;
      color: #fff;
      font-size: 0.75rem;
      font-weight: 700;
    }

    .wrong {
      background: #b3382c;
    }

    .tries .hint {
      background: #e2b93b;
      color: #1b211e;
    }

    .tries .right {
      background: #1d6246;
    }

    .tries .shown {
      background: var(--edge);
    }

    .card {
      display: grid;
      flex-basis: 100%;
      gap: 1rem;
      margin-top: 0.4rem;
      padding: 1.1rem 1.2rem;
      border: 1px solid var(--line);
      border-radius: 14px;
      background: var(--card);
    }

    .ways {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.5rem 1.2rem;
    }

    a.button {
      display: grid;
      place-items: center;
    }

    button.link,
    .ways a {
      padding: 0.5rem 0;
      border: 0;
      color: var(--accent);
      text-decoration: underline;
      text-underline-offset: 0.18em;
    }

    :focus-visible {
      outline: 2px solid var(--accent);
      outline-offset: 2px;
    }

    .unseen {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }

    /* -- The puzzle */

    /* Its buttons stay above the bar of a phone. */
    othello-puzzle {
      --othello-paper-color: var(--paper);
      /* No board is wider than 640 pixels. */
      --othello-board-width: min(640px, 100svh - 8.5rem);
    }

    othello-puzzle::part(bar) {
      inset-block-end: var(--bar, 0);
    }

    /* The other puzzles are the way on. */
    othello-puzzle::part(again) {
      display: none;
    }

    @media (max-width: 44rem) {
      othello-puzzle::part(board) {
        max-width: max(15rem, 100svh - 14rem);
      }
    }

    /* Above both buttons. */
    p.compared {
      flex: 1 0 100%;
      min-width: 0;
      margin: 0;
      padding: 0;
      font-weight: 600;
    }

    /* Two beside each other. */
    @media (max-width: 26rem) {
      [slot='actions'] {
        padding-inline: 0.5rem;
      }
    }

    @media (forced-colors: active) {
      :is(.solved, .tried) .day {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
  `,
];
