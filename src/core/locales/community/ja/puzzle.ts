/**
 * Japanese: the texts of `<othello-puzzle>`, not yet read by a native speaker. `loaders/puzzle.ts` loads them for pages
 * in that language; where a text is missing, English stands.
 */
import type { PuzzleStrings } from '../../strings/puzzle.js';
import type { Translation } from '../../translation.js';

/** Japanese, in the terms of the Japanese players. */
export const ja: Translation<PuzzleStrings> = {
  colors: { black: '黒', white: '白' },
  name: '問題',
  ask: {
    best: '{color}の番です。最善手を見つけてください。',
    win: '{color}の番です。勝てる手は1つだけです。どこでしょうか？',
    draw: '{color}の番です。引き分けにできる手は1つだけです。どこでしょうか？',
    'play-out': '{color}の番です。最後まで打ち切り、できるだけ多く石を取ってください。',
  },
  toFind: { other: '残り{n}手' },
  checking: 'コンピュータが{square}を確認しています…',
  right: '{square}、正解です。',
  next: '{square}、正解です。{color}は{reply}と応じました。次の手は？',
  wrong: '{square}は正解ではありません。',
  wrongBy: { other: '{square}は{n}石損です。別の手を試してください。' },
  wrongGoal: {
    win: '{square}では勝ちを逃します。別の手を試してください。',
    draw: '{square}では負けになります。別の手を試してください。',
  },
  replyCorner: '{color}は{reply}と応じ、この隅はもう取り返せません。',
  solved: '1回で正解しました。',
  solvedAfter: { other: '{n}回間違えて正解しました。' },
  solution: '正解手順：{line}。',
  outBest: '結果は{result}。これ以上はありません。完璧です。',
  outWorse: { other: '結果は{result}。最善は{best}でした：{n}石の損。' },
  outCost: { other: '{square}で{n}石損しました。' },
  thinking: 'コンピュータが計算しています…',
  failed: 'コンピュータでエラーが起きました：{problem}',
  missing: '解く局面がありません。',
  hint: 'ヒント',
  hintArea: {
    corner: '印の付いた隅のどれかです。',
    edge: '印の付いた辺のマスのどれかです。',
    inside: '印の付いたマスのどれかで、辺の上ではありません。',
    topLeft: '左上の印の付いたマスのどれかです。',
    topRight: '右上の印の付いたマスのどれかです。',
    bottomLeft: '左下の印の付いたマスのどれかです。',
    bottomRight: '右下の印の付いたマスのどれかです。',
  },
  hintReason: 'テーマ：{kind}。',
  hintSquare: '{square}に打ってください。',
  solve: '正解を見る',
  why: 'なぜ？',
  retry: '最初から',
};
