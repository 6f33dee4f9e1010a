import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { board, cell, seen } from '../support.js';

/** Relative luminance by WCAG 2 of a colour as a canvas paints it. */
function luminance(color: string): number {
  const context = document.createElement('canvas').getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

describe('the contrast of a board', () => {
  after(() => emulateMedia({ colorScheme: 'light' }));

  for (const theme of ['classic', 'wood', 'slate', 'paper', 'contrast']) {
    it(`is 3:1 or better for discs and legal squares on the squares of ${theme}, light and dark`, async () => {
      const element = await board({ interactive: '', moves: 'f5', theme });
      element.style.colorScheme = 'light dark';
      for (const colorScheme of ['light', 'dark'] as const) {
        await emulateMedia({ colorScheme });
        await seen(element);
        const square = getComputedStyle(cell(element, 'a1')).backgroundColor;
        const legal = getComputedStyle(cell(element, 'd6'), '::before').borderTopColor;
        expect(contrast(legal, square), `legal, ${colorScheme}`).to.be.at.least(3);
        for (const name of ['d4', 'd5'] as const) {
          const disc = getComputedStyle(cell(element, name), '::after');
          const colors = (text: string): number[] =>
            (text.match(/rgb\([^)]*\)/gu) ?? []).map((color) => contrast(color, square));
          // Behind the light on it; or by its line, as a white disc on paper.
          const best = Math.max(Math.min(...colors(disc.background).slice(-2)), ...colors(disc.boxShadow));
          expect(best, `${name}, ${colorScheme}`).to.be.at.least(3);
        }
      }
    });
  }
});
