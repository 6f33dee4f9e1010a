'use client';
// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/react/puzzle`: the element with typed properties and events, for React. */
import { OthelloPuzzle as Element } from '../../companions/puzzle/define.js';
import { wrap } from './wrap.js';

/** `<othello-puzzle>` as a React component. */
export const OthelloPuzzle = /* @__PURE__ */ wrap('othello-puzzle', Element, 'OthelloPuzzle');
