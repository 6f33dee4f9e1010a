import { describe, expect, it } from 'vitest';
import type { Attempt } from '../../../../demo/progress/training.js';
import { crownsOf, weakestTheme } from '../../../../demo/train/results/theme-results.js';
import type { ReasonKind } from '../../../../src/core/coach.js';

const tries = (theme: ReasonKind, results: readonly boolean[]): Attempt[] =>
  results.map((solved, at) => ({ at, key: `${theme} ${at}`, solved, mistakes: solved ? 0 : 1, hints: 0 }));
const resultsOf = (attempts: readonly Attempt[]) =>
  crownsOf(
    attempts,
    (key) => (key.startsWith('own') ? undefined : (key.split(' ')[0] as ReasonKind)),
    (theme) => (theme === 'safe-moves' ? 'mobility' : theme),
  );

describe('the themes of puzzles', () => {
  it('have a crown for five solved', () => {
    const themes = resultsOf([
      ...tries('parity', [true, true, true, true]),
      ...tries('corner-given', [true, true, false, true, true, true]),
    ]);
    expect(themes.filter(({ hasCrown }) => hasCrown).map(({ name }) => name)).toEqual(['corner-given']);
  });

  it('are one where the names are, and the last try at a puzzle counts', () => {
    const again = { ...tries('mobility', [false])[0]!, at: 9, solved: true, mistakes: 0 };
    const themes = resultsOf([
      ...tries('mobility', [false]),
      ...tries('safe-moves', [true]),
      { ...again, key: 'own mistake' },
      again,
    ]);
    expect(themes).toMatchObject([{ name: 'mobility', tried: 2, solved: 2 }]);
  });

  it('show a weakness where a few were tried and many missed', () => {
    const strong = tries('parity', [true, true, true, true]);
    const few = tries('quiet-move', [false, false]);
    expect(weakestTheme(resultsOf([...strong, ...few]))).toBeUndefined();
    const weak = tries('corner-given', [false, true, false, true]);
    expect(weakestTheme(resultsOf([...strong, ...few, ...weak]))?.name).toBe('corner-given');
  });
});
