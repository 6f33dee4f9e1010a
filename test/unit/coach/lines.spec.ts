/**
 * What two lines of a position show, a row a case: `function: worse line | better line => kind squares [lines shown]`,
 * below the board. The remarks say what holds there by the rules of the game.
 */
import { describe, expect, it } from 'vitest';
import { reserveLost, couldWait, waitsAnyway } from '../../../src/core/coach/contrast/tempo.js';
import type { Outcome } from '../../../src/core/coach/positions/outcome.js';
import type { Finding } from '../../../src/core/coach/reasons/finding.js';
import type { Instead, Upshot } from '../../../src/core/coach/reasons/reason.js';
import { played } from './case.js';

const TABLE = `
---XXXOX--XXXXXXOOOOOXOOOOOOOOOO--OOOOXO--OOOOXO----O----------- X
# Only Black can play d8, and plays it later; both can play f7, and White takes it.
couldWait: d8 f7 b6 | f7 c1 d8 g7 => could-wait d8 [d8 f7 / f7 c1 d8]
waitsAnyway: d8 f7 b6 | f7 c1 d8 g7 => could-wait f7 [d8 f7 / f7 c1]

-OOO-XXXXOOOOOOXXXXXXOOXXXXXOOOXXOXXXOOXXOXXOO-XXXXOO---XOOOO--- X
# White can play nowhere: every move of Black's can wait, so none of them is named.
couldWait: g7 f7 g6 h7 a1 | a1 pass g6 h7 g7 => nothing
# But Black loses a1 with the answer g7, or by never playing it.
couldWait: g6 g7 e1 h7 a1 | a1 pass g6 => could-wait g6 [g6 g7 / a1 pass g6]
couldWait: g7 f7 g6 h7 | a1 pass g6 h7 g7 => could-wait g7 [g7 f7 / a1 pass g6 h7 g7]
# By flipping f6, g7 opens f7 to White.
reserveLost: g7 f7 | a1 pass => reserve-lost f7 [g7 f7 / a1]

---XXX----XXOO--XXXOO-OOXXXOOOO-XXXOOO--XXXXOOOO--OXXO---OOO-X-- O
# Only White can play b1, and both b7: Black takes it with the third answer only, and it is beside the empty a8.
couldWait: b1 c1 g1 f3 b2 b7 | b7 g2 => nothing
waitsAnyway: b1 c1 g1 f3 b2 b7 | b7 g2 => nothing

--OXOOOO--XOOOOO-XXXXXXOXXXXOOXOXXOXXXXOXXOXXXXOXXXXXX----X--X-- O
# Black can play b1 alone: White has b8 and h7 without hurry, and b8 opens a8.
couldWait: b8 a8 h7 | h7 g7 e8 b1 a1 d8 h8 g8 b8 => could-wait b8 [b8 a8 / h7 g7 e8 b1 a1 d8 h8 g8 b8]
reserveLost: b8 a8 h7 | h7 g7 => reserve-lost a8 [b8 a8 / h7 g7]

----------XX----XXXXXXX-O-XOOX--OOOOOO--X-OOOO------------------ O
# b2 opens b4 to Black, who takes it; but b4 is the better move itself.
reserveLost: b2 b4 | b4 => nothing

XXXXXXO-XXXXXOOXXOXXOOOXXXOOOXOOXXOOXXO-OOOOXXOOOOOOOOO-OOOOOOO- X
# Only Black can play h8, and both h1.
waitsAnyway: h8 | h1 => could-wait h1 [h8 h1 / h1]
`;

type Found = Finding | Upshot | Instead | undefined;

const FUNCTIONS: Readonly<Record<string, (worse: Outcome, better: Outcome) => Found | readonly Found[]>> = {
  couldWait,
  reserveLost,
  waitsAnyway,
};

/** What was found, as the table writes it. */
function textOf(found: Found): string {
  if (!found) return 'nothing';
  const lines = 'worseLine' in found ? [found.worseLine, found.betterLine] : [found.line ?? []];
  return [found.kind, ...found.squares, `[${lines.map((line) => line.join(' ')).join(' / ')}]`].join(' ');
}

describe.each(TABLE.trim().split('\n\n'))('%s', (block) => {
  const [board, ...rows] = block.split('\n').filter((line) => !line.startsWith('#'));

  it.each(rows)('%s', (row) => {
    const [name, worse, better, expected] = row.split(/: | \| | => /u) as [string, string, string, string];
    const found = [FUNCTIONS[name]!(played(board!, worse), played(board!, better))].flat();
    expect(found.length > 0 ? found.map(textOf).join(', ') : 'nothing').toBe(expected);
  });
});
