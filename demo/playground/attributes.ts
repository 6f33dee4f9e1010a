/** The attributes that the playground offers. */
import type { OthelloBoard } from '../../src/elements/element.js';
import { STRENGTHS } from '../../src/core/engine.js';

/** The values of the attribute `level`, weakest first: five of the ten levels have a name. Then strengths of people. */
const LEVELS = [
  ...['1', 'easy', '3', 'medium', '5', 'hard', '7', 'expert', '9', 'master'],
  ...STRENGTHS.map(String),
];
const THEMES = [
  'classic',
  'wood',
  'slate',
  'paper',
  'contrast',
] as const satisfies readonly OthelloBoard['theme'][];

/** An attribute of the board, and how it is set in the playground. */
export type Field = { readonly name: AttributeName } & (
  | { readonly kind: 'text'; readonly example: string }
  | { readonly kind: 'number'; readonly example: string }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'tokens'; readonly values: readonly string[] }
);

/** All attributes by subject. */
export const GROUPS = [
  {
    id: 'game',
    fields: [
      { name: 'position', kind: 'text', example: 'start' },
      { name: 'moves', kind: 'text', example: 'f5d6c3' },
      { name: 'ply', kind: 'text', example: 'end' },
      { name: 'turn', kind: 'choice', values: ['black', 'white'] },
      { name: 'handicap', kind: 'choice', values: ['1', '2', '3', '4'] },
      { name: 'handicap-for', kind: 'choice', values: ['black', 'white'] },
    ],
  },
  {
    id: 'person',
    fields: [
      { name: 'interactive', kind: 'flag' },
      { name: 'player', kind: 'choice', values: ['both', 'black', 'white'] },
      { name: 'controls', kind: 'flag' },
      { name: 'no-auto-pass', kind: 'flag' },
      { name: 'no-shortcuts', kind: 'flag' },
      { name: 'verbosity', kind: 'choice', values: ['short', 'normal', 'full'] },
      { name: 'paused', kind: 'flag' },
    ],
  },
  {
    id: 'engine',
    fields: [
      { name: 'engine', kind: 'choice', values: ['white', 'black', 'both'] },
      {
        name: 'level',
        kind: 'choice',
        values: LEVELS,
      },
      { name: 'move-time', kind: 'number', example: '1000' },
      { name: 'pace', kind: 'text', example: 'human' },
      { name: 'analysis', kind: 'flag' },
      { name: 'analysis-time', kind: 'number', example: '10000' },
    ],
  },
  {
    id: 'shown',
    fields: [
      {
        name: 'hints',
        kind: 'tokens',
        values: ['legal', 'last', 'flips', 'best', 'values', 'stable', 'strategy'],
      },
      { name: 'marks', kind: 'text', example: 'd3=A e6=circle' },
      { name: 'arrows', kind: 'text', example: 'c4-f4 d3-d6:2' },
      { name: 'move-numbers', kind: 'flag' },
    ],
  },
  {
    id: 'looks',
    fields: [
      { name: 'theme', kind: 'choice', values: THEMES },
      { name: 'coordinates', kind: 'choice', values: ['outside', 'inside', 'none'] },
      { name: 'coordinate-style', kind: 'choice', values: ['letters', 'numbers'] },
      { name: 'orientation', kind: 'choice', values: ['black', 'white'] },
      { name: 'lang', kind: 'choice', values: ['en', 'fr', 'cs'] },
    ],
  },
  {
    id: 'form',
    fields: [
      { name: 'name', kind: 'text', example: 'answer' },
      { name: 'disabled', kind: 'flag' },
    ],
  },
] as const;

/** A heading of the form. */
export type FieldGroupId = (typeof GROUPS)[number]['id'];

/** An attribute that can be set. */
export type AttributeName = (typeof GROUPS)[number]['fields'][number]['name'];

/** All attributes, in their order. */
export const FIELDS: readonly Field[] = GROUPS.flatMap(({ fields }): readonly Field[] => fields);
