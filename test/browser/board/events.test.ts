import { expect } from '@open-wc/testing';
import type { OthelloBoard } from '../../../src/elements/board/element/element.js';
import { Position } from '../../../src/core/rules/position.js';
import {
  board,
  cell,
  discs,
  eventually,
  events,
  firstMoveEngine,
  focused,
  hideTab,
  press,
  task,
} from './support.js';

/** Ends with the next move: White has no disc left. */
const BEFORE_WIPE_OUT = 'f5f4c3c6c5d6f3c4';
const BEFORE_PASS = 'f5f6d3g5h5h4f7';

/** Every event of the board, with what is visible while it is handled. */
function sent(element: OthelloBoard): CustomEvent[] {
  const list: CustomEvent[] = [];
  const dispatch = element.dispatchEvent.bind(element);
  element.dispatchEvent = (event) => {
    list.push(event as CustomEvent);
    return dispatch(event);
  };
  return list;
}

describe('the events of a board', () => {
  it('are not sent for what the page does itself', async () => {
    const element = await board({ interactive: '' });
    const heard = events(element);
    expect(element.play('f5')).to.equal(true);
    expect(element.play('a1')).to.equal(false);
    element.undo();
    element.redo();
    element.goTo(0);
    element.takeBack();
    element.focusSquare('e3');
    element.orientation = 'white';
    element.position = Position.start.play('d3').toString();
    element.position = 'start';
    element.moves = 'f5d6';
    element.setAttribute('moves', BEFORE_WIPE_OUT);
    element.play('c7');
    expect(element.gameOver).to.equal(true);
    element.resign();
    element.reset();
    element.remove();
    document.body.append(element);
    await element.updateComplete;
    await task();
    expect(heard).to.deep.equal([]);
  });

  it('are sent for what a person or the engine does', async () => {
    const element = await board({ interactive: '' });
    element.engineProvider = () => Promise.resolve(firstMoveEngine);
    const heard = events(element);
    cell(element, 'f5').click();
    element.focusSquare('a1');
    await press(',');
    expect(heard.splice(0)).to.deep.equal(['squareclick', 'beforemove', 'move', 'plychange']);
    element.moves = '';
    element.pace = 0;
    element.engine = 'black';
    await eventually(() => element.ply === 1);
    expect(heard).to.deep.equal(['beforemove', 'move']);
  });

  it('have prefixed lower-case names, bubble, and leave the shadow root', async () => {
    hideTab(false);
    // Only the board's own engine is reported as ready.
    const element = await board({ interactive: '', moves: BEFORE_PASS, hints: 'values' });
    const list = sent(element);
    cell(element, 'h6').click();
    element.focusSquare('a1');
    await press('Control+z');
    // Nothing is searched in a game that is over, and no move of a game before is shown to its end.
    const late = ['othello-analysis', 'othello-engineready', 'othello-moveend'];
    await eventually(() => late.every((name) => list.some(({ type }) => type === name)));
    element.setAttribute('moves', BEFORE_WIPE_OUT);
    await element.updateComplete;
    cell(element, 'c7').click();
    element.setAttribute('moves', '%');
    await element.updateComplete;
    await eventually(() => new Set(list.map(({ type }) => type)).size === 11);
    const cancelable = ['othello-beforemove', 'othello-squareclick'];
    for (const event of list) {
      expect(event.type).to.match(/^othello-[a-z]+$/u);
      expect(event.bubbles, event.type).to.equal(true);
      expect(event.composed, event.type).to.equal(true);
      expect(event.cancelable, event.type).to.equal(cancelable.includes(event.type));
    }
  });

  it('are stopped by preventDefault where they say so', async () => {
    const element = await board({ interactive: '' });
    for (const type of ['othello-beforemove', 'othello-squareclick'] as const) {
      element.addEventListener(type, (event) => event.preventDefault(), { once: true });
      cell(element, 'f5').click();
      expect(element.ply, type).to.equal(0);
    }
    cell(element, 'f5').click();
    expect(element.ply).to.equal(1);
  });

  it('come when the board is already in its new state', async () => {
    const element = await board({ interactive: '', moves: BEFORE_WIPE_OUT });
    const seen: string[] = [];
    element.addEventListener('othello-beforemove', () => seen.push(`before ${element.ply}`));
    element.addEventListener('othello-move', ({ detail }) => {
      expect(element.position).to.equal(detail.position);
      expect(element.score).to.deep.equal(detail.score);
      expect(element.lastMove).to.equal(detail.square);
      seen.push(`move ${element.ply}`);
    });
    element.addEventListener('othello-gameover', ({ detail }) => {
      expect(element.result).to.deep.include(detail);
      seen.push(`over ${element.winner}`);
    });
    element.addEventListener('othello-plychange', ({ detail }) => {
      expect(element.ply).to.equal(detail.ply);
      seen.push(`place ${element.ply}`);
    });
    cell(element, 'c7').click();
    element.focusSquare('a1');
    await press('<');
    expect(seen).to.deep.equal(['before 8', 'move 9', 'over black', 'place 0']);
  });

  it('can be answered by changes of the same board', async () => {
    const answers: readonly ((element: OthelloBoard) => void)[] = [
      (element) => element.undo(),
      (element) => element.reset(),
      (element) => element.remove(),
      (element) => element.play(element.legalMoves[0]!),
      (element) => (element.moves = 'c4c3'),
      (element) => (element.engine = 'none'),
      (element) => (element.orientation = 'white'),
    ];
    for (const answer of answers) {
      const element = await board({ interactive: '' });
      element.addEventListener('othello-move', () => answer(element), { once: true });
      cell(element, 'f5').click();
      await element.updateComplete;
      expect(discs(element), String(answer)).to.equal(element.position.slice(0, 64));
    }
  });

  it('a move that became impossible in othello-beforemove is not made', async () => {
    const element = await board({ interactive: '' });
    element.addEventListener('othello-beforemove', () => (element.moves = 'f5d6c3'), { once: true });
    cell(element, 'f5').click();
    expect(element.moves).to.equal('f5d6c3');
  });

  it('moveend comes after the move, at once in a tab that nobody sees', async () => {
    hideTab(true);
    const element = await board({ interactive: '' });
    const order: string[] = [];
    element.addEventListener('othello-move', () => order.push('move'));
    element.addEventListener('othello-moveend', ({ detail }) => order.push(`end of ${detail.square}`));
    cell(element, 'f5').click();
    await task();
    expect(order).to.deep.equal(['move', 'end of f5']);
  });

  it('a handler that throws does not stop the game', async () => {
    const element = await board({ interactive: '' });
    const errors: unknown[] = [];
    const own = window.onerror;
    window.onerror = (message) => {
      errors.push(message);
      return true;
    };
    element.addEventListener('othello-move', () => {
      throw new Error('of the page');
    });
    cell(element, 'f5').click();
    cell(element, 'd6').click();
    await element.updateComplete;
    window.onerror = own;
    expect(errors).to.have.length(2);
    expect(discs(element)).to.equal(element.position.slice(0, 64));
    expect(element.ply).to.equal(2);
  });

  it('the square keeps the focus while all this goes on', async () => {
    const element = await board({ interactive: '' });
    element.focusSquare('f5');
    element.addEventListener('othello-move', () => (element.orientation = 'white'));
    await press('Enter');
    await element.updateComplete;
    expect(focused(element)).to.equal('f5');
  });
});
