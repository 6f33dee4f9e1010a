import { expect, it } from 'vitest';
import { puzzleThemes } from '../../../../demo/train/puzzles/next-puzzle.js';
import { shippedPuzzles } from '../../../../src/core/puzzles.js';
import type { ReasonKind } from '../../../../src/core/coach.js';

const times = (count: number, kind: ReasonKind): ReasonKind[] => Array.from({ length: count }, () => kind);

it('themes of puzzles: kinds of one name are one, and a rare one joins the most frequent one like it', () => {
  const themes = [
    ...times(12, 'mobility'),
    ...times(30, 'square-wanted'),
    ...times(3, 'pass-forced'),
    ...times(9, 'corner-given'),
    ...times(9, 'corner-left'),
  ];
  const nameOf = (kind: ReasonKind): string => (kind.startsWith('corner') ? 'corners' : kind);
  expect(Object.fromEntries(puzzleThemes(themes, nameOf))).toEqual({
    mobility: ['mobility'],
    'square-wanted': ['square-wanted', 'pass-forced'],
    corners: ['corner-given', 'corner-left'],
  });
});

it('no theme of the package has fewer than ten puzzles', () => {
  const themes = shippedPuzzles().map(({ theme }) => theme);
  const counts = [...puzzleThemes(themes, (kind) => kind)].map(
    ([, kinds]) => themes.filter((theme) => kinds.includes(theme)).length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(10);
});
