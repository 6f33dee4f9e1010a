import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket, type WebSocketServer } from 'ws';
import {
  connect,
  type RemoteChannel,
  type RemoteConnection,
} from '../../../../src/companions/remote/remote.js';
import { PlainBoard } from './plain-board.js';

let server: WebSocketServer;
let address: string;
const open: RemoteConnection[] = [];
const lines: WebSocket[] = [];

beforeEach(async () => {
  const { serve } = await import('../../../../docs/remote-server/server.mjs');
  server = serve(0);
  await once(server, 'listening');
  address = `ws://localhost:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  for (const connection of open.splice(0)) connection.close();
  for (const line of lines.splice(0)) line.terminate();
  server.close();
});

function line(table: string): WebSocket {
  const socket = new WebSocket(`${address}/${table}`);
  lines.push(socket);
  return socket;
}

function sit(socket: WebSocket, side: 'black' | 'white' | 'watch', moves = '') {
  const board = new PlainBoard();
  board.moves = moves;
  const connection = connect(board, socket as unknown as RemoteChannel, { side, retry: 50 });
  open.push(connection);
  return { board, connection };
}

test('two play through a WebSocket server, a third watches, and another table hears nothing', async () => {
  const ann = sit(line('a'), 'black');
  const bob = sit(line('a'), 'white');
  const eve = sit(line('a'), 'watch');
  const other = sit(line('b'), 'white');
  await vi.waitFor(() => expect(ann.connection.agreed && bob.connection.agreed).toBe(true));
  ann.board.userPlays('f5');
  await vi.waitFor(() => expect(bob.board.moves).toBe('f5'));
  bob.board.userPlays('d6');
  await vi.waitFor(() => expect([ann.board.moves, eve.board.moves]).toEqual(['f5d6', 'f5d6']));
  expect(other.connection.peer).toBeUndefined();
});

test('who loses the line plays on, and both agree when it is there again', async () => {
  const first = line('a');
  const ann = sit(first, 'black');
  const bob = sit(line('a'), 'white');
  await vi.waitFor(() => expect(ann.connection.agreed && bob.connection.agreed).toBe(true));
  first.terminate();
  await once(first, 'close');
  ann.board.userPlays('f5');
  const again = sit(line('a'), 'black', ann.board.moves);
  await vi.waitFor(() => expect(bob.board.moves).toBe('f5'));
  await vi.waitFor(() => expect(again.connection.agreed && bob.connection.agreed).toBe(true));
  expect(again.connection.record).toEqual(bob.connection.record);
});

test('a message of a megabyte ends the line of who sent it, and nobody else’s', async () => {
  const ann = sit(line('a'), 'black');
  const bob = sit(line('a'), 'white');
  await vi.waitFor(() => expect(ann.connection.agreed && bob.connection.agreed).toBe(true));
  const mallory = line('a');
  await once(mallory, 'open');
  mallory.on('error', () => undefined);
  mallory.send('x'.repeat(1_000_000));
  await once(mallory, 'close');
  ann.board.userPlays('f5');
  await vi.waitFor(() => expect(bob.board.moves).toBe('f5'));
});
