/** The first actions of a person, in Chromium, Firefox and WebKit, as far as they are installed. */
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { SITE } from '../../demo/locales/site.js';
import { en } from '../../src/core/locales/en/board.js';
import { messages } from '../../src/core/locales/english/messages.js';
import { Position } from '../../src/core/rules/position.js';
import { SQUARES, type Square } from '../../src/core/rules/square.js';
import { ENGINE_MOVED } from './support/browser.js';
import { serveSharedDemo } from './support/demo.js';
import { guidePolicies } from './support/documentation.js';
import { BOARD, LISTENER, page as html } from './support/pages.js';
import { randomGame } from './support/random-game.js';
import { serve, type Site } from './support/server.js';
import { enginesHere, openTab, type EngineName, type Path, type Tab } from '../browsers/tabs.js';

/** What the page has besides the board: an empty icon, and the script that listens. */
const { ownHost } = guidePolicies((policy) =>
  policy.replace('script-src', "img-src data:; script-src 'self'"),
);

/** A short game in which Black passes. */
const GAME = 'f5f6d3g5h5h4f7h6'.match(/../g) as Square[];

/** The buttons of the bar, in order. */
const ACTIONS = ['first', 'back', 'forward', 'last', 'undo', 'restart'] as const;

const PATIENCE = { timeout: 60_000 };

/** What each browser's live region said in the same game. */
const spoken = new Map<EngineName, readonly string[]>();

const engines = await enginesHere();

describe.each(engines)('in %s', (engine) => {
  let tab: Tab;
  let site: Site | undefined;

  beforeAll(async () => {
    tab = await openTab(engine);
  });
  afterEach(async () => {
    await site?.close();
    site = undefined;
  });
  afterAll(() => tab.close());

  async function open(body: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
    const dist = join(inject('home'), 'node_modules/othello-board/dist');
    site = await serve({
      content: { '/': body, '/listen.js': LISTENER, '/dist/': { folder: dist } },
      headers,
    });
    await tab.open(`${site.origin}/`);
    await expect
      .poll(() => tab.run(() => document.querySelector('othello-board:defined') !== null), PATIENCE)
      .toBe(true);
  }

  test('a person plays against the computer under the strict policy of the guide', async () => {
    await open(html('/dist/othello-board.js', BOARD), { 'content-security-policy': ownHost });
    await tab.click(['othello-board', '[data-square=f5]']);
    await expect
      .poll(() => tab.run(() => document.querySelector('output')!.textContent), PATIENCE)
      .toMatch(ENGINE_MOVED);
  });

  test('a game is reviewed to its end, and each move has a value', async () => {
    await open(
      html(
        '/dist/othello-review.js',
        `<othello-board id="table" moves="${randomGame(7, 12)}"></othello-board>
        <othello-review for="table" nodes="20000"></othello-review>
        <script type="module" src="/dist/othello-board.js"></script>`,
      ),
    );
    await tab.click(['othello-review', 'button']);
    const state = () =>
      tab.run(() => {
        const { result } = document.querySelector('othello-review')!;
        return { status: result.status, known: result.plies.filter(Boolean).length };
      });
    await expect.poll(state, PATIENCE).toEqual({ status: 'complete', known: 12 });
  });

  test('the site plays on when its server is gone', async () => {
    const demo = await serveSharedDemo(inject('demo'));
    try {
      await tab.open(demo.url);
      await tab.run(() => navigator.serviceWorker.ready.then(() => true));
      await playOnSite();
      const isReady = (text: string) => tab.run((words) => document.body.textContent.includes(words), text);
      await expect.poll(() => isReady(SITE.en.offlineReady), PATIENCE).toBe(true);
      await tab.run(() => document.querySelector('othello-game')!.newGame({}));
    } finally {
      await demo.close();
    }
    await tab.open(demo.url);
    await playOnSite();
  });

  async function playOnSite(): Promise<void> {
    const square: Path = ['othello-game', 'othello-board', '[data-square=f5]'];
    const ply = () => tab.run(() => document.querySelector('othello-game')?.board.ply);
    await expect.poll(ply, PATIENCE).toBe(0);
    await tab.click(square);
    await expect.poll(ply, PATIENCE).toBe(2);
  }

  test('assistive technology is told the same of the board, its squares and its buttons', async () => {
    await open(
      html('/dist/othello-board.js', '<othello-board interactive controls moves="f5"></othello-board>'),
    );
    const board: Path = ['othello-board'];
    await expect
      .poll(
        () =>
          tab.run(
            () => !!document.querySelector('othello-board')!.shadowRoot!.querySelector('[role=toolbar]'),
          ),
        PATIENCE,
      )
      .toBe(true);
    const position = Position.start.play('f5');
    const expected: [Path, string, string][] = [
      [board, 'group', en.board],
      [[...board, '[role=grid]'], 'grid', en.grid],
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((n): [Path, string, string] => [
        [...board, `[role=row]:nth-of-type(${n})`],
        'row',
        en.row.replace('{n}', String(n)),
      ]),
      ...SQUARES.map((square): [Path, string, string] => [
        [...board, `[data-square=${square}]`],
        'gridcell',
        cellName(position, square, 'f5'),
      ]),
      [[...board, '[role=toolbar]'], 'toolbar', messages.controls.name],
      ...ACTIONS.map((action, index): [Path, string, string] => [
        [...board, '[role=toolbar]', `button:nth-of-type(${index + 1})`],
        'button',
        messages.controls[action],
      ]),
    ];
    const wrong: string[] = [];
    for (const [path, role, name] of expected) {
      if (!(await tab.isKnownAs(path, role, name))) wrong.push(`${path.join(' ')}: ${role}, ${name}`);
    }
    expect(wrong).toEqual([]);
  });

  test('a game is played by keyboard, and each move said', async () => {
    await open(html('/dist/othello-board.js', '<othello-board interactive></othello-board>'));
    await tab.run(() => document.querySelector('othello-board')!.focus());
    const says = () =>
      tab.run(
        () =>
          document.querySelector('othello-board')!.shadowRoot!.querySelector('[role=status]')!.textContent,
      );
    const said: string[] = [];
    let position = Position.start;
    for (const square of GAME) {
      await tab.press(square[0]!, square[1]!, 'Enter');
      await expect.poll(says, PATIENCE).toContain(square);
      said.push(await says());
      position = position.play(square);
      if (position.phase === 'pass') position = position.pass();
    }
    expect(await tab.run(() => document.querySelector('othello-board')!.position)).toBe(position.toString());
    spoken.set(engine, said);
  });
});

test('all engines say the same of a game', () => {
  const [first, ...others] = [...spoken.values()];
  expect(spoken.size).toBe(engines.length);
  for (const other of others) expect(other).toEqual(first);
});

/** By the specification: coordinate first, short words. */
function cellName(position: Position, square: Square, last: Square): string {
  const disc = position.at(square);
  const what = disc ? en[disc] : position.legalMoves.includes(square) ? en.legal : en.empty;
  return [square, what, ...(square === last ? [en.lastMove] : [])].join(', ');
}
