/** The look of `<share-sheet>`. Its colours and fonts are variables of the page (`style.css`). */
import { css } from 'lit';
import { buttonStyles, dialogStyles } from '../buttons.js';

export const styles = [
  buttonStyles,
  dialogStyles,
  css`
    /* -- The dialog */

    dialog {
      width: 27rem;
      padding: 1.1rem 1.2rem 1.2rem;
    }

    @media (max-width: 40rem) {
      dialog {
        margin-bottom: 0.5rem;
      }
    }

    form {
      display: grid;
      gap: 0.8rem;
    }

    .head,
    .ways {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 0.5rem;
    }

    h2 {
      margin: 0;
      font: 600 1.4rem/1.2 var(--serif);
    }

    /* In a large window, the picture stands beside everything else. */
    @media (min-width: 52rem) and (min-height: 36rem) {
      dialog:has(.preview) {
        width: 49rem;
        padding: 1.5rem;
      }

      form:has(.preview) {
        grid-template: repeat(6, auto) 1fr / 24rem minmax(0, 1fr);
        gap: 0.9rem 1.75rem;
        min-height: 27.6rem;
      }

      form > * {
        grid-column: 2;
      }

      form > .preview.preview {
        grid-area: 1 / 1 / -1;
        align-self: center;
        width: min(100%, (100svh - 6rem) / 1.39);
      }

      .fields.fields {
        grid-template-columns: 1fr;
      }

      form:not(:has(.preview)) > * {
        grid-column: 1;
      }
    }

    /* -- The picture or animation, and their choice */

    /* As high as the picture whatever is chosen, so that the buttons stay where they are. */
    .preview {
      display: grid;
      align-items: center;
      width: min(100%, 20rem, (100svh - 29rem) / 1.15);
      margin-inline: auto;
    }

    .preview.game {
      width: min(100%, 20rem, (100svh - 29rem) / 1.39);
    }

    img,
    .empty {
      display: block;
      width: 100%;
      aspect-ratio: 1;
      border-radius: 10px;
      background: var(--well);
      box-shadow:
        0 1px 2px #0002,
        0 0.4rem 1.4rem #0000001f;
    }

    .card {
      aspect-ratio: 20 / 23;
    }

    /* With the course of a game. */
    .game {
      aspect-ratio: 100 / 139;
    }

    .empty {
      display: grid;
      place-content: center;
      padding: 0.5rem;
      box-sizing: border-box;
      color: var(--quiet);
      font-size: 0.85rem;
      text-align: center;
    }

    progress {
      flex: 1;
      min-width: 0;
      accent-color: var(--accent);
    }

    /* The pictures of an animation as they are drawn, with their number below. */
    .moving p {
      display: flex;
      gap: 0.6rem;
      align-items: center;
      margin: 0.3rem 0 0;
      color: var(--quiet);
      font-size: 0.85rem;
      font-variant-numeric: tabular-nums;
    }

    /* What goes with the link: one of a row. */
    fieldset {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
      min-width: 0;
      margin: 0;
      padding: 0.2rem;
      border: 0;
      border-radius: 0.75rem;
      background: var(--well);
    }

    legend {
      float: left;
      grid-column: 1 / -1;
      padding: 0.2rem 0.4rem 0.3rem;
      color: var(--quiet);
      font-size: 0.88rem;
    }

    fieldset label {
      position: relative;
      display: grid;
      place-items: center;
      min-height: 2.6rem;
      padding: 0.1rem 0.3rem;
      border-radius: 0.6rem;
      font-size: 0.92rem;
      line-height: 1.15;
      text-align: center;
      cursor: pointer;
    }

    fieldset label:has(:checked) {
      background: var(--card);
      box-shadow: 0 1px 3px #0003;
      font-weight: 600;
    }

    fieldset label:has(:focus-visible) {
      outline: 2px solid var(--accent);
    }

    input[type='radio'] {
      position: absolute;
      inset: 0;
      margin: 0;
      opacity: 0;
      cursor: pointer;
    }

    @media (forced-colors: active) {
      fieldset label:has(:checked) {
        outline: 2px solid Highlight;
      }
    }

    /* -- Name and word, and what the receiver reads */

    .fields {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: 0.6rem;
    }

    .reads {
      min-height: 2.6em;
      margin: 0;
      color: var(--quiet);
      font-size: 0.92rem;
      line-height: 1.3;
      overflow-wrap: anywhere;
    }

    q {
      color: var(--ink);
    }

    .field {
      display: grid;
      align-content: end;
      gap: 0.2rem;
      color: var(--quiet);
      font-size: 0.88rem;
    }

    .field input {
      box-sizing: border-box;
      width: 100%;
      min-height: 2.75rem;
      padding: 0.4rem 0.7rem;
      border: 1px solid var(--edge);
      border-radius: 0.6rem;
      background: var(--well);
      color: var(--ink);
      font: inherit;
      font-size: 1rem;
    }

    /* -- The buttons, and their outcome */

    .ways > * {
      flex: 1 1 auto;
    }

    .ways > :is(.lead, fieldset) {
      flex-basis: 100%;
    }

    .ways > .less {
      padding: 0 0.2rem;
      font-size: 0.94rem;
      border-color: transparent;
      color: var(--accent);
      font-weight: 600;
    }

    .ways > details[open] {
      flex-basis: 100%;
    }

    summary {
      align-content: center;
      min-height: 2.75rem;
      color: var(--accent);
      font-size: 0.94rem;
      font-weight: 600;
      text-align: center;
      cursor: pointer;
    }

    details > button {
      width: 100%;
      margin-top: 0.4rem;
    }

    output {
      display: block;
      overflow-wrap: anywhere;
      user-select: all;
    }

    output:empty {
      display: none;
    }

    /* The button says it; this is for screen readers. */
    output.unseen {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }

    :focus-visible {
      outline: 2px solid var(--accent);
      outline-offset: 2px;
    }
  `,
];
