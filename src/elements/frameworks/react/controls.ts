'use client';
// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/react/controls`: the element with typed properties and events, for React. */
import { OthelloControls as Element } from '../../companions/controls/define.js';
import { wrap } from './wrap.js';

/** `<othello-controls>` as a React component. */
export const OthelloControls = /* @__PURE__ */ wrap('othello-controls', Element, 'OthelloControls');
