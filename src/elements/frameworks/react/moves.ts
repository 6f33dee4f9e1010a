'use client';
// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/react/moves`: the element with typed properties and events, for React. */
import { OthelloMoves as Element } from '../../companions/moves/define.js';
import { wrap } from './wrap.js';

/** `<othello-moves>` as a React component. */
export const OthelloMoves = /* @__PURE__ */ wrap('othello-moves', Element, 'OthelloMoves');
