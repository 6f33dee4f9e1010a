import { expect } from '@open-wc/testing';
import { eventually } from '../board/support.js';
import { reviewTable } from './analysis-support.js';

async function lines(moves = 'f5') {
  const all = await reviewTable(moves, ['othello-lines']);
  const rows = (): string[] =>
    [...all.find('othello-lines').shadowRoot!.querySelectorAll('li .unseen')].map((one) => one.textContent);
  const moveButton = (text: string): HTMLButtonElement => all.button('othello-lines', text)!;
  return { ...all, rows, moveButton };
}

/** Lines after a finished search. */
async function searched(moves = 'f5') {
  const all = await lines(moves);
  all.button('othello-lines', 'Start the engine')!.click();
  await eventually(() => all.rows().length > 0);
  return all;
}

describe('the lines of the engine', () => {
  it('are searched on request, best first', async () => {
    const { rows, textOf, button, state } = await lines();
    expect(textOf('othello-lines')).to.contain('The engine is off.');
    expect(state.requested).to.equal(0);
    button('othello-lines', 'Start the engine')!.click();
    await eventually(() => rows().length === 3);
    expect(rows()).to.deep.equal([
      'Line 1: even, estimate, depth 9',
      'Line 2: even, estimate, depth 9',
      'Line 3: 12 discs less, estimate, depth 9',
    ]);
    expect(textOf('othello-lines')).to.contain('depth 9, 1K nodes, 1M nodes/s');
  });

  it('are as many as the page wishes', async () => {
    const { find, rows } = await searched();
    find('othello-lines').count = 1;
    await eventually(() => rows().length === 1);
    find('othello-lines').count = 99;
    await eventually(() => rows().length === 3);
  });

  it('follow the board, unless they are to keep their position', async () => {
    const { board, rows, button, find } = await searched();
    board.play('f6');
    await eventually(() => rows().length === 3 && !rows()[2]!.includes('12'));
    board.goTo(1);
    await eventually(() => rows()[2]!.includes('12'));
    button('othello-lines', 'Keep this position')!.click();
    await find('othello-lines').updateComplete;
    board.goTo(0);
    await board.updateComplete;
    await find('othello-lines').updateComplete;
    expect(rows()[2]).to.contain('12');
  });

  it('do not stay beside another place when the engine is off', async () => {
    const { board, rows, button, textOf, find } = await searched();
    await eventually(() => rows().length === 3);
    button('othello-lines', 'Stop the engine')!.click();
    await find('othello-lines').updateComplete;
    expect(rows()).to.have.length(3);
    board.goTo(0);
    await eventually(() => rows().length === 0);
    expect(textOf('othello-lines')).to.contain('The engine is off.');
  });

  it('show the position after a move that has the pointer, and take it back', async () => {
    const { board, moveButton } = await searched();
    moveButton('f6').dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    expect(board.preview).to.be.a('string');
    expect(board.ply).to.equal(1);
    moveButton('f6').dispatchEvent(new PointerEvent('pointerleave'));
    expect(board.preview).to.equal(undefined);
  });

  it('are played up to a move that is clicked, as a side line', async () => {
    const { board, moveButton, button } = await searched('f5d6');
    board.goTo(1);
    await eventually(() => button('othello-lines', 'f6') !== undefined);
    moveButton('f6').click();
    expect(board.history).to.deep.equal(['f5', 'f6']);
    expect(board.places[1]!.children.map(({ move }) => move)).to.deep.equal(['d6', 'f6']);
  });

  it('show all their moves where there is no room for them in one row, until asked again', async () => {
    const { find } = await searched();
    const element = find('othello-lines');
    element.style.width = '10.5rem';
    element.requestUpdate();
    await element.updateComplete;
    const row = element.shadowRoot!.querySelector('li')!;
    const whole = row.querySelector<HTMLElement>('[part=whole]')!;
    const height = row.clientHeight;
    expect(getComputedStyle(whole).visibility).to.equal('visible');
    for (const isWhole of [true, false]) {
      whole.click();
      await element.updateComplete;
      expect(whole.getAttribute('aria-expanded')).to.equal(String(isWhole));
      expect(row.clientHeight > height).to.equal(isWhole);
    }
  });

  it('are gone through by keys', async () => {
    const { board, find, moveButton } = await searched();
    const root = find('othello-lines').shadowRoot!;
    const first = root.querySelector<HTMLElement>('.move')!;
    expect(root.querySelectorAll('.move[tabindex="0"]')).to.have.length(1);
    first.focus();
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    expect(root.activeElement!.closest('li')).to.equal(root.querySelectorAll('li')[1]);
    expect(moveButton('d6')).to.not.equal(undefined);
    expect(board.ply).to.equal(1);
  });

  it('stop, and say why they failed', async () => {
    const { state, button, textOf, find } = await lines();
    state.fault = new Error('no engine here');
    button('othello-lines', 'Start the engine')!.click();
    await eventually(() => textOf('othello-lines').includes('The engine failed: no engine here'));
    expect(find('othello-lines').running).to.equal(false);
    state.fault = undefined;
    state.hold = true;
    button('othello-lines', 'Start the engine')!.click();
    await eventually(() => textOf('othello-lines').includes('The engine is searching.'));
    button('othello-lines', 'Stop the engine')!.click();
    await eventually(() => textOf('othello-lines').includes('The engine is off.'));
  });

  it('have their room while they are sought, so that nothing below them moves', async () => {
    const { state, button, find, rows } = await lines();
    state.hold = true;
    button('othello-lines', 'Start the engine')!.click();
    const below = (): number =>
      find('othello-lines').shadowRoot!.querySelector('[role=group]')!.getBoundingClientRect().top;
    await eventually(() => state.requested === 1);
    await find('othello-lines').updateComplete;
    const before = below();
    state.hold = false;
    button('othello-lines', 'Stop the engine')!.click();
    await find('othello-lines').updateComplete;
    button('othello-lines', 'Start the engine')!.click();
    await eventually(() => rows().length === 3);
    expect(below()).to.be.closeTo(before, 1);
  });

  it('leave axe nothing to find', async () => {
    const { place } = await searched();
    await expect(place).to.be.accessible();
  });
});

describe('the list of moves', () => {
  it('says what the moves of a reviewed game gave away, by sign and in words', async () => {
    const { find, button, place } = await reviewTable('f5d6c3', ['othello-moves', 'othello-review']);
    const item = (): Element => find('othello-moves').shadowRoot!.querySelectorAll('button')[2]!;
    expect(item().textContent).to.not.contain('??');
    button('othello-review', 'Review this game')!.click();
    await eventually(() => item().textContent.includes('??'));
    await eventually(() => find('othello-review').result.status === 'complete');
    await find('othello-moves').updateComplete;
    expect(item().querySelector('.unseen')!.textContent).to.equal('2. White d6, blunder, 12 discs lost');
    expect(item().querySelector('[part~=judgement]')!.textContent.trim()).to.equal('?? −12');
    await expect(place).to.be.accessible();
  });
});
