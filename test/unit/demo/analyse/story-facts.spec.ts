import { describe, expect, it } from 'vitest';
import {
  aboutOf,
  lineOf,
  momentsOf,
  numberOf,
  positionsOfLine,
  readerOf,
} from '../../../../demo/analyse/story/story-facts.js';
import type { Moment, PlyReview } from '../../../../src/core/analysis.js';
import { type Color, Game, type Square } from '../../../../src/core/rules.js';

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
  const moment = (ply: number, kind: Moment['kind'] = 'loss') =>
    ({ kind, plies: [], main: { ply } }) as unknown as Moment;
  const [second, fourth, seventh, praised] = [moment(2), moment(4), moment(7), moment(3, 'found')] as const;
  const none = { black: [], white: [] };

  it('keep those that were opened, each once, when a review no longer finds them', () => {
    const again = moment(4);
    const moments = [seventh, again, praised];
    expect(momentsOf({ moments, praise: none }, undefined, [second, fourth])).toEqual([
      second,
      praised,
      again,
      seventh,
    ]);
    const praise = { black: [moment(9, 'found')], white: [] };
    const found = momentsOf({ moments, praise }, 'black', [praised]).filter(({ kind }) => kind === 'found');
    expect(found).toEqual([praised]);
  });

  it('are of both sides in a game of others, even if one went wrong more often', () => {
    const faults = (['black', 'black', 'black', 'black', 'black', 'white'] as const).map((color, at) => ({
      ...moment(at + 1),
      main: { ply: at + 1, color } as PlyReview,
    }));
    const plies = momentsOf({ moments: faults, praise: none }, undefined, []).map(({ main }) => main.ply);
    expect(plies).toEqual([1, 2, 3, 4, 6]);
  });

  it('are first of all of the own moves of whoever reads, also where both sides went wrong', () => {
    const ply = (at: number, color: Color, loss: number) => ({ ply: at, color, loss });
    const bad = (plies: readonly ReturnType<typeof ply>[], kind: Moment['kind'] = 'loss') =>
      ({
        kind,
        plies,
        main: plies.at(-1),
        explanations: plies.map(({ ply: at }) => `about ${at}`),
        facts: plies.map(({ ply: at }) => `shown by ${at}`),
      }) as unknown as Moment;
    const both = bad([ply(39, 'black', 28), ply(40, 'white', 15)], 'chance-missed');
    const others = [50, 52, 54].map((at) => bad([ply(at, 'white', 9)]));
    const moments = [both, ...others, bad([ply(21, 'black', 7)])];
    const reported = momentsOf({ moments, praise: none }, 'black', []);
    expect(reported.map(({ main }) => main.ply)).toEqual([21, 39, 50]);
    expect(reported[1]).toMatchObject({
      kind: 'lead-lost',
      discs: 28,
      explanation: 'about 39',
      fact: 'shown by 39',
    });
    expect(momentsOf({ moments, praise: none }, undefined, []).map(({ main }) => main.ply)).toEqual([
      21, 40, 50, 52, 54,
    ]);
  });

  it('have numbers without what was well found, which has a star', () => {
    const shown = [second, praised, fourth, seventh];
    expect([numberOf(shown, 0), numberOf(shown, 2), numberOf(shown)]).toEqual([1, 2, 3]);
  });

  it('stay as they are while they are read', () => {
    const again = moment(4);
    expect(momentsOf({ moments: [again], praise: none }, undefined, [], fourth)).toEqual([fourth]);
    expect(momentsOf({ moments: [again], praise: none }, undefined, [], fourth)[0]).toBe(fourth);
  });
});

it('the line of a moment begins with the move that was played, or with the better one', () => {
  const moment = (loss: number) =>
    ({
      main: { position: START, square: 'd3', best: ['f5'], loss, moves: [] },
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

it('the line of a moment goes on to the answer, where its reason says only the move', () => {
  const moment = {
    main: {
      square: 'd3',
      best: ['f5'],
      loss: 8,
      moves: [{ move: 'f5', line: ['f5', 'd6', 'c3', 'd3'] }],
    },
    explanation: { reasons: [{ line: ['d3', 'c3'], other: ['f5'] }] },
  } as unknown as Moment;
  expect(lineOf(moment, 'better')).toEqual(['f5', 'd6', 'c3']);
  expect(lineOf(moment, 'played')).toEqual(['d3', 'c3']);
});

it('the better line of a moment begins with the move that is advised, whichever the reason is about', () => {
  const moment = {
    main: { square: 'd3', best: ['c4', 'f5'], loss: 8, moves: [{ move: 'c4', line: ['c4', 'e3', 'f5'] }] },
    explanation: { reasons: [{ line: ['d3', 'c3'], other: ['f5', 'd6', 'c3'] }] },
  } as unknown as Moment;
  expect(lineOf(moment, 'better')).toEqual(['c4', 'e3', 'f5']);
});

it('marks no square that the text of a moment does not name', () => {
  const moment = {
    main: { square: 'g7', best: ['e8'] },
    squares: ['h8'],
    explanation: { reasons: [{ squares: ['h8'] }] },
  } as unknown as Moment;
  expect(aboutOf(moment, 'e8 was better than your g7.')).toEqual([]);
  expect(aboutOf(moment, 'g7 opened h8. e8 was better.')).toEqual(['h8']);
});
