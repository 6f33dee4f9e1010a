import { expect, test } from 'vitest';
import { parseTranscript } from '../../../src/core/formats/notation/transcript.js';
import { lastOpening, openingOf, OPENINGS } from '../../../src/core/rules/openings.js';
import { Position } from '../../../src/core/rules/position.js';
import { SYMMETRIES, transform } from '../../../src/core/rules/symmetry.js';

test('every opening is played by legal moves, begins with f5 and is found by its position', () => {
  expect(OPENINGS).toHaveLength(80);
  for (const opening of OPENINGS) {
    const { position } = parseTranscript(opening.moves.join(''));
    expect(opening.moves[0]).toBe('f5');
    // All have different positions; otherwise one would be found for another.
    expect(openingOf(position)).toBe(opening);
  }
});

test('the name does not depend on how the board is turned', () => {
  const { position } = parseTranscript('f5d6c3d3c4');
  for (const symmetry of SYMMETRIES) {
    expect(openingOf(transform(position, symmetry))).toMatchObject({ name: 'Tiger', french: 'Tigre' });
  }
});

test('nor on the order of moves', () => {
  expect(openingOf(parseTranscript('f5d6c3d3c4').position)?.name).toBe('Tiger');
  expect(openingOf(parseTranscript('f5d6c4d3c3').position)?.name).toBe('Tiger');
});

test('a game keeps the last name that it had', () => {
  const positions = [Position.start];
  for (const move of parseTranscript('f5f6e6f4g3c5').moves) positions.push(positions.at(-1)!.play(move));
  expect(openingOf(positions.at(-1)!)).toBeUndefined();
  expect(lastOpening(positions)).toMatchObject({ name: 'Rocket', french: 'Coquelicot' });
  expect(lastOpening([Position.start])).toBeUndefined();
});
