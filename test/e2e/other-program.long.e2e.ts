/** A board in a page on which another program plays, by the command `othello-engine bridge`. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, inject, test } from 'vitest';
import { click } from './support/browser.js';
import { useStage } from './support/stage.js';

const stage = useStage();

const bridges: ChildProcess[] = [];
afterEach(() => {
  for (const bridge of bridges.splice(0)) bridge.kill();
});

/** Starts the installed command on a free port, with its own program behind it: the engine as a process. */
async function startBridge(protocol: 'gtp' | 'nboard'): Promise<string> {
  const tool = [join(inject('home'), 'node_modules/othello-board/dist/lib/cli/main.js')];
  const program = [process.execPath, ...tool, protocol, '--table', '4'];
  const bridge = spawn(process.execPath, [...tool, 'bridge', '--port', '0', '--', ...program]);
  bridges.push(bridge);
  const [address] = (await once(createInterface({ input: bridge.stdout }), 'line')) as [string];
  return address;
}

const page = (connect: string, protocol: string, address: string): string => `<!doctype html>
<link rel="icon" href="data:,">
<script type="module" src="/dist/othello-board.js"></script>
<othello-board engine="white" level="1"></othello-board>
<output></output>
<script type="module">
  import { ${connect} } from '/dist/lib/core/engine/${protocol}.js';
  const board = document.querySelector('othello-board');
  const output = document.querySelector('output');
  board.addEventListener('othello-error', ({ detail }) => (output.textContent += detail.code + ' '));
  board.addEventListener('othello-move', ({ detail }) => (output.textContent += detail.by + ' '));
  board.engineProvider = () => ${connect}('${address}', { greetingTimeout: 60000 });
</script>`;

test.each([
  ['connectGtp', 'gtp'],
  ['connectNBoard', 'nboard'],
] as const)('the board plays against a program behind the bridge: %s', async (connect, protocol) => {
  const address = await startBridge(protocol);
  const { page: tab, faults } = await stage.open(page(connect, protocol, address));
  const board = tab.locator('othello-board');
  const moves = () => board.evaluate((element) => (element as HTMLElementTagNameMap['othello-board']).moves);
  await click(tab, 'f5');
  await expect.poll(moves, { timeout: 60_000 }).toMatch(/^f5(?:d6|f4|f6)$/);
  const reply = await board.evaluate(
    (element) => (element as HTMLElementTagNameMap['othello-board']).legalMoves[0]!,
  );
  await click(tab, reply);
  await expect.poll(async () => (await moves()).length, { timeout: 60_000 }).toBe(8);
  expect(await tab.locator('output').innerText()).toBe('user engine user engine');
  expect(faults).toEqual([]);
});
