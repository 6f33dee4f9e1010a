import { expect } from '@open-wc/testing';
import type { ChangeDetail } from '../../../src/elements/board/events.js';
import type { OthelloBoard } from '../../../src/elements/board/element/element.js';
import type { Engine } from '../../../src/core/engine/engine.js';
import { Position } from '../../../src/core/rules/position.js';
import { board, cell, discs, eventually, events, firstMoveEngine, spoken, task } from './support.js';

/** The details of `othello-change` events. */
function changes(element: OthelloBoard): ChangeDetail[] {
  const reported: ChangeDetail[] = [];
  element.addEventListener('othello-change', ({ detail }) => reported.push(detail));
  return reported;
}

describe('the API of a board', () => {
  it('ends the game by resignation, with the official score', async () => {
    const element = await board({ interactive: '', moves: 'f5' });
    expect(element.resign('white')).to.equal(true);
    expect(element.result).to.deep.include({ reason: 'resignation', winner: 'black', black: 63, white: 1 });
    expect(await spoken(element)).to.contain('Black wins');
    expect(element.resign('white'), 'a second time').to.equal(false);
    cell(element, 'd6').click();
    expect(element.ply, 'a move after the end').to.equal(1);
  });

  it('ends the game on time by the rule that is named', async () => {
    const element = await board({ moves: 'f5' });
    expect(element.flagFall('black', 'none')).to.equal(true);
    expect(element.result).to.equal(undefined);
    element.flagFall('black', 'czech');
    expect(element.result).to.deep.include({ reason: 'time', winner: 'white', black: 31, white: 33 });
  });

  it('takes a move with the discs as they were turned by hand', async () => {
    const element = await board();
    const unturned = Position.start.board.slice(0, 37) + 'X' + Position.start.board.slice(38);
    expect(element.play('f5', unturned)).to.equal(true);
    expect(element.position).to.equal(`${unturned} O`);
    element.undo();
    expect(element.play('f5', 'nonsense')).to.equal(false);
    expect(element.ply).to.equal(0);
  });

  it('shows other discs without touching the game', async () => {
    const element = await board({ interactive: '' });
    const heard = events(element);
    const other = `X${'-'.repeat(63)}`;
    element.preview = other;
    await element.updateComplete;
    expect(discs(element)).to.equal(other);
    expect(element.position).to.equal(Position.start.toString());
    cell(element, 'f5').click();
    expect(heard).to.deep.equal(['squareclick']);
    element.preview = 'nonsense';
    expect(heard).to.deep.equal(['squareclick', 'error']);
    await element.updateComplete;
    expect(discs(element), 'after what could not be read').to.equal(other);
    element.preview = undefined;
    await element.updateComplete;
    expect(discs(element)).to.equal(Position.start.board);
  });

  it('takes back the answer of the engine with the move', async () => {
    const element = await board({ engine: 'white', pace: '0' });
    element.engineProvider = () => Promise.resolve(firstMoveEngine);
    cell(element, 'f5').click();
    while (element.ply < 2) await task();
    expect(element.length).to.equal(2);
    expect(element.takeBack()).to.equal(true);
    expect(element.ply).to.equal(0);
    expect(element.length).to.equal(2);
    expect(element.takeBack()).to.equal(false);
  });

  it('lets the engine play at once what it has found so far', async () => {
    const element = await board({ engine: 'white', pace: '60000' });
    const patient: Engine = {
      ...firstMoveEngine,
      search: (position, limits = {}) =>
        new Promise((_, reject) => {
          void firstMoveEngine.search(position).then((result) => limits.onProgress?.(result));
          limits.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    };
    element.engineProvider = () => Promise.resolve(patient);
    const heard = events(element);
    cell(element, 'f5').click();
    for (let tries = 0; tries < 100 && !element.thinking; tries++) await task();
    expect(element.thinking).to.equal(true);
    element.moveNow();
    for (let tries = 0; tries < 100 && element.ply < 2; tries++) await task();
    expect(element.ply).to.equal(2);
    expect(element.thinking).to.equal(false);
    await task();
    expect(heard).not.to.include('error');
  });

  it('rests while it is paused', async () => {
    const element = await board({ engine: 'black', pace: '0', paused: '' });
    element.engineProvider = () => Promise.resolve(firstMoveEngine);
    await element.updateComplete;
    expect(element.thinking).to.equal(false);
    element.paused = false;
    while (element.ply < 1) await task();
    element.paused = true;
    cell(element, element.legalMoves[0]!).click();
    expect(element.ply).to.equal(1);
  });

  it('gives the corners of a handicap to the side that is named', async () => {
    const element = await board({ handicap: '2', 'handicap-for': 'white' });
    expect(discs(element)[0]).to.equal('O');
    expect(discs(element)[63]).to.equal('O');
  });

  it('begins a game of its own where a position is set on a living board', async () => {
    const element = await board({ moves: 'f5d6' });
    const { position } = element;
    const text = Position.start.play('d3').toString();
    element.position = text;
    expect(element.position).to.equal(text);
    expect(element.moves).to.equal('');
    element.setAttribute('moves', 'c5');
    await element.updateComplete;
    expect(element.moves).to.equal('c5');
    expect(element.position).not.to.equal(position);
  });

  it('plays moves from a position where both are set together', async () => {
    const element = await board({ moves: 'f5d6' });
    element.position = Position.start.play('d3').toString();
    element.moves = 'c5';
    expect(element.moves).to.equal('c5');
    element.reset();
    expect(element.moves).to.equal('c5');
  });

  it('does nothing where a property is set to what it is', async () => {
    const element = await board({ moves: 'f5d6', ply: '1' });
    await task();
    const reported = changes(element);
    element.moves = 'f5d6';
    // oxlint-disable-next-line no-self-assign
    element.position = element.position;
    await task();
    expect(element.ply).to.equal(1);
    expect(reported).to.deep.equal([]);
  });
});

describe('othello-change', () => {
  it('comes once for all that happens in a task, whoever does it', async () => {
    const element = await board({ interactive: '', style: '--othello-flip-duration: 0s' });
    await task();
    const reported = changes(element);
    const ofGame = (): ChangeDetail[] => reported.filter(({ reason }) => reason !== 'state');
    cell(element, 'f5').click();
    element.play('d6');
    await task();
    expect(ofGame()).to.have.length(1);
    expect(ofGame()[0]).to.include({ reason: 'move', ply: 2, position: element.position });
    element.undo(2);
    await task();
    expect(ofGame()[1]).to.include({ reason: 'navigate', ply: 0 });
    element.resign('black');
    await task();
    expect(ofGame()[2]).to.include({ reason: 'result' });
    element.moves = 'c4';
    await task();
    expect(ofGame()[3]).to.include({ reason: 'setup', ply: 1 });
    await eventually(() => !element.animating);
    await task();
    const before = reported.length;
    element.paused = true;
    await element.updateComplete;
    await task();
    expect(reported.slice(before).map(({ reason }) => reason)).to.deep.equal(['state']);
    expect(ofGame()).to.have.length(4);
  });

  it('says what a page does to those who cannot see it', async () => {
    const element = await board();
    element.play('f5');
    expect(await spoken(element)).to.equal('Black f5, flips 1. White to move, 3 moves.');
    element.undo();
    expect(await spoken(element)).to.contain('Undone: f5.');
  });
});
