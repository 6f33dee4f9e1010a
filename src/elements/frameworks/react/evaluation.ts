'use client';
// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/react/evaluation`: the element with typed properties and events, for React. */
import { OthelloEvaluation as Element } from '../../companions/evaluation/define.js';
import { wrap } from './wrap.js';

/** `<othello-evaluation>` as a React component. */
export const OthelloEvaluation = /* @__PURE__ */ wrap('othello-evaluation', Element, 'OthelloEvaluation');
