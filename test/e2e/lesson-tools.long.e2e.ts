import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { lessonCode } from '../../demo/analyse/lesson-code.js';
import type { OthelloLesson } from '../../src/elements/companions/lesson/lesson.js';
import { diagramSVG } from '../../src/elements/diagram/diagram.js';
import type { MoveNote } from '../../src/core/formats/game-record.js';
import { Game, type GameNode } from '../../src/core/rules/game.js';
import { blocks } from './support/documentation.js';
import { openAxTree } from './support/ax-tree.js';
import { randomGame } from './support/random-game.js';
import { useStage } from './support/stage.js';

const run = promisify(execFile);
const stage = useStage();

const STEPS = 10;

/** What a step of the lesson shows and says. */
interface Step {
  readonly place: GameNode;
  readonly moves: readonly string[];
}

const game = new Game();
const steps: readonly Step[] = (randomGame(7, STEPS).match(/../gu) ?? []).map((move) => {
  game.play(move as never);
  return { place: game.node, moves: [...game.line] };
});

const titleOf = ({ moves }: Step): string => `Move ${moves.length}: ${moves.at(-1)!}`;
const transcriptOf = ({ moves }: Step): string => `Played so far: ${moves.join(' ')}.`;

const SCRIPT = '<script type="module" src="/package/othello-lesson.js"></script>';

/** The lesson in Markdown. */
const MARKDOWN = `${SCRIPT}

# A lesson

<othello-lesson>
${steps
  .map(
    (step) => `<section moves="${step.moves.join('')}" marks="${step.moves.at(-1)!}=A">

## ${titleOf(step)}

${transcriptOf(step)}

[othello ${step.moves.join('')} marks="${step.moves.at(-1)!}=A" fallback="true"]

</section>
`,
  )
  .join('')}</othello-lesson>
`;

/** The same in HTML. */
const BY_HAND = `${SCRIPT}<h1>A lesson</h1><othello-lesson>${steps
  .map(
    (
      step,
    ) => `<section moves="${step.moves.join('')}" marks="${step.moves.at(-1)!}=A"><h2>${titleOf(step)}</h2>
    <p>${transcriptOf(step)}</p><figure data-fallback>${diagramSVG(step.place)}</figure></section>`,
  )
  .join('')}</othello-lesson>`;

let folder: string;

beforeAll(() => {
  // Inside the fixtures' workspace, which has the tools in the versions of the lock file.
  mkdirSync('test/consumers/build', { recursive: true });
  folder = mkdtempSync(resolve('test/consumers/build/written-'));
  cpSync(join(inject('home'), 'node_modules/othello-board'), join(folder, 'node_modules/othello-board'), {
    recursive: true,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A tool's output for the lesson. */
async function written(tool: string): Promise<string> {
  const home = join(folder, tool);
  const pages = join(home, tool === 'astro' ? 'src/pages' : 'src');
  cpSync(join('test/consumers', tool), home, { recursive: true });
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, 'index.md'), MARKDOWN);
  await run(process.execPath, ['build.js'], {
    cwd: home,
    env: { ...process.env, NODE_ENV: '', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return readFileSync(join(home, 'dist/index.html'), 'utf8');
}

async function composed(): Promise<string> {
  const notes = new Map<GameNode, MoveNote>(
    steps.map((step) => [step.place, { comment: transcriptOf(step) }]),
  );
  const words = { open: 'Open this game', start: 'The start' };
  return SCRIPT + (await lessonCode({ game, notes }, 'https://example.com/analyse/', words));
}

async function open(html: string, options = {}): Promise<{ page: Page; faults: string[] }> {
  const site = await stage.host({
    content: {
      '/': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A lesson</title>
        <link rel="icon" href="data:,"></head><body>${html}</body></html>`,
      '/package/': { folder: stage.dist },
    },
  });
  const { page, faults } = await stage.blank(options);
  await page.goto(`${site.origin}/`);
  return { page, faults };
}

describe.each<[string, { readonly build: () => string | Promise<string>; readonly isDrawn: boolean }]>([
  ['markdown-it', { build: () => written('markdown-it'), isDrawn: true }],
  ['remark', { build: () => written('remark'), isDrawn: true }],
  ['Eleventy', { build: () => written('eleventy'), isDrawn: true }],
  ['Astro', { build: () => written('astro'), isDrawn: true }],
  ['hand', { build: () => BY_HAND, isDrawn: true }],
  ['the analysis page', { build: composed, isDrawn: false }],
])('a lesson of ten steps, written by %s', (_, { build, isDrawn }) => {
  let html: string;

  beforeAll(async () => {
    html = await build();
  });

  test('is read step by step, each with its position on the board', async () => {
    const { page, faults } = await open(html);
    const board = page.getByRole('complementary', { name: 'The board of this lesson' });
    for (const [index, { place, moves }] of steps.entries()) {
      await board.getByText(`Step ${index + 1} of ${STEPS}`).waitFor();
      const shown = await page.locator('othello-lesson').evaluate((lesson: OthelloLesson) => ({
        position: lesson.board!.position,
        history: lesson.board!.history,
      }));
      expect(shown).toEqual({ position: place.position.toString(), history: moves });
      const name = index + 1 < STEPS ? 'Next' : 'Finish';
      await board.getByRole('button', { name }).click();
    }
    await board.getByText('You have come to the end of the lesson.').waitFor();
    // The pictures are a fallback; here is the board.
    for (const picture of await page.locator('section svg').all())
      expect(await picture.isVisible()).toBe(false);
    expect(faults).toEqual([]);
  });

  test('is heard as text first, and then the board as its companion', async () => {
    const { page } = await open(html);
    await page.getByRole('complementary').getByText(`Step 1 of ${STEPS}`).waitFor();
    const read = await (await openAxTree(page)).read();
    const board = read.findIndex(({ role }) => role === 'complementary');
    const texts = steps.map((step) => read.findIndex(({ name }) => name.includes(transcriptOf(step))));
    expect(texts.every((at, i) => at > (texts[i - 1] ?? 0))).toBe(true);
    expect(board).toBeGreaterThan(texts.at(-1)!);
    // A board that nobody plays on is a table.
    const squares = read.findIndex(({ role, above }) => role === 'table' && above.includes('complementary'));
    expect(squares).toBeGreaterThan(board);
  });

  test('has on paper a diagram for each step, several of which fit on a page', async () => {
    const { page } = await open(html);
    await page.getByRole('complementary').getByText(`Step 1 of ${STEPS}`).waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const pictures = await page.locator('section svg').all();
    expect(pictures).toHaveLength(STEPS);
    for (const picture of pictures) {
      const { width } = (await picture.boundingBox())!;
      expect(width).toBeGreaterThan(100);
      // 6.5 cm, at 96 pixels an inch.
      expect(width).toBeLessThan(250);
    }
  });

  test('is prose with its transcript where there is no JavaScript', async () => {
    const { page } = await open(html, { javaScriptEnabled: false });
    for (const [index, step] of steps.entries()) {
      const section = page.locator('section').nth(index);
      expect(await section.getByText(transcriptOf(step)).isVisible()).toBe(true);
      if (!isDrawn) continue;
      const picture = section.getByRole('img', { name: step.place.position.toString() });
      expect(await picture.isVisible()).toBe(true);
      expect((await picture.boundingBox())!.width).toBeGreaterThan(100);
    }
  });
});

const PASTED = blocks('html').filter(
  ({ name, code }) => name.startsWith('docs/guides/publish.md') && code.includes('<othello-lesson'),
);

test('the guide has lessons to paste', () => {
  expect(PASTED.length).toBeGreaterThan(1);
});

test.each(PASTED)('pasted into a page, $name is a lesson', async ({ code }) => {
  const own = code.replace(/https:[^"]*\/dist\//u, '/package/');
  const { page, faults } = await open(own === code ? SCRIPT + code : own);
  const board = page.getByRole('complementary', { name: 'The board of this lesson' });
  const seen: string[] = [];
  const shown = (): Promise<string> =>
    page.locator('othello-lesson').evaluate((lesson: OthelloLesson) => lesson.board!.history.join(''));
  await board.getByText('Step 1 of 2').waitFor();
  seen.push(await shown());
  await board.getByRole('button', { name: 'Next' }).click();
  await board.getByText('Step 2 of 2').waitFor();
  seen.push(await shown());
  expect(seen[1]!.startsWith(seen[0]!) && seen[1]!.length > seen[0]!.length).toBe(true);
  expect(faults).toEqual([]);
});
