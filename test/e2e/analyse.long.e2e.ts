import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ANALYSE } from '../../demo/locales/analyse.js';
import {
  boardState,
  DESKTOP,
  ending,
  GAME,
  PHONE,
  PHONE_ON_ITS_SIDE,
  squareOf,
  tabOf,
  visitGame,
  WORDS,
} from './support/analyse-page.js';
import { axeViolations } from './support/axe.js';
import { LONGEST_TASK, longestTask } from './support/longest-task.js';
import { useSite } from './support/site-page.js';

const site = useSite();

describe('opening', () => {
  test('a pasted game is on the board, by the mouse', async () => {
    const page = await site.visit('analyse/', DESKTOP);
    await page.getByLabel(WORDS.open.paste).fill(`1. f5 d6 2. c3 d3 3. c4`);
    await page.getByRole('button', { name: WORDS.open.openText, exact: true }).click();
    await expect.poll(() => boardState(page).then(({ moves }) => moves)).toBe('f5d6c3d3c4');
    // The actions for a game are visible.
    expect(await tabOf(page, 'analysis').getAttribute('aria-selected')).toBe('true');
  });

  test('what is wrong with a text is said with its place, and the game on the board stays', async () => {
    const page = await visitGame(site, 'f5d6');
    await tabOf(page, 'open').click();
    await page.getByLabel(WORDS.open.paste).fill('f5d6a1');
    await page.getByRole('button', { name: WORDS.open.openText, exact: true }).click();
    await page.getByText(/move 3, a1, is not legal/).waitFor();
    expect((await boardState(page)).moves).toBe('f5d6');
  });

  test('what is wrong with a link is in sight', async () => {
    const page = await site.blank(DESKTOP);
    await page.goto(`${site.url}analyse/index.html#game=f5d6a1`);
    await page.getByText(/move 3, a1, is not legal/).waitFor({ state: 'visible' });
  });

  test('after a link that cannot be read, the next game is not reviewed in its place', async () => {
    const page = await site.visit('analyse/index.html#game=f5zz&review');
    await tabOf(page, 'open').click();
    await page.locator('#panel-open .status.failed').waitFor();
    await page.getByRole('textbox', { name: WORDS.open.paste }).fill('f5d6c3');
    await page.getByRole('button', { name: WORDS.open.openText, exact: true }).click();
    await expect.poll(() => boardState(page).then(({ moves }) => moves)).toBe('f5d6c3');
    const status = page
      .locator('othello-review')
      .evaluate(({ result }: HTMLElementTagNameMap['othello-review']) => result.status);
    expect(await status).toBe('idle');
  });

  test('a file of 9,000 games is a list with a search that never holds the page up', async () => {
    const games = Array.from({ length: 9000 }, (_, i) => {
      const [black, white] = [
        `Player ${i % 90}`,
        i === 4321 ? 'Élodie Unique' : `Rival ${Math.floor(i / 90)}`,
      ];
      const tags = `[Black "${black}"]\n[White "${white}"]\n[Date "${2000 + (i % 20)}.05.01"]\n[Result "32-32"]`;
      return `${tags}\n\n${GAME} 32-32\n`;
    });
    const page = await site.visit('analyse/', DESKTOP);
    const file = join(await mkdtemp(join(tmpdir(), 'othello-games-')), 'games.pgn');
    await writeFile(file, games.join('\n'));
    const longest = await longestTask(page, async () => {
      await page.locator('#panel-open input[type=file]').first().setInputFiles(file);
      await page.getByText('9,000 of 9,000 games').waitFor({ timeout: 60_000 });
      const list = page.getByRole('listbox', { name: WORDS.open.list });
      await list.getByRole('option').first().waitFor();
      expect(await list.getByRole('option').count()).toBeLessThan(60);
      await page.getByLabel(WORDS.open.player).fill('elodie');
      await page.getByText('1 of 9,000 games').waitFor();
      await list.getByText('Élodie Unique').waitFor();
      await page.getByLabel(WORDS.open.player).fill('');
      await page.getByText(WORDS.open.more).click();
      await page.getByRole('combobox', { name: WORDS.open.from, exact: true }).selectOption('2003');
      await page.getByRole('combobox', { name: WORDS.open.to, exact: true }).selectOption('2003');
      await page.getByText('450 of 9,000 games').waitFor();
      // By keyboard: the third game of the list.
      await list.focus();
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
      await expect.poll(() => boardState(page).then(({ length }) => length)).toBe(60);
    });
    expect(longest).toBeLessThan(2 * LONGEST_TASK);
  });

  test('games that cannot be read are counted, and the others are there', async () => {
    const page = await site.visit('analyse/', DESKTOP);
    await page.getByLabel(WORDS.open.paste).fill('f5d6c3\nf5a1\nf5f6e6');
    await page.getByRole('button', { name: WORDS.open.openText, exact: true }).click();
    await page.getByText('2 of 2 games').waitFor();
    await page.getByText('1 game could not be read').click();
    await page.getByText(/a1, is not legal \(game 2/).waitFor();
  });

  test('on a phone it is in sight why a link cannot be read', async () => {
    const page = await site.blank(PHONE);
    await page.goto(`${site.url}analyse/index.html#game=zz9`);
    const why = page.getByRole('status').filter({ hasText: '“zz9”' });
    const bar = (await page.locator('.places').boundingBox())!;
    await expect
      .poll(() => why.boundingBox().then((box) => box && box.y + box.height))
      .toBeLessThanOrEqual(bar.y);
  });
});

describe('opening in place of another game', () => {
  test('a file that is dropped on the page is opened, and a button leads back to the game before', async () => {
    const page = await visitGame(site, 'f5d6c3');
    await squareOf(page, 'd3').click();
    const before = await boardState(page);
    expect(before.moves).toBe('f5d6c3d3');
    await expect.poll(() => page.getByRole('button', { name: WORDS.wayBack }).count()).toBe(0);
    const drag = (type: string): Promise<void> =>
      page.evaluate((name) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['[Black "Ann"]\n\n1. c4 c3 *\n'], 'game.pgn'));
        const event = new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector('#board')!.dispatchEvent(event);
      }, type);
    await drag('dragenter');
    await page.getByText(WORDS.open.dropHere, { exact: true }).waitFor();
    await drag('drop');
    await expect.poll(() => boardState(page).then(({ moves }) => moves)).toBe('c4c3');
    expect(await page.getByText(WORDS.open.dropHere, { exact: true }).count()).toBe(0);
    // Even after a reload.
    await page.reload();
    await page.getByRole('button', { name: WORDS.wayBack }).click();
    await expect.poll(() => boardState(page)).toMatchObject({ moves: before.moves, ply: 4 });
    await page.getByRole('button', { name: WORDS.wayBack }).click();
    await expect.poll(() => boardState(page).then(({ moves }) => moves)).toBe('c4c3');
  });
});

describe('looking through a game', () => {
  test('arrow keys, Home, End and space count on the whole page, but not in a field', async () => {
    const page = await visitGame(site, 'f5d6c3d3c4');
    for (const [key, ply] of [
      ['Home', 0],
      ['ArrowRight', 1],
      ['End', 5],
      ['ArrowLeft', 4],
    ] as const) {
      await page.keyboard.press(key);
      expect((await boardState(page)).ply).toBe(ply);
    }
    await page.keyboard.press(' ');
    expect((await boardState(page)).analysis).toBe(true);
    await page.keyboard.press(' ');
    expect((await boardState(page)).analysis).toBe(false);
    await tabOf(page, 'open').click();
    const field = page.getByLabel(WORDS.open.paste);
    await field.focus();
    await page.keyboard.type('a b');
    await page.keyboard.press('Home');
    expect(await field.inputValue()).toBe('a b');
    expect(await boardState(page)).toMatchObject({ ply: 4, analysis: false });
  });

  test('the wheel over the board steps through the game, and ? lists the keys', async () => {
    const page = await visitGame(site, 'f5d6c3d3c4');
    await page.keyboard.press('Home');
    const ply = () => boardState(page).then((state) => state.ply);
    await expect.poll(ply).toBe(0);
    await page.locator('#board').hover();
    for (const [pixels, after] of [
      [100, 1],
      [100, 2],
      [-100, 1],
    ] as const) {
      await page.mouse.wheel(0, pixels);
      await expect.poll(ply).toBe(after);
    }
    const { keyList } = WORDS;
    await page.locator('#board [data-square=a1]').focus();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: keyList.title });
    await list.getByText(keyList.rows[0]![1], { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => list.count()).toBe(0);
    expect(await ply()).toBe(1);
  });

  test('after a click on the board the arrow keys step back; with the Tab key they walk over its squares', async () => {
    const page = await visitGame(site, 'f5d6');
    await page.locator('#board [data-legal]').first().click();
    expect((await boardState(page)).ply).toBe(3);
    await page.keyboard.press('ArrowLeft');
    expect((await boardState(page)).ply).toBe(2);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowLeft');
    expect((await boardState(page)).ply).toBe(2);
  });

  test('side lines and the way the board is turned are there again after a reload', async () => {
    const page = await visitGame(site, 'f5d6c3d3c4');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await squareOf(page, 'f6').click();
    await page.getByRole('button', { name: WORDS.turnBoard }).click();
    const before = await boardState(page);
    expect(before.moves).toBe('f5f6');
    await page.reload();
    await expect.poll(() => boardState(page)).toMatchObject({ moves: 'f5f6', ply: 2, orientation: 'white' });
    const list = page.locator('othello-moves');
    await list.getByRole('button', { name: /c4/ }).click();
    expect((await boardState(page)).moves).toBe('f5d6c3d3c4');
  });

  test('the engine’s values stand on the squares, an exact one is called so', async () => {
    const page = await visitGame(site, ending(8));
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: WORDS.engine, exact: true }).click();
    await page
      .locator('othello-evaluation')
      .getByText(/\(exact\)/)
      .waitFor({ timeout: 60_000 });
    await page.locator('othello-lines').getByText('exact').first().waitFor({ timeout: 60_000 });
  });

  test('one can play on against the engine from here, and go back to the analysis', async () => {
    const page = await visitGame(site, 'f5d6c3');
    await page.getByLabel(WORDS.play.level).selectOption('1');
    await page.getByRole('button', { name: WORDS.play.start }).click();
    await page.locator('#board [data-legal]').first().click();
    await expect.poll(() => boardState(page).then(({ ply }) => ply), { timeout: 60_000 }).toBe(5);
    await page.getByRole('button', { name: WORDS.play.stop }).click();
    expect((await boardState(page)).engine).toBe('none');
  });
});

test('a review ends with its summary and a graph that goes through the game by the keys', async () => {
  const page = await visitGame(site, ending(12));
  await tabOf(page, 'review').click();
  await page.getByRole('button', { name: 'Review this game' }).click();
  await page.getByText('The review is complete.').first().waitFor({ timeout: 60_000 });
  await page.getByRole('table', { name: 'Summary' }).waitFor();
  const graph = page.getByRole('slider', { name: 'Value through the game' });
  await graph.focus();
  await page.keyboard.press('Home');
  expect((await boardState(page)).ply).toBe(0);
});

describe('setting up, by touch', () => {
  test('discs are placed and taken away, and what is odd is said', async () => {
    const page = await visitGame(site, 'f5d6', PHONE);
    await tabOf(page, 'setUp').tap();
    const words = WORDS.setUp;
    await page.getByRole('button', { name: words.changes.clear }).tap();
    await page.getByText(words.oddities.empty).waitFor();
    for (const name of ['d4', 'e4', 'd5']) await squareOf(page, name).tap();
    await page.getByText(words.oddities['one-colour']).waitFor();
    await page.getByRole('radio', { name: words.tools.white }).first().tap();
    await squareOf(page, 'e5').tap();
    await squareOf(page, 'a1').tap();
    await page.getByText(words.oddities.apart.replace('{squares}', 'a1')).waitFor();
    await squareOf(page, 'a1').tap();
    await page.getByText(words.fine).waitFor();
    expect((await boardState(page)).moves).toBe('f5d6');
    await page.getByRole('button', { name: words.use }).tap();
    expect(await boardState(page)).toMatchObject({ moves: '', preview: undefined });
    expect((await boardState(page)).position).toBe(
      `${'-'.repeat(27)}XX${'-'.repeat(6)}XO${'-'.repeat(27)} X`,
    );
  });

  test.each(['en', 'fr', 'cs'] as const)(
    'the button that uses the position is above the bar of the site: %s',
    async (locale) => {
      const page = await visitGame(site, 'f5d6', { ...PHONE, locale });
      const { tabs, setUp } = ANALYSE[locale];
      await page.getByRole('tab', { name: tabs.setUp }).tap();
      const use = (await page.getByRole('button', { name: setUp.use }).boundingBox())!;
      const eraser = (await page.getByText(setUp.tools.erase, { exact: true }).boundingBox())!;
      const bar = (await page.locator('.places').boundingBox())!;
      expect(use.y + use.height).toBeLessThanOrEqual(bar.y);
      expect(eraser.y + eraser.height).toBeLessThanOrEqual(use.y);
    },
  );
});

describe('comments, marks and arrows', () => {
  const { annotate, open, share } = WORDS;

  const notesOf = (page: Page) =>
    page.locator('#board').evaluate((board: HTMLElementTagNameMap['othello-board']) => {
      const { marks = [], arrows = [] } = board.game.node.note ?? {};
      return { marks, arrows };
    });

  test('are put to a position, kept over a reload, and taken along in SGF, PGN and a lesson that open again', async () => {
    const page = await visitGame(site, 'f5d6c3');
    await page.getByRole('textbox', { name: annotate.title }).fill('A quiet move.');
    const choose = async (tool: keyof typeof annotate.names, ...squares: string[]): Promise<void> => {
      await page.getByRole('radio', { name: annotate.names[tool], exact: true }).check();
      for (const square of squares) await squareOf(page, square).click();
    };
    await choose('letter', 'd3');
    await choose('circle', 'e6');
    await choose('arrow', 'c4', 'f4');
    const put = {
      marks: [
        { square: 'd3', text: 'A' },
        { square: 'e6', shape: 'circle' },
      ],
      arrows: [{ from: 'c4', to: 'f4' }],
    };
    expect(await notesOf(page)).toEqual(put);
    expect((await boardState(page)).moves).toBe('f5d6c3');

    await page.reload();
    await expect.poll(() => notesOf(page)).toEqual(put);

    await tabOf(page, 'share').click();
    const text = page.locator('#panel-share textarea');
    const texts: string[] = [];
    for (const [format, pattern] of [
      ['sgf', /;B\[c3\]LB\[d3:A\]CR\[e6\]AR\[c4:f4\]C\[A quiet move\.\]\)/u],
      ['pgn', /c3 \{\[%marks\s+d3=A\s+e6=circle\]\s+\[%arrows\s+c4-f4\]\s+A\s+quiet\s+move\.\}/u],
      ['lesson', /<section moves="f5d6c3" marks="d3=A e6=circle" arrows="c4-f4">/u],
    ] as const) {
      await page.getByLabel(share.as).selectOption(share.formats[format]);
      await expect.poll(() => text.inputValue()).toMatch(pattern);
      texts.push(await text.inputValue());
    }
    await page.getByLabel(share.as).selectOption(share.formats.embed);
    await expect
      .poll(() => text.inputValue())
      .toContain('<othello-board moves="f5d6c3" marks="d3=A e6=circle" arrows="c4-f4" controls>');
    // Also in the form of an older version.
    texts.push('(;GM[2];B[f5];W[d6];B[c3]C[[%marks d3=A e6=circle\\] [%arrows c4-f4\\] A quiet move.])');

    for (const written of texts) {
      const other = await site.visit('analyse/', DESKTOP);
      await other.getByLabel(open.paste).fill(written);
      await other.getByRole('button', { name: open.openText, exact: true }).click();
      await expect.poll(() => notesOf(other)).toEqual(put);
      await tabOf(other, 'analysis').click();
      expect(await other.getByRole('textbox', { name: annotate.title }).inputValue()).toBe('A quiet move.');
    }
  });
});

describe('taking along', () => {
  test('the game is there in each form', async () => {
    const page = await visitGame(site, 'f5d6c3');
    await tabOf(page, 'share').click();
    const { formats, as } = WORDS.share;
    const text = page.locator('#panel-share textarea');
    await expect.poll(() => text.inputValue()).toMatch(/analyse\/index\.html#game=f5d6c3$/);
    for (const [format, pattern] of [
      ['moves', /^f5d6c3$/],
      ['board', /^[XO-]{64} O$/],
      ['pgn', /^\[Event[^]*1\. f5 d6 2\. c3/],
      ['sgf', /^\(;[^]*GM\[2\]/],
      ['ggf', /^\(;GM\[Othello\]/],
      ['embed', /<script type="module"[^]*<othello-board moves="f5d6c3"/],
    ] as const) {
      await page.getByLabel(as).selectOption(formats[format]);
      await expect.poll(() => text.inputValue()).toMatch(pattern);
    }
  });

  test('a link has all of it: side lines, remarks, marks, the players and the place shown', async () => {
    const pgn =
      '[Black "Ann"]\n[White "Bob"]\n[Result "0-1"]\n\n1. f5 d6 {[%marks d3=A] Well.} (1... f6 2. e6) 2. c3 d3 0-1';
    const page = await visitGame(site, pgn);
    await page.getByRole('button', { name: WORDS.turnBoard }).click();
    await page.locator('othello-moves').getByRole('button', { name: /f6/ }).click();
    await tabOf(page, 'share').click();
    const text = page.locator('#panel-share textarea');
    const { formats, as } = WORDS.share;
    await expect.poll(() => text.inputValue()).toMatch(/#game=~1/);
    const link = await text.inputValue();

    const other = await site.blank(DESKTOP);
    await other.goto(link);
    await expect
      .poll(() => boardState(other))
      .toMatchObject({ moves: 'f5f6e6', ply: 2, orientation: 'white' });
    await tabOf(other, 'share').click();
    const again = other.locator('#panel-share textarea');
    await other.getByLabel(as).selectOption(formats.pgn);
    await expect
      .poll(() => again.inputValue())
      .toMatch(/\[Black "Ann"\][^]*\[Result "0-1"\][^]*Well\.[^]*f6[^]*e6/);
    // The result belongs to the game, not to the side line on the board.
    await other.getByLabel(as).selectOption(formats.ggf);
    await expect.poll(() => again.inputValue()).toMatch(/PB\[Ann\]PW\[Bob\]RE\[\?\]/);
  });

  test('a picture shows the letters and arrows of its position', async () => {
    const page = await visitGame(site, '1. f5 {[%marks d6=Q] [%arrows c4-f4]} *');
    await expect
      .poll(() =>
        page
          .locator('#board')
          .evaluate(({ game }: HTMLElementTagNameMap['othello-board']) => game.node.note?.marks?.length),
      )
      .toBe(1);
    await tabOf(page, 'share').click();
    await page.getByLabel(WORDS.share.pictureType).selectOption('SVG');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: WORDS.share.savePicture }).click();
    const svg = await readFile(await (await download).path(), 'utf8');
    expect(svg).toContain('>Q<');
    expect(svg).toContain('#ffd766');
  });

  test('as a picture and as an animation', async () => {
    const page = await visitGame(site, 'f5d6c3');
    await tabOf(page, 'share').click();
    const words = WORDS.share;
    const saved = async (button: string): Promise<Buffer> => {
      const download = page.waitForEvent('download', { timeout: 60_000 });
      await page.getByRole('button', { name: button }).click();
      return readFile(await (await download).path());
    };
    expect((await saved(words.savePicture)).subarray(1, 4).toString()).toBe('PNG');
    await page.getByLabel(words.pictureType).selectOption('SVG');
    expect((await saved(words.savePicture)).toString()).toMatch(/^<svg /);
    const gif = await saved(words.saveReplay);
    expect(gif.subarray(0, 6).toString()).toBe('GIF89a');
    // As many frames as positions: each has a control block.
    expect(gif.toString('hex').match(/21f904/g)).toHaveLength(4);
  });
});

test('a sheet of diagrams is printed in place of the page', async () => {
  const page = await visitGame(site, 'f5d6c3d3c4f4');
  await page.evaluate(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await tabOf(page, 'share').click();
  await page.getByRole('button', { name: WORDS.share.printSheet }).click();
  await page.locator('html[data-printed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('#sheet');
  expect(await sheet.isVisible()).toBe(true);
  expect(await page.locator('#board').isVisible()).toBe(false);
  expect(await sheet.innerText()).toContain('1. f5 2. d6 3. c3 4. d3 5. c4 6. f4');
  const widths = await sheet
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth));
  expect(widths.length).toBeGreaterThan(1);
  expect(widths.every((width) => width > 0)).toBe(true);
});

test('axe finds nothing in any tab', async () => {
  const page = await visitGame(site, ending(6));
  for (const name of ['open', 'analysis', 'review', 'setUp', 'share'] as const) {
    await tabOf(page, name).click();
    if (name === 'review') {
      await page.getByRole('button', { name: 'Review this game' }).click();
      await page.getByText('The review is complete.').first().waitFor({ timeout: 60_000 });
    }
    expect(await axeViolations(page), name).toEqual([]);
  }
});

describe('on a phone', () => {
  test('the board stays in sight above what is read below it', async () => {
    const page = await visitGame(site, GAME, PHONE);
    await tabOf(page, 'share').tap();
    await page.getByRole('button', { name: WORDS.share.printSheet }).scrollIntoViewIfNeeded();
    const box = (await page.locator('#board').boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThan(740 / 2);
    // The list of moves, hidden while a button is pressed, is scrolled to the current move.
    const buttons = page.locator('othello-controls').getByRole('button');
    const list = page.locator('othello-moves [part=list]');
    const isAt = (place: 'start' | 'end') =>
      expect
        .poll(() =>
          list.evaluate(({ scrollTop, clientHeight, scrollHeight }) => ({
            start: scrollTop === 0,
            end: scrollTop > 0 && scrollTop + clientHeight > scrollHeight - 8,
          })),
        )
        .toMatchObject({ [place]: true });
    await buttons.last().tap();
    await tabOf(page, 'analysis').tap();
    await isAt('end');
    await tabOf(page, 'share').tap();
    await buttons.first().tap();
    await tabOf(page, 'analysis').tap();
    await isAt('start');
  });

  test.each([
    ['upright', PHONE],
    ['on its side', PHONE_ON_ITS_SIDE],
  ])('the board is in sight after a game of the list is opened, %s', async (_, options) => {
    const page = await site.visit('analyse/', options);
    const games = ['Ann', 'Bea', 'Cid'].map((name) => `[Black "${name}"]\n[White "Bob"]\n\n${GAME}\n`);
    await page.getByRole('textbox').first().fill(games.join('\n'));
    await page.getByRole('button', { name: WORDS.open.openText }).tap();
    await page.getByRole('listbox').scrollIntoViewIfNeeded();
    await page.getByRole('option', { name: /Cid/u }).tap();
    await expect.poll(() => boardState(page).then(({ length }) => length)).toBe(60);
    const top = async () => (await page.locator('#board').boundingBox())!.y;
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    const { y, height } = (await page.locator('#board').boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(options.viewport.height);
  });

  test('on its side the board stands beside it, whole', async () => {
    const page = await visitGame(site, GAME, PHONE_ON_ITS_SIDE);
    const box = (await page.locator('#board').boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(360);
    expect((await tabOf(page, 'analysis').boundingBox())!.x).toBeGreaterThan(box.x + box.width);
    await tabOf(page, 'review').tap();
    expect(await tabOf(page, 'review').getAttribute('aria-selected')).toBe('true');
  });
});
