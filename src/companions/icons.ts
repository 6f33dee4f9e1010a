import { svg, type SVGTemplateResult } from 'lit';

const icon = (path: string): SVGTemplateResult =>
  svg`<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2"
    stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d=${path} /></svg>`;

/** One drawing for each button, on a field of 24 by 24. */
export const ICONS = {
  undo: icon('M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6'),
  redo: icon('m15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6'),
  first: icon('M6 5v14M18 6l-7 6 7 6'),
  back: icon('m15 6-7 6 7 6'),
  forward: icon('m9 6 7 6-7 6'),
  last: icon('M18 5v14M6 6l7 6-7 6'),
  pass: icon('M5 12h11M12 7l5 5-5 5M20 5v14'),
  resign: icon('M6 21V4M6 5h12l-3 4 3 4H6'),
  hint: icon('M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.9 1.2 1 2.1h5c.1-.9.4-1.6 1-2.1A6 6 0 0 0 12 3'),
  'move-now': icon('M13 3 5 14h6l-1 7 8-11h-6z'),
} as const;
