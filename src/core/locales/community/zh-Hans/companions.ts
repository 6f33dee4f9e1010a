/**
 * Simplified Chinese: the texts of clock, controls, evaluation, moves and score, not yet read by a native speaker.
 * `loaders/companions.ts` loads them for pages in that language; where a text is missing, English stands.
 */
import type { CompanionStrings } from '../../strings/companions.js';
import type { Translation } from '../../translation.js';

/** Simplified Chinese, in the terms of the Chinese players. */
export const zhHans: Translation<CompanionStrings> = {
  black: '黑方',
  white: '白方',
  score: {
    name: '比分',
    discs: '{name}：{n}',
    toMove: '行棋方',
    thinking: '思考中',
    winner: '获胜',
    draw: '平局',
  },
  moves: {
    name: '棋谱',
    start: '开局',
    move: '{n}. {color} {square}',
    pass: '{color}停一手',
    none: '还没有落子',
    side: '替代 {move} 的变化',
    sideShown: '替代 {move} 的变化（棋盘所示）',
    more: '从这里开始的更多着法',
    opening: '定式：{name}',
  },
  controls: {
    name: '对局控制',
    undo: '悔棋',
    redo: '取消悔棋',
    first: '回到开局',
    back: '后退一手',
    forward: '前进一手',
    last: '到最后一手',
    pass: '停一手',
    resign: '认输',
    hint: '提示',
    moveNow: '让电脑立即落子',
    hintIs: '提示：{square}（{value}）',
    noHint: '无法提示：电脑在这里无法使用。',
    resignTitle: '要认输吗？',
    resignText: '对局结束，{color}获胜。',
    resignYes: '认输',
    resignNo: '继续对局',
  },
  clock: {
    name: '棋钟',
    side: '{color}：{time}',
    out: '{color}：超时',
    unlimited: '不限时',
  },
  evaluation: {
    name: '形势',
    ahead: '{color}领先 {n} 子',
    even: '均势',
    exact: '精确',
    selective: '基本确定',
    heuristic: '估计',
    none: '尚未评估',
    depth: '深度 {n}',
  },
};
