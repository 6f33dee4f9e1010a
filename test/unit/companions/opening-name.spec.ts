import { expect, test } from 'vitest';
import { openingName } from '../../../src/elements/companions/shared/opening-name.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { Position } from '../../../src/core/rules/position.js';
import { played } from '../rules/support.js';

function nameOf(game: Game, language: string): string | undefined {
  return openingName([game.root, ...game.nodes], language);
}

test.each([
  ['f5d6', 'en', 'Perpendicular'],
  ['f5d6', 'fr-CA', 'Perpendiculaire'],
  ['f5d6', 'cs', 'Kolmé'],
  ['f5f6', 'cs-CZ', 'Úhlopříčné'],
  ['f5d6c3d3c4', 'cs', 'Tygr'],
  ['f5d6c3d3c4', 'de', 'Tiger'],
])('%s is called in %s %s', (transcript, language, name) => {
  expect(nameOf(played(transcript), language)).toBe(name);
});

test('an opening without a name of its own in a language has the English one', () => {
  expect(nameOf(played('f5d6c3d3c4f4c5b4b5c6f3e6e3'), 'cs')).toBe('Ishii');
});

test('a game from another start has no opening name', () => {
  expect(nameOf(played('d6', new Game({ position: Position.start.play('f5') })), 'en')).toBeUndefined();
  const byHand = played('f5');
  byHand.play('d6', byHand.position.putDiscs('d6', []));
  expect(nameOf(byHand, 'en')).toBeUndefined();
});
