/**
 * Simplified Chinese: the texts of `<othello-board>`, not yet read by a native speaker. `loaders/board.ts` loads them
 * for pages in that language; where a text is missing, English stands.
 */
import type { Strings } from '../../strings.js';

/** Simplified Chinese, in the terms of the Chinese players: 子, 翻转, 停一手. */
export const zhHans: Partial<Strings> = {
  board: '黑白棋棋盘',
  grid: '棋盘',
  row: '第 {n} 行',
  black: '黑棋',
  white: '白棋',
  empty: '空格',
  legal: '可以落子',
  lastMove: '上一手',
  best: '最佳',
  flips: { other: '翻转 {n} 子' },
  moves: { other: '有 {n} 处可下' },
  played: '{color}下 {square}，{flips}。',
  toMove: '轮到{color}，{moves}。',
  passes: '{color}无处可下，停一手。',
  gameOver: '对局结束。黑棋 {black}，白棋 {white}。',
  wins: '{color}胜 {n} 子。',
  draw: '平局。',
  notLegal: '{square} 不能落子。',
  occupied: '{square} 已有棋子。',
  undone: '退回一手：{square}。',
  redone: '第 {n} 手：{color} {square}。',
  score: '黑棋 {black}，白棋 {white}。',
  start: '开局局面。',
  legalMoves: '{moves}：{squares}。',
  noEvaluation: '暂无评估。',
  evaluation: '{square}：{value}。',
  hint: '提示：{square}。',
  keys:
    '方向键：在棋盘上移动。回车：落子。N：下一个可下的位置。先按字母再按数字：跳到该格。' +
    'S：比分。L：上一手。M：可下的位置。T：轮到谁。X：从此格出发的各条线。V：评估。I：提示。' +
    '逗号和句号：后退一手或前进一手。Control Z：悔棋。',
  help: '用方向键移动，按回车落子，按问号听取全部按键说明。',
  controls: {
    name: '对局控制',
    first: '回到开局',
    back: '后退一手',
    forward: '前进一手',
    last: '到最后一手',
    undo: '悔棋',
    restart: '重新开始',
  },
  engineFailed: '电脑在这里无法使用。两个人仍然可以对弈。',
  directions: ['北', '东北', '东', '东南', '南', '西南', '西', '西北'],
  legend: {
    name: '图例',
    corner: '角',
    edge: '边',
    c: 'C 位',
    x: 'X 位',
    danger: '危险区',
  },
};
