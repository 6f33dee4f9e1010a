import { describe, expect, it } from 'vitest';
import { EFFORT_LIMITS } from '../../../src/core/engine/effort.js';
import type { Engine, SearchResult } from '../../../src/core/engine/engine.js';
import { createEngine } from '../../../src/core/engine/node.js';
import { parseAnyGame } from '../../../src/core/formats/any-game.js';
import { writePermalink } from '../../../src/core/formats/permalink.js';
import { fakeEngine } from '../analysis/fake-engine.js';
import { tool } from './tool.js';

const POSITION = '---X-O----X-XOO--XXXXOOX--XXOOOX--XOOXOXOOOOOX-X--OOXO-X--OOOOO- X';

/** What was found, by what was asked: in another language, nothing else is searched. */
const found = new Map<string, Promise<SearchResult>>();

async function rememberingEngine(...[options]: Parameters<typeof createEngine>): Promise<Engine> {
  const engine = await createEngine({ ...options, table: 4 });
  return {
    search: (position, limits = {}) => {
      const key = JSON.stringify([String(position), limits]);
      const known = found.get(key) ?? engine.search(position, limits);
      found.set(key, known);
      return known;
    },
    close: () => engine.close(),
  };
}

const explain = (...args: string[]) => tool(['explain', ...args], { engine: rememberingEngine });

describe('othello-engine explain', () => {
  it('says why a move is bad, also where the board begins with an empty square', async () => {
    const { code, out } = await explain(POSITION, 'h2', '--depth', '6');
    expect(code).toBe(0);
    const [, bad, best] = /^h2 (-\d+(?:\.\d)?), [a-h][1-8] (-?\d+(?:\.\d)?) /u.exec(out)!;
    expect(Number(best)).toBeGreaterThan(Number(bad));
    expect(out).toContain('- You let your opponent take the h1 corner straight away, because h2 flips g2; ');
  });

  it('speaks French and Czech', async () => {
    const french = await explain(POSITION, 'h2', '--depth', '6', '--language', 'fr');
    expect(french.out).toContain('Vous laissez l’adversaire prendre aussitôt le coin h1, car h2 retourne g2');
    const czech = await explain(POSITION, 'h2', '--depth', '6', '--language', 'cs');
    expect(czech.out).toContain('Soupeř si teď vezme roh h1, protože h2 otočí g2; ');
  });

  it('takes the moves that lead to a position, and writes JSON', async () => {
    const { code, out } = await explain('f5d6c3', 'g5', '--depth', '6', '--json');
    expect(code).toBe(0);
    const found = JSON.parse(out) as { move: string; reasons: unknown[]; sentences: string[] };
    expect(found.move).toBe('g5');
    expect(found.sentences.length).toBe(Math.min(4, found.reasons.length));
  });

  it('has the threads in all searches, which keep the nodes of the effort', async () => {
    const engine = fakeEngine({ atOnce: true });
    const args = ['explain', 'f5d6c3', 'g5', '--threads', '2'];
    expect(await tool(args, { engine: () => Promise.resolve(engine) })).toMatchObject({ code: 0 });
    expect(engine.requested[0]!.limits).toMatchObject({ nodes: EFFORT_LIMITS.thorough.nodes });
    expect([...new Set(engine.requested.map(({ limits }) => limits.threads))]).toEqual([2]);
  });

  it('takes games of any length', async () => {
    const moves =
      'c4e3f5e6f6c5c3c6d3d2f3b3b4c2d1f4g4f2c1g3e2b5a3d6g1g6a4h3g5e1f1h6a6b2b6b1a1a5c7a2d7e7e8f7f8g2h1h2h4h5g7h8g8c8h7';
    for (const plies of [31, 32, 33, 50]) {
      const played = moves.slice(0, 2 * plies);
      const next = moves.slice(2 * plies, 2 * plies + 2);
      const { code, err, out } = await tool(['explain', played, next]);
      expect({ code, err, move: out.slice(0, 2) }).toEqual({ code: 0, err: '', move: next });
    }
    // A board is recognised even if its characters look like squares.
    const board = `b1${'-'.repeat(60)}1b b`;
    expect((await tool(['explain', board, 'c1'])).out).toMatch(/^c1 /u);
  });

  it('takes a game in any form, such as a link', async () => {
    const link = await writePermalink({ root: parseAnyGame('f5d6c3').game.root });
    const { code, out } = await explain(link, 'g5', '--depth', '6');
    expect({ code, move: out.slice(0, 3) }).toEqual({ code: 0, move: 'g5 ' });
  });

  it('says what is wrong with a language, a position or a move', async () => {
    expect(await explain(POSITION, 'h2', '--language', 'pt')).toMatchObject({
      code: 2,
      err: expect.stringContaining(
        '--language takes one of cs, de, en, es, fr, it, ja, zh-Hans, not pt',
      ) as string,
    });
    expect((await explain('f5d6c9', 'g5')).err).toContain('c9');
    expect((await explain('f5', 'f5')).err).toContain(
      'move f5 is not legal here; the legal moves are f4, d6, f6',
    );
    expect((await explain('~1xx', 'f4')).code).toBe(2);
    expect((await explain('f5')).code).toBe(2);
  });
});
