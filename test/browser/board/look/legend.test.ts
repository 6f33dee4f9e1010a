import { expect } from '@open-wc/testing';
import { board, eventually } from '../support.js';

const legendOf = (element: HTMLElement): HTMLElement | null =>
  element.shadowRoot!.querySelector<HTMLElement>('[part=legend]');
const items = (element: HTMLElement): string[] =>
  [...legendOf(element)!.querySelectorAll('[role=listitem]')].map(({ textContent }) => textContent);

describe('the legend of the strategy hints', () => {
  it('names each zone, with the look that the squares have', async () => {
    const element = await board({ hints: 'strategy' });
    await eventually(() => legendOf(element)?.hidden === false);
    expect(items(element)).to.deep.equal(['Corner', 'Edge', 'C-square', 'X-square', 'Danger zone']);
    const looks = [...legendOf(element)!.querySelectorAll('[data-zone]')].map((swatch) => {
      const { boxShadow, backgroundImage } = getComputedStyle(swatch);
      return `${boxShadow} ${backgroundImage}`;
    });
    expect(new Set(looks).size).to.equal(5);
    await expect(element).to.be.accessible();
  });

  it('goes with the hints, and comes again', async () => {
    const element = await board({ hints: 'strategy' });
    await eventually(() => legendOf(element)?.hidden === false);
    element.hints = 'legal flips';
    await element.updateComplete;
    expect(legendOf(element)!.hidden).to.equal(true);
    element.hints = 'strategy';
    await element.updateComplete;
    expect(legendOf(element)!.hidden).to.equal(false);
  });

  it('hides the legend of the values once the game is over, and keeps its place', async () => {
    const element = await board({ hints: 'values', position: `${'X'.repeat(64)}X` });
    await eventually(() => legendOf(element)?.hidden === false);
    expect(getComputedStyle(legendOf(element)!).visibility).to.equal('hidden');
    element.position = '';
    await eventually(() => getComputedStyle(legendOf(element)!).visibility === 'visible');
  });

  it('is not there where only other things are laid over the squares', async () => {
    const element = await board({ hints: 'stable' });
    await eventually(() => legendOf(element) !== null);
    expect(legendOf(element)!.hidden).to.equal(true);
  });

  it('speaks the language of the board', async () => {
    const element = await board({ hints: 'strategy', lang: 'cs' });
    await eventually(() => legendOf(element)?.textContent.includes('Nebezpečná zóna') === true);
    element.lang = 'fr';
    await eventually(() => legendOf(element)!.textContent.includes('Zone dangereuse'));
  });
});
