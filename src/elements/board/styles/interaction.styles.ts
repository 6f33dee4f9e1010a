/**
 * Styles of boards that people play on, adopted by `Interaction` when the first such board needs them.
 * `frame.styles.ts` explains the variables of the board. Here: `--_focus` is the colour of the focus, `--_flip` the
 * time of a flip, and `--_stagger` how much later the next disc begins.
 */

// The board makes sheets of texts (`render/renderer.ts`); the tag is for Prettier and the minifier.
const css = String.raw;

/** Boards that people play on: hover, and discs that land and turn over. */
export const interactionStyles = css`
  :host {
    --_focus: var(--othello-focus-color, #fff);
    --_flip: var(--othello-flip-duration, 360ms);
    --_stagger: var(--othello-flip-stagger, 55ms);
  }
  @media (hover: hover) {
    .interactive .cell[data-legal]:hover::before {
      --_fill: var(--_legal);
    }
    .interactive .cell[data-legal][data-text]:hover::before {
      background: var(--_legal);
    }
  }
  .interactive {
    user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  .interactive .cell {
    touch-action: manipulation;
    outline: none;
  }
  .interactive .cell[data-legal] {
    cursor: pointer;
  }
  .interactive .cell:focus-visible {
    z-index: 2;
    box-shadow:
      inset 0 0 0 max(2px, 0.6cqw) var(--_focus),
      inset 0 0 0 max(4px, 1.1cqw) #111;
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
  @media (forced-colors: active) {
    .interactive .cell:focus-visible {
      box-shadow: inset 0 0 0 3px Highlight;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .cell[data-turn]::after {
      animation: none;
    }
  }
  ${flip('_black', '_white')}
  ${flip('_white', '_black')}
`;

/**
 * A disc that turns over, across the line in which it was bracketed. One name for each colour, so that a disc that
 * turns twice in a row restarts its animation.
 */
function flip(from: string, to: string): string {
  const [before, after] = [`var(--${from})`, `var(--${to})`];
  const at = (share: number, face: string, width: number): string =>
    `${share}%{--_face:${face};transform:rotate(var(--_angle)) scaleX(${width}) rotate(calc(-1*var(--_angle)))}`;
  const steps = [at(0, before, 1), at(49.9, before, 0.04), at(50, after, 0.04), at(100, after, 1)];
  return `@keyframes to-${to.slice(1)}{${steps.join('')}}`;
}
