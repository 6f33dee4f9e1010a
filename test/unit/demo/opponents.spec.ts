import { describe, expect, it } from 'vitest';
import { standingOf } from '../../../demo/opponents/opponents.js';
import type { TrainingGame } from '../../../demo/progress/training.js';

/** Games in the order in which they were played: the level, and by how many discs the person won. */
function games(...played: readonly (readonly [TrainingGame['level'], number])[]): TrainingGame[] {
  return played.map(([level, margin], at) => ({
    id: String(at),
    at,
    moves: 'f5',
    side: 'black',
    level,
    margin,
  }));
}

describe('the standing against the opponents', () => {
  it('begins with an easy opponent, whom nobody has to beat first', () => {
    expect(standingOf([])).toEqual({ beaten: new Set(), next: { id: 'lola', why: 'first' } });
  });

  it.each([
    ['a stronger opponent after a win', games([1000, 4]), 'hugo', 'stronger'],
    ['a weaker one after two losses in a row', games([1000, -4], [1000, -2]), 'milo', 'weaker'],
    ['a weaker one after a heavy loss', games([1000, -28]), 'milo', 'weaker'],
    ['the weakest after a rout before any win', games([10, -64]), 'pip', 'weaker'],
    ['the one above the strongest beaten after a rout', games([400, 20], [10, -64]), 'lola', 'weaker'],
    ['a weaker one after a rout by the next one up', games([1400, 2], [1600, -40]), 'vera', 'weaker'],
    ['the same one after a close loss', games([1000, 4], [1000, -4]), 'nora', 'again'],
    ['the same one after two draws', games([1000, 0], [1000, 0]), 'nora', 'again'],
    ['the last one where the loss before was to another', games([600, -4], [1000, -4]), 'nora', 'again'],
    ['the engine after two wins against it', games([10, 4], [10, 4]), 'orion', 'again'],
    ['the weakest with two corners after a heavy loss to it', games([400, -40]), 'pip', 'gift'],
    ['the weakest after two losses against it', games([400, -4], [400, -4]), 'pip', 'again'],
    [
      'the last opponent, whatever was played against other levels since',
      games([1400, -2], [5, -2]),
      'vera',
      'again',
    ],
  ] as const)('offers %s', (_title, played, id, why) => {
    expect(standingOf(played).next).toEqual({ id, why });
  });

  it('knows who has lost a game, in whatever order the games are stored', () => {
    const played = games([400, 20], [600, -2], [800, 1], [5, 10]);
    expect(standingOf(played.toReversed()).beaten).toEqual(new Set(['pip', 'milo']));
  });
});
