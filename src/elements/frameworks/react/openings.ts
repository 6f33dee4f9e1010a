'use client';
// Written by `npm run generate` from tools/elements.ts.
import { OthelloOpenings as Element } from '../../companions/openings/define.js';
import { wrap } from './wrap.js';

/** `<othello-openings>` as a React component. */
export const OthelloOpenings = /* @__PURE__ */ wrap('othello-openings', Element, 'OthelloOpenings');
