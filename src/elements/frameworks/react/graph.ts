'use client';
// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/react/graph`: the element with typed properties and events, for React. */
import { OthelloGraph as Element } from '../../companions/graph/define.js';
import { wrap } from './wrap.js';

/** `<othello-graph>` as a React component. */
export const OthelloGraph = /* @__PURE__ */ wrap('othello-graph', Element, 'OthelloGraph');
