import { expect, test } from 'vitest';
import { openingName } from '../../../src/companions/opening-name.js';
import { parseTranscript } from '../../../src/formats/transcript.js';

function named(transcript: string, language: string): string | undefined {
  const { moves, position } = parseTranscript(transcript);
  return openingName({ history: moves, position: position.toString() }, language);
}

test.each([
  ['f5d6', 'en', 'Perpendicular'],
  ['f5d6', 'fr-CA', 'Perpendiculaire'],
  ['f5d6', 'cs', 'Kolmé'],
  ['f5f6', 'cs-CZ', 'Úhlopříčné'],
  ['f5d6c3d3c4', 'cs', 'Tygr'],
  ['f5d6c3d3c4', 'de', 'Tiger'],
])('%s is called in %s %s', (transcript, language, name) => {
  expect(named(transcript, language)).toBe(name);
});

test('an opening without a name of its own in a language has the English one', () => {
  expect(named('f5d6c3d3c4f4c5b4b5c6f3e6e3', 'cs')).toBe('Ishii');
});

test('what is not a game from the usual start has none', () => {
  expect(openingName({ history: ['a1'], position: '' }, 'en')).toBeUndefined();
});
