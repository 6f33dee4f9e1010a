/**
 * Japanese: the coach's sentences, and the story of a game, not yet read by a native speaker. `loaders/coach.ts` loads
 * them for pages in that language; where a text is missing, English stands.
 */
import type { CoachStrings } from '../../strings/coach.js';
import type { Translation } from '../../translation.js';

/** Japanese, in the terms of the Japanese players: 隅, X打ち, C打ち, 開放度, 余裕手, ウイング, 手止まり, 確定石. */
export const ja: Translation<CoachStrings> = {
  reasons: {
    'corner-given': {
      bad: '相手はすぐに{corners}を取れます{since}。{otherwise}。',
      good: '{other}なら{otherBy}{corners}を渡しますが、この手は渡しません。',
    },
    'corner-forced': {
      bad: 'どう応じても、相手に{corners}を取られます：{line}。',
      good: '{other}だと、相手に必ず{corners}を取られます：{otherLine}。',
    },
    'corner-missed': { bad: '{corners}を取れました。', good: '{corners}を取る手です。' },
    'corner-force-missed': {
      bad: '{other}なら必ず{corners}を取れます：{otherLine}。',
      good: '必ず{corners}を取れる手です：{line}。',
    },
    'x-square': {
      bad: '{move}は空いている隅{squares}へのX打ちです。',
      good: '{other}は空いている隅{squares}へのX打ちになります。',
    },
    'x-square-falls': {
      bad: '{move}は{squares}へのX打ちで、{bestPlay}でも相手にこの隅を取られます：{line}。',
      good: '{other}は{squares}へのX打ちで、相手にこの隅を取られます：{otherLine}。',
    },
    'c-square': {
      bad: '{move}は空いている隅{squares}へのC打ちです。',
      good: '{other}は空いている隅{squares}へのC打ちになります。',
    },
    'c-square-falls': {
      bad: '{move}は{squares}へのC打ちで、{bestPlay}でも相手にこの隅を取られます：{line}。',
      good: '{other}は{squares}へのC打ちで、相手にこの隅を取られます：{otherLine}。',
    },
    'corner-won-later': {
      bad: '{other}なら、いずれ{corners}を取れます：{otherLine}。',
      good: '{bestPlay}なら、いずれ{corners}を取れます：{line}。',
    },
    'corner-threat-missed': {
      bad: '{other}なら{corners}を狙えました。',
      good: '{corners}を狙う手です。',
    },
    'own-square-opened': {
      bad: '相手は{reply}に打てませんでした。{by}この手で打てるようになり、{flipping}相手が先に打ちます。',
      good: '{reply}を自分で取ります。{other}なら{otherBy}そのマスを相手に開いてしまいます。',
    },
    'reply-poisoned': {
      bad: '相手は{reply}と応じます。{other}のあとなら、その手であなたが隅{corner}を取れました。',
      good: '相手が{reply}に打つと、あなたが隅{corner}を取れます。{other}だと隅は取れません。',
    },
    prepared: {
      bad: '{other}は{squares}の準備になります。{otherReply}と応じられたあとに{needs}打てますが、{move} {reply}のあとは打てません。',
      good: '{squares}の準備になります。{otherReply}と応じられたあとに{needs}打てます。',
    },
    'could-wait': {
      bad: '{move}は相手が打てないので後回しにできました。{other}は双方が打てるので先に打つ場所です。',
      good: '双方が打てる場所なので先に打ちます。{other}は相手が打てないので後回しにできます。',
    },
    'region-opened': {
      bad: '{squares}はあなただけが打てる場所でした。これで相手も打てるようになり、{bestPlay}なら打ってきます：{line}。',
      good: '{squares}はあなただけが打てる場所のままです。{other}だと相手も入れます：{otherLine}。',
    },
    'region-closed': {
      bad: '{reply}と応じられると{squares}に打てなくなります。{other}ならまだ打てました。',
      good: '{squares}にまだ打てます。{other}に{reply}と応じられると打てなくなっていました。',
    },
    'wedge-allowed': {
      bad: '相手に{squares}へ割り込まれます：{line}。',
      good: '{other}だと、相手に{squares}へ割り込まれます：{otherLine}。',
    },
    'wedge-missed': {
      bad: '{squares}に打てば、相手の石の間に割り込めました。',
      good: '相手の石の間に割り込む手です。',
    },
    'pass-forced': {
      bad: '{other}なら、相手は打てる場所がなくパスでした。',
      good: '相手は打てる場所がなく、パスになります。',
    },
    count: {
      bad: '最後まで読むと、{other}のほうが{discs/discs}得です：{otherLine}。',
      good: '最後まで読むと、{other}より{discs/discs}得です：{line}。',
    },
    'count-equal': '最後まで読んでも、これより良い手はありません。',
    value: {
      bad: 'コンピュータの評価は、{other}のほうが{discs/discs}高くなっています：{otherLine}。',
      good: 'コンピュータの評価は、{other}より{discs/discs}高くなっています：{line}。',
    },
    'value-equal': 'コンピュータの評価では、これより良い手はありません。',
    'only-move': '打てる場所はここだけです。',
  },
  otherwise: {
    none: '{other}なら取らせません',
    prevents: '{other}なら{otherBy}防げます',
    another: '{other}だと{otherReply}は取れますが、{squares}は取れません',
  },
  access: {
    by: '{discs}を返すことで、',
    placing: '{discs}の新しい石によって、',
    otherBy: '{discs}を返して',
    since: '（{mover}が{discs}を返すため）',
    sincePlacing: '（{discs}の新しい石を返せるため）',
    flipping: '{discs}を返して',
    turning: '{discs}を返して',
    own: '{discs}のあなたの石によって',
  },
  consequences: {
    threatens: '{reply}から{corners}を狙われます',
    wedges: '{reply}で辺のあなたの石2個の間に入られます',
  },
  withConsequence: '{reason}。{first}。',
  nouns: {
    moves: { other: '{n}か所' },
    discs: { other: '{n}石' },
    safe: { other: '隅を渡さずに打てる場所は{n}か所' },
    empty: { other: '開放度{n}' },
    region: { other: '{n}マス' },
  },
  corners: { one: '隅{squares}', other: '隅{squares}', any: '隅', among: '{squares}（隅）' },
  bestPlay: { exact: '双方最善', engine: 'エンジンの読み筋' },
  pass: 'パス',
  kinds: {
    'corner-given': '隅を渡す',
    'corner-forced': '隅を取られる手順',
    'corner-missed': '隅',
    'corner-force-missed': '隅を取る手順',
    'x-square': 'X打ち',
    'c-square': 'C打ち',
    'corner-lost-later': 'あとで隅を取られる',
    'corner-won-later': 'あとで隅を取る',
    'corner-threat-missed': '隅の狙い',
    'square-wanted': '双方のマス',
    'own-square-opened': '譲ったマス',
    'reply-opened': '開けたマス',
    'reply-prevented': '応手を防ぐ',
    'reply-stronger': '強い応手',
    'reply-poisoned': '毒のある手',
    prepared: '準備された手',
    'reserve-lost': '余裕手を渡す',
    'could-wait': '余裕手を使う',
    sacrifice: '隅を捨てる',
    mobility: '着手可能数',
    opens: '局面を開く',
    'safe-moves': '余裕手',
    'quiet-move': '開放度の低い手',
    parity: '偶数理論',
    'region-opened': '相手を入れる',
    'region-closed': '打てる場所を失う',
    'wedge-allowed': '割り込み',
    'wedge-missed': '割り込み',
    'pass-forced': 'パスさせる',
    'pass-suffered': 'パス',
    count: '読み切り',
    'only-move': '唯一の手',
    value: '読み',
  },
};
