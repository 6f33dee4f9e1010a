/** Style sheets that the companions have in common, each put together with the element's own. */
import { css } from 'lit';

/**
 * Styles of all companions: colours that adapt to the page, discs, and a visible focus. The style sheets of the
 * companions take their colours from the variables `--_…` here; a page sets `--othello-…`.
 */
export const shared = css`
  :host {
    display: block;
    font: inherit;
    line-height: 1.35;
    --_ink: var(--othello-ink-color, light-dark(#1d2522, #e8efeb));
    --_quiet: var(--othello-quiet-color, light-dark(#55635d, #a3b1aa));
    --_paper: var(--othello-paper-color, light-dark(#fff, #1d2623));
    --_edge: var(--othello-edge-color, light-dark(#c8d2cc, #3b4843));
    --_accent: var(--othello-accent-color, light-dark(#1d6b49, #5fc092));
    --_on-accent: light-dark(#fff, #08130e);
    --_field-edge: light-dark(#84918b, #7d8c85);
    color: var(--_ink);
  }
  :host([hidden]) {
    display: none;
  }
  .disc {
    display: inline-block;
    flex: none;
    width: 1.15em;
    height: 1.15em;
    border-radius: 50%;
    box-sizing: border-box;
    border: 1px solid light-dark(#0003, #7c8982);
    vertical-align: -0.2em;
    forced-color-adjust: none;
  }
  .disc.black {
    background: var(
      --othello-black-disc,
      radial-gradient(
        circle at 35% 26%,
        light-dark(#4a524f, #c2ccc7) 0,
        light-dark(#1a201e, #4b5550) 18%,
        light-dark(#0f1312, #0a0d0c) 40%,
        #060807 100%
      )
    );
  }
  .disc.white {
    background: var(
      --othello-white-disc,
      radial-gradient(circle at 35% 26%, #fff 0, #fbf8f0 40%, #ece6d8 75%, #d8d1c1 100%)
    );
  }
  /* As on the board if the system chooses the colours. */
  @media (forced-colors: active) {
    .disc.black {
      border: 2px solid CanvasText;
      background: #000;
    }
    .disc.white {
      border: 2px solid CanvasText;
      background: #fff;
    }
  }
  button {
    font: inherit;
    color: inherit;
    cursor: pointer;
  }
  button[aria-disabled='true'] {
    cursor: default;
    opacity: 0.4;
  }
  /* Without backgrounds, an outline shows what is selected. */
  @media (forced-colors: active) {
    [aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Buttons with text, for elements that ask something; `main` is the most likely action. */
export const actions = css`
  .action {
    min-height: 2.75rem;
    padding: 0.3rem 0.9rem;
    border: 1px solid var(--_field-edge);
    border-radius: 0.6rem;
    background: var(--_paper);
  }
  .action.main {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
  }
`;

/** The answer to a try, which stands out, and not by its colour alone. */
export const verdict = css`
  .verdict:is(.right, .wrong) {
    padding: 0.35rem 0.7rem;
    border-radius: 0.6rem;
    font-weight: 600;
  }
  .verdict.right {
    background: light-dark(#e3f1e9, #1d3a2c);
  }
  .verdict.right::before {
    content: '✓ ' / '';
  }
  .verdict.wrong {
    background: light-dark(#fbe9e6, #45241f);
  }
  .verdict.wrong::before {
    content: '✗ ' / '';
  }
`;
