import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  RemoteConnection,
  type ConnectOptions,
  type RefusalReason,
  type RemoteChannel,
} from '../../../../src/elements/companions/remote/remote.js';
import { readSaved } from '../../../../src/elements/companions/remote/messages/saved.js';
import { Line, type Faults } from './line.js';
import { PlainBoard } from './plain-board.js';
import { PlainIdentities } from './plain-identities.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

interface Seat {
  readonly board: PlainBoard;
  readonly connection: RemoteConnection;
  readonly refused: RefusalReason[];
  readonly heard: string[];
}

const identities = new PlainIdentities();

function sit(channel: RemoteChannel, options: ConnectOptions, moves = ''): Seat {
  const board = new PlainBoard();
  board.moves = moves;
  const connection = new RemoteConnection(board, channel, options, identities);
  const refused: RefusalReason[] = [];
  const heard: string[] = [];
  connection.on('refuse', ({ detail }) => refused.push(detail.reason));
  for (const name of ['join', 'leave', 'fork', 'offer', 'answer'] as const) {
    connection.on(name, () => heard.push(name));
  }
  return { board, connection, refused, heard };
}

/** Two connected players on a line. */
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

/** The side to move plays the legal move with this index. */
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
    const { saved } = bob.connection;
    line.drop(1);
    await wait(3_000);
    const again = sit(line.end(), { side: 'white', clock, saved: saved! });
    expect(again.board.moves).toBe('f5');
    expect(seconds(again, 'white')).toBe(37);
    await wait(10_000);
    expect([seconds(again, 'white'), seconds(ann, 'white')]).toEqual([27, 27]);
    again.board.userPlays('d6');
    await wait(100);
    expect([seconds(again, 'white'), seconds(ann, 'white')]).toEqual([28, 28]);
    expect(again.connection.agreed && ann.connection.agreed).toBe(true);
  });

  test('goes on for who waits and comes back', async () => {
    const { line, ann, bob } = await thinking();
    line.drop(0);
    const again = sit(line.end(), { side: 'black', clock, saved: ann.connection.saved! });
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
    const { saved } = bob.connection;
    line.drop(1);
    bob.connection.close();
    const again = sit(line.end(), { side: 'white', clock, saved: saved! });
    await wait(20_000);
    again.board.userPlays('d6');
    await wait(20_000);
    expect(again.connection.agreed && ann.connection.agreed).toBe(true);
    expect(again.connection.spent.times).toEqual(ann.connection.spent.times);
    expect(again.connection.remaining('white')).toBe(ann.connection.remaining('white'));
  });

  test('needs a time for each move on the board', () => {
    const board = new PlainBoard();
    board.moves = 'f5d6';
    const spent = { times: [0], thinking: 0 };
    expect(() => new RemoteConnection(board, new Line().end(), { side: 'black', spent })).toThrow(
      "times takes one for each of the board's 2 moves, not 1",
    );
  });
});

describe('offers and requests of one side', () => {
  test('a move is taken back where the other side grants it, with the answer to it', async () => {
    const { ann, bob } = await table({ black: 'f5d6', white: 'f5d6' });
    expect(ann.connection.ask('takeback')).toBe(true);
    await wait(100);
    expect(bob.connection.theirOffer).toBe('takeback');
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
    expect(bob.connection.theirOffer).toBeUndefined();
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

  test('a draw leaves the board free for a later game, once the connection is closed', async () => {
    const { ann, bob } = await table({ black: 'f5', white: 'f5' });
    ann.connection.ask('draw');
    await wait(100);
    bob.connection.accept();
    await wait(100);
    ann.connection.close();
    bob.connection.close();
    expect([ann.board.paused, bob.board.paused]).toEqual([false, false]);
  });

  test('goes on after an error of one of the page’s listeners, which is reported', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const both = await table();
    const { ann, bob } = both;
    bob.board.game.watch(() => {
      if (logged.mock.calls.length === 0) throw new Error('a fault of the page');
    });
    expect(move(both)).toBe(true);
    await wait(5_000);
    expect(move(both)).toBe(true);
    await wait(5_000);
    expect(movesOf(ann)).toHaveLength(4);
    expect([movesOf(bob), logged.mock.calls.length]).toEqual([movesOf(ann), 1]);
    logged.mockRestore();
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

  test('hints are there for both once the other side has granted them, for this game alone', async () => {
    const both = await table({ black: 'f5d6', white: 'f5d6' });
    const { ann, bob } = both;
    expect(ann.connection.ask('hints')).toBe(true);
    await wait(100);
    expect(bob.connection.theirOffer).toBe('hints');
    expect([ann.connection.hints, bob.connection.hints]).toEqual([false, false]);
    // The request outlasts moves.
    move(both);
    await wait(100);
    expect(bob.connection.accept('hints')).toBe(true);
    await wait(100);
    expect([ann.connection.hints, bob.connection.hints]).toEqual([true, true]);
    expect(ann.heard).toContain('answer');
    expect(movesOf(ann)).toBe(movesOf(bob));
    expect(ann.connection.ownOffer).toBeUndefined();
    ann.connection.resign();
    await wait(100);
    expect(ann.connection.ask('hints')).toBe(false);
    bob.connection.ask('again');
    await wait(100);
    ann.connection.accept();
    await wait(100);
    expect([ann.connection.hints, bob.connection.hints]).toEqual([false, false]);
  });

  test('hints that were declined are not there, and both may ask at once', async () => {
    const { ann, bob } = await table({ black: 'f5', white: 'f5' });
    ann.connection.ask('hints');
    await wait(100);
    bob.connection.decline();
    await wait(2_000);
    expect([ann.connection.hints, bob.connection.hints]).toEqual([false, false]);
    ann.connection.ask('hints');
    bob.connection.ask('hints');
    await wait(100);
    ann.connection.accept();
    await wait(2_000);
    expect([ann.connection.hints, bob.connection.hints]).toEqual([true, true]);
    expect([ann.connection.theirOffer, bob.connection.theirOffer]).toEqual([undefined, undefined]);
  });

  test('hints outlast a reload', async () => {
    const { line, ann, bob } = await table({ black: 'f5', white: 'f5' });
    ann.connection.ask('hints');
    await wait(100);
    expect(readSaved(ann.connection.saved!)!.offer?.kind).toBe('hints');
    bob.connection.accept();
    await wait(100);
    line.drop(0);
    const again = sit(line.end(), { side: 'black', saved: ann.connection.saved! });
    await wait(5_000);
    expect([again.connection.hints, bob.connection.hints]).toEqual([true, true]);
  });

  test('makes sense, or is not sent', async () => {
    const { ann } = await table();
    expect(ann.connection.ask('takeback')).toBe(false);
    expect(ann.connection.ask('again')).toBe(false);
    expect(ann.connection.accept()).toBe(false);
  });
});

describe('a side that comes back', () => {
  /** The game as saved at this moment. */
  const back = (line: Line, side: 'black' | 'white', { connection }: Seat): Seat =>
    sit(line.end(), { side, saved: connection.saved! });

  test('continues from its saved game, with the moves that were made meanwhile', async () => {
    const { line, ann, bob } = await table({ black: 'f5d6c3', white: 'f5d6c3' });
    line.drop(0);
    bob.board.userPlays('d3');
    const again = back(line, 'black', ann);
    await wait(5_000);
    expect(movesOf(again)).toBe('f5d6c3d3');
    expect(again.board.moves).toBe('f5d6c3d3');
    expect(again.connection.agreed && bob.connection.agreed).toBe(true);
    expect(bob.heard.filter((name) => name === 'join')).toHaveLength(2);
  });

  test('sends a move again that had not arrived', async () => {
    const { line, ann, bob } = await table({ black: 'f5d6', white: 'f5d6' });
    line.drop(0);
    line.drop(1);
    ann.board.userPlays('c3');
    const again = back(line, 'black', ann);
    const bobAgain = back(line, 'white', bob);
    await wait(5_000);
    expect(movesOf(bobAgain)).toBe('f5d6c3');
    expect(again.connection.agreed && bobAgain.connection.agreed).toBe(true);
  });

  test('has what it asked for, if that was granted meanwhile', async () => {
    const { line, ann, bob } = await table({ black: 'f5d6', white: 'f5d6' });
    ann.connection.ask('takeback');
    await wait(100);
    line.drop(0);
    bob.connection.accept();
    const again = back(line, 'black', ann);
    await wait(5_000);
    expect([movesOf(again), movesOf(bob)]).toEqual(['', '']);
    expect(again.heard).toContain('answer');
  });

  test('is not taken for who was there before, whatever of that one comes late', async () => {
    const { line, ann, bob } = await table({ black: 'f5d6c3', white: 'f5d6c3' });
    const [hello, last] = [line.first(1), line.last(1)];
    line.drop(1);
    await wait(10);
    const again = back(line, 'white', bob);
    await wait(5_000);
    ann.refused.length = 0;
    for (const text of [hello, last]) line.inject(0, text);
    await wait(10);
    expect(ann.refused).toEqual(['late', 'late']);
    again.board.userPlays('d3');
    await wait(5_000);
    expect(movesOf(ann)).toBe('f5d6c3d3');
    expect(again.connection.agreed && ann.connection.agreed).toBe(true);
  });

  test('comes back to a game that is over, and the board says so', async () => {
    const { line, ann, bob } = await table({ black: 'f5d6', white: 'f5d6' });
    ann.connection.resign();
    await wait(100);
    const { saved } = bob.connection;
    // The board has the moves, but not the end.
    const again = sit(line.end(), { side: 'white', saved: saved! }, 'f5d6');
    expect([again.board.moves, again.board.gameOver]).toEqual(['f5d6', true]);
  });

  test('comes back later than before, also where the clock of its machine was put back', async () => {
    const { line, ann, bob } = await table({ black: 'f5d6c3', white: 'f5d6c3' });
    line.drop(1);
    vi.setSystemTime(Date.now() - 86_400_000);
    const again = back(line, 'white', bob);
    again.board.userPlays('d3');
    await wait(5_000);
    expect(movesOf(ann)).toBe('f5d6c3d3');
  });

  test('counts as another player without its saved game, and cannot take the seat', async () => {
    const { line, ann, bob } = await table({ black: 'f5d6', white: 'f5d6' });
    line.drop(0);
    const other = sit(line.end(), { side: 'black' });
    const taken = vi.fn();
    other.connection.on('taken', taken);
    await wait(5_000);
    expect(taken).toHaveBeenCalledOnce();
    other.connection.resign();
    await wait(5_000);
    expect(bob.refused).toContain('stranger');
    expect(bob.connection.record.end).toBeNull();
    expect(movesOf(ann)).toBe('f5d6');
  });

  test('keeps another game that is on its board, as does the other side, and both pages report it', async () => {
    const { ann, bob } = await table({ black: 'f5d6c3d3c4', white: 'f5f6e6' });
    expect([movesOf(ann), movesOf(bob)]).toEqual(['f5d6c3d3c4', 'f5f6e6']);
    for (const { heard } of [ann, bob]) expect(heard.filter((name) => name === 'fork')).toHaveLength(1);
  });

  test('says clearly what it does not take for a kept game', () => {
    const connecting = (saved: string) => () => sit(new Line().end(), { side: 'black', saved });
    for (const saved of ['', '{}', '{"side":"white"}', 'x'.repeat(1_000_000)])
      expect(connecting(saved)).toThrow('`saved` takes the saved game of an earlier connection as black');
  });
});

describe('a spectator', () => {
  test('sees the game, moves nothing and changes nothing', async () => {
    const { line, ann, bob } = await table({ black: 'f5d6', white: 'f5d6' });
    const eve = sit(line.end(), { side: 'watch' });
    await wait(5_000);
    expect(movesOf(eve)).toBe('f5d6');
    expect(eve.board.interactive).toBe(false);
    expect(eve.connection.resign()).toBe(false);
    expect(eve.connection.saved).toBeUndefined();
    ann.board.userPlays('c3');
    await wait(10_000);
    expect(movesOf(eve)).toBe('f5d6c3');
    expect([ann.refused, bob.refused]).toEqual([[], []]);
    eve.connection.close();
    expect(eve.board.interactive).toBe(true);
  });

  test('sees what both agree on: a move taken back, a draw, another game', async () => {
    const { line, ann, bob } = await table({ black: 'f5d6', white: 'f5d6' });
    const eve = sit(line.end(), { side: 'watch' });
    await wait(5_000);
    const agree = async (kind: 'takeback' | 'draw' | 'again'): Promise<void> => {
      ann.connection.ask(kind);
      await wait(2_000);
      bob.connection.accept(kind);
      await wait(6_000);
    };
    await agree('takeback');
    expect(movesOf(eve)).toBe('');
    ann.board.userPlays('c4');
    await wait(2_000);
    await agree('draw');
    expect(eve.connection.record.end?.by).toBe('agreement');
    await agree('again');
    expect(eve.connection.record).toEqual(ann.connection.record);
    expect(eve.connection.record.round).toBe(2);
  });
});

test('a name that is too long is refused at once', () => {
  const connecting = () => sit(new Line().end(), { side: 'black', name: 'x'.repeat(61) });
  expect(connecting).toThrow('60 characters');
});
