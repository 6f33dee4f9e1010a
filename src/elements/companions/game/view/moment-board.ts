/** A small picture of the moment that decided a game, beside its end; `results.ts` shows it. */
import { css, html, svg, type TemplateResult } from 'lit';
import type { Color } from '../../../../core/rules/color.js';
import type { Position } from '../../../../core/rules/position.js';
import { SQUARES, type Square } from '../../../../core/rules/square.js';

/** The content of the picture. */
export interface MomentPicture {
  readonly kind: 'fault' | 'best';
  readonly position: Position;
  /** The move: red with a cross if it was bad, green with a ring if it was the best one. */
  readonly played: Square;
  /** The squares that the text is about, with a ring. */
  readonly about: readonly Square[];
}

/** The position before the move. The text beside it says what it shows. */
export function momentBoard(
  { kind, position, played, about }: MomentPicture,
  orientation: Color,
): TemplateResult {
  const placeOf = (square: Square): readonly [x: number, y: number] => {
    const [x, y] = [square.charCodeAt(0) - 97, Number(square[1]) - 1];
    return orientation === 'black' ? [x, y] : [7 - x, 7 - y];
  };
  const field = (square: Square, kind: string): TemplateResult => {
    const [x, y] = placeOf(square);
    return svg`<rect class=${kind} x=${x} y=${y} width="1" height="1" />`;
  };
  const discs = SQUARES.flatMap((square) => {
    const disc = position.at(square);
    const [x, y] = placeOf(square);
    return disc ? [svg`<circle class=${disc} cx=${x + 0.5} cy=${y + 0.5} r="0.39" />`] : [];
  });
  const ring = (square: Square, name: string): TemplateResult => {
    const [x, y] = placeOf(square);
    return svg`<circle class=${name} cx=${x + 0.5} cy=${y + 0.5} r="0.27" />`;
  };
  const [px, py] = placeOf(played);
  return html`<svg class="moment" viewBox="0 0 8 8" aria-hidden="true">
    <rect class="felt" width="8" height="8" />
    ${field(played, kind)}
    <path
      class="lines"
      d="M1 0v8m1-8v8m1-8v8m1-8v8m1-8v8m1-8v8m1-8v8M0 1h8M0 2h8M0 3h8M0 4h8M0 5h8M0 6h8M0 7h8"
    />
    ${discs} ${about.map((square) => ring(square, 'sign about'))}
    ${
      kind === 'best'
        ? ring(played, 'sign')
        : svg`<path class="sign" d="M${px + 0.27} ${py + 0.27}l.46 .46m0-.46l-.46 .46" />`
    }
  </svg>`;
}

/** The picture and the text beside it. */
export const momentStyles = css`
  .why {
    --size: 8rem;
    display: grid;
    grid-template-columns: var(--size) 1fr;
    align-items: center;
    gap: 0.9rem;
    min-height: var(--size);
  }
  .why b {
    display: block;
    margin-bottom: 0.25rem;
  }
  /* On a phone, the ways to go on are in sight with the board. */
  @media (max-width: 40rem) and (max-height: 52rem) {
    .why {
      --size: 5.4rem;
      gap: 0.7rem;
      font-size: 0.88em;
    }
    .why b {
      margin-bottom: 0;
    }
    .why p {
      line-height: 1.25;
    }
  }
  .why p:only-child {
    grid-column: 1 / -1;
  }
  .why p {
    margin: 0;
    line-height: 1.35;
  }
  .moment {
    display: block;
    border-radius: 0.3rem;
    forced-color-adjust: none;
  }
  .moment .felt {
    fill: var(--othello-board-color, #2c7a58);
  }
  .moment .fault {
    fill: #b3382c;
  }
  .moment .best {
    fill: #17a05d;
  }
  .moment .lines {
    fill: none;
    stroke: #0006;
    stroke-width: 0.04;
  }
  .moment .sign {
    fill: none;
    stroke: #fff;
    stroke-width: 0.11;
    stroke-linecap: round;
  }
  .moment .about {
    stroke: #ffd24a;
  }
  .moment .black {
    fill: #141918;
  }
  .moment .white {
    fill: #fbf8f0;
  }
`;
