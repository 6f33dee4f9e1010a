import { expect, test } from 'vitest';
import { page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

const stage = useStage();

/** What has broken out of one renderer or another: markup, script addresses, templates, controls, sizes. */
const CORPUS = [
  '<img src=x onerror="owned=1">',
  '"><script>owned=1</script>',
  "'><svg/onload=owned=1>",
  'javascript:owned=1',
  '</style><script>owned=1</script>',
  '${owned=1}',
  '{{constructor.constructor("owned=1")()}}',
  '<!--',
  ']]>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty=A __proto__=B',
  'd3=<b>x</b>',
  'd3=A'.repeat(5000),
  'f5d6c3'.repeat(3000),
  '\u0000',
  '\ud800',
  '\u202ef5d6',
  'X'.repeat(63),
  'X'.repeat(65),
  '-'.repeat(64),
  'X'.repeat(64),
  'O'.repeat(64),
  'NaN',
  '-1',
  '1e309',
  '999999999999999999999',
  'f5 f5 f5',
  'pass pass pass',
  'a1b2c3d4',
  'zz99',
  '٣',
  'data:text/html,<script>owned=1</script>',
  'c4-f4:<i>',
  'c4-c4 a1-h8:9 i9-z0',
];

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

test('10,000 hostile values in attributes and text stay text, and the board stays a board', async () => {
  const { page, faults } = await stage.open(
    html('/dist/othello-board.js', '<othello-board interactive controls></othello-board>'),
  );
  const outcome = await page.evaluate(
    async ({ corpus, attributes }) => {
      const board = document.querySelector('othello-board')!;
      // A linear congruential generator: the same values in every run.
      let state = 20261120;
      const random = (below: number) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state % below;
      };
      const alphabet = '<>"\'&=/\\:;,.-_ \n\tabcdefghXO12345678{}$`()[]%#!?\u0000\u00ff\u2028\ud83d\ude00';
      const value = () =>
        random(3) === 0
          ? corpus[random(corpus.length)]!
          : Array.from({ length: random(80) }, () => alphabet[random(alphabet.length)]).join('');
      const foreign: string[] = [];
      for (let round = 0; round < 10_000; round++) {
        const text = value();
        if (random(20) === 0) board.textContent = text;
        else board.setAttribute(attributes[random(attributes.length)]!, text);
        if (round % 10 !== 9) continue;
        await board.updateComplete;
        const root = board.shadowRoot!;
        for (const element of root.querySelectorAll(
          'script, img, iframe, object, embed, style, link, a, form',
        )) {
          foreign.push(`${round}: ${element.outerHTML}`);
        }
        for (const element of root.querySelectorAll('*')) {
          for (const { name } of element.attributes)
            if (name.startsWith('on')) foreign.push(`${round}: ${name}`);
        }
        if (root.querySelectorAll('[role="gridcell"]').length !== 64)
          foreign.push(`${round}: not 64 squares`);
      }
      for (const attribute of board.getAttributeNames()) board.removeAttribute(attribute);
      board.setAttribute('interactive', '');
      board.textContent = '';
      await board.updateComplete;
      return { foreign: foreign.slice(0, 5), owned: 'owned' in window };
    },
    { corpus: CORPUS, attributes: ATTRIBUTES },
  );
  expect(outcome).toEqual({ foreign: [], owned: false });
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
