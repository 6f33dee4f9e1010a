'use client';
// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/react/score`: the element with typed properties and events, for React. */
import { OthelloScore as Element } from '../../companions/score/define.js';
import { wrap } from './wrap.js';

/** `<othello-score>` as a React component. */
export const OthelloScore = /* @__PURE__ */ wrap('othello-score', Element, 'OthelloScore');
