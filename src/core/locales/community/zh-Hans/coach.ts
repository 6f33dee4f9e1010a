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
    'corner-lost-later': {
      bad: '{bestPlay}，对方之后会占{corners}：{line}。',
      good: '若下 {other}，对方之后会占{corners}：{otherLine}。',
    },
    'corner-won-later': {
      bad: '若下 {other}，你之后能占{corners}：{otherLine}。',
      good: '{bestPlay}，你之后能占{corners}：{line}。',
    },
    'corner-threat-missed': {
      bad: '若下 {other}，就会威胁{corners}。',
      good: '威胁{corners}。',
    },
    'square-wanted': {
      bad: '双方都想下 {reply}，现在对方下在那里。',
      good: '你自己占据 {reply}；若下 {other}，对方会下在那里。',
    },
    'own-square-opened': {
      bad: '对方原本不能下 {reply}，{by}这一手为对方打开了它，对方先下在那里。',
      good: '你自己占据 {reply}；{other} 会{otherBy}为对方打开这个位置。',
    },
    'reply-stronger': {
      bad: '对方应 {reply}，比下 {other} 之后更有力。',
      good: '对方应 {reply} 比下 {other} 之后要弱。',
    },
    'reply-poisoned': {
      bad: '对方应 {reply}；若下 {other}，那样会把角 {corner} 送给你。',
      good: '对方下 {reply} 会把角 {corner} 送给你；若下 {other}，则不会送角。',
    },
    prepared: {
      bad: '下 {other} 可为 {squares} 做准备：对方应 {otherReply} 后你能{needs}下那里；{move} {reply} 之后则不能。',
      good: '为 {squares} 做准备：对方应 {otherReply} 后你能{needs}下那里。',
    },
    'reserve-lost': {
      bad: '{squares} 原本只有你能下，可以留到以后；{by}现在对方也能下，若下 {other}，就不会这样。',
      good: '{squares} 仍只有你能下；若下 {other}，会{otherBy}使对方也能下。',
    },
    'reserve-taken': {
      bad: '{squares} 原本只有你能下；{by}现在对方立刻下在那里，若下 {other}，就不会这样。',
      good: '{squares} 仍只有你能下；若下 {other}，会{otherBy}使对方立刻下在那里。',
    },
    'could-wait': {
      bad: '{move} 可以等，因为对方不能下那里；{other} 双方都能下，应当先下。',
      good: '双方都能下，应当先下；{other} 可以等，因为对方不能下那里。',
    },
    sacrifice: {
      bad: '下 {other} 弃掉{corners}是合算的：{otherLine}。',
      good: '弃掉{corners}，但很合算：{line}。',
    },
    mobility: {
      bad: '对方应 {reply} 后，你有 {own/moves}；若下 {other}，对方应 {otherReply} 后有 {otherOwn} 处。',
      good: '对方应 {otherReply} 后，你有 {own/moves}；若下 {other}，对方应 {reply} 后有 {otherOwn} 处。',
    },
    opens: {
      bad: '给了对方 {theirs/moves}；若下 {other}，只有 {otherTheirs} 处。',
      good: '只给对方留下 {theirs/moves}；若下 {other}，则有 {otherTheirs} 处。',
    },
    'safe-moves': {
      bad: '你的安全着法不多了：对方应 {reply} 后，你有 {own/safe}；若下 {other}，对方应 {otherReply} 后有 {otherOwn} 处。',
      good: '保住了安全着法：对方应 {otherReply} 后，你有 {own/safe}；若下 {other}，对方应 {reply} 后有 {otherOwn} 处。',
    },
    frontier: {
      bad: '暴露了你的子：你有 {own/frontier}；若下 {other}，则有 {otherOwn} 个。',
      good: '暴露的子较少：你有 {own/frontier}；若下 {other}，则有 {otherOwn} 个。',
    },
    'many-flips': {
      bad: '翻转了 {own/discs}，{other} 只翻 {otherOwn} 子：终盘之前，子少更有利。',
      good: '只翻转 {own/discs}，{other} 要翻 {otherOwn} 子：终盘之前，子少更有利。',
    },
    'quiet-move': {
      bad: '{other} 更安静：它翻转的子挨着 {otherOwn/empty}，{move} 翻转的子挨着 {own} 个。',
      good: '这是静步：翻转的子挨着 {own/empty}，{other} 翻转的子挨着 {otherOwn} 个。',
    },
    'region-opened': {
      bad: '{squares} 原本只有你能下；现在对方也能下，{bestPlay}就会下那里：{line}。',
      good: '{squares} 仍然只有你能下；{other} 会让对方进来：{otherLine}。',
    },
    'region-closed': {
      bad: '对方应 {reply} 后，你不能再下 {squares}；若下 {other}，则仍然可以。',
      good: '你仍然可以下 {squares}；若下 {other}，对方应 {reply} 后就不行了。',
    },
    'unbalanced-edge': {
      bad: '形成了不平衡边 {squares}，对方会占它的一个角：{line}。',
      good: '{other} 会形成不平衡边 {squares}，对方会占它的一个角：{otherLine}。',
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
    'pass-suffered': {
      bad: '{bestPlay}，你将不得不停一手：{line}。',
      good: '若下 {other}，你将不得不停一手：{otherLine}。',
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
    later: '若下 {other}，要到后来才会：{otherLine}',
  },
  access: {
    by: '翻转 {discs} 后，',
    placing: '由于 {discs} 的新子，',
    otherBy: '翻转 {discs} 而',
    since: '（因为 {mover} 翻转了 {discs}）',
    sincePlacing: '（因为对方能翻转 {discs} 的新子）',
    turning: '翻转 {discs} 而',
    own: '靠 {discs} 的己方子',
  },
  consequences: {
    loses: '{reply} 之后你不能再下 {squares}{since}',
    threatens: '对方从 {reply} 威胁{corners}',
    wedges: '{reply} 的子夹在你边上的两枚子之间',
    'shuts-out': '{reply} 之后 {squares} 你不能下，对方能下',
    leaves: '{reply} 之后你只能下 {squares}',
    'gives-nothing': '{reply} 是一步安静的棋，没有给你带来新的着点',
  },
  withConsequence: '{reason}：{first}。',
  nouns: {
    moves: { other: '{n} 处可下' },
    discs: { other: '{n} 子' },
    frontier: { other: '{n} 个挨着空格的子' },
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
    frontier: '墙',
    'many-flips': '翻子太多',
    'quiet-move': '静步',
    parity: '奇偶性',
    'region-opened': '放对方进入区域',
    'region-closed': '能否进入区域',
    'unbalanced-edge': '不平衡边',
    'wedge-allowed': '楔入',
    'wedge-missed': '楔入',
    'pass-forced': '迫使停一手',
    'pass-suffered': '停一手',
    count: '算清终局',
    'only-move': '唯一着法',
    value: '计算',
  },
};
