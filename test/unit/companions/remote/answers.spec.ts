/** What a partner's answers and questions do, and what they cannot do; the partner's messages are written by hand. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Identity } from '../../../../src/elements/companions/remote/messages/identity.js';
import { RemoteConnection, type OfferKind } from '../../../../src/elements/companions/remote/remote.js';
import { game, identities, START, Table, wait } from './ann.js';
import { PlainBoard } from './plain-board.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A game in which it is Mallory's turn, who has answered nothing yet, and what Ann is told. */
async function afterMove() {
  const { table, mallory } = await game();
  table.board.userPlays('c3');
  const reported: { readonly kind: OfferKind; readonly accepted: boolean }[] = [];
  table.ann.on('answer', ({ detail }) => reported.push(detail));
  return { table, mallory, reported };
}

/** Mallory moves, and says something else with it. */
async function moveWith(table: Table, mallory: Identity, changes: object): Promise<void> {
  const { moves, times } = table.ann.record;
  await table.say(mallory, changes, { moves: [...moves, 'd3'], times: [...times, 0] });
}

describe('an answer', () => {
  test('is reported once if it grants a take-back; hints stay, and the move is a side line', async () => {
    const { table, mallory, reported } = await afterMove();
    await table.say(mallory, { answer: { id: await table.requested('hints'), accepted: true } });
    await moveWith(table, mallory, {});
    const { moves, times } = table.ann.record;
    const id = await table.requested('takeback');
    await table.say(
      mallory,
      { answer: { id, accepted: true } },
      { round: 1, moves: moves.slice(0, 2), times: times.slice(0, 2) },
    );
    expect(reported).toEqual([
      { kind: 'hints', accepted: true },
      { kind: 'takeback', accepted: true },
    ]);
    expect(table.ann.ownOffer).toBeUndefined();
    expect(table.ann.hints).toBe(true);
    expect(table.board.game.node.children.map(({ move }) => move)).toEqual(['c3']);
  });

  test('grants hints together with a move', async () => {
    const { table, mallory, reported } = await afterMove();
    await moveWith(table, mallory, { answer: { id: await table.requested('hints'), accepted: true } });
    expect(table.board.moves).toBe('f5d6c3d3');
    expect([table.ann.hints, reported]).toEqual([true, [{ kind: 'hints', accepted: true }]]);
  });

  test('grants no hints if it answers another question', async () => {
    const { table, mallory, reported } = await afterMove();
    await table.requested('hints');
    await table.say(mallory, { answer: { id: 'another', accepted: true } });
    expect([table.ann.hints, table.ann.ownOffer, reported]).toEqual([false, 'hints', []]);
  });

  test('is given by a move too, which declines a draw', async () => {
    const { table, mallory, reported } = await afterMove();
    await moveWith(table, mallory, { answer: { id: await table.requested('draw'), accepted: true } });
    expect(table.ann.record.end).toBeNull();
    expect([table.ann.ownOffer, reported]).toEqual([undefined, [{ kind: 'draw', accepted: false }]]);
  });
});

describe('my answer', () => {
  test('is the answer to both questions if I ask for the same thing', async () => {
    const { table, mallory, reported } = await afterMove();
    await table.requested('draw');
    await table.say(mallory, { offer: { id: 'a', kind: 'draw', round: 0, ply: 3 } });
    expect(table.ann.accept('draw')).toBe(true);
    await table.say(mallory);
    expect([table.ann.ownOffer, reported]).toEqual([undefined, []]);
    expect(table.ann.record.end?.by).toBe('agreement');
  });
});

describe('a question', () => {
  const draw = { id: 'a', kind: 'draw', round: 0, ply: 2 };

  test('is asked once, and not again after the answer or a reload', async () => {
    const { table, mallory } = await game();
    const reported = vi.fn();
    table.ann.on('offer', reported);
    for (let i = 0; i < 3; i++) await table.say(mallory, { offer: draw });
    expect(reported).toHaveBeenCalledOnce();
    table.ann.decline();
    await table.say(mallory, { offer: draw });
    expect(table.ann.theirOffer).toBeUndefined();
    table.reload();
    await wait(100);
    await table.say(mallory, { type: 'hello', began: 2, offer: draw });
    expect(table.ann.theirOffer).toBeUndefined();
  });

  test.each([
    ['about another game', { ...draw, round: 1 }],
    ['about another place', { ...draw, ply: 1 }],
    ['for a take-back of my move as well', { ...draw, kind: 'takeback', ply: 0 }],
    ['for another game in the middle of one', { ...draw, kind: 'again' }],
  ])('%s is none', async (_, offer) => {
    const { table, mallory } = await game();
    await table.say(mallory, { offer });
    expect([table.ann.theirOffer, table.ann.accept()]).toEqual([undefined, false]);
  });

  test('about taking back is withdrawn once I have resigned', async () => {
    const { table, mallory } = await game();
    table.ann.resign();
    await table.say(mallory, { offer: { ...draw, kind: 'takeback', ply: 1 } });
    expect([table.ann.theirOffer, table.ann.accept()]).toEqual([undefined, false]);
  });
});

describe('a partner', () => {
  test('a page that claims later to play with another partner is ignored', async () => {
    const { table, mallory } = await game();
    const taken = vi.fn();
    table.ann.on('taken', taken);
    const { moves, times } = table.ann.record;
    table.board.userPlays('c3');
    const resigned = { moves, times, end: { by: 'resignation', loser: 'white' } as const };
    await table.say(mallory, { with: (await identities.identity()).id }, resigned);
    expect(table.refused).toEqual(['stranger']);
    expect(taken).not.toHaveBeenCalled();
    expect(table.board.moves).toBe('f5d6c3');
  });

  test('cannot resign a game that is over', async () => {
    const table = new Table();
    const mallory = await identities.identity();
    await wait(100);
    await table.say(mallory, { type: 'hello' });
    const answers = ['f4', 'f6', 'd6', 'f5', ''] as const;
    for (const [i, move] of (['e6', 'e3', 'g5', 'e7', 'c5'] as const).entries()) {
      expect(table.board.userPlays(move)).toBe(true);
      const { moves, times } = table.ann.record;
      const answer = answers[i]!;
      if (answer) await table.say(mallory, {}, { moves: [...moves, answer], times: [...times, 0] });
    }
    expect(table.board.game.result?.reason).toBe('wipe-out');
    await table.say(mallory, {}, { end: { by: 'resignation', loser: 'white' } });
    expect(table.refused).toEqual(['unlawful']);
    expect(table.board.game.result?.reason).toBe('wipe-out');
  });

  test('a page that has left is not heard again on the same connection', async () => {
    const { table, mallory } = await game();
    await table.hear(mallory, JSON.stringify({ othello: 2, side: 'white', began: 1, type: 'bye' }));
    await table.say(mallory);
    expect(table.refused).toEqual(['late']);
    expect(table.ann.peer).toBeUndefined();
  });

  test('does not change where the game began', async () => {
    const table = new Table();
    await wait(100);
    await table.say(await identities.identity(), { type: 'hello' }, { start: `${START.slice(0, 64)} O` });
    expect(table.refused).toEqual(['changed']);
    expect(table.ann.record.start).toBe(START);
  });

  test('does not let a board play that the page has paused', async () => {
    const { table, mallory } = await afterMove();
    table.board.paused = true;
    await moveWith(table, mallory, {});
    expect([table.board.moves, table.board.paused]).toEqual(['f5d6c3d3', true]);
  });
});

describe('my own side', () => {
  test('takes no offence at its own messages', async () => {
    const { table } = await game();
    table.line.inject(0, table.line.last(0));
    await wait(10);
    expect(table.refused).toEqual([]);
  });

  test('plays at the end of the game only, although its earlier turn is shown', async () => {
    const { table } = await game();
    table.board.goTo(0);
    expect(table.board.userPlays('c4')).toBe(false);
    expect(table.board.moves).toBe('f5d6');
  });

  test('is not played with what the other side has saved', async () => {
    const { table } = await game();
    const saved = table.ann.saved!;
    const sit = () =>
      new RemoteConnection(new PlainBoard(), table.line.end(), { side: 'white', saved }, identities);
    expect(sit).toThrow(RangeError);
  });
});

describe('a spectator', () => {
  const two = { moves: ['f5', 'd6'] as const, times: [0, 0] };

  /** A third page watches Bob, who has Black, and Mallory. */
  async function watched() {
    const table = new Table({ side: 'watch' });
    const [bob, mallory] = [await identities.identity(), await identities.identity()];
    await wait(100);
    await table.say(bob, { side: 'black', with: mallory.id }, two);
    await table.say(mallory, { with: bob.id }, two);
    return { table, bob, mallory };
  }

  test('sees the time that each player reports of their own turn', async () => {
    const { table, bob, mallory } = await watched();
    const left = (): number => Math.round(table.ann.remaining('black')! / 1000);
    const before = left();
    await table.say(mallory, { with: bob.id, thinking: 50_000 });
    expect(left()).toBe(before);
    await table.say(bob, { side: 'black', with: mallory.id, thinking: 50_000 });
    expect(left()).toBe(before - 50);
  });

  test('sees a move at once, another game from its beginning, and nothing of before or unlawful', async () => {
    const { table, bob, mallory } = await watched();
    const three = { moves: ['f5', 'd6', 'c3'] as const, times: [0, 0, 0] };
    const black = { side: 'black', with: mallory.id };
    await table.say(bob, black, three);
    expect(table.board.moves).toBe('f5d6c3');
    await table.say(bob, { ...black, number: 0 }, two);
    await table.say(bob, black, { moves: ['a1'], times: [0] });
    expect(table.refused).toEqual(['late', 'unlawful']);
    const again = { round: 1, moves: [], times: [] };
    await table.say(bob, black, again);
    await table.say(mallory, { with: bob.id }, again);
    expect(table.board.length).toBe(0);
  });

  test('ignores a farewell from a player who was not there', async () => {
    const table = new Table({ side: 'watch' });
    await wait(100);
    const bye = JSON.stringify({ othello: 2, side: 'white', began: 1, type: 'bye' });
    await table.hear(await identities.identity(), bye);
    expect(table.refused).toEqual(['stranger']);
  });

  test('sees where the game began', async () => {
    const table = new Table({ side: 'watch' });
    await wait(100);
    const start = `${START.slice(0, 64)} O`;
    await table.say(await identities.identity(), { side: 'black' }, { start });
    expect(table.board.position).toBe(start);
  });
});
