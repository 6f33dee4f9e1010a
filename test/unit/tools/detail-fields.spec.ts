import { expect, test } from 'vitest';
import { detailFields } from '../../../tools/tables/detail-fields.js';
import { fillTables } from '../../../tools/tables/fill-tables.js';

const fieldsOf = detailFields('src');

test('the fields of what an event brings come with those that they inherit, their types spelt out', () => {
  const fields = fieldsOf('MoveDetail');
  expect(fields.map(({ name }) => name)).toEqual([
    'square',
    'color',
    'flips',
    'by',
    'ply',
    'position',
    'score',
  ]);
  expect(fields[1]!.type).toBe("'black' | 'white'");
  expect(fields[2]!.type).toBe('Square[]');
  expect(fields[4]!.description).toContain('How many moves');
});

test('names an interface that does not exist', () => {
  expect(() => fieldsOf('NoDetail')).toThrow('src has no interface NoDetail');
});

test('the reference has a row for each of them', () => {
  const manifest = {
    schemaVersion: '1.0.0',
    readme: '',
    modules: [
      {
        path: '',
        declarations: [
          {
            kind: 'class',
            name: 'X',
            tagName: 'x-x',
            events: [{ name: 'x-pass', type: { text: 'CustomEvent<PassDetail>' } }, { name: 'x-end' }],
          },
        ],
      },
    ],
  };
  const text = fillTables('<!-- api:x-x -->\n<!-- /api -->', manifest, fieldsOf);
  expect(text).toContain("| `PassDetail.color` | Type: `'black' \\| 'white'`. |");
  expect(text.match(/^\| `PassDetail\./gmu)).toHaveLength(3);
});
