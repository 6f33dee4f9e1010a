import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAnyGame } from '../../../src/core/formats/any-game.js';
import { readGames } from '../../../src/core/formats/any-games.js';
import { FormatError } from '../../../src/core/formats/common/format-error.js';
import {
  expandPermalink,
  isPermalink,
  parsePermalink,
  writePermalink,
  type PermalinkContent,
} from '../../../src/core/formats/permalink.js';
import { printPgn } from '../../../src/core/formats/pgn.js';
import { Game } from '../../../src/core/rules/game/game.js';
import type { GameNode } from '../../../src/core/rules/game/tree.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { treeOf } from '../../support/trees.js';
import { randomGame, randomTree, shapeOf } from '../support/random-tree.js';

function gameOf(transcript: string, start?: Position): Game {
  const game = new Game(start ? { position: start } : {});
  for (const move of transcript.match(/../g) ?? []) game.play(move as Square);
  return game;
}

async function roundTrip(content: PermalinkContent) {
  return parsePermalink(await writePermalink(content));
}

function countOf(root: GameNode): number {
  return root.children.reduce((sum, child) => sum + 1 + countOf(child), 0);
}

async function codeOf(link: string): Promise<unknown> {
  return parsePermalink(link).then(
    () => 'read',
    (error: unknown) => (error instanceof FormatError ? error.code : error),
  );
}

describe('a link with a game', () => {
  test('keeps the clocks and the names of places', async () => {
    const game = gameOf('f5d6');
    const note = { time: 1500, clock: 58_500, name: 'Perpendicular', nags: [1] };
    const { notes } = await roundTrip({ root: game.root, notes: new Map([[game.node, note]]) });
    expect([...notes!.values()]).toEqual([note]);
  });

  test('is written and read on a page that has added members to all objects', async () => {
    const prototype = Object.prototype as { each?: unknown };
    prototype.each = () => undefined;
    try {
      const game = gameOf('f5d6c3');
      const notes = new Map([[game.node, { comment: 'why' }]]);
      const content = { root: game.root, notes, result: { winner: 'black', margin: 4 } } as const;
      const read = await roundTrip({ ...content, black: 'Ann', marks: [{ square: 'd3', shape: 'circle' }] });
      expect(read).toMatchObject({ black: 'Ann', mainLine: ['f5', 'd6', 'c3'], result: content.result });
    } finally {
      delete prototype.each;
    }
  });

  test('takes a character a move and six more: 60 moves fit in 80 characters', async () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { root, line } = randomGame(seed);
      const link = await writePermalink({ root });
      expect(link).toMatch(/^~1m[\w-]+$/);
      expect(link).toHaveLength(line.length + 6);
      expect(`#game=${link}`.length).toBeLessThanOrEqual(80);
    }
  });

  test('keeps games with side lines, remarks and the place shown', async () => {
    for (let seed = 1; seed <= 100; seed++) {
      const { root, notes, shown } = randomTree(seed);
      const read = await roundTrip({ root, notes, shown });
      expect(shapeOf(read.root, read.notes, read.shown), `seed ${seed}`).toEqual(shapeOf(root, notes, shown));
    }
  });

  test('keeps a set-up in which a side must pass first', async () => {
    const board = `${'OX'.padEnd(8, '-')}${'-'.repeat(55)}X`;
    const start = Position.of(board, 'black');
    expect(start.phase).toBe('pass');
    const game = gameOf('c1', start);
    expect(shapeOf((await roundTrip({ root: game.root })).root)).toEqual(shapeOf(game.root));
  });

  test('keeps discs that were turned by hand, beside the same move by the rules', async () => {
    const game = new Game();
    const wrong = Position.of(Position.start.play('f5').board.replace('XXX', 'XOX'), 'white');
    game.play('f5', wrong);
    game.play('d6');
    game.goTo(0);
    game.play('f5');
    const { root } = game;
    const read = await roundTrip({ root });
    expect(shapeOf(read.root)).toEqual(shapeOf(root));
    expect(read.root.children).toHaveLength(2);
  });

  test('keeps how the board is shown, the players and the result', async () => {
    const { root } = gameOf('f5d6');
    const content = {
      orientation: 'white',
      marks: [
        { square: 'c4', text: 'A=B' },
        { square: 'e6', shape: 'circle' },
        { square: 'a1', shape: 'dot', text: 'ř' },
      ],
      arrows: [
        { from: 'c4', to: 'f4' },
        { from: 'd3', to: 'd6', brush: 2 },
      ],
      black: 'Ann <b>',
      white: '木村',
      result: { winner: 'black', margin: 64, by: 'resignation' },
    } as const satisfies Partial<PermalinkContent>;
    const shown = root.children[0]!;
    const read = await roundTrip({ ...content, root, shown });
    const { orientation, marks, arrows, black, white, result } = read;
    expect({ orientation, marks, arrows, black, white, result }).toEqual(content);
    expect(read.shown.ply).toBe(shown.ply);
    expect(read.game.line).toEqual(['f5', 'd6']);
  });

  test('is short where much is said in it again and again', async () => {
    const { root, nodes } = randomGame(1);
    const comment = 'A quiet move, which leaves White no good answer. ';
    const notes = new Map(nodes.map((node) => [node, { comment: comment.repeat(3) }]));
    const link = await writePermalink({ root, notes });
    expect(link).toMatch(/^~1z/);
    expect(link.length).toBeLessThan(900);
  });

  test('is found in an address, also where the address escapes it', async () => {
    const { root } = gameOf('f5d6c3');
    const link = await writePermalink({ root });
    for (const text of [
      link,
      ` ${link}\n`,
      `https://example.com/play?lang=fr#game=${link}`,
      `https://example.com/play#game=${link.replace('~', '%7E')}&more=1`,
      `see https://example.com/?game=${link} please`,
    ]) {
      expect(isPermalink(text)).toBe(true);
      expect((await parsePermalink(text)).game.line).toEqual(['f5', 'd6', 'c3']);
      expect(parseAnyGame(text).game.line).toEqual(['f5', 'd6', 'c3']);
    }
  });

  test('is none where a link of the old kind is', () => {
    for (const text of ['f5d6c3', 'https://example.com/#game=f5d6c3', '~ f5', '1. f5 ~']) {
      expect(isPermalink(text)).toBe(false);
    }
    expect(parseAnyGame('https://example.com/#game=f5d6c3').game.line).toEqual(['f5', 'd6', 'c3']);
  });

  test('is read in version 1 as it was written then', async () => {
    expect((await parsePermalink(VERSION_1.moves)).game.line).toEqual(['f5', 'd6', 'c3']);
    const { notes, game, black } = await parsePermalink(VERSION_1.remarked);
    expect(game.line).toEqual(['f5', 'd6']);
    expect(game.root.children.map(({ move }) => move)).toEqual(['f5', 'e6']);
    expect([...notes!.values()]).toEqual([{ comment: 'good' }]);
    expect(black).toBe('Ann');
  });
});

/** Written by the first version; these links must always stay readable. */
const VERSION_1 = {
  moves: '~1mlrSONI',
  remarked: '~1jlr.eyJ2IjpbWzAsInMiXV0sIm4iOltbMix7ImNvbW1lbnQiOiJnb29kIn1dXSwiYiI6IkFubiJ9frk',
};

describe('a link that is compressed', () => {
  const { root, nodes } = gameOf('f5d6c3');
  const notes = new Map(nodes.map((node) => [node, { comment: 'the same again, '.repeat(20) }]));

  test('says to readers that cannot wait what to do', async () => {
    const link = await writePermalink({ root, notes });
    expect(() => parseAnyGame(link)).toThrow('expandPermalink');
  });

  test('can be written out for them', async () => {
    const link = `https://example.com/#game=${await writePermalink({ root, notes })}`;
    const { game, notes: read } = parseAnyGame(await expandPermalink(link));
    expect(shapeOf(game.root, read)).toEqual(shapeOf(root, notes));
    expect(await expandPermalink('f5d6')).toBe('f5d6');
  });
});

describe('a link that cannot be read', () => {
  test('says that it is damaged, whatever character was changed or cut off', async () => {
    const { root, nodes } = gameOf('f5d6c3d3c4');
    const links = [
      await writePermalink({ root }),
      await writePermalink({ root, notes: new Map([[nodes[0]!, { comment: 'a comment' }]]) }),
    ];
    for (const link of links) {
      for (let length = 3; length < link.length; length++) {
        expect(await codeOf(link.slice(0, length)), `cut off at ${length}`).toBe('damaged');
      }
      for (let at = 3; at < link.length; at++) {
        const changed = link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1);
        expect(await codeOf(changed), `changed at ${at}`).toBe('damaged');
      }
    }
  });

  test('says of a later version that it is one', async () => {
    await expect(parsePermalink('~27q8-r.x')).rejects.toMatchObject({
      code: 'version',
      data: { found: 27, most: 1 },
      format: 'link',
    });
  });

  test('says which move is not legal', async () => {
    const { root } = gameOf('f5d6');
    const forged = { ...root, children: [{ ...root.children[0]!, move: 'a1' as const, children: [] }] };
    const link = await writePermalink({ root: forged });
    await expect(parsePermalink(link)).rejects.toMatchObject({
      code: 'illegal-move',
      data: { move: 'a1', ply: 1 },
    });
  });

  test('says where there is none', async () => {
    expect(await codeOf('f5d6')).toBe('missing');
  });

  test('holds 2,000 moves, side lines counted; a file holds more', async () => {
    const link = await writePermalink({ root: treeOf(2000).game.root });
    expect((await parsePermalink(link)).root.children).toHaveLength(4);
    await expect(writePermalink({ root: treeOf(2001).game.root })).rejects.toMatchObject({
      code: 'too-many-moves',
      data: { most: 2000 },
    });
    // Every side line has one move from the start, so that the text is short.
    const many = JSON.stringify({ v: Array.from({ length: 2001 }, () => [0, 'l']) });
    expect(await codeOf(linkWithExtras(many))).toBe('too-many-moves');
    const { game, notes = new Map() } = parseAnyGame(printPgn(treeOf(2001)));
    expect([countOf(game.root), notes.size]).toEqual([2001, 0]);
  });

  test('stands for at most 200,000 characters', async () => {
    const { root } = gameOf('f5');
    const comment = 'x'.repeat(200_000);
    await expect(writePermalink({ root, notes: new Map([[root, { comment }]]) })).rejects.toMatchObject({
      code: 'too-long',
    });
    expect(await codeOf(`~1m${'A'.repeat(300_000)}`)).toBe('too-long');
    // A compressed text of ten megabytes with a valid check.
    const bomb = await compressedLink(`"${'x'.repeat(10_000_000)}"`);
    expect(bomb.length).toBeLessThan(200_000);
    expect(await codeOf(bomb)).toBe('too-long');
    const marks = await compressedLink(JSON.stringify({ n: [[0, { comment: '[%marks '.repeat(120_000) }]] }));
    expect(marks.length).toBeLessThan(2000);
    expect(await codeOf(marks)).toBe('too-long');
  });

  test('is read up to that length after it was expanded, too', async () => {
    const { root } = gameOf('f5d6');
    const link = await writePermalink({ root, notes: new Map([[root, { comment: 'x'.repeat(199_000) }]]) });
    const expanded = await expandPermalink(link);
    expect(expanded.length).toBeGreaterThan(200_000);
    const { game, notes } = parseAnyGame(expanded);
    expect([countOf(game.root), notes?.get(game.root)?.comment?.length]).toEqual([2, 199_000]);
    const [read] = readGames(expanded);
    expect(read?.record?.notes?.size).toBe(1);
  });

  test('throws nothing but a FormatError, whatever is behind the tilde', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        expect(['damaged', 'version']).toContain(await codeOf(`~1${text}`.trimEnd().split(/\s/)[0]!));
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['no JSON', '{'],
    ['no object', '3'],
    ['a place that is none', '{"p":99}'],
    ['a side line from nowhere', '{"v":[[7,"A"]]}'],
    ['a mark that is none', '{"m":["z9=A"]}'],
    ['a mark of no known shape', '{"m":["d3:oval"]}'],
    ['a mark with something before it', '{"m":["xd3=A"]}'],
    ['a mark with something behind it', '{"m":["d3:circle,"]}'],
    ['an arrow that is none', '{"a":["c4"]}'],
    ['an arrow from no square', '{"a":["i9f4"]}'],
    ['an arrow to no square', '{"a":["c4i9"]}'],
    ['an arrow with something before it', '{"a":["xc4f4"]}'],
    ['an arrow of a fifth brush', '{"a":["c4f45"]}'],
    ['a set-up that is none', '{"s":"8/8 b"}'],
    ['something unknown', '{"__proto__x":1}'],
    ['a remark that is none', '{"n":[[0,{"comment":3}]]}'],
  ])('is refused with %s in it', async (_, extras) => {
    expect(await codeOf(linkWithExtras(extras))).toBe('damaged');
  });
});

/** A link with one move and these extras. */
function linkWithExtras(extras: string): string {
  return framed(`1jl.${Buffer.from(extras).toString('base64url')}`);
}

/** A link with more content than the library writes. */
async function compressedLink(extras: string): Promise<string> {
  const { deflateRawSync } = await import('node:zlib');
  return framed(`1z.${deflateRawSync(extras).toString('base64url')}`);
}

/** A link's text with its check, which is valid. */
function framed(body: string): string {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  let hash = 0x811c9dc5;
  for (const sign of body) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  const bits = (hash ^ (hash >>> 18)) >>> 0;
  return `~${body}${[0, 6, 12].map((shift) => digits[(bits >>> shift) & 63]!).join('')}`;
}
