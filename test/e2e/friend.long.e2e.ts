import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import type { WebSocketServer } from 'ws';
import type { OthelloGame } from '../../src/elements/companions/game/game.js';
import { complaints, launch } from './support/browser.js';
import { importMap } from './support/import-map.js';
import { nostrRelay } from './support/nostr-relay.js';
import { moversOf, WITH_PASS } from './support/remote-game.js';
import type { Site } from './support/server.js';
import { useStage } from './support/stage.js';

const stage = useStage();

/** Trystero and its dependencies, beside the package. */
const TRYSTERO = {
  trystero: '/theirs/trystero/dist/index.mjs',
  '@trystero-p2p/nostr': '/theirs/@trystero-p2p/nostr/dist/index.mjs',
  '@trystero-p2p/core': '/theirs/@trystero-p2p/core/dist/index.mjs',
  '@noble/secp256k1': '/theirs/@noble/secp256k1/index.js',
};

/** A page with the game that opens the game of its link, as in the guide. */
function gamePage(setUp: string): string {
  const { imports } = importMap(inject('home'));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>With a friend</title>
  <link rel="icon" href="data:,">
  <script type="importmap">${JSON.stringify({ imports: { ...imports, ...TRYSTERO } })}</script></head>
  <body><othello-game storage-key="club" style="max-width: 60rem"></othello-game>
  <script type="module">
    import 'othello-board/game.js';
    const game = document.querySelector('othello-game');
    ${setUp}
    await game.updateComplete;
    const link = new URLSearchParams(location.hash.slice(1));
    if (link.has('live')) await game.openLive(link.get('live'), link.get('friend') ?? undefined);
    else if (link.has('game')) await game.openLink(link.get('game'), link.get('friend') ?? undefined);
    document.title = 'ready';
  </script></body></html>`;
}

function host(setUp = ''): Promise<Site> {
  return stage.host({
    content: {
      '/': gamePage(setUp),
      '/modules/': { folder: join(inject('home'), 'node_modules') },
      '/theirs/': { folder: resolve('node_modules') },
    },
  });
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await expect.poll(() => page.title()).toBe('ready');
}

const onGame = <Result>(page: Page, get: (game: OthelloGame) => Result): Promise<Result> =>
  page.locator('othello-game').evaluate(get as (element: Element) => Result);
const movesOn = (page: Page): Promise<string> => onGame(page, ({ board }) => board.moves);
const square = (page: Page, move: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${move}\\b`, 'u') });

/** The seconds on both clocks, Black's first. */
const clocksOn = (page: Page): Promise<number[]> =>
  page
    .locator('othello-clock')
    .first()
    .evaluate((clock: HTMLElement & { remaining: { black: number; white: number } }) =>
      [clock.remaining.black, clock.remaining.white].map((left) => Math.round(left / 1000)),
    );

describe('a game by turns, each side in a browser of its own', () => {
  test('goes to and fro by the links of its pages, with a pass, and only the side whose turn it is moves', async () => {
    const { origin } = await host();
    const [ann, bob] = [await stage.blank(), await stage.blank()];
    await open(ann.page, `${origin}/`);
    await onGame(ann.page, (game) => game.playWithFriend({ side: 'black', names: ['Ann', 'Bob'] }));
    const pages = { black: ann.page, white: bob.page };
    const movers = moversOf(WITH_PASS);
    let played = '';
    for (const [ply, move] of WITH_PASS.entries()) {
      const mover = movers[ply]!;
      const page = pages[mover];
      await square(page, move).click();
      played += move;
      await expect.poll(() => movesOn(page)).toBe(played);
      const next = movers[ply + 1];
      // A side that must pass sends nothing, and nobody else moves meanwhile.
      if (next === mover) continue;
      await page.getByRole('button', { name: 'Send the link' }).waitFor();
      await expect.poll(() => page.url()).toContain(`friend=${mover === 'black' ? 'white' : 'black'}`);
      expect(await page.getByRole('gridcell', { name: /legal/u }).count()).toBe(0);
      await onGame(page, ({ board }) => board.focusSquare('a1'));
      const free = (await onGame(page, ({ board }) => board.legalMoves[0]))!;
      await square(page, free).click();
      expect(await movesOn(page)).toBe(played);
      if (next === undefined) break;
      await open(pages[next], page.url());
      await expect.poll(() => movesOn(pages[next])).toBe(played);
    }
    expect(ann.faults.concat(bob.faults)).toEqual([]);
  });
});

async function serve(): Promise<{ server: WebSocketServer; address: string }> {
  const { serve: begin } = await import('../../docs/remote-server/server.mjs');
  const server: WebSocketServer = begin(0);
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const line of server.clients) line.terminate();
  });
  return { server, address: `ws://localhost:${(server.address() as AddressInfo).port}` };
}

/** Ann starts a live game and Bob opens its link. */
async function meet(origin: string, ann: Page, bob: Page, time: number): Promise<void> {
  await open(ann, `${origin}/`);
  await ann.locator('othello-game').evaluate((game: OthelloGame, minutes) => {
    return game.playLive({ side: 'black', names: ['Ann', 'Bob'], time: minutes, increment: 2 });
  }, time);
  await expect.poll(() => ann.url()).toContain('live=');
  await open(bob, ann.url());
  await bob.getByRole('button', { name: 'Join' }).click();
  await ann.getByText('It is your turn.').waitFor();
  await bob.getByText('It is Ann’s turn.').waitFor();
}

/** Plays a live game; each move is made on the page of the side to move, and shown on the other. */
async function playLive(
  pages: { readonly black: Page; readonly white: Page },
  disturb: (ply: number) => unknown,
): Promise<void> {
  let played = '';
  for (const [ply, mover] of moversOf(WITH_PASS).entries()) {
    const other = mover === 'black' ? pages.white : pages.black;
    await pages[mover].getByRole('gridcell', { name: `${WITH_PASS[ply]!}, legal` }).click();
    played += WITH_PASS[ply]!;
    await disturb(ply);
    for (const page of [pages[mover], other])
      await expect.poll(() => movesOn(page), { timeout: 30_000 }).toBe(played);
    expect(await onGame(other, ({ board }) => board.position)).toBe(
      await onGame(pages[mover], ({ board }) => board.position),
    );
  }
}

describe('a live game, each side in a browser of its own', () => {
  test('goes on over a server whose lines break, and after reloads, with the same clocks on both sides', async () => {
    const { server, address } = await serve();
    const { origin } = await host(`game.relay = ${JSON.stringify(address)};`);
    const [ann, bob, eve] = [await stage.blank(), await stage.blank(), await stage.blank()];
    const pages = { black: ann.page, white: bob.page };
    await meet(origin, ann.page, bob.page, 300);
    await playLive(pages, async (ply) => {
      if (ply === 1 || ply === 6) for (const line of server.clients) line.terminate();
      if (ply === 3) await bob.page.reload();
      if (ply === 4) {
        // It is Bob's turn: he thinks, leaves the page, and his time runs on.
        await expect.poll(async () => (await clocksOn(bob.page))[1]!, { timeout: 20_000 }).toBeLessThan(303);
        const [, left] = await clocksOn(ann.page);
        await bob.page.reload();
        await expect.poll(() => bob.page.title()).toBe('ready');
        await bob.page.getByText('It is your turn.').waitFor();
        expect((await clocksOn(bob.page))[1]).toBeLessThanOrEqual(left!);
      }
      if (ply === 5) {
        // The link of a taken side leads to a seat for watching.
        await open(eve.page, `${origin}/${new URL(bob.page.url()).hash}`);
        await eve.page.getByRole('button', { name: 'Join' }).click();
        await eve.page.getByText('Somebody is already playing this side').waitFor();
      }
    });
    await expect.poll(() => movesOn(eve.page)).toBe(WITH_PASS.join(''));
    expect(await eve.page.getByRole('gridcell', { name: /legal/u }).count()).toBe(0);
    await expect
      .poll(async () => {
        const [one, other] = [await clocksOn(ann.page), await clocksOn(bob.page)];
        return one.every((left, i) => Math.abs(left - other[i]!) <= 1);
      })
      .toBe(true);
  });

  test('goes from browser to browser by a room of Trystero, also after a reload', async () => {
    const relay = await nostrRelay();
    // On a machine without a network the two find each other by its loopback address.
    const browser = await launch(
      '--allow-loopback-in-peer-connection',
      '--disable-features=WebRtcHideLocalIpsWithMdns',
    );
    onTestFinished(async () => {
      await browser.close();
      relay.close();
    });
    const { origin } = await host(`
      import { joinRoom } from 'trystero';
      import { roomChannel } from 'othello-board/remote.js';
      const config = { appId: 'club', relayConfig: { urls: [${JSON.stringify(relay.address)}] }, rtcConfig: { iceServers: [] } };
      game.openChannel = (room) => roomChannel(joinRoom({ ...config, password: room }, room));`);
    const [ann, bob] = [
      await (await browser.newContext()).newPage(),
      await (await browser.newContext()).newPage(),
    ];
    const faults = [complaints(ann), complaints(bob)];
    await meet(origin, ann, bob, 0);
    await playLive({ black: ann, white: bob }, async (ply) => {
      if (ply === 4) await bob.reload();
    });
    // Trystero itself logs that a browser has gone.
    expect(faults.flat().filter((text) => !text.startsWith('Trystero peer error'))).toEqual([]);
  });
});
