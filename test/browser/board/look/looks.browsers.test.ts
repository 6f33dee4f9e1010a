import { expect } from '@open-wc/testing';
import type { OthelloBoard } from '../../../../src/elements/board/element/element.js';
import { baseStyles, overrideStyles } from '../../../../src/elements/board/styles/styles.js';
import { board, cell, cells, eventually, firstMoveEngine, hideTab, seen, task } from '../support.js';

/** All style sheets as one text. */
const css = [...baseStyles, overrideStyles].join('\n');

/** A board that is new in the page, or shown again, is laid out in the next frame. */
const nextFrame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** A board inside a box with some layout. */
async function boxed(
  box: string,
  own = '',
  attributes: Readonly<Record<string, string>> = {},
): Promise<OthelloBoard> {
  const element = await board(attributes);
  const parent = document.createElement('div');
  parent.style.cssText = box;
  element.style.cssText = own;
  element.before(parent);
  parent.append(element);
  await element.updateComplete;
  await nextFrame();
  return element;
}

const frame = (element: OthelloBoard): DOMRect =>
  element.shadowRoot!.querySelector('[part=board]')!.getBoundingClientRect();

/** Expects a square board with 64 equal squares, as wide as its host. */
function isSquare(element: OthelloBoard, size: number): void {
  const { width, height } = frame(element);
  expect(width).to.be.closeTo(size, 0.6);
  expect(height).to.be.closeTo(size, 0.6);
  const sizes = cells(element).map((one) => one.getBoundingClientRect());
  const first = sizes[0]!;
  expect(first.width).to.be.closeTo(first.height, 0.6);
  expect(first.width * 8).to.be.within(size * 0.7, size);
  for (const one of sizes) expect(one.width).to.be.closeTo(first.width, 0.6);
}

describe('the looks of a board', () => {
  it('is a block that can be hidden', async () => {
    const element = await board();
    expect(getComputedStyle(element).display).to.equal('block');
    element.hidden = true;
    expect(getComputedStyle(element).display).to.equal('none');
    element.hidden = false;
    element.style.display = 'inline-block';
    element.style.width = '120px';
    expect(getComputedStyle(element).display).to.equal('inline-block');
    await nextFrame();
    isSquare(element, 120);
  });

  for (const size of [40, 160, 320])
    it(`is a square of ${size} px, as its box says`, async () => {
      isSquare(await boxed(`width: ${size}px`), size);
    });

  for (const size of [40, 160, 320, 1000, 2000])
    it(`is a square of ${size} px, as its author says`, async () => {
      isSquare(await boxed('width: 2500px', `width: ${size}px`), size);
    });

  for (const [container, style] of [
    ['a block', ''],
    ['a column whose items are centred', 'display: flex; flex-direction: column; align-items: center'],
    ['a grid whose items are centred', 'display: grid; place-items: center'],
    ['a row of a flex box', 'display: flex'],
    ['a float', 'float: left'],
    ['an inline block', 'display: inline-block'],
    ['a table', 'display: table'],
    ['an absolute box', 'position: absolute'],
    ['vertical text', 'writing-mode: vertical-rl'],
  ] as const)
    it(`is seen as a whole, and not smaller than it could be, in ${container}`, async () => {
      const element = await boxed(style);
      const room = Math.min(innerWidth, innerHeight) - frame(element).width;
      expect(room).to.be.within(0, 100);
      isSquare(element, frame(element).width);
      element.style.maxWidth = '300px';
      isSquare(element, 300);
    });

  for (const zoom of [0.5, 1.25, 2])
    it(`is no larger than the window on a page that is magnified ${zoom} times`, async () => {
      const element = await boxed(`zoom: ${zoom}`);
      // Browsers measure zoomed elements in different pixels: WebKit in those of the page.
      const scale = 'currentCSSZoom' in element ? 1 : zoom;
      const { width, height } = element.getBoundingClientRect();
      expect(width * scale).to.be.within(200 * zoom, innerWidth);
      expect(height * scale).to.be.within(200 * zoom, innerHeight);
    });

  it('stays as large as the window when the page is magnified, and when it no longer is', async () => {
    const element = await boxed('');
    const scaleOf = (zoom: number): number => ('currentCSSZoom' in element ? 1 : zoom);
    const heightAt = (zoom: number): number => {
      return element.getBoundingClientRect().height * scaleOf(zoom);
    };
    const before = heightAt(1);
    for (const zoom of [2, 0.5, 1.25]) {
      element.parentElement!.style.zoom = String(zoom);
      await eventually(() => heightAt(zoom) <= innerHeight && heightAt(zoom) >= 200 * zoom);
    }
    element.parentElement!.style.zoom = '';
    await eventually(() => heightAt(1) === before);
  });

  it('leaves room for its bar, and for its margins', async () => {
    const element = await boxed('', 'margin: 20px', { controls: '' });
    await eventually(() => element.shadowRoot!.querySelector('.controls') !== null);
    expect(element.getBoundingClientRect().height).to.be.below(innerHeight);
    element.parentElement!.style.width = '240px';
    isSquare(element, 200);
  });

  it('is as wide beside a long text as without one', async () => {
    const element = await boxed('float: left');
    const { width } = frame(element);
    const header = document.createElement('p');
    header.slot = 'header';
    header.textContent = 'word '.repeat(500);
    element.append(header);
    expect(frame(element).width).to.equal(width);
  });

  it('has coordinates that can be read, or none', async () => {
    const element = await boxed('width: 200px');
    const row = element.shadowRoot!.querySelector('.row')!;
    const letter = getComputedStyle(row, '::after');
    const left = (): number => cell(element, 'a1').getBoundingClientRect().left - frame(element).left;
    expect(Number.parseFloat(letter.fontSize)).to.be.at.least(10);
    expect(left()).to.be.at.least(12);
    element.parentElement!.style.width = '150px';
    expect(letter.display).to.equal('none');
    expect(left()).to.be.below(5);
    isSquare(element, 150);
  });

  it('takes its size from flex and grid boxes, and from its author', async () => {
    isSquare(await boxed('display: flex; width: 400px', 'flex: 1'), 400);
    isSquare(await boxed('display: flex; flex-direction: column; width: 300px'), 300);
    isSquare(await boxed('display: grid; grid-template-columns: 200px 1fr; width: 500px'), 200);
    isSquare(await boxed('width: 500px', 'width: 50%'), 250);
    isSquare(await boxed('width: 500px', 'max-width: 180px; margin: auto'), 180);
    // Browsers measure zoomed elements in different pixels.
    const zoomed = await boxed('width: 200px; zoom: 2');
    isSquare(zoomed, zoomed.parentElement!.getBoundingClientRect().width);
  });

  it('keeps a smallest width where text crowds it, which a page can set', async () => {
    const crowded = async (own = '', attributes = {}): Promise<OthelloBoard> => {
      const element = await boxed('display: flex; width: 500px', own, attributes);
      const text = document.createElement('p');
      text.textContent = 'word '.repeat(500);
      element.after(text);
      return element;
    };
    isSquare(await crowded(), 144);
    isSquare(await crowded('--othello-min-width: 220px'), 220);
    isSquare(await crowded('width: 80px; flex: none'), 80);
    isSquare(await boxed('width: min-content'), 144);
    isSquare(await boxed('width: min-content', '', { controls: '' }), 144);
    isSquare(await boxed('width: 100px'), 100);
    isSquare(await boxed('display: grid; grid-template-columns: minmax(0, 1fr); width: 100px'), 100);
  });

  it('is never in two columns at once', async () => {
    const element = await boxed('columns: 2; column-gap: 0; width: 400px; height: 300px; column-fill: auto');
    const text = document.createElement('div');
    text.style.height = '200px';
    element.before(text);
    await nextFrame();
    expect(element.getClientRects()).to.have.length(1);
    expect(element.getBoundingClientRect().left).to.be.closeTo(text.getBoundingClientRect().right, 1);
  });

  it('survives a box without width and one that is not displayed', async () => {
    const element = await boxed('width: 0');
    expect(frame(element).width).to.be.below(25);
    element.parentElement!.style.width = '240px';
    isSquare(element, 240);
    const away = await boxed('display: none; width: 240px', '', { interactive: '' });
    away.play('f5');
    away.parentElement!.style.display = 'block';
    await nextFrame();
    isSquare(away, 240);
    expect(cell(away, 'f5').part.contains('black')).to.equal(true);
  });

  it('is themed from anywhere above by prefixed properties', async () => {
    const element = await boxed('--othello-board-color: rgb(1, 2, 3)');
    const color = (): string => getComputedStyle(cell(element, 'a1')).backgroundColor;
    expect(color()).to.equal('rgb(1, 2, 3)');
    document.documentElement.style.setProperty('--othello-board-color', 'rgb(4, 5, 6)');
    element.parentElement!.style.cssText = '';
    expect(color()).to.equal('rgb(4, 5, 6)');
    element.theme = 'wood';
    await element.updateComplete;
    expect(color(), 'before the theme').to.equal('rgb(4, 5, 6)');
    element.style.setProperty('--othello-board-color', 'rgb(7, 8, 9)');
    expect(color()).to.equal('rgb(7, 8, 9)');
    document.documentElement.style.removeProperty('--othello-board-color');
  });

  it('colours its coordinates by the page’s property, beside the board and on the squares', async () => {
    const element = await boxed('--othello-coordinate-color: rgb(1, 2, 3)');
    const row = element.shadowRoot!.querySelector('.row')!;
    for (const coordinates of ['outside', 'inside'] as const) {
      element.coordinates = coordinates;
      await element.updateComplete;
      expect(getComputedStyle(row, '::before').color, coordinates).to.equal('rgb(1, 2, 3)');
    }
  });

  it('sets no public property, and reads each with a fallback', () => {
    expect(css.match(/--othello-[\w-]+\s*:/gu)).to.equal(null);
    const read = [...css.matchAll(/var\(\s*(--othello-[\w-]+)\s*(.)/gu)];
    expect(read.length).to.be.at.least(15);
    for (const [, name, next] of read) expect(next, name).to.equal(',');
    for (const [, name] of css.matchAll(/(?<![\w-])(--[\w-]+)\s*:/gu)) expect(name).to.match(/^--_/u);
  });

  it('has parts to be styled by', async () => {
    const element = await board({
      interactive: '',
      moves: 'f5',
      marks: 'a1=circle',
      arrows: 'c4-f4',
      hints: 'legal last flips stable best values',
    });
    element.engineProvider = () => Promise.resolve(firstMoveEngine);
    const having = (part: string): number => element.shadowRoot!.querySelectorAll(`[part~="${part}"]`).length;
    await eventually(() => having('arrow') === 1);
    await eventually(() => having('value') >= 1);
    expect(having('board')).to.equal(1);
    expect(having('cell')).to.equal(64);
    expect(having('d3')).to.equal(1);
    expect(having('disc')).to.equal(5);
    expect(having('black')).to.equal(4);
    expect(having('white')).to.equal(1);
    expect(having('last')).to.equal(1);
    expect(having('flipped')).to.equal(1);
    expect(having('mark')).to.equal(1);
    expect(having('best')).to.equal(1);
    expect(having('status')).to.equal(1);
    const start = await board({ interactive: '' });
    expect(start.shadowRoot!.querySelectorAll('[part~=legal]').length).to.equal(4);
    const sheet = document.createElement('style');
    sheet.textContent = 'othello-board::part(d3) { background: rgb(9, 9, 9) }';
    document.head.append(sheet);
    expect(getComputedStyle(cell(start, 'd3')).backgroundColor).to.equal('rgb(9, 9, 9)');
    sheet.remove();
  });

  it('says its states by :state(), and puts no class on itself', async () => {
    const element = await board({ interactive: '', pace: '0' });
    const is = (state: string): boolean => element.matches(`:state(${state})`);
    expect([is('black-turn'), is('white-turn'), is('game-over')]).to.deep.equal([true, false, false]);
    element.play('f5');
    await element.updateComplete;
    expect([is('black-turn'), is('white-turn')]).to.deep.equal([false, true]);
    element.engineProvider = () =>
      Promise.resolve({ ...firstMoveEngine, search: () => new Promise(() => undefined) });
    element.engine = 'white';
    await eventually(() => is('thinking'));
    element.engine = 'none';
    await eventually(() => !is('thinking'));
    element.analysis = true;
    await eventually(() => is('analyzing'));
    element.analysis = false;
    await eventually(() => !is('analyzing'));
    element.moves = 'f5f4c3c6c5d6f3c4c7';
    await element.updateComplete;
    expect(is('game-over')).to.equal(true);
    element.moves = 'f5';
    element.engineProvider = () => Promise.reject(new Error('of the test'));
    element.remove();
    await task();
    document.body.append(element);
    element.engine = 'white';
    await eventually(() => is('error'));
    expect(element.classList).to.have.length(0);
    expect(element.getAttributeNames()).not.to.include('class');
    element.remove();
  });

  it('is in the state animating while discs turn', async () => {
    hideTab(false);
    const element = await board({ interactive: '' });
    await seen(element);
    cell(element, 'f5').click();
    await element.updateComplete;
    expect(element.matches(':state(animating)')).to.equal(true);
    for (const animation of cell(element, 'e5').getAnimations({ subtree: true })) animation.finish();
    for (const animation of cell(element, 'f5').getAnimations({ subtree: true })) animation.finish();
    await eventually(() => !element.matches(':state(animating)'));
  });

  it('has a1 at the left on a page that is written from right to left', async () => {
    const left = await boxed('width: 320px');
    const right = await boxed('width: 320px; direction: rtl');
    right.parentElement!.dir = 'rtl';
    await right.updateComplete;
    for (const square of ['a1', 'h1', 'a8', 'd3'] as const) {
      const [here, there] = [left, right].map(
        (one) => cell(one, square).getBoundingClientRect().left - one.getBoundingClientRect().left,
      );
      expect(there, square).to.equal(here);
    }
    const header = document.createElement('p');
    header.slot = 'header';
    header.textContent = 'x';
    right.append(header);
    expect(getComputedStyle(header).direction).to.equal('rtl');
  });

  it('leaves the page alone, and takes its font and colour', async () => {
    const sheets = document.styleSheets.length + document.adoptedStyleSheets.length;
    const children = document.head.children.length;
    const element = await boxed('font: 20px monospace; color: rgb(1, 2, 3)', '', { interactive: '' });
    const header = document.createElement('p');
    header.slot = 'header';
    header.textContent = 'above';
    element.append(header);
    cell(element, 'f5').click();
    await element.updateComplete;
    expect(document.styleSheets.length + document.adoptedStyleSheets.length).to.equal(sheets);
    expect(document.head.children.length).to.equal(children);
    expect(getComputedStyle(header).fontSize).to.equal('20px');
    expect(getComputedStyle(header).color).to.equal('rgb(1, 2, 3)');
    expect(getComputedStyle(element).color).to.equal('rgb(1, 2, 3)');
    expect(css).not.to.match(/@import|@font-face|url\(/u);
  });

  it('takes nothing else of the page’s text into its bar', async () => {
    const style =
      'letter-spacing: 9px; word-spacing: 9px; text-shadow: 1px 1px red; text-transform: uppercase';
    const element = await boxed(`${style}; font: italic small-caps 20px serif; color: rgb(1, 2, 3)`, '', {
      controls: '',
    });
    await eventually(() => element.shadowRoot!.querySelector('.score') !== null);
    const bar = getComputedStyle(element.shadowRoot!.querySelector('.score')!);
    expect(bar.letterSpacing).to.equal('normal');
    expect(bar.wordSpacing).to.equal('0px');
    expect(bar.textShadow).to.equal('none');
    expect(bar.textTransform).to.equal('none');
    expect(bar.fontVariantCaps).to.equal('normal');
    expect(bar.fontFamily).to.equal('serif');
    expect(bar.color).to.equal('rgb(1, 2, 3)');
  });

  it('shares its style sheets with all other boards', async () => {
    const [one, other] = [await board(), await board()];
    expect(one.shadowRoot!.adoptedStyleSheets).to.have.length.above(0);
    expect(one.shadowRoot!.adoptedStyleSheets).to.deep.equal(other.shadowRoot!.adoptedStyleSheets);
    one.shadowRoot!.adoptedStyleSheets.forEach((sheet, index) =>
      expect(sheet).to.equal(other.shadowRoot!.adoptedStyleSheets[index]),
    );
  });
});
