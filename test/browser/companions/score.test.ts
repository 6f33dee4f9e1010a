import { expect } from '@open-wc/testing';
import { cell, eventually, hideTab, seen } from '../board/support.js';
import { table } from './support.js';

describe('the score', () => {
  it('shows names, discs and whose turn it is', async () => {
    const { board, text, settle } = await table('othello-score', 'black-name="Ann" white-name="Bob"');
    expect(text()).to.contain('Ann: 2').and.to.contain('Bob: 2').and.to.contain('to move');
    board.play('f5');
    await settle();
    expect(text()).to.contain('Ann: 4').and.to.contain('Bob: 1');
  });

  it('follows the flips of a move', async () => {
    const { board, text, settle } = await table('othello-score');
    board.interactive = true;
    board.style.setProperty('--othello-flip-duration', '2s');
    // Nothing is animated in a tab that the runner has put behind another.
    hideTab(false);
    await seen(board);
    await settle();
    board.play('f5');
    await eventually(() => board.animating);
    expect(text()).to.contain('Black: 2');
    await eventually(() => text().includes('Black: 4'));
  });

  it('counts the discs on the board in a preview, such as a turn flipped by hand', async () => {
    const { board, text, settle, companion } = await table('othello-score');
    const shareOfBlack = () => companion.shadowRoot!.querySelector('rect.black')!.getAttribute('width');
    const { position } = board;
    board.preview = `${'-'.repeat(27)}OX------XXX${'-'.repeat(26)} O`;
    await settle();
    expect(text()).to.contain('Black: 4').and.to.contain('White: 1');
    expect(shareOfBlack()).to.equal('51.2');
    expect(board.position).to.equal(position);
    board.preview = undefined;
    await settle();
    expect(text()).to.contain('Black: 2').and.to.contain('White: 2');
  });

  it('shows the official score at the end, or the discs if the attribute says so', async () => {
    const { board, companion, text, settle } = await table('othello-score');
    board.resign('white');
    await settle();
    expect(text()).to.contain('Black: 62').and.to.contain('winner');
    companion.raw = true;
    await settle();
    expect(text()).to.contain('Black: 2').and.not.to.contain('62');
  });

  it('shows a long name whole, on several lines in a narrow place, and the rest of an endless one in its title', async () => {
    const { companion, settle } = await table('othello-score');
    companion.style.width = '9rem';
    const name = (): HTMLElement => companion.shadowRoot!.querySelector<HTMLElement>('[part=name]')!;
    const isWhole = (): boolean =>
      name().scrollHeight <= name().clientHeight && name().scrollWidth <= name().clientWidth;
    for (const long of ['Maximiliane von Hohenstaufenburg'.slice(0, 30), 'W'.repeat(20)]) {
      companion.blackName = long;
      await settle();
      expect(isWhole(), long).to.equal(true);
    }
    companion.blackName = 'Maximiliane '.repeat(20);
    await settle();
    expect(isWhole()).to.equal(false);
    expect(name().title).to.equal(companion.blackName);
    // It does not push the board away.
    expect(name().clientHeight).to.be.lessThan(120);
  });

  it('breaks no name within a word for a clock beside it', async () => {
    const { companion, settle } = await table('othello-score', 'black-name="Beginner" white-name="Jonathan"');
    // What is left on a phone with 360 px.
    companion.style.width = '20.5rem';
    for (const side of ['black', 'white']) {
      const clock = document.createElement('span');
      clock.slot = side;
      clock.textContent = '1:30:00';
      clock.style.fontSize = '1.5em';
      companion.append(clock);
    }
    await settle();
    for (const side of companion.shadowRoot!.querySelectorAll<HTMLElement>('[part~=side]')) {
      const name = side.querySelector<HTMLElement>('[part=name]')!;
      expect(name.clientHeight).to.be.lessThan(1.6 * Number.parseFloat(getComputedStyle(name).fontSize));
      const [clock] = side.querySelector<HTMLSlotElement>('slot:not(.portrait)')!.assignedElements();
      expect(clock!.getBoundingClientRect().top).to.be.at.least(name.getBoundingClientRect().bottom - 1);
    }
  });

  it('shows names as text', async () => {
    const { companion } = await table('othello-score', `black-name="&lt;img src=x onerror=alert(1)&gt;"`);
    expect(companion.shadowRoot!.querySelector('img')).to.equal(null);
  });

  it('speaks the language of the page', async () => {
    const { room, text } = await table('othello-score');
    room.lang = 'fr';
    await eventually(() => text().includes('au trait'));
    expect(text()).to.contain('Noir');
  });

  it('draws its discs as the board does', async () => {
    const { board, companion } = await table('othello-score');
    const looks = (element: Element, pseudo?: string): string =>
      getComputedStyle(element, pseudo).backgroundImage;
    for (const [color, square] of [
      ['black', 'e4'],
      ['white', 'd4'],
    ] as const) {
      const disc = companion.shadowRoot!.querySelector(`.disc.${color}`)!;
      expect(looks(disc), color).to.contain('gradient');
      expect(looks(disc), color).to.equal(looks(cell(board, square), '::after'));
    }
  });

  it('has no fault that axe finds', async () => {
    const { companion } = await table('othello-score');
    await expect(companion).to.be.accessible();
  });
});
