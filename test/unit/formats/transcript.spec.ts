import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FormatError } from '../../../src/core/formats/common/format-error.js';
import { parseTranscript, printTranscript } from '../../../src/core/formats/notation/transcript.js';
import { discCount } from '../../../src/core/rules/score.js';
import { anyGame } from '../rules/support.js';

/** The error of a call. */
function thrown(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('reading a transcript', () => {
  test('takes the usual form', () => {
    expect(parseTranscript('f5d6c3').moves).toEqual(['f5', 'd6', 'c3']);
  });

  test.each([
    'F5d6C3',
    ' f5 d6\nc3 ',
    '1. f5 d6 2. c3',
    '1.f5 2.d6 3.c3',
    '1 f5 2 d6 3 c3',
    '1) f5, d6; 2) c3',
    '(5,4)(3,5)(2,2)',
    'f5 d6 c3 3-5',
  ])('takes it as %j too', (text) => {
    expect(parseTranscript(text).moves).toEqual(['f5', 'd6', 'c3']);
  });

  test('gives a game without moves for an empty text', () => {
    expect(parseTranscript(' \n')).toMatchObject({ moves: [] });
  });

  test('infers a pass, and takes it written in any way', () => {
    for (const pass of ['', 'pa', 'PS', '--', ' pass ']) {
      const { moves, position } = parseTranscript(`f5f6d3g5h5h4f7h6${pass}c5`);
      expect(moves).toHaveLength(9);
      expect(discCount(position)).toEqual({ black: 5, white: 8, empty: 51 });
    }
  });

  test('keeps a score at the end', () => {
    expect(parseTranscript('1. f5 d6 51-13').score).toEqual({ black: 51, white: 13 });
    expect(parseTranscript('f5d6').score).toBeUndefined();
  });

  test('takes the passes at the end that some programs write', () => {
    expect(parseTranscript('f5f4c3c6c5d6f3c4c7 -- --').moves).toHaveLength(9);
  });

  test.each([
    ['f5f4d7', 'illegal move d7 at ply 3: flips nothing', 4],
    ['f5 d6 f5', 'illegal move f5 at ply 3: occupied', 6],
    ['f5 i9', 'i9 is not a square from a1 to h8', 3],
    ['f5 ?', '? is not a square from a1 to h8', 3],
    ['f5 pass', 'illegal move pass at ply 2: a legal move exists', 3],
  ])('refuses %j: %s', (text, message, offset) => {
    const error = thrown(() => parseTranscript(text));
    expect(error).toBeInstanceOf(FormatError);
    expect(error).toMatchObject({
      format: 'transcript',
      offset,
      message: `${message} (transcript, character ${offset + 1})`,
    });
  });
});

test('a printed transcript has no passes and no blanks', () => {
  expect(printTranscript(['f5', 'd6', 'c3'])).toBe('f5d6c3');
});

test('a printed game reads back unchanged', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const { moves, position } = parseTranscript(printTranscript(game.line));
      expect(moves).toEqual(game.line);
      expect(position.equals(game.node.position)).toBe(true);
    }),
  );
});
