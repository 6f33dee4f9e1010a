'use client';
// Written by `npm run generate` from tools/elements.ts.
import { OthelloLines as Element } from '../../companions/lines/define.js';
import { wrap } from './wrap.js';

/** `<othello-lines>` as a React component. */
export const OthelloLines = /* @__PURE__ */ wrap('othello-lines', Element, 'OthelloLines');
