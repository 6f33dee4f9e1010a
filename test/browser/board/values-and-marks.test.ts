import { expect } from '@open-wc/testing';
import type { Engine } from '../../../src/core/engine/engine.js';
import { board, cell, eventually } from './support.js';

/** Estimates a loss of 39 discs for every move: the longest possible text. */
const pessimist: Engine = {
  search({ legalMoves }) {
    const values = legalMoves.map((move) => ({
      move,
      value: -39,
      certainty: 'heuristic' as const,
      depth: 1,
      line: [move],
    }));
    return Promise.resolve({ ...values[0]!, moves: values, nodes: 1, time: 0, nps: 0 });
  },
  close: () => undefined,
};

/** The width of a text in the font of a pseudo-element, in pixels. */
function textWidth(text: string, style: CSSStyleDeclaration): number {
  const { fontWeight, fontSize, fontFamily, letterSpacing } = style;
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return context.measureText(text).width + text.length * (parseFloat(letterSpacing) || 0);
}

for (const width of [200, 480]) {
  describe(`the mark of a hint and a value on one square, ${width} px`, () => {
    it('do not overlap, and the value fits', async () => {
      const element = await board({ interactive: '', hints: 'legal last values' });
      element.style.width = `${width}px`;
      element.engineProvider = () => Promise.resolve(pessimist);
      await eventually(() => cell(element, 'd3').dataset['text'] === '≈−39');
      element.marks = 'd3=circle';
      await element.updateComplete;
      await eventually(() => getComputedStyle(cell(element, 'd3')).boxShadow !== 'none');

      const square = cell(element, 'd3');
      const badge = getComputedStyle(square, '::before');
      // As written or as resolved: browsers differ.
      expect(badge.content).to.be.oneOf(['attr(data-text)', '"≈−39"']);
      const mark = Number(/(\d+(?:\.\d+)?)px inset/u.exec(getComputedStyle(square).boxShadow)![1]);
      expect(mark).to.be.at.least(2);
      const { width: side } = square.getBoundingClientRect();
      for (const edge of ['left', 'right', 'top', 'bottom'] as const)
        expect(parseFloat(badge[edge]), edge).to.be.at.least(mark - 0.1);
      expect(textWidth('≈−39', badge)).to.be.at.most(side - 2 * mark);
    });
  });
}

it('a value stands alone on its square, without the mark of a legal one', async () => {
  const element = await board({ interactive: '', hints: 'legal values' });
  expect(cell(element, 'd3').part.contains('legal')).to.equal(true);
  element.engineProvider = () => Promise.resolve(pessimist);
  await eventually(() => cell(element, 'd3').dataset['text'] === '≈−39');
  expect(cell(element, 'd3').part.contains('legal')).to.equal(false);
});

for (const width of [200, 300, 480]) {
  it(`a value stands clear of the edge of its badge, the best in bold, ${width} px`, async () => {
    const element = await board({ interactive: '', hints: 'legal last values best' });
    element.style.width = `${width}px`;
    element.engineProvider = () => Promise.resolve(pessimist);
    await eventually(() => cell(element, 'd3').dataset['text'] === '≈−39');
    const best = element.shadowRoot!.querySelector<HTMLElement>('[data-best]')!;
    const badge = getComputedStyle(best, '::before');
    expect(badge.fontWeight).to.equal('800');
    // 2 px of 300 on each side.
    expect(textWidth('≈−39', badge)).to.be.at.most(parseFloat(badge.width) - width / 75);
  });
}
