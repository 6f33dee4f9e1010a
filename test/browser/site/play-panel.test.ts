import { expect } from '@open-wc/testing';
import { PlayPanel } from '../../../demo/analyse/panels/play-panel.js';
import { ANALYSE } from '../../../demo/locales/analyse.js';
import { board, eventually, firstMoveEngine } from '../board/support.js';

const { play: words } = ANALYSE.en;

async function panel() {
  const element = await board({ interactive: '', moves: 'f5', pace: '0' });
  element.engineProvider = () => Promise.resolve(firstMoveEngine);
  const container = document.createElement('div');
  element.after(container);
  new PlayPanel(container, element, () => undefined).draw(ANALYSE.en);
  const button = (text: string): HTMLButtonElement | undefined =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === text);
  return { element, container, button };
}

it('the computer replies from the place shown, and says that it waits after you step back to its turn', async () => {
  const { element, container, button } = await panel();
  button(words.start)!.click();
  element.play('d6');
  await eventually(() => element.ply === 3);
  expect(container.textContent).not.to.contain(words.isBack);
  element.goTo(2);
  await eventually(() => container.textContent.includes(words.isBack));
  button(words.answer)!.click();
  await eventually(() => element.ply === 3);
  await eventually(() => !container.textContent.includes(words.isBack));
  element.goTo(1);
  expect(element.play('d6'), 'a move that was played before is answered, too').to.equal(true);
  await eventually(() => element.ply === 3);
  container.remove();
});
