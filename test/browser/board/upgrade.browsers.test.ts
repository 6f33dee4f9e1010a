import { expect } from '@open-wc/testing';
import { OthelloBoard } from '../../../src/elements/board/element/element.js';
import { Position } from '../../../src/core/rules/position.js';
import { cell, discs, eventually } from './support.js';

const AFTER_F5 = Position.start.play('f5').board;
let tags = 0;

/** A board with a tag that is not defined yet. */
function undefinedTag(): { tag: string; define: () => void } {
  const tag = `late-board-${++tags}`;
  class Late extends OthelloBoard {}
  return { tag, define: () => Late.define(tag) };
}

function asBoard(node: Node, way: string): OthelloBoard {
  expect(node, way).to.be.instanceOf(OthelloBoard);
  return node as unknown as OthelloBoard;
}

describe('making a board', () => {
  it('defines the tag once, however often it is loaded', async () => {
    const defined = customElements.get('othello-board');
    const path = '../../../src/elements/board/element/element.ts?another-copy';
    const copy = (await import(path)) as typeof import('../../../src/elements/board/element/element.js');
    expect(copy.OthelloBoard).not.to.equal(OthelloBoard);
    copy.OthelloBoard.define();
    OthelloBoard.define();
    expect(customElements.get('othello-board')).to.equal(defined);
    expect(document.createElement('othello-board')).to.be.instanceOf(OthelloBoard);
  });

  it('gives a class that can be extended and defined under another name', async () => {
    class Diagram extends OthelloBoard {}
    Diagram.define('othello-diagram');
    const element = new Diagram();
    element.moves = 'f5';
    document.body.append(element);
    await element.updateComplete;
    expect(discs(element)).to.equal(AFTER_F5);
    element.remove();
  });

  it('is the same board however it is made', async () => {
    const home = document.createElement('div');
    home.innerHTML = '<othello-board interactive moves="f5"></othello-board>';
    const template = document.createElement('template');
    template.innerHTML = home.innerHTML;
    const made: Record<string, Node> = {
      innerHTML: home.firstElementChild!,
      template: template.content.cloneNode(true).firstChild!,
      imported: document.importNode(template.content, true).firstChild!,
      cloned: home.firstElementChild!.cloneNode(true),
      parsed: new DOMParser().parseFromString(home.innerHTML, 'text/html').body.firstChild!,
      created: document.createElement('othello-board'),
      constructed: new OthelloBoard(),
    };
    for (const [way, node] of Object.entries(made)) {
      document.body.append(node);
      const element = asBoard(node, way);
      element.setAttribute('interactive', '');
      element.setAttribute('moves', 'f5');
      await element.updateComplete;
      expect(discs(element), way).to.equal(AFTER_F5);
      cell(element, 'd6').click();
      expect(element.moves, way).to.equal('f5d6');
      element.remove();
    }
  });

  it('is cloned with its attributes, also after it was shown', async () => {
    const element = new OthelloBoard();
    element.setAttribute('moves', 'f5');
    document.body.append(element);
    await element.updateComplete;
    const clone = asBoard(element.cloneNode(true), 'a clone');
    document.body.append(clone);
    await clone.updateComplete;
    expect(discs(clone)).to.equal(AFTER_F5);
    expect(clone.shadowRoot!.querySelectorAll('[role=row]')).to.have.length(8);
    element.remove();
    clone.remove();
  });

  it('adds and reads nothing in its constructor', () => {
    const read: string[] = [];
    class Watched extends OthelloBoard {
      override getAttribute(name: string): string | null {
        read.push(name);
        return super.getAttribute(name);
      }
      override hasAttribute(name: string): boolean {
        read.push(name);
        return super.hasAttribute(name);
      }
    }
    customElements.define('watched-board', Watched);
    const element = document.createElement('watched-board');
    expect(element.getAttributeNames()).to.deep.equal([]);
    expect(element.childNodes).to.have.length(0);
    expect(element.isConnected).to.equal(false);
    expect(read).to.deep.equal([]);
  });

  it('keeps the properties that were set before it was defined', async () => {
    const { tag, define } = undefinedTag();
    const element = document.createElement(tag) as unknown as OthelloBoard;
    const heard: string[] = [];
    element.moves = 'f5d6';
    element.ply = 1;
    element.orientation = 'white';
    element.interactive = true;
    element.marks = [{ square: 'd3', text: 'A' }];
    element.addEventListener('othello-move', ({ detail }) => heard.push(detail.square));
    document.body.append(element);
    define();
    await element.updateComplete;
    expect(discs(element)).to.equal(AFTER_F5);
    expect(element.marks).to.deep.equal([{ square: 'd3', text: 'A' }]);
    const [a1, h8] = [cell(element, 'a1'), cell(element, 'h8')].map((one) => one.getBoundingClientRect());
    expect(a1!.top, 'turned round').to.be.above(h8!.top);
    cell(element, 'f4').click();
    expect(heard).to.deep.equal(['f4']);
    element.remove();
  });

  it('takes the transcript inside the tag, also where it is parsed later', async () => {
    const element = new OthelloBoard();
    document.body.append(element);
    await element.updateComplete;
    expect(element.moves).to.equal('');
    element.append('f5 ');
    element.append('d6');
    await eventually(() => element.moves === 'f5d6');
    element.firstChild!.textContent = 'c4 ';
    element.lastChild!.remove();
    await eventually(() => element.moves === 'c4');
    element.remove();
  });
});
