import { diagramSVG } from '../../../../src/elements/diagram/diagram.js';
import { describe, expect, test } from 'vitest';
import { arrowsOf, marksOf, printArrows, printMarks } from '../../../../src/core/formats/common/marks.js';
import { Game } from '../../../../src/core/rules/game/game.js';

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

  test('a word of any length is named by its beginning', () => {
    const long = 'z'.repeat(200_000);
    for (const read of [marksOf, arrowsOf]) {
      expect(() => read(long)).toThrow(/^[^z]*z{60}[^z].{0,100}$/u);
    }
  });

  test('are written as words that are read again; what words cannot hold is left out', () => {
    const words = 'd3=A e6=circle f5=dot';
    expect(printMarks(marksOf(words))).toBe(words);
    expect(printMarks([{ square: 'd3' }])).toBe('d3=dot');
    const texts = ['=', 'a b', ';', '', 'long', 'dot', '9'];
    const stored = printMarks(texts.map((text) => ({ square: 'd3', text })));
    expect(marksOf(stored)).toEqual([{ square: 'd3', text: '9' }]);
    const arrows = 'c4-f4 d3-d6:2';
    expect(printArrows(arrowsOf(arrows))).toBe(arrows);
    expect(printMarks([]) + printArrows([])).toBe('');
  });

  test('an arrow of a brush that does not exist is left out of a list, and not written', () => {
    const right = [1, 2, 3, 4].map((brush) => ({ from: 'c4', to: 'f4', brush }));
    const wrong = [0, 5, -1, 1.5, NaN].map((brush) => ({ from: 'c4', to: 'f4', brush }));
    expect(arrowsOf([...right, ...wrong])).toEqual(right);
    expect(printArrows([...wrong, ...right])).toBe('c4-f4:1 c4-f4:2 c4-f4:3 c4-f4:4');
  });

  test('lists whose squares are any text for the compiler are taken; what is no mark is not written', () => {
    const marks = [
      { square: 'd3', text: 'A' },
      { square: 'z9', text: 'B' },
    ];
    const shapes = [
      { square: 'e6', shape: 'circle' },
      { square: 'f5', shape: 'triangle' },
    ];
    const arrows = [
      { from: 'c4', to: 'f4' },
      { from: 'c4', to: 'z9' },
    ];
    expect(printMarks([...marks, ...shapes])).toBe('d3=A e6=circle');
    expect(printArrows(arrows)).toBe('c4-f4');
    expect(diagramSVG(new Game().node, { marks, arrows })).toContain('>A<');
  });

  test('a list that a framework wrote into an attribute on its server is none yet, and no fault', () => {
    expect(marksOf('[object Object]')).toEqual([]);
    expect(arrowsOf('[object Object],[object Object]')).toEqual([]);
    expect(() => marksOf('[object Object] d3=A')).toThrow('marks');
  });
});
