/**
 * Styles of the discs and signs on the squares, in every board (`styles.ts`). `frame.styles.ts` explains the variables
 * of the board. Here: `--_face` is the colour of the disc, `--_depth` the shadow that a material gives it, `--_radius`
 * and `--_inner` are the outer and the inner radius of a circle, `--_fill` is its middle, and `--_ring` the outline of
 * the last move.
 */

// The board makes sheets of texts (`render/renderer.ts`); the tag is for Prettier and the minifier.
const css = String.raw;

/** Discs, legal squares, the last move, the author's marks and numbers. */
export const discs = css`
  /* Empty squares have this box, too: a box that appears or disappears makes the browser lay out the grid again. */
  .cell::after {
    content: '';
    position: absolute;
    inset: calc((100% - var(--_disc)) / 2);
    border-radius: 50%;
  }
  .cell[data-disc]::after {
    background: var(--_face);
    box-shadow: var(--othello-disc-shadow, var(--_depth, 0 0.28cqw 0.5cqw #0006, 0 0.1cqw 0.15cqw #0007));
  }
  /* Circles are gradients: browsers round boxes to whole pixels, so a small one may get wider than high. */
  .cell[data-last]::after {
    --_radius: max(4px, 1.6cqw);
    background:
      radial-gradient(
        circle,
        var(--_last) calc(var(--_radius) * 0.66),
        var(--_ring, #1b1204) calc(var(--_radius) * 0.76) calc(var(--_radius) * 0.94),
        transparent var(--_radius)
      ),
      var(--_face);
  }
  /* A disc, and the text on it. */
  .cell[data-disc='black'] {
    --_face: var(--_black);
    --_mark: #f7f4ec;
  }
  .cell[data-disc='white'] {
    --_face: var(--_white);
    --_mark: #16211c;
  }

  /* One text or shape over a disc or on an empty square. */
  .cell::before {
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: 50%;
    color: var(--_mark);
  }
  .cell[data-legal]::before {
    content: '';
    --_radius: 1.4cqw;
    --_inner: calc(var(--_radius) - max(1.5px, 0.5cqw));
    background: radial-gradient(
      circle,
      var(--_fill, transparent) calc(var(--_inner) - 0.5px),
      var(--_legal) calc(var(--_inner) + 0.5px) calc(var(--_radius) - 0.5px),
      transparent calc(var(--_radius) + 0.5px)
    );
  }
  /* The font only where there is text: with it, the browser takes half as long again to style a square. */
  .cell[data-text]::before {
    content: attr(data-text);
    inset: 0;
    border: 0;
    background: none;
    display: grid;
    place-items: center;
    font: 600 4.3cqw/1 var(--othello-coordinate-font, system-ui, sans-serif);
  }
`;
