/** What a square is worth: why the move that a better one prepares is good, and what an answer without another effect takes. */
import { describe, expect, it } from 'vitest';
import { prepared, reply } from '../../../src/core/coach/contrast/reply.js';
import { insteadOf } from '../../../src/core/coach/selection/instead.js';
import { outcomeOf, type Outcome } from '../../../src/core/coach/positions/outcome.js';
import type { EngineMove } from '../../../src/core/engine/engine.js';
import { parseBoardString } from '../../../src/core/formats/notation/board-string.js';

const F8_WANTED = '-------------------------OOOOO---XOXXXX---XOXXX---OXO----OOO---- X';
const C3_UNUSED = '-----------X-------XX----OOXX----OOOXX---OOOO-------XO---------- X';
const WITHOUT_H7 = '---------------------X-----OOXO----OOXX----OOX-------X---------- O';
const CORNER_HANGS = '---XXOOOO-XXOOOXOOOOOOOXOOOOXXOXOOXOXXOXOOOXOOXX-XXXXXXX--XXXX-O X';

function linesOf(board: string, ...lines: readonly [worse: string, better: string]): [Outcome, Outcome] {
  const position = parseBoardString(board);
  return lines.map((text) => {
    const line = text.split(' ') as EngineMove[];
    return outcomeOf(position, { move: line[0]!, line });
  }) as [Outcome, Outcome];
}

describe('a move that is prepared', () => {
  it('is said to be taken otherwise, where the other side takes its square', () => {
    const lines = linesOf(F8_WANTED, 'e3 a6 d3 b6 e8 f8', 'c3 f7 f8 b3');
    const [finding] = prepared(...lines);
    expect(finding).toMatchObject({ squares: ['f8'], isRule: false });
    expect(insteadOf(finding!, ...lines)).toMatchObject({ kind: 'taken', squares: ['f8'] });
  });

  it('is a mere rule where nothing shows what it is good for', () => {
    const lines = linesOf(C3_UNUSED, 'd7 e8 c8 f8 c7', 'a3 e8 c3 d7');
    expect(prepared(...lines)).toMatchObject([{ squares: ['c3'], isRule: true }]);
  });
});

describe('an answer', () => {
  it('is not blamed for a move that only the answer to the better one makes possible', () => {
    // h6 lets Black play h7, h5 does not.
    const [finding] = reply(...linesOf(WITHOUT_H7, 'e2 g3 g6 h2 h4 c6', 'h5 h6 h7 c5 g6 c7'));
    expect(finding!.consequences).toEqual([]);
  });
});

describe('a better move', () => {
  it('closes no square a second time that the reason says it closes', () => {
    const board = '-----O----O-OO---OOOXXX-OOOOXXX-OOOXXOO-OOOXXO----OXOX----O-XXX- X';
    const lines = linesOf(board, 'd1 d2 h5 g6', 'h6 d8 b8 b7');
    const [finding] = reply(...lines);
    expect(finding).toMatchObject({ kind: 'reply-prevented', squares: ['d2'] });
    const other = ['quiet', 'closes'] as const;
    const closed = { kind: 'shuts', squares: expect.arrayContaining(['d2']) as string[] };
    expect(insteadOf(finding!, ...lines, other)).not.toMatchObject(closed);
    expect(insteadOf({ ...finding!, squares: [], consequences: [] }, ...lines, other)).toMatchObject(closed);
  });

  it('is not praised for few answers where it leaves the other side none', () => {
    const lines = linesOf(
      '-----X--O----X-XXXXXXXX--XOXXX--OXXOXX---XXXXXX--XXXXX---X-O---- O',
      'c2 a1',
      'a4',
    );
    const opened = {
      kind: 'opens',
      squares: [],
      numbers: {},
      worseLine: ['c2'],
      betterLine: ['a4'],
      weight: 1,
    } as const;
    expect(insteadOf(opened, ...lines)?.kind).toBe('quiet');
  });

  it('is not called quiet where it lets the other side take a corner', () => {
    const lines = linesOf(CORNER_HANGS, 'b2 a1 b1 c1', 'a7 a8 b8 g8');
    const pass = {
      kind: 'pass-suffered',
      squares: [],
      numbers: {},
      worseLine: ['b2'],
      betterLine: ['a7'],
      weight: 1,
    } as const;
    expect(insteadOf(pass, ...lines)?.kind).not.toBe('quiet');
  });
});
