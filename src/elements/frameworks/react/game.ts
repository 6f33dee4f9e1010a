'use client';
// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/react/game`: the element with typed properties and events, for React. */
import { OthelloGame as Element } from '../../companions/game/define.js';
import { wrap } from './wrap.js';

/** `<othello-game>` as a React component. */
export const OthelloGame = /* @__PURE__ */ wrap('othello-game', Element, 'OthelloGame');
