import axe from 'axe-core';
import type { Browser, Locator, Page } from 'playwright-core';
import type { OthelloGame } from '../../../src/companions/game/game.js';
import { complaints } from './browser.js';

/** A page with `<othello-game>` on it, as a person uses it. */
export class GamePage {
  readonly faults: string[];

  private constructor(readonly page: Page) {
    this.faults = complaints(page);
  }

  /** Opens the page; discs turn at once and the computer does not wait, unless `patient`. */
  static async open(
    browser: Browser,
    url: string,
    options: NonNullable<Parameters<Browser['newPage']>[0]> = {},
    prepare?: () => void,
  ): Promise<GamePage> {
    const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
    page.setDefaultTimeout(10_000);
    const self = new GamePage(page);
    if (prepare) await page.addInitScript(prepare);
    await page.goto(url);
    await self.ready();
    return self;
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

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** What the board says of itself. */
  state() {
    return this.page.evaluate(() => {
      const { board } = document.querySelector<OthelloGame>('othello-game')!;
      const { ply, turn, moves, position, engine, level, orientation, result, hints } = board;
      return { ply, turn, moves, position, engine, level, orientation, result, hints };
    });
  }

  /** Puts a game on the board as a link would. */
  async load(text: string): Promise<void> {
    await this.page.evaluate(
      (record) => document.querySelector<OthelloGame>('othello-game')!.load(record),
      text,
    );
  }

  /** Waits for the person's turn, or the end. */
  async settled(): Promise<void> {
    await this.page.waitForFunction(() => {
      const { board } = document.querySelector<OthelloGame>('othello-game')!;
      return board.gameOver || (board.turn !== board.engine && !board.thinking && !board.animating);
    });
  }

  /** Begins a game at once, as the page's script would. */
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

  /** The name of what has the focus. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      const labels = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.labels : null;
      const label = labels ? labels[0]?.textContent : at?.textContent;
      return (at?.getAttribute('aria-label') ?? label ?? '').trim();
    });
  }

  /** Plays moves by the keyboard, as the board's own shortcuts allow: a letter, a digit, Enter. */
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
    await this.button('New game').click();
    if (choices.players) await dialog.getByRole('radio', { name: choices.players, exact: true }).check();
    if (choices.level) await dialog.getByRole('radio', { name: choices.level, exact: true }).check();
    for (const [label, name] of Object.entries(choices.names ?? {}))
      await dialog.getByLabel(label).fill(name);
    if (choices.side) await dialog.getByRole('radio', { name: choices.side, exact: true }).check();
    if (choices.rules || choices.byHand) await dialog.getByText('Clock, handicap, match').click();
    for (const [label, value] of Object.entries(choices.rules ?? {})) {
      const field = dialog.getByLabel(label, { exact: true });
      if ((await field.evaluate(({ localName }) => localName)) === 'select') {
        await field.selectOption({ label: value });
      } else await field.fill(value);
    }
    if (choices.byHand) await dialog.getByLabel(/by hand/).check();
    await dialog.getByRole('button', { name: 'Start' }).click();
  }

  /** What axe finds fault with, in words. */
  async violations(): Promise<string[]> {
    await this.page.evaluate(axe.source);
    return this.page.evaluate(async () => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    });
  }
}
