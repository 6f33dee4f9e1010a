'use client';
// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/react/lines`: the element with typed properties and events, for React. */
import { OthelloLines as Element } from '../../companions/lines/define.js';
import { wrap } from './wrap.js';

/** `<othello-lines>` as a React component. */
export const OthelloLines = /* @__PURE__ */ wrap('othello-lines', Element, 'OthelloLines');
