/** The look of `<othello-evaluation>`, used by `evaluation.ts` alone. */
import { css } from 'lit';
import { shared } from '../shared/shared.styles.js';

/** `<othello-evaluation>`: a bar shared by Black and White, and the value in words below it. */
export const styles = [
  shared,
  css`
    .bar {
      overflow: hidden;
      height: 0.9rem;
      /* Seen around Black's part on a dark page, and around White's on a light one. */
      border: 1px solid var(--_field-edge);
      border-radius: 0.45rem;
      forced-color-adjust: none;
    }
    .old {
      opacity: 0.6;
    }
    svg {
      display: block;
      width: 100%;
      height: 100%;
    }
    .white {
      fill: #f3efe6;
    }
    .black {
      fill: light-dark(#202725, #050706);
      transition: width 200ms ease-out;
    }
    .middle {
      fill: var(--_accent);
    }
    p {
      min-height: 1.35em;
      margin: 0.3rem 0 0;
      color: var(--_quiet);
      font-size: 0.88em;
      font-variant-numeric: tabular-nums;
    }
    @media (forced-colors: active) {
      .bar {
        border-color: CanvasText;
      }
      .white {
        fill: #fff;
      }
      .black {
        fill: #000;
      }
      .middle {
        fill: Highlight;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .black {
        transition: none;
      }
    }
  `,
];
