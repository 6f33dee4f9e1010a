import { css } from './css.js';

/** What lies on the squares: discs, legal squares, the last move, the author's marks and numbers. */
export const discs = css`
  .cell[data-disc]::after {
    content: '';
    position: absolute;
    inset: calc((100% - var(--_disc)) / 2);
    border-radius: 50%;
    background: var(--_face);
    box-shadow:
      0 0.28cqw 0.5cqw #0006,
      0 0.1cqw 0.15cqw #0007;
  }
  /* A disc, and what is written on it. */
  .cell[data-disc='black'] {
    --_face: var(--_black);
    --_mark: #f7f4ec;
  }
  .cell[data-disc='white'] {
    --_face: var(--_white);
    --_mark: #16211c;
  }

  /* What lies over a disc or on an empty square: one text or shape. */
  .cell::before {
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: 50%;
    display: flex;
    align-items: center;
    justify-content: center;
    font: 600 4.3cqw/1 var(--othello-coordinate-font, system-ui, sans-serif);
    color: var(--_mark);
  }
  .cell[data-legal]::before {
    content: '';
    inset: 38%;
    border: max(1.5px, 0.5cqw) solid var(--_legal);
    box-sizing: border-box;
  }
  .cell[data-last]::before {
    content: '';
    inset: 39%;
    border: 0;
    background: var(--_last);
    box-shadow: 0 0 0 max(1px, 0.25cqw) #1b1204;
  }
  .cell[data-text]::before {
    content: attr(data-text);
    inset: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
  .cell[data-mark]::before {
    content: '';
    inset: 22%;
    border: max(2px, 0.7cqw) solid;
    box-sizing: border-box;
    box-shadow: 0 0 0 1px #0008;
    background: none;
  }
  .cell[data-mark='square']::before {
    border-radius: 0;
  }
  .cell[data-mark='dot']::before {
    inset: 36%;
    background: currentColor;
  }
  .cell[data-mark='cross']::before {
    content: '✕';
    inset: 0;
    border: 0;
    box-shadow: none;
    font-size: 7cqw;
    text-shadow: 0 0 2px #000;
  }
`;
