'use client';
// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/react/clock`: the element with typed properties and events, for React. */
import { OthelloClock as Element } from '../../companions/clock/define.js';
import { wrap } from './wrap.js';

/** `<othello-clock>` as a React component. */
export const OthelloClock = /* @__PURE__ */ wrap('othello-clock', Element, 'OthelloClock');
