'use client';
// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/react/openings`: the element with typed properties and events, for React. */
import { OthelloOpenings as Element } from '../../companions/openings/define.js';
import { wrap } from './wrap.js';

/** `<othello-openings>` as a React component. */
export const OthelloOpenings = /* @__PURE__ */ wrap('othello-openings', Element, 'OthelloOpenings');
