import { beforeAll, describe, expect, it } from 'vitest';
import { discsOf } from '../../../src/core/engine/wasm/core.js';
import type { Position } from '../../../src/core/rules/position.js';
import { margin } from '../../../src/core/rules/score.js';
import { trainingCore } from '../../../training/core.js';
import { FLAG_EXACT, FLAG_SECOND, FLAG_SIDE, RECORD_BYTES } from '../../../training/evaluation/records.js';
import type { TrainingExports } from '../../../training/training-exports.js';
import { eloDifference, tally } from '../../../training/games.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import { randomPosition } from '../random-position.js';

const EXACT_FROM = 8;

let core: TrainingExports;
beforeAll(async () => {
  core = await trainingCore();
}, 60_000);

/** The score for the side to move by trying everything. */
function plainScore(position: Position): number {
  if (position.phase === 'over') return position.turn === 'black' ? margin(position) : -margin(position);
  if (position.phase === 'pass') return -plainScore(position.pass());
  return Math.max(
    ...position.legalMoves.map((move) => {
      const next = position.play(move);
      const score = plainScore(next);
      return next.turn === position.turn ? score : -score;
    }),
  );
}

describe('the core of self-play', () => {
  it('solves like a search that leaves nothing out', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const position = randomPosition(randomNumbers(seed), 6 + (seed % 2));
      const { player, opponent } = discsOf(position.board, position.turn);
      expect(core.solve(player, opponent, -64, 64) === plainScore(position)).toBe(true);
    }
  });

  it('plays the same games for the same seed', () => {
    const play = (): Uint8Array => {
      core.seedGames(5n);
      const records = core.playGames(3, 2, EXACT_FROM, 8, 12);
      return new Uint8Array(core.memory.buffer, core.gamesBuffer(), records * RECORD_BYTES).slice();
    };
    expect(play()).toEqual(play());
  });

  it('labels the exact part with exact scores, and the rest of a game with one result for each parity', () => {
    core.seedGames(9n);
    const records = core.playGames(1, 2, EXACT_FROM, 8, 8);
    const view = new DataView(
      core.memory.buffer.slice(core.gamesBuffer(), core.gamesBuffer() + records * RECORD_BYTES),
    );
    const results = [new Set<number>(), new Set<number>()];
    let exact = 0;
    for (let at = 0; at < view.byteLength; at += RECORD_BYTES) {
      const [player, opponent] = [view.getBigUint64(at, true), view.getBigUint64(at + 8, true)];
      const [label, flags] = [view.getInt8(at + 16), view.getUint8(at + 17)];
      expect(player & opponent).toBe(0n);
      if (flags & FLAG_EXACT) {
        exact++;
        expect(label).toBe(core.solve(player, opponent, -64, 64));
      } else if (!(flags & FLAG_SIDE)) {
        const discs = (player | opponent).toString(2).replaceAll('0', '').length;
        results[discs % 2]!.add(flags & FLAG_SECOND ? -label : label);
      }
    }
    expect(exact).toBeGreaterThan(4);
    expect(results.map((values) => values.size)).toEqual([1, 1]);
  });
});

describe('the strength that results mean', () => {
  it('is none for an even score, and the same both ways', () => {
    expect(eloDifference({ wins: 10, draws: 5, losses: 10, discs: 0 }).elo).toBeCloseTo(0);
    const [up, down] = [tally([2, 2, 2, -2]), tally([-2, -2, -2, 2])].map(
      (result) => eloDifference(result).elo,
    );
    expect(up).toBeCloseTo(-down!);
    expect(up).toBeGreaterThan(0);
  });

  it('is about 191 Elo for three points of four, with a bar that shrinks with the root of the games', () => {
    const large = eloDifference({ wins: 7500, draws: 0, losses: 2500, discs: 0 });
    expect(large.elo).toBeCloseTo(190.8, 0);
    const small = eloDifference({ wins: 75, draws: 0, losses: 25, discs: 0 });
    expect(small.error / large.error).toBeGreaterThan(9);
    expect(small.error / large.error).toBeLessThan(11);
  });
});
