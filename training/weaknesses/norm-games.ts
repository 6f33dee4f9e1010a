/**
 * Games by which a test notices that the norms of `src/core/report/strength/norms.ts` no longer fit: the same games, reviewed again, must
 * lose about as much by each thing as when the norms were fitted.
 */
import type { Engine } from '../../src/core/engine/engine.js';
import { NORMS, type Measure } from '../../src/core/report/strength/norms.js';
import { mean } from '../../src/core/report/numbers.js';
import { reviewSide, type ReviewedMove } from '../../src/core/report/reviewed-side.js';
import { Game } from '../../src/core/rules/game/game.js';
import type { Square } from '../../src/core/rules/square.js';
import { lossBy } from './loss-by.js';

/** Games of the simulated player of 1500 points without a weakness, against itself. */
const TRANSCRIPTS = [
  'f5d6c3d3c4b3d2f3e3f4e6e2c2f2e1f1a3f7b5c1d1b4a4c5c6g4b2a6c7e7d7b6g5b8f8c8h3h4g2h2g3a1d8h1g1h6h5b1a8a2a5a7b7f6g6g7e8g8h8h7',
  'f5d6c5f4e3c6d3f6e6d7g3c4g5c3b4b3b5a3a4g4h4b6a2e2d2f3f2c1c2h5h6g6h7h2a7b2a1e1c7a6a5c8e7f7b7a8f1g1b8d1b1g7h1h8g8g2f8e8d8h3',
  'f5f6e6f4e3c5c4e7b5e2f3d3c3b4f1d6b6a5c6b3d7c8f8d8g4h3g5h4h6c2f7c7g3h5h2g6h7g2a4a3a7d2e8g8h1g1f2d1e1a6c1a8b8b7b2a1h8b1a2g7',
  'f5d6c3d3c4f4f6f3e6e7f7c5g4e3c7d7c6b6b5h5f8d8b8b3h3a4e2g6a6b4g5f2d2c8e8f1e1g2g3d1h6h4a5a7h1h2g1h7h8g8g7a8c1b7c2b2a2a1a3b1',
  'f5d6c5f4e3c6d3f6e6d7e7c7c4f3d8b5b6c2c3b4a4a5a6e2f2f7g4g5g3e8a3d2f1b3c1c8d1h4g8h3g6h5h7e1f8h8h6b8b7a8g2b1a1b2a2a7h2h1g1g7',
  'f5f6e6f4g6d6e3d7e7f3c6c7c4c5g5d3c3b5e2g4f2h5h6h7b4g3c2d2c1b6a5e1g1a6b3a4a3e8f7h4g7a2b2d1f1f8h8g8d8c8b7a7a8b8a1b1h3h1g2h2',
  'f5d6c3d3c4f4f6g5e3f3g6e2c5e6f2c6e1b5h5g4c7b4b6f7e8d7a3a4a5d2b7f8g3d8b3h3c1h4h6h7c2a6a7a8e7f1g1a2g7d1b8b2h2b1h8h1g2c8a1g8',
  'f5d6c5f4e3c6d3f6e6d7g3c4e7d8g5h4f7f3h6h3e8g6b3g4h7f2c8c3c7a3g7h8h5g8e2f8g1d2d1b8b6a5b4a4a6a7b5c1e1c2g2h1h2f1b7a8b2a1b1a2',
  'f5f6e6f4e3d6c6c5e7f3g6d7c7f7e8b6g4g5b5h6h4d3e2a5c2d2c4c3f2h5g3c1b3h3d1b4a3a4a6h2b1c8d8f8g8h8h7g7h1b8b7e1g1a1f1g2b2a2a7a8',
  'f5d6c3d3c4f4f6g5e3f3g4e2g3f2h6h4h3h5g6e7e6f7e8d7c8d8f8c5d2d1c1b3c2e1f1g7a3b4a5a4b5g8c6b6c7b8h8h7a8b7a6b1a1a7b2a2g1h1h2g2',
  'f5d6c5f4e3c6d3f6e6d7g3c4b4c3b5b3b6a3a4a6a2f2f3d2c1e2d1e1c2a5a7h4h3g5f7g4h6h5e7g6f1g8f8e8b2g2b7a8d8a1h8h7g7b1g1h1h2c7c8',
  'f5f6e6f4g4e7f3e3d6c4c5g3d3e2c3b5b4h3f2e1a5b3c6a4h4g5h6h5g1a6c2f1d1h7a2c7b6d2d7a7g2d8c8b8f7g6e8f8g8h8g7h2b7b1c1h1a8b2a1a3',
  'f5d6c3d3c4b3c6f4e6c5g3f6b5f7e7g5e3g4f3d2f2e2b4a4e1a5d1c2h4f1b6f8g6c1d7e8c8d8c7b8a2a3a6g7b2b1h8h6h5a1g8h3b7a7a8h7h2g2h1g1',
  'f5d6c3d3c4f3f4g3e3f6c6c5g5d2e2g4c1b4h3g6b6b5h4f2h6b3e1h5c2f1a5a4a3c7c8a7a6a2g1d7g2d1b1a1b2b7d8e6f7g7g8e8a8b8f8e7h7h8h1h2',
  'f5d6c5f4e3c6d3f6e6d7g3b5e7f7g5g4g6f3h4h6c7h5e8d8f8h3c8c4f2e2c2c3a4b6a5a7b3a3a6c1b4b7a8b8g2e1b2b1a2h1d1d2a1g7h8g8h7h2g1f1',
  'f5f6e6f4g5e7d7g6g4c5h6f7d6h3d8e8c3c8e3h5c6f3f8b5b6g8c7b8a5a6a7b4g7e2e1c4d3f2a4h8h7c2h4g3d2b3g2c1b7g1f1d1h1h2b1a3b2a1a2a8',
  'f5d6c3d3c4f4e3f3g4f6e6c6c5e2e7b4g6b6b5a4a5d7d8h4a3c7a6g5c8c2h3h2c1h5d2e8f8b3f1h6a2d1f7b1b2a7a8a1g3f2e1b8b7g1h7h8g2g8g7h1',
  'f5d6c5f4e3c6d3f6e6d7g3c4g5c3b4a3b3c2a4a5e7f8b5d2c7f7e2a2d1h5g6a6b6c8b7h6e8d8b8g4c1b2g8h2f3e1a1a8a7h8f1b1h4h3g2f2h1g1h7g7',
  'f5f6e6f4e3d6c6c5e7c7c4d3c3d7f7b4d8c8b8f2a5e8f8a3b6b5a6a4a2b3g6h6g5h5e2c2d2f3g1f1e1c1b2b1d1h1h4h3g4g2g3a7a8g8b7h2g7h7h8',
  'f5d6c3d3c4f4e6b3g3c5d2e3c2e2b4a3f3b5b6c6d7a6d1f2e1f1g1f7f6d8c8e8c7e7f8b1c1h1a4a5b7a8a7g2h2h4b2h3g4h5a2a1b8g8g7g6h7h6h8g5',
  'f5d6c5f4e3c6d3f6e6d7e7c7c4f3d8b5b4c8f7e8f8g8a6a3a4a5a2f2b6c2d2b3c3b2g4d1g3e2a1g5b1c1e1h4b7f1g2h3h1g1h2a7a8b8h5h6h7g6h8g7',
  'f5f6e6f4d3d6g5g6g4h5e7d7f7d8e8f8c6h3h4g3g7f3h7e3h6h8c8c7e2e1f2f1g2g1h1h2d1c4b5c5g8b4b6b8a3c2d2c1c3b3b1a6a4a5a7b2b7a1a2a8',
  'f5d6c3d3c4f4f6f3e6e7f7c5b6g5c6c7g6d7c8f8d8b5e8b8b3c2d2a5g7e2c1e3a4b4a6b7d1a3a8h8g8e1f1f2h5h6h7h4g4a7a2b1g3g1g2h1h2h3b2a1',
];

/** Discs a side of these games, reviewed by the coach to whose reasons the norms were fitted. */
export const LOST_WHEN_FITTED: Readonly<Record<Measure, number>> = {
  corners: 3.94,
  'corners-missed': 4.27,
  mobility: 22.16,
  discs: 10.22,
  tempo: 17.5,
  edges: 0.31,
  parity: 2.29,
  counting: 0.61,
  unexplained: 1.33,
  opening: 11.83,
  midgame: 28.63,
  endgame: 23.83,
};

/**
 * By how much the norms may be wrong: two of the standard errors that reports assume, or half of the least weakness; but
 * half of a norm that is smaller than that.
 */
const TWO_DOUBTS = 0.1;
const HALF_A_DISC = 0.5;
const HALF = 0.5;

/** Both sides of the games, reviewed as reports do. */
export async function reviewNormGames(engine: Engine): Promise<ReviewedMove[][]> {
  const sides: ReviewedMove[][] = [];
  for (const transcript of TRANSCRIPTS) {
    const game = new Game();
    for (const move of transcript.match(/../g) as Square[]) game.play(move);
    for (const side of ['black', 'white'] as const) {
      sides.push([...(await reviewSide(game.root, side, engine, { parallel: 1 })).moves]);
    }
  }
  return sides;
}

/** Discs a side by each thing. */
export function lostIn(sides: readonly (readonly ReviewedMove[])[]): Record<Measure, number> {
  const measures = Object.keys(NORMS) as Measure[];
  const lost = measures.map((measure) => [
    measure,
    Number(mean(sides.map((moves) => lossBy(measure, moves))).toFixed(2)),
  ]);
  return Object.fromEntries(lost) as Record<Measure, number>;
}

/** What the norms no longer fit. */
export function staleNorms(lost: Readonly<Record<Measure, number>>): Measure[] {
  return (Object.keys(NORMS) as Measure[]).filter((measure) => {
    const { mean: norm } = NORMS[measure];
    const room = Math.max(Math.min(HALF_A_DISC, HALF * norm), TWO_DOUBTS * norm);
    return Math.abs(lost[measure] - LOST_WHEN_FITTED[measure]) > room;
  });
}
