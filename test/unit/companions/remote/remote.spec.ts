import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  connect,
  type ConnectOptions,
  type RefusalReason,
  type RemoteChannel,
  type RemoteConnection,
  type RemoteRecord,
} from '../../../../src/companions/remote/remote.js';
import { writeMessage } from '../../../../src/companions/remote/message.js';
import { emptyRecord, fnv1a, settleFork } from '../../../../src/companions/remote/record.js';
import { Position } from '../../../../src/rules/position.js';
import { SQUARES, type Square } from '../../../../src/rules/square.js';
import { PlainBoard } from './plain-board.js';
import { Line, type Faults } from './line.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

interface Seat {
  readonly board: PlainBoard;
  readonly connection: RemoteConnection;
  readonly refused: RefusalReason[];
  readonly heard: string[];
}

function sit(channel: RemoteChannel, options: ConnectOptions, moves = ''): Seat {
  const board = new PlainBoard();
  board.moves = moves;
  const connection = connect(board, channel, options);
  const refused: RefusalReason[] = [];
  const heard: string[] = [];
  connection.on('refuse', ({ detail }) => refused.push(detail.reason));
  for (const name of ['join', 'leave', 'fork', 'offer', 'answer'] as const) {
    connection.on(name, () => heard.push(name));
  }
  return { board, connection, refused, heard };
}

/** Two players on a line, connected. */
async function table({
  faults,
  black = '',
  white = '',
}: { faults?: Faults; black?: string; white?: string } = {}) {
  const line = new Line(faults);
  const ann = sit(line.end(), { side: 'black', name: 'Ann' }, black);
  const bob = sit(line.end(), { side: 'white', name: 'Bob' }, white);
  await wait(5_100);
  return { line, ann, bob };
}

/** Whoever is to move makes the first legal move that the number chooses. */
function move({ ann, bob }: { ann: Seat; bob: Seat }, choice = 0): boolean {
  const { turn } = ann.connection;
  const seat = turn === 'black' ? ann : bob;
  return turn !== undefined && seat.connection.turn === turn && seat.board.userPlays(choice);
}

const movesOf = ({ connection }: Seat): string => connection.record.moves.join('');

describe('two people apart', () => {
  test('see each other and each other’s moves', async () => {
    const { ann, bob } = await table();
    expect(ann.connection.peer).toEqual({ name: 'Bob', side: 'white' });
    expect(bob.connection.peer).toEqual({ name: 'Ann', side: 'black' });
    ann.board.userPlays('f5');
    await wait(100);
    expect(bob.board.moves).toBe('f5');
    bob.board.userPlays('d6');
    await wait(100);
    expect(ann.board.moves).toBe('f5d6');
    expect(ann.connection.agreed && bob.connection.agreed).toBe(true);
  });

  test('move their own side only, at the end of the game only', async () => {
    const { ann, bob } = await table({ black: 'f5d6', white: 'f5d6' });
    expect([ann.board.player, bob.board.player]).toEqual(['black', 'white']);
    bob.board.player = 'both';
    expect(bob.board.userPlays('c3')).toBe(false);
    ann.board.goTo(1);
    ann.board.player = 'both';
    expect(ann.board.userPlays(0)).toBe(false);
    ann.board.goTo(2);
    expect(ann.board.userPlays('c3')).toBe(true);
  });

  test('play a whole game over a line that loses, repeats, delays and reorders', async () => {
    const both = await table({ faults: { loss: 0.4, repeat: 0.3, delay: 3_000, seed: 7 } });
    for (let i = 0; i < 400 && both.ann.connection.turn; i++) {
      move(both, i);
      await wait(2_000);
    }
    await wait(60_000);
    const { ann, bob } = both;
    expect(ann.connection.turn).toBeUndefined();
    expect(movesOf(bob)).toBe(movesOf(ann));
    expect(bob.board.position).toBe(ann.board.position);
    expect(ann.connection.agreed && bob.connection.agreed).toBe(true);
    expect(new Set([...ann.refused, ...bob.refused])).toEqual(new Set(['repeated', 'late']));
  });

  test('give up, and the other side knows', async () => {
    const { ann, bob } = await table({ black: 'f5', white: 'f5' });
    expect(ann.connection.resign()).toBe(true);
    await wait(100);
    expect(bob.connection.record.end).toEqual({ by: 'resignation', loser: 'black' });
    expect(bob.board.gameOver).toBe(true);
    expect(ann.connection.resign()).toBe(false);
  });

  test('leave, and the board is the person’s own again', async () => {
    const { ann, bob } = await table();
    ann.connection.close();
    await wait(100);
    expect(bob.heard).toContain('leave');
    expect(ann.board.player).toBe('both');
  });

  test('are late by the clock of both', async () => {
    const line = new Line();
    const clock = { time: 60_000, increment: 1_000 };
    const ann = sit(line.end(), { side: 'black', clock });
    const bob = sit(line.end(), { side: 'white', clock });
    await wait(5_000);
    expect(ann.connection.remaining('black')).toBe(60_000);
    ann.board.userPlays('f5');
    await wait(20_000);
    bob.board.userPlays('d6');
    await wait(1_000);
    expect(Math.round(bob.connection.remaining('white')! / 1000)).toBe(41);
    expect(Math.round(ann.connection.remaining('white')! / 1000)).toBe(41);
    await wait(62_000);
    expect(bob.connection.record.end).toEqual({ by: 'time', loser: 'black' });
    expect(ann.connection.record.end).toEqual({ by: 'time', loser: 'black' });
  });
});

describe('the time of a game', () => {
  const clock = { time: 60_000, increment: 1_000 };
  const seconds = ({ connection }: Seat, color: 'black' | 'white'): number =>
    Math.round(connection.remaining(color)! / 1000);

  /** Bob has been thinking for 20 seconds about his first move. */
  async function thinking() {
    const line = new Line();
    const ann = sit(line.end(), { side: 'black', clock });
    const bob = sit(line.end(), { side: 'white', clock });
    await wait(5_000);
    ann.board.userPlays('f5');
    await wait(20_000);
    return { line, ann, bob };
  }

  test('goes on for who comes back, by what the connection said before', async () => {
    const { line, ann, bob } = await thinking();
    const { spent } = bob.connection;
    line.drop(1);
    const again = sit(line.end(), { side: 'white', clock, spent }, 'f5');
    expect(seconds(again, 'white')).toBe(40);
    await wait(10_000);
    expect([seconds(again, 'white'), seconds(ann, 'white')]).toEqual([30, 30]);
    again.board.userPlays('d6');
    await wait(100);
    expect([seconds(again, 'white'), seconds(ann, 'white')]).toEqual([31, 31]);
    expect(again.connection.agreed && ann.connection.agreed).toBe(true);
  });

  test('goes on for who comes back with nothing, by what the other side counts', async () => {
    const { line, ann } = await thinking();
    line.drop(1);
    const again = sit(line.end(), { side: 'white', clock });
    let told = 0;
    again.connection.on('time', () => told++);
    await wait(5_000);
    expect([seconds(again, 'white'), seconds(ann, 'white')]).toEqual([35, 35]);
    expect(told).toBe(1);
  });

  test('goes on for who waits and comes back', async () => {
    const { line, bob } = await thinking();
    line.drop(0);
    const again = sit(line.end(), { side: 'black', clock });
    await wait(5_000);
    expect([seconds(again, 'white'), seconds(bob, 'white')]).toEqual([35, 35]);
  });

  test('goes on over a line that loses, delays and reorders', async () => {
    const line = new Line({ loss: 0.4, repeat: 0.3, delay: 3_000, seed: 7 });
    const ann = sit(line.end(), { side: 'black', clock });
    const bob = sit(line.end(), { side: 'white', clock });
    await wait(20_000);
    ann.board.userPlays('f5');
    await wait(20_000);
    line.drop(1);
    const again = sit(line.end(), { side: 'white', clock, spent: bob.connection.spent }, 'f5');
    await wait(20_000);
    again.board.userPlays('d6');
    await wait(20_000);
    expect(again.connection.agreed && ann.connection.agreed).toBe(true);
    expect(again.connection.spent.times).toEqual(ann.connection.spent.times);
    expect(again.connection.remaining('white')).toBe(ann.connection.remaining('white'));
  });

  test('of who has been here all the time is nobody else’s to count', async () => {
    const { line, ann, bob } = await thinking();
    const hurried = (type: 'hello' | 'state'): string =>
      writeMessage({
        from: line.senderOf(0),
        number: 1_000,
        type,
        side: 'black',
        name: '',
        record: { ...ann.connection.record, moves: ['f5'], times: [0] },
        thinking: 900_000,
        offer: null,
        answer: null,
      });
    line.inject(1, hurried('state'));
    line.inject(1, hurried('hello'));
    expect(seconds(bob, 'white')).toBe(40);
  });

  test('needs a time for each move on the board', () => {
    const board = new PlainBoard();
    board.moves = 'f5d6';
    const spent = { times: [0], thinking: 0 };
    expect(() => connect(board, new Line().end(), { side: 'black', spent })).toThrow(
      "1 times given, one for each of the board's 2 moves expected",
    );
  });
});

describe('what one side asks for', () => {
  test('a move is taken back where the other side grants it, with the answer to it', async () => {
    const { ann, bob } = await table({ black: 'f5d6', white: 'f5d6' });
    expect(ann.connection.ask('takeback')).toBe(true);
    await wait(100);
    expect(bob.connection.asked).toBe('takeback');
    expect(bob.connection.accept()).toBe(true);
    await wait(100);
    expect([movesOf(ann), movesOf(bob)]).toEqual(['', '']);
    expect(ann.heard).toContain('answer');
    ann.board.userPlays('c4');
    await wait(100);
    expect(bob.board.history).toEqual(['c4']);
  });

  test('is refused without a change', async () => {
    const { ann, bob } = await table({ black: 'f5', white: 'f5' });
    ann.connection.ask('draw');
    await wait(100);
    bob.connection.decline();
    await wait(2_000);
    expect(ann.heard).toContain('answer');
    expect(ann.connection.record.end).toBeNull();
    expect(bob.connection.asked).toBeUndefined();
  });

  test('a draw ends the game, and another one can begin', async () => {
    const { ann, bob } = await table({ black: 'f5', white: 'f5' });
    ann.connection.ask('draw');
    await wait(100);
    bob.connection.accept();
    await wait(100);
    expect(ann.connection.record.end).toEqual({ by: 'agreement', loser: null });
    expect([ann.board.paused, bob.board.paused]).toEqual([true, true]);
    expect(bob.connection.ask('again')).toBe(true);
    await wait(100);
    ann.connection.accept();
    await wait(100);
    expect([movesOf(ann), movesOf(bob)]).toEqual(['', '']);
    expect([ann.board.paused, bob.board.paused]).toEqual([false, false]);
    expect(bob.board.length).toBe(0);
  });

  test('comes through a bad line', async () => {
    const { ann, bob } = await table({
      faults: { loss: 0.6, delay: 2_000, seed: 3 },
      black: 'f5d6',
      white: 'f5d6',
    });
    ann.connection.ask('takeback');
    await wait(30_000);
    bob.connection.accept();
    await wait(30_000);
    expect([movesOf(ann), movesOf(bob)]).toEqual(['', '']);
  });

  test('makes sense, or is not sent', async () => {
    const { ann } = await table();
    expect(ann.connection.ask('takeback')).toBe(false);
    expect(ann.connection.ask('again')).toBe(false);
    expect(ann.connection.accept()).toBe(false);
  });
});

describe('a side that comes back', () => {
  test('without its game has it again, also its own moves', async () => {
    const { line, ann, bob } = await table({ black: 'f5d6c3', white: 'f5d6c3' });
    line.drop(0);
    bob.board.userPlays('d3');
    const again = sit(line.end(), { side: 'black', name: 'Ann' });
    await wait(5_000);
    expect(movesOf(again)).toBe('f5d6c3d3');
    expect(again.connection.agreed && bob.connection.agreed).toBe(true);
    expect(bob.heard.filter((name) => name === 'join')).toHaveLength(2);
    expect(movesOf(ann)).toBe('f5d6c3');
  });

  test('with a move that nobody heard brings it along', async () => {
    const { line, bob } = await table({ black: 'f5d6', white: 'f5d6' });
    line.drop(0);
    const again = sit(line.end(), { side: 'black' }, 'f5d6c3');
    await wait(5_000);
    expect(movesOf(bob)).toBe('f5d6c3');
    expect(again.connection.agreed).toBe(true);
  });

  test('with another game takes that of who was connected all the time, and is told of both', async () => {
    const { line, bob } = await table({ black: 'f5d6c3', white: 'f5d6c3' });
    line.drop(0);
    const again = sit(line.end(), { side: 'black' }, 'f5f6e6f4e3');
    let held: RemoteRecord | undefined;
    again.connection.on('fork', ({ detail }) => (held = detail.held));
    await wait(5_000);
    expect([movesOf(again), movesOf(bob)]).toEqual(['f5d6c3', 'f5d6c3']);
    expect(held?.moves.join('')).toBe('f5d6c3');
  });

  test('is not taken for who was there before, whatever of that one comes late', async () => {
    const both = await table({ black: 'f5d6c3', white: 'f5d6c3' });
    const { line, ann } = both;
    const hello = line.first(1);
    const last = line.last(1);
    line.drop(1);
    const again = sit(line.end(), { side: 'white', name: 'Bob' }, 'f5d6c3');
    await wait(5_000);
    ann.refused.length = 0;
    for (const text of [hello, last]) line.inject(0, text);
    expect(ann.refused).toEqual(['late', 'late']);
    again.board.userPlays('d3');
    await wait(5_000);
    expect(movesOf(ann)).toBe('f5d6c3d3');
    expect(again.connection.agreed && ann.connection.agreed).toBe(true);
  });

  test('is heard again after a while, where what came late was taken for it', async () => {
    const { line, bob } = await table({ black: 'f5d6c3', white: 'f5d6c3' });
    const early = line.last(1);
    line.drop(1);
    const back = sit(line.end(), { side: 'white', name: 'Bob' }, 'f5d6c3');
    await wait(5_000);
    line.drop(0);
    const again = sit(line.end(), { side: 'black', name: 'Ann' }, 'f5d6c3');
    line.inject(3, early);
    back.board.userPlays('d3');
    await wait(30_000);
    expect(movesOf(again)).toBe('f5d6c3d3');
    expect(again.connection.agreed && back.connection.agreed).toBe(true);
    expect(movesOf(bob)).toBe('f5d6c3');
  });

  test('where both begin anew, the longer game holds on both sides', async () => {
    const { ann, bob } = await table({ black: 'f5d6c3d3c4', white: 'f5f6e6' });
    expect([movesOf(ann), movesOf(bob)]).toEqual(['f5d6c3d3c4', 'f5d6c3d3c4']);
    expect(ann.connection.agreed && bob.connection.agreed).toBe(true);
  });

  test('games of one length are settled alike from both sides', () => {
    const start = Position.start.toString();
    const one = { ...emptyRecord(start), moves: ['f5', 'd6'], times: [0, 0] } as RemoteRecord;
    const other = { ...emptyRecord(start), moves: ['f5', 'f6'], times: [0, 0] } as RemoteRecord;
    expect(settleFork(one, other)).toBe(settleFork(other, one));
    expect(settleFork({ ...other, round: 1 }, one).round).toBe(1);
  });
});

describe('who watches', () => {
  test('sees the game, moves nothing and changes nothing', async () => {
    const { line, ann, bob } = await table({ black: 'f5d6', white: 'f5d6' });
    const eve = sit(line.end(), { side: 'watch' });
    await wait(5_000);
    expect(movesOf(eve)).toBe('f5d6');
    expect(eve.board.interactive).toBe(false);
    expect(eve.connection.resign()).toBe(false);
    ann.board.userPlays('c3');
    await wait(10_000);
    expect(movesOf(eve)).toBe('f5d6c3');
    expect([ann.refused, bob.refused]).toEqual([[], []]);
    eve.connection.close();
    expect(eve.board.interactive).toBe(true);
  });
});

describe('a message that is none, or a hostile one', () => {
  const START = Position.start.toString();
  const message = (changes: object, record: Partial<RemoteRecord> = {}): string =>
    writeMessage({
      from: 'mallory',
      number: 1,
      type: 'hello',
      side: 'white',
      name: 'Mallory',
      record: { ...emptyRecord(START), moves: [], times: [], ...record } as never,
      thinking: 0,
      offer: null,
      answer: null,
      ...changes,
    });

  const checked = (text: string): string => `${fnv1a(text).toString(16).padStart(8, '0')} ${text}`;
  const withHash = (text: string, hash: number): string =>
    checked(text.slice(9).replace(/"hash":\d+/, `"hash":${hash}`));

  const five = ['f5', 'd6', 'c3', 'd3', 'c4'] as Square[];
  const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);

  test.each<[string, RefusalReason, (bob: string) => string]>([
    ['no JSON', 'malformed', () => '{'],
    ['no JSON with its check', 'malformed', () => checked('{')],
    ['something else', 'malformed', () => checked('{"hello":"world"}')],
    ['a prototype', 'malformed', () => checked('{"__proto__":{"polluted":true}}')],
    ['a megabyte', 'huge', () => 'x'.repeat(1_000_000)],
    ['a hash that is not its own', 'unlawful', (from) => withHash(message({ from, number: 999 }), 1)],
    [
      'an illegal move',
      'unlawful',
      (from) => message({ from, number: 999, type: 'state' }, { moves: ['a1'], times: [0] }),
    ],
    [
      'moves without times',
      'unlawful',
      (from) => message({ from, number: 999, type: 'state' }, { moves: ['f5'], times: [] }),
    ],
    [
      'a move of the other side',
      'out-of-turn',
      (from) => message({ from, number: 999, type: 'state' }, { moves: five, times: zeros(5) }),
    ],
    [
      'a resignation of the other side',
      'out-of-turn',
      (from) =>
        message(
          { from, number: 999, type: 'state' },
          { moves: five.slice(0, 2), times: zeros(2), end: { by: 'resignation', loser: 'black' } },
        ),
    ],
    [
      'a draw that nobody asked for',
      'out-of-turn',
      (from) =>
        message(
          { from, number: 999, type: 'state' },
          { moves: five.slice(0, 2), times: zeros(2), end: { by: 'agreement', loser: null } },
        ),
    ],
    [
      'another game',
      'changed',
      (from) => message({ from, number: 999, type: 'state' }, { moves: ['c4', 'c3', 'd3'], times: zeros(3) }),
    ],
    [
      'a later round that nobody granted',
      'changed',
      (from) => message({ from, number: 999, type: 'state' }, { round: 5 }),
    ],
    [
      'a take-back that nobody granted',
      'changed',
      (from) =>
        message({ from, number: 999, type: 'state', answer: { id: 1, accepted: true } }, { round: 1 }),
    ],
    ['a message heard before', 'late', (from) => message({ from, number: 0, type: 'state' })],
    ['a stranger', 'stranger', () => message({ type: 'state' })],
    ['somebody on the own side', 'side-taken', () => message({ side: 'black' })],
  ])('%s is refused as %s, told, and changes nothing', async (_, reason, text) => {
    const { line, ann } = await table({ black: 'f5d6', white: 'f5d6' });
    const before = JSON.stringify(ann.connection.record);
    line.inject(0, text(line.senderOf(1)));
    await wait(100);
    expect(ann.refused).toEqual([reason]);
    expect(JSON.stringify(ann.connection.record)).toBe(before);
    expect(ann.board.moves).toBe('f5d6');
  });

  /** Numbers from 0 to below the one that is asked with, always the same. */
  function numbers(): (most: number) => number {
    let state = 11;
    return (most) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * most);
    };
  }

  test('5,000 that were changed on their way change nothing, and the game goes on', async () => {
    const both = await table({ black: 'f5d6', white: 'f5d6' });
    const { line, ann, bob } = both;
    const sample = line.last(1);
    const below = numbers();
    for (let i = 0; i < 5_000; i++) {
      const at = below(sample.length);
      const junk = Array.from({ length: below(6) }, () => String.fromCharCode(32 + below(95))).join('');
      line.inject(0, sample.slice(0, at) + junk + sample.slice(at + below(6)));
    }
    expect(ann.refused).toHaveLength(5_000);
    move(both);
    await wait(10_000);
    expect(movesOf(ann)).toBe(movesOf(bob));
    expect(movesOf(ann)).toHaveLength(6);
  });

  test('5,000 in the right form with anything in them change nothing', async () => {
    const { line, ann } = await table({ black: 'f5d6', white: 'f5d6' });
    const from = line.senderOf(1);
    const below = numbers();
    const before = JSON.stringify(ann.connection.record);
    const one = <Value>(...values: readonly Value[]): Value => values[below(values.length)]!;
    for (let i = 0; i < 5_000; i++) {
      const moves = Array.from({ length: below(8) }, (_, ply) =>
        below(3) ? five[ply % 5]! : SQUARES[below(64)]!,
      );
      const end = { by: one('resignation', 'time', 'agreement'), loser: one('black', null) } as const;
      const text = message(
        {
          from,
          number: 1_000 + i,
          type: 'state',
          side: one('white', 'watch', 'black'),
          answer: one(null, { id: below(3), accepted: true }),
          offer: one(null, { id: below(9), kind: one('takeback', 'draw', 'again') }),
        },
        { round: below(3), moves, times: zeros(one(moves.length, below(4))), end: one(null, null, end) },
      );
      line.inject(0, text);
      expect(JSON.stringify(ann.connection.record), text).toBe(before);
    }
    expect(ann.refused.length).toBeGreaterThan(2_500);
    expect(ann.board.moves).toBe('f5d6');
  });
});

test('a name that is too long is refused at once', () => {
  const line = new Line();
  expect(() => connect(new PlainBoard(), line.end(), { side: 'black', name: 'x'.repeat(61) })).toThrow(
    '60 characters',
  );
});
