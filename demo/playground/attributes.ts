/** An attribute of the board, and how it is set in the playground. */
export type Field =
  | { readonly name: string; readonly kind: 'text'; readonly hint: string }
  | { readonly name: string; readonly kind: 'number'; readonly hint: string }
  | { readonly name: string; readonly kind: 'flag' }
  | { readonly name: string; readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly name: string; readonly kind: 'tokens'; readonly values: readonly string[] };

/** All attributes, in the order of the README. */
export const FIELDS: readonly Field[] = [
  { name: 'position', kind: 'text', hint: 'start, empty, or 64 of X O -' },
  { name: 'moves', kind: 'text', hint: 'f5d6c3' },
  { name: 'ply', kind: 'text', hint: '0, 1, … or end' },
  { name: 'turn', kind: 'choice', values: ['black', 'white'] },
  { name: 'interactive', kind: 'flag' },
  { name: 'player', kind: 'choice', values: ['both', 'black', 'white'] },
  { name: 'engine', kind: 'choice', values: ['white', 'black', 'both'] },
  {
    name: 'level',
    kind: 'choice',
    values: ['1', 'easy', '3', 'medium', '5', 'hard', '7', 'expert', '9', 'master'],
  },
  { name: 'move-time', kind: 'number', hint: '1000' },
  { name: 'pace', kind: 'number', hint: '500' },
  {
    name: 'hints',
    kind: 'tokens',
    values: ['legal', 'last', 'flips', 'best', 'values', 'stable', 'strategy'],
  },
  { name: 'analysis', kind: 'flag' },
  { name: 'marks', kind: 'text', hint: 'd3=A e6=circle' },
  { name: 'arrows', kind: 'text', hint: 'c4-f4 d3-d6:2' },
  { name: 'move-numbers', kind: 'flag' },
  { name: 'coordinates', kind: 'choice', values: ['outside', 'inside', 'none'] },
  { name: 'coordinate-style', kind: 'choice', values: ['letters', 'numbers'] },
  { name: 'orientation', kind: 'choice', values: ['black', 'white'] },
  { name: 'theme', kind: 'choice', values: ['classic', 'wood', 'slate', 'contrast'] },
  { name: 'handicap', kind: 'choice', values: ['1', '2', '3', '4'] },
  { name: 'handicap-for', kind: 'choice', values: ['black', 'white'] },
  { name: 'no-auto-pass', kind: 'flag' },
  { name: 'no-shortcuts', kind: 'flag' },
  { name: 'paused', kind: 'flag' },
  { name: 'lang', kind: 'choice', values: ['en', 'fr', 'cs'] },
];
