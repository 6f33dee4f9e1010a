import { css, unsafeCSS } from 'lit';

/** How the board looks. Sizes are shares of the host's width, so nothing is ever measured by script. */
const look = css`
  :host {
    display: block;
    container-type: inline-size;
    content-visibility: auto;
    /* Out of sight a board is as high as it is wide, until it has been seen: nothing jumps. */
    aspect-ratio: 1;
    contain-intrinsic-size: auto 0;
    color-scheme: light dark;
    -webkit-tap-highlight-color: transparent;
    --_board: var(--othello-board-color, #2c7a58);
    --_line: var(--othello-line-color, #12392a);
    --_line-width: var(--othello-line-width, max(1px, 0.22cqw));
    --_frame: var(--othello-frame-color, light-dark(#23302b, #1a2320));
    --_coordinate: var(--othello-coordinate-color, #b9c9c1);
    --_mark: var(--othello-mark-color, #fff6d8);
    --_legal: var(--othello-legal-color, #e6f4ea);
    --_last: var(--othello-last-color, #ffb454);
    --_best: var(--othello-best-color, #ffd766);
    --_focus: var(--othello-focus-color, #fff);
    --_arrow: var(--othello-arrow-color, #ffd766);
    --_disc: var(--othello-disc-size, 82%);
    --_black: var(
      --othello-black-disc,
      radial-gradient(circle at 34% 28%, #454d4a 0, #1a201e 42%, #090c0b 100%)
    );
    --_white: var(
      --othello-white-disc,
      radial-gradient(circle at 34% 28%, #fff 0, #f3efe6 45%, #d5cfc2 100%)
    );
    --_flip: var(--othello-flip-duration, 360ms);
    --_stagger: var(--othello-flip-stagger, 55ms);
    --_gutter: 5.4cqw;
  }
  :host([hidden]) {
    display: none;
  }
  :host([theme='wood' i]) {
    --_board: var(--othello-board-color, #a06a35);
    --_line: var(--othello-line-color, #4a2a10);
    --_frame: var(--othello-frame-color, light-dark(#4b2e17, #33200f));
    --_coordinate: var(--othello-coordinate-color, #e3c9a8);
  }
  :host([theme='slate' i]) {
    --_board: var(--othello-board-color, #5f7686);
    --_line: var(--othello-line-color, #24313a);
    --_frame: var(--othello-frame-color, light-dark(#27323a, #1b2329));
    --_coordinate: var(--othello-coordinate-color, #bccad4);
  }
  :host([theme='contrast' i]) {
    --_board: var(--othello-board-color, #767676);
    --_line: var(--othello-line-color, #000);
    --_line-width: var(--othello-line-width, max(2px, 0.4cqw));
    --_frame: var(--othello-frame-color, #000);
    --_coordinate: var(--othello-coordinate-color, #fff);
    --_black: var(--othello-black-disc, #000);
    --_white: var(--othello-white-disc, #fff);
    --_last: var(--othello-last-color, #ffe14d);
    --_legal: var(--othello-legal-color, #fff);
  }

  .board {
    box-sizing: border-box;
    position: relative;
    aspect-ratio: 1;
    direction: ltr;
    padding: var(--othello-frame-width, 1.6cqw);
    background: var(--_frame);
    border-radius: var(--othello-radius, 1.8cqw);
    user-select: none;
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
    touch-action: manipulation;
    outline: none;
  }
  .interactive .cell[data-legal] {
    cursor: pointer;
  }

  /* The four dots of a real board, where the lines cross a quarter of the way in. */
  .grid::after {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
    background:
      radial-gradient(circle at 25% 25%, var(--_line) 0.95cqw, transparent calc(0.95cqw + 0.5px)),
      radial-gradient(circle at 25% 75%, var(--_line) 0.95cqw, transparent calc(0.95cqw + 0.5px)),
      radial-gradient(circle at 75% 25%, var(--_line) 0.95cqw, transparent calc(0.95cqw + 0.5px)),
      radial-gradient(circle at 75% 75%, var(--_line) 0.95cqw, transparent calc(0.95cqw + 0.5px));
  }

  .cell::after {
    content: '';
    position: absolute;
    inset: calc((100% - var(--_disc)) / 2);
    border-radius: 50%;
  }
  .cell[data-disc]::after {
    background: var(--_face);
    box-shadow:
      0 0.28cqw 0.5cqw #0006,
      0 0.1cqw 0.15cqw #0007;
  }
  .cell[data-disc='black']::after {
    --_face: var(--_black);
  }
  .cell[data-disc='white']::after {
    --_face: var(--_white);
  }

  /* What lies over a disc or on an empty square: one text or shape. */
  .cell::before {
    position: absolute;
    inset: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: center;
    font: 600 4.3cqw/1 var(--othello-coordinate-font, system-ui, sans-serif);
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  .cell[data-legal]::before {
    content: '';
    inset: 38%;
    border-radius: 50%;
    border: max(1.5px, 0.5cqw) solid var(--_legal);
    box-sizing: border-box;
  }
  @media (hover: hover) {
    .interactive .cell[data-legal]:hover::before {
      background: var(--_legal);
    }
  }
  .cell[data-last]::before {
    content: '';
    inset: 39%;
    border: 0;
    border-radius: 50%;
    background: var(--_last);
    box-shadow: 0 0 0 max(1px, 0.25cqw) #1b1204;
  }
  .cell[data-text]::before {
    content: attr(data-text);
    inset: 0;
    border: 0;
    background: none;
    box-shadow: none;
    color: var(--_mark);
  }
  .cell[data-text][data-disc='white']::before {
    color: #16211c;
  }
  .cell[data-text][data-disc='black']::before {
    color: #f7f4ec;
  }
  .cell[data-kind='exact']::before,
  .cell[data-kind='selective']::before,
  .cell[data-kind='heuristic']::before {
    inset: 18% 3%;
    border-radius: 0.9cqw;
    font-size: 3.1cqw;
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
  .cell[data-mark]::before {
    content: '';
    inset: 22%;
    border: max(2px, 0.7cqw) solid var(--_mark);
    border-radius: 0;
    box-sizing: border-box;
    box-shadow: 0 0 0 1px #0008;
    background: none;
  }
  .cell[data-mark='circle']::before {
    border-radius: 50%;
  }
  .cell[data-mark='dot']::before {
    inset: 36%;
    border-radius: 50%;
    background: var(--_mark);
  }
  .cell[data-mark='cross']::before {
    content: '✕';
    inset: 0;
    border: 0;
    box-shadow: none;
    font-size: 7cqw;
    color: var(--_mark);
    text-shadow: 0 0 2px #000;
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
    background: repeating-linear-gradient(45deg, transparent 0 1cqw, #0003 1cqw 2cqw) var(--_board);
  }
  .cell[data-zone='x'] {
    box-shadow: inset 0 0 0 0.5cqw #ffb98a;
  }

  .interactive .cell:focus-visible {
    z-index: 2;
    box-shadow:
      inset 0 0 0 max(2px, 0.6cqw) var(--_focus),
      inset 0 0 0 max(4px, 1.1cqw) #111;
  }

  /* Coordinates: each row carries its own number, and one column's letter. */
  .row::before,
  .row::after {
    position: absolute;
    font: 500 2.7cqw/1 var(--othello-coordinate-font, system-ui, sans-serif);
    color: var(--_coordinate);
    display: flex;
    align-items: center;
    justify-content: center;
    pointer-events: none;
  }
  .row::before {
    width: var(--_gutter);
    left: calc(-1 * var(--_gutter));
    height: 12.5%;
    top: calc(var(--_n) * 12.5%);
  }
  .row::after {
    height: var(--_gutter);
    top: calc(-1 * var(--_gutter));
    width: 12.5%;
    left: calc(var(--_n) * 12.5%);
  }
  :host([orientation='white' i]) .row {
    --_n: calc(7 - var(--_i));
  }
  :host([coordinates='inside' i]) .row::before,
  :host([coordinates='inside' i]) .row::after {
    z-index: 1;
    width: auto;
    height: auto;
    font-size: 2.2cqw;
    color: #e9f3ed;
  }
  :host([coordinates='inside' i]) .row::before {
    left: 0.5cqw;
    top: calc(var(--_n) * 12.5% + 0.6cqw);
  }
  :host([coordinates='inside' i]) .row::after {
    top: auto;
    bottom: 0.5cqw;
    left: calc(var(--_n) * 12.5% + 9.6cqw);
  }
  :host([coordinates='none' i]) .row::before,
  :host([coordinates='none' i]) .row::after {
    content: none !important;
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

  .cell slot {
    position: absolute;
    inset: 0;
    z-index: 2;
    display: grid;
    place-items: center;
  }
  .status {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  @keyframes land {
    from {
      transform: scale(1.18);
      opacity: 0.2;
    }
  }
  .cell[data-turn='black']::after {
    animation: to-black var(--_flip) calc(var(--_far) * var(--_stagger)) backwards ease-in-out;
  }
  .cell[data-turn='white']::after {
    animation: to-white var(--_flip) calc(var(--_far) * var(--_stagger)) backwards ease-in-out;
  }
  .cell[data-turn='land']::after {
    animation: land calc(var(--_flip) / 2) ease-out;
  }
  @media (prefers-reduced-motion: reduce) {
    .cell[data-turn]::after {
      animation: none;
    }
  }
  @media (prefers-contrast: more) {
    :host {
      --_line-width: var(--othello-line-width, max(2px, 0.4cqw));
      --_black: var(--othello-black-disc, #000);
      --_white: var(--othello-white-disc, #fff);
    }
  }
  @media (forced-colors: active) {
    .board,
    .cell {
      background: Canvas !important;
      forced-color-adjust: none;
    }
    .grid {
      background: CanvasText;
      outline-color: CanvasText;
    }
    .row::before,
    .row::after {
      color: CanvasText;
    }
    .cell[data-disc]::after {
      box-sizing: border-box;
      border: max(2px, 0.7cqw) solid CanvasText;
      box-shadow: none;
    }
    .cell[data-disc='black']::after {
      background: CanvasText;
    }
    .cell[data-disc='white']::after {
      background: Canvas;
    }
    .cell[data-legal]::before {
      border-color: CanvasText;
    }
    .cell[data-last]::before {
      background: Highlight;
      box-shadow: 0 0 0 max(2px, 0.7cqw) Canvas;
    }
    .cell[data-text]::before,
    .cell[data-mark]::before {
      border-color: CanvasText;
      box-shadow: none;
      color: CanvasText;
    }
    .cell[data-text][data-disc='black']::before {
      color: Canvas;
    }
    .interactive .cell:focus-visible {
      box-shadow: inset 0 0 0 3px Highlight;
    }
  }
  @media print {
    :host {
      content-visibility: visible;
    }
    .board,
    .cell {
      background: #fff !important;
    }
    .grid {
      background: #000;
      print-color-adjust: exact;
    }
    .row::before,
    .row::after {
      color: #000;
    }
    .cell[data-disc]::after {
      box-sizing: border-box;
      border: 1.5px solid #000;
      box-shadow: none;
      print-color-adjust: exact;
    }
    .cell[data-disc='black']::after {
      background: #000;
    }
    .cell[data-disc='white']::after {
      background: #fff;
    }
    .cell[data-legal]:not([data-mark], [data-text])::before {
      content: none;
    }
    .cell[data-text]:not([data-disc])::before,
    .cell[data-mark]:not([data-disc])::before {
      border-color: #000;
      color: #000;
    }
  }
`;

/** All of the board's style sheets. */
export const styles = [look, rowsOfCoordinates(), flip('black', 'white'), flip('white', 'black')];

/** Which number and letter each row carries. */
function rowsOfCoordinates(): ReturnType<typeof css> {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
    const rule = `.row:nth-child(${i + 1}){--_i:${i};--_n:${i}}
      .row:nth-child(${i + 1})::before{content:'${i + 1}'}.row:nth-child(${i + 1})::after{content:'${'abcdefgh'[i]!}'}
      :host([coordinate-style='numbers' i]) .row:nth-child(${i + 1})::before,
      :host([coordinate-style='numbers' i]) .row:nth-child(${i + 1})::after{content:'${i}'}`;
    return rule;
  });
  return unsafeCSS(rows.join(''));
}

/**
 * A disc that turns over, across the line in which it was bracketed. One name for each colour, so that a disc
 * which turns twice in a row begins anew.
 */
function flip(from: string, to: string): ReturnType<typeof css> {
  const at = (share: number, face: string, width: number): string =>
    `${share}%{--_face:var(--_${face});transform:rotate(var(--_angle)) scaleX(${width}) rotate(calc(-1*var(--_angle)))}`;
  return unsafeCSS(
    `@keyframes to-${to}{${at(0, from, 1)}${at(49.9, from, 0.04)}${at(50, to, 0.04)}${at(100, to, 1)}}`,
  );
}
