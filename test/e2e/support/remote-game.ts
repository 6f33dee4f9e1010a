import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { OthelloBoard } from '../../../src/elements/board/element.js';
import type { RemoteConnection } from '../../../src/elements/companions/remote/remote.js';
import type { Color } from '../../../src/core/rules/color.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { importMap } from './import-map.js';

declare global {
  /** The connection of a page of `remotePage`. */
  var game: RemoteConnection | undefined;
  /** Number of messages that the page has rejected. */
  var refused: number;
  /** The messages that the page has received. */
  var heard: readonly string[];
}

/**
 * `sit(channel, side)` connects the board. `flood(channel, count)` sends what an outsider can send: received messages
 * with random changes, received messages again, a stranger's messages in the right form, and non-text.
 */
const SEAT = `
  const keys = crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const base64url = (bytes) => btoa(String.fromCharCode(...bytes)).replace(/=/g, '').replace(/\\+/g, '-').replace(/\\//g, '_');
  /** Of a stranger, who signs what they say as everybody does. */
  async function signed(message) {
    const { privateKey, publicKey } = await keys;
    const { x, y } = await crypto.subtle.exportKey('jwk', publicKey);
    const text = JSON.stringify(message);
    const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, new TextEncoder().encode(text));
    return 'othello ' + x + '.' + y + ' ' + base64url(new Uint8Array(signature)) + ' ' + text;
  }
  const said = (sample) => JSON.parse(sample.slice(sample.indexOf('{')));
  let saved;
  globalThis.heard = [];
  globalThis.refused = 0;
  globalThis.listen = (channel) =>
    channel.addEventListener('message', ({ data }) => {
      if (typeof data === 'string' && heard.length < 200) heard.push(data);
    });
  globalThis.sit = (channel, side) => {
    const kept = saved && { saved };
    globalThis.game = connect(board, channel, { side, name: side, retry: 100, ...kept });
    game.on('join', () => (saved = game.saved));
    game.on('change', () => (saved = game.saved));
    game.on('refuse', () => globalThis.refused++);
    listen(channel);
  };
  globalThis.flood = async (channel, count) => {
    let state = 11;
    const below = (most) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * most);
    };
    const send = (data) => (channel.send ? channel.send(data) : channel.postMessage(data));
    const junk = () => Array.from({ length: 1 + below(6) }, () => String.fromCharCode(32 + below(95))).join('');
    for (let sent = 0; sent < count; sent++) {
      const sample = heard[below(heard.length)];
      const at = below(sample.length);
      const kind = below(8);
      if (kind === 0) send(sample);
      else if (kind === 1) send(new Uint8Array([below(256), below(256)]));
      else if (kind === 2)
        send(await signed({ ...said(sample), type: 'state' }));
      else if (kind === 3) send(await signed({ ...said(sample), [junk()]: below(9) }));
      else send(sample.slice(0, at) + junk() + sample.slice(at + 1 + below(6)));
      while (channel.bufferedAmount > 200_000) await new Promise((done) => setTimeout(done, 20));
      if (sent % 500 === 0) await new Promise((done) => setTimeout(done, 20));
    }
  };`;

/** A page with a board and the package's modules, on a host that has them at `/modules/`. */
export function remotePage(script: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A table</title>
  <link rel="icon" href="data:,"><script type="importmap">${JSON.stringify(importMap(inject('home')))}</script></head>
  <body><othello-board interactive style="max-width: 30rem"></othello-board>
  <script type="module">
    import 'othello-board';
    import { connect } from 'othello-board/remote.js';
    const board = document.querySelector('othello-board');
    ${SEAT}
    ${script}
  </script></body></html>`;
}

/** A game in which Black has to pass after the eighth move: White also makes the next one. */
export const WITH_PASS = ['f5', 'f6', 'd3', 'g5', 'h5', 'h4', 'f7', 'h6', 'c5', 'f4'] as const;

/** The sides that make the moves of a game from the start. */
export function moversOf(moves: readonly Square[]): Color[] {
  let position = Position.start;
  return moves.map((move) => {
    if (position.phase === 'pass') position = position.pass();
    const { turn } = position;
    position = position.play(move);
    return turn;
  });
}

const movesOn = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<OthelloBoard>('othello-board')!.moves);

/** Number of hostile messages. */
const HOSTILE = 10_000;

/**
 * Sends messages of a fuzzer from a page over the channel with this name, and expects that nothing changes.
 *
 * @param hearing the page that must reject them: an invalid message is reported each time, a flood once per second; a
 *   server passes few of them on
 */
export async function expectUnharmed(from: Page, channel: string, hearing: Page): Promise<void> {
  const state = (): Promise<string> => hearing.evaluate(() => JSON.stringify(globalThis.game!.record));
  await expect.poll(() => from.evaluate(() => globalThis.heard.length)).toBeGreaterThan(2);
  const before = await state();
  const refused = await hearing.evaluate(() => globalThis.refused);
  await from.evaluate(`flood(${channel}, ${HOSTILE})`);
  await expect
    .poll(() => hearing.evaluate(() => globalThis.refused), { timeout: 60_000 })
    .toBeGreaterThan(refused + 20);
  expect(await state()).toBe(before);
}

/** Waits until both sides know by its hash that they have the same record, and checks it. */
export async function expectAgreement(black: Page, white: Page): Promise<void> {
  const agreed = (page: Page): Promise<boolean> => page.evaluate(() => globalThis.game?.agreed === true);
  await expect
    .poll(async () => (await agreed(black)) && (await agreed(white)), { timeout: 20_000 })
    .toBe(true);
  const record = (page: Page): Promise<string> =>
    page.evaluate(() => JSON.stringify(globalThis.game!.record));
  expect(await record(black)).toBe(await record(white));
}

/**
 * Plays moves from the start by clicks, each on the page of the side to move, and waits until the other page shows it.
 * Before each of them, and at the end, both have the same record.
 *
 * @param disturb called after each move, before the two sides have agreed on it
 */
export async function playByTurns(
  black: Page,
  white: Page,
  moves: readonly Square[],
  disturb: (ply: number) => unknown = () => undefined,
): Promise<void> {
  const movers = moversOf(moves);
  for (const [ply, move] of moves.entries()) {
    const [mover, other] = movers[ply] === 'black' ? [black, white] : [white, black];
    await expectAgreement(black, white);
    await mover.getByRole('gridcell', { name: `${move}, legal` }).click();
    await expect.poll(() => movesOn(other), { timeout: 20_000 }).toBe(moves.slice(0, ply + 1).join(''));
    await disturb(ply);
  }
  await expectAgreement(black, white);
}
