/**
 * Styles of coordinates on the squares, which only some boards have: loaded by `in-play.ts`, and always there
 * on a server.
 */

// The board makes sheets of texts (`render/renderer.ts`); the tag is for Prettier and the minifier.
const css = String.raw;

/** Letters and numbers on the squares of the first column and row, where the board is wide enough for them. */
export const insideCoordinates = css`
  :host([coordinates='inside' i]) {
    --_letter: #e9f3ed;
  }
  :host([theme='paper' i][coordinates='inside' i]) {
    --_letter: #4d4636;
  }
  @container (width >= 160px) {
    :host([coordinates='inside' i]) .row::before,
    :host([coordinates='inside' i]) .row::after {
      display: grid;
      z-index: 1;
      box-sizing: border-box;
      width: 12.5%;
      height: 12.5%;
      padding: 0.6cqw;
      font-size: max(2.2cqw, 9px);
    }
    :host([coordinates='inside' i]) .row::before {
      right: auto;
      left: 0;
      place-items: start;
    }
    :host([coordinates='inside' i]) .row::after {
      bottom: 0;
      place-items: end;
    }
  }
`;
