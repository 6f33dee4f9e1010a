import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  BrowserIdentities,
  type Identities,
} from '../../../../src/elements/companions/remote/messages/identity.js';
import { Inbox } from '../../../../src/elements/companions/remote/messages/inbox.js';
import { printEnvelope } from '../../../../src/elements/companions/remote/messages/message.js';
import { emptyRecord } from '../../../../src/elements/companions/remote/messages/record.js';
import {
  connect,
  newSeat,
  type RefusalReason,
  type RemoteRecord,
} from '../../../../src/elements/companions/remote/remote.js';
import { game, identities, START, Table, wait, zeros } from './ann.js';
import { Line } from './line.js';
import { PlainBoard } from './plain-board.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the other side cannot', () => {
  test.each<[string, RefusalReason, Partial<RemoteRecord>]>([
    ['give up for me', 'out-of-turn', { end: { by: 'resignation', loser: 'black' } }],
    ['say that I am late', 'out-of-turn', { end: { by: 'time', loser: 'black' } }],
    ['agree on a draw for me', 'out-of-turn', { end: { by: 'agreement', loser: null } }],
    ['lose by an agreement that is none', 'out-of-turn', { end: { by: 'agreement', loser: 'white' } }],
    ['move for me', 'out-of-turn', { moves: ['f5', 'd6', 'c3'], times: [0, 3_000, 0] }],
    ['take its move back by itself', 'changed', { round: 1, moves: [], times: [] }],
    ['begin another game by itself', 'changed', { ...emptyRecord(START, 1_000_000_000) }],
    ['say that I moved otherwise', 'changed', { moves: ['c4', 'c3'], times: [0, 0] }],
    ['say that I took longer', 'changed', { moves: ['f5', 'd6'], times: [899_940_000, 3_000] }],
    ['move where that is not legal', 'unlawful', { moves: ['f5', 'a1'], times: [0, 0] }],
    ['leave times out', 'unlawful', { times: [0] }],
  ])('%s, now or after a reload', async (_, reason, record) => {
    const { table, mallory } = await game();
    const before = table.ann.record;
    await table.say(mallory, {}, record);
    expect(table.refused).toEqual([reason]);
    expect(table.ann.record).toEqual(before);
    table.reload();
    await wait(100);
    table.refused.length = 0;
    await table.say(mallory, { type: 'hello', began: 2 }, record);
    expect(table.refused).toEqual([reason]);
    expect(table.ann.record).toEqual(before);
    expect(table.board.gameOver).toBe(false);
  });

  test('grant a take-back with times of its own', async () => {
    const { table, mallory } = await game();
    table.board.userPlays('c3');
    await table.say(
      mallory,
      {},
      { moves: ['f5', 'd6', 'c3', 'd3'], times: [0, 3_000, table.ann.record.times[2]!, 0] },
    );
    const id = await table.requested('takeback');
    const grant = { answer: { id, accepted: true } };
    const round = { round: 1, moves: ['f5', 'd6'] as const };
    await table.say(mallory, grant, { ...round, times: [899_940_000, 3_000] });
    expect(table.refused).toEqual(['changed']);
    expect(table.ann.remaining('black')).toBeGreaterThan(60_000);
    await table.say(mallory, grant, { ...round, moves: [], times: [] });
    expect(table.refused).toEqual(['changed', 'changed']);
    await table.say(mallory, grant, { ...round, times: [0, 3_000] });
    expect(table.ann.record).toMatchObject({ ...round, times: [0, 3_000] });
  });

  test('grant a draw with moves of mine, or as a loss of mine', async () => {
    const { table, mallory } = await game();
    const answer = { id: await table.requested('draw'), accepted: true };
    const before = table.ann.record;
    await table.say(
      mallory,
      { answer },
      { moves: ['f5', 'd6', 'c3'], times: [0, 3_000, 0], end: { by: 'agreement', loser: null } },
    );
    await table.say(mallory, { answer }, { end: { by: 'agreement', loser: 'black' } });
    await table.say(mallory, { answer }, { end: { by: 'resignation', loser: 'black' } });
    expect(table.refused).toEqual(['out-of-turn', 'out-of-turn', 'out-of-turn']);
    expect(table.ann.record).toEqual(before);
  });

  test('take up a draw later that it has declined, or moved on from', async () => {
    const { table, mallory } = await game();
    const id = await table.requested('draw');
    await table.say(mallory, { answer: { id, accepted: false } });
    await table.say(mallory, { answer: { id, accepted: true } }, { end: { by: 'agreement', loser: null } });
    expect(table.refused).toEqual(['out-of-turn']);
    expect(table.ann.record.end).toBeNull();
  });

  test('have one question answered as if it were another', async () => {
    const { table, mallory } = await game();
    const offer = { id: 'a', kind: 'draw', round: 0, ply: 2 };
    await table.say(mallory, { offer });
    expect(table.ann.theirOffer).toBe('draw');
    await table.say(mallory, { offer: { id: 'b', kind: 'takeback', round: 0, ply: 1 } });
    expect(table.ann.accept('draw')).toBe(false);
    expect(table.ann.record.round).toBe(0);
  });

  test('answer a question by its answer to an earlier one', async () => {
    const { table, mallory } = await game();
    const earlier = await table.requested('draw');
    const later = await table.requested('draw');
    expect(later).not.toBe(earlier);
    const draw = { end: { by: 'agreement', loser: null } } as const;
    await table.say(mallory, { answer: { id: earlier, accepted: true } }, draw);
    expect(table.refused).toEqual(['out-of-turn']);
    expect(table.ann.record.end).toBeNull();
    await table.say(mallory, { answer: { id: later, accepted: true } }, draw);
    expect(table.ann.record.end).toEqual(draw.end);
  });

  test('mute its own later questions, nor those after a reload, by a high number', async () => {
    const { table, mallory } = await game();
    await table.say(mallory, { offer: { id: '1000000000', kind: 'draw', round: 0, ply: 2 } });
    expect(table.ann.decline('draw')).toBe(true);
    await table.say(mallory, {
      type: 'hello',
      began: 2,
      number: 0,
      offer: { id: '1', kind: 'draw', round: 0, ply: 2 },
    });
    expect(table.ann.theirOffer).toBe('draw');
  });

  test('say numbers that no game has', async () => {
    const { table, mallory } = await game();
    for (const thinking of [-899_940_000, 1e20, 0.5]) await table.say(mallory, { thinking });
    await table.say(mallory, { began: 1e20 });
    await table.say(mallory, {}, { times: [0, -1] });
    await table.say(mallory, {}, { round: 1e20 });
    expect(table.refused).toEqual(Array.from({ length: 6 }, () => 'malformed'));
  });

  test('send a name that fills the panel: 60 characters are the most', async () => {
    const { table, mallory } = await game();
    await table.say(mallory, { name: 'M'.repeat(60) });
    expect(table.refused).toEqual([]);
    await table.say(mallory, { name: 'M'.repeat(61) });
    expect(table.refused).toEqual(['malformed']);
  });
});

describe('a stranger on the line cannot', () => {
  test('speak in the name of the one with whom I play', async () => {
    const { table, mallory: bob } = await game();
    const eve = await identities.identity();
    const forged = { ...eve, key: bob.key };
    for (const number of [5, 1_000_000_000])
      await table.say(forged, { number }, { end: { by: 'resignation', loser: 'white' } });
    await table.hear(forged, JSON.stringify({ othello: 2, side: 'white', began: 1, type: 'bye' }));
    expect(table.refused).toEqual(['forged', 'forged', 'forged']);
    expect(table.ann.record.end).toBeNull();
    expect(table.ann.peer?.name).toBe('Mallory');
  });

  test('give up for either player, though they have the link', async () => {
    const { table } = await game();
    const eve = await identities.identity();
    await table.say(
      eve,
      { type: 'hello', began: 8e15, number: 1e9 },
      { end: { by: 'resignation', loser: 'white' } },
    );
    await table.say(eve, { side: 'black', type: 'hello' }, { end: { by: 'resignation', loser: 'black' } });
    await table.say(eve, { side: 'watch', type: 'hello' }, { end: { by: 'resignation', loser: 'black' } });
    expect(table.refused).toEqual(['stranger', 'side-taken']);
    expect(table.ann.record.end).toBeNull();
  });

  test('leave for the one with whom I play', async () => {
    const { table } = await game();
    const eve = await identities.identity();
    await table.hear(eve, JSON.stringify({ othello: 2, side: 'white', began: 8e15, type: 'bye' }));
    expect(table.refused).toEqual(['stranger']);
    expect(table.ann.peer?.name).toBe('Mallory');
  });

  test('make the real one late by a high number', async () => {
    const { table, mallory: bob } = await game();
    const eve = await identities.identity();
    await table.say(eve, { type: 'hello', began: 8e15, number: 1e9 });
    await table.say({ ...eve, key: bob.key }, { began: 8e15, number: 1e9 });
    table.board.userPlays('c3');
    const { moves, times } = table.ann.record;
    await table.say(bob, {}, { moves: [...moves, 'd3'], times: [...times, 0] });
    expect(table.board.moves).toBe('f5d6c3d3');
  });

  test('come first, where the link said whose it is', async () => {
    const [ann, eve] = [await identities.identity(), await identities.identity()];
    const table = new Table({ side: 'black', partner: ann.id });
    await wait(100);
    await table.say(eve, { type: 'hello' });
    expect(table.ann.peer).toBeUndefined();
    await table.say(ann, { type: 'hello' });
    expect(table.ann.peer).toBeDefined();
  });
});

describe('a spectator is shown', () => {
  test('nothing that only one player says of the other', async () => {
    const table = new Table({ side: 'watch' });
    const [bob, mallory] = [await identities.identity(), await identities.identity()];
    await wait(100);
    const five = { moves: ['f5', 'd6', 'c3'] as const, times: zeros(3) };
    await table.say(bob, { side: 'black', with: mallory.id }, five);
    await table.say(mallory, { with: bob.id }, five);
    expect(table.board.moves).toBe('f5d6c3');
    await table.say(mallory, { with: bob.id }, { ...five, end: { by: 'resignation', loser: 'black' } });
    await table.say(mallory, { with: bob.id }, emptyRecord(START, 1_000_000_000));
    const onward = ['f5', 'd6', 'c3', 'd3', 'c4'] as const;
    await table.say(mallory, { with: bob.id }, { moves: onward, times: zeros(5) });
    await table.say(await identities.identity(), { with: bob.id }, emptyRecord(START, 7));
    expect([table.board.moves, table.board.gameOver, table.ann.record.round]).toEqual(['f5d6c3', false, 0]);
    await table.say(mallory, { with: bob.id }, { ...five, end: { by: 'resignation', loser: 'white' } });
    expect(table.board.gameOver).toBe(true);
  });

  test('nobody in the place of a player, whoever the other one says is their partner', async () => {
    const table = new Table({ side: 'watch' });
    const [bob, mallory] = [await identities.identity(), await identities.identity()];
    const eve = await identities.identity();
    await wait(100);
    const two = { moves: ['f5', 'd6'] as const, times: zeros(2) };
    await table.say(bob, { side: 'black', with: mallory.id }, two);
    await table.say(mallory, { with: bob.id }, two);
    await table.say(mallory, { with: eve.id }, two);
    const resigned = { ...two, end: { by: 'resignation', loser: 'black' } as const };
    await table.say(eve, { side: 'black', with: mallory.id }, resigned);
    await table.say(mallory, { with: eve.id }, resigned);
    expect(table.refused).toContain('stranger');
    expect(table.board.gameOver).toBe(false);
  });

  test.each<[string, Partial<RemoteRecord>]>([
    ['resigned', { moves: ['f5', 'd6'], times: [0, 0], end: { by: 'resignation', loser: 'black' } }],
    ['moved otherwise', { moves: ['f5', 'f6'], times: [0, 0] }],
    ['began another game', { round: 7, moves: ['c4', 'c3'], times: [0, 0] }],
    ['began elsewhere', { start: `${START.slice(0, 64)} O` }],
  ])('no longer that a player %s, once that one is heard', async (_, lie) => {
    const table = new Table({ side: 'watch' });
    const [bob, mallory] = [await identities.identity(), await identities.identity()];
    await wait(100);
    await table.say(mallory, { with: bob.id }, lie);
    const record = { start: START, round: 0, moves: ['f5', 'd6', 'c3'] as const, times: zeros(3), end: null };
    await table.say(bob, { side: 'black', with: mallory.id }, { ...record, moves: ['f5', 'd6', 'c4'] });
    expect([table.board.moves, table.board.gameOver]).toEqual(['', false]);
    await table.say(bob, { side: 'black', with: mallory.id }, record);
    await table.say(mallory, { with: bob.id }, record);
    expect(table.board.moves).toBe('f5d6c3');
  });

  test('the start that the maker of the link reports, where the other player reports another one', async () => {
    const [bob, mallory] = [await identities.identity(), await identities.identity()];
    const table = new Table({ side: 'watch', partner: bob.id });
    await wait(100);
    await table.say(bob, { with: mallory.id });
    await table.say(mallory, { side: 'black', with: bob.id }, { start: `${START.slice(0, 64)} O` });
    await table.say(bob, { with: mallory.id }, { start: START });
    expect(table.ann.record.start).toBe(START);
  });

  test('the next game after a resignation, where its beginning was missed', async () => {
    const table = new Table({ side: 'watch' });
    const [bob, ann] = [await identities.identity(), await identities.identity()];
    await wait(100);
    const both = async (record: Partial<RemoteRecord>): Promise<void> => {
      await table.say(bob, { side: 'black', with: ann.id }, record);
      await table.say(ann, { with: bob.id }, record);
    };
    await both({ moves: ['f5', 'd6'], times: [0, 0], end: { by: 'resignation', loser: 'black' } });
    expect(table.board.gameOver).toBe(true);
    await both({ round: 1, moves: ['f5', 'd6', 'c3'], times: zeros(3), end: null });
    expect([table.board.moves, table.board.gameOver]).toEqual(['f5d6c3', false]);
  });
});

describe('someone who watches is shown, of a person whom the player does not name,', () => {
  test('nothing, even if they come first', async () => {
    const table = new Table({ side: 'watch' });
    const [bob, mallory, eve] = await Promise.all([1, 2, 3].map(() => identities.identity()));
    await wait(100);
    await table.say(bob!, { side: 'black', with: mallory!.id }, { moves: ['f5'], times: [0] });
    await table.say(eve!, { with: bob!.id }, { moves: ['f5', 'd6'], times: [0, 0] });
    expect(table.refused).toEqual(['stranger']);
    expect(table.board.moves).toBe('f5');
    await table.say(mallory!, { with: bob!.id }, { moves: ['f5', 'd6'], times: [0, 0] });
    expect(table.board.moves).toBe('f5d6');
  });
});

describe('data that is no message', () => {
  test.each<[string, RefusalReason, unknown]>([
    ['no text', 'malformed', { othello: 2 }],
    ['no envelope', 'malformed', '{}'],
    ['a megabyte', 'huge', 'x'.repeat(1_000_000)],
    ['a key that is none', 'forged', 'othello nobody signature {}'],
  ])('%s is told as that and changes nothing', async (_, reason, data) => {
    const { table } = await game();
    table.line.inject(0, data as string);
    await wait(10);
    expect(table.refused).toEqual([reason]);
    expect(table.board.moves).toBe('f5d6');
  });

  test.each(['{', '{"hello":"world"}', '{"__proto__":{"polluted":true}}', '[]', `{"a":${'['.repeat(5_000)}`])(
    'something else that is signed: %s',
    async (text) => {
      const { table, mallory } = await game();
      await table.hear(mallory, text.startsWith('{') ? text : `{${text}`);
      expect(table.refused).toEqual(['malformed']);
    },
  );
});

describe('a flood of valid messages', () => {
  /** An inbox that counts what it does with a message, of a player or of a stranger. */
  async function inbox(isPartner: boolean) {
    const counts = { checked: 0, followed: 0 };
    const stranger = await identities.identity();
    const text = JSON.stringify({ othello: 2, side: 'white', began: 1, type: 'bye' });
    const message = printEnvelope({ key: stranger.key, signature: await stranger.sign(text), text });
    const counting: Identities = {
      identity: () => identities.identity(),
      signer: (...signed) => {
        counts.checked++;
        return identities.signer(...signed);
      },
    };
    const box = new Inbox(counting, {
      isPartner: () => isPartner,
      onMessage: () => counts.followed++,
      onRefusal: () => undefined,
    });
    /** Many at the same moment. */
    const flood = async () => {
      for (let sent = 0; sent < 1000; sent++) box.receive(message);
      await wait(0);
      return counts;
    };
    return flood;
  }

  test('no more wait, are checked and followed of a player than are allowed', async () => {
    const flood = await inbox(true);
    expect(await flood()).toEqual({ checked: 100, followed: 60 });
    expect(await flood()).toEqual({ checked: 200, followed: 60 });
    expect(await flood()).toEqual({ checked: 200, followed: 60 });
    await wait(1000);
    expect(await flood()).toEqual({ checked: 300, followed: 80 });
  });

  test('fewer are checked of all others', async () => {
    const flood = await inbox(false);
    expect(await flood()).toEqual({ checked: 60, followed: 60 });
    await wait(1000);
    expect(await flood()).toEqual({ checked: 80, followed: 80 });
  });
});

describe('signatures of the browser', () => {
  beforeEach(() => void vi.useRealTimers());

  test('100,000 valid messages at once are dropped but for a few, and the game goes on', async () => {
    const line = new Line();
    const board = new PlainBoard();
    const ann = connect(board, line.end(), { side: 'black' });
    const mallory = await new BrowserIdentities().identity();
    const signed = async (number: number): Promise<string> => {
      const state = { othello: 2, side: 'white', began: 1, type: 'hello', number, name: '', with: null };
      const text = JSON.stringify({ ...state, record: ann.record, thinking: 0, offer: null, answer: null });
      return printEnvelope({ key: mallory.key, signature: await mallory.sign(text), text });
    };
    const messages = await Promise.all(Array.from({ length: 200 }, (_, number) => signed(number)));
    let floods = 0;
    ann.on('refuse', ({ detail }) => (floods += Number(detail.reason === 'too-many')));
    await vi.waitFor(() => {
      line.inject(0, messages[0]!);
      expect(ann.peer).toBeDefined();
    }, 15_000);
    for (let sent = 0; sent < 100_000; sent++) line.inject(0, messages[sent % 200]!);
    // Reported once per second.
    expect(floods).toBeGreaterThan(0);
    expect(floods).toBeLessThan(20);
    board.userPlays('f5');
    await vi.waitFor(async () => {
      line.inject(0, await signed(1_000));
      expect(ann.agreed).toBe(true);
    }, 15_000);
    expect(board.moves).toBe('f5');
    ann.close();
  });

  test('a seat is the same again by its secret, and nobody is by half of it', async () => {
    const all = new BrowserIdentities();
    const { id, secret } = await newSeat();
    const again = await all.identity(secret);
    expect(again.id).toBe(id);
    const signature = await again.sign('f5');
    expect(await all.signer(again.key, signature, 'f5')).toBe(id);
    expect(await all.signer(again.key, signature, 'd6')).toBeUndefined();
    for (const key of ['', 'x', again.key.slice(1), `${'A'.repeat(43)}.${'A'.repeat(43)}`])
      expect(await all.signer(key, signature, 'f5')).toBeUndefined();
    for (const broken of ['', 'x', secret.slice(1), `${'A'.repeat(43)}${secret.slice(43)}`])
      expect((await all.identity(broken)).id).not.toBe(id);
  });
});
