import { expect, test } from 'vitest';
import { hostileTexts, watchForForeign } from './support/hostile.js';
import { page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

const stage = useStage();

const ATTRIBUTES = [
  'position',
  'moves',
  'ply',
  'turn',
  'player',
  'level',
  'hints',
  'marks',
  'arrows',
  'coordinates',
  'coordinate-style',
  'orientation',
  'theme',
  'name',
  'lang',
  'dir',
  'handicap',
  'pace',
  'move-time',
  'aria-label',
  'title',
];

declare function foreign(): string[];

test('10,000 hostile values in attributes and text stay text, and the board stays a board', async () => {
  const { page, faults } = await stage.open(
    html('/dist/othello-board.js', '<othello-board interactive controls></othello-board>'),
    { before: watchForForeign },
  );
  const found = await page.evaluate(
    async ({ texts, attributes }) => {
      const board = document.querySelector('othello-board')!;
      const seen: string[] = [];
      for (const [round, text] of texts.entries()) {
        if (round % 20 === 0) board.textContent = text;
        else board.setAttribute(attributes[round % attributes.length]!, text);
        if (round % 10 !== 9) continue;
        await board.updateComplete;
        seen.push(...foreign());
        const squares = board.shadowRoot!.querySelectorAll('[role="gridcell"]').length;
        if (squares !== 64) seen.push(`${squares} squares at ${round}`);
      }
      for (const attribute of board.getAttributeNames()) board.removeAttribute(attribute);
      board.setAttribute('interactive', '');
      board.textContent = '';
      await board.updateComplete;
      return seen.slice(0, 5);
    },
    { texts: hostileTexts(10_000), attributes: ATTRIBUTES },
  );
  expect(found).toEqual([]);
  expect(faults).toEqual([]);
  await page.locator('othello-board [part~="f5"]').click();
  await expect.poll(() => page.locator('output').textContent()).toContain('user f5');
}, 240_000);

test('a property of any type is refused or understood, and nothing is thrown', async () => {
  const { page, faults } = await stage.open(
    html('/dist/othello-board.js', '<othello-board interactive></othello-board>'),
  );
  const thrown = await page.evaluate(
    async (names) => {
      const board = document.querySelector('othello-board')!;
      const values = [
        null,
        undefined,
        0,
        -1,
        Number.NaN,
        {},
        [],
        [null],
        [{}],
        () => 1,
        10n,
        new Date(),
        true,
      ];
      const errors: string[] = [];
      for (const name of names) {
        for (const value of values) {
          try {
            Reflect.set(board, name, value);
            await board.updateComplete;
          } catch (error) {
            errors.push(`${name} = ${typeof value}: ${String(error)}`);
          }
        }
      }
      return errors;
    },
    [
      ...ATTRIBUTES.filter((name) => /^[a-z]+$/u.test(name) && !['lang', 'dir', 'title'].includes(name)),
      'strings',
    ],
  );
  expect(thrown).toEqual([]);
  expect(faults).toEqual([]);
});
