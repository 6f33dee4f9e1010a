/**
 * Puts the reasons of an explanation into sentences. Elements, the command and stories show the result; the words of
 * each language are in `locales/en/coach.ts` and its translations, and every gap in them is filled here.
 */
import type { EngineMove } from '../../engine/engine.js';
import { listFormat, tenthsFormat } from '../../locales/intl-formats.js';
import type { CoachStrings, InsteadText, Noun } from '../../locales/strings/coach.js';
import { fill, plural } from '../../locales/strings.js';
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import { FAINT, meeting, takesBetter } from '../reasons/finding.js';
import { gapOf, squareTexts } from './square-texts.js';
import { sharedKind, template } from './templates.js';
import type {
  Access,
  Consequence,
  Explanation,
  Instead,
  InsteadKind,
  NumberName,
  Reason,
  ReasonKind,
  Upshot,
} from '../reasons/reason.js';

/** How many moves of an unproven line a sentence shows; an ellipsis stands for the rest. */
const SHOWN_MOVES = 10;
/** Nobody follows a sentence of more words: the effect of an answer is a sentence of its own then. */
const MOST_WORDS = 25;
/** Three moves and more that follow each other. */
const LINE = /(?:\b[a-h][1-8] ?){3,}/gu;
/** Shares of people below this are only called smaller. */
const LEAST_SHARE = 0.01;
/** The most reasons given, besides the values. */
const MOST_REASONS = 2;

/**
 * An explanation in words: the heaviest reason first, then the values, and last what people choose, if requested.
 *
 * @param words of the language
 * @param language as a tag for `Intl`: numbers and lists are written its way
 */
export function sentences(explanation: Explanation, words: CoachStrings, language: string): string[] {
  const why = reasonsInWords(explanation).slice(0, -1);
  const inWords = (reason: Reason): string => sentence(explanation, reason, words, language);
  const values = explanation.reasons.at(-1)!;
  const beside = asides(explanation, words, language);
  // How much it costs comes last, unless there is nothing else to begin with.
  const texts =
    why.length === 0 ? [inWords(values), ...beside] : [...why.map(inWords), ...beside, inWords(values)];
  const ofPeople = peopleSentence(explanation, words, language);
  return ofPeople === undefined ? texts : [...texts, ofPeople];
}

/** With a lead of so many discs a side wins by playing safe. */
const SAFE_LEAD = 8;

/** To a side that would lead clearly after the better move, whose only reason is that it opens nothing. */
function leadSentence(explanation: Explanation, words: CoachStrings, language: string): string[] {
  const { verdict, other = '', otherValue, reasons } = explanation;
  const [{ kind, instead, aside }] = reasons as [Reason];
  const isQuiet = isPlain({ kind }) && instead?.kind === 'quiet' && !aside;
  if (verdict !== 'bad' || otherValue < SAFE_LEAD || !isQuiet) return [];
  return [filled(words.lead, { other, discs: numberText(Math.round(otherValue), 'discs', words, language) })];
}

/** How many people choose each of the two moves, in words; `undefined` if unknown. */
export function peopleSentence(
  { move, other, people }: Pick<Explanation, 'move' | 'other' | 'people'>,
  words: CoachStrings,
  language: string,
): string | undefined {
  if (!people || other === undefined) return undefined;
  return fill(words.people, {
    move,
    other,
    share: percentText(people.move, language),
    otherShare: percentText(people.other, language),
  });
}

/** A share in percent; a very small one is not written as 0. */
function percentText(share: number, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'percent' });
  return share > 0 && share < LEAST_SHARE ? `< ${format.format(LEAST_SHARE)}` : format.format(share);
}

/** The reasons to give: the heaviest ones, and the values. */
export function reasonsInWords({ reasons }: Pick<Explanation, 'reasons'>): readonly Reason[] {
  return [...reasons.slice(0, -1).slice(0, MOST_REASONS), ...reasons.slice(-1)];
}

/** One reason in words. */
export function sentence(
  { move, other, certainty }: Pick<Explanation, 'move' | 'other' | 'certainty'>,
  reason: Reason,
  words: CoachStrings,
  language: string,
): string {
  const shown = isPlain(reason) || reason.kind === 'wipe-out' ? SHOWN_MOVES : Infinity;
  const [worse, better] = reason.tone === 'bad' ? [reason.line, reason.other] : [reason.other, reason.line];
  const texts: Readonly<Record<string, string>> = {
    move,
    other: other ?? '',
    ...squareTexts(reason.squares, words, language),
    reply: named(worse[1], words),
    otherReply: lineText(better.slice(1, 2), words, shown),
    corner: reason.squares.at(-1) ?? '',
    given: reason.squares[0] ?? '',
    rest: squareTexts(reason.squares.slice(1), words, language).squares,
    // The second square of such a reason: a move against the answer.
    against: reason.squares[1] ?? '',
    bestPlay: words.bestPlay[certainty === 'exact' ? 'exact' : 'engine'],
    line: lineText(reason.line, words, shown),
    otherLine: lineText(reason.other, words, shown),
    ahead: numberText(Math.abs(reason.numbers.otherOwn ?? 0), 'discs', words, language),
    behind: numberText(Math.abs(reason.numbers.own ?? 0), 'discs', words, language),
    forNow: reason.numbers.later === undefined ? '' : gapOf(language) + words.forNow,
    ...(reason.access && { discs: listFormat(language).format(reason.access.discs) }),
    ...accessTexts(reason, worse, words, language),
    ...((NAMES_TAKEN.includes(reason.kind) || takesBetter(reason.consequences)) &&
      takenTexts(reason, words, language)),
    ...(meeting(reason.consequences) && meetingTexts(reason, words, language)),
    ...sharedTexts(reason, words, language),
  };
  const whole = template(reason, words).replace('{otherwise}', otherwise(reason, words));
  const text = whole.replace(
    /\{(\w+)(?:\/(\w+))?(?:([|=])([^{}]+))?\}/g,
    (_, name: string, noun: Noun | undefined, sign?: '|' | '=', forNone?: string) => {
      const n = reason.numbers[name as NumberName] ?? 0;
      if (sign && n === 0) return forNone!;
      return sign === '=' ? '' : (texts[name] ?? numberText(n, noun, words, language));
    },
  );
  // An ellipsis ends a sentence by itself.
  const ended = withConsequences(text.replace(/…[.。]$/, '…'), reason, words, language);
  return withUpshot(shortened(capitalized(ended)), reason, [move, other], words, language);
}

/** Whether a reason is mere values. */
function isPlain({ kind }: Pick<Reason, 'kind'>): boolean {
  return kind === 'value' || kind === 'count';
}

/** Reasons whose own text names the moves that an answer takes away. */
const NAMES_TAKEN: readonly ReasonKind[] = ['mobility', 'too-early'];

/** The moves that an answer takes away, and the discs whose flipping does it, as parts of the sentence about it. */
function takenTexts(
  { consequences: [taken] = [], line }: Reason,
  words: CoachStrings,
  language: string,
): Readonly<Record<string, string>> {
  if (!taken) return {};
  const { squares, discs } = taken;
  const since = discs ? discsText(words.access.since, discs, language).replace('{mover}', line[1] ?? '') : '';
  return { ...squareTexts(squares, words, language), since };
}

/** The answer that only the better move allows, and what it flips, as parts of the sentence about it. */
function meetingTexts(
  { consequences }: Reason,
  words: CoachStrings,
  language: string,
): Readonly<Record<string, string>> {
  const { squares, discs = [] } = meeting(consequences)!;
  return { ...squareTexts(squares, words, language), discs: listFormat(language).format(discs) };
}

/** What several answers have in common, as parts of the sentence about them. */
function sharedTexts(
  { consequences, replies = [] }: Reason,
  words: CoachStrings,
  language: string,
): Readonly<Record<string, string>> {
  if (!sharedKind(consequences)) return { all: listFormat(language).format(replies) };
  const { squares, discs = [], counts = [0, 0] } = consequences![0]!;
  const list = listFormat(language);
  return {
    all: list.format(squares),
    squares: list.format(discs),
    most: numberText(counts[0], 'moves', words, language),
  };
}

/** What is said of a corner that the better move gives up. */
const PAYS = /^corner-(?:cost|for-)/u;

/** What decides before the reason, of which one sentence is enough then; or behind it, if it only takes that back. */
function withUpshot(
  text: string,
  { kind, instead, upshot, line: worse }: Reason,
  [move, other]: readonly [Square, Square | undefined],
  words: CoachStrings,
  language: string,
): string {
  if (!upshot) return text;
  const decides = upshotText(upshot, worse, [move, other], words, language);
  const gap = gapOf(language);
  if (instead && isPlain({ kind })) return decides + gap + text;
  const parts = sentencesIn(text);
  const [first = text] = parts;
  // The fault comes before what speaks against the better move.
  if (PAYS.test(upshot.kind) && kind !== 'could-wait') return first + gap + decides;
  if (sentencesIn(decides).length > 1) return decides;
  // Nobody plays through two lines: what the better move does may show without one.
  const isShort = (one: string): boolean => upshot.line.length <= 2 || !new RegExp(LINE, 'u').test(one);
  const second = [first, ...(instead ? parts.slice(-1) : [])].find(isShort);
  return second === undefined ? decides : decides + gap + second;
}

/** What belongs to the reasons and does not decide, and what there is to say of a lead. */
export function asides(explanation: Explanation, words: CoachStrings, language: string): string[] {
  const { move, other, reasons } = explanation;
  const [{ aside, line }] = reasons as [Reason];
  const own = aside ? [upshotText(aside, line, [move, other], words, language)] : [];
  return [...own, ...leadSentence(explanation, words, language)];
}

/** The sentence about what only one of the two lines leads to. */
function upshotText(
  { kind, squares, counts = [0, 0], line }: Upshot,
  worse: readonly EngineMove[],
  [move, other]: readonly [Square, Square | undefined],
  words: CoachStrings,
  language: string,
): string {
  const name = kind === 'corner-cost' && line.length > 2 ? 'corner-cost-later' : kind;
  const text = filled(words.upshot[name], {
    ...squareTexts(squares, words, language),
    move,
    other: other ?? '',
    reply: worse[1] ?? '',
    otherReply: line[1] ?? '',
    corner: squares[0] ?? '',
    second: squares[1] ?? '',
    line: lineText(line, words, Infinity),
    own: numberText(counts[0], 'moves', words, language),
    otherOwn: numberText(counts[1], 'moves', words, language),
  });
  return shortened(capitalized(text));
}

/** The sentences of a text, each with its full stop. */
function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.。…])\s(?=\S)/u);
}

/** A sentence with a capital, unless it begins with a square: books write "e6 is quieter". */
function capitalized(text: string): string {
  return /^[a-h][1-8]/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the better move does about a corner that the worse one gives. */
function otherwise({ access, other, numbers }: Reason, words: CoachStrings): string {
  if (numbers.later !== undefined) return words.otherwise.later;
  if (other.length > 1) return words.otherwise.another;
  return words.otherwise[access?.by === 'closing' ? 'prevents' : 'none'];
}

/** The discs that open or close a square, as parts of sentences that name them; empty if none is named. */
function accessTexts(
  { kind, tone, access }: Reason,
  [move]: readonly EngineMove[],
  words: CoachStrings,
  language: string,
): Readonly<Record<'by' | 'flipping' | 'otherBy' | 'since' | 'needs', string>> {
  const part = (name: keyof CoachStrings['access'], applies: boolean): string =>
    access && applies ? discsText(words.access[name], access.discs, language) : '';
  const is = (by: Access['by']): boolean => access?.by === by;
  const isOwnDoing = is(tone === 'bad' ? 'turning' : 'closing');
  const gap = gapOf(language);
  const before = (text: string): string => text && text + gap;
  const behind = (text: string): string => (text && !text.startsWith(',') ? gap + text : text);
  return {
    by: before(part('by', isOwnDoing) + part('placing', is('placing') && tone === 'bad')),
    otherBy: behind(part('otherBy', !is('placing') && !is('flipped') && (kind === 'opens' || !isOwnDoing))),
    flipping: part('flipping', is('flipped')),
    since: (
      part('since', is('turning')) +
      part('sincePlacing', is('placing')) +
      part('flipping', is('flipped'))
    ).replace('{mover}', move ?? ''),
    needs: behind(part('turning', is('turning')) + part('own', is('own'))),
  };
}

/** The text with its list of discs. */
function discsText(text: string, discs: readonly Square[], language: string): string {
  return text.replace('{discs}', listFormat(language).format(discs));
}

/** A square, or the word for a corner if it is one. */
function named(square: EngineMove | undefined, words: CoachStrings): string {
  if (!square || square === 'pass') return '';
  return CORNERS.includes(square) ? words.corners.among.replace('{squares}', square) : square;
}

/** The sentence about an answer, continued by what it does on the board, and what the better move does instead. */
function withConsequences(text: string, reason: Reason, words: CoachStrings, language: string): string {
  const { tone, consequences = [], instead } = reason;
  if (tone === 'good') return text;
  // Some reasons say the effect themselves.
  const isWhole =
    sharedKind(consequences) !== undefined ||
    takesBetter(consequences) ||
    meeting(consequences) !== undefined;
  const [effect] = isWhole || NAMES_TAKEN.includes(reason.kind) ? [] : consequences;
  const first = effect && consequenceText(effect, reason, words, language);
  const whole = first && filled(words.withConsequence, { reason: text.replace(/[.。]$/, ''), first });
  // Where two sentences are needed, a corner or a pass says more than what the answer does.
  const continued = whole !== undefined && isTooLong(whole) && isBeside(instead) ? undefined : whole;
  const sentence = shortened(
    !continued
      ? text
      : isTooLong(continued)
        ? text + gapOf(language) + capitalized(first!) + text.slice(-1)
        : continued,
  );
  // Two sentences are enough, and what decides comes before numbers.
  const isLong = /[.。]\s*\S/u.test(sentence.slice(0, -1));
  const isNamed = reason.squares.length > 0 || consequences.length > 0;
  const isCount = reason.kind === 'mobility' && !isNamed;
  if (isCount && (isBeside(instead) || COSTS.includes(instead?.kind)))
    return capitalized(insteadText(instead!, reason, words, language));
  const isOrder = reason.kind === 'too-early' && instead?.kind === 'waits';
  if (!instead || (isLong && !isOrder) || (isOrder && !isLong)) return sentence;
  const does = capitalized(insteadText(instead, reason, words, language));
  // That the move can wait says what the order does.
  if (isOrder) return sentencesIn(sentence)[0]! + gapOf(language) + does;
  // The order with its cause says what the order alone does.
  if (reason.kind === 'too-early' && instead.kind === 'first-shut') return does;
  // Which reply is the strong one says nothing beside what the move costs.
  const isBareReply = reason.numbers.replies === 1 && !reason.access;
  if (isBareReply && instead.kind !== 'first') return does;
  if (reason.weight === FAINT && !isPlain(reason) && !SLIGHT.includes(instead.kind)) return does;
  return (isPlain(reason) ? [does, capitalized(sentence)] : [sentence, does]).join(gapOf(language));
}

/** What the worse move costs, which says more than numbers of moves. */
const COSTS: readonly (InsteadKind | undefined)[] = ['taken', 'swaps', 'takes', 'lets-in', 'moves', 'waits'];

/** Whether what the better move does outweighs what an answer does, and numbers. */
const isBeside = (instead?: Instead): boolean => instead !== undefined && DECIDES.includes(instead.kind);

/** What the better move does that says no more than a faint reason. */
const SLIGHT: readonly InsteadKind[] = ['keeps', 'quiet', 'first'];

/** What the better move does that outweighs what an answer does. */
const DECIDES: readonly InsteadKind[] = ['corner', 'wins', 'passes'];

/** The plies of a move and its answer. */
const AT_ONCE = 2;

/** What the better move does, as a sentence. */
function insteadText(
  { kind, squares, discs, line = [], replies = [] }: Instead,
  reason: Reason,
  words: CoachStrings,
  language: string,
): string {
  const isShared = kind === 'now' && reason.kind === 'square-wanted';
  const isOpened = kind === 'gets' && reason.kind === 'opens';
  const isTaken = kind === 'waits' && squares.length > 1;
  // The reason names the discs that close the square.
  const isNamed = kind === 'gets' && reason.access?.by === 'closing' && reason.numbers.replies === undefined;
  const name: InsteadText =
    discs && !isNamed && kind in BY_FLIPPING
      ? BY_FLIPPING[kind as keyof typeof BY_FLIPPING]
      : isShared
        ? 'now-shared'
        : isTaken
          ? 'waits-shared'
          : isOpened
            ? 'gets-opened'
            : kind === 'taken' && line.length === AT_ONCE
              ? 'taken-now'
              : kind === 'moves' && squares.length === 1 && replies[0] === replies[1]
                ? 'moves-alike'
                : kind === 'only-reply' && squares.length > 1
                  ? 'only-replies'
                  : kind;
  const texts = {
    ...squareTexts(squares, words, language),
    discs: listFormat(language).format(discs ?? []),
    line: lineText(line, words, Infinity),
    move: reason.line[0] ?? '',
    other: reason.other[0] ?? '',
    against: reason.squares[0] ?? '',
    reply: named(replies[0] ?? squares[0], words),
    otherReply: named(replies[1], words),
  };
  // Where the reason is not said, the same reply to both moves is named first.
  const isAlone = name === 'moves-alike' && reason.numbers.replies === 1 && !reason.access;
  return filled(isAlone ? words.consequences.meets : words.instead[name], texts);
}

/** The texts that name the discs which the better move flips. */
const BY_FLIPPING = {
  closes: 'closes-by',
  gets: 'gets-by',
  'only-reply': 'only-reply-by',
  quiet: 'quiet-by',
  shuts: 'closes-by',
  'quiet-shared': 'quiet-shared-by',
  takes: 'takes-by',
  'lets-in': 'lets-in-by',
} as const;

/** The text with its semicolons as full stops, if one of its sentences is too long to follow. */
function shortened(text: string): string {
  return isTooLong(text)
    ? text
        .split(/\s?;\s/u)
        .map(capitalized)
        .join('. ')
    : text;
}

/** Whether one of its sentences is too long to follow; a line of moves counts as one word. */
function isTooLong(text: string): boolean {
  return text
    .replace(LINE, 'line ')
    .split(/[.。]\s/u)
    .some((one) => one.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length > MOST_WORDS);
}

/** What an answer does, as a part of a sentence. */
function consequenceText(
  { kind, squares, discs }: Consequence,
  reason: Reason,
  words: CoachStrings,
  language: string,
): string {
  const reply = answerOf(reason);
  // Nobody follows two causes in one sentence.
  const since =
    discs && kind === 'loses' && !reason.access
      ? discsText(words.access.since, discs, language).replace('{mover}', reply)
      : '';
  const [, against = ''] = reason.squares;
  const texts = {
    ...squareTexts(squares, words, language),
    reply,
    since,
    discs: listFormat(language).format(discs ?? []),
    against,
    other: reason.other[0] ?? '',
    move: reason.line[0] ?? '',
    otherReply: reason.other[1] ?? '',
  };
  const isCorner = kind === 'loses' && squares.every((square) => CORNERS.includes(square));
  return filled(words.consequences[isCorner ? 'loses-corner' : kind], texts);
}

/** A clause with its parts filled in; its first letter stays as it is. */
function filled(text: string, parts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
}

/** The answer with the effect. */
function answerOf({ line }: Reason): string {
  return line[1] ?? '';
}

/** A number, with its noun if it has one. */
function numberText(n: number, noun: Noun | undefined, words: CoachStrings, language: string): string {
  const written = tenthsFormat(language).format(n);
  if (!noun) return written;
  // The number selects the plural form, and is written as the language does.
  return plural(words.nouns[noun], n, language).replace(String(n), written);
}

/** A line of moves. @param most how many are written */
function lineText(line: readonly EngineMove[], words: CoachStrings, most: number): string {
  const shown = line.slice(0, most).map((move) => (move === 'pass' ? words.pass : move));
  return shown.join(' ') + (line.length > most ? ' …' : '');
}
