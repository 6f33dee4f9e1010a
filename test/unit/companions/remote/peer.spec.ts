import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { connect, peerChannel } from '../../../../src/elements/companions/remote/remote.js';
import { PlainBoard } from './plain-board.js';

/** Two ends of a PeerJS connection, which send nothing before they are open. */
class FakeConnection extends EventEmitter {
  other: FakeConnection | undefined;
  isOpen = true;

  send(data: string): void {
    // PeerJS throws, or emits an error, if the connection is not open.
    if (!this.isOpen) throw new Error('the connection is not open');
    queueMicrotask(() => this.other?.emit('data', data));
  }
}

function pair(): readonly [FakeConnection, FakeConnection] {
  const ends = [new FakeConnection(), new FakeConnection()] as const;
  [ends[0].other, ends[1].other] = [ends[1], ends[0]];
  return ends;
}

test('two boards play over a line of PeerJS that opens late, and leave no listener on it', async () => {
  const [one, other] = pair();
  one.isOpen = false;
  const boards = [new PlainBoard(), new PlainBoard()] as const;
  const black = connect(boards[0], peerChannel(one), { side: 'black', retry: 20 });
  const white = connect(boards[1], peerChannel(other), { side: 'white', retry: 20 });
  expect(black.agreed).toBe(false);
  one.isOpen = true;
  await vi.waitFor(() => expect([black.agreed, white.agreed]).toEqual([true, true]));
  boards[0].userPlays('f5');
  await vi.waitFor(() => expect(boards[1].moves).toBe('f5'));
  boards[1].userPlays('d6');
  await vi.waitFor(() => expect(boards[0].moves).toBe('f5d6'));
  black.close();
  white.close();
  expect([one.listenerCount('data'), other.listenerCount('data')]).toEqual([0, 0]);
});

test('a text in another form changes nothing', () => {
  const [one] = pair();
  const board = new PlainBoard();
  const game = connect(board, peerChannel(one), { side: 'black', retry: 10_000 });
  const refused: string[] = [];
  game.on('refuse', ({ detail }) => refused.push(detail.reason));
  for (const data of [undefined, { moves: 'f5' }, new ArrayBuffer(8), 'f5']) one.emit('data', data);
  expect(refused).toEqual(['malformed', 'malformed', 'malformed', 'malformed']);
  game.close();
});
