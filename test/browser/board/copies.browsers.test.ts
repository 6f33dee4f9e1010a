import { expect } from '@esm-bundle/chai';
import { OthelloBoard } from '../../../src/elements/index.js';
import { board, firstMoveEngine } from './support.js';

/** In a separate page: which boards are cloned depends on those that came before. */
describe('the boards of a page', () => {
  it('begin as others do, but without what has been put into one of them', async () => {
    await board({});
    const thinker = new OthelloBoard();
    thinker.engineProvider = () => Promise.resolve(firstMoveEngine);
    // It thinks, and describes its keys, before its first rendering.
    await thinker.analyze();
    document.body.append(thinker);
    await thinker.updateComplete;
    for (let more = 0; more < 3; more++) {
      const { shadowRoot } = await board({});
      const others = shadowRoot!.querySelectorAll('#help, [aria-describedby]').length;
      expect(others).to.equal(0);
      expect(shadowRoot!.querySelectorAll('*').length).to.equal(78);
    }
    thinker.remove();
  });
});
