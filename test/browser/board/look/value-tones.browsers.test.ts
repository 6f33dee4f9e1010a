import { expect } from '@open-wc/testing';
import type { Certainty, Engine, MoveValue } from '../../../../src/core/engine/engine.js';
import type { OthelloBoard } from '../../../../src/elements/board/element/element.js';
import type { Square } from '../../../../src/core/rules/square.js';
import { board, cell, eventually } from '../support.js';

type Worth = readonly [value: number, certainty: Certainty];

/** The values of Black's first moves. */
const FIRST_MOVES: Readonly<Record<string, Worth>> = {
  d3: [-1.4, 'heuristic'],
  c4: [-3, 'heuristic'],
  f5: [-4.3, 'heuristic'],
  e6: [-6, 'heuristic'],
};

function engineOf(worth: Readonly<Record<string, Worth>>): Engine {
  return {
    search({ legalMoves }) {
      const moves = legalMoves
        .map((move): MoveValue => {
          const [value, certainty] = worth[move] ?? [0, 'heuristic'];
          return { move, value, certainty, depth: 1, line: [move] };
        })
        .sort((a, b) => b.value - a.value);
      return Promise.resolve({ ...moves[0]!, moves, nodes: 1, time: 0, nps: 0 });
    },
    close: () => undefined,
  };
}

async function valued(
  attributes: Readonly<Record<string, string>> = {},
  worth: Readonly<Record<string, Worth>> = FIRST_MOVES,
): Promise<OthelloBoard> {
  const element = await board({ interactive: '' });
  // Before there is anything to search, so that the board starts no other engine.
  element.engineProvider = () => Promise.resolve(engineOf(worth));
  for (const [name, value] of Object.entries({ hints: 'legal last values', ...attributes }))
    element.setAttribute(name, value);
  await eventually(() => cell(element, 'd3').dataset['text'] !== undefined);
  return element;
}

const legendOf = (element: OthelloBoard): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>('[part=legend]')!;
const entries = (element: OthelloBoard): string[] =>
  [...legendOf(element).querySelectorAll('[role=listitem]')].map(({ textContent }) => textContent);
const toneOf = (element: OthelloBoard, square: Square): string | undefined =>
  cell(element, square).dataset['tone'];

/** The components of a resolved colour, 0 to 1. */
function channels(color: string): [number, number, number, number] {
  const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/gu)!.map(Number);
  return [red / 255, green / 255, blue / 255, alpha];
}

/** The contrast of a text with its background by WCAG 2; a white page shines through transparent colours. */
function contrastOnWhite(text: string, plate: string): number {
  const luminance = (parts: readonly number[]): number => {
    const [red, green, blue] = parts.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [red, green, blue, alpha] = channels(plate);
  const under = luminance([red, green, blue].map((part) => part * alpha + 1 - alpha));
  return (luminance(channels(text).slice(0, 3)) + 0.05) / (under + 0.05);
}

describe('the tones of the values on the squares', () => {
  it('say how much a move loses against the best one, whoever is ahead', async () => {
    const element = await valued();
    expect(toneOf(element, 'd3')).to.equal('best');
    expect(toneOf(element, 'c4')).to.equal('good');
    expect(toneOf(element, 'f5')).to.equal('fair');
    expect(toneOf(element, 'e6')).to.equal('bad');
  });

  it('go by the numbers as they are written', async () => {
    // 0.8 discs apart with the same number; 0.2 discs apart with another one.
    const element = await valued(
      {},
      { d3: [2.4, 'exact'], c4: [1.6, 'exact'], f5: [1.4, 'exact'], e6: [-40, 'exact'] },
    );
    expect(['d3', 'c4', 'f5'].map((square) => cell(element, square as Square).dataset['text'])).to.deep.equal(
      ['+2', '+2', '+1'],
    );
    expect(['d3', 'c4', 'f5'].map((square) => toneOf(element, square as Square))).to.deep.equal([
      'best',
      'best',
      'good',
    ]);
  });

  it('are from blue to orange, and legible on whatever board', async () => {
    const element = await valued();
    const styles = (['d3', 'c4', 'f5', 'e6'] as const).map((square) =>
      getComputedStyle(cell(element, square), '::before'),
    );
    for (const { color, backgroundColor } of styles)
      expect(contrastOnWhite(color, backgroundColor), color).to.be.at.least(4.5);
    const warmth = styles.map(({ color }) => {
      const [red, , blue] = channels(color);
      return red - blue;
    });
    expect(warmth[0]).to.be.below(warmth[1]!);
    expect(warmth[1]).to.be.below(0);
    expect(warmth[2]).to.be.above(0);
    expect(warmth[3]).to.be.above(warmth[2]!);
  });
});

describe('beside companions, that is, with `analysis`', () => {
  const textOf = (element: OthelloBoard, square: Square) => cell(element, square).dataset['text'];

  it('each square says how much worse than the best its move is, whoever is to move', async () => {
    const element = await valued({ analysis: '', hints: 'legal last values best' });
    const texts = () => (['d3', 'c4', 'f5', 'e6'] as const).map((square) => textOf(element, square));
    expect(texts()).to.deep.equal(['★', '−2', '−3', '−5']);
    expect(cell(element, 'd3').getAttribute('aria-label')).to.equal('d3, legal, best');
    expect(cell(element, 'c4').getAttribute('aria-label')).to.equal('c4, legal, 2 worse');
    await eventually(() => entries(element).length === 2);
    expect(entries(element)).to.deep.equal(['★Best', '−44 discs less']);
    element.play('d3');
    // An engine of these tests finds all moves even, apart from those of `FIRST_MOVES`.
    element.engineProvider = () =>
      Promise.resolve(engineOf({ c3: [5, 'exact'], c5: [-9, 'heuristic'], e3: [0, 'heuristic'] }));
    await eventually(() => textOf(element, 'c3') === '★');
    expect(textOf(element, 'c5')).to.equal('−14');
    await expect(element).to.be.accessible();
  });
});

describe('the legend of the values', () => {
  it('explains the tones in the looks of the squares, and the sign of an estimate', async () => {
    const element = await valued();
    await eventually(() => entries(element).length === 5);
    expect(legendOf(element).hidden).to.equal(false);
    expect(entries(element)).to.deep.equal(['Best', '1–2 discs less', '3–4', '5 or more', '≈+4Estimate']);
    const looks = (['d3', 'c4', 'f5', 'e6'] as const).map(
      (square) => getComputedStyle(cell(element, square), '::before').color,
    );
    const samples = [...legendOf(element).querySelectorAll('i[data-tone]')].map(
      (sample) => getComputedStyle(sample).backgroundColor,
    );
    expect(samples).to.deep.equal(looks);
    await expect(element).to.be.accessible();
  });

  it('explains the signs that are on the board, and keeps them while values are shown', async () => {
    const element = await valued(
      {},
      { d3: [4, 'exact'], c4: [2, 'selective'], f5: [2, 'exact'], e6: [2, 'exact'] },
    );
    await eventually(() => entries(element).includes('+4Proven'));
    expect(entries(element).slice(4)).to.deep.equal(['+4Proven', '+4~Nearly certain']);
    element.play('d3');
    await eventually(() => entries(element).includes('≈+4Estimate'));
    expect(entries(element).slice(4)).to.deep.equal(['+4Proven', '+4~Nearly certain', '≈+4Estimate']);
  });

  it('stands before the legend of the zones, and disappears with the values', async () => {
    const element = await valued({ hints: 'legal values strategy' });
    await eventually(() => entries(element).length === 10);
    element.hints = 'legal strategy';
    await element.updateComplete;
    expect(entries(element)).to.deep.equal(['Corner', 'Edge', 'C-square', 'X-square', 'Danger zone']);
    element.hints = 'legal flips';
    await element.updateComplete;
    expect(legendOf(element).hidden).to.equal(true);
  });

  it('speaks the language of the board, English where a language has no words for it', async () => {
    const element = await valued({ lang: 'cs' });
    await eventually(() => entries(element).includes('≈+4Odhad'));
    expect(entries(element)[2]).to.equal('o 3–4');
    element.lang = 'fr';
    await eventually(() => entries(element).includes('5 ou plus'));
    element.lang = 'de';
    await eventually(() => entries(element).includes('5 or more'));
  });
});
