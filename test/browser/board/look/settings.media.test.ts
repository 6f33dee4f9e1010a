import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { board, cell, hideTab, seen, spoken } from '../support.js';

describe('a board and what the person has set in the system', () => {
  afterEach(() => emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' }));

  it('does not turn discs before the eyes of those who do not want it', async () => {
    hideTab(false);
    await emulateMedia({ reducedMotion: 'reduce' });
    const element = await board({ interactive: '' });
    await seen(element);
    cell(element, 'f5').click();
    await element.updateComplete;
    expect(cell(element, 'e5').getAnimations({ subtree: true })).to.deep.equal([]);
    await emulateMedia({ reducedMotion: 'no-preference' });
    cell(element, 'd6').click();
    await element.updateComplete;
    expect(cell(element, 'd5').getAnimations({ subtree: true }).length).to.equal(1);
  });

  it('frames a square that is not legal, and shakes it only before those who do not mind motion', async () => {
    for (const [reducedMotion, moves] of [
      ['no-preference', true],
      ['reduce', false],
    ] as const) {
      const element = await board({ interactive: '' });
      await emulateMedia({ reducedMotion });
      cell(element, 'h8').click();
      expect(await spoken(element)).to.contain('h8 is not a legal move.');
      const [frame] = cell(element, 'h8').getAnimations();
      const steps = (frame!.effect as KeyframeEffect).getKeyframes();
      expect(steps.some(({ boxShadow }) => boxShadow)).to.equal(true);
      expect(
        steps.some(({ transform }) => transform),
        reducedMotion,
      ).to.equal(moves);
    }
  });

  it('follows the colour scheme of the page, not of the system', async () => {
    const element = await board();
    const box = document.createElement('div');
    element.before(box);
    box.append(element);
    const color = (): string =>
      getComputedStyle(element.shadowRoot!.querySelector('.board')!).backgroundColor;
    for (const colorScheme of ['light', 'dark'] as const) {
      await emulateMedia({ colorScheme });
      box.style.colorScheme = 'light';
      const light = color();
      box.style.colorScheme = 'dark';
      expect(color(), colorScheme).not.to.equal(light);
      box.style.colorScheme = 'light dark';
      expect(color() === light, colorScheme).to.equal(colorScheme === 'light');
    }
  });
});
