/**
 * Styles of themes and materials, which only some boards have: loaded by `in-play.ts`, and always there on a server.
 * `frame.styles.ts` explains the variables of the board, `discs.styles.ts` those of discs.
 */
import { OTHER_THEMES, type OtherTheme } from '../../diagram/other-themes.js';

// The board makes sheets of texts (`render/renderer.ts`); the tag is for Prettier and the minifier.
const css = String.raw;

/**
 * The themes other than classic, and the material of boards: felt, wood, slate or paper, as gradients over the board's
 * colour, and discs with depth. All of it is faint: discs and marks contrast with every point of a square. Each square
 * shows its part of one image, which continues from square to square. There is no material in print, in forced colours
 * and with more contrast.
 */
export const textures = css`
  ${columns()}
  :host([theme='contrast' i]) {
    ${colors(OTHER_THEMES.contrast)};
    --_thin: max(2px, 0.4cqw);
    --_ebony: #000;
    --_ivory: #fff;
  }
  :host([theme='wood' i]) {
    ${colors(OTHER_THEMES.wood)};
  }
  :host([theme='slate' i]) {
    ${colors(OTHER_THEMES.slate)};
  }
  :host([theme='paper' i]) {
    ${colors(OTHER_THEMES.paper)};
    --_mark: var(--othello-mark-color, #3d1c04);
    --_black: var(--othello-black-disc, radial-gradient(circle at 35% 28%, #3c3a37, #1d1c1a 60%));
    --_white: var(--othello-white-disc, #fdfaf2);
  }
  @media screen and (forced-colors: none) and (prefers-contrast: no-preference) {
    :host(:where(:not([theme='contrast' i], [theme='paper' i]))) {
      --_texture:
        repeating-linear-gradient(63deg, #ffffff0b 0 0.18cqw, transparent 0.18cqw 0.5cqw),
        repeating-linear-gradient(-27deg, #00000012 0 0.16cqw, transparent 0.16cqw 0.46cqw);
      /* Light from above, and the other side of the disc visible along its lower edge. */
      --_black-depth:
        inset 0 0.22cqw 0.35cqw #ffffff38, inset 0 -0.35cqw 0.6cqw #000a, 0 0.3cqw 0 #cfc9bb,
        0 0.55cqw 0.75cqw #0008;
      --_white-depth:
        inset 0 0.15cqw 0.2cqw #fff, inset 0 -0.35cqw 0.6cqw #8a7f6880, 0 0.3cqw 0 #1b201e,
        0 0.55cqw 0.75cqw #0008;
    }
    :host([theme='wood' i]) {
      --_texture:
        repeating-radial-gradient(
          ellipse 160cqw 11cqw at 22% 38%,
          #3d1c0028 0 0.14cqw,
          transparent 0.3cqw 1.1cqw,
          #5b2d071a 1.2cqw 1.5cqw,
          transparent 1.7cqw 2.6cqw
        ),
        repeating-linear-gradient(
          1.2deg,
          #ffdca014 0 0.35cqw,
          transparent 0.4cqw 1.3cqw,
          #4a210012 1.4cqw 1.6cqw,
          transparent 1.7cqw 3.1cqw
        );
    }
    :host([theme='wood' i]) .board {
      background:
        repeating-linear-gradient(
          91deg,
          #0003 0 0.2cqw,
          transparent 0.3cqw 1.7cqw,
          #ffd9a012 1.8cqw 2cqw,
          transparent 2.1cqw 3.3cqw
        ),
        var(--_frame);
    }
    :host([theme='slate' i]) {
      --_texture:
        radial-gradient(ellipse 60cqw 30cqw at 20% 15%, #ffffff12, transparent),
        radial-gradient(ellipse 50cqw 40cqw at 85% 70%, #00000010, transparent),
        repeating-linear-gradient(
          17deg,
          #ffffff0d 0 0.1cqw,
          transparent 0.2cqw 2.3cqw,
          #0000000c 2.4cqw 2.7cqw,
          transparent 2.8cqw 5.1cqw
        ),
        repeating-linear-gradient(24deg, #0000000a 0 0.2cqw, transparent 0.3cqw 3.7cqw);
    }
    :host([theme='paper' i]) {
      --_texture:
        radial-gradient(ellipse 70cqw 50cqw at 30% 20%, #ffffff55, transparent),
        repeating-linear-gradient(8deg, #7a643010 0 0.12cqw, transparent 0.2cqw 0.9cqw),
        repeating-linear-gradient(97deg, #7a64300d 0 0.1cqw, transparent 0.2cqw 1.3cqw);
    }
    /* 11.6cqw is a square's width, and --_j and --_i are its column and row. */
    .cell {
      background: var(--_texture, linear-gradient(transparent, transparent)), var(--_board);
      background-position: calc(var(--_j) * -11.6cqw) calc(var(--_i) * -11.6cqw);
      background-size: 100cqw 100cqw;
    }
    .cell[data-disc='black'] {
      --_depth: var(--_black-depth);
    }
    .cell[data-disc='white'] {
      --_depth: var(--_white-depth);
    }
  }
  /* A diagram as in a book: an outline separates a white disc from the paper. */
  @media screen and (forced-colors: none) {
    :host([theme='paper' i]) {
      --_black-depth: 0 0.2cqw 0.4cqw #0005;
      --_white-depth: inset 0 0 0 max(1.5px, 0.4cqw) #24221e, 0 0.2cqw 0.4cqw #0004;
    }
    :host([theme='paper' i]) .cell[data-disc='white'] {
      --_depth: var(--_white-depth);
    }
  }
`;

/** Each square's column, for squares as for rows. */
function columns(): string {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((j) => `.cell:nth-child(${j + 1}){--_j:${j}}`).join('');
}

/**
 * The colours in which a theme differs from classic, as properties for all sheets. Ends in its own semicolon: the
 * minifier treats the one that follows it in a sheet as an empty declaration.
 */
function colors({ board, line, frame, darkFrame, coordinate, legal, last }: OtherTheme): string {
  const properties = {
    '--_felt': board,
    '--_ruling': line,
    '--_rim': `light-dark(${frame},${darkFrame})`,
    '--_letter': coordinate,
    '--_pale': legal,
    '--_amber': last,
  };
  const set = Object.entries(properties).filter(([, color]) => color !== undefined);
  return set.map(([name, color]) => `${name}:${color};`).join('');
}
