import { expect, test } from 'vitest';
import type { OwnRecord } from '../../../../demo/my-games/own-records.js';
import { ownMistakes } from '../../../../demo/my-games/own-mistakes.js';
import { parseAnyGame, parseTranscript } from '../../../../src/core/formats.js';
import type { MoveClass } from '../../../../src/core/analysis.js';
import type { ReportGame } from '../../../../src/core/report.js';

type Move = ReportGame['moves'][number];

const MOVES = 'f5d6c3d3c4';

function moveOf(ply: number, loss: number, wrong: MoveClass = 'blunder', losses = [0, 4, 8]): Move {
  const rest = {
    square: 'c4',
    best: 'e6',
    empties: 61 - ply,
    flips: [1, 1],
    regions: [1, 1],
    reasons: [],
  } as const;
  return { ...rest, ply, loss, losses, class: wrong };
}

const game = (...moves: Move[]): OwnRecord & ReportGame => ({
  id: 0,
  name: 'game',
  record: parseAnyGame(MOVES),
  side: 'black',
  moves,
});

const positionAfter = (moves: string): string => parseTranscript(moves).position.toString();

test('mistakes are puzzles, each position once, the costliest first; what is done again and again costs each time', () => {
  const mistakes = ownMistakes([
    game(moveOf(1, 5), moveOf(3, 8), moveOf(5, 3, 'inaccuracy')),
    game(moveOf(1, 5), moveOf(5, 6, 'mistake', [0, 0, 6])),
  ]);
  expect(mistakes).toEqual([
    { position: positionAfter(''), solution: 'e6', goal: 'best' },
    { position: positionAfter('f5d6'), solution: 'e6', goal: 'best' },
    // Of several best moves any is accepted.
    { position: positionAfter('f5d6c3d3'), solution: '', goal: 'best' },
  ]);
});
