import { describe, expect, it } from 'vitest';
import { createReviewCache } from '../../../src/core/analysis/cache.js';
import { reviewFromJson, reviewToJson, type ReviewJson } from '../../../src/core/analysis/review-json.js';
import type { PlyReview } from '../../../src/core/analysis/ply-review.js';
import { reviewWhole } from '../../../src/core/analysis/review.js';
import { explainFrom } from '../../../src/core/coach/explain.js';
import type { Reason } from '../../../src/core/coach/reasons/reason.js';
import { parseTranscript } from '../../../src/core/formats/notation/transcript.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { Position } from '../../../src/core/rules/position.js';
import { fakeEngine } from './fake-engine.js';

/** White passes after the eighth move. */
const WITH_PASS = 'c4c3c2b2f5c1a1a3c5';

function gameOf(transcript: string, position = Position.start): Game {
  const game = new Game({ position });
  for (const move of parseTranscript(transcript).moves) game.play(move);
  return game;
}

/** A review of a game, as read from storage. */
async function reviewed(game: Game): Promise<{ plies: readonly unknown[]; json: ReviewJson }> {
  const { plies } = (await reviewWhole(game, fakeEngine({ atOnce: true }), { cache: createReviewCache() }))!;
  const json = JSON.parse(JSON.stringify(reviewToJson({ plies, effort: 'quick' }))) as ReviewJson;
  return { plies, json };
}

describe('a review as data', () => {
  it.each(['f5d6c3d3c4', WITH_PASS])('is read as it was: %s', async (transcript) => {
    const game = gameOf(transcript);
    const { plies, json } = await reviewed(game);
    expect(reviewFromJson(json, game)).toEqual({ plies, effort: 'quick' });
  });

  it('belongs to the places of the game that it is read for, also on a side line', async () => {
    const { json } = await reviewed(gameOf('f5f6e6'));
    const other = gameOf('f5d6c3');
    other.add(other.add(other.root.children[0]!, 'f6'), 'e6');
    const { plies } = reviewFromJson(json, other);
    expect(plies.map((ply) => ply!.node.position)).toEqual(
      gameOf('f5f6e6').nodes.map((node) => node.position),
    );
    expect(plies[1]!.node).toBe(other.root.children[0]!.children[1]);
  });

  it('keeps which moves have no value yet, and goes to the last that has one', async () => {
    const game = gameOf('f5d6c3d3');
    const { plies } = (await reviewWhole(game, fakeEngine({ atOnce: true }), {
      cache: createReviewCache(),
    }))!;
    const json = reviewToJson({ plies: [undefined, plies[1], undefined, undefined], effort: 'quick' });
    expect(json.moves.map(({ move, values }) => [move, values !== undefined])).toEqual([
      ['f5', false],
      ['d6', true],
    ]);
    expect(reviewFromJson(json, game).plies).toEqual([undefined, plies[1]]);
  });

  it('has no moves if the game has none', () => {
    expect(reviewToJson({ plies: [undefined], effort: 'quick' }).moves).toEqual([]);
  });

  it.each([
    ['other moves', gameOf('f5d6c5')],
    ['a shorter game', gameOf('f5d6')],
    [
      'the same moves from another position',
      gameOf('f5d6c3', Position.of(`O${Position.start.board.slice(1)}`, 'black')),
    ],
  ])('is refused beside another game: %s', async (_, game) => {
    const { json } = await reviewed(gameOf('f5d6c3'));
    expect(() => reviewFromJson(json, game)).toThrow(/^moves\.\d: the review of another game/);
  });

  /** A game whose last move has reasons, as read from storage; `change` damages the first one, or the last. */
  async function explained(change: (reason: Reason) => unknown, at = 0) {
    const game = gameOf('f5d6c3d3c4');
    const { plies } = await reviewed(game);
    const explanations = (plies as PlyReview[]).map(({ position, square, moves }, index) =>
      index < 3 ? undefined : explainFrom(position, square, moves),
    );
    const review = { plies: plies as PlyReview[], explanations, effort: 'quick' as const };
    const json = JSON.parse(JSON.stringify(reviewToJson(review))) as ReviewJson;
    const moves = json.moves.map((move, index) =>
      index === 4 && move.reasons
        ? { ...move, reasons: move.reasons.with(at, change(move.reasons.at(at)!) as Reason) }
        : move,
    );
    return { review, found: reviewFromJson({ ...json, moves }, game) };
  }

  it('has the explanations that are known', async () => {
    const { review, found } = await explained((reason) => reason);
    expect(found).toEqual(review);
  });

  const broken: readonly (readonly [string, (reason: Reason) => unknown, number])[] = [
    ['an unknown kind', (reason) => ({ ...reason, kind: 'luck' }), 0],
    ['a square off the board', (reason) => ({ ...reason, squares: ['i9'] }), 0],
    ['a line against the rules', (reason) => ({ ...reason, line: [...reason.line, 'd4'] }), 0],
    ['the line of another move', (reason) => ({ ...reason, line: reason.other }), 0],
    ['an unknown effect', (reason) => ({ ...reason, instead: { kind: 'luck', squares: [] } }), 0],
    ['no number', (reason) => ({ ...reason, numbers: { own: null } }), 0],
    ['other values', (reason) => ({ ...reason, numbers: { ...reason.numbers, own: 60 } }), -1],
  ];
  it.each(broken)('drops a damaged explanation alone: %s', async (_, change, at) => {
    const { review, found } = await explained(change, at);
    const { explanations } = review;
    expect(found).toEqual({ ...review, explanations: explanations.with(4, undefined) });
  });

  const damaged: readonly [string, (json: ReviewJson) => unknown, RegExp][] = [
    ['nothing', () => null, /^no review: all/],
    ['another form', (json) => ({ ...json, version: 2 }), /^no review: version/],
    ['an unknown effort', (json) => ({ ...json, effort: 'most' }), /^no review: effort/],
    ['a value beyond 64', (json) => withValue(json, { value: 65 }), /^no review: moves\.0\.values\.0\.value/],
    ['no number', (json) => withValue(json, { value: null }), /^no review: moves\.0\.values\.0\.value/],
    [
      'a line against the rules',
      (json) => withValue(json, { line: 'f5 f5' }),
      /line: f5 is not a legal move there/,
    ],
    [
      'a pass that is none',
      (json) => withValue(json, { line: 'pass' }),
      /line: pass is not a legal move there/,
    ],
    ['no line', (json) => withValue(json, { line: '' }), /line: {2}is not a legal move there/],
    [
      'two values for a move',
      (json) => withValue(json, { line: json.moves[0]!.values![1]!.line }),
      /two values/,
    ],
    ['none for the move played', (json) => withoutPlayed(json), /no value for f5/],
  ];
  it.each(damaged)('is refused where it is damaged: %s', async (_, damage, message) => {
    const game = gameOf('f5d6');
    const { json } = await reviewed(game);
    const read = (): unknown => reviewFromJson(damage(json), game);
    expect(read).toThrow(RangeError);
    expect(read).toThrow(message);
  });
});

function withValue(json: ReviewJson, change: object): unknown {
  const [first, ...others] = json.moves;
  const [value, ...values] = first!.values!;
  return { ...json, moves: [{ ...first, values: [{ ...value, ...change }, ...values] }, ...others] };
}

function withoutPlayed(json: ReviewJson): unknown {
  const [first, ...others] = json.moves;
  const values = first!.values!.filter(({ line }) => !line.startsWith(first!.move));
  return { ...json, moves: [{ ...first, values }, ...others] };
}
