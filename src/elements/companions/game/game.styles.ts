/** The look of `<othello-game>`, used by `game.ts`; the dialogs have a sheet of their own. */
import { css } from 'lit';
import { shared } from '../shared/shared.styles.js';
import { dialogs } from './view/dialogs.styles.js';
import { momentStyles } from './view/moment-board.js';

/** `<othello-game>`: the menu of opponents, the board with its panel, and messages during the game. */
export const styles = [
  shared,
  dialogs,
  momentStyles,
  css`
    /* If the page sets a height, the panel takes what the board leaves. */
    :host,
    .frame {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    :host {
      container-type: inline-size;
      /* A size container does not grow with its content: this is its width in a box that shrinks to its content, and its least width beside text. */
      contain-intrinsic-inline-size: 16rem;
    }
    .game {
      display: grid;
      grid-template: auto 1fr / minmax(0, 1fr);
      gap: 0.5rem;
    }
    .table {
      position: relative;
      width: min(100%, 46rem, max(16rem, 100svh / var(--_zoom, 1) - 11rem));
      margin-inline: auto;
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
    /* The space of what is not drawn yet. */
    .placeholder .table {
      aspect-ratio: 1;
    }
    .panel:empty {
      min-height: 14.9rem;
    }
    /* The board shows once its game has begun. */
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
    /* The message, with its buttons below. During a game it keeps the space of a comment, so that nothing else moves. */
    .now {
      display: grid;
      align-content: start;
      justify-items: start;
    }
    .playing {
      min-height: 9rem;
    }
    /* What is said before the first move is an exception, and takes no space before. */
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
    .servers {
      color: var(--_quiet);
      font-size: 0.88em;
    }
    /* A dot that pulses while the game waits for somebody. */
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
        animation: wait 1.6s ease-in-out infinite;
      }
    }
    @keyframes wait {
      50% {
        opacity: 0.25;
        scale: 0.7;
      }
    }
    .own-name {
      display: grid;
      gap: 0.2rem;
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
    /* The code of a link stands beside its button, below its words. */
    .now:has(.qr) {
      grid-template: auto auto auto 1fr / minmax(0, 1fr) clamp(7rem, 36%, 11rem);
      column-gap: 1rem;
      min-height: 0;
    }
    .now:has(.qr) > :is(.message, .help, .servers) {
      grid-column: 1 / -1;
    }
    .now > .qr {
      grid-area: 2 / 2 / span 3;
      margin-block: 0.5rem;
    }
    .now > .card-actions .link {
      font-size: 0.92em;
    }
    .now > .card-actions .less {
      color: var(--_quiet);
      font-weight: 400;
    }
    /* Where there is room, a telephone across the table can read it. */
    @media (min-width: 60rem) and (min-height: 58rem) {
      .now:has(.qr) {
        grid-template: none / minmax(0, 1fr);
      }
      .now > .qr {
        grid-area: auto;
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
    /* The coach's comment, with buttons to act on it. */
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
    .card-actions {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.25rem;
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
    /* Above the board: a pass, and the count at the end. */
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
    .best {
      color: var(--_accent);
      font-weight: 600;
      animation: felt 0.9s cubic-bezier(0.2, 1.4, 0.4, 1) both;
    }
    @keyframes felt {
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
    .counting .message,
    .counting othello-score::part(status) {
      visibility: hidden;
    }
    .ended othello-score::part(status) {
      display: none;
    }
    .counted b + .disc {
      margin-inline-start: 0.75rem;
    }
    .standing {
      margin: 0;
      font-size: 0.94em;
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
      min-height: 2.75rem;
    }
    .moves > * + * {
      margin-top: 0.5rem;
    }
    .moves othello-controls::part(button) {
      max-width: none;
    }
    [hidden] {
      display: none;
    }
    .opponents .aim {
      margin-bottom: 0.5rem;
      font-size: inherit;
      font-weight: inherit;
    }
    /* The choice of an opponent; the selected level says what beats it. */
    .opponents,
    .opponents slot {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0.25rem;
    }
    .opponents p {
      margin: 0;
      font-size: 0.88em;
      font-weight: 600;
    }
    .opponents button {
      min-height: 2.75rem;
      padding: 0.3rem 0.75rem;
      border-radius: 0.75rem;
      line-height: 1.25;
    }
    /* In a narrow panel, what the page puts here is in sight without scrolling, and the levels are side by side, and the description of the selected one is below them. */
    .levels {
      display: flex;
      flex-wrap: wrap;
      gap: 0.3rem;
    }
    .opponents .level {
      flex: 1 0 auto;
      padding: 0.15rem 0.2rem;
      font-size: 0.875rem;
    }
    .opponents .help {
      font-size: 0.8125em;
      font-weight: 400;
    }
    .level span {
      color: var(--_quiet);
      font-size: 0.8125em;
    }
    /* Before the first move both sides have two discs: first comes whom one can play, or the way to a friend. */
    :is(.asking, .before) > othello-score {
      display: none;
    }
    @container (max-width: 49.99rem) {
      /* What the page says comes before it, too. */
      .noticed > othello-score {
        display: none;
      }
      ::slotted([slot='start']) {
        order: -1;
      }
      .ways {
        margin-bottom: 1rem;
      }
      .opponents .persons button {
        padding-block: 0.15rem;
        font-size: 0.86rem;
        font-weight: 600;
        line-height: 1.2;
      }
      .opponents [name='opponents'] > p:first-child,
      .level span {
        position: absolute;
        overflow: hidden;
        width: 1px;
        height: 1px;
        clip-path: inset(50%);
        white-space: nowrap;
      }
    }
    .opponents [aria-pressed='true'] {
      border-color: var(--_accent);
      background: color-mix(in oklab, var(--_accent) 12%, var(--_paper));
      box-shadow: inset 0 0 0 1px var(--_accent);
    }
    .opponents [aria-pressed='true'] span {
      color: var(--_ink);
    }
    /* On the narrowest phones the names are as small as the labels of buttons, so that their words are whole. */
    @container (max-width: 20rem) {
      .panel {
        --_name-size: 0.78rem;
        --_count-size: 1.2rem;
        --_disc-size: 1.1rem;
        --_side-gap: 0.2rem;
      }
    }
    /* Below one another; on a tablet in one row. */
    .ways {
      display: flex;
      flex-wrap: wrap;
      gap: 0.35rem;
    }
    .opponents .ways slot {
      display: contents;
    }
    .persons,
    ::slotted([slot='start']) {
      flex: 1 1 20rem;
    }
    .persons {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0.35rem;
    }
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
    /* Before the first move there is nothing to take back: the choice of an opponent, or the way to a friend, comes first. */
    @container (max-width: 49.99rem) {
      .opponents ~ .tools,
      .tools.meeting {
        bottom: auto;
      }
    }
    /* With text of twice the size on a phone, the buttons would hide the score. */
    @container (max-width: 13rem) {
      .tools {
        bottom: auto;
      }
    }
    .tools > :only-child {
      grid-column: 2;
    }
    /* Where there is little to do, each button has the same share. */
    .tools:has(:is([buttons='hint'], [buttons='undo'])) {
      grid-template-columns: repeat(3, 1fr);
    }
    .tools:has([buttons='']) {
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
    .tool[aria-pressed='true'] {
      color: var(--_accent);
    }
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
    @media (pointer: coarse) and (hover: none) {
      .menu .keys {
        display: none;
      }
    }
    /* The end of a game, in place of the messages. */
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
    /* In one row where the panel is wide: what a player does next is in sight below the board. */
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
    /* Nothing of a game that is over is needed within the thumb's reach; the menu opens above them. */
    .ended .tools {
      position: relative;
      bottom: auto;
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
    /* The panel beside the board is one card, as high as the board. */
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
      .levels {
        display: grid;
      }
      .opponents .level {
        display: grid;
        padding-inline: 0.75rem;
        font-size: inherit;
        text-align: start;
      }
      .opponents .help {
        display: none;
      }
      .panel {
        --_move-columns: 1fr 1fr;
        --_black-column: 1;
        --_white-column: 2;
        --_side-width: 100%;
        --_side-gap: 0.75rem;
        --_moves-height: max(10rem, 100svh / var(--_zoom, 1) - 38rem);
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
      /* The sides are next to each other, so that what comes next is in sight with the board. */
      .ended {
        --_side-width: 8.5rem;
      }
      .tools {
        order: 1;
        margin-inline: -0.75rem;
        margin-bottom: -0.75rem;
        border-width: 1px 0 0;
        border-radius: 0 0 0.875rem 0.875rem;
      }
      .moves[open] {
        flex: 1 1 0;
        min-height: 9rem;
      }
    }
  `,
];
