'use client';
import { OthelloLesson as Element } from '../../companions/define/lesson.js';
import { wrap } from './wrap.js';

/** `<othello-lesson>` as a component of React. */
export const OthelloLesson = /* @__PURE__ */ wrap('othello-lesson', Element, 'OthelloLesson');
