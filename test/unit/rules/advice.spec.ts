import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../../src/core/formats/notation/transcript.js';
import { adviceFor } from '../../../src/core/rules/strategy.js';
import { Position } from '../../../src/core/rules/position.js';
import { at } from './support.js';

describe('advice', () => {
  test('is silent on a quiet move', () => {
    expect(adviceFor(Position.start, 'f5')).toEqual([]);
  });

  test('names the corner that could have been taken, and praises by silence', () => {
    const position = at({ black: 'c1 d5', white: 'b1 d4' });
    expect(adviceFor(position, 'd3')).toEqual([{ key: 'misses-corner', squares: ['a1'] }]);
    expect(adviceFor(position, 'a1')).toEqual([]);
  });

  test('names the corner that an X-square gives away at once', () => {
    // b2 flips c3; White on a1 then outflanks b2, c3 and d4 with e5.
    expect(adviceFor(at({ black: 'd4', white: 'c3 e5' }), 'b2')).toEqual([
      { key: 'gives-corner', squares: ['a1'] },
      { key: 'x-square', squares: ['a1'] },
    ]);
  });

  test('does not blame a move for a corner that the opponent could take anyway', () => {
    const position = at({ black: 'b1 d4', white: 'c1 d5' });
    expect(adviceFor(position, 'd6')).toEqual([]);
  });

  test('names the corner next to a C-square, though nobody can take it yet', () => {
    expect(adviceFor(at({ black: 'd2', white: 'b2 c2' }), 'a2')).toEqual([
      { key: 'c-square', squares: ['a1'] },
    ]);
  });

  test('is silent next to a corner that is taken', () => {
    expect(adviceFor(at({ black: 'a1 d4', white: 'c3 g6 f6' }), 'b2')).toEqual([]);
  });

  test('warns of the danger zone early, when quieter squares are to be had', () => {
    const { position } = parseTranscript('f5d6c3d3c4');
    expect(adviceFor(position, 'b3')).toEqual([{ key: 'danger-zone', squares: ['b3'] }]);
  });

  test('warns of flipping many discs early', () => {
    const position = at({ black: 'a4 e6', white: 'b4 c4 d4 e4 f4 g4 e7' });
    expect(adviceFor(position, 'h4')).toEqual([
      { key: 'many-flips', squares: ['g4', 'f4', 'e4', 'd4', 'c4', 'b4'] },
    ]);
    expect(adviceFor(position, 'e8')).toEqual([]);
  });
});
