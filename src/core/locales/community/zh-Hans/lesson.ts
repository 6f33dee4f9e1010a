/**
 * Simplified Chinese: the texts of `<othello-lesson>`, not yet read by a native speaker. `loaders/lesson.ts` loads them
 * for pages in that language; where a text is missing, English stands.
 */
import type { LessonStrings } from '../../strings/lesson.js';
import type { Translation } from '../../translation.js';

/** Simplified Chinese, in the terms of the Chinese players. */
export const zhHans: Translation<LessonStrings> = {
  colors: { black: '黑方', white: '白方' },
  beside: '课程的棋盘',
  steps: '课程步骤',
  previous: '上一步',
  next: '下一步',
  finish: '完成',
  stepOf: '第 {n} 步，共 {total} 步',
  onBoard: '棋盘上：{moves}',
  ask: '轮到{color}：请找出正确的一手。',
  checking: '电脑正在检查 {square}…',
  right: '{square} 正确。',
  wrong: '{square} 不是正解，请换一手试试。',
  worse: { other: '{square} 亏 {n} 子，请换一手试试。' },
  solve: '显示答案',
  shown: '答案：{squares}。',
  failed: '电脑出错：{problem}',
  ended: '本课到此结束。',
  result: { other: '一次找到的着法：{n} 手中的 {found} 手。' },
  restart: '从头开始',
};
