/** Which of several reasons are told: not what a heavier one has said, or what a deeper search does not repeat. */
import { describe, expect, it } from 'vitest';
import { isSameSubject, withoutRepetition } from '../../../src/core/coach/contrast/contrast.js';
import type { Finding } from '../../../src/core/coach/reasons/finding.js';
import type { ReasonKind } from '../../../src/core/coach/reasons/reason.js';
import { repeated } from '../../../src/core/coach/steady.js';
import type { Square } from '../../../src/core/rules/square.js';

it('loses no reason to a heavier one of the same subject that the deeper search does not repeat', () => {
  const [wanted, opened] = (['square-wanted', 'reply-opened'] as const).map((kind, at): Finding => ({
    kind,
    squares: ['d3'],
    weight: 7 - at,
    numbers: {},
    worseLine: ['c4', 'd3'],
    betterLine: ['d3'],
  }));
  expect(withoutRepetition([wanted!, opened!])).toEqual([wanted]);
  expect(withoutRepetition(repeated([wanted!, opened!], [opened!]))).toEqual([opened]);
});

it('gives up a reason that the deeper search leaves as a mere rule', () => {
  const waits: Finding = {
    kind: 'could-wait',
    squares: ['d3'],
    weight: 5,
    numbers: {},
    worseLine: ['c4'],
    betterLine: ['d3'],
  };
  expect(repeated([waits], [waits])).toEqual([waits]);
  expect(repeated([waits], [{ ...waits, isRule: true }])).toEqual([]);
  expect(repeated([{ ...waits, isRule: true }], [waits])).toHaveLength(1);
});

/** Makes findings of two lines. */
function findings(worseLine: readonly Square[], betterLine: readonly Square[]) {
  return (kind: ReasonKind, squares: readonly Square[], weight: number): Finding => ({
    kind,
    squares,
    weight,
    numbers: {},
    worseLine,
    betterLine,
  });
}

describe('of two reasons, the heavier first', () => {
  const make = findings(['c4', 'd3'], ['d3']);
  const rule = { isRule: true };

  const lost: Finding = {
    ...make('reply-prevented', ['a7'], 6),
    consequences: [{ kind: 'loses', squares: ['b2'] }],
  };

  it.each<[string, Finding, Finding, number]>([
    [
      'a free move beside the square that comes first',
      make('square-wanted', ['g2'], 10),
      make('could-wait', ['g2'], 8),
      1,
    ],
    [
      'a threat beside a corner that is forced',
      make('corner-force-missed', ['a1'], 8),
      make('corner-threat-missed', ['a1'], 6),
      1,
    ],
    ['a lost move that the answer takes', lost, make('reserve-lost', ['a7'], 3), 1],
    ['a lost move that it makes impossible', lost, make('reserve-lost', ['b2'], 3), 1],
    ['a wedge that it makes', lost, make('wedge-allowed', ['b2'], 3), 1],
    ['a wedge elsewhere', lost, make('wedge-allowed', ['g7'], 3), 2],
    [
      'an open region beside a corner that falls',
      make('corner-given', ['a1'], 9),
      make('region-opened', ['a1', 'b1'], 4),
      1,
    ],
    ['a region elsewhere', make('corner-given', ['a1'], 9), make('region-opened', ['g8', 'h8'], 4), 2],
    [
      'a region whose square is named for another cause',
      make('parity', ['a1', 'b1'], 6),
      make('region-opened', ['a1'], 4),
      2,
    ],
    ['the same kind again', make('parity', ['a1', 'b1'], 6), make('parity', ['g8', 'h8'], 6), 1],
    ['another kind', make('parity', ['a1', 'b1'], 6), make('mobility', [], 3), 2],
    ['a wedge that is named', make('parity', ['c1', 'b1'], 6), make('wedge-allowed', ['c1'], 3), 1],
    [
      'a wedge of which one square is',
      make('parity', ['c1', 'b1'], 6),
      make('wedge-allowed', ['c1', 'h3'], 3),
      2,
    ],
    ['a rule beside what can be seen', make('parity', ['a1'], 6), { ...make('mobility', [], 3), ...rule }, 1],
    [
      'a rule beside a rule',
      { ...make('parity', ['a1'], 6), ...rule },
      { ...make('mobility', [], 3), ...rule },
      2,
    ],
  ])('tells of %s', (_, heavier, lighter, count) => {
    expect(withoutRepetition([heavier, lighter])).toEqual([heavier, lighter].slice(0, count));
  });

  it.each<[ReasonKind, ReasonKind, boolean]>([
    ['corner-given', 'corner-forced', true],
    ['could-wait', 'square-wanted', true],
    ['could-wait', 'reserve-lost', false],
  ])('%s and %s are on one subject: %s', (one, other, expected) => {
    expect(isSameSubject(one, other)).toBe(expected);
    expect(isSameSubject(other, one)).toBe(expected);
  });
});
