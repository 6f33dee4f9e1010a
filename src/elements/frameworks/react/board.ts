'use client';
// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/react/board`: the element with typed properties and events, for React. */
import { OthelloBoard as Element } from '../../index.js';
import { wrap } from './wrap.js';

/** `<othello-board>` as a React component. */
export const OthelloBoard = /* @__PURE__ */ wrap('othello-board', Element, 'OthelloBoard');
