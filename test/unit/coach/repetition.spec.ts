/** Which of several reasons are told: not what a heavier one has said, or what a deeper search does not repeat. */
import { describe, expect, it } from 'vitest';
import { isSameSubject, withoutRepetition } from '../../../src/core/coach/contrast/contrast.js';
import type { Finding } from '../../../src/core/coach/reasons/finding.js';
import type { ReasonKind } from '../../../src/core/coach/reasons/reason.js';
import { repeated, searchDeeper } from '../../../src/core/coach/steady.js';
import type { MoveValue, SearchLimits } from '../../../src/core/engine/engine.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';

/** A finding of its kind and squares. */
function finding(text: string, more: Partial<Finding> = {}): Finding {
  const [kind, ...squares] = text.split(' ') as [ReasonKind, ...Square[]];
  return { kind, squares, weight: 5, numbers: {}, worseLine: ['c4', 'd3'], betterLine: ['d3'], ...more };
}

it('loses no reason to a heavier one of the same subject that the deeper search does not repeat', () => {
  const [wanted, opened] = [finding('square-wanted d3', { weight: 7 }), finding('reply-opened d3')];
  expect(withoutRepetition([wanted, opened])).toEqual([wanted]);
  expect(withoutRepetition(repeated([wanted, opened], [opened]))).toEqual([opened]);
});

it('gives up a reason that the deeper search leaves as a mere rule', () => {
  const waits = finding('could-wait d3');
  expect(repeated([waits], [waits])).toEqual([waits]);
  expect(repeated([waits], [{ ...waits, isRule: true }])).toEqual([]);
  expect(repeated([{ ...waits, isRule: true }], [waits])).toHaveLength(1);
});

it('searches a move anew, four plies deeper than before and at most sixty, and none whose value is proven', async () => {
  const searched: SearchLimits[] = [];
  const engine = {
    search: (_: Position, limits: SearchLimits = {}) => {
      searched.push(limits);
      const { depth = 0 } = limits;
      return Promise.resolve({
        move: 'd6',
        value: 3,
        certainty: 'heuristic',
        depth,
        line: ['d6'],
        moves: [],
      });
    },
  } as unknown as Parameters<typeof searchDeeper>[2];
  const found = (depth: number, certainty: MoveValue['certainty'] = 'heuristic'): MoveValue => {
    return { move: 'f5', value: 0, depth, certainty, line: ['f5'] };
  };
  expect(await searchDeeper(Position.start, found(8, 'exact'), engine)).toEqual(found(8, 'exact'));
  expect(searched).toEqual([]);
  const { signal } = new AbortController();
  const deeper = await searchDeeper(Position.start, found(8), engine, signal);
  expect(deeper).toMatchObject({ move: 'f5', value: -3, depth: 12, line: ['f5', 'd6'] });
  await searchDeeper(Position.start, found(59), engine);
  // The search begins after the move.
  expect(searched).toMatchObject([
    { depth: 11, fresh: true, signal },
    { depth: 60, fresh: true },
  ]);
  expect(searched[1]).not.toHaveProperty('signal');
  for (const { nodes } of searched) expect(nodes).toBeGreaterThan(1_000_000);
});

describe('of two reasons, the heavier first', () => {
  const parity = finding('parity a1 b1');
  const given = finding('corner-given a1');
  const lost = finding('reply-prevented a7', { consequences: [{ kind: 'loses', squares: ['b2'] }] });
  const rule = finding('mobility', { isRule: true });

  it.each<[string, Finding, Finding, number]>([
    ['a free move beside the square wanted', finding('square-wanted g2'), finding('could-wait g2'), 1],
    ['a threat beside force', finding('corner-force-missed a1'), finding('corner-threat-missed a1'), 1],
    ['a lost move that the answer takes', lost, finding('reserve-lost a7'), 1],
    ['a lost move that it makes impossible', lost, finding('reserve-lost b2'), 1],
    ['a wedge that it makes', lost, finding('wedge-allowed b2'), 1],
    ['a wedge elsewhere', lost, finding('wedge-allowed g7'), 2],
    ['an open region beside a corner that falls', given, finding('region-opened a1 b1'), 1],
    ['a region elsewhere', given, finding('region-opened g8 h8'), 2],
    ['a region whose square is named for another cause', parity, finding('region-opened a1'), 2],
    ['the same kind again', parity, finding('parity g8 h8'), 1],
    ['another kind', parity, finding('mobility'), 2],
    ['a wedge that is named', parity, finding('wedge-allowed b1'), 1],
    ['a wedge of which one square is', parity, finding('wedge-allowed b1 h3'), 2],
    ['a rule beside what can be seen', parity, rule, 1],
    ['a rule beside a rule', { ...parity, isRule: true }, rule, 2],
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
