'use client';
// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/react/puzzle` on a server: the same component, and its board can be rendered. */
import '../board.js';

export * from '../../frameworks/react/puzzle.js';
