/** What reasons made up for it keep, lose or gain beside each other, a row a case. */
import { describe, expect, it } from 'vitest';
import type {
  Access,
  Consequence,
  ConsequenceKind,
  Instead,
  InsteadKind,
  Reason,
  ReasonKind,
  Upshot,
  UpshotKind,
} from '../../../src/core/coach/reasons/reason.js';
import {
  isBareOrder,
  isOpening,
  repeats,
  withUpshot,
} from '../../../src/core/coach/selection/select-reasons.js';
import { withoutPadding } from '../../../src/core/coach/selection/padding.js';
import { rankOf } from '../../../src/core/coach/selection/rank.js';
import { sentence } from '../../../src/core/coach/text/sentences.js';
import { template } from '../../../src/core/coach/text/templates.js';
import { loadCoachWords } from '../../../src/core/coach/text/words.js';
import type { EngineMove } from '../../../src/core/engine/engine.js';
import type { CoachStrings } from '../../../src/core/locales/strings/coach.js';
import { parseBoardString } from '../../../src/core/formats/notation/board-string.js';
import type { Square } from '../../../src/core/rules/square.js';
import { played } from './case.js';

const list = <T extends string>(text: string): T[] => text.split(' ').filter(Boolean) as T[];

type Extra = Partial<Omit<Reason, 'kind' | 'squares'>>;

/** A reason against c4, compared with d3: its kind and squares. */
function reason(text: string, extra: Extra = {}): Reason {
  const [kind, ...squares] = text.split(' ') as [ReasonKind, ...Square[]];
  return { kind, tone: 'bad', squares, numbers: {}, line: ['c4'], other: ['d3'], weight: 2, ...extra };
}

/** What the better move does. */
const instead = (kind: InsteadKind, squares = ''): Extra & { readonly instead: Instead } => ({
  instead: { kind, squares: list(squares) },
});
/** What the answer does. */
const effects = (...kinds: ConsequenceKind[]): Extra => ({
  consequences: kinds.map((kind): Consequence => ({ kind, squares: ['f5'] })),
});
const VALUES = reason('value');
const upshotOf = (kind: UpshotKind, squares = '', line = ''): Upshot => ({
  kind,
  squares: list(squares),
  line: list<EngineMove>(line),
});

describe('what decides', () => {
  const lost = upshotOf('corner-lost', 'a1', 'c4 b2 a1');
  const traded = upshotOf('corner-traded', 'h1 a8');
  const own = upshotOf('pass-own', '', 'c4 e3 pass');
  const few = upshotOf('few-own', 'f6');
  const theirs = upshotOf('few-theirs', 'f6');
  const opens = reason('opens c3 d3');
  const wins = reason('opens c3', instead('wins', 'a1'));
  const pass = reason('pass-suffered');
  const wait = reason('could-wait');
  const counted = (kind: string, own: number): Reason => reason(kind, { numbers: { own } });
  const passed = upshotOf('corner-lost', 'a1', 'b2 pass a1');

  // The kinds that remain; + after the one that says what decides in addition.
  it.each<[name: string, reasons: Reason[], upshot: Upshot | undefined, left: string]>([
    ['nothing', [opens, pass], undefined, 'opens pass-suffered value'],
    ['a corner that the first names', [reason('corner-given a1'), opens], lost, 'corner-given opens value'],
    ['a corner that it names as won', [wins, opens], lost, 'opens opens value'],
    ['a corner that the second names', [opens, reason('x-square a1')], lost, 'opens+ value'],
    ['a corner that the second wins', [reason('mobility'), wins], lost, 'mobility+ value'],
    ['another corner', [opens, reason('corner-given h8')], lost, 'opens+ corner-given value'],
    ['a corner beside an order', [wait, reason('x-square a1')], lost, 'could-wait+ value'],
    ['a corner of no reason', [], lost, 'value+'],
    ['a corner after a pass', [pass, opens], passed, 'pass-suffered opens value'],
    ['a corner before a pass', [pass, opens], lost, 'pass-suffered+ opens value'],
    ['a corner, in a line with a pass', [opens], passed, 'opens+ value'],
    ['a trade', [reason('sacrifice h1 a8'), opens], traded, 'sacrifice opens value'],
    ['a trade that the second names', [opens, reason('sacrifice h1 a8')], traded, 'opens+ value'],
    ['a trade, the corner got', [opens, reason('corner-missed a8')], traded, 'opens+ value'],
    ['a trade, the corner given', [opens, reason('corner-given h1')], traded, 'opens+ corner-given value'],
    ['a trade, whose corner the first names', [reason('corner-missed a8')], traded, 'corner-missed+ value'],
    ['a pass', [pass, opens], own, 'pass-suffered opens value'],
    ['a pass that comes second', [opens, pass], own, 'opens+ value'],
    ['a pass after a free move', [wait, pass, opens], own, 'could-wait pass-suffered opens value'],
    ['a pass without a reason', [wait, opens], own, 'could-wait+ opens value'],
    ['few moves, counted', [counted('mobility', 3)], few, 'mobility value'],
    ['few moves where four are', [counted('mobility', 4)], few, 'mobility+ value'],
    ['few moves, not counted', [reason('mobility')], few, 'mobility+ value'],
    ['few moves, another count', [counted('quiet-move', 1)], few, 'quiet-move+ value'],
    ['few safe moves', [counted('safe-moves', 2)], few, 'safe-moves value'],
    ['no safe move', [counted('safe-moves', 0)], few, 'safe-moves+ value'],
    ['few moves, named', [reason('reply-opened e3', effects('loses', 'leaves'))], few, 'reply-opened value'],
    ['few moves, beside a lost one', [reason('parity', effects('loses'))], few, 'parity+ value'],
    ['few moves, named second', [opens, reason('reply-opened e3', effects('leaves'))], few, 'opens+ value'],
    ['few of theirs, named', [reason('opens c3', instead('leaves', 'f6'))], theirs, 'opens value'],
    ['few of theirs, and own', [counted('mobility', 1)], theirs, 'mobility+ value'],
    ['few of theirs, more named', [reason('opens c3', instead('moves', 'f6'))], theirs, 'opens+ value'],
  ])('is said unless a reason says it: %s', (_, reasons, upshot, left) => {
    const found = withUpshot(reasons, VALUES, upshot);
    expect(found.map((one) => one.kind + (one.upshot ? '+' : '')).join(' ')).toBe(left);
    expect(found.flatMap((one) => one.upshot ?? [])).toEqual(left.includes('+') ? [upshot] : []);
  });

  it('leaves the values, also where they name the corner', () => {
    const values = { ...VALUES, ...instead('wins', 'a1') };
    expect(withUpshot([opens], values, lost)).toEqual([{ ...opens, upshot: lost }, values]);
  });

  it('names a corner as the better move once', () => {
    const now = upshotOf('corner-now', 'h8', 'h8');
    const corner = reason('opens c3', instead('corner', 'h8'));
    expect(withUpshot([corner], VALUES, now)[0]).toEqual({ ...reason('opens c3'), upshot: now });
    // A move that is left says another thing, and so does another corner.
    const moves = reason('opens c3', instead('moves', 'f6'));
    expect(withUpshot([moves], VALUES, now)[0]).toEqual({ ...moves, upshot: now });
    expect(withUpshot([corner], VALUES, lost)[0]).toEqual({ ...corner, upshot: lost });
  });
});

describe('a reason', () => {
  const mobility = reason('mobility');
  const replies = { numbers: { replies: 2 } };

  it.each<[later: Reason, earlier: Reason, isSaid: boolean]>([
    [reason('too-early'), reason('could-wait'), true],
    [reason('too-early'), reason('opens c3', instead('waits', 'c4')), true],
    [reason('too-early'), reason('opens c3', instead('first-lost', 'c4')), true],
    [reason('too-early'), reason('opens c3', instead('leaves', 'f6')), false],
    [reason('too-early'), reason('opens c3'), false],
    [reason('mobility'), reason('could-wait'), false],
    [reason('mobility'), reason('opens c3', instead('waits', 'c4')), false],
    [reason('opens c3 d3'), reason('square-wanted d3'), true],
    [reason('opens c3 d3'), reason('square-wanted f6'), false],
    [reason('reserve-lost c3 d3'), reason('square-wanted d3'), true],
    [reason('reserve-lost c3 d3'), reason('square-wanted f6'), false],
    [reason('quiet-move c3'), reason('square-wanted c3'), false],
    [reason('could-wait c4'), reason('square-wanted d3'), true],
    // The square that comes first is another one: the reader does not see yet that c4 can wait.
    [reason('could-wait c4'), reason('square-wanted f6'), false],
    [reason('could-wait c4'), reason('opens d3'), false],
    [reason('parity'), reason('square-wanted d3'), false],
    [mobility, reason('opens c3', instead('moves', 'f6')), true],
    [mobility, reason('opens c3', instead('leaves', 'f6')), true],
    [mobility, reason('opens c3', instead('closes', 'f6')), false],
    [mobility, reason('opens c3', effects('loses', 'leaves')), true],
    [mobility, reason('opens c3', effects('loses')), false],
    [mobility, reason('prepared f6'), true],
    [mobility, reason('prepared f6', { numbers: { plies: 3 } }), false],
    [reason('parity'), reason('opens c3', instead('moves', 'f6')), false],
    [reason('parity'), reason('prepared f6'), false],
    [reason('reply-opened e3', { ...replies, ...effects('leaves') }), mobility, true],
    [reason('reply-opened e3', { ...replies, ...effects('loses') }), mobility, false],
    [reason('reply-opened e3', effects('leaves')), mobility, false],
    [reason('reply-opened e3', { ...replies, ...effects('leaves') }), reason('parity'), false],
    [reason('parity'), reason('parity'), true],
    [reason('safe-moves'), mobility, true],
  ])('repeats an earlier one that says the same: %o after %o', (later, earlier, isSaid) => {
    expect(repeats(later, earlier)).toBe(isSaid);
  });

  it.each<[reason: Reason, is: 'order' | 'opening' | 'neither']>([
    [reason('too-early c4'), 'order'],
    [reason('too-early c4', instead('first', 'c4')), 'order'],
    [reason('too-early c4 d6'), 'neither'],
    [reason('too-early c4', instead('waits', 'c4')), 'neither'],
    [reason('too-early c4', instead('first-shut', 'f6')), 'neither'],
    [reason('could-wait c4'), 'neither'],
    [reason('opens c3 d3'), 'opening'],
    [reason('reserve-lost c3 d3'), 'opening'],
    [reason('opens c3'), 'neither'],
    [reason('quiet-move c3 d3'), 'neither'],
  ])('says only the order of two moves, or names several squares that open: %o %s', (one, is) => {
    expect(isBareOrder(one)).toBe(is === 'order');
    expect(isOpening(one)).toBe(is === 'opening');
  });
});

describe('of two reasons', () => {
  // Black takes c1 at once, f3 with the fourth ply, b7 with the sixth; the better line makes b7 and e8.
  const board = '---XXX----XXOO--XXXOO-OOXXXOOOO-XXXOOO--XXXXOOOO--OXXO---OOO-X-- O';
  const [worse, better] = [played(board, 'b1 c1 g1 f3 b2 b7'), played(board, 'b7 g2 e8 g7')];
  const plies = { numbers: { plies: 3 } };
  const replies = { numbers: { replies: 2 } };
  const [two, six, eight] = [2, 6, 8].map((length) => Array.from({ length }, () => 'c4' as const));
  const left = (...counts: [number, number]): Extra => ({
    consequences: [{ kind: 'all-leave', squares: [], counts }],
  });
  const moves = (own: number, otherOwn: number): Reason => reason('mobility', { numbers: { own, otherOwn } });
  const waits = (square: Square, extra: Extra = {}): Reason =>
    reason('could-wait b1', { other: [square], weight: 5, ...extra });

  it.each<[first: Reason, second: Reason]>([
    [reason('prepared e8', { other: two! }), reason('prepared f6', { other: two! })],
    [reason('prepared f6', { other: two! }), reason('prepared f6', { other: six! })],
    [reason('prepared f6', { other: two! }), reason('prepared f6', { other: two!, ...plies })],
    [reason('prepared f6', { ...plies, ...instead('taken', 'f6') }), reason('prepared f6', plies)],
    [waits('f3'), waits('b7')],
    [waits('b7', plies), waits('b7')],
    [waits('f3'), waits('f3', { weight: 2 })],
    [reason('square-wanted b7', effects('loses')), reason('square-wanted b7')],
    [reason('square-wanted b7', instead('leaves', 'f6')), reason('square-wanted b7', instead('now', 'b7'))],
    [reason('square-wanted b7'), reason('square-wanted b7', { line: six! })],
    [reason('too-early b1 b7'), reason('too-early b1', instead('waits', 'b1'))],
    [reason('too-early b1', instead('waits', 'b1')), reason('too-early b1', instead('first-lost', 'c1'))],
    [reason('too-early b1', instead('first-lost', 'c1')), reason('too-early b1', instead('moves', 'f6'))],
    [reason('opens c1'), reason('opens f6 g6')],
    [reason('opens b7'), reason('opens f3')],
    [reason('opens f3', instead('first', 'b1')), reason('opens f3')],
    [reason('opens f6 g6'), reason('opens f3')],
    [reason('opens f3'), reason('opens f6')],
    [reason('corner-won-later a1', { line: two! }), reason('corner-won-later a1', { line: six! })],
    [reason('corner-won-later a1', { line: six! }), reason('corner-won-later a1', { line: eight! })],
    [reason('x-square a1', plies), reason('x-square a1')],
    [reason('reserve-lost c1', plies), reason('reserve-lost c1')],
    [reason('corner-given a1'), reason('corner-given a1', { numbers: { later: 6 } })],
    [
      reason('reply-opened b7', { ...replies, ...effects('loses') }),
      reason('reply-opened c1', { ...replies, ...effects('loses') }),
    ],
    [reason('reply-opened c1', { ...replies, ...effects('loses') }), reason('reply-opened c1', replies)],
    [reason('reply-opened c1', left(4, 8)), reason('reply-opened c1', left(4, 6))],
    [reason('reply-opened c1', left(4, 8)), reason('reply-opened c1', left(9, 14))],
    [moves(3, 5), moves(4, 7)],
    [moves(4, 7), moves(4, 6)],
  ])('%o comes first, and %o after it', (first, second) => {
    expect(rankOf(first, worse, better)).toBeLessThan(rankOf(second, worse, better));
  });
});

describe('a reason that says nothing', () => {
  // Black takes h1 with the fifth ply, and a8 with the thirteenth; after g1 a1 with the seventh.
  const board = '-XXXXX--O-OOXOOOOXXXOXOOOXXXXOOOOXXXOOXOOOXXOOOOO--OOO-O--O----- X';
  const values = reason('value', {
    line: list('e8 d8 g8 f8 h1 g1 h8 a1 b2 c7 b8 b7 a8 pass g7'),
    other: list('g1 b2 d8 g7 f8 c7 a1 h1 b8 b7 a8 pass e8 pass g8'),
  });
  const beside = reason('value', { line: list('b2 a1'), other: list('d3 c3 b2') });
  const late = { ...beside, other: list<EngineMove>('d3 c3 e3 f3 c4 c5 d6 e6 f6 f5 b2') };
  const plies = { numbers: { plies: 2 } };

  it.each<[reasons: Reason[], last: Reason, left: string]>([
    [[reason('corner-missed h1'), reason('opens c3')], values, 'opens value'],
    [[reason('corner-missed a8'), reason('opens c3')], values, 'corner-missed opens value'],
    [[reason('corner-missed a1'), reason('opens c3')], values, 'corner-missed opens value'],
    [[reason('corner-missed h1', plies), reason('opens c3')], values, 'corner-missed opens value'],
    [[reason('corner-left h1'), reason('opens c3')], values, 'corner-left opens value'],
    [[reason('corner-missed a1', { tone: 'good' })], values, 'corner-missed value'],
    [[reason('x-square a1'), reason('opens c3')], late, 'opens value'],
    [[reason('x-square a1', plies), reason('opens c3')], beside, 'x-square opens value'],
    [[reason('x-square a1')], late, 'x-square value'],
    [[reason('x-square a1')], beside, 'value'],
  ])('is left out: of %o with %o', (reasons, last, left) => {
    const found = withoutPadding(parseBoardString(board), [...reasons, last]);
    expect(found.map(({ kind }) => kind).join(' ')).toBe(left);
  });
});

it.each<[reason: Reason, wording: RegExp]>([
  [reason('square-wanted d3', instead('now', 'd3')), /\. Take d3 first\.$/u],
  [reason('reserve-lost d3', instead('now', 'd3')), /\. Play d3 while only you can\.$/u],
  [reason('square-wanted d3', instead('leaves', 'f6')), /After d3 your opponent can play only f6\.$/u],
  [reason('opens c3', instead('gets', 'c3')), /After d3 you play c3 yourself: /u],
  [reason('reply-opened e3', instead('gets', 'e3')), /After d3 you play there yourself: /u],
  [reason('opens c3', instead('leaves', 'f6 g6')), /After d3 .* play only f6 (?:and|or) g6\.$/u],
  [reason('opens c3', instead('waits', 'c4')), /Play d3 first: only you can play c4, so it can wait\.$/u],
  [reason('opens c3', instead('waits', 'c4 d3')), /either of you can play d3, so take it first\.$/u],
  [reason('opens c3', instead('first-shut', 'f6')), /^[^:]*\. Play d3 first and c4 later, so that/u],
  [reason('too-early c4', instead('first-shut', 'f6')), /^Play d3 first and c4 later, so that [^.]*\.$/u],
  [reason('too-early c4', instead('waits', 'c4')), /^(?!.*only you can play c4)/u],
  [
    reason('too-early c4', instead('first-lost', 'e3')),
    /\. Play d3 first: after c4 and the reply e3 you can’t/u,
  ],
  [reason('value', instead('quiet', 'd3')), /^d3 gives your opponent no new moves\. The computer/u],
])(
  '%o is followed by what the better move does, which says once that it comes first',
  async (one, wording) => {
    const moves = { move: 'c4', other: 'd3', certainty: 'heuristic' } as const;
    expect(sentence(moves, one, await loadCoachWords('en'), 'en')).toMatch(wording);
  },
);

const WORDS = await loadCoachWords('en');

describe('the discs that make a reason so', () => {
  const by = (by: Access['by'], extra: Extra = {}): Extra => ({ ...extra, access: { by, discs: ['e4'] } });
  const good = { tone: 'good' } as const;
  const answered: Extra = { other: ['d3', 'e3'] };

  it.each<[one: Reason, wording: RegExp]>([
    // A corner: what the better move does about it.
    [reason('corner-given a1'), / straight away; d3 would not allow that\.$/u],
    [reason('corner-given a1', by('turning')), /away, because c4 flips e4; d3 would not allow that\.$/u],
    [reason('corner-given a1', by('placing')), /away, because they can flip your new disc on e4; d3/u],
    [reason('corner-given a1', by('closing')), /away; d3 would prevent that by flipping e4\.$/u],
    [reason('corner-given a1', { numbers: { later: 4 } }), /; after d3 they can’t take it yet\.$/u],
    [reason('corner-given a1', answered), /; after d3 they could take e3, but not .*a1.*\.$/u],
    // The worse move turns discs, the better one does, or a new disc can be flipped.
    [reason('own-square-opened e3', by('turning')), /; by flipping e4, you let your opponent/u],
    [reason('own-square-opened e3', by('placing')), /; with your disc on e4, you let your opponent/u],
    [reason('own-square-opened e3', by('closing')), /; you let your opponent/u],
    [reason('own-square-opened e3', by('turning', good)), / by flipping e4; this move keeps them out\.$/u],
    [reason('own-square-opened e3', by('placing', good)), /^(?!.*e4)/u],
    [reason('reply-prevented e3', by('closing')), / would have prevented that by flipping e4\.$/u],
    [reason('reply-prevented e3', by('closing', good)), /; by flipping e4, this move prevents that\.$/u],
    [reason('opens c3', by('turning', { numbers: { theirs: 3 } })), /^(?:c4 opens c3 .* by flipping e4)/u],
    [reason('opens c3', by('placing', { numbers: { theirs: 3 } })), /^(?!.*e4)/u],
    // A move against the answer flips discs, or needs one of the mover's own.
    [reason('prepared e3', by('turning', { ...good, numbers: { plies: 3 } })), /there, flipping e4\.$/u],
    [
      reason('prepared e3', by('own', { ...good, numbers: { plies: 3 } })),
      /there thanks to your disc on e4\.$/u,
    ],
  ])('are named: %o', (one, wording) => {
    const moves = { move: 'c4', other: 'd3', certainty: 'heuristic' } as const;
    expect(sentence(moves, one, WORDS, 'en')).toMatch(wording);
  });
});

/** Of each text of the coach its place, such as `reasons.value.bad`. */
function placesIn(words: object, before = ''): object {
  return Object.fromEntries(
    Object.entries(words).map(([name, text]: [string, object | string]) => {
      const place = before + name;
      return [name, typeof text === 'string' ? place : placesIn(text, `${place}.`)];
    }),
  );
}

const PLACES = placesIn(WORDS) as CoachStrings;

describe('the text of a reason', () => {
  const good = { tone: 'good' } as const;
  const plies = (count: number): Extra => ({ numbers: { plies: count } });
  const replies = (count: number): Extra => ({ numbers: { replies: count } });
  const own = (count: number): Extra => ({ numbers: { own: count } });
  const others = (count: number): Extra => ({ ...good, numbers: { otherOwn: count } });
  const discs = (count: number): Extra => ({ numbers: { plies: count, discs: 5 } });
  const values = (own: number, otherOwn: number): Extra => ({ numbers: { own, otherOwn } });
  const opened = (theirs?: number, otherTheirs?: number): Extra => ({
    numbers: { ...(theirs !== undefined && { theirs }), ...(otherTheirs !== undefined && { otherTheirs }) },
  });
  const answered: Extra = { other: ['d3', 'e3'] };

  it.each<[one: Reason, place: string]>([
    // What several answers have in common says all there is to say, and the one answer what it alone does.
    [reason('opens c3', effects('all-leave')), 'consequences.all-leave'],
    [reason('opens c3', effects('loses', 'all-take')), 'consequences.all-take'],
    [reason('opens c3', { ...effects('all-leave'), ...good }), 'reasons.closes.good'],
    [reason('reply-opened e3', replies(1)), 'instead.only-reply'],
    [
      { ...reason('reply-stronger e3', replies(1)), access: { by: 'flipped', discs: ['d4'] } },
      'instead.only-reply-by',
    ],
    [reason('reply-stronger e3', effects('takes-better')), 'consequences.takes-better'],
    [reason('reply-opened e3', { ...replies(1), ...good }), 'reasons.reply-opened.good'],
    // One of several answers: whose square it is, unless what it does says more; or what the better move prevents.
    [reason('reply-opened e3', replies(2)), 'reasons.several.opened'],
    [reason('own-square-opened e3', replies(2)), 'reasons.several.own'],
    [reason('reserve-lost e3', replies(2)), 'reasons.several.own'],
    [reason('own-square-opened e3', { ...replies(2), ...effects('loses') }), 'reasons.several.opened'],
    [reason('reply-poisoned e3', replies(2)), 'reasons.several.poisoned'],
    [reason('reply-stronger e3', replies(2)), 'reasons.several.stronger'],
    [reason('square-wanted e3', replies(2)), 'reasons.several.stronger'],
    [reason('reply-opened e3', { ...replies(2), ...instead('closes', 'e3') }), 'reasons.several.stronger'],
    [reason('reply-opened e3', { ...replies(2), ...instead('gets', 'e3') }), 'reasons.several.opened'],
    // A corner: at once, or in the line.
    [reason('x-square a1'), 'reasons.x-square.bad'],
    [reason('x-square a1', plies(4)), 'reasons.x-square-falls.bad'],
    [reason('c-square a1', plies(4)), 'reasons.c-square-falls.bad'],
    [reason('corner-missed a1'), 'reasons.corner-missed.bad'],
    [reason('corner-missed a1', plies(2)), 'reasons.corner-missed-lost.bad'],
    [reason('corner-won-later a1', { line: ['c4', 'a1'] }), 'reasons.corner-swapped.bad'],
    [reason('corner-won-later a1', { line: ['c4', 'h8'] }), 'reasons.corner-won-later.bad'],
    [reason('corner-won-later a1', { ...good, other: ['d3', 'a1'] }), 'reasons.corner-swapped.good'],
    [reason('corner-threat-missed a1'), 'reasons.corner-threat-missed.bad'],
    [reason('corner-threat-missed a1', answered), 'reasons.corner-threat-answered.bad'],
    [reason('sacrifice a1 h8'), 'reasons.sacrifice-for.bad'],
    [reason('sacrifice a1 d3'), 'reasons.sacrifice.bad'],
    // A square that the other side takes: with the answer or later, and what the better line has instead.
    [
      reason('square-wanted e3', { ...plies(2), access: { by: 'turning', discs: ['e4'] } }),
      'reasons.square-opened-later.bad',
    ],
    [reason('square-wanted e3', discs(2)), 'reasons.square-taken-now.bad'],
    [reason('square-wanted e3', { ...discs(2), ...answered }), 'reasons.square-taken-instead.bad'],
    [reason('square-wanted e3', discs(4)), 'reasons.square-taken-later.bad'],
    [reason('square-wanted e3', { ...discs(4), ...answered }), 'reasons.square-taken-sooner.bad'],
    [reason('square-wanted e3', plies(2)), 'reasons.square-wanted.bad'],
    [reason('square-wanted e3', plies(4)), 'reasons.square-wanted-later.bad'],
    [
      reason('reply-prevented e3', { ...instead('closes', 'e3'), ...effects('loses') }),
      'reasons.reply-stronger.bad',
    ],
    [reason('reply-prevented e3', instead('closes', 'e3')), 'reasons.reply-prevented.bad'],
    [reason('reply-prevented e3', effects('loses')), 'reasons.reply-prevented.bad'],
    [
      reason('reply-prevented e3', { ...instead('gets', 'e3'), ...effects('loses') }),
      'reasons.reply-prevented.bad',
    ],
    [reason('reserve-lost e3'), 'reasons.reserves-opened'],
    [reason('reserve-lost e3 f3', plies(2)), 'reasons.reserves-lost'],
    [reason('reserve-lost e3', plies(2)), 'reasons.reserve-taken.bad'],
    [reason('reserve-lost e3', plies(4)), 'reasons.reserve-lost.bad'],
    [reason('reserve-lost e3 f3', { ...plies(2), ...good }), 'reasons.reserve-taken.good'],
    // Squares that open: those of the worse move, fewer or none after the better one, which is not named as one.
    [reason('opens c3', opened(undefined, 2)), 'reasons.opens-more'],
    [reason('opens d3', opened(undefined, 2)), 'reasons.opens.bad'],
    [reason('opens c3', { ...opened(undefined, 2), ...good }), 'reasons.opens.good'],
    [reason('opens c3', opened(undefined, 0)), 'reasons.opens.bad'],
    [reason('opens c3', opened(3, 2)), 'reasons.opens-theirs.bad'],
    [reason('opens c3', opened(3)), 'reasons.opens.bad'],
    [reason('opens c3', opened()), 'reasons.closes.bad'],
    // New moves that are counted: none after one of the moves and few after the other, or too many to look up.
    [reason('quiet-move c3', values(0, 4)), 'reasons.quiet-move.bad'],
    [reason('quiet-move c3', values(4, 0)), 'reasons.quiet-move.bad'],
    [reason('quiet-move c3 d3 e3 f3', values(1, 4)), 'reasons.quiet-move-squares'],
    [reason('quiet-move c3 d3 e3 f3', values(0, 5)), 'reasons.quiet-move-squares'],
    [reason('quiet-move c3 d3 e3 f3 g3', values(0, 5)), 'reasons.quiet-move-counted.bad'],
    [reason('quiet-move c3', { ...values(1, 4), ...good }), 'reasons.quiet-move-counted.good'],
    // Moves that are left, of the side that has fewer of them.
    [reason('mobility', plies(4)), 'reasons.mobility-both'],
    [reason('mobility', { ...own(4), ...effects('loses') }), 'reasons.mobility-taken'],
    [reason('mobility c3', { ...own(4), ...effects('threatens') }), 'reasons.mobility-lost.bad'],
    [reason('mobility c3', { ...others(4), ...effects('loses') }), 'reasons.mobility-lost.good'],
    [reason('mobility', own(4)), 'reasons.mobility-fewer.bad'],
    [reason('mobility', others(4)), 'reasons.mobility-fewer.good'],
    [reason('mobility', own(3)), 'reasons.mobility.bad'],
    [reason('mobility', own(0)), 'reasons.mobility-none.bad'],
    [reason('mobility', others(0)), 'reasons.mobility-none.good'],
    [reason('safe-moves', own(0)), 'reasons.safe-moves-none.bad'],
    [reason('safe-moves', own(1)), 'reasons.safe-moves.bad'],
    [reason('safe-moves', others(0)), 'reasons.safe-moves-none.good'],
    [reason('prepared e3', plies(3)), 'reasons.prepared.bad'],
    [reason('prepared e3', answered), 'reasons.prepared-spoiled.bad'],
    [reason('prepared e3', { other: ['d3', 'f6', 'e3'] }), 'reasons.prepared-kept.bad'],
    [reason('pass-forced'), 'reasons.pass-forced.bad'],
    [reason('pass-forced', plies(3)), 'reasons.pass-forced-later.bad'],
    // An order: what it loses or spoils, or that the move can wait, which is saved for later after five plies.
    [reason('too-early c4'), 'reasons.too-early.bad'],
    [reason('too-early c4', instead('first', 'd3')), 'reasons.too-early.bad'],
    [reason('too-early c4 e3', effects('loses')), 'reasons.too-early-lost.bad'],
    [reason('too-early c4 e3', instead('waits', 'c4')), 'reasons.too-early-spoiled.bad'],
    [reason('too-early c4', instead('waits', 'c4')), 'reasons.too-early.bad'],
    [reason('too-early c4', { ...plies(5), ...instead('waits', 'c4') }), 'instead.waits'],
    [reason('could-wait c4'), 'reasons.could-wait.bad'],
    [reason('could-wait c4', plies(5)), 'instead.waits'],
    [reason('could-wait c4', { ...plies(5), ...good }), 'reasons.too-early.good'],
    [reason('could-wait c4', plies(6)), 'reasons.could-wait-later.bad'],
    // The result: proven, or by the computer's estimate, by which a lead of one disc is none.
    [reason('value', { numbers: { discs: 0 } }), 'reasons.value-equal'],
    [reason('count', { numbers: { discs: 0 } }), 'reasons.count-equal'],
    [reason('value', { numbers: { discs: 2, apart: 1 } }), 'reasons.value-close'],
    [reason('value', values(-2, 2)), 'reasons.turned.estimated'],
    [reason('value', values(-1, 2)), 'reasons.value.bad'],
    [reason('value', values(-2, 1)), 'reasons.value.bad'],
    [reason('value', { ...values(-2, 2), ...good }), 'reasons.value.good'],
    [reason('count', values(-2, 2)), 'reasons.turned.lost'],
    [reason('count', values(0, 2)), 'reasons.turned.drawn'],
    [reason('count', values(2, 4)), 'reasons.count.bad'],
    [reason('count', values(-2, 0)), 'reasons.turned.draw-lost'],
    [reason('count', values(-4, -2)), 'reasons.count.bad'],
  ])('%o is %s', (one, place) => {
    expect(template(one, PLACES)).toBe(place);
  });
});
