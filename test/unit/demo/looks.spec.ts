import { expect, it } from 'vitest';
import { allLooks } from '../../../demo/appearance/looks-plugin.js';
import { colorProperties } from '../../../src/elements/companions/game/session/setup/game-options.js';

it('a coloured board looks on every page as in a game', () => {
  const colored = allLooks().filter(({ color }) => color !== 'theme');
  expect(colored.map(({ color }) => color)).toEqual(['blue', 'red', 'violet', 'grey']);
  for (const { color, properties } of colored) expect(properties).toEqual(colorProperties(color));
});
