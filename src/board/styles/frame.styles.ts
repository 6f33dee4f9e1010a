import { css } from './css.js';

/** The board without anything on it: sizes are shares of its width, so nothing is ever measured by script. */
export const frame = css`
  :host {
    display: block;
    container-type: inline-size;
    content-visibility: auto;
    /* Out of sight a board is as high as it is wide, until it has been seen: nothing jumps. */
    aspect-ratio: 1;
    contain-intrinsic-size: auto 0;
    color-scheme: light dark;
    --_gutter: 5.4cqw;
    --_board: var(--othello-board-color, var(--_felt));
    --_line: var(--othello-line-color, var(--_ruling));
    --_line-width: var(--othello-line-width, var(--_thin));
    --_frame: var(--othello-frame-color, var(--_rim));
    --_coordinate: var(--othello-coordinate-color, var(--_letter));
    --_mark: var(--othello-mark-color, #fff6d8);
    --_legal: var(--othello-legal-color, var(--_pale));
    --_last: var(--othello-last-color, var(--_amber));
    --_disc: var(--othello-disc-size, 82%);
    --_black: var(--othello-black-disc, var(--_ebony));
    --_white: var(--othello-white-disc, var(--_ivory));
    /* What a theme may choose; a page's own properties go before it. */
    --_felt: #2c7a58;
    --_ruling: #12392a;
    --_thin: max(1px, 0.22cqw);
    --_rim: light-dark(#23302b, #1a2320);
    --_letter: #b9c9c1;
    --_pale: #e6f4ea;
    --_amber: #ffb454;
    --_ebony: radial-gradient(circle at 34% 28%, #454d4a 0, #1a201e 42%, #090c0b 100%);
    --_ivory: radial-gradient(circle at 34% 28%, #fff 0, #f3efe6 45%, #d5cfc2 100%);
  }
  :host([hidden]) {
    display: none;
  }
  /* The bar comes a moment later: nothing is to jump. */
  :host([controls]) [name='controls'] {
    display: block;
    min-height: 3.25rem;
  }
  :host([theme='wood' i]) {
    --_felt: #a06a35;
    --_ruling: #4a2a10;
    --_rim: light-dark(#4b2e17, #33200f);
    --_letter: #e3c9a8;
  }
  :host([theme='slate' i]) {
    --_felt: #5f7686;
    --_ruling: #24313a;
    --_rim: light-dark(#27323a, #1b2329);
    --_letter: #bccad4;
  }
  :host([theme='contrast' i]) {
    --_felt: #767676;
    --_ruling: #000;
    --_thin: max(2px, 0.4cqw);
    --_rim: #000;
    --_letter: #fff;
    --_ebony: #000;
    --_ivory: #fff;
    --_amber: #ffe14d;
    --_pale: #fff;
  }

  .board {
    box-sizing: border-box;
    position: relative;
    aspect-ratio: 1;
    direction: ltr;
    padding: var(--othello-frame-width, 1.8cqw);
    background: var(--_frame);
    border-radius: var(--othello-radius, 1.8cqw);
  }
  :host([coordinates='outside' i]) .board,
  :host(:not([coordinates])) .board {
    padding: var(--_gutter) var(--othello-frame-width, 1.8cqw) var(--othello-frame-width, 1.8cqw)
      var(--_gutter);
  }
  .grid {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: var(--_line-width);
    height: 100%;
    background: var(--_line);
    outline: var(--_line-width) solid var(--_line);
  }
  .row {
    display: flex;
    flex: 1;
    gap: var(--_line-width);
    min-height: 0;
  }
  :host([orientation='white' i]) .grid {
    flex-direction: column-reverse;
  }
  :host([orientation='white' i]) .row {
    flex-direction: row-reverse;
  }
  .cell {
    position: relative;
    flex: 1;
    min-width: 0;
    background: var(--_board);
  }

  /* The four dots of a real board, where the lines cross a quarter of the way in. */
  .grid::after {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
    background: radial-gradient(circle, var(--_line) 0.9cqw, transparent 1cqw) 0 0 / 50% 50%;
  }
`;
