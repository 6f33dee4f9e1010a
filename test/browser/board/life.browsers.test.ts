import { expect } from '@open-wc/testing';
import { OthelloBoard } from '../../../src/elements/board/element/element.js';
import { board, cell, cells, discs, events, eventually, firstMoveEngine, task } from './support.js';

/** A board that counts the updates that ask for another one. */
class WatchedBoard extends OthelloBoard {
  twice = 0;

  protected override updated(...changed: Parameters<OthelloBoard['updated']>): void {
    super.updated(...changed);
    if (this.isUpdatePending) this.twice++;
  }
}
customElements.define('watched-board', WatchedBoard);

describe('the life of a board', () => {
  it('a game against the engine, with the values of all moves, never draws twice for one change', async () => {
    const element = document.createElement('watched-board') as WatchedBoard;
    element.engineProvider = () => Promise.resolve(firstMoveEngine);
    Object.assign(element, { interactive: true, engine: 'white', pace: 0, hints: 'legal values' });
    document.body.append(element);
    await element.updateComplete;
    cell(element, 'f5').click();
    await eventually(() => element.ply === 2 && !element.thinking);
    element.undo();
    await element.updateComplete;
    element.remove();
    expect(element.twice).to.equal(0);
  });

  it('keeps its game when it is moved in the page, or taken out for a while', async () => {
    const element = await board({ interactive: '', moves: 'f5' });
    const heard = events(element);
    cell(element, 'd6').click();
    element.play('c3');
    element.undo();
    const elsewhere = document.createElement('div');
    document.body.append(elsewhere);
    heard.length = 0;
    elsewhere.append(element);
    await task();
    expect([element.moves, element.ply]).to.deep.equal(['f5d6c3', 2]);
    element.remove();
    await task();
    expect([element.moves, element.ply]).to.deep.equal(['f5d6c3', 2]);
    elsewhere.append(element);
    await element.updateComplete;
    expect([element.moves, element.ply]).to.deep.equal(['f5d6c3', 2]);
    expect(heard).to.deep.equal([]);
    cell(element, element.legalMoves[0]!).click();
    expect(element.ply, 'it is still played on').to.equal(3);
    elsewhere.remove();
  });

  // WebKit does not have it yet: there a moved board is removed and inserted again.
  if ('moveBefore' in Element.prototype) {
    it('keeps game, focus and the thinking engine when it is moved by moveBefore', async () => {
      const element = await board({ pace: '0' });
      let searches = 0;
      element.engineProvider = () =>
        Promise.resolve({ ...firstMoveEngine, search: () => (searches++, new Promise(() => undefined)) });
      element.engine = 'white';
      await element.updateComplete;
      cell(element, 'f5').click();
      await eventually(() => searches === 1);
      element.focusSquare('c4');
      const elsewhere = document.createElement('div');
      document.body.append(elsewhere);
      (elsewhere as HTMLElement & { moveBefore(node: Node, child: null): void }).moveBefore(element, null);
      await task();
      expect(element.moves).to.equal('f5');
      expect(element.thinking).to.equal(true);
      expect(searches).to.equal(1);
      expect(document.activeElement).to.equal(element);
      elsewhere.remove();
    });
  }

  it('plays and thinks before it is in a page, and shows it there', async () => {
    const element = document.createElement('othello-board');
    const heard: string[] = [];
    element.addEventListener('othello-error', ({ detail }) => heard.push(detail.message));
    element.interactive = true;
    element.engineProvider = () => Promise.resolve(firstMoveEngine);
    expect(element.play('f5')).to.equal(true);
    element.undo();
    element.redo();
    expect(await element.hint()).to.equal('f4');
    document.body.append(element);
    await element.updateComplete;
    expect(cell(element, 'f5').dataset['disc']).to.equal('black');
    cell(element, 'f4').click();
    expect(element.moves, 'one click is one move').to.equal('f5f4');
    expect(heard).to.deep.equal([]);
    element.remove();
  });

  it('goes to another document before it has been in one', async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const element = document.createElement('othello-board');
    frame.contentDocument!.adoptNode(element);
    frame.contentDocument!.body.append(element);
    await element.updateComplete;
    expect(cells(element)).to.have.length(64);
    frame.remove();
  });

  it('lets go of its engine when it is gone, but not when it is only moved', async () => {
    const element = await board({ pace: '0' });
    let closed = 0;
    let searches = 0;
    let aborted = 0;
    element.engineProvider = () =>
      Promise.resolve({
        search: (_, limits) =>
          new Promise((_resolve, reject) => {
            searches++;
            limits?.signal?.addEventListener('abort', () => {
              aborted++;
              reject(new DOMException('', 'AbortError'));
            });
          }),
        close: () => closed++,
      });
    const heard = events(element);
    element.engine = 'black';
    await eventually(() => searches === 1);
    const home = element.parentElement!;
    element.remove();
    home.append(element);
    await task();
    expect([closed, aborted]).to.deep.equal([0, 0]);
    element.remove();
    await task();
    expect([closed, aborted]).to.deep.equal([1, 1]);
    expect(element.thinking).to.equal(false);
    expect(heard).to.deep.equal([]);
    home.append(element);
    await eventually(() => element.thinking);
  });

  it('looks and plays the same in another document', async () => {
    const element = await board({ interactive: '' });
    const color = getComputedStyle(cell(element, 'a1')).backgroundColor;
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentDocument!.body.append(element);
    await element.updateComplete;
    expect(element.ownerDocument).to.equal(frame.contentDocument);
    const seen = frame.contentWindow!.getComputedStyle(cell(element, 'a1'));
    await eventually(() => seen.backgroundColor === color);
    expect(seen.position).to.equal('relative');
    cell(element, 'f5').click();
    await element.updateComplete;
    expect(element.moves).to.equal('f5');
    expect(discs(element)).to.equal(element.position.slice(0, 64));
    document.body.append(element);
    await eventually(() => getComputedStyle(cell(element, 'a1')).backgroundColor === color);
    element.remove();
    frame.remove();
  });

  it('has no listener on document or window while it idles, and none while it plays', async () => {
    const targets: readonly EventTarget[] = [window, document, document.documentElement, document.body];
    const added: string[] = [];
    const undo = targets.map((target) => {
      const own = target.addEventListener.bind(target);
      target.addEventListener = (type: string, ...rest: [EventListener]) => {
        added.push(type);
        own(type, ...rest);
      };
      return () => Reflect.deleteProperty(target, 'addEventListener');
    });
    const element = new OthelloBoard();
    element.interactive = true;
    document.body.append(element);
    await element.updateComplete;
    cell(element, 'f5').click();
    element.focus();
    element.undo();
    element.remove();
    await task();
    undo.forEach((restore) => restore());
    expect(added).to.deep.equal([]);
  });
});
