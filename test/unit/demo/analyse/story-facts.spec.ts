import { describe, expect, it } from 'vitest';
import { positionsOfLine, readerOf } from '../../../../demo/analyse/story/story-facts.js';
import type { Moment } from '../../../../src/core/analysis.js';
import { Game, type Square } from '../../../../src/core/rules.js';

const START = new Game().position;

describe('the reader of a review', () => {
  it('is the side called "You" in a language of the site', () => {
    expect(readerOf({ black: 'You', white: 'Vera' })).toEqual({
      you: 'black',
      names: { black: 'You', white: 'Vera' },
    });
    expect(readerOf({ black: 'Vera', white: 'Vous' }).you).toBe('white');
    expect(readerOf({ black: 'Ann' })).toEqual({ you: undefined, names: { black: 'Ann' } });
  });
});

it('the line of a moment begins with the move that was played, or with the better one', () => {
  const moment = (loss: number) =>
    ({
      main: { position: START, square: 'd3', best: ['f5'], loss },
      explanation: { reasons: [{ line: ['d3', 'c3'], other: ['f5', 'd6', 'c3'] }] },
    }) as unknown as Moment;
  const shown = (which: 'played' | 'better', loss: number) =>
    positionsOfLine(moment(loss), which).map((position) => position.toString());
  const after = (...moves: Square[]) => moves.reduce((at, move) => at.play(move), START).toString();
  expect(shown('played', 8)).toEqual([START.toString(), after('d3'), after('d3', 'c3')]);
  expect(shown('better', 8).at(-1)).toBe(after('f5', 'd6', 'c3'));
  // What was well found has one line.
  expect(shown('better', 0).at(-1)).toBe(after('d3', 'c3'));
});
