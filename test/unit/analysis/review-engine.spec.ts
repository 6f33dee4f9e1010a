import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { createReviewCache } from '../../../src/core/analysis/cache.js';
import { positionBefore } from '../../../src/core/analysis/ply-review.js';
import {
  reviewWhole,
  type GameReview,
  type Reviewable,
  type ReviewOptions,
} from '../../../src/core/analysis/review.js';
import { createEngine } from '../../../src/core/engine/node.js';
import type { Engine } from '../../../src/core/engine/engine.js';
import { parseTranscript } from '../../../src/core/formats/notation/transcript.js';
import { Game } from '../../../src/core/rules/game/game.js';
import type { Position } from '../../../src/core/rules/position.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import { discCount, margin } from '../../../src/core/rules/score.js';
import type { Square } from '../../../src/core/rules/square.js';

const TRANSCRIPT =
  'c4e3f5e6f6c5c3c6d3d2f3b3b4c2d1f4g4f2c1g3e2b5a3d6g1g6a4h3g5e1f1h6a6b2b6b1a1a5c7a2d7e7e8f7f8g2h1h2h4h5g7h8g8c8h7d8b8a8b7a7';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine({ workers: 2, table: 8 });
  await engine.ready!();
}, 60_000);
afterAll(() => engine.close());

function gameOf(transcript: string): Game {
  const game = new Game();
  for (const move of parseTranscript(transcript).moves) game.play(move);
  return game;
}

async function reviewed(game: Reviewable, options: ReviewOptions): Promise<GameReview> {
  return (await reviewWhole(game, engine, { cache: createReviewCache(), ...options }))!;
}

/** A game in which Black leaves White as few discs as possible, and White plays at random. */
function oneSidedGame(random: () => number): Game {
  const game = new Game();
  while (game.position.phase !== 'over') {
    const { position } = game;
    if (position.phase === 'pass') {
      game.pass();
      continue;
    }
    const left = (move: Square): number => discCount(position.play(move)).white;
    const moves = [...position.legalMoves];
    if (position.turn === 'black') moves.sort((a, b) => left(a) - left(b));
    game.play(moves[position.turn === 'black' ? 0 : Math.floor(random() * moves.length)]!);
  }
  return game;
}

/** A game with random moves of both sides. */
function randomGame(random: () => number): Game {
  const game = new Game();
  while (game.position.phase !== 'over') {
    const { phase, legalMoves } = game.position;
    if (phase === 'pass') game.pass();
    else game.play(legalMoves[Math.floor(random() * legalMoves.length)]!);
  }
  return game;
}

/** The score with best play for the side to move, by a separate search. */
async function solved(position: Position): Promise<number> {
  if (position.phase === 'over') return position.turn === 'black' ? margin(position) : -margin(position);
  if (position.phase === 'pass') return -(await solved(position.pass()));
  return (await engine.search(position, { exact: true })).value;
}

describe('a review by the engine', () => {
  it('proves a move that was played and the best one after it by one search, with the result of two', async () => {
    // The move at 22 empty squares is not the best one, so both are proven.
    const { nodes } = randomGame(randomNumbers(8));
    const late = nodes.filter((node) => [22, 21].includes(positionBefore(node).empties));
    const limits = { coarse: false, nodes: 20_000, exactFrom: 22, exactNodes: 30_000_000 };
    const searched: string[] = [];
    const counting: Engine = {
      search: (position, wish) => {
        if (wish?.exact) searched.push(position.toString());
        return engine.search(position, wish);
      },
      close: () => undefined,
    };
    const whole = await reviewWhole(late, counting, { cache: createReviewCache(), limits });
    expect(searched).toHaveLength(3);
    expect(new Set(searched).size).toBe(3);
    const alone = await Promise.all(late.map(async (node) => (await reviewed([node], { limits })).plies[0]));
    expect(whole!.plies.map((ply) => ply!.moves)).toEqual(alone.map((ply) => ply!.moves));
  });

  it('agrees with solving, before and after each move', { timeout: 120_000 }, async () => {
    const game = gameOf(TRANSCRIPT);
    const done = await reviewed(game, { limits: { depth: 1, exactFrom: 14, coarse: false } });
    const end = done.plies.filter((ply) => positionBefore(ply!.node).empties <= 14);
    expect(end).toHaveLength(14);
    for (const ply of end) {
      expect(ply!.certainty, `ply ${ply!.ply}`).toBe('exact');
      expect(ply!.before, `ply ${ply!.ply}`).toBe(await solved(ply!.position));
      expect(ply!.after, `ply ${ply!.ply}`).toBe(-(await solved(ply!.node.position)));
    }
    // The last move ends the game, so its value must be the game's score.
    const last = end.at(-1)!;
    expect(last.color === 'black' ? last.after : -last.after).toBe(game.result!.margin);
  });

  it('has a value for each move of games that end 64-0', { timeout: 120_000 }, async () => {
    const random = randomNumbers(2);
    for (let found = 0; found < 6;) {
      const game = oneSidedGame(random);
      if (discCount(game.position).white > 0) continue;
      found++;
      const { plies, complete } = await reviewed(game, { limits: { depth: 2, exactFrom: 6 } });
      expect(complete).toBe(true);
      expect(plies.at(-1)).toMatchObject({ before: 64, after: 64, loss: 0 });
      for (const ply of plies) expect(ply!.moves.length).toBe(ply!.position.legalMoves.length);
    }
  });

  it('is the same with any number of workers and after other searches', { timeout: 120_000 }, async () => {
    const game = gameOf(TRANSCRIPT);
    const limits = { nodes: 3000, exactFrom: 11 };
    const one = await reviewed(game, { limits, parallel: 1 });
    await engine.search(game.nodes[20]!.position, { nodes: 50_000 });
    const two = await reviewed(game, { limits, parallel: 2 });
    const withoutPlace = (done: GameReview) =>
      done.plies.map((ply) => ({ ...ply!, node: undefined, position: ply!.position.toString() }));
    expect(withoutPlace(two)).toEqual(withoutPlace(one));
    expect({ ...two.black, turningPoints: [] }).toEqual({ ...one.black, turningPoints: [] });
  });

  it('judges proven moves alike with any effort', { timeout: 120_000 }, async () => {
    const random = randomNumbers(59);
    for (const game of [gameOf(TRANSCRIPT), randomGame(random), randomGame(random), randomGame(random)]) {
      const limits = { coarse: false, exactFrom: 14 };
      const short = await reviewed(game, { limits: { ...limits, nodes: 1000 } });
      const long = await reviewed(game, { limits: { ...limits, nodes: 5000, exactFrom: 16 } });
      const proven = short.plies.flatMap((ply, at) => (ply!.certainty === 'exact' ? [at] : []));
      expect(proven.length).toBeGreaterThan(10);
      const judged = ({ plies }: GameReview) => proven.map((at) => [plies[at]!.class, plies[at]!.loss]);
      expect(judged(long)).toEqual(judged(short));
    }
  });

  it('tells losses that add up to what the value fell by, in each part of a game', async () => {
    const random = randomNumbers(60);
    for (const game of [gameOf(TRANSCRIPT), randomGame(random), randomGame(random), randomGame(random)]) {
      const done = await reviewed(game, { limits: { coarse: false, exactFrom: 12, nodes: 3000 } });
      const plies = done.plies.map((ply) => ply!);
      const values = plies.map(({ color, before }) => (color === 'black' ? before : -before));
      const ends = [20, 40, 60].map((last) =>
        plies.findLastIndex(({ position }) => 61 - position.empties <= last),
      );
      for (const [at, part] of (['opening', 'midgame', 'endgame'] as const).entries()) {
        const start = values[(ends[at - 1] ?? -1) + 1]!;
        const fall = start - (values[ends[at]! + 1] ?? game.result!.margin);
        const lost = done.black.lossIn[part] - done.white.lossIn[part];
        expect(Math.abs(fall - lost), `${part} of ${game.nodes.length} moves`).toBeLessThanOrEqual(1);
      }
    }
  });

  it('names the release that its values come from', () => {
    expect(engine.version).toBe(packageJson.version);
  });
});
