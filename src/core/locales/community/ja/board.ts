/**
 * Japanese: the texts of `<othello-board>`, not yet read by a native speaker. `loaders/board.ts` loads them for pages in
 * that language; where a text is missing, English stands.
 */
import type { Strings } from '../../strings.js';

/** Japanese, in the terms of the Japanese players: 石, 打つ, 返す, パス, 石差. */
export const ja: Partial<Strings> = {
  board: 'オセロ盤',
  grid: '盤面',
  row: '{n}行目',
  black: '黒',
  white: '白',
  empty: '空きマス',
  legal: '打てるマス',
  lastMove: '直前の手',
  best: '最善手',
  flips: { other: '{n}個返しました' },
  moves: { other: '打てる場所は{n}か所' },
  played: '{color}が{square}に打ち、{flips}。',
  toMove: '{color}の番です。{moves}です。',
  passes: '{color}はパスです。',
  gameOver: '終局です。黒{black}、白{white}。',
  wins: '{color}の{n}石勝ちです。',
  draw: '引き分けです。',
  notLegal: '{square}には打てません。',
  occupied: '{square}にはもう石があります。',
  undone: '{square}の手を戻しました。',
  redone: '{n}手目、{color}{square}。',
  score: '黒{black}、白{white}。',
  start: '最初の局面です。',
  legalMoves: '{moves}：{squares}。',
  noEvaluation: '評価値はありません。',
  evaluation: '{square}：{value}。',
  hint: 'ヒント：{square}。',
  keys:
    '矢印キー：盤の上を移動。Enter：打つ。N：次に打てる場所。英字、続けて数字：そのマスへ移動。' +
    'S：石数。L：直前の手。M：打てる場所。T：どちらの番か。X：このマスから延びるライン。V：評価値。I：ヒント。' +
    'カンマとピリオド：1手戻る、1手進む。コントロールZ：待った。',
  help: '矢印キーで移動し、Enterで打ちます。はてなキーを押すと、すべてのキーを読み上げます。',
  controls: {
    name: '対局の操作',
    first: '最初へ',
    back: '1手戻る',
    forward: '1手進む',
    last: '最後へ',
    undo: '待った',
    restart: '初めからやり直す',
  },
  engineFailed: 'ここではコンピュータを使えません。二人での対局はできます。',
  directions: ['北', '北東', '東', '南東', '南', '南西', '西', '北西'],
  legend: {
    name: '凡例',
    corner: '隅',
    edge: '辺',
    c: 'Cのマス',
    x: 'Xのマス',
    danger: '危険地帯',
  },
};
