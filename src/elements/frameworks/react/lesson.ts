'use client';
// Written by `npm run generate` from tools/elements.ts.
/** `othello-board/react/lesson`: the element with typed properties and events, for React. */
import { OthelloLesson as Element } from '../../companions/lesson/define.js';
import { wrap } from './wrap.js';

/** `<othello-lesson>` as a React component. */
export const OthelloLesson = /* @__PURE__ */ wrap('othello-lesson', Element, 'OthelloLesson');
