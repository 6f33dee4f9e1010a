import { beforeAll, describe, expect, it } from 'vitest';
import type { ReasonKind } from '../../../src/core/coach/reasons/reason.js';
import { createEngine } from '../../../src/core/engine/node.js';
import type { ReviewedMove } from '../../../src/core/report/reviewed-side.js';
import { lostIn, reviewNormGames, staleNorms } from '../../../training/weaknesses/norm-games.js';

describe('the norms of reports', () => {
  let sides: ReviewedMove[][];

  beforeAll(async () => {
    const engine = await createEngine({ workers: 1, table: 16 });
    sides = await reviewNormGames(engine);
    engine.close();
  }, 600_000);

  it('fit what engine and coach say today; if not, they must be fitted anew (training/report.md)', () => {
    const lost = lostIn(sides);
    expect(staleNorms(lost), JSON.stringify(lost)).toEqual([]);
  });

  it.each<[string, ReasonKind]>([
    ['corners', 'corner-given'],
    ['tempo', 'could-wait'],
    ['edges', 'wedge-missed'],
  ])('would not fit a coach that says nothing of %s by %s', (theme, kind) => {
    const without = sides.map((moves) =>
      moves.map((move) => ({ ...move, reasons: move.reasons.filter(([other]) => other !== kind) })),
    );
    expect(staleNorms(lostIn(without))).toContain(theme);
  });
});
