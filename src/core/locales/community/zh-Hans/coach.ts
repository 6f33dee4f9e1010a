/**
 * Simplified Chinese: the coach's sentences, and the story of a game, not yet read by a native speaker.
 * `loaders/coach.ts` loads them for pages in that language; where a text is missing, English stands.
 */
import type { CoachStrings } from '../../strings/coach.js';
import type { Translation } from '../../translation.js';

/** Simplified Chinese, in the terms of the Chinese players: 角, X 位, C 位, 行动力, 静步, 稳定子, 奇偶性. */
export const zhHans: Translation<CoachStrings> = {
  reasons: {
    'corner-given': {
      bad: '对方可以立刻占{corners}{since}；{otherwise}。',
      good: '{other} 会{otherBy}送出{corners}，这一手不会。',
    },
    'corner-forced': {
      bad: '无论你怎么应，对方都能占{corners}：{line}。',
      good: '若下 {other}，对方必能占{corners}：{otherLine}。',
    },
    'corner-missed': { bad: '你本可以占{corners}。', good: '这一手占{corners}。' },
    'corner-force-missed': {
      bad: '{other} 必能占{corners}：{otherLine}。',
      good: '这一手必能占{corners}：{line}。',
    },
    'x-square': {
      bad: '{move} 是空角 {squares} 的 X 位。',
      good: '{other} 是空角 {squares} 的 X 位。',
    },
    'x-square-falls': {
      bad: '{move} 是 {squares} 的 X 位，{bestPlay}对方会占这个角：{line}。',
      good: '{other} 是 {squares} 的 X 位，对方会占这个角：{otherLine}。',
    },
    'c-square': {
      bad: '{move} 是空角 {squares} 的 C 位。',
      good: '{other} 是空角 {squares} 的 C 位。',
    },
    'c-square-falls': {
      bad: '{move} 是 {squares} 的 C 位，{bestPlay}对方会占这个角：{line}。',
      good: '{other} 是 {squares} 的 C 位，对方会占这个角：{otherLine}。',
    },
    'corner-won-later': {
      bad: '若下 {other}，你之后能占{corners}：{otherLine}。',
      good: '{bestPlay}，你之后能占{corners}：{line}。',
    },
    'corner-threat-missed': {
      bad: '若下 {other}，就会威胁{corners}。',
      good: '威胁{corners}。',
    },
    'own-square-opened': {
      bad: '对方原本不能下 {reply}，{by}这一手为对方打开了它，对方先下在那里{flipping}。',
      good: '你自己占据 {reply}；{other} 会{otherBy}为对方打开这个位置。',
    },
    'reply-poisoned': {
      bad: '对方应 {reply}；若下 {other}，那样会把角 {corner} 送给你。',
      good: '对方下 {reply} 会把角 {corner} 送给你；若下 {other}，则不会送角。',
    },
    prepared: {
      bad: '下 {other} 可为 {squares} 做准备：对方应 {otherReply} 后你能{needs}下那里；{move} {reply} 之后则不能。',
      good: '为 {squares} 做准备：对方应 {otherReply} 后你能{needs}下那里。',
    },
    'could-wait': {
      bad: '{move} 可以等，因为对方不能下那里；{other} 双方都能下，应当先下。',
      good: '双方都能下，应当先下；{other} 可以等，因为对方不能下那里。',
    },
    'region-opened': {
      bad: '{squares} 原本只有你能下；现在对方也能下，{bestPlay}就会下那里：{line}。',
      good: '{squares} 仍然只有你能下；{other} 会让对方进来：{otherLine}。',
    },
    'region-closed': {
      bad: '对方应 {reply} 后，你不能再下 {squares}；若下 {other}，则仍然可以。',
      good: '你仍然可以下 {squares}；若下 {other}，对方应 {reply} 后就不行了。',
    },
    'wedge-allowed': {
      bad: '对方会在 {squares} 楔入：{line}。',
      good: '若下 {other}，对方会在 {squares} 楔入：{otherLine}。',
    },
    'wedge-missed': {
      bad: '你本可以在 {squares} 楔入对方两子之间。',
      good: '楔入对方两子之间。',
    },
    'pass-forced': {
      bad: '若下 {other}，对方无处可下，只能停一手。',
      good: '对方无处可下，只能停一手。',
    },
    count: {
      bad: '算到终局，{other} 要好 {discs/discs}：{otherLine}。',
      good: '算到终局，比 {other} 好 {discs/discs}：{line}。',
    },
    'count-equal': '算到终局，没有更好的着法。',
    value: {
      bad: '电脑对 {other} 的评估高出 {discs/discs}：{otherLine}。',
      good: '电脑的评估比 {other} 高出 {discs/discs}：{line}。',
    },
    'value-equal': '电脑找不到更好的着法。',
    'only-move': '这是唯一可下的一手。',
  },
  otherwise: {
    none: '若下 {other}，就不会这样',
    prevents: '{other} 会{otherBy}阻止这一点',
    another: '若下 {other}，对方可以占 {otherReply}，但不能占 {squares}',
  },
  access: {
    by: '翻转 {discs} 后，',
    placing: '由于 {discs} 的新子，',
    otherBy: '翻转 {discs} 而',
    since: '（因为 {mover} 翻转了 {discs}）',
    sincePlacing: '（因为对方能翻转 {discs} 的新子）',
    flipping: '，翻转 {discs}',
    turning: '翻转 {discs} 而',
    own: '靠 {discs} 的己方子',
  },
  consequences: {
    threatens: '对方从 {reply} 威胁{corners}',
    wedges: '{reply} 的子夹在你边上的两枚子之间',
  },
  withConsequence: '{reason}：{first}。',
  nouns: {
    moves: { other: '{n} 处可下' },
    discs: { other: '{n} 子' },
    safe: { other: '{n} 处不送角的着法' },
    empty: { other: '{n} 个空格' },
    region: { other: '{n} 格' },
  },
  corners: { one: '角 {squares}', other: '角 {squares}', any: '一个角', among: '{squares}（角）' },
  bestPlay: { exact: '双方走最佳着法时', engine: '按引擎的主线' },
  pass: '停一手',
  kinds: {
    'corner-given': '送角',
    'corner-forced': '被迫失角',
    'corner-missed': '角',
    'corner-force-missed': '必得的角',
    'x-square': 'X 位',
    'c-square': 'C 位',
    'corner-lost-later': '之后失角',
    'corner-won-later': '之后得角',
    'corner-threat-missed': '角的威胁',
    'square-wanted': '双方都要的位置',
    'own-square-opened': '让出的位置',
    'reply-opened': '打开的位置',
    'reply-prevented': '阻止应着',
    'reply-stronger': '有力的应着',
    'reply-poisoned': '毒着',
    prepared: '准备好的着',
    'reserve-lost': '送出自由着',
    'could-wait': '用掉自由着',
    sacrifice: '弃角',
    mobility: '行动力',
    opens: '打开局面',
    'safe-moves': '安全着法',
    'quiet-move': '静步',
    parity: '奇偶性',
    'region-opened': '放对方进入区域',
    'region-closed': '能否进入区域',
    'wedge-allowed': '楔入',
    'wedge-missed': '楔入',
    'pass-forced': '迫使停一手',
    'pass-suffered': '停一手',
    count: '算清终局',
    'only-move': '唯一着法',
    value: '计算',
  },
};
