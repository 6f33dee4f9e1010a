'use client';
// Written by `npm run generate` from tools/elements.ts.
import { OthelloGame as Element } from '../../companions/game/define.js';
import { wrap } from './wrap.js';

/** `<othello-game>` as a React component. */
export const OthelloGame = /* @__PURE__ */ wrap('othello-game', Element, 'OthelloGame');
