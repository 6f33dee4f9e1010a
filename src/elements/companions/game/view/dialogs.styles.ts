/**
 * The look of the dialogs of `<othello-game>` (`dialogs.ts`), their forms, and all buttons with text. The colours `--_…` are from
 * `shared.styles.ts`, `--_zoom` from `board/zoom.ts`: the zoom of the page by CSS, which enlarges rem but not svh.
 */
import { css } from 'lit';

export const dialogs = css`
  /* -- Buttons with text */
  a.button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    box-sizing: border-box;
    color: inherit;
    text-decoration: none;
  }
  button:not([hidden]),
  a.button {
    min-height: 2.5rem;
    padding: 0 1rem;
    border: 1px solid var(--_edge);
    border-radius: 0.5rem;
    background: var(--_paper);
  }
  button:hover:not(:disabled),
  a.button:hover {
    border-color: var(--_accent);
  }
  button:disabled {
    cursor: default;
    opacity: 0.5;
  }
  :is(button, a).main {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }

  /* -- Dialogs and forms */
  dialog {
    box-sizing: border-box;
    width: min(34rem, calc(100vw - 1rem));
    max-height: calc(100svh / var(--_zoom, 1) - 1rem);
    padding: 1.2rem clamp(0.9rem, 4vw, 1.6rem);
    overflow-y: auto;
    /* The focused element must not be hidden below the answers. */
    scroll-padding-block: 1rem 5rem;
    border: 1px solid var(--_edge);
    border-radius: 0.9rem;
    background: var(--_paper);
    color: var(--_ink);
    box-shadow: 0 1rem 3rem #0006;
  }
  /* The faces of the opponents are seen from afar. */
  #new-game {
    width: min(44rem, calc(100vw - 1rem));
  }
  #new-game .segments span {
    padding-inline: 0.4rem;
  }
  #new-game .by span {
    padding-block: 0.3rem;
    line-height: 1.25;
  }
  dialog::backdrop {
    background: #0b1512a6;
  }
  form {
    display: grid;
    gap: 0.9rem;
  }
  h2 {
    margin: 0;
    font-family: var(--othello-title-font, inherit);
    font-size: 1.35rem;
  }
  p {
    margin: 0;
  }
  fieldset {
    display: grid;
    gap: 0.15rem;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend,
  .field > label {
    display: block;
    padding: 0;
    margin-bottom: 0.25rem;
    color: var(--_quiet);
    font-size: 0.88em;
  }
  .columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: 0.7rem;
    align-items: end;
  }
  select,
  input:not([type='radio'], [type='checkbox']),
  textarea {
    box-sizing: border-box;
    width: 100%;
    min-height: 2.5rem;
    padding: 0.35rem 0.6rem;
    border: 1px solid var(--_field-edge);
    border-radius: 0.5rem;
    background: light-dark(#fff, #131a17);
    color: inherit;
    font: inherit;
  }
  .segments {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem;
  }
  .segments label {
    position: relative;
    flex: 1 1 auto;
  }
  .segments input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .segments span {
    display: block;
    padding: 0.5rem 0.8rem;
    border: 1px solid var(--_field-edge);
    border-radius: 0.5rem;
    text-align: center;
  }
  .segments input:checked + span {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }
  .segments input:focus-visible + span {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  .check {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 2.1rem;
  }
  .check input {
    flex: none;
    width: 1.2rem;
    height: 1.2rem;
    margin: 0;
    accent-color: var(--_accent);
  }
  summary {
    min-height: 2rem;
    align-content: center;
    cursor: pointer;
  }
  details[open] > :not(summary) {
    margin-top: 0.7rem;
  }
  /* The answers stay in sight, however long the form is. */
  .actions {
    position: sticky;
    bottom: -1.2rem;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 0.5rem;
    margin-block: -0.4rem -1.2rem;
    padding-block: 1rem 1.2rem;
    /* What goes on below them fades, and is not cut. */
    background: linear-gradient(to top, var(--_paper) calc(100% - 1rem), transparent);
  }

  /* -- The content of single dialogs: keys, results, sharing */
  h2:focus {
    outline: none;
  }
  .standing {
    font-weight: 600;
  }
  dl.keys {
    display: grid;
    gap: 0.35rem;
    margin: 0;
  }
  .keys div {
    display: grid;
    grid-template-columns: 8.5rem 1fr;
    gap: 0.75rem;
    align-items: baseline;
  }
  .keys dd {
    margin: 0;
  }
  kbd {
    display: inline-block;
    min-width: 1.1em;
    padding: 0.05rem 0.35rem;
    border: 1px solid var(--_edge);
    border-radius: 0.3rem;
    font: inherit;
    font-size: 0.88em;
    text-align: center;
    white-space: nowrap;
  }
  /* In a low window, leave out the space around the answers. */
  @media (max-height: 26rem) {
    dialog {
      padding-block: 0.7rem;
    }
    form {
      gap: 0.45rem;
    }
    .actions {
      bottom: -0.7rem;
      margin-bottom: -0.7rem;
      padding-block: 0.35rem 0.7rem;
    }
  }
  @media (max-width: 30rem) {
    .actions > * {
      flex: 1 1 auto;
      text-align: center;
    }
    .sheet {
      font-size: 0.88em;
    }
  }
  .help {
    margin-top: 0.35rem;
    color: var(--_quiet);
    font-size: 0.88em;
  }
  .sheet {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .sheet th {
    text-align: start;
    font-weight: 500;
  }
  .sheet td,
  .sheet thead th:not(:first-child) {
    text-align: end;
  }
  .sheet th,
  .sheet td {
    padding: 0.35rem 0.25rem;
    border-bottom: 1px solid var(--_edge);
    overflow-wrap: break-word;
    hyphens: auto;
  }
  .sheet small {
    display: block;
    color: var(--_quiet);
  }
  .copy {
    display: flex;
    align-items: end;
    gap: 0.5rem;
  }
  .copy .field {
    flex: 1;
    min-width: 0;
  }
  .note {
    min-height: 1.35em;
  }
  @media (forced-colors: active) {
    .segments input:checked + span {
      outline: 3px solid Highlight;
    }
  }
`;
