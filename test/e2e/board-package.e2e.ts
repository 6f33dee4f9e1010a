import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { STAGES } from '../support/stages.mjs';
import { compile } from './support/compile.js';
import { page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

const stage = useStage();

/** The compiler's errors for a program that uses the installed package. */
function check(name: string, code: string): string[] {
  const file = join(inject('home'), name);
  writeFileSync(file, code);
  return compile([file]);
}

describe('19. the types of the package', () => {
  test('19. know the element by its tag, and what its events bring, wherever they are heard', () => {
    const faults = check(
      'typed.ts',
      `import 'othello-board';
      const board = document.querySelector('othello-board')!;
      board.addEventListener('othello-move', ({ detail }) => { const ply: number = detail.ply; void ply; });
      document.addEventListener('othello-gameover', ({ detail }) => detail.winner satisfies 'black' | 'white' | undefined);
      document.body.addEventListener('othello-error', (event) => event.detail.message.trim());
      window.addEventListener('othello-change', (event) => event.detail.reason satisfies string);
      document.createElement('othello-board').play('f5') satisfies boolean;
      board.engine = 'white';
      board.marks = [{ square: 'd3', text: 'A' }];`,
    );
    expect(faults).toEqual([]);
  });

  test('19. refuse what is not so', () => {
    const faults = check(
      'wrong.ts',
      `import 'othello-board';
      const board = document.querySelector('othello-board')!;
      board.addEventListener('othello-move', ({ detail }) => detail.squares);
      board.play('f9');
      board.engine = 'red';
      board.legalMoves.push('a1');
      board.score.black = 3;
      board.thinking = true;`,
    );
    expect(faults.map((fault) => Number.parseInt(fault, 10))).toEqual([3, 4, 5, 6, 7, 8]);
  });
});

interface Member {
  readonly name: string;
  readonly privacy?: string;
}

interface Declaration {
  readonly tagName?: string;
  readonly members?: readonly Member[];
  readonly attributes?: readonly { readonly name: string; readonly description?: string }[];
  readonly events?: readonly { readonly name: string; readonly type?: { readonly text: string } }[];
}

/** The board in the manifest. */
function declaration(): Declaration {
  const file = join(inject('home'), 'node_modules/othello-board/custom-elements.json');
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as {
    modules: readonly { readonly declarations?: readonly Declaration[] }[];
  };
  return modules.flatMap((one) => one.declarations ?? []).find(({ tagName }) => tagName === 'othello-board')!;
}

/** The attributes that the class of the installed package observes. */
async function observed(): Promise<string[]> {
  const { page } = await stage.open(html('/dist/othello-board.js', '<othello-board></othello-board>'));
  await page.waitForSelector('othello-board:defined');
  return page.evaluate(
    () =>
      (customElements.get('othello-board') as unknown as { observedAttributes: string[] }).observedAttributes,
  );
}

describe('42. what the package says of the board', () => {
  test('42. names each attribute with a sentence, each event with its type, and no private member', async () => {
    const { members = [], attributes = [], events = [] } = declaration();
    expect(members.filter(({ name, privacy }) => name.startsWith('#') || privacy === 'private')).toEqual([]);
    expect(attributes.filter(({ description }) => !description)).toEqual([]);
    expect(attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(await observed()));
    expect(events.length).toBeGreaterThan(9);
    for (const { type } of events) expect(type?.text).toMatch(/^CustomEvent/u);
  });
});

describe('43. gates', () => {
  // The number of arrows is up to the page; the legend is a list below the board, with five entries.
  test('43. a board is at most 80 elements beside arrows and legend, whatever it shows', async () => {
    const board =
      '<othello-board interactive moves="f5d6c3" marks="a1=A b1=circle" arrows="c4-f4" move-numbers hints="legal last flips stable strategy"></othello-board>';
    const { page } = await stage.open(
      html('/dist/othello-board.js', board + '<othello-board></othello-board>'),
    );
    await page.waitForLoadState('networkidle');
    const counts = await page.evaluate(() =>
      [...document.querySelectorAll('othello-board')].map(
        (one) => 1 + one.shadowRoot!.querySelectorAll(':not(.arrows, .arrows *, .legend, .legend *)').length,
      ),
    );
    expect(counts).toHaveLength(2);
    for (const count of counts) {
      expect(count).toBeGreaterThan(64);
      expect(count).toBeLessThanOrEqual(80);
    }
  });

  test('43. sizes and leaks are checked by the stages that CI runs', async () => {
    const names = STAGES.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['sizes', 'e2e']));
    // The built budgets are read at the same time.
    const { default: budgets } = await import('../../.size-limit.js');
    const checked = budgets.map(({ name }) => name).join();
    for (const part of ['the script for pages', "a bundler's board", 'core and weights', 'a game may fetch'])
      expect(checked).toContain(part);
  });
});
