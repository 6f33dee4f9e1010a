import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReviewCache } from '../../../../src/core/analysis/cache.js';
import { positionBefore, reviewPly } from '../../../../src/core/analysis/ply-review.js';
import { reviewWhole } from '../../../../src/core/analysis/review.js';
import { spokenReasons } from '../../../../src/elements/companions/game/session/game-coach.js';
import type { SessionEnvironment } from '../../../../src/elements/companions/game/session/environment.js';
import { sentences } from '../../../../src/core/coach/text/sentences.js';
import { explain, explainFrom } from '../../../../src/core/coach/explain.js';
import type { Engine, MoveValue } from '../../../../src/core/engine/engine.js';
import { createEngine } from '../../../../src/core/engine/node.js';
import { en } from '../../../../src/core/locales/en/coach.js';
import { Game } from '../../../../src/core/rules/game/game.js';
import { Position } from '../../../../src/core/rules/position.js';
import { randomNumbers } from '../../../../src/core/rules/random.js';
import type { Square } from '../../../../src/core/rules/square.js';
import { CORNERS } from '../../../../src/core/rules/strategy.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine({ table: 8, workers: 1 });
});
afterAll(() => engine.close());

/** A game that is played in English, with the same engine. */
const playing = {
  language: () => 'en',
  openEngine: () =>
    Promise.resolve({ ...engine, search: engine.search.bind(engine), close: () => undefined }),
} as unknown as SessionEnvironment;

/** A random game of so many moves. */
function someGame(random: () => number, plies: number): Game {
  const game = new Game();
  while (game.ply < plies && !game.result) {
    const { legalMoves } = game.position;
    game.play(legalMoves[Math.floor(random() * legalMoves.length)]!);
  }
  return game;
}

describe('a review and an explanation of the same move', () => {
  it('name the same better move and the same loss, with estimates and with proofs', async () => {
    const random = randomNumbers(32);
    for (const plies of [10, 16, 22, 28, 34, 40, 43, 44, 50]) {
      const { node } = someGame(random, plies);
      const searches = { effort: 'quick', limits: { coarse: false }, cache: createReviewCache() } as const;
      const ply = (await reviewWhole([node], engine, searches))!.plies[0]!;
      const explained = await explain(ply.position, ply.square, engine, { effort: 'quick', verify: false });
      const { move, value, loss, certainty, other } = explained;
      expect({ move, value, certainty }).toEqual({
        move: ply.square,
        value: ply.after,
        certainty: ply.certainty,
      });
      expect(loss).toBeCloseTo(ply.loss, 1);
      if (loss >= 2) expect(other).toBe(ply.best[0]);
      expect(explainFrom(ply.position, ply.square, ply.moves)).toMatchObject({ loss, other });
    }
  });

  it('say the same, also after other searches, and so does the coach of a running game', async () => {
    const random = randomNumbers(33);
    for (const plies of [20, 36, 43, 50]) {
      const { node } = someGame(random, plies);
      const reviewed = [];
      for (const effort of ['quick', 'thorough'] as const) {
        const searches = { effort, limits: { coarse: false }, cache: createReviewCache() } as const;
        const ply = (await reviewWhole([node], engine, searches))!.plies[0]!;
        const { position, square, moves } = ply;
        const explanation = await explain(position, square, engine, { values: moves, verify: true });
        expect(await explain(position, square, engine, { effort })).toEqual(explanation);
        if (position.empties <= 18) expect(explanation).toEqual(reviewed[0] ?? explanation);
        reviewed.push(explanation);
      }
      const before = positionBefore(node);
      const spoken = [];
      const { signal } = new AbortController();
      for await (const one of spokenReasons(playing, before, node.move!, signal, 'letters')) spoken.push(one);
      expect(spoken[0]!.explanation).toEqual(reviewed[0]);
      expect(spoken.at(-1)!.text).toBe(sentences(reviewed[1]!, en, 'en')[0]);
    }
  });

  const position = Position.of('-OOO-XXO-OOXXXX-OOOOXOXOXXXOOOXOXXOOOXOOXXXOOOOOXXXXOO----OOOOO-', 'white');
  const valued = (move: Square, value: number, certainty: MoveValue['certainty']): MoveValue => ({
    move,
    value,
    certainty,
    depth: 12,
    line: [move],
  });
  const [plain, ...others] = position.legalMoves.filter((move) => !['e1', ...CORNERS].includes(move));
  const game = new Game({ position });
  game.play('e1');
  const { node } = game;
  const judged = (moves: readonly MoveValue[]) => {
    const all: MoveValue[] = [...moves, ...others.map((move) => valued(move, -40, 'heuristic'))];
    return [reviewPly(node, { moves: all }, false).best[0], explainFrom(position, 'e1', all).other];
  };

  it('name a corner before another move that is worth as much', () => {
    const moves = [valued(plain!, 6, 'exact'), valued('a8', 6, 'exact'), valued('e1', -2, 'exact')];
    expect(judged(moves)).toEqual(['a8', 'a8']);
  });

  it('name a proven move before a corner that is only estimated as high', () => {
    const moves = [valued('a8', 6, 'heuristic'), valued(plain!, 6, 'exact'), valued('e1', -2, 'exact')];
    expect(judged(moves)).toEqual([plain, plain]);
  });
});
