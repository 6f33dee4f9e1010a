import { describe, expect, it } from 'vitest';
import type { HumanOptions } from '../../../src/core/engine/engine.js';
import { greedyEngine } from './programs/greedy-engine.js';
import { tool } from './tool.js';

const START = `${'-'.repeat(27)}OX------XO${'-'.repeat(27)} X;`;
const OVER = `${'X'.repeat(64)} O;`;

/** An engine that gives all moves the same chance, and records its calls. */
function evenEngine() {
  const requested: HumanOptions[] = [];
  const engine = {
    ...greedyEngine(),
    human: (position: { legalMoves: readonly string[] }, options: HumanOptions) => {
      requested.push(options);
      const { legalMoves } = position;
      return Promise.resolve(legalMoves.map((move) => ({ move, probability: 1 / legalMoves.length })));
    },
  };
  return { requested, engine: () => Promise.resolve(engine as never) };
}

describe('othello-engine human', () => {
  it('prints one object a line for each position, the end of a game too', async () => {
    const { requested, engine } = evenEngine();
    const files = { 'x.obf': `${START}\n% a comment\n${OVER}\n${START}\n` };
    const { out, err, code } = await tool('human x.obf --strength 1320 --json', { files, engine });
    const lines = out.trimEnd().split('\n');
    const moves = ['d3', 'c4', 'f5', 'e6'].map((move) => ({ move, probability: 0.25 }));
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { id: 1, position: START.slice(0, -1), moves },
      { id: 2, position: OVER.slice(0, -1), moves: [] },
      { id: 3, position: START.slice(0, -1), moves },
    ]);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(requested).toEqual([{ strength: 1320 }, { strength: 1320 }]);
  });

  it('prints shares for people, with the mean strength where none is given', async () => {
    const { requested, engine } = evenEngine();
    const { out } = await tool('human x', { files: { x: `${START}\n${OVER}` }, engine });
    expect(out).toMatch(/^ +1 +d3 25%, c4 25%, f5 25%, e6 25%\n +2 +the game is over\n$/);
    expect(requested).toEqual([{ strength: 1500 }]);
  });

  it('reads a file as Windows writes it', async () => {
    const { engine } = evenEngine();
    const bytes = Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(`${START}\r\n`, 'utf16le')]);
    const { out, code } = await tool('human x.obf', { files: { 'x.obf': bytes }, engine });
    expect(out).toContain('d3 25%');
    expect(code).toBe(0);
  });

  it('names each line that it cannot read, and goes on', async () => {
    const { engine } = evenEngine();
    const files = { x: `rubbish\n${START}\n` };
    const { out, code } = await tool('human x --json', { files, engine });
    const [bad, good] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(bad).toMatchObject({ id: 1, line: 1, error: expect.any(String) as string });
    expect(good).toMatchObject({ id: 2, moves: expect.any(Array) as unknown });
    expect(code).toBe(1);
  });

  it.each([
    ['human', 'usage: othello-engine human FILE.obf'],
    ['human a b', 'human takes one file, not 2'],
    ['human a --strength strong', '--strength takes a whole number, not strong'],
    ['human a --strength 9000', '--strength takes 0 to 4000 points, not 9000'],
    ['human a --depth 3', 'human does not take --depth'],
    ['solve a --strength 1500', 'solve does not take --strength'],
  ])('says of %o: %s', async (args, message) => {
    const { err, code } = await tool(args, { files: { a: START } });
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});
