import { expect, waitUntil } from '@open-wc/testing';
import type { OthelloBoard } from '../../../src/board/element.js';
import '../../../src/index.js';
import { OthelloClock } from '../../../src/companions/define/clock.js';
import '../../../src/companions/define/controls.js';
import '../../../src/companions/define/evaluation.js';
import '../../../src/companions/define/moves.js';
import '../../../src/companions/define/score.js';
import { firstMoveEngine } from '../board/support.js';

const rooms: HTMLElement[] = [];
afterEach(() => rooms.splice(0).forEach((room) => room.remove()));

const task = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** A board with companions beside it, all of them shown. */
async function table(tag: 'score' | 'clock' | 'moves' | 'controls' | 'evaluation', attributes = '') {
  // Made by hand: a fixture would wait for a frame, which a tab behind another never gets.
  const room = document.createElement('div');
  document.body.append(room);
  rooms.push(room);
  room.innerHTML = `<othello-${tag} for="b" ${attributes}></othello-${tag}><othello-board id="b" interactive></othello-board>`;
  const board = room.querySelector<OthelloBoard>('#b')!;
  const companion = room.firstElementChild as HTMLElement & { updateComplete: Promise<boolean> };
  board.style.setProperty('--othello-flip-duration', '0s');
  await board.updateComplete;
  await task();
  await companion.updateComplete;
  const text = (): string => companion.shadowRoot!.textContent.replace(/\s+/g, ' ').trim();
  const button = (name: string): HTMLButtonElement =>
    [...companion.shadowRoot!.querySelectorAll('button')].find(
      (one) =>
        (one.getAttribute('aria-label') ?? (one.querySelector('.unseen') ?? one).textContent.trim()) === name,
    )!;
  const settle = async (): Promise<void> => {
    await board.updateComplete;
    await task();
    await task();
    await companion.updateComplete;
  };
  return { room, board, companion, text, button, settle };
}

describe('the score', () => {
  it('shows names, discs and whose turn it is', async () => {
    const { board, text, settle } = await table('score', 'black-name="Ann" white-name="Bob"');
    expect(text()).to.contain('Ann: 2').and.to.contain('Bob: 2').and.to.contain('to move');
    board.play('f5');
    await settle();
    expect(text()).to.contain('Ann: 4').and.to.contain('Bob: 1');
  });

  it('shows the official score at the end', async () => {
    const { board, text, settle } = await table('score');
    board.resign('white');
    await settle();
    expect(text()).to.contain('Black: 62').and.to.contain('winner');
  });

  it('shows names as text', async () => {
    const { companion } = await table('score', `black-name="&lt;img src=x onerror=alert(1)&gt;"`);
    expect(companion.shadowRoot!.querySelector('img')).to.equal(null);
  });

  it('speaks the language of the page', async () => {
    const { room, text, settle } = await table('score');
    room.lang = 'fr';
    for (let i = 0; i < 50 && !text().includes('au trait'); i++) await settle();
    expect(text()).to.contain('Noir').and.to.contain('au trait');
  });
});

describe('the moves', () => {
  it('leave axe nothing to find', async () => {
    const { board, companion, settle } = await table('moves');
    board.moves = 'f5d6c3d3c4';
    await settle();
    await expect(companion).to.be.accessible();
  });

  it('lists them with passes, and goes to the one that is clicked', async () => {
    const { board, button, text, settle } = await table('moves');
    board.moves = 'f5d6c3d3c4';
    await settle();
    button('3. Black c3').click();
    expect(board.ply).to.equal(3);
    await settle();
    expect(button('3. Black c3').getAttribute('aria-current')).to.equal('step');
    expect(text()).to.contain('c4');
  });

  it('names the opening', async () => {
    const { board, text, settle } = await table('moves');
    board.moves = 'f5d6c3d3c4';
    for (let i = 0; i < 100 && !text().includes('Tiger'); i++) await settle();
    expect(text()).to.contain('Opening: Tiger');
  });
});

describe('the controls', () => {
  it('take back, go and come back', async () => {
    const { board, button, settle } = await table('controls');
    expect(button('Take back').getAttribute('aria-disabled')).to.equal('true');
    board.play('f5');
    await settle();
    button('Take back').click();
    expect(board.ply).to.equal(0);
    await settle();
    button('To the end').click();
    expect(board.ply).to.equal(1);
  });

  it('ask before a side resigns', async () => {
    const { board, button, settle, companion } = await table('controls', 'buttons="resign"');
    button('Resign').click();
    const dialog = companion.shadowRoot!.querySelector('dialog')!;
    expect(dialog.open).to.equal(true);
    expect(board.paused, 'while it is asked').to.equal(true);
    dialog.querySelector<HTMLButtonElement>('[value=yes]')!.click();
    await settle();
    expect(board.result).to.include({ reason: 'resignation', winner: 'white' });
    expect(board.paused).to.equal(false);
  });

  it('give a hint by the focus', async () => {
    const { board, button, settle } = await table('controls');
    board.engineProvider = () => Promise.resolve(firstMoveEngine);
    button('Hint').click();
    const focused = () => board.shadowRoot!.activeElement?.getAttribute('data-square');
    for (let i = 0; i < 50 && focused() !== 'd3'; i++) await settle();
    expect(focused()).to.equal('d3');
  });
});

function clockOf(element: HTMLElement): OthelloClock {
  if (!(element instanceof OthelloClock)) throw new TypeError('not a clock');
  return element;
}

describe('the clock', () => {
  it('begins with the first move, and stands while the board is paused', async () => {
    const { board, companion, settle } = await table('clock', 'time="1:00"');
    const clock = clockOf(companion);
    expect(clock.running).to.equal(false);
    board.play('f5');
    await waitUntil(() => clock.running, 'once its flips are done');
    board.paused = true;
    await settle();
    expect(clock.running).to.equal(false);
    board.paused = false;
    await settle();
    expect(clock.running).to.equal(true);
    expect(clock.remaining.black).to.equal(60_000);
    board.resign();
    await settle();
    expect(clock.running).to.equal(false);
  });

  it('ends the game when the time is up', async () => {
    const { board, companion } = await table('clock', 'time="0:01" flag-rule="zero"');
    const clock = clockOf(companion);
    const told = new Promise<CustomEvent<{ color: string }>>((resolve) => {
      clock.addEventListener('othello-flag', resolve);
    });
    clock.start();
    expect((await told).detail.color).to.equal('black');
    expect(board.result).to.include({ reason: 'time', black: 0, white: 64 });
  });

  it('is saved and restored', async () => {
    const { companion } = await table('clock', 'time="5"');
    const clock = clockOf(companion);
    const saved = clock.save();
    clock.time = '9';
    await clock.updateComplete;
    expect(clock.remaining.black).to.equal(540_000);
    expect(clock.restore(saved)).to.equal(true);
    expect(clock.remaining.black).to.equal(300_000);
    expect(clock.restore('nonsense')).to.equal(false);
  });
});

describe('the evaluation', () => {
  it('says who is ahead and how sure that is', async () => {
    const { board, companion, text, settle } = await table('evaluation');
    board.engineProvider = () => Promise.resolve(firstMoveEngine);
    expect(text()).to.contain('no evaluation yet');
    board.analysis = true;
    for (let i = 0; i < 100 && !text().includes('even'); i++) await settle();
    expect(text()).to.contain('Even (estimated, depth 1)');
    expect(companion.shadowRoot!.querySelector('[role=meter]')!.getAttribute('aria-valuenow')).to.equal('0');
  });
});

describe('a companion', () => {
  it('finds a board that comes later, and leaves the one that goes', async () => {
    const { room, board, text, settle } = await table('score');
    board.remove();
    await settle();
    expect(text()).not.to.contain('Black: 2');
    const other = document.createElement('othello-board');
    other.id = 'b';
    other.setAttribute('moves', 'f5');
    room.append(other);
    for (let i = 0; i < 20 && !text().includes('4'); i++) await settle();
    expect(text()).to.contain('Black: 4');
  });
});
