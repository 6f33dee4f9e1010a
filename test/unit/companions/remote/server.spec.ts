import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket, type WebSocketServer } from 'ws';
import {
  connect,
  type RemoteChannel,
  type RemoteConnection,
} from '../../../../src/elements/companions/remote/remote.js';
import { PlainBoard } from './plain-board.js';

/** Waits for connections and signatures, which are slow on a busy machine. */
const soon = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 15_000 });

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

function sit(socket: WebSocket, side: 'black' | 'white' | 'watch', saved?: string) {
  const board = new PlainBoard();
  const connection = connect(board, socket as unknown as RemoteChannel, {
    side,
    retry: 50,
    ...(saved && { saved }),
  });
  open.push(connection);
  return { board, connection };
}

test('two play through a WebSocket server, a third watches, and another table hears nothing', async () => {
  const ann = sit(line('a'), 'black');
  const bob = sit(line('a'), 'white');
  const eve = sit(line('a'), 'watch');
  const other = sit(line('b'), 'white');
  await soon(() => expect(ann.connection.agreed && bob.connection.agreed).toBe(true));
  ann.board.userPlays('f5');
  await soon(() => expect(bob.board.moves).toBe('f5'));
  bob.board.userPlays('d6');
  await soon(() => expect([ann.board.moves, eve.board.moves]).toEqual(['f5d6', 'f5d6']));
  expect(other.connection.peer).toBeUndefined();
});

test('a player who loses the connection plays on, and both agree once it is back', async () => {
  const first = line('a');
  const ann = sit(first, 'black');
  const bob = sit(line('a'), 'white');
  await soon(() => expect(ann.connection.agreed && bob.connection.agreed).toBe(true));
  first.terminate();
  await once(first, 'close');
  ann.board.userPlays('f5');
  const again = sit(line('a'), 'black', ann.connection.saved);
  await soon(() => expect(bob.board.moves).toBe('f5'));
  await soon(() => expect(again.connection.agreed && bob.connection.agreed).toBe(true));
  expect(again.connection.record).toEqual(bob.connection.record);
});

test('a message of a megabyte ends the connection of its sender, and no other', async () => {
  const ann = sit(line('a'), 'black');
  const bob = sit(line('a'), 'white');
  await soon(() => expect(ann.connection.agreed && bob.connection.agreed).toBe(true));
  const mallory = line('a');
  await once(mallory, 'open');
  mallory.on('error', () => undefined);
  mallory.send('x'.repeat(1_000_000));
  await once(mallory, 'close');
  ann.board.userPlays('f5');
  await soon(() => expect(bob.board.moves).toBe('f5'));
});

test("a message from a client without a room ends only that client's connection", async () => {
  const seated = Array.from({ length: 20 }, () => line('a'));
  await Promise.all(seated.map((socket) => once(socket, 'open')));
  const mallory = line('a');
  mallory.on('error', () => undefined);
  mallory.once('open', () => mallory.send('x'.repeat(1_000_000)));
  await once(mallory, 'close');
  // The server may still be reading what it was sent.
  const [ann, bob] = seated as [WebSocket, WebSocket];
  ann.send('hello');
  expect(String(((await once(bob, 'message')) as [Buffer])[0])).toBe('hello');
});

describe('origins that may connect', () => {
  const answerTo = (origin?: string): Promise<string> =>
    new Promise((done) => {
      const socket = new WebSocket(`${address}/a`, origin === undefined ? {} : { origin });
      lines.push(socket);
      socket.on('open', () => done('open'));
      socket.on('error', ({ message }) => done(message));
    });

  test('pages of this machine, and programs that are no browser', async () => {
    for (const origin of [
      undefined,
      'http://localhost:5173',
      'https://localhost',
      'http://127.0.0.1:80',
      'http://[::1]:8000',
    ])
      expect(await answerTo(origin)).toBe('open');
  });

  test('no page of another origin, nor one that looks like this machine', async () => {
    for (const origin of [
      'https://example.com',
      'null',
      'http://localhost.example.com',
      'http://127.0.0.1.example.com',
      'https://example.com?http://localhost',
    ])
      expect(await answerTo(origin)).toContain('401');
  });

  test('pages of the origins that are named', async () => {
    server.close();
    const { serve } = await import('../../../../docs/remote-server/server.mjs');
    server = serve(0, ['https://example.com']);
    await once(server, 'listening');
    address = `ws://localhost:${(server.address() as AddressInfo).port}`;
    expect(await answerTo('https://example.com')).toBe('open');
    expect(await answerTo('https://example.org')).toContain('401');
  });

  test('nobody from another machine, unless the address to listen on is said', () => {
    expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
  });
});

test('messages are passed on after the time of day was set back', async () => {
  const [ann, bob] = [line('a'), line('a')];
  await Promise.all([once(ann, 'open'), once(bob, 'open')]);
  const heard: string[] = [];
  bob.on('message', (data: Buffer) => heard.push(String(data)));
  const setBack = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  try {
    for (let n = 0; n < 5; n++) ann.send(String(n));
    await soon(() => expect(heard).toEqual(['0', '1', '2', '3', '4']));
  } finally {
    setBack.mockRestore();
  }
});

test('the server passes on only as much of a flood of messages as the boards read', async () => {
  const [flooder, other] = [line('a'), line('a')];
  await Promise.all([once(flooder, 'open'), once(other, 'open')]);
  let heard = 0;
  other.on('message', () => heard++);
  for (let i = 0; i < 5_000; i++) flooder.send('x');
  flooder.ping();
  await once(flooder, 'pong');
  await soon(() => expect(heard).toBeGreaterThanOrEqual(100));
  expect(heard).toBeLessThan(1_000);
});
