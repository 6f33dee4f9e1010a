import { describe, expect, test } from 'vitest';
import { arrowsOf, marksOf } from '../../../src/formats/marks.js';

describe('marks and arrows', () => {
  test('are read from words and from lists; what is none of a list is left out', () => {
    expect(marksOf('d3=A e6=circle')).toEqual([
      { square: 'd3', text: 'A' },
      { square: 'e6', shape: 'circle' },
    ]);
    expect(marksOf([{ square: 'd3', text: 'A' }, { square: 'z9' }, null])).toEqual([
      { square: 'd3', text: 'A' },
    ]);
    expect(arrowsOf('c4-f4 d3-d6:2')).toHaveLength(2);
    expect(() => marksOf('z9=A')).toThrow("marks: 'z9=A'");
  });

  test('a list that a framework wrote into an attribute on its server is none yet, and no fault', () => {
    expect(marksOf('[object Object]')).toEqual([]);
    expect(arrowsOf('[object Object],[object Object]')).toEqual([]);
    expect(() => marksOf('[object Object] d3=A')).toThrow('marks');
  });
});
