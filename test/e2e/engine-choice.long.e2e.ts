// The choice of the engine on the analysis page: its own with limits, or a program behind a real bridge.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, inject, test } from 'vitest';
import { ANALYSE_LATER } from '../../demo/locales/analyse-later.js';
import { en as ANALYSIS } from '../../src/core/locales/en/analysis.js';
import { fill, plural } from '../../src/core/locales/strings.js';
import { boardState, DESKTOP, ending, PHONE, tabOf, visitGame, WORDS } from './support/analyse-page.js';
import { axeViolations } from './support/axe.js';
import { useSite } from './support/site-page.js';

const site = useSite();
const words = ANALYSE_LATER.en.engineChoice;

const bridges: ChildProcess[] = [];
afterEach(() => {
  for (const bridge of bridges.splice(0)) bridge.kill();
});

const TOOL = () => join(inject('home'), 'node_modules/othello-board/dist/lib/cli/main.js');

/** Starts the installed command on a free port, with a program behind it. */
async function startBridge(...program: readonly string[]): Promise<string> {
  const bridge = spawn(process.execPath, [TOOL(), 'bridge', '--port', '0', '--', ...program]);
  bridges.push(bridge);
  const [address] = (await once(createInterface({ input: bridge.stdout }), 'line')) as [string];
  return address;
}

const own = (protocol: 'gtp' | 'nboard'): Promise<string> =>
  startBridge(process.execPath, TOOL(), protocol, '--table', '4');

const choice = (page: Page): Locator => page.locator('#engine-choice');
const engineButton = (page: Page): Locator =>
  page.locator('#switches').getByRole('button', { name: WORDS.engine, exact: true });

async function unfold(page: Page): Promise<void> {
  await tabOf(page, 'analysis').click();
  await page.getByText(WORDS.whichEngine, { exact: true }).click();
}

async function connect(page: Page, address: string, protocol = 'GTP'): Promise<void> {
  await page.getByRole('radio', { name: words.program }).check();
  await page.getByRole('combobox', { name: words.protocol }).selectOption(protocol);
  await page.getByRole('textbox', { name: words.address }).fill(address);
  await page.getByRole('button', { name: words.connect, exact: true }).click();
}

/** Waits for the first line of the engine, which values the position for lines only while they are in sight. */
async function firstLine(page: Page): Promise<void> {
  await page.locator('othello-lines').scrollIntoViewIfNeeded();
  await page.locator('othello-lines [part~=line]').first().waitFor({ timeout: 60_000 });
}

/** The engine's files that the page has requested. */
function engineFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.wasm|weights/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test.each(['gtp', 'nboard'] as const)(
  'a program that speaks %s values positions, plays, and is left again',
  async (protocol) => {
    const address = await own(protocol);
    const page = await visitGame(site, ending(12));
    const asked = engineFiles(page);
    await unfold(page);
    await connect(page, address, { gtp: 'GTP', nboard: 'NBoard' }[protocol]);
    await choice(page)
      .getByRole('status')
      .getByText(/values the positions/)
      .waitFor({ timeout: 60_000 });
    await engineButton(page).click();
    await firstLine(page);
    await expect
      .poll(
        () =>
          page
            .locator('othello-evaluation')
            .getByText(/ahead|even/i)
            .count(),
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0);
    expect(asked).toEqual([]);
    await page.getByRole('radio', { name: words.own }).check();
    await firstLine(page);
    await expect.poll(() => asked.length, { timeout: 60_000 }).toBeGreaterThan(0);
  },
);

test('a bad address, one where nobody is, and a silent program are told, and the own engine goes on', async () => {
  site.forgive(/ws:\/\/localhost|WebSocket/);
  const page = await visitGame(site, ending(12));
  await unfold(page);
  await engineButton(page).click();
  await firstLine(page);
  const told = (problem: keyof typeof words.problems, address: string): Promise<void> =>
    choice(page)
      .getByRole('alert')
      .getByText(`${fill(words.problems[problem], { address })} ${words.goesOn}`)
      .waitFor({ timeout: 60_000 });
  await connect(page, 'http://localhost:1');
  await told('address', 'http://localhost:1');
  await connect(page, 'ws://localhost:1');
  await told('connection', 'ws://localhost:1');
  const silent = await startBridge(process.execPath, '-e', 'setInterval(() => undefined, 1000)');
  await connect(page, silent);
  await told('answer', silent);
  expect(await axeViolations(page)).toEqual([]);
  await page.locator('#board').evaluate((board: HTMLElementTagNameMap['othello-board']) => board.goTo(1));
  await firstLine(page);
  expect((await boardState(page)).analysis).toBe(true);
});

test('a program that is lost while it thinks is told, and the own engine goes on', async () => {
  site.forgive(/ws:\/\/localhost|WebSocket/);
  const address = await own('gtp');
  const page = await visitGame(site, 'f5d6c3d3c4');
  await unfold(page);
  await connect(page, address);
  await choice(page)
    .getByRole('status')
    .getByText(/values the positions/)
    .waitFor({ timeout: 60_000 });
  await engineButton(page).click();
  await firstLine(page);
  const asked = engineFiles(page);
  bridges[0]!.kill();
  await choice(page).getByRole('alert').getByText(words.goesOn).waitFor({ timeout: 60_000 });
  await page.locator('#board').evaluate((board: HTMLElementTagNameMap['othello-board']) => board.goTo(1));
  await firstLine(page);
  expect(asked.length).toBeGreaterThan(0);
  expect(await page.getByRole('button', { name: ANALYSIS.lines.stop }).count()).toBe(1);
});

test('an address elsewhere is refused, before anything is asked for', async () => {
  const page = await visitGame(site, 'f5d6c3');
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await unfold(page);
  for (const address of ['ws://example.com:8123', 'ws://localhost:8123@example.com', 'wss://example.com']) {
    await connect(page, address);
    await choice(page).getByRole('alert').getByText(fill(words.problems.address, { address })).waitFor();
  }
  expect(sockets).toEqual([]);
});

test('no link and no reload connects: only somebody who presses the button', async () => {
  const address = await own('gtp');
  const page = await visitGame(site, 'f5d6c3');
  await unfold(page);
  await connect(page, address);
  await choice(page)
    .getByRole('status')
    .getByText(/values the positions/)
    .waitFor({ timeout: 60_000 });
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.reload();
  await expect.poll(() => boardState(page)).toMatchObject({ moves: 'f5d6c3' });
  await engineButton(page).click();
  await firstLine(page);
  expect(sockets).toEqual([]);
});

test('limits are kept, and the own engine keeps them; by a finger', async () => {
  const page = await visitGame(site, 'f5d6c3d3c4f4f6f3e6e7', PHONE);
  await unfold(page);
  await page.getByRole('combobox', { name: words.depth }).selectOption(plural(words.plies, 4, 'en'));
  await engineButton(page).tap();
  await firstLine(page);
  const isAtRest = () =>
    page
      .locator('#board')
      .evaluate((board: HTMLElementTagNameMap['othello-board']) => board.matches(':state(analyzing)'));
  await expect.poll(isAtRest, { timeout: 60_000 }).toBe(false);
  const depth = () => page.locator('othello-lines [part=status]').innerText();
  expect(await depth()).toMatch(/\b4\b/);
  await page.reload();
  await expect.poll(() => boardState(page)).toMatchObject({ analysis: true });
  await firstLine(page);
  await expect.poll(isAtRest, { timeout: 60_000 }).toBe(false);
  expect(await depth()).toMatch(/\b4\b/);
  await unfold(page);
  expect(
    await page
      .getByRole('combobox', { name: words.depth })
      .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]!.text.trim()),
  ).toBe(plural(words.plies, 4, 'en'));
  expect(await axeViolations(page)).toEqual([]);
});

test('no other page of the site may open a line to this computer', async () => {
  site.forgive(/ws:\/\/localhost|Content Security Policy/);
  for (const [path, allowed] of [
    ['analyse/', true],
    ['', false],
    ['train/', false],
  ] as const) {
    const page = await site.visit(path, DESKTOP);
    const blocked = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          addEventListener('securitypolicyviolation', () => resolve(true));
          const socket = new WebSocket('ws://localhost:1');
          socket.onerror = () => setTimeout(() => resolve(false), 200);
        }),
    );
    expect([path, blocked]).toEqual([path, !allowed]);
  }
});
