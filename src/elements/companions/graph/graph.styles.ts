/** The look of `<othello-graph>`, used by `graph.ts` alone. */
import { css } from 'lit';
import { shared } from '../shared/shared.styles.js';
import { classColors } from '../analysis/class-colors.styles.js';

/** `<othello-graph>`: the curve of the values over the moves, with moments to click on and the place shown. */
export const styles = [
  shared,
  classColors,
  css`
    .head {
      display: flex;
      flex-wrap: wrap;
      gap: 0.4rem 0.8rem;
      align-items: center;
      justify-content: space-between;
      margin-block-end: 0.4rem;
    }
    .scale {
      display: inline-flex;
      border: 1px solid var(--_edge);
      border-radius: 0.5rem;
      overflow: hidden;
    }
    .scale button {
      min-height: 2rem;
      padding: 0.1rem 0.7rem;
      border: 0;
      background: none;
      font-size: 0.88em;
    }
    .scale [aria-pressed='true'] {
      background: var(--_accent);
      color: light-dark(#fff, #08130e);
    }
    .scale :focus-visible {
      outline-offset: -3px;
    }
    .plot {
      position: relative;
      height: var(--othello-graph-height, 10rem);
      padding: 0.6rem 0.5rem;
      /* Room for the greatest values. */
      padding-left: 3.4rem;
      border: 1px solid var(--_edge);
      border-radius: 0.6rem;
      box-sizing: border-box;
      background: var(--_paper);
      cursor: crosshair;
      /* A finger scrolls the page up and down, and the game left and right. */
      touch-action: pan-y;
      user-select: none;
      direction: ltr;
    }
    .chart {
      display: block;
      width: 100%;
      height: 100%;
      overflow: visible;
    }
    .chart line,
    .chart path {
      fill: none;
      vector-effect: non-scaling-stroke;
    }
    .proven {
      fill: light-dark(#1d6b4912, #5fc0921a);
    }
    .grid {
      stroke: var(--_edge);
      stroke-width: 1;
    }
    .middle {
      stroke: var(--_quiet);
      stroke-width: 1;
    }
    .chart .area {
      fill: light-dark(#1d252217, #e8efeb17);
    }
    .segment {
      stroke: var(--_ink);
      stroke-width: 2;
      stroke-linecap: round;
    }
    .segment.estimate {
      stroke-dasharray: 3 4;
    }
    .other {
      stroke: var(--_quiet);
      stroke-width: 1.5;
      opacity: 0.6;
    }
    .segment.inaccuracy {
      stroke: var(--_inaccuracy);
    }
    .segment.mistake {
      stroke: var(--_mistake);
      stroke-width: 3;
    }
    .segment.blunder {
      stroke: var(--_blunder);
      stroke-width: 3.5;
    }
    .sign {
      font-size: 0.72rem;
      font-weight: 700;
      text-anchor: middle;
      paint-order: stroke;
      stroke: var(--_paper);
      stroke-width: 3px;
    }
    .moment circle {
      fill: var(--_blunder);
      stroke: var(--_paper);
      stroke-width: 1.5;
    }
    .moment text {
      fill: var(--_paper);
      font-size: 0.7rem;
      font-weight: 700;
      text-anchor: middle;
    }
    .sign.mistake {
      fill: var(--_mistake);
    }
    .sign.blunder {
      fill: var(--_blunder);
    }
    .cursor {
      stroke: var(--_accent);
      stroke-width: 2;
    }
    .here {
      fill: var(--_accent);
      stroke: var(--_paper);
      stroke-width: 2;
    }
    .limit {
      position: absolute;
      inset-inline-start: 0.4rem;
      display: flex;
      gap: 0.25rem;
      align-items: center;
      color: var(--_quiet);
      font-size: 0.75em;
      font-variant-numeric: tabular-nums;
      pointer-events: none;
    }
    .limit.top {
      inset-block-start: 0.25rem;
    }
    .limit.bottom {
      inset-block-end: 0.25rem;
    }
    .limit .disc {
      width: 0.8em;
      height: 0.8em;
    }
    [part='key'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0.1rem 1rem;
      margin: 0.25rem 0 0;
      color: var(--_quiet);
      font-size: 0.82em;
    }
    [part='key'] span {
      display: inline-flex;
      gap: 0.35rem;
      align-items: center;
    }
    [part='key'] i {
      width: 1.2rem;
      border-block-start: 2px dashed var(--_ink);
      font-style: normal;
    }
    [part='key'] .lost {
      border-block-start: 3px solid var(--_mistake);
    }
    [part='key'] .moment {
      width: 1rem;
      height: 1rem;
      border: 0;
      border-radius: 50%;
      background: var(--_blunder);
      color: var(--_paper);
      font: 700 0.7rem/1rem system-ui;
      text-align: center;
    }
    [part='text'] {
      min-height: 2.7em;
      margin: 0.35rem 0 0;
      color: var(--_quiet);
      font-size: 0.88em;
      font-variant-numeric: tabular-nums;
    }
    .none {
      margin: 0;
      padding: 1.2rem;
      border: 1px dashed var(--_edge);
      border-radius: 0.6rem;
      color: var(--_quiet);
      text-align: center;
    }
    @media (forced-colors: active) {
      .chart .segment,
      .middle {
        stroke: CanvasText;
      }
      .cursor {
        stroke: Highlight;
      }
      /* Highlight may be translucent, so what is below a dot would show through. */
      .here,
      .chart .sign {
        fill: CanvasText;
      }
    }
    @media (pointer: coarse) {
      .scale button {
        min-height: 2.75rem;
      }
    }
    @media print {
      .scale,
      .cursor,
      .here {
        display: none;
      }
      .plot {
        break-inside: avoid;
        print-color-adjust: exact;
      }
    }
  `,
];
