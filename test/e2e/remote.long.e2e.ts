import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { WebSocketServer } from 'ws';
import { launch } from './support/browser.js';
import { expectUnharmed, playByTurns, remotePage, WITH_PASS } from './support/remote-game.js';
import type { Site } from './support/server.js';
import { useStage } from './support/stage.js';

const stage = useStage();

function host(script: string): Promise<Site> {
  return stage.host({
    content: { '/': remotePage(script), '/modules/': { folder: join(inject('home'), 'node_modules') } },
  });
}

/**
 * A page that opens its connection again whenever it is lost. One in three messages is lost, and the others are
 * delayed.
 */
const OVER_A_SERVER = `
  const [side, port] = location.hash.slice(1).split(',');
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
      if (side === 'stranger') listen((globalThis.line = line));
      else sit(channel, side);
    });
    line.addEventListener('close', () => {
      globalThis.game?.close();
      globalThis.game = undefined;
      setTimeout(open, 200);
    });
  }
  open();`;

async function serve(): Promise<WebSocketServer> {
  const { serve: begin } = await import('../../docs/remote-server/server.mjs');
  const server: WebSocketServer = begin(0);
  await once(server, 'listening');
  return server;
}

test('two browsers play over a WebSocket server that is late, loses messages, breaks off, and has a stranger at the table', async () => {
  const server = await serve();
  const { port } = server.address() as AddressInfo;
  const { origin } = await host(OVER_A_SERVER);
  const [black, white, stranger] = [await stage.blank(), await stage.blank(), await stage.blank()];
  try {
    await black.page.goto(`${origin}/#black,${port}`);
    await white.page.goto(`${origin}/#white,${port}`);
    await stranger.page.goto(`${origin}/#stranger,${port}`);
    await playByTurns(black.page, white.page, WITH_PASS, async (ply) => {
      // The connection is lost with a move on its way, later without one, and when a side must pass.
      if (ply === 1 || ply === 4 || ply === 7) for (const line of server.clients) line.terminate();
      if (ply === 5) await expectUnharmed(stranger.page, 'line', white.page);
    });
  } finally {
    server.close();
    for (const line of server.clients) line.terminate();
  }
});

test('two tabs of one browser play over a BroadcastChannel, and a third one watches', async () => {
  const { origin } = await host(`
    const side = location.hash.slice(1);
    globalThis.channel = new BroadcastChannel('table 7');
    sit(channel, side);`);
  const { page: black } = await stage.blank();
  const [white, guest] = [await black.context().newPage(), await black.context().newPage()];
  await black.goto(`${origin}/#black`);
  await white.goto(`${origin}/#white`);
  await guest.goto(`${origin}/#watch`);
  await playByTurns(black, white, WITH_PASS, async (ply) => {
    if (ply === 3) await expectUnharmed(guest, 'channel', white);
  });
  await expect
    .poll(() => guest.evaluate(() => document.querySelector('othello-board')!.moves))
    .toBe(WITH_PASS.join(''));
  expect(await guest.getByRole('gridcell', { name: /legal/u }).count()).toBe(0);
  expect(await black.getByRole('gridcell', { name: /legal/u }).count()).toBe(0);
  expect(await white.getByRole('gridcell', { name: /legal/u }).count()).toBeGreaterThan(0);
});

describe('two browsers that are connected by WebRTC', () => {
  let browser: Browser;

  beforeAll(async () => {
    // On a machine without a network the two find each other by its loopback address.
    browser = await launch(
      '--allow-loopback-in-peer-connection',
      '--disable-features=WebRtcHideLocalIpsWithMdns',
    );
  });
  afterAll(() => browser.close());

  /** One side offers a channel and the other accepts it; the test passes their descriptions on. */
  const OVER_RTC = `
    const side = location.hash.slice(1);
    let peer;
    function play({ channel }) {
      globalThis.channel = channel;
      const begin = () => {
        globalThis.game?.close();
        sit(channel, side);
      };
      if (channel.readyState === 'open') begin();
      else channel.addEventListener('open', begin);
    }
    async function described() {
      await peer.setLocalDescription();
      while (peer.iceGatheringState !== 'complete')
        await new Promise((done) => peer.addEventListener('icegatheringstatechange', done, { once: true }));
      return peer.localDescription.toJSON();
    }
    globalThis.offer = () => {
      peer?.close();
      peer = new RTCPeerConnection();
      play({ channel: peer.createDataChannel('game', { ordered: false, maxRetransmits: 0 }) });
      return described();
    };
    globalThis.answer = async (offered) => {
      peer?.close();
      peer = new RTCPeerConnection();
      peer.addEventListener('datachannel', play);
      await peer.setRemoteDescription(offered);
      return described();
    };
    globalThis.accept = (answered) => peer.setRemoteDescription(answered);`;

  async function join(black: Page, white: Page): Promise<void> {
    const offered: unknown = await black.evaluate('offer()');
    const answered: unknown = await white.evaluate(`answer(${JSON.stringify(offered)})`);
    await black.evaluate(`accept(${JSON.stringify(answered)})`);
  }

  test('play over a data channel without order or guarantee, also after the connection was lost', async () => {
    const { origin } = await host(OVER_RTC);
    const contexts = [await browser.newContext(), await browser.newContext()] as const;
    const [black, white] = [await contexts[0].newPage(), await contexts[1].newPage()];
    await black.goto(`${origin}/#black`);
    await white.goto(`${origin}/#white`);
    await join(black, white);
    await playByTurns(black, white, WITH_PASS, async (ply) => {
      if (ply === 2 || ply === 7) await join(black, white);
      if (ply === 4) await expectUnharmed(black, 'channel', white);
    });
  });
});
