import { describe, expect, it } from 'vitest';
import { replyTo } from '../../../demo/train/opening-book.js';
import { lineName, openingNamed, readLine, Repertoire } from '../../../demo/train/repertoire.js';
import { parseTranscript } from '../../../src/formats/transcript.js';
import { Position } from '../../../src/rules/position.js';

const after = (moves: string): Position => parseTranscript(moves).position;

describe('a repertoire', () => {
  const lines = [
    { side: 'black', moves: 'f5d6c3d3c4' },
    { side: 'black', moves: 'f5f6e6f4' },
    { side: 'white', moves: 'f5f4' },
  ] as const;
  const black = new Repertoire(lines, 'black');

  it('has the moves of its side’s lines, own ones and expected answers', () => {
    expect(black.movesAt(Position.start)).toEqual(['f5']);
    expect(black.movesAt(after('f5')).toSorted()).toEqual(['d6', 'f6']);
    expect(black.movesAt(after('f5d6'))).toEqual(['c3']);
    expect(black.movesAt(after('f5d6c3d3c4'))).toEqual([]);
    expect(new Repertoire(lines, 'white').movesAt(after('f5'))).toEqual(['f4']);
  });

  it('knows its positions whichever way the board is turned', () => {
    // The same opening from d3: c5 corresponds to d6 after f5.
    const [move] = black.movesAt(after('d3c5'));
    expect(move).toBeDefined();
    const turned = new Repertoire([{ side: 'black', moves: `d3c5${move}` }], 'black');
    expect(turned.movesAt(after('f5d6'))).toEqual(['c3']);
  });

  it('is answered by what its lines expect', () => {
    const replies = [0, 0.3, 0.6, 0.99].map((random) => replyTo(after('f5'), [], random, black));
    expect([...new Set(replies)].toSorted()).toEqual(['d6', 'f6']);
  });
});

describe('a line as it is typed', () => {
  it('is moves, the name of an opening, or a name and moves', () => {
    expect(readLine('F5 d6 C3', 'white', 7)).toEqual({
      id: 'white f5d6c3',
      at: 7,
      side: 'white',
      moves: 'f5d6c3',
    });
    expect(readLine('Tiger', 'black', 7).moves).toBe('f5d6c3d3c4');
    expect(readLine('tigre', 'black', 7).moves).toBe('f5d6c3d3c4');
    expect(readLine('Tiger f4', 'black', 7).moves).toBe('f5d6c3d3c4f4');
  });

  it('is refused where it is neither', () => {
    for (const text of ['nothing', 'f5a1', 'Tigerish']) expect(() => readLine(text, 'black', 7)).toThrow();
  });

  it('takes the longest name that fits', () => {
    expect(openingNamed('Mainline Tiger')?.opening.name).toBe('Mainline Tiger');
    expect(lineName('f5d6c3d3c4f4', 'fr')).toBe('Tigre');
    expect(lineName('f5d6c3d3c4f4', 'cs')).toBe('Tygr');
  });
});
