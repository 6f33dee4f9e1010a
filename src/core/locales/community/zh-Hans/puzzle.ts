/**
 * Simplified Chinese: the texts of `<othello-puzzle>`, not yet read by a native speaker. `loaders/puzzle.ts` loads them
 * for pages in that language; where a text is missing, English stands.
 */
import type { PuzzleStrings } from '../../strings/puzzle.js';
import type { Translation } from '../../translation.js';

/** Simplified Chinese, in the terms of the Chinese players. */
export const zhHans: Translation<PuzzleStrings> = {
  colors: { black: '黑方', white: '白方' },
  name: '题目',
  ask: {
    best: '轮到{color}：请找出最佳着法。',
    win: '轮到{color}：只有一手能赢，是哪一手？',
    draw: '轮到{color}：只有一手能守和，是哪一手？',
    'play-out': '轮到{color}：请下到终局，争取最好的结果。',
  },
  toFind: { other: '还要找 {n} 手' },
  checking: '电脑正在检查 {square}…',
  right: '{square} 正确。',
  next: '{square} 正确。{color}应 {reply}：接下来呢？',
  wrong: '{square} 不是正解。',
  wrongBy: { other: '{square} 亏 {n} 子，请换一手试试。' },
  wrongGoal: {
    win: '下 {square} 就赢不了了，请换一手试试。',
    draw: '下 {square} 就输了，请换一手试试。',
  },
  replyCorner: '{color}应以{reply}，这个角再也夺不回来。',
  solved: '一次答对。',
  solvedAfter: { other: '答对了，错了 {n} 次。' },
  solution: '正解：{line}。',
  outBest: '最终结果 {result}，已是最佳。完美。',
  outWorse: { other: '最终结果 {result}，最佳为 {best}：亏了 {n} 子。' },
  outCost: { other: '{square} 亏了 {n} 子。' },
  thinking: '电脑正在计算…',
  failed: '电脑出错：{problem}',
  missing: '没有可解的局面。',
  hint: '提示',
  hintArea: {
    corner: '是标记的角之一。',
    edge: '是边上标记的格子之一。',
    inside: '是标记的格子之一，都不在边上。',
    topLeft: '是左上方标记的格子之一。',
    topRight: '是右上方标记的格子之一。',
    bottomLeft: '是左下方标记的格子之一。',
    bottomRight: '是右下方标记的格子之一。',
  },
  hintReason: '主题：{kind}。',
  hintSquare: '请下 {square}。',
  solve: '显示答案',
  why: '为什么？',
  retry: '从头开始',
};
