import { describe, expect, it } from 'vitest';
import {
  lostDiscs,
  momentsOf,
  nextUnseen,
  positionsOfLine,
  readerOf,
} from '../../../../demo/analyse/story/story-facts.js';
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

describe('the moments of a story', () => {
  const moment = (ply: number, kind: Moment['kind'] = 'loss') => ({ kind, main: { ply } }) as Moment;
  const [second, fourth, seventh, praised] = [moment(2), moment(4), moment(7), moment(3, 'found')] as const;
  const none = { black: [], white: [] };

  it('keep those that were opened, each once, when a review no longer finds them', () => {
    const again = moment(4);
    const moments = [seventh, again, praised];
    expect(momentsOf({ moments, praise: none }, undefined, [second, fourth])).toEqual([
      second,
      again,
      seventh,
      praised,
    ]);
    const praise = { black: [moment(9, 'found')], white: [] };
    expect(momentsOf({ moments, praise }, 'black', [praised]).at(-1)).toBe(praised);
  });

  it('go on to those that were not opened, until all were', () => {
    const moments = [second, fourth, seventh];
    const seen = new Map([[4, fourth]]);
    expect(nextUnseen(moments, seen, 1)).toBe(2);
    seen.set(7, seventh);
    expect(nextUnseen(moments, seen, 2)).toBe(0);
    seen.set(2, second);
    expect(nextUnseen(moments, seen, 0)).toBeUndefined();
  });

  it('lose no more discs than a board has', () => {
    expect([101.6, 12.4].map(lostDiscs)).toEqual([64, 12]);
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
