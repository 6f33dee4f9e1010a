/** What a reason weighs, given what the answers cost: whether its own answer is the cause of the loss. */
import { describe, expect, it } from 'vitest';
import {
  asStrong,
  costly,
  isAmongBest,
  isOfOneAmong,
  isStrong,
  isUndecided,
  isWeak,
  withShare,
} from '../../../src/core/coach/contrast/share.js';
import type { Finding } from '../../../src/core/coach/reasons/finding.js';
import type { ReasonKind } from '../../../src/core/coach/reasons/reason.js';
import type { Answers } from '../../../src/core/coach/values/answers.js';
import type { EngineMove } from '../../../src/core/engine/engine.js';
import type { Square } from '../../../src/core/rules/square.js';
import { played } from './case.js';

/** After d3 White can play c3, e3 and c5, and nowhere else: the better move prevents all other answers. */
const BETTER = played('---------------------------OX------XO--------------------------- X', 'd3 c3');

const answersAt = (costs?: Readonly<Record<string, number>>): Answers => ({
  punishing: [],
  best: [],
  ...(costs && { costs: new Map(Object.entries(costs) as [Square, number][]) }),
});

/** A finding that weighs 6, with its answer at once. */
const of = (kind: ReasonKind, answer: EngineMove | undefined, more: Partial<Finding> = {}): Finding => ({
  kind,
  squares: [],
  numbers: { plies: 2 },
  worseLine: answer === undefined ? ['c4'] : ['c4', answer],
  betterLine: ['d3'],
  weight: 6,
  ...more,
});

const effect: Partial<Finding> = { consequences: [{ kind: 'threatens', squares: ['a1'] }] };
const cause: Partial<Finding> = { access: { by: 'turning', discs: ['d4'] } };
const unseen: Partial<Finding> = { numbers: {} };
const later: Partial<Finding> = { numbers: { plies: 4 } };
const corner: Partial<Finding> = { squares: ['a1'] };
const region: Partial<Finding> = { squares: ['a1', 'b1'] };

type Costs = Readonly<Record<string, number>> | undefined;

describe('a reason', () => {
  it.each<[string, Finding, Costs, Partial<Finding> | undefined]>([
    ['is a rule if nothing shows it', of('x-square', 'c3', unseen), { c3: 9 }, { isRule: true }],
    ['is none if its line shows it', of('x-square', 'c3', later), { c3: 9 }, {}],
    ['is a rule beside a strong answer', of('mobility', 'c3'), { c3: 9, e3: 8 }, { isRule: true }],
    ['counts where its answer decides', of('mobility', 'c3'), { c3: 9, e3: 7 }, {}],
    ['falls if another answer is as strong', of('reply-stronger', 'c3'), { c3: 10, e3: 9 }, undefined],
    ['weighs half from a fifth on', of('reply-stronger', 'c3'), { c3: 10, e3: 8 }, { weight: 3 }],
    ['weighs all from a third on', of('reply-stronger', 'c3'), { c3: 9, e3: 6 }, {}],
    ['stays for a later answer', of('reply-stronger', 'c3', later), { c3: 10, e3: 9 }, { weight: 3 }],
    ['falls for a prevented one', of('own-square-opened', 'c6'), { c6: 10, f4: 9 }, undefined],
    ['counts with all prevented ones', of('own-square-opened', 'c6'), { c6: 10, f4: 7 }, {}],
    ['does not with one that is not', of('own-square-opened', 'c6'), { c6: 10, c3: 7 }, { weight: 3 }],
    ['stays if it is about a free move', of('could-wait', 'c3'), { c3: 10, e3: 9 }, { weight: 3 }],
    ['says little without an effect', of('reply-opened', 'c6'), { c6: 9 }, { isRule: true, weight: 3 }],
    ['says more with one', of('reply-opened', 'c6', effect), { c6: 9 }, {}],
    ['says more with the discs that allow it', of('reply-opened', 'c6', cause), { c6: 9 }, {}],
    ['needs no effect if of another kind', of('reserve-lost', 'c6'), { c6: 9 }, {}],
    ['waits if its corner costs little', of('corner-given', 'a1', corner), { c3: 9, a1: 2 }, { weight: 3.5 }],
    ['waits if its corner costs nothing', of('corner-given', 'a1', corner), { c3: 9 }, { weight: 3.5 }],
    ['counts if its corner costs a third', of('corner-left', 'a1', corner), { c3: 9, a1: 3 }, {}],
    ['counts if no costs are known', of('corner-given', 'a1', corner), undefined, {}],
    [
      'is a rule if its region costs little',
      of('region-opened', 'c3', region),
      { c3: 9, b1: 2 },
      { isRule: true },
    ],
    ['is none if a square costs a third', of('region-opened', 'c3', region), { c3: 9, b1: 3, a1: 1 }, {}],
    ['is none if its region is not known', of('region-opened', 'c3', region), undefined, {}],
    ['stays if not about an answer', of('corner-lost-later', 'c3'), { c3: 10, e3: 9 }, {}],
    ['stays where nobody answers', of('reserve-lost', undefined), { c3: 10, e3: 9 }, {}],
    ['stays where the other side passes', of('reserve-lost', 'pass'), { c3: 10, e3: 9 }, {}],
    ['stays if nothing is known', of('reply-stronger', 'c3'), undefined, {}],
  ])('%s', (_, finding, costs, expected) => {
    const weighed = withShare(finding, BETTER, answersAt(costs));
    expect(weighed).toEqual(expected ? [{ ...finding, ...expected }] : []);
  });

  it('is undecided only with its answer at once, and another as strong', () => {
    const among = answersAt({ c3: 10, e3: 9 });
    expect(isUndecided(of('reply-stronger', 'c3'), among)).toBe(true);
    expect(isUndecided(of('reply-stronger', 'c3', later), among)).toBe(false);
    expect(isUndecided(of('could-wait', 'c3'), among)).toBe(false);
  });
});

describe('an answer', () => {
  it.each<[EngineMove | undefined, Costs, string]>([
    ['c3', { c3: 10, e3: 9, c5: 8, d6: 1 }, 'e3'],
    ['e3', { c3: 10, e3: 9, c5: 8.5, d6: 8 }, 'c3 c5'],
    ['c3', { c3: 10, e3: 8 }, ''],
    ['pass', { c3: 10, e3: 9 }, ''],
    [undefined, { c3: 10, e3: 9 }, ''],
    ['c3', undefined, ''],
  ])('%s with the costs %o is as strong as %s', (answer, costs, expected) => {
    expect(asStrong(answersAt(costs), answer).join(' ')).toBe(expected);
  });

  it.each<[Square, Costs, boolean]>([
    ['e3', { c3: 10, e3: 8 }, true],
    ['e3', { c3: 10, e3: 7.9 }, false],
    ['f4', { c3: 1, e3: 1 }, false],
    ['f4', undefined, true],
  ])('%s with the costs %o is among the best: %s', (answer, costs, expected) => {
    expect(isAmongBest(answersAt(costs), answer)).toBe(expected);
  });

  it.each<[string, Costs[], boolean]>([
    [
      'is strong if best by one search and half of it by all',
      [
        { c3: 10, e3: 9 },
        { c3: 10, e3: 5 },
      ],
      true,
    ],
    [
      'is not if under half by one',
      [
        { c3: 10, e3: 9 },
        { c3: 10, e3: 4 },
      ],
      false,
    ],
    [
      'is not if best by none',
      [
        { c3: 10, e3: 7 },
        { c3: 10, e3: 6 },
      ],
      false,
    ],
    ['is not if one search does not know it', [{ c3: 10, e3: 9 }, { c3: 10 }], false],
  ])('%s', (_, costs, expected) => {
    expect(isStrong(costs.map(answersAt), 'e3')).toBe(expected);
  });

  it.each<[string, Costs[], boolean]>([
    [
      'is weak if over a third less by one search',
      [
        { c3: 12, e3: 11 },
        { c3: 12, e3: 7 },
      ],
      true,
    ],
    ['is not at a third less', [{ c3: 12, e3: 8 }], false],
    ['is not if unknown', [{ c3: 12 }, undefined], false],
  ])('%s', (_, costs, expected) => {
    expect(isWeak(costs.map(answersAt), 'e3')).toBe(expected);
  });
});

describe('a reason about one answer', () => {
  const alike = [{ c3: 10, e3: 9 }];
  it.each<[string, ReasonKind, EngineMove, Partial<Finding>, Costs[], boolean]>([
    ['is of one among several', 'own-square-opened', 'c3', {}, alike, true],
    ['is so if one search finds another as strong', 'reply-opened', 'c3', {}, [{ c3: 10 }, ...alike], true],
    ['is not if it explains a fifth', 'own-square-opened', 'c3', {}, [{ c3: 10, e3: 8 }], false],
    ['is not if it says so', 'reply-opened', 'c3', { numbers: { plies: 2, replies: 2 } }, alike, false],
    ['is not if the answer comes later', 'square-wanted', 'c3', later, alike, false],
    ['is not if it names no answer', 'reserve-lost', 'c3', unseen, alike, false],
    ['is so if it counts moves', 'mobility', 'c3', { numbers: { own: 5, otherOwn: 8 } }, alike, true],
    ['is not if hardly any are left', 'mobility', 'c3', { numbers: { own: 1, otherOwn: 8 } }, alike, false],
  ])('%s', (_, kind, answer, more, costs, expected) => {
    const { numbers, worseLine } = of(kind, answer, more);
    expect(isOfOneAmong({ kind, numbers, line: worseLine }, costs.map(answersAt))).toBe(expected);
  });
});

describe('the answers that cost more than half of the dearest', () => {
  it.each<[string, Costs[], string[]]>([
    ['are those above half', [{ c3: 10, e3: 6, f4: 5 }], ['c3', 'e3']],
    [
      'are those of all searches',
      [
        { c3: 10, e3: 2 },
        { c3: 8, e3: 5 },
      ],
      ['c3', 'e3'],
    ],
    ['are unknown without searches', [], []],
    ['are unknown where one search says nothing', [{ c3: 10, e3: 2 }, undefined], []],
  ])('%s', (_, searches, expected) => {
    expect(costly(searches.map((costs) => costs && answersAt(costs)))).toEqual(expected);
  });
});
