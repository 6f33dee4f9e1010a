import { expect } from '@open-wc/testing';
import type { OthelloBoard } from '../../../src/elements/board/element/element.js';
import { board, cell, eventually, task, firstMoveEngine } from './support.js';

/**
 * A board whose engine has failed in this game, so that a person plays both sides; from now on the engine would be
 * available.
 */
async function withFailedEngine(): Promise<OthelloBoard> {
  const element = await board({ pace: '0' });
  let isThere = false;
  element.engineProvider = () =>
    isThere ? Promise.resolve(firstMoveEngine) : Promise.reject(new Error('the engine is not there'));
  element.engine = 'white';
  await element.updateComplete;
  cell(element, 'f5').click();
  await eventually(() => element.matches(':state(error)'));
  isThere = true;
  return element;
}

describe('an engine that has failed in a game', () => {
  it('is tried again when it is taken off and put on again', async () => {
    const element = await withFailedEngine();
    element.engine = 'none';
    await element.updateComplete;
    element.engine = 'white';
    await eventually(() => element.ply === 2);
    expect(element.matches(':state(error)')).to.equal(false);
  });

  it('is tried again when both are done in one task', async () => {
    const element = await withFailedEngine();
    element.engine = 'none';
    element.engine = 'white';
    await eventually(() => element.ply === 2);
  });

  it('is tried again when the page gives another one', async () => {
    const element = await withFailedEngine();
    element.engineProvider = () => Promise.resolve(firstMoveEngine);
    await eventually(() => element.ply === 2);
  });

  it('is tried again when the page asks for an analysis', async () => {
    const element = await withFailedEngine();
    let found = 0;
    element.addEventListener('othello-analysis', () => found++);
    element.analysis = true;
    await eventually(() => found > 0);
  });

  it('is left alone when something else of the board is set', async () => {
    const element = await withFailedEngine();
    element.setAttribute('hints', 'legal flips');
    element.setAttribute('theme', 'wood');
    await element.updateComplete;
    await task();
    await task();
    expect(element.ply).to.equal(1);
    expect(element.matches(':state(error)')).to.equal(true);
  });
});

describe('the engine of a board', () => {
  it('answers a move that is made again after a take-back', async () => {
    const element = await board({ interactive: '', pace: '0' });
    element.engineProvider = () => Promise.resolve(firstMoveEngine);
    element.engine = 'white';
    await element.updateComplete;
    cell(element, 'f5').click();
    await eventually(() => element.ply === 2);
    element.focusSquare('a1');
    const target = element.shadowRoot!.activeElement!;
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, composed: true }),
    );
    await eventually(() => element.ply === 0);
    cell(element, 'f5').click();
    await eventually(() => element.ply === 2);
  });
});
