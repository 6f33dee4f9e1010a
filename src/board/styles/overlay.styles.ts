import { css } from './css.js';

/** What is laid over the squares: values, the best move, flips, stable discs, zones and arrows. */
export const overlay = css`
  :host {
    --_best: var(--othello-best-color, #ffd766);
    --_arrow: var(--othello-arrow-color, #ffd766);
    /* Seen on paper and in forced colours, too. */
    --_hatch: color-mix(in srgb, var(--_ink, #000) 20%, transparent);
  }
  .cell[data-kind='exact']::before,
  .cell[data-kind='selective']::before,
  .cell[data-kind='heuristic']::before {
    inset: 18% 3%;
    border-radius: 0.9cqw;
    font-size: 3.7cqw;
    font-variant-numeric: tabular-nums;
    color: #f4f7f5;
    background: #16211cd9;
  }
  .cell[data-kind='exact']::before {
    box-shadow: inset 0 -0.5cqw 0 currentColor;
  }
  .cell[data-tone='good']::before {
    color: #9fd0ff;
  }
  .cell[data-tone='bad']::before {
    color: #ffb98a;
  }
  .cell[data-best]::before {
    outline: max(1.5px, 0.45cqw) solid var(--_best);
    font-weight: 800;
  }
  .cell[data-best]:not([data-text])::before {
    content: '★';
    inset: 0;
    border: 0;
    outline: 0;
    background: none;
    font-size: 7cqw;
    color: var(--_best);
  }
  .cell[data-flipped]::after {
    outline: max(1.5px, 0.4cqw) dashed var(--_last);
    outline-offset: -1cqw;
  }
  .cell[data-stable]::after {
    outline: max(1.5px, 0.5cqw) double var(--_best);
    outline-offset: -1.3cqw;
  }
  .cell[data-preview]::after {
    outline: max(2px, 0.6cqw) solid var(--_best);
    outline-offset: 0.2cqw;
  }
  .cell[data-zone='corner'] {
    box-shadow: inset 0 0 0 0.9cqw #ffd766;
  }
  .cell[data-zone='edge'] {
    box-shadow: inset 0 0 0 0.5cqw #bfe3ff;
  }
  .cell[data-zone='c'],
  .cell[data-zone='x'],
  .cell[data-zone='danger'] {
    background: repeating-linear-gradient(45deg, transparent 0 1cqw, var(--_hatch) 1cqw 2cqw) var(--_board);
  }
  .cell[data-zone='x'] {
    box-shadow: inset 0 0 0 0.5cqw #ffb98a;
  }

  .arrows {
    position: absolute;
    inset: 0;
    z-index: 3;
    pointer-events: none;
    color: var(--_arrow);
    stroke: #1b1204;
    stroke-width: 0.03;
    opacity: 0.92;
  }
  :host([orientation='white' i]) .arrows {
    rotate: 180deg;
  }
`;
