/**
 * Japanese: the texts of `<othello-lesson>`, not yet read by a native speaker. `loaders/lesson.ts` loads them for pages
 * in that language; where a text is missing, English stands.
 */
import type { LessonStrings } from '../../strings/lesson.js';
import type { Translation } from '../../translation.js';

/** Japanese, in the terms of the Japanese players. */
export const ja: Translation<LessonStrings> = {
  colors: { black: '黒', white: '白' },
  beside: 'レッスンの盤',
  steps: 'レッスンのステップ',
  previous: '前へ',
  next: '次へ',
  finish: '終了',
  stepOf: 'ステップ {n} / {total}',
  onBoard: '盤上：{moves}',
  ask: '{color}の番です。正しい手を見つけてください。',
  checking: 'コンピュータが{square}を確認しています…',
  right: '{square}、正解です。',
  wrong: '{square}は正解ではありません。別の手を試してください。',
  worse: { other: '{square}は{n}石損です。別の手を試してください。' },
  solve: '正解を見る',
  shown: '正解：{squares}。',
  failed: 'コンピュータでエラーが起きました：{problem}',
  ended: 'レッスンはこれで終わりです。',
  result: { other: '1回で正解した手：{n}手中{found}手。' },
  restart: '最初から',
};
