// All features of the analysis page, in each way of use and at each size, with one language for each way.
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ANALYSE } from '../../demo/locales/analyse.js';
import { cs as analysisCs } from '../../src/core/locales/cs/analysis.js';
import { en as analysisEn } from '../../src/core/locales/en/analysis.js';
import { fr as analysisFr } from '../../src/core/locales/fr/analysis.js';
import { cs as companionsCs } from '../../src/core/locales/cs/companions.js';
import { en as companionsEn } from '../../src/core/locales/en/companions.js';
import { fr as companionsFr } from '../../src/core/locales/fr/companions.js';
import { fill, plural } from '../../src/core/locales/strings.js';
import { boardState, ending, GAME, squareOf } from './support/analyse-page.js';
import { axeViolations } from './support/axe.js';
import { useSite } from './support/site-page.js';
import { handOf, reach, WAYS, type Hand, type Way } from './support/ways.js';

const site = useSite();

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
] as const;

/** The language and the colour scheme for each way. */
const LOOKS = {
  mouse: { locale: 'en', colorScheme: 'light' },
  keyboard: { locale: 'fr', colorScheme: 'dark' },
  touch: { locale: 'cs', colorScheme: 'light' },
} as const satisfies Record<Way, unknown>;

const ANALYSIS = { en: analysisEn, fr: analysisFr, cs: analysisCs };
const COMPANIONS = { en: companionsEn, fr: companionsFr, cs: companionsCs };

/** An endgame in which Black's first move loses 36 discs. */
const BLUNDER = '-X-OOOO--OOOOX--XOXXXXXXOOOOOOXXXOXOOXXXXOOOXOX-XOOOOX----XXXXX- X a2h7b8a8g7g2h1c1h8h6h2a1';

/** Minimum width and height of controls. Moves are close together, but buttons and the graph lead to them too. */
const TARGETS = {
  mouse: { button: [24, 24], move: [24, 24] },
  keyboard: { button: [24, 24], move: [24, 24] },
  touch: { button: [40, 44], move: [24, 40] },
} as const satisfies Record<Way, Targets>;
type Targets = Readonly<Record<'button' | 'move', readonly [width: number, height: number]>>;

/** A user of the page. */
interface Visit {
  readonly page: Page;
  readonly hand: Hand;
  readonly language: 'en' | 'fr' | 'cs';
  readonly words: (typeof ANALYSE)['en'];
  readonly analysis: (typeof ANALYSIS)['en'];
  readonly controls: (typeof COMPANIONS)['en']['controls'];
}

const button = (where: Page | Locator, name: string): Locator =>
  where.getByRole('button', { name, exact: true });

const showTab = ({ page, hand, words }: Visit, name: keyof typeof words.tabs): Promise<void> =>
  hand.press(page.getByRole('tab', { name: words.tabs[name], exact: true }));

/**
 * A game from a link: a finished one opens at its start, another at its end; with `&review` like the links of finished
 * games.
 */
async function openLink({ page }: Visit, text: string, wish: '' | '&review' = ''): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `game=${encodeURIComponent(text)}${wish}`);
  const { length } = text.split(' ').at(-1)!;
  await expect.poll(() => boardState(page).then((state) => state.length)).toBe(length / 2);
}

async function expectPly(page: Page, ply: number): Promise<void> {
  await expect.poll(() => boardState(page).then((state) => state.ply)).toBe(ply);
}

/** The file that a button saves. */
async function saved({ page, hand }: Visit, target: Locator): Promise<Buffer> {
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await hand.press(target);
  return readFile(await (await download).path());
}

/** All actions, in this order on one page. */
const FEATURES: readonly (readonly [name: string, act: (visit: Visit) => Promise<void>])[] = [
  [
    'the space bar and the arrows before anything has the focus',
    async ({ page, hand }) => {
      if (hand.way !== 'keyboard') return;
      await page.keyboard.press(' ');
      expect((await boardState(page)).analysis).toBe(true);
      await page.keyboard.press(' ');
      expect((await boardState(page)).analysis).toBe(false);
    },
  ],
  [
    'opening a file of many games, and finding one',
    async ({ page, hand, words, language }) => {
      const games = Array.from(
        { length: 60 },
        (_, i) => `[Black "Player ${i % 7}"]\n[White "${i === 41 ? 'Élodie Unique' : `Rival ${i}`}"]\n
f5 d6 c3 d3 c4 *\n`,
      );
      const file = join(await mkdtemp(join(tmpdir(), 'othello-games-')), 'games.pgn');
      await writeFile(file, games.join('\n'));
      const chooser = page.waitForEvent('filechooser');
      const input = page.locator('#panel-open input[type=file]').first();
      await hand.press(hand.way === 'keyboard' ? input : page.locator('#panel-open label.file').first());
      await (await chooser).setFiles(file);
      const count = (shown: number): Promise<void> =>
        page
          .getByText(plural(words.open.count, 60, language).replace('{shown}', String(shown)), {
            exact: true,
          })
          .waitFor();
      await count(60);
      await hand.write(page.getByLabel(words.open.player), 'elodie');
      await count(1);
      const list = page.getByRole('listbox', { name: words.open.list });
      // Only visible rows are in the document.
      if (hand.way === 'keyboard') await reach(page, list);
      else await list.scrollIntoViewIfNeeded();
      await hand.press(list.getByRole('option').first());
      await expect.poll(() => boardState(page)).toMatchObject({ moves: 'f5d6c3d3c4', ply: 0 });
      if (hand.way !== 'keyboard') return;
      // After opening by keyboard the game is navigated by keyboard.
      await page.keyboard.press('ArrowRight');
      await expectPly(page, 1);
    },
  ],
  [
    'a text: dropped, pasted by the keys, or taken from the clipboard',
    async (visit) => {
      const { page, hand, words } = visit;
      await showTab(visit, 'open');
      if (hand.way === 'mouse') {
        await page.evaluate(() => {
          const dataTransfer = new DataTransfer();
          dataTransfer.setData('text/plain', 'f5f6e6');
          const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
          document.querySelector('#board')!.dispatchEvent(event);
        });
      } else {
        await page.evaluate(() => navigator.clipboard.writeText('f5f6e6'));
        if (hand.way === 'keyboard') {
          await reach(page, page.getByRole('tab', { selected: true }));
          await page.keyboard.press('Control+V');
        } else await hand.press(button(page, words.open.fromClipboard));
      }
      await expect.poll(() => boardState(page).then(({ moves }) => moves)).toBe('f5f6e6');
    },
  ],
  [
    'what is wrong with a text',
    async (visit) => {
      const { page, hand, words } = visit;
      await showTab(visit, 'open');
      await hand.write(page.getByLabel(words.open.paste), 'f5d6a1');
      await hand.press(button(page, words.open.openText));
      await page.locator('.status.failed').getByText('a1').waitFor();
      expect((await boardState(page)).moves).toBe('f5f6e6');
    },
  ],
  [
    'the way back to the game before',
    async ({ page, hand, words }) => {
      const back = page.getByRole('button', { name: words.wayBack });
      for (const moves of ['f5d6c3d3c4', 'f5f6e6']) {
        await hand.press(back);
        await expect.poll(() => boardState(page).then((state) => state.moves)).toBe(moves);
      }
    },
  ],
  [
    'going through the game, and a side line',
    async (visit) => {
      const { page, hand, controls } = visit;
      await openLink(visit, 'f5d6c3d3c4');
      for (const [name, ply] of [
        ['first', 0],
        ['forward', 1],
        ['last', 5],
        ['back', 4],
        ['first', 0],
        ['forward', 1],
      ] as const) {
        await hand.press(button(page.locator('othello-controls'), controls[name]));
        await expectPly(page, ply);
      }
      await hand.press(squareOf(page, 'f6'));
      await expect.poll(() => boardState(page).then(({ moves }) => moves)).toBe('f5f6');
      await hand.press(page.locator('othello-moves').getByRole('button', { name: /c4/ }));
      expect((await boardState(page)).moves).toBe('f5d6c3d3c4');
    },
  ],
  [
    'turning the board',
    async ({ page, hand, words }) => {
      for (const orientation of ['white', 'black']) {
        await hand.press(button(page, words.turnBoard));
        expect((await boardState(page)).orientation).toBe(orientation);
      }
    },
  ],
  [
    'the lines of the engine: start, values, more lines, keep, show, play, stop',
    async (visit) => {
      const { page, hand, analysis, controls } = visit;
      await openLink(visit, ending(10));
      await expectPly(page, 0);
      const lines = page.locator('othello-lines');
      await hand.press(button(lines, analysis.lines.start));
      await lines.getByText(analysis.exact, { exact: true }).first().waitFor({ timeout: 60_000 });
      await hand.choose(lines.getByRole('combobox'), '2');
      await expect.poll(() => lines.locator('[part=line]').count()).toBe(2);
      await lines.getByText(analysis.exact, { exact: true }).nth(1).waitFor({ timeout: 60_000 });
      // The value is visible, and values on the squares.
      await page
        .locator('othello-evaluation[for=board]')
        .getByText(/\(.+\)/)
        .waitFor();
      await hand.press(button(lines, analysis.lines.lock));
      await hand.press(button(page.locator('othello-controls'), controls.forward));
      const third = lines.locator('[part=line]').first().locator('.move').nth(2);
      if (hand.way === 'mouse') await third.hover();
      if (hand.way === 'keyboard') await reach(page, third);
      if (hand.way !== 'touch') expect((await boardState(page)).preview).toMatch(/^[XO-]{64}/);
      const square = (await third.textContent())!.trim();
      await hand.press(third);
      await expectPly(page, 3);
      const { moves, preview } = await boardState(page);
      expect(moves.slice(4, 6)).toBe(square);
      expect(preview).toBe(undefined);
      await hand.press(button(lines, analysis.lines.lock));
      await hand.press(button(lines, analysis.lines.stop));
      await button(lines, analysis.lines.start).waitFor();
      expect((await boardState(page)).analysis).toBe(false);
    },
  ],
  [
    'playing on against the engine',
    async (visit) => {
      const { page, hand, words } = visit;
      await openLink(visit, 'f5d6c3');
      const panel = page.locator('#play');
      await hand.choose(panel.getByRole('combobox'), '1');
      await hand.press(button(panel, words.play.start));
      await panel.getByText(fill(words.play.playing, { color: words.play.black })).waitFor();
      await hand.press(squareOf(page, 'd3'));
      await expect.poll(() => boardState(page).then(({ ply }) => ply), { timeout: 60_000 }).toBe(5);
      await hand.press(button(panel, words.play.stop));
      expect((await boardState(page)).engine).toBe('none');
    },
  ],
  [
    'setting up a position',
    async (visit) => {
      const { page, hand, words } = visit;
      await showTab(visit, 'setUp');
      const { tools, changes, oddities, use, fine, fromGame } = words.setUp;
      const radio = (name: string, at = 0): Locator =>
        page.locator('#panel-setUp').getByRole('radio', { name, exact: true }).nth(at);
      const is = async (squares: string): Promise<void> => {
        await expect.poll(() => boardState(page).then(({ preview }) => preview)).toBe(squares);
      };
      for (const change of ['start', 'mirror', 'turn', 'swap', 'clear'] as const) {
        await hand.press(button(page, changes[change]));
      }
      await page.getByText(oddities.empty).waitFor();
      for (const name of ['e4', 'd5', 'd4']) await hand.press(squareOf(page, name));
      await page.getByText(oddities['one-colour']).waitFor();
      await hand.press(radio(tools.white));
      await hand.press(squareOf(page, 'e5'));
      await hand.press(squareOf(page, 'a1'));
      await page.getByText(oddities.apart.replace('{squares}', 'a1')).waitFor();
      await hand.press(radio(tools.erase));
      await hand.press(squareOf(page, 'a1'));
      await page.getByText(fine).waitFor();
      const square = `${'-'.repeat(27)}XX${'-'.repeat(6)}XO${'-'.repeat(27)}`;
      await hand.press(radio(words.setUp.white, 1));
      await is(`${square} O`);
      await hand.press(radio(words.setUp.black, 1));
      await is(`${square} X`);
      expect((await boardState(page)).moves).toMatch(/^f5d6c3d3/);
      await hand.press(button(page, use));
      await expect.poll(() => boardState(page)).toMatchObject({ position: `${square} X`, moves: '' });
      expect(fromGame).not.toBe('');
    },
  ],
  [
    'a review: begun, cancelled, gone on with',
    async (visit) => {
      const { page, hand, analysis } = visit;
      await openLink(visit, GAME);
      await showTab(visit, 'review');
      const review = page.locator('othello-review');
      const known = () =>
        review.evaluate(
          ({ result }: HTMLElementTagNameMap['othello-review']) => result.plies.filter(Boolean).length,
        );
      await hand.press(button(review, analysis.review.start));
      await expect.poll(known, { timeout: 60_000 }).toBeGreaterThan(0);
      await hand.press(button(review, analysis.review.cancel));
      await hand.press(button(review, analysis.review.resume));
      await review.getByRole('progressbar').waitFor();
      await hand.press(button(review, analysis.review.cancel));
      await button(review, analysis.review.resume).waitFor();
      expect(await known()).toBeGreaterThan(0);
    },
  ],
  [
    'a review to its end: summary, turning points, refutation, reasons',
    async (visit) => {
      const { page, hand, analysis } = visit;
      await openLink(visit, BLUNDER, '&review');
      const review = page.locator('othello-review');
      await review.getByText(analysis.review.complete, { exact: true }).first().waitFor({ timeout: 60_000 });
      await review.getByRole('table', { name: analysis.review.summary }).waitFor();
      const move = fill(analysis.move, { n: 1, color: analysis.black, square: 'a2' });
      await hand.press(review.getByRole('button', { name: move }).first());
      await expectPly(page, 1);
      await hand.press(button(review, analysis.review.showMove.replace('{move}', move)));
      await expectPly(page, 0);
      expect((await boardState(page)).preview).toMatch(/^[XO-]{64}/);
      await hand.press(button(review, analysis.review.stopShowing));
      expect((await boardState(page)).preview).toBe(undefined);
      await hand.press(button(review, `${analysis.review.why} ${move}`));
      await review.locator('.reasons li').first().waitFor();
    },
  ],
  [
    'the graph: pressed, dragged, to the next mistake, in chances',
    async ({ page, hand, analysis }) => {
      const graph = page.locator('othello-graph');
      const slider = graph.getByRole('slider', { name: analysis.graph.name });
      await hand.drag(slider, 0.5, 1);
      await expectPly(page, 12);
      if (hand.way === 'keyboard') await page.keyboard.press('PageUp');
      else await hand.drag(slider, 1, 0.09);
      await expectPly(page, 1);
      expect(await slider.getAttribute('aria-valuetext')).toContain(analysis.classes.blunder.slice(1));
      await hand.press(button(graph, analysis.graph.chances));
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/\d+\s?%/);
      await hand.press(button(graph, analysis.graph.discs));
    },
  ],
  [
    'learning from a mistake',
    async ({ page, hand, analysis, language }) => {
      const { drill } = analysis;
      const review = page.locator('othello-review');
      const errors = plural(drill.errors, 1, language);
      await hand.press(button(review, fill(errors, { color: analysis.black })));
      await expectPly(page, 0);
      await hand.press(squareOf(page, 'a2'));
      await review.getByText(fill(drill.same, { square: 'a2' })).waitFor();
      await hand.press(button(review, drill.hint));
      await review.getByText(drill.hintCorner).waitFor();
      await hand.press(button(review, drill.hint));
      await hand.press(squareOf(page, 'a1'));
      await review.getByText(fill(drill.best, { square: 'a1' })).waitFor();
      await hand.press(button(review, drill.next));
      await review.getByText(fill(drill.done, { n: 1, total: 1 })).waitFor();
      await hand.press(button(review, drill.end));
      await review.getByText(analysis.review.turningPoints, { exact: true }).waitFor();
      expect((await boardState(page)).preview).toBe(undefined);
    },
  ],
  [
    'the list of moves, with what they gave away',
    async (visit) => {
      const { page, hand, analysis, language } = visit;
      await showTab(visit, 'analysis');
      const lost = plural(analysis.lost, 36, language);
      const first = page.locator('othello-moves').getByRole('button', { name: lost });
      expect(await first.textContent()).toMatch(/\?\? −36/);
      await hand.press(first);
      await expectPly(page, 1);
    },
  ],
  [
    'taking the game along: as a text, a picture, an animation, on paper',
    async (visit) => {
      const { page, hand, words } = visit;
      await openLink(visit, 'f5d6c3');
      await showTab(visit, 'share');
      const { as, formats, copy, copied, save, pictureType, savePicture, saveReplay } = words.share;
      const text = page.locator('#panel-share textarea');
      const field = (role: 'combobox' | 'checkbox', name: string): Locator =>
        page.locator('#panel-share').getByRole(role, { name, exact: true });
      await hand.choose(field('combobox', as), formats.embed);
      await expect.poll(() => text.inputValue()).toMatch(/<script[^]*<othello-board moves="f5d6c3"/);
      await hand.press(button(page, copy));
      await page.getByText(copied, { exact: true }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.inputValue());
      await hand.choose(field('combobox', as), formats.pgn);
      await expect.poll(() => text.inputValue()).toContain('1. f5 d6 2. c3');
      expect((await saved(visit, button(page, save))).toString()).toBe(await text.inputValue());
      await hand.choose(field('combobox', pictureType), 'JPEG');
      await hand.choose(field('combobox', words.share.theme), words.share.themes.wood);
      await hand.press(field('checkbox', words.share.coordinates));
      expect((await saved(visit, button(page, savePicture))).subarray(0, 3).toString('hex')).toBe('ffd8ff');
      expect((await saved(visit, button(page, saveReplay))).subarray(0, 6).toString()).toBe('GIF89a');
      await page.evaluate(() => {
        globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await hand.press(button(page, words.share.printSheet));
      await page.locator('html[data-printed]').waitFor();
    },
  ],
];

test.each(SIZES.flatMap((size) => WAYS.map((way) => ({ ...size, way }))))(
  'at $width x $height, by $way',
  async ({ way, ...viewport }) => {
    const { locale, colorScheme } = LOOKS[way];
    const hasTouch = way === 'touch';
    // Check all states once at each size, in each language, light and dark.
    const isForAxe = SIZES[WAYS.indexOf(way)]!.width === viewport.width;
    const page = await site.blank({
      viewport,
      locale,
      colorScheme,
      hasTouch,
      isMobile: hasTouch && viewport.width < 1000,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto(`${site.url}analyse/index.html`);
    await page.locator('#board [data-square=a1]').waitFor();
    const visit: Visit = {
      page,
      hand: handOf(way, page),
      language: locale,
      words: ANALYSE[locale],
      analysis: ANALYSIS[locale],
      controls: COMPANIONS[locale].controls,
    };
    for (const [name, act] of FEATURES) {
      try {
        await act(visit);
        if (isForAxe) expect(await axeViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
        expect(await targetsBelow(page, TARGETS[way])).toEqual([]);
      } catch (error) {
        throw new Error(`${name}: ${String(error)}`, { cause: error });
      }
    }
  },
  // Three dozen actions, on a machine that may be busy.
  480_000,
);

/** Controls beside the board that are smaller than that. */
function targetsBelow(page: Page, least: Targets): Promise<string[]> {
  return page.evaluate((limits) => {
    const found: string[] = [];
    const search = (root: ParentNode): void => {
      for (const one of root.querySelectorAll<HTMLElement>('*')) {
        if (one.shadowRoot && one.localName !== 'othello-board') search(one.shadowRoot);
        if (!one.matches('button, select, input, summary, [role=option]') || !one.checkVisibility()) continue;
        const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
        const [wide, high] = limits[one.matches('[part~=move]') ? 'move' : 'button'];
        if (width < wide || height < high) {
          found.push(`${one.localName} "${one.textContent.trim()}" ${width.toFixed()} x ${height.toFixed()}`);
        }
      }
    };
    search(document.querySelector('.desk')!);
    return found;
  }, least);
}
