import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { WebSocketServer } from 'ws';
import type { OthelloBoard } from '../../src/board/element.js';
import type { RemoteConnection } from '../../src/companions/remote/remote.js';
import { importMap } from './support/import-map.js';
import { useStage } from './support/stage.js';

const stage = useStage();

declare global {
  /** The connection of a page of this test. */
  var game: RemoteConnection | undefined;
}

/** A page that opens its line again whenever it is lost, and sends one message in three nowhere, the others late. */
const SCRIPT = `
  import 'othello-board';
  import { connect } from 'othello-board/remote.js';
  const [side, port] = location.hash.slice(1).split(',');
  const board = document.querySelector('othello-board');
  let sent = 0;
  function open() {
    const line = new WebSocket('ws://localhost:' + port + '/table');
    const channel = {
      addEventListener: (type, listener) => line.addEventListener(type, listener),
      removeEventListener: (type, listener) => line.removeEventListener(type, listener),
      send: (text) => {
        sent++;
        if (sent % 3 === 0) return;
        setTimeout(() => line.readyState === 1 && line.send(text), (sent * 67) % 200);
      },
    };
    line.addEventListener('open', () => {
      globalThis.game = connect(board, channel, { side, name: side, retry: 100 });
    });
    line.addEventListener('close', () => {
      globalThis.game?.close();
      globalThis.game = undefined;
      setTimeout(open, 200);
    });
  }
  open();`;

const page = (): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A table</title>
  <link rel="icon" href="data:,"><script type="importmap">${JSON.stringify(importMap(inject('home')))}</script></head>
  <body><othello-board interactive style="max-width: 30rem"></othello-board>
  <script type="module">${SCRIPT}</script></body></html>`;

async function serve(): Promise<WebSocketServer> {
  const { serve: begin } = await import('../../docs/remote-server/server.mjs');
  const server: WebSocketServer = begin(0);
  await once(server, 'listening');
  return server;
}

const movesOn = (one: Page): Promise<string> =>
  one.evaluate(() => document.querySelector<OthelloBoard>('othello-board')!.moves);
const agreed = (one: Page): Promise<boolean> => one.evaluate(() => globalThis.game?.agreed === true);

test('two browsers play over a WebSocket server that is late, loses messages, and breaks off', async () => {
  const server = await serve();
  const { port } = server.address() as AddressInfo;
  const site = await stage.host({
    content: { '/': page(), '/modules/': { folder: join(inject('home'), 'node_modules') } },
  });
  const [black, white] = [await stage.blank(), await stage.blank()];
  try {
    await black.page.goto(`${site.origin}/#black,${port}`);
    await white.page.goto(`${site.origin}/#white,${port}`);
    const moves = ['f5', 'd6', 'c3', 'd3', 'c4', 'f4'];
    for (const [ply, move] of moves.entries()) {
      const [mover, other] = ply % 2 === 0 ? [black.page, white.page] : [white.page, black.page];
      await expect
        .poll(async () => (await agreed(mover)) && (await agreed(other)), { timeout: 20_000 })
        .toBe(true);
      await mover.getByRole('gridcell', { name: `${move}, legal` }).click();
      await expect.poll(() => movesOn(other), { timeout: 20_000 }).toBe(moves.slice(0, ply + 1).join(''));
      // The line is gone with a move on its way, and later without one.
      if (ply === 1 || ply === 4) for (const line of server.clients) line.terminate();
    }
    await expect
      .poll(async () => (await agreed(black.page)) && (await agreed(white.page)), { timeout: 20_000 })
      .toBe(true);
    const records = await Promise.all(
      [black, white].map((one) => one.page.evaluate(() => JSON.stringify(globalThis.game!.record))),
    );
    expect(records[0]).toBe(records[1]);
  } finally {
    server.close();
    for (const line of server.clients) line.terminate();
  }
});
