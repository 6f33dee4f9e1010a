import axe from 'axe-core';
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { OthelloGame } from '../../../src/elements/companions/game/game.js';
import { complaints, launch } from './browser.js';
import { serveSharedDemo, type ServedDemo } from './demo.js';

/** The window sizes for the game, each with its name. */
export const DESKTOP = ['1280x800', { width: 1280, height: 800 }] as const;
export const PHONE = ['360x740', { width: 360, height: 740 }] as const;
/** For tests that depend on the width; others use one size. */
export const SIZES = [DESKTOP, PHONE] as const;

type PageOptions = NonNullable<Parameters<Browser['newPage']>[0]>;

/** Opens the game as if for the first time. */
export type OpenGame = (
  options?: PageOptions,
  /** Uses a new page, prepared before it is opened; it is closed after the test. */
  own?: (page: Page) => Promise<unknown>,
) => Promise<GamePage>;

/** Sets up a test file: the site, a browser, and a page for each kind of window. Call it outside the tests. */
export function useGame(): { readonly open: OpenGame; readonly url: () => string } {
  let browser: Browser;
  let demo: ServedDemo;
  const kept = new Map<string, GamePage>();
  let used: GamePage[] = [];

  beforeAll(async () => {
    [demo, browser] = await Promise.all([serveSharedDemo(inject('demo')), launch()]);
  });
  afterEach(async () => {
    const faults = used.flatMap((game) => game.faults);
    const own = used.filter((game) => ![...kept.values()].includes(game));
    used = [];
    await Promise.all(own.map(({ page }) => page.close()));
    expect(faults).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await demo.close();
  });

  const open: OpenGame = async (options = {}, own) => {
    const key = JSON.stringify(options);
    const game = (own ? undefined : kept.get(key)) ?? (await GamePage.in(browser, options));
    if (!own) kept.set(key, game);
    used.push(game);
    await own?.(game.page);
    await game.open(demo.url);
    return game;
  };
  return { open, url: () => demo.url };
}

/** A page with `<othello-game>` on it, as a person uses it. */
export class GamePage {
  readonly faults: string[];

  private constructor(
    readonly page: Page,
    private readonly protocol: CDPSession,
  ) {
    this.faults = complaints(page);
  }

  /** An empty page. */
  static async in(browser: Browser, options: PageOptions): Promise<GamePage> {
    // Offline use is tested elsewhere; here it would be fetched for each page.
    const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
    page.setDefaultTimeout(15_000);
    return new GamePage(page, await page.context().newCDPSession(page));
  }

  /** Opens the game as if for the first time; discs flip at once and the computer does not wait. */
  async open(url: string): Promise<void> {
    await this.page.goto('about:blank');
    const { origin } = new URL(url);
    await this.protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
    this.faults.length = 0;
    await this.page.goto(url);
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.page.locator('othello-board [data-square=a1]').waitFor();
    await this.page.evaluate(() => (document.querySelector<OthelloGame>('othello-game')!.board.pace = 0));
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  square(square: string): Locator {
    return this.page.locator(`othello-board [data-square=${square}]`);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Opens the menu, unless it is open. */
  async openMenu(): Promise<void> {
    const more = this.page.locator('.more > button');
    if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  }

  /** Chooses an entry of the menu. */
  async choose(name: string): Promise<void> {
    await this.openMenu();
    await this.button(name).click();
  }

  /** Opens the menu by the keyboard, and goes to one of its buttons. */
  async tabToChoice(name: string): Promise<void> {
    await this.tabTo('More');
    await this.page.keyboard.press('Enter');
    await this.tabTo(name);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The state of the board. */
  state() {
    return this.page.evaluate(() => {
      const { board } = document.querySelector<OthelloGame>('othello-game')!;
      const { ply, turn, moves, position, engine, level, orientation, result, hints } = board;
      return { ply, turn, moves, position, engine, level, orientation, result, hints };
    });
  }

  /** Loads a game like a link would. */
  async load(text: string): Promise<void> {
    await this.page.evaluate(
      (record) => document.querySelector<OthelloGame>('othello-game')!.load(record),
      text,
    );
  }

  /** The shortest game that wipes White out; the last move is a click. */
  async wipeOut(): Promise<void> {
    await this.load('e6f4e3f6g5d6e7f5');
    await this.square('c5').click();
  }

  /** Waits for the person's turn, or the end. */
  async settled(): Promise<void> {
    await this.page.waitForFunction(() => {
      const { board } = document.querySelector<OthelloGame>('othello-game')!;
      return board.gameOver || (board.turn !== board.engine && !board.thinking && !board.animating);
    });
  }

  /** Starts a game at once, like the page's script would. */
  async start(setup: Parameters<OthelloGame['newGame']>[0]): Promise<void> {
    await this.page.evaluate((agreed) => {
      document.querySelector<OthelloGame>('othello-game')!.newGame(agreed);
    }, setup);
  }

  /** Presses Tab until the control with that name has the focus. */
  async tabTo(name: string): Promise<void> {
    for (let presses = 0; presses < 80; presses++) {
      if ((await this.focused()) === name) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${name}`);
  }

  /** The name of the focused element. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      const labels = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.labels : null;
      const label = labels ? labels[0]?.textContent : at?.textContent;
      return (at?.getAttribute('aria-label') ?? label ?? '').trim();
    });
  }

  /** Plays moves by the board's keyboard shortcuts: a letter, a digit, Enter. */
  async type(...squares: readonly string[]): Promise<void> {
    await this.page.locator('othello-board').evaluate((board) => board.focus());
    for (const square of squares) {
      for (const key of square) await this.page.keyboard.press(key);
      await this.page.keyboard.press('Enter');
    }
  }

  /** Opens "New game", fills it in, and starts. */
  async begin(choices: {
    readonly players?: string;
    readonly level?: string;
    readonly side?: string;
    readonly names?: Readonly<Record<string, string>>;
    readonly rules?: Readonly<Record<string, string>>;
    readonly byHand?: boolean;
  }): Promise<void> {
    const { dialog } = this;
    await this.choose('New game');
    if (choices.players) await dialog.getByRole('radio', { name: choices.players, exact: true }).check();
    if (choices.level)
      await dialog.getByLabel('Level', { exact: true }).selectOption({ label: choices.level });
    for (const [label, name] of Object.entries(choices.names ?? {}))
      await dialog.getByLabel(label).fill(name);
    if (choices.side) await dialog.getByRole('radio', { name: choices.side, exact: true }).check();
    if (choices.rules || choices.byHand) await dialog.getByText('Clock, opening, handicap, match').click();
    for (const [label, value] of Object.entries(choices.rules ?? {})) {
      const field = dialog.getByLabel(label, { exact: true });
      if ((await field.evaluate(({ localName }) => localName)) === 'select') {
        await field.selectOption({ label: value });
      } else await field.fill(value);
    }
    if (choices.byHand) await dialog.getByLabel(/by hand/).check();
    await dialog.getByRole('button', { name: 'Start' }).click();
  }

  /** Presses keys one after another. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** The players, as the score names them. */
  async players(): Promise<string> {
    const text = await this.page.getByRole('group', { name: 'Score' }).innerText();
    return text.replace(/\s+/g, ' ');
  }

  /** The violations that axe finds, as text: on the page, or in the open dialog. */
  async violations(where: 'page' | 'dialog' = 'page'): Promise<string[]> {
    const loaded = await this.page.evaluate(() => 'axe' in globalThis);
    if (!loaded) await this.page.evaluate(axe.source);
    return this.page.evaluate(async (place) => {
      const game = document.querySelector('othello-game')!.shadowRoot!;
      const own = game.querySelector('dialog[open]') !== null;
      const path = ['othello-game', ...(own ? [] : ['othello-controls']), 'dialog[open]'];
      const context = place === 'dialog' ? { fromShadowDom: path } : document;
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(context as never);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    }, where);
  }
}
