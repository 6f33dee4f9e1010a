import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { OthelloBoard } from '../../../src/elements/board/element/element.js';
import { Position } from '../../../src/core/rules/position.js';
import { board, cell, cells, firstMoveEngine, focused, press, spoken, task } from './support.js';

/** Whether a board lets an event through to the page. */
function leaves(element: OthelloBoard, event: Event): boolean {
  cell(element, 'f5').dispatchEvent(event);
  return !event.defaultPrevented;
}

const key = (name: string, held: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true, ...held });

describe('the focus of a board', () => {
  it('goes to the square that suggests itself: the last move, else the first legal one', async () => {
    const start = await board({ interactive: '' });
    start.focus();
    expect(focused(start)).to.equal('d3');
    const played = await board({ interactive: '', moves: 'f5d6' });
    played.focus();
    expect(focused(played)).to.equal('d6');
    played.focusSquare('h8');
    played.blur();
    played.focus();
    expect(focused(played), 'where it was before').to.equal('h8');
  });

  it('is one Tab stop, wherever in the board', async () => {
    const element = await board({ interactive: '', moves: 'f5d6' });
    const [before, after] = [document.createElement('button'), document.createElement('button')];
    element.before(before);
    element.after(after);
    before.focus();
    await press('Tab');
    expect(focused(element)).to.equal('d6');
    await press('ArrowRight', 'Tab');
    expect(document.activeElement).to.equal(after);
    await press('Shift+Tab');
    expect(focused(element)).to.equal('e6');
    await press('Shift+Tab');
    expect(document.activeElement).to.equal(before);
    before.remove();
    after.remove();
  });

  it('is not taken by a board that is only a picture', async () => {
    const picture = await board();
    picture.focus();
    expect(document.activeElement).not.to.equal(picture);
  });

  it('stays on its square when the board is turned, reset, moved on or its engine plays', async () => {
    const element = await board({ interactive: '' });
    element.engineProvider = () => Promise.resolve(firstMoveEngine);
    element.focusSquare('c4');
    element.orientation = 'white';
    await element.updateComplete;
    expect(focused(element)).to.equal('c4');
    element.play('f5');
    element.undo();
    await element.updateComplete;
    expect(focused(element)).to.equal('c4');
    element.reset();
    await element.updateComplete;
    expect(focused(element), 'after a reset').to.equal('c4');
    await press('ArrowRight');
    expect(focused(element), 'and goes on from there').to.equal('b4');
    element.pace = 0;
    element.engine = 'black';
    for (let tries = 0; tries < 100 && element.ply === 0; tries++) await task();
    await element.updateComplete;
    expect(focused(element), 'after the engine').to.equal('b4');
  });

  it('follows a click, and is seen only where the keyboard is used', async () => {
    const element = await board({ interactive: '' });
    cell(element, 'f5').click();
    await element.updateComplete;
    expect(cell(element, 'f5').tabIndex).to.equal(0);
    expect(document.activeElement, 'a click from a script takes no focus').not.to.equal(element);
    element.focus();
    await press('ArrowUp');
    expect(cell(element, 'f4').matches(':focus-visible')).to.equal(true);
    expect(getComputedStyle(cell(element, 'f4')).boxShadow).not.to.equal('none');
    expect(getComputedStyle(cell(element, 'a1')).boxShadow).to.equal('none');
  });

  it('leaves name and role to the author where he gives them', async () => {
    const element = await board({ 'aria-label': 'Final, move 12', role: 'figure' });
    expect(element.getAttribute('aria-label')).to.equal('Final, move 12');
    expect(element.getAttribute('role')).to.equal('figure');
    element.play('f5');
    await element.updateComplete;
    expect(element.getAttribute('aria-label')).to.equal('Final, move 12');
    expect((await board()).getAttributeNames()).to.deep.equal([]);
  });
});

describe('playing with a board', () => {
  it('is done by the keyboard alone, from the first move to the last', async () => {
    const element = await board({ interactive: '' });
    element.focus();
    while (!element.gameOver) {
      const { ply } = element;
      for (const name of ['n', ply % 2 === 0 ? 'Enter' : ' '])
        element.shadowRoot!.activeElement!.dispatchEvent(key(name));
      await element.updateComplete;
      expect(element.ply).to.equal(ply + 1);
    }
    expect(await spoken(element)).to.match(/Game over\./u);
  });

  it("works by a screen reader's activation, which is a click without a pointer", async () => {
    const element = await board({ interactive: '' });
    cell(element, 'f5').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    expect(element.moves).to.equal('f5');
  });

  it('passes by key where passes are not made by themselves', async () => {
    const element = await board({ interactive: '', 'no-auto-pass': '', moves: 'f5f6d3g5h5h4f7' });
    cell(element, 'h6').click();
    expect(element.turn).to.equal('black');
    element.focus();
    await press('p');
    expect(element.turn).to.equal('white');
    await press('p');
    expect(element.turn, 'nobody has to pass').to.equal('white');
  });

  it('goes back and forward by key', async () => {
    const element = await board({ interactive: '', moves: 'f5d6c3' });
    element.focus();
    const places: number[] = [];
    for (const name of [',', ',', '.', '<', '>', 'Control+z', 'Control+Shift+Z']) {
      if (name === 'Control+Shift+Z') {
        await sendKeys({ down: 'Control' });
        await press('Shift+Z');
        await sendKeys({ up: 'Control' });
      } else await press(name);
      places.push(element.ply);
    }
    expect(places).to.deep.equal([2, 1, 2, 0, 3, 2, 3]);
  });

  it('reading never plays: no key but Enter and Space changes the position', async () => {
    const element = await board({ interactive: '' });
    element.focus();
    const { position } = element;
    const keys = ['ArrowUp', 'ArrowLeft', 'Home', 'PageUp', 'n', 'N', 'x', 'X', 's', 'l', 'm', 't', 'v', '?'];
    for (const name of [...keys, 'f', '5', 'Escape']) await press(name);
    expect(element.position).to.equal(position);
    expect(element.position).to.equal(Position.start.toString());
  });

  it('forgets a typed letter after a while, and takes a capital one', async () => {
    const element = await board({ interactive: '' });
    element.focusSquare('a1');
    cell(element, 'a1').dispatchEvent(key('F'));
    cell(element, 'a1').dispatchEvent(key('5'));
    expect(focused(element)).to.equal('f5');
    await press('5');
    expect(focused(element)).to.equal('f5');
    await press('c', '9');
    expect(focused(element)).to.equal('f5');
    // Column and row from 0.
    element.coordinateStyle = 'numbers';
    await press('2', '7');
    expect(focused(element)).to.equal('c8');
  });

  it('leaves wheel and touch to the page, so that it scrolls', async () => {
    const element = await board({ interactive: '' });
    const options = { bubbles: true, composed: true, cancelable: true };
    expect(leaves(element, new WheelEvent('wheel', { ...options, deltaY: 10 }))).to.equal(true);
    for (const type of ['touchstart', 'touchmove', 'touchend', 'pointerdown', 'mousedown'])
      expect(leaves(element, new Event(type, options)), type).to.equal(true);
    for (const one of cells(element)) expect(getComputedStyle(one).touchAction).to.equal('manipulation');
  });

  it('leaves the keys of the browser and the system alone', async () => {
    const element = await board({ interactive: '' });
    element.focus();
    for (const name of [...Array.from('acflnprst'), 'Enter', 'ArrowLeft', 'F5', 'Tab', 'Escape']) {
      expect(leaves(element, key(name, { altKey: true })), `Alt+${name}`).to.equal(true);
      expect(leaves(element, key(name, { ctrlKey: true })), `Control+${name}`).to.equal(true);
      expect(leaves(element, key(name, { metaKey: true })), `Meta+${name}`).to.equal(true);
    }
    for (const name of ['Tab', 'F5', 'F12', 'Escape', 'q', '0'])
      expect(leaves(element, key(name)), name).to.equal(true);
    expect(leaves(element, key('ArrowLeft')), 'its own keys').to.equal(false);
    expect(element.ply).to.equal(0);
  });

  it('leaves the context menu and the selection of text alone, and all keys where nobody plays', async () => {
    const element = await board({ interactive: '' });
    const options = { bubbles: true, composed: true, cancelable: true };
    for (const type of ['contextmenu', 'selectstart', 'copy', 'dragstart'])
      expect(leaves(element, new Event(type, options)), type).to.equal(true);
    const picture = await board();
    for (const name of ['ArrowLeft', 'Enter', ' ', 'n']) expect(leaves(picture, key(name))).to.equal(true);
  });

  it('leaves single keys to the page with no-shortcuts, but not the arrows', async () => {
    const element = await board({ interactive: '', 'no-shortcuts': '' });
    element.focus();
    for (const name of ['n', 's', 'f', '5', ',', '?'])
      expect(leaves(element, key(name)), name).to.equal(true);
    expect(leaves(element, key('ArrowLeft'))).to.equal(false);
  });
});
