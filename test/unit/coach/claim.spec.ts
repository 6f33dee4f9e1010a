import { expect, test } from 'vitest';
import { claimOf } from '../../../src/core/coach/reasons/claim.js';
import type { Explanation, Reason } from '../../../src/core/coach/reasons/reason.js';

const value: Reason = {
  kind: 'value',
  tone: 'bad',
  squares: ['f4'],
  numbers: { discs: 8 },
  line: ['d6', 'c3', 'd3', 'c4'],
  other: ['f4', 'e3', 'f6', 'g5'],
  weight: 0,
};

const explained = (reason: Partial<Reason>): [Explanation, Reason] => {
  const whole = { ...value, weight: 5, ...reason };
  const shared = { move: 'd6', value: -8, other: 'f4', otherValue: 0, loss: 8, depth: 9 } as const;
  return [{ ...shared, certainty: 'heuristic', verdict: 'bad', reasons: [whole, value] }, whole];
};

test('a reason of the reply shows at the second move of the line that was played', () => {
  const reason = { kind: 'square-wanted', line: ['d6', 'c3'], other: ['f4'] } as const;
  expect(claimOf(...explained(reason))).toEqual({
    own: value.line,
    other: value.other,
    shows: { line: 'own', ply: 2 },
  });
});

test('the line of the better move shows its gain', () => {
  const reason = { kind: 'corner-force-missed', line: ['d6'], other: ['f4', 'e3', 'f6'] } as const;
  expect(claimOf(...explained(reason)).shows).toEqual({ line: 'other', ply: 3 });
});

test('the same said for a good move shows in the other line', () => {
  const merit = { kind: 'square-wanted', tone: 'good', line: ['d6'], other: ['f4', 'e3'] } as const;
  expect(claimOf(...explained(merit)).shows).toEqual({ line: 'other', ply: 2 });
});

test('a proof that leaves the line of the engine is shown in its place', () => {
  const reason = { kind: 'corner-given', line: ['d6', 'h8'], other: ['f4'] } as const;
  expect(claimOf(...explained(reason))).toEqual({
    own: ['d6', 'h8'],
    other: value.other,
    shows: { line: 'own', ply: 2 },
  });
});

test('values show at no move', () => {
  expect(claimOf(...explained({})).shows).toBeUndefined();
});
