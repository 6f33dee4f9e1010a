/**
 * Japanese: the texts of clock, controls, evaluation, moves and score, not yet read by a native speaker.
 * `loaders/companions.ts` loads them for pages in that language; where a text is missing, English stands.
 */
import type { CompanionStrings } from '../../strings/companions.js';
import type { Translation } from '../../translation.js';

/** Japanese, in the terms of the Japanese players. */
export const ja: Translation<CompanionStrings> = {
  black: '黒',
  white: '白',
  score: {
    name: '石数',
    discs: '{name}：{n}',
    toMove: '手番',
    thinking: '思考中',
    winner: '勝ち',
    draw: '引き分け',
  },
  moves: {
    name: '棋譜',
    start: '開始局面',
    move: '{n}. {color} {square}',
    pass: '{color}はパス',
    none: 'まだ手がありません',
    side: '{move}に代わる変化',
    sideShown: '{move}に代わる変化（盤に表示中）',
    more: 'ここからの他の手',
    opening: '定石：{name}',
  },
  controls: {
    name: '対局の操作',
    undo: '待った',
    redo: '待ったの取り消し',
    first: '最初へ',
    back: '1手戻る',
    forward: '1手進む',
    last: '最後へ',
    pass: 'パス',
    resign: '投了',
    hint: 'ヒント',
    moveNow: 'コンピュータにすぐ打たせる',
    hintIs: 'ヒント：{square}（{value}）',
    noHint: 'ここではコンピュータを使えないため、ヒントを出せません。',
    resignTitle: '投了しますか？',
    resignText: '対局が終わり、{color}の勝ちになります。',
    resignYes: '投了する',
    resignNo: '対局を続ける',
  },
  clock: {
    name: '時計',
    side: '{color}：{time}',
    out: '{color}：時間切れ',
    unlimited: '無制限',
  },
  evaluation: {
    name: '形勢',
    ahead: '{color}が{n}石リード',
    even: '互角',
    exact: '読み切り',
    selective: 'ほぼ確実',
    heuristic: '推定',
    none: 'まだ評価していません',
    depth: '深さ{n}',
  },
};
