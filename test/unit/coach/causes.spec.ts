/**
 * Whether a reason is the cause: what remains of the loss without the reply that it mentions, and what that reply does.
 */
import { describe, expect, it } from 'vitest';
import { shareOf, type Answers } from '../../../src/core/coach/values/answers.js';
import { mobility, safeMovesLeft } from '../../../src/core/coach/contrast/mobility.js';
import { takenOnlyThere } from '../../../src/core/coach/contrast/shape.js';
import { explain } from '../../../src/core/coach/explain.js';
import { createEngine } from '../../../src/core/engine/node.js';
import { parseBoardString } from '../../../src/core/formats/notation/board-string.js';
import type { Square } from '../../../src/core/rules/square.js';
import { played } from './case.js';

const HAS_TO_PASS = '------------------XXXXXO--XXXXOX--XXXOXX---XXOX-----XO---------- X';
const B1_POISONED = '--OOOX----OOXX--XXXXXXO---XXXOO---XXOXO----OXXO---O-X----------- O';

/** Replies with their cost for the mover, costliest first. */
function answers(costs: Readonly<Record<string, number>>): Answers {
  const known = new Map(Object.entries(costs) as [Square, number][]);
  const [first] = [...known.keys()] as [Square];
  return {
    punishing: [first],
    best: [...known.keys()].slice(0, 3),
    costs: known,
  };
}

describe('the share of an answer', () => {
  it('is what would be gone of the loss without it', () => {
    const found = answers({ e1: 16, g2: 4, d2: -3 });
    expect(shareOf(found, ['e1'])).toBe(0.75);
    expect(shareOf(found, ['g2'])).toBe(0);
    expect(shareOf(found, ['e1', 'g2'])).toBe(1);
  });

  it('is not known where the answers have no values', () => {
    expect(shareOf({ ...answers({ e1: 16 }), costs: undefined as never }, ['e1'])).toBeUndefined();
  });
});

describe('a deeper search that sees less of the loss', () => {
  it('takes no reason away that it repeats', async () => {
    const engine = await createEngine({ table: 16, workers: 1 });
    const { reasons } = await explain(parseBoardString(B1_POISONED), 'f7', engine, { limits: { depth: 14 } });
    engine.close();
    expect(reasons[0]).toMatchObject({ kind: 'reply-poisoned', squares: ['b1', 'a1'] });
  });
});

describe('a side that has to pass', () => {
  it('does not run out of safe moves, for it has none at all', () => {
    const [worse, better] = [played(HAS_TO_PASS, 'f8 h6'), played(HAS_TO_PASS, 'h2 c2')];
    expect(worse.replied!.phase).toBe('pass');
    expect(safeMovesLeft(worse, better)).toEqual([]);
    expect(mobility(worse, better)).toMatchObject([{ numbers: { own: 0 } }]);
  });
});

describe('an answer that is one of several', () => {
  const board = '--OXXO----OXXO--XXXXXO---XXXOO----XXOO----XXOO------O----------- X';
  const findingsFor = (costs: Readonly<Record<string, number>>) => {
    const [worse, better] = [played(board, 'g3 g4 h5 h3'), played(board, 'f7 f8 g6 g5')];
    return takenOnlyThere(worse, better, [answers(costs)]);
  };

  it('is counted with the others', () => {
    const [finding] = findingsFor({ g4: 7, h5: 6.5, d7: 2 });
    expect(finding).toMatchObject({ kind: 'own-square-opened', numbers: { replies: 2 } });
  });

  it('is the reason where it decides', () => {
    const [finding] = findingsFor({ g4: 7, h5: 2 });
    expect(finding!.numbers.replies).toBeUndefined();
  });
});
