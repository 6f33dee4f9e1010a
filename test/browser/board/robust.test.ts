/** What pages, apps and translations do to a board. */
import { expect } from '@open-wc/testing';
import type { OthelloBoard } from '../../../src/elements/board/element/element.js';
import { board, discs, eventually, task } from './support.js';

const START = `${'-'.repeat(27)}OX------XO${'-'.repeat(27)}`;

/** A board made of HTML, as a page has it. */
async function parsed(html: string): Promise<OthelloBoard> {
  const home = document.createElement('div');
  home.innerHTML = html;
  document.body.append(home);
  const element = home.querySelector('othello-board')!;
  await element.updateComplete;
  return element;
}

function faultsOf(element: OthelloBoard): string[] {
  const faults: string[] = [];
  element.addEventListener('othello-error', ({ detail }) => faults.push(detail.message));
  return faults;
}

describe('many boards', () => {
  const native = Object.getOwnPropertyDescriptor(Element.prototype, 'currentCSSZoom')!;
  let home: HTMLElement;
  /** How many boards were read before the first of them is drawn anew, and after. */
  let reads: { before: number; after: number };
  let isOver: boolean;

  function count(): void {
    reads = { before: 0, after: 0 };
    isOver = false;
  }

  beforeEach(() => {
    count();
    Object.defineProperty(Element.prototype, 'currentCSSZoom', {
      configurable: true,
      get(this: Element) {
        if (!reads.before) queueMicrotask(() => (isOver = true));
        if (home.contains(this)) reads[isOver ? 'after' : 'before']++;
        return native.get!.call(this) as number;
      },
    });
    home = document.createElement('div');
    home.innerHTML = '<othello-board></othello-board>'.repeat(20);
    document.body.append(home);
  });

  afterEach(() => {
    home.remove();
    Object.defineProperty(Element.prototype, 'currentCSSZoom', native);
  });

  it('are made before the zoom of any is read, which lays the page out', async () => {
    expect(reads.before).to.equal(0);
    await home.querySelector('othello-board')!.updateComplete;
    await task();
    expect(reads.before).to.equal(20);
  });

  it('are all read before one is drawn in another zoom', async () => {
    const last = home.querySelector<OthelloBoard>('othello-board:last-child')!;
    await last.updateComplete;
    await task();
    const zoomOf = (): string => getComputedStyle(last).getPropertyValue('--_zoom');
    expect(zoomOf()).to.equal('1');
    count();
    home.style.zoom = '1.5';
    await eventually(() => zoomOf() === '1.5');
    expect(reads.before).to.equal(20);
  });
});

describe('many boards with an engine', () => {
  it('do not each have the page laid out before it is drawn', async () => {
    const native = Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth')!;
    let [reads, requested] = [0, 0];
    const engineProvider = (): Promise<never> => {
      requested++;
      return new Promise(() => undefined);
    };
    Object.defineProperty(Element.prototype, 'clientWidth', {
      configurable: true,
      get(this: Element) {
        reads++;
        return native.get!.call(this) as number;
      },
    });
    const home = document.createElement('div');
    for (let count = 0; count < 20; count++) {
      const element = document.createElement('othello-board');
      Object.assign(element, { hints: 'values', engineProvider });
      home.append(element);
    }
    document.body.append(home);
    await eventually(() => requested > 0);
    expect(reads).to.be.at.most(1);
    home.remove();
    Object.defineProperty(Element.prototype, 'clientWidth', native);
  });
});

it('plays where the browser takes no states, or none without dashes', async () => {
  const { prototype } = CustomStateSet;
  const add = Object.getOwnPropertyDescriptor(prototype, 'add')!;
  prototype.add = () => {
    throw new DOMException('no dashes', 'SyntaxError');
  };
  try {
    const element = await board({ interactive: '' });
    element.play('f5');
    await element.updateComplete;
    expect(element.ply).to.equal(1);
    expect(element.matches(':state(white-turn)')).to.equal(false);
  } finally {
    Object.defineProperty(prototype, 'add', add);
  }
  const other = await board({ moves: 'f5' });
  expect(other.matches(':state(white-turn)')).to.equal(true);
});

describe('the arguments of methods', () => {
  it('are checked as attributes are: what is refused is reported, and nothing has changed', async () => {
    const element = await board({ moves: 'f5d6c3' });
    const faults = faultsOf(element);
    const event = new Event('click');
    const loose = element as unknown as Record<string, (...parameters: unknown[]) => unknown>;
    for (const [name, ...parameters] of [
      ['undo', event],
      ['redo', event],
      ['undo', Number.NaN],
      ['goTo', 999],
      ['goTo', event],
      ['goTo', -1],
      ['resign', event],
      ['flagFall', 'blue'],
      ['flagFall'],
      ['flagFall', 'black', 'german'],
    ] as const) {
      loose[name]!(...parameters);
      expect([element.ply, element.gameOver], name).to.deep.equal([3, false]);
    }
    expect(faults).to.have.length(10);
    expect(faults[0]).to.equal('undo takes a number of moves, not a value of type object');
    expect(faults[7]).to.equal('flagFall takes one of black, white, not "blue"');
    element.undo(100);
    expect(element.ply).to.equal(0);
    element.goTo(3);
    element.resign();
    expect(element.gameOver).to.equal(true);
  });
});

describe('the text inside the tag', () => {
  for (const html of [
    '<p>f5 d6 c3</p>',
    '<code>f5d6c3</code>',
    'f5 d6<br>c3',
    'f5<br/>d6 <em>c3</em>',
    '<pre><code>f5 d6 c3</code></pre>',
    '“f5 d6\u200b c3”',
    '<p>Here is a board, for scripts only.</p>f5 d6 c3',
  ]) {
    it(`is read where Markdown or an editor has wrapped it: ${html}`, async () => {
      const element = await parsed(`<othello-board>${html}</othello-board>`);
      expect(element.moves).to.equal('f5d6c3');
      element.remove();
    });
  }

  it('changes nothing where a translation of the page wraps it anew', async () => {
    const element = await parsed('<othello-board interactive>f5 d6</othello-board>');
    element.play('c3');
    const faults = faultsOf(element);
    const outer = document.createElement('font' as string);
    outer.innerHTML = '<font dir="auto">F5  D6 </font>';
    element.replaceChildren(outer);
    await task();
    expect(element.moves).to.equal('f5d6c3');
    expect(faults).to.deep.equal([]);
    outer.textContent = 'c4';
    await eventually(() => element.moves === 'c4');
    element.remove();
  });
});

describe('a diagram that cannot be read', () => {
  const notice = (element: OthelloBoard): string =>
    getComputedStyle(element.shadowRoot!.querySelector('.board')!, '::after').content;

  it('says so in place of the start, until it can be read', async () => {
    const element = await parsed('<othello-board moves="f5 f9"></othello-board>');
    expect(notice(element)).to.contain('f9');
    const { visibility } = getComputedStyle(element.shadowRoot!.querySelector('.grid')!);
    expect(visibility).to.equal('hidden');
    element.moves = 'f5';
    await element.updateComplete;
    expect(notice(element)).to.equal('none');
    element.setAttribute('moves', 'f5 z9');
    await element.updateComplete;
    expect([notice(element), element.moves], 'the last good state stays').to.deep.equal(['none', 'f5']);
    element.remove();
  });

  it('is one that nobody plays on: a board that is played on begins at the start', async () => {
    const element = await parsed('<othello-board interactive moves="f5 f9"></othello-board>');
    expect(notice(element)).to.equal('none');
    expect(discs(element)).to.equal(START);
    element.remove();
  });
});
