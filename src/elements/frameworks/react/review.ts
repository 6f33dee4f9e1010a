'use client';
// Written by `npm run generate` from tools/elements.ts.
import { OthelloReview as Element } from '../../companions/review/define.js';
import { wrap } from './wrap.js';

/** `<othello-review>` as a React component. */
export const OthelloReview = /* @__PURE__ */ wrap('othello-review', Element, 'OthelloReview');
