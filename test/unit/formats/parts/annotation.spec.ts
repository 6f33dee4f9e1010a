import { expect, test } from 'vitest';
import { printAnnotation, readAnnotation } from '../../../../src/core/formats/common/annotation.js';
import { parsePermalink, writePermalink } from '../../../../src/core/formats/permalink.js';
import { parsePgn, printPgn } from '../../../../src/core/formats/pgn.js';
import { Game } from '../../../../src/core/rules/game/game.js';

const NOTE = {
  comment: 'A quiet move; "B" is the trap.',
  marks: [
    { square: 'd3', text: 'A' },
    { square: 'e6', shape: 'circle' },
  ],
  arrows: [{ from: 'c4', to: 'f4', brush: 2 }],
} as const;
const WRITTEN = '[%marks d3=A e6=circle] [%arrows c4-f4:2] A quiet move; "B" is the trap.';

test('marks and arrows are commands in a comment, where a format has nothing else for them', () => {
  expect(printAnnotation(NOTE)).toBe(WRITTEN);
  expect(readAnnotation({ comment: WRITTEN })).toEqual(NOTE);
  expect(printAnnotation({})).toBeUndefined();
});

test('a comment of another program in the same form stays text', () => {
  for (const comment of [
    '[%marks nonsense] here',
    '[%marks d3=four]',
    '[%arrows c4] there',
    '[%csl nonsense]',
  ])
    expect(readAnnotation({ comment })).toEqual({ comment });
});

test('coloured squares and arrows of chess sites are marks and arrows', () => {
  expect(readAnnotation({ comment: 'Look: [%csl Gd4,Re5][%cal Rc4f4,Gd3d6]' })).toEqual({
    comment: 'Look:',
    marks: [
      { square: 'd4', shape: 'dot' },
      { square: 'e5', shape: 'dot' },
    ],
    arrows: [
      { from: 'c4', to: 'f4', brush: 2 },
      { from: 'd3', to: 'd6', brush: 1 },
    ],
  });
});

test('PGN has them in braces, and says beside them what it says of a move', () => {
  const record = parsePgn(`1. f5 {[%emt 2] ${WRITTEN}} d6 *`);
  const [f5] = record.game.root.children;
  expect(record.notes?.get(f5!)).toEqual({ ...NOTE, time: 2_000 });
  // Lines of PGN are wrapped.
  expect(printPgn(record).replaceAll('\n', ' ')).toContain(`[%emt 2] ${WRITTEN}`);
});

test('a link has them in its comments, so that every reader of links knows them', async () => {
  const game = new Game();
  const { root } = game;
  game.play('f5');
  const pass = { marks: [{ square: 'a1', text: '%' }] } as const;
  const notes = new Map([[game.node, { ...NOTE, pass }]]);
  const read = await parsePermalink(await writePermalink({ root, notes }));
  expect(read.notes?.get(read.game.node)).toEqual({ ...NOTE, pass });
});
