import { describe, expect, test } from 'vitest';
import { hostileTexts, watchForForeign } from './support/hostile.js';
import { page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

declare function foreign(): string[];

const stage = useStage();
const SCRIPT = '/dist/othello-game.js';
const TAGS = ['score', 'clock', 'moves', 'controls', 'evaluation'].map((name) => `othello-${name}`);

test('10,000 hostile values in the attributes of what stands beside a board stay text', async () => {
  const beside = TAGS.map((tag) => `<${tag} for="table"></${tag}>`).join('');
  const { page, faults } = await stage.open(
    html(SCRIPT, `<othello-board id="table" interactive moves="f5d6c3"></othello-board>${beside}`),
    { before: watchForForeign },
  );
  const found = await page.evaluate(
    async ({ texts, tags }) => {
      const targets = tags.flatMap((tag) => {
        const { observedAttributes } = customElements.get(tag) as unknown as { observedAttributes: string[] };
        return ['lang', 'title', ...observedAttributes].map((name) => ({ tag, name }));
      });
      const seen: string[] = [];
      for (const [round, text] of texts.entries()) {
        const { tag, name } = targets[round % targets.length]!;
        const element = document.querySelector<HTMLElement & { updateComplete: Promise<unknown> }>(tag)!;
        element.setAttribute(name, text);
        if (round % 10 !== 9) continue;
        await element.updateComplete;
        seen.push(...foreign());
        // Elements without their board show nothing.
        for (const each of tags) document.querySelector(each)!.setAttribute('for', 'table');
      }
      // A clock without time would end the game.
      document.querySelector('othello-clock')!.remove();
      document.querySelector('othello-board')!.reset();
      return seen.slice(0, 5);
    },
    { texts: hostileTexts(10_000), tags: TAGS },
  );
  expect(found).toEqual([]);
  expect(faults).toEqual([]);
  await page.locator('#table [part~="f4"]').click();
  await expect.poll(() => page.locator('output').textContent()).toContain('user f4;');
}, 240_000);

describe('the whole game', () => {
  test('takes hostile names, games, options and words of its own, and is still played', async () => {
    const { page, faults } = await stage.open(html(SCRIPT, '<othello-game players="two"></othello-game>'), {
      before: watchForForeign,
    });
    const found = await page.evaluate(async (texts) => {
      const game = document.querySelector('othello-game')!;
      await game.updateComplete;
      const { board } = game;
      const seen: string[] = [];
      const options = ['theme', 'coordinates', 'language', 'advice', 'sounds', 'hints'];
      for (const [round, text] of texts.entries()) {
        if (round % 4 === 0) game.newGame({ players: 'two', names: [text, texts.at(-round - 1)!] });
        else if (round % 4 === 1) await game.load(text).catch((error: unknown) => error);
        else if (round % 4 === 2) game.options = { [options[round % options.length]!]: text };
        else board.strings = { board: text, help: text, black: text };
        board.marks = [{ square: 'd3', text }];
        board.labelFormatter = () => text;
        await game.updateComplete;
        await board.updateComplete;
        seen.push(...foreign());
      }
      board.labelFormatter = undefined;
      board.strings = undefined;
      game.newGame({ players: 'two', names: ['Ann', 'Bob'] });
      await game.updateComplete;
      return seen.slice(0, 5);
    }, hostileTexts(400));
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
    await page.locator('othello-game [part~="f5"]').click();
    await expect.poll(() => page.locator('output').textContent()).toContain('user f5;');
  }, 240_000);

  test('begins with whatever is kept in the browser under its key', async () => {
    const { page, faults } = await stage.open(
      html(SCRIPT, '<othello-game storage-key="kept" players="two"></othello-game>'),
      { before: watchForForeign },
    );
    await page.locator('othello-game [part~="f5"]').click();
    await expect.poll(() => page.locator('output').textContent()).toContain('user f5;');
    const found = await page.evaluate(async (texts) => {
      document.querySelector('othello-game')!.remove();
      const kept = localStorage.getItem('kept') ?? '{}';
      // Changes one stored value after another.
      const spoilt = texts.map((text, round) => {
        let at = 0;
        const values = [text, round, null, [], {}, [text], { [text]: text }];
        if (round % 8 === 7) return text;
        return JSON.stringify(JSON.parse(kept), (key, value: unknown) =>
          key !== '' && at++ === round % 60 ? values[round % values.length] : value,
        );
      });
      const seen: string[] = [];
      for (const text of spoilt) {
        localStorage.setItem('kept', text);
        const game = document.createElement('othello-game');
        game.setAttribute('storage-key', 'kept');
        document.body.append(game);
        await game.updateComplete;
        await game.board.updateComplete;
        const squares = game.board.shadowRoot!.querySelectorAll('[role="gridcell"]').length;
        if (squares !== 64) seen.push(`${squares} squares with ${text}`);
        seen.push(...foreign());
        game.remove();
      }
      return seen.slice(0, 5);
    }, hostileTexts(300));
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
  }, 240_000);
});
