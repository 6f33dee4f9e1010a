/** The faces of the opponents: discs with eyes, and one thing to remember. Drawn in a square of 96 units. */
import { css, svg, type SVGTemplateResult } from 'lit';
import type { Color } from '../../src/core/rules.js';
import { OPPONENTS, type OpponentId } from './opponents.js';

/** What tells each face from the others. `ink` is the colour of lines on its disc. */
const FEATURES: Readonly<Record<OpponentId, SVGTemplateResult>> = {
  // A sprout of hair.
  pip: svg`<path class="ink line" d="M48 14 q-2 -9 -11 -9 M48 14 q2 -11 12 -8" />${smile(8)}`,
  // A bow.
  lola: svg`<path class="accent" d="M48 15 l-15 -9 v18 z M48 15 l15 -9 v18 z" />${smile(12)}`,
  // A cap.
  milo: svg`<path class="accent" d="M17 31 a33 30 0 0 1 62 0 l12 5 q-40 -9 -74 -5 z" />${smile(10)}`,
  // Plaits.
  nora: svg`<path class="ink line" d="M21 30 q27 -21 54 0 M14 42 q-7 12 -3 25 M82 42 q7 12 3 25" />${smile(9)}`,
  // A moustache.
  hugo: svg`<path class="ink" d="M48 59 q-9 -7 -20 3 q12 6 20 0 q8 6 20 0 q-11 -10 -20 -3 z" />`,
  // Round glasses.
  vera: svg`<g class="ink thin"><circle cx="34" cy="42" r="12" /><circle cx="62" cy="42" r="12" />
    <path d="M46 42 h4 M22 40 l-9 -3 M74 40 l9 -3" /></g>${smile(7)}`,
  // Heavy eyebrows and a beard.
  oskar: svg`<path class="ink line" d="M25 29 l16 4 M71 29 l-16 4" />
    <path class="ink" d="M27 63 q21 9 42 0 q-3 22 -21 23 q-18 -1 -21 -23 z" />
    <path class="mouth" d="M40 73 q8 4 16 0" />`,
  // A fringe to one side, and an earring.
  ines: svg`<path class="ink" d="M16 36 q14 -26 46 -23 q-10 16 -46 23 z" />
    <circle class="accent" cx="87" cy="60" r="5" />${smile(6)}`,
  // A headband.
  kenji: svg`<path class="accent" d="M13 29 q35 -13 70 0 l2 8 q-37 -12 -74 0 z M85 31 l9 -5 -2 10 z" />
    <path class="ink line" d="M40 64 h16" />`,
  // A star on the forehead.
  orion: svg`<path class="accent" d="M48 8 l4 8 9 1 -7 6 2 9 -8 -4 -8 4 2 -9 -7 -6 9 -1 z" />
    <path class="ink line" d="M39 63 q9 4 18 0" />`,
};

function smile(depth: number): SVGTemplateResult {
  return svg`<path class="ink line" d="M36 61 q12 ${depth} 24 0" />`;
}

/**
 * The picture of an opponent, for a place that gives it its size; its name stands beside it.
 *
 * @param side the colour that it plays; without one, black and white in turn
 */
export function face(id: OpponentId, side?: Color): SVGTemplateResult {
  const isBlack = OPPONENTS.findIndex((one) => one.id === id) % 2 === 0;
  return svg`<svg class="face ${side ?? (isBlack ? 'black' : 'white')}" viewBox="0 0 96 96" aria-hidden="true">
    <circle class="disc" cx="48" cy="50" r="38" />
    <g class="ink"><ellipse cx="34" cy="42" rx="4" ry="5" /><ellipse cx="62" cy="42" rx="4" ry="5" /></g>
    ${FEATURES[id]}
  </svg>`;
}

export const faceStyles = css`
  .face {
    display: block;
    width: 100%;
    aspect-ratio: 1;
    overflow: visible;
  }

  .face.black {
    --disc: light-dark(#1d211f, #050706);
    --on-disc: #f3f1ea;
    --rim: light-dark(#1d211f, #8d9993);
  }

  .face.white {
    --disc: #f8f6f0;
    --on-disc: #1d211f;
    --rim: light-dark(#98a099, #f8f6f0);
  }

  .disc {
    fill: var(--disc);
    stroke: var(--rim);
    stroke-width: 2;
  }

  .ink {
    fill: var(--on-disc);
  }

  .line,
  .thin {
    fill: none;
    stroke: var(--on-disc);
    stroke-width: 4.5;
    stroke-linecap: round;
  }

  .mouth {
    fill: none;
    stroke: var(--disc);
    stroke-width: 3.5;
    stroke-linecap: round;
  }

  .thin {
    stroke-width: 3.5;
  }

  .accent {
    fill: light-dark(#c4563a, #e08a6d);
  }

  /* What stands out over the disc is drawn on the page. */
  .black .line[d^='M48 14'] {
    stroke: var(--rim);
  }

  @media (forced-colors: active) {
    .disc {
      fill: Canvas;
      stroke: CanvasText;
    }

    .ink {
      fill: CanvasText;
    }

    .line,
    .thin {
      fill: none;
      stroke: CanvasText;
    }

    .accent {
      fill: Highlight;
    }
  }
`;

/** The crown of an opponent who is beaten, on top of the disc. */
export function crown(): SVGTemplateResult {
  return svg`<svg class="crown" viewBox="1 3 22 17" aria-hidden="true">
    <path d="M3 19 L2 7 L8 12 L12 4 L16 12 L22 7 L21 19 z" />
  </svg>`;
}

export const crownStyles = css`
  .crown {
    position: absolute;
    bottom: 79%;
    left: 50%;
    width: 44%;
    translate: -50%;
    rotate: -7deg;
    fill: light-dark(#b98a12, #e5c04c);
    stroke: var(--paper);
    stroke-width: 1.5;
  }
`;
