'use client';
// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/react/review`: the element with typed properties and events, for React. */
import { OthelloReview as Element } from '../../companions/review/define.js';
import { wrap } from './wrap.js';

/** `<othello-review>` as a React component. */
export const OthelloReview = /* @__PURE__ */ wrap('othello-review', Element, 'OthelloReview');
