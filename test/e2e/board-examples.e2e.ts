import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { OthelloBoard } from '../../src/elements/board/element.js';
import { Position } from '../../src/core/rules/position.js';
import { page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

const stage = useStage();

/** A small page for each attribute, and its visible effect. */
interface Example {
  readonly html: string;
  /** Evaluated in the page with the board and a function that counts squares by selector. */
  readonly seen: (board: OthelloBoard, count: (selector: string) => number) => boolean;
}

const board = (attributes: string): string => `<othello-board ${attributes}></othello-board>`;

const EXAMPLES: Readonly<Record<string, Example>> = {
  position: {
    html: board(`position="${Position.start.play('f5').toString()}"`),
    seen: ({ turn }, count) => turn === 'white' && count('[part~=disc]') === 5,
  },
  moves: {
    html: board('moves="f5d6c3"'),
    seen: ({ ply }, count) => ply === 3 && count('[part~=disc]') === 7,
  },
  ply: { html: board('moves="f5d6c3" ply="1"'), seen: ({ lastMove }) => lastMove === 'f5' },
  turn: { html: board('turn="white"'), seen: ({ turn }) => turn === 'white' },
  interactive: { html: board('interactive'), seen: (_, count) => count('[part~=legal]') === 4 },
  player: { html: board('interactive player="white"'), seen: (_, count) => count('[part~=legal]') === 0 },
  engine: { html: board('engine="white"'), seen: (_, count) => count('[part~=legal]') === 4 },
  level: { html: board('engine="white" level="expert"'), seen: ({ level }) => level === 'expert' },
  hints: {
    html: board('interactive hints="stable" position="' + 'X'.repeat(8) + '-'.repeat(56) + ' X"'),
    seen: (_, count) => count('[part~=stable]') === 8,
  },
  analysis: { html: board('analysis'), seen: ({ analysis }) => analysis },
  marks: { html: board('marks="d3=A e6=circle"'), seen: (_, count) => count('[part~=mark]') === 2 },
  arrows: { html: board('arrows="c4-f4 d3-d6:2"'), seen: (_, count) => count('[part=arrow]') === 2 },
  'move-numbers': {
    html: board('moves="f5d6" move-numbers'),
    seen: (_, count) => count('[part~=value]') === 2,
  },
  coordinates: {
    html: board('coordinates="none"'),
    seen: ({ shadowRoot }) =>
      getComputedStyle(shadowRoot!.querySelector('.row')!, '::before').display === 'none',
  },
  'coordinate-style': {
    html: board('coordinate-style="numbers"'),
    seen: ({ shadowRoot }) =>
      getComputedStyle(shadowRoot!.querySelector('.row')!, '::after').content === 'counter(row)',
  },
  orientation: {
    html: board('orientation="white"'),
    seen: ({ shadowRoot }) => {
      const top = (square: string): number =>
        shadowRoot!.querySelector(`[part~=${square}]`)!.getBoundingClientRect().top;
      return top('a1') > top('a8');
    },
  },
  theme: {
    html: board('theme="wood"'),
    seen: ({ shadowRoot }) =>
      getComputedStyle(shadowRoot!.querySelector('.cell')!).backgroundColor === 'rgb(162, 106, 52)',
  },
  'no-shortcuts': { html: board('interactive no-shortcuts'), seen: ({ noShortcuts }) => noShortcuts },
  'move-time': { html: board('engine="white" move-time="300"'), seen: ({ moveTime }) => moveTime === 300 },
  pace: { html: board('engine="white" pace="0"'), seen: ({ pace }) => pace === 0 },
  paused: { html: board('interactive paused'), seen: (_, count) => count('[part~=legal]') === 0 },
  'engine-url': {
    html: board('engine="white" engine-url="/dist/othello-worker.js"'),
    seen: ({ engineUrl }) => engineUrl === '/dist/othello-worker.js',
  },
  name: {
    html: `<form>${board('name="game" moves="f5"')}</form>`,
    seen: (element) => new FormData(element.closest('form')!).get('game') === 'f5',
  },
  verbosity: { html: board('interactive verbosity="full"'), seen: ({ verbosity }) => verbosity === 'full' },
  controls: { html: board('controls moves="f5"'), seen: (_, count) => count('[part=controls] button') > 3 },
  disabled: { html: board('interactive disabled'), seen: (_, count) => count('[part~=legal]') === 0 },
  handicap: { html: board('handicap="2"'), seen: ({ score }) => score.black === 4 },
  'handicap-for': {
    html: board('handicap="2" handicap-for="white"'),
    seen: ({ score }) => score.white === 4,
  },
  'no-auto-pass': {
    html: board('interactive no-auto-pass moves="f5f6d3g5h5h4f7h6"'),
    seen: ({ turn, legalMoves }) => turn === 'black' && legalMoves.length === 0,
  },
};

interface Declaration {
  readonly tagName?: string;
  readonly attributes?: readonly { readonly name: string }[];
}

function attributes(): string[] {
  const file = join(inject('home'), 'node_modules/othello-board/custom-elements.json');
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as {
    modules: readonly { readonly declarations?: readonly Declaration[] }[];
  };
  const all = modules.flatMap(({ declarations = [] }) => declarations);
  return all.find(({ tagName }) => tagName === 'othello-board')!.attributes!.map(({ name }) => name);
}

describe('45. examples', () => {
  test('45. there is one for each attribute', () => {
    expect(Object.keys(EXAMPLES)).toEqual(expect.arrayContaining(attributes()));
  });

  test('45. each shows what it is about', async () => {
    const all = Object.entries(EXAMPLES).map(
      ([name, { html: text }]) => `<section id="${name}" style="width: 200px">${text}</section>`,
    );
    const { page, faults } = await stage.open(html('/dist/othello-board.js', all.join('')));
    await page.waitForSelector('othello-board:defined');
    for (const [name, { seen }] of Object.entries(EXAMPLES)) {
      await expect.poll(() => look(page, name, seen), { message: name }).toBe(true);
    }
    expect(faults).toEqual([]);
  });
});

function look(page: Page, name: string, seen: Example['seen']): Promise<boolean> {
  return page.evaluate(
    `{
      const board = document.querySelector('#${name} othello-board');
      (${seen.toString()})(board, (selector) => board.shadowRoot.querySelectorAll(selector).length);
    }`,
  );
}
